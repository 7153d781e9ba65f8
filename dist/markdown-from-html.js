export const id = 95;
export const ids = [95];
export const modules = {

/***/ 94095:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  markdownFromHtml: () => (/* binding */ markdownFromHtml)
});

// EXTERNAL MODULE: ./node_modules/parse5/dist/index.js + 17 modules
var dist = __webpack_require__(92009);
;// CONCATENATED MODULE: ./build/github/page-text/html-elements.js
// What browsers never show (HTML standard, 15.3.1), and elements that are drawn in the place of their content.
const withoutText = new Set('area audio base canvas datalist desc dialog head iframe link meta metadata noembed noframes noscript object param rp script style svg template title video'.split(' '));
const voidElements = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** What GitHub's page draws from its source. */
const diagrams = new Map([
    ['mermaid', 'Mermaid diagram'],
    ['geojson', 'GeoJSON map'],
    ['topojson', 'TopoJSON map'],
    ['stl', 'STL model'],
]);
// The page does not show the language of a code block. Only a short word is taken for one.
const languageForm = /^[a-z\d][a-z\d+#._-]{0,19}$/iu;
function attributeOf({ attrs }, name) {
    return attrs.find((attribute) => attribute.name === name)?.value;
}
/** Returns whether the page shows the element. Arrows from footnotes to their references are not text. */
function isShown(tag) {
    return (!withoutText.has(tag.tagName) &&
        attributeOf(tag, 'hidden') === undefined &&
        attributeOf(tag, 'data-footnote-backref') === undefined &&
        // GitHub's heading "Footnotes" is for screen readers. The text of a user cannot have a class.
        !classesOf(tag).includes('sr-only'));
}
/** Returns whether the element has neither content nor an end tag. */
function isVoid({ tagName }) {
    return voidElements.has(tagName);
}
/** Returns what the page draws instead of the content of an element; undefined if it shows text. */
function diagramOf(tag) {
    return tag.tagName === 'section' ? diagrams.get(attributeOf(tag, 'data-type') ?? '') : undefined;
}
function diagramOfLanguage(language) {
    return diagrams.get(language.toLowerCase());
}
/**
 * Returns the language of a code block, which GitHub names at `pre` or at the `div` around it, and others at the `code` in
 * it.
 */
function languageOf(tag) {
    if (tag === undefined)
        return undefined;
    const named = [
        ...(tag.tagName === 'pre' ? [attributeOf(tag, 'lang')] : []),
        ...classesOf(tag).map((name) => /^(?:language|highlight-(?:source|text))-(.+)$/u.exec(name)?.[1]),
    ];
    return named.find((name) => name !== undefined && languageForm.test(name));
}
function classesOf(tag) {
    return attributeOf(tag, 'class')?.split(/\s+/u) ?? [];
}

;// CONCATENATED MODULE: ./build/github/page-text/markdown-writer.js
/** What separates two visible texts. The wider of two wins. */
const gaps = { none: 0, space: 1, line: 2, blankLine: 3 };
/**
 * Writes Markdown piece by piece, each piece once, so the time is linear. White space, marks and the starts of quotes and
 * list items are written when visible text follows.
 */
class MarkdownWriter {
    #parts = [];
    #length = 0;
    #gap = gaps.none;
    /** Whether the last piece was a border. */
    #isAtStart = false;
    #containers = [];
    /** How many of the containers held the text before, too. */
    #shared = 0;
    #waiting = [];
    /** What a line break becomes; undefined outside of headings and table rows. */
    #lineBreak;
    /** Whether the heading or table row has begun, so that a line break would be inside it. */
    #isInLine = false;
    toString() {
        return this.#parts.join('');
    }
    /** Asks for a gap before the next visible text. */
    gap(gap) {
        if (gap > this.#gap)
            this.#gap = gap;
    }
    /** Writes text as browsers do: any white space is one space. */
    text(text) {
        const words = text.replaceAll(/[\t\n\f\r ]+/gu, ' ');
        if (words.startsWith(' '))
            this.gap(gaps.space);
        const trimmed = words.trim();
        if (trimmed === '')
            return;
        this.#write(trimmed);
        if (words.endsWith(' '))
            this.gap(gaps.space);
    }
    /** Writes code in a line. */
    code(text) {
        const words = text.replaceAll(/\s+/gu, ' ').trim();
        if (words === '')
            return;
        const fence = '`'.repeat(longestBackticks(words) + 1);
        const space = fence.length > 1 ? ' ' : '';
        this.#write(`${fence}${space}${words}${space}${fence}`);
    }
    /** Writes a block of code with its language. In a heading or a table cell, it becomes one line. */
    codeBlock(text, language) {
        if (text.trim() === '')
            return;
        this.gap(gaps.blankLine);
        if (this.isOneLine)
            this.code(text);
        else {
            const fence = '`'.repeat(Math.max(3, longestBackticks(text) + 1));
            this.#write(`${fence}${language}`);
            const prefix = this.#containers.at(-1)?.prefix ?? '';
            for (const line of [...text.split('\n'), fence])
                this.#push(`\n${line === '' ? prefix.trimEnd() : prefix + line}`);
        }
        this.gap(gaps.blankLine);
    }
    /** The opening mark is written before the next visible text. */
    openMark(opening, closing) {
        const mark = { opening, closing, part: undefined, end: 0 };
        this.#waiting.push(mark);
        return mark;
    }
    closeMark({ part, closing }) {
        // Marks are nested, so a mark that still waits is the last one.
        if (part === undefined)
            this.#waiting.pop();
        else
            this.#push(closing);
    }
    openLink(target) {
        return this.openMark('[', `](${/[\s()<>]/u.test(target) ? `<${target}>` : target})`);
    }
    /** Closes a link. A link whose text is its target becomes that text. */
    closeLink(mark, target) {
        if (mark.part !== undefined && this.#isTarget(mark.part, mark.end, target))
            this.#parts[mark.part] = '';
        else
            this.closeMark(mark);
    }
    #isTarget(part, end, target) {
        const schemes = ['', 'mailto:', 'http://'];
        // Only a text as long as the target is joined.
        if (!schemes.some((scheme) => scheme.length + this.#length - end === target.length))
            return false;
        const text = this.#parts.slice(part + 1).join('');
        return schemes.some((scheme) => scheme + text === target);
    }
    /** @param first what the first line begins with; `others`: what the other lines begin with */
    openContainer(first, others) {
        this.#containers.push({ first, prefix: `${this.#containers.at(-1)?.prefix ?? ''}${others}` });
    }
    closeContainer() {
        this.#containers.pop();
        this.#shared = Math.min(this.#shared, this.#containers.length);
    }
    /** Whether a line break is now written as something else. */
    get isOneLine() {
        return this.#lineBreak !== undefined;
    }
    /** Starts a heading or a table row: from here on, a line break becomes `lineBreak`. */
    startLine(lineBreak) {
        this.#lineBreak = lineBreak;
    }
    endLine() {
        this.#lineBreak = undefined;
        this.#isInLine = false;
    }
    /** Writes the border of a table cell, also beside an empty cell. */
    border(border) {
        if (!this.#isInLine)
            this.#writeGap();
        this.#gap = gaps.none;
        this.#push(border);
        this.#isAtStart = true;
    }
    #write(visible) {
        this.#writeGap();
        for (const mark of this.#waiting) {
            this.#push(mark.opening);
            mark.part = this.#parts.length - 1;
            mark.end = this.#length;
        }
        if (this.#waiting.length > 0)
            this.#waiting = [];
        this.#push(this.#lineBreak === cellBreak ? visible.replaceAll('|', '\\|') : visible);
        this.#isAtStart = false;
    }
    #writeGap() {
        this.#push(this.#gapText());
        this.#gap = gaps.none;
        this.#shared = this.#containers.length;
        this.#isInLine = this.#lineBreak !== undefined;
    }
    #gapText() {
        if (this.#parts.length === 0)
            return this.#linePrefix();
        if (this.#gap === gaps.none || (this.#isInLine && this.#isAtStart))
            return '';
        if (this.#gap === gaps.space)
            return ' ';
        if (this.#isInLine)
            return this.#lineBreak ?? '';
        if (this.#gap === gaps.line)
            return `\n${this.#linePrefix()}`;
        const between = this.#containers[this.#shared - 1]?.prefix ?? '';
        return `\n${between.trimEnd()}\n${this.#linePrefix()}`;
    }
    #linePrefix() {
        let start = this.#containers.length;
        while (start > 0 && this.#containers[start - 1]?.first !== undefined)
            start -= 1;
        const firsts = this.#containers.slice(start).map((container) => {
            const { first = '' } = container;
            container.first = undefined;
            return first;
        });
        return [this.#containers[start - 1]?.prefix ?? '', ...firsts].join('');
    }
    #push(part) {
        this.#parts.push(part);
        this.#length += part.length;
    }
}
/** The line break inside a table cell. */
const cellBreak = '<br>';
function longestBackticks(text) {
    return text.match(/`+/gu)?.reduce((longest, { length }) => Math.max(longest, length), 0) ?? 0;
}

;// CONCATENATED MODULE: ./build/github/page-text/element-marks.js


const blocks = new Set('address article aside blockquote center details dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header main nav ol p section summary table ul'.split(' '));
const lines = new Set('caption dd div dt figcaption legend li option td th tr'.split(' '));
const inlineMarks = {
    b: ['**', '**'],
    strong: ['**', '**'],
    em: ['*', '*'],
    i: ['*', '*'],
    del: ['~~', '~~'],
    s: ['~~', '~~'],
    strike: ['~~', '~~'],
    sub: ['<sub>', '</sub>'],
    sup: ['<sup>', '</sup>'],
};
const nothing = () => undefined;
/** Writes the marks of elements that hold others. */
class ElementMarks {
    #writer;
    #visible;
    /** The number of the next item of each open list; undefined for a list of bullets. */
    #lists = [];
    #table;
    /** @param visible removes the invisible characters of a text */
    constructor(writer, visible) {
        this.#writer = writer;
        this.#visible = visible;
    }
    /** Begins an element, and returns what ends it. */
    enter(element, parent) {
        const { tag } = element;
        const { tagName } = tag;
        if (tagName === 'a')
            return this.#link(tag, parent);
        const marks = inlineMarks[tagName];
        if (marks !== undefined)
            return this.#marked(element, ...marks);
        if (this.#writer.isOneLine && tagName !== 'td' && tagName !== 'th')
            return this.separate(tag);
        if (/^h[1-6]$/u.test(tagName))
            return this.#heading(tag);
        switch (tagName) {
            case 'blockquote':
                return this.#container(tag, '> ', '> ');
            case 'ol':
            case 'ul':
                return this.#list(tag, parent);
            case 'li':
                return this.#item(tag);
            case 'table':
                return this.#tableWith(tag);
            case 'tr':
                return this.#row(element);
            case 'td':
            case 'th':
                return this.#cell(tag, parent);
            default:
                return this.separate(tag);
        }
    }
    /** Separates an element from what is before and behind it. */
    separate({ tagName }) {
        const gap = blocks.has(tagName) ? gaps.blankLine : lines.has(tagName) ? gaps.line : undefined;
        if (gap === undefined)
            return nothing;
        const separate = () => {
            this.#writer.gap(gap);
        };
        separate();
        return separate;
    }
    #marked(element, opening, closing) {
        const mark = this.#writer.openMark(opening, closing);
        element.mark = mark;
        return () => {
            this.#writer.closeMark(mark);
        };
    }
    #link(tag, parent) {
        if (attributeOf(tag, 'data-footnote-ref') !== undefined)
            return this.#footnoteReference(parent);
        const target = this.#visible(attributeOf(tag, 'href') ?? '')
            .replaceAll(/\s+/gu, ' ')
            .trim();
        if (target === '')
            return nothing;
        const mark = this.#writer.openLink(target);
        return () => {
            this.#writer.closeLink(mark, target);
        };
    }
    #footnoteReference(parent) {
        // GitHub writes the number as a superscript.
        if (parent?.tag.tagName === 'sup' && parent.mark !== undefined) {
            parent.mark.opening = '';
            parent.mark.closing = '';
        }
        const mark = this.#writer.openMark('[^', ']');
        return () => {
            this.#writer.closeMark(mark);
        };
    }
    #heading(tag) {
        const writer = this.#writer;
        const end = this.separate(tag);
        const mark = writer.openMark(`${'#'.repeat(Number(tag.tagName[1]))} `, '');
        writer.startLine(' ');
        return () => {
            writer.closeMark(mark);
            writer.endLine();
            end();
        };
    }
    #container(tag, first, others) {
        const end = this.separate(tag);
        this.#writer.openContainer(first, others);
        return () => {
            this.#writer.closeContainer();
            end();
        };
    }
    #list(tag, parent) {
        const gap = this.#lists.length === 0 ? gaps.blankLine : gaps.line;
        const start = Number(attributeOf(tag, 'start') ?? '1');
        const next = Number.isSafeInteger(start) && start >= 0 && start < 1e9 ? start : 1;
        this.#writer.gap(gap);
        this.#lists.push({
            next: tag.tagName === 'ol' ? next : undefined,
            isFootnotes: parent !== undefined && attributeOf(parent.tag, 'data-footnotes') !== undefined,
        });
        return () => {
            this.#lists.pop();
            this.#writer.gap(gap);
        };
    }
    #item(tag) {
        const list = this.#lists.at(-1);
        if (list?.next === undefined)
            return this.#container(tag, '- ', '  ');
        const number = list.next++;
        if (list.isFootnotes)
            return this.#container(tag, `[^${number}]: `, '    ');
        return this.#container(tag, `${number}. `, ' '.repeat(`${number}. `.length));
    }
    #tableWith(tag) {
        const end = this.separate(tag);
        this.#table = { row: undefined, columns: undefined, cellsInRow: 0 };
        return () => {
            this.#table = undefined;
            end();
        };
    }
    #row(element) {
        const table = this.#table;
        const end = this.separate(element.tag);
        if (table === undefined)
            return end;
        table.row = element;
        table.cellsInRow = 0;
        this.#writer.startLine(cellBreak);
        return () => {
            const { cellsInRow } = table;
            if (cellsInRow > 0)
                this.#writer.border(' |');
            this.#writer.endLine();
            end();
            if (cellsInRow === 0 || table.columns !== undefined)
                return;
            table.columns = cellsInRow;
            this.#writer.text(`|${' --- |'.repeat(cellsInRow)}`);
            end();
        };
    }
    #cell(tag, parent) {
        const table = this.#table;
        // In a cell, the cells of another table are only separated.
        if (table?.row === undefined || parent !== table.row)
            return this.separate(tag);
        this.#writer.border(table.cellsInRow === 0 ? '| ' : ' | ');
        table.cellsInRow += 1;
        return nothing;
    }
}

// EXTERNAL MODULE: ./build/github/page-text/invisible-characters.js
var invisible_characters = __webpack_require__(21368);
;// CONCATENATED MODULE: ./build/github/page-text/markdown-from-html.js





/** Elements nested deeper than this keep their text and lose their marks. */
const maxMarkDepth = 100;
const markdown_from_html_nothing = () => undefined;
/**
 * Writes what a reader of HTML sees as Markdown. Text that looks like Markdown is not escaped. The time is linear in the
 * length of the HTML, however deep its elements are nested: parsers that build a tree take quadratic time.
 *
 * @param html as GitHub renders Markdown, with an end tag for each element that has content
 */
function markdownFromHtml(html) {
    const page = new Page();
    const tokenizer = new dist/* Tokenizer */._F({}, {
        onStartTag: page.start,
        onEndTag: page.end,
        onCharacter: page.characters,
        onWhitespaceCharacter: page.characters,
        onNullCharacter: markdown_from_html_nothing,
        onComment: markdown_from_html_nothing,
        onDoctype: markdown_from_html_nothing,
        onEof: markdown_from_html_nothing,
        onParseError: null,
    });
    tokenizer.write(html, true);
    return page.result();
}
class Page {
    #writer = new MarkdownWriter();
    #marks = new ElementMarks(this.#writer, (text) => this.#visible(text));
    #removed = new Map();
    #open = [];
    #openByName = new Map();
    /** Code, with what is hidden in it. */
    #wholes = [];
    /** The text since the last tag. */
    #texts = [];
    characters = ({ chars }) => {
        const whole = this.#wholes.at(-1);
        if (whole === undefined)
            this.#texts.push(chars);
        else
            whole.texts?.push(chars);
    };
    start = (tag) => {
        this.#flush();
        const { tagName } = tag;
        const whole = this.#wholes.at(-1);
        if (whole !== undefined)
            this.#startInside(whole, tag);
        else if (isVoid(tag)) {
            if (isShown(tag))
                this.#void(tag);
        }
        else if (!this.#startWhole(tag)) {
            const element = { tag, mark: undefined, leave: markdown_from_html_nothing };
            const isDeep = this.#open.length >= maxMarkDepth;
            element.leave = isDeep ? this.#marks.separate(tag) : this.#marks.enter(element, this.#open.at(-1));
            this.#open.push(element);
            this.#openByName.set(tagName, (this.#openByName.get(tagName) ?? 0) + 1);
        }
    };
    end = ({ tagName }) => {
        this.#flush();
        const whole = this.#wholes.at(-1);
        if (whole !== undefined) {
            if (tagName === whole.tagName)
                whole.depth -= 1;
            if (whole.depth === 0)
                this.#endWhole();
            return;
        }
        if ((this.#openByName.get(tagName) ?? 0) === 0)
            return;
        for (let last = this.#open.pop(); last !== undefined; last = this.#open.pop()) {
            last.leave();
            this.#openByName.set(last.tag.tagName, (this.#openByName.get(last.tag.tagName) ?? 1) - 1);
            if (last.tag.tagName === tagName)
                return;
        }
    };
    result() {
        this.#flush();
        while (this.#wholes.length > 0)
            this.#endWhole();
        for (let last = this.#open.pop(); last !== undefined; last = this.#open.pop())
            last.leave();
        return { text: this.#writer.toString(), removed: this.#removed };
    }
    #flush() {
        if (this.#texts.length === 0)
            return;
        this.#writer.text(this.#visible(this.#texts.join('')));
        this.#texts = [];
    }
    /** Starts an element that is written when it ends, and returns whether it is one. */
    #startWhole(tag) {
        const { tagName } = tag;
        const hidden = { tagName, depth: 1, texts: undefined, language: undefined, leave: markdown_from_html_nothing };
        const diagram = diagramOf(tag);
        if (!isShown(tag))
            this.#wholes.push(hidden);
        else if (diagram !== undefined) {
            const leave = () => {
                this.#leftOut(diagram);
            };
            this.#wholes.push({ ...hidden, leave });
        }
        else if (tagName === 'code')
            this.#wholes.push({ ...hidden, texts: [], leave: this.#code });
        else if (tagName === 'pre') {
            const language = languageOf(tag) ?? languageOf(this.#open.at(-1)?.tag);
            this.#wholes.push({ ...hidden, texts: [], language, leave: this.#codeBlock });
        }
        else
            return false;
        return true;
    }
    #startInside(whole, tag) {
        const { tagName } = tag;
        if (tagName === 'br')
            whole.texts?.push('\n');
        if (isVoid(tag))
            return;
        if (whole.texts !== undefined && !isShown(tag))
            this.#startWhole(tag);
        else if (tagName === whole.tagName)
            whole.depth += 1;
        else if (tagName === 'code')
            whole.language ??= languageOf(tag);
    }
    #endWhole() {
        const whole = this.#wholes.pop();
        whole?.leave(whole.texts?.join('') ?? '', whole.language);
    }
    #code = (text) => {
        this.#writer.code(this.#visible(text));
    };
    #codeBlock = (text, language = '') => {
        const diagram = diagramOfLanguage(language);
        if (diagram === undefined)
            this.#writer.codeBlock(this.#visible(text).replace(/\n$/u, ''), language);
        else
            this.#leftOut(diagram);
    };
    #leftOut(diagram) {
        this.#count(diagram, 1);
        this.#block(`(${diagram} left out)`);
    }
    #block(text) {
        this.#writer.gap(gaps.blankLine);
        this.#writer.text(text);
        this.#writer.gap(gaps.blankLine);
    }
    #void(tag) {
        const { tagName } = tag;
        if (tagName === 'br')
            this.#writer.gap(gaps.line);
        else if (tagName === 'hr')
            this.#block('---');
        else if (tagName === 'img')
            this.#writer.text('(image)');
        else if (tagName === 'input' && attributeOf(tag, 'type') === 'checkbox') {
            this.#writer.text(attributeOf(tag, 'checked') === undefined ? '[ ] ' : '[x] ');
        }
    }
    #visible(text) {
        const visible = (0,invisible_characters/* withoutInvisible */.O)(text);
        this.#count('invisible character', visible.count);
        return visible.text;
    }
    #count(what, count) {
        if (count > 0)
            this.#removed.set(what, (this.#removed.get(what) ?? 0) + count);
    }
}


/***/ })

};
