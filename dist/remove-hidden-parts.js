export const id = 506;
export const ids = [506];
export const modules = {

/***/ 95506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  removeHiddenParts: () => (/* binding */ removeHiddenParts)
});

// UNUSED EXPORTS: UnreadableMarkdownError

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/github/hidden-text/edits.js
var hidden_text_edits = __webpack_require__(91728);
// EXTERNAL MODULE: ./node_modules/parse5/dist/index.js + 17 modules
var dist = __webpack_require__(92009);
;// CONCATENATED MODULE: ./build/github/hidden-text/html-parts.js

// The elements whose tags the page of GitHub keeps, and some that it shows the text of. Any other name can hold text.
const knownElements = new Set(`a abbr audio b bdo big blockquote body br caption center cite code col colgroup dd del details dfn div dl dt em
  figcaption figure font footer h1 h2 h3 h4 h5 h6 head header hr html i img ins kbd li main mark nav ol p picture pre q rp
  rt ruby s samp section small source span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul
  var video wbr`.split(/\s+/u));
const keptAttributes = ['href', 'src'];
const inertTag = '<wbr>';
function htmlParts(page, source) {
    const shown = [];
    const edits = [];
    const hide = ({ start, end }, kind) => {
        const placeholder = kind === 'comment' ? inertComment(source.slice(start, end)) : inertTag;
        edits.push({ start, end, kind, replacement: '', placeholder });
    };
    const toSource = (span) => ({
        start: page.sourceAt(span.start),
        end: sourceEnd(page, span.end),
    });
    let position = 0;
    const reach = (token) => {
        const span = {
            start: token.location?.startOffset ?? position,
            end: token.location?.endOffset ?? position,
        };
        position = span.end;
        return span;
    };
    const text = (token) => {
        shown.push(page.shown(reach(token)));
    };
    const tag = (token) => {
        const part = toSource(reach(token));
        if (part.start === part.end || source[part.start] !== '<')
            return;
        if (knownElements.has(token.tagName))
            edits.push(...attributeEdits(token, page, source, part));
        else
            hide(part, 'HTML part');
    };
    const comment = (token) => {
        hide(toSource(reach(token)), 'comment');
    };
    const tokenizer = new dist/* Tokenizer */._F({ sourceCodeLocationInfo: true }, {
        onComment: comment,
        onDoctype: comment,
        onStartTag: tag,
        onEndTag: tag,
        onCharacter: text,
        onNullCharacter: text,
        onWhitespaceCharacter: text,
        onEof: () => undefined,
        onParseError: null,
    });
    const { html } = page;
    tokenizer.write(html, true);
    // A tag without an end hides the rest of the page.
    if (position < html.length)
        hide(toSource({ start: position, end: html.length }), 'HTML part');
    return { shown: shown.join(''), edits };
}
/** The last character of a part is in the source; what follows it can be a tag that Markdown made. */
function sourceEnd(page, end) {
    return end === 0 ? 0 : page.sourceAt(end - 1) + (page.sourceAt(end) > page.sourceAt(end - 1) ? 1 : 0);
}
function attributeEdits(token, page, source, tag) {
    const kept = keptAttributes
        .flatMap((name) => token.location?.attrs?.[name] ?? [])
        .map(({ startOffset, endOffset }) => ({
        start: page.sourceAt(startOffset),
        end: sourceEnd(page, endOffset),
    }))
        .sort((a, b) => a.start - b.start);
    const edits = [];
    const gap = (start, end, replacement) => {
        if (/[^\s/]/u.test(source.slice(start, end))) {
            edits.push({ start, end, kind: 'HTML part', replacement, placeholder: replacement });
        }
    };
    let start = tag.start + (/^<\/?[^\s/>]*/u.exec(source.slice(tag.start, tag.end))?.[0].length ?? 0);
    for (const attribute of kept) {
        gap(start, attribute.start, ' ');
        start = attribute.end;
    }
    gap(start, tag.end - (source[tag.end - 1] === '>' ? 1 : 0), '');
    return edits;
}
/** An empty comment that Markdown takes for the same kind of HTML, with the same end. */
function inertComment(comment) {
    if (comment.startsWith('<![CDATA['))
        return comment.endsWith(']]>') ? '<![CDATA[]]>' : '<![CDATA[>';
    if (comment.startsWith('<?'))
        return comment.endsWith('?>') ? '<??>' : '<?>';
    return /^<![A-Z]/u.test(comment) ? '<!X >' : '<!---->';
}

// EXTERNAL MODULE: ./build/github/hidden-text/invisible-characters.js
var invisible_characters = __webpack_require__(93243);
;// CONCATENATED MODULE: ./build/github/hidden-text/invisible-edits.js

const invisible_edits_inertTag = '<wbr>';
/**
 * The invisible characters of Markdown, also those that are written as references.
 *
 * @param code in order
 */
function invisibleEdits(source, references, code) {
    const { decoded, toSource } = decode(source, references);
    let index = 0;
    return (0,invisible_characters/* invisibleSpans */.B4)(decoded).map((span) => {
        const [start, end] = [toSource(span.start), toSource(span.end)];
        while ((code[index]?.end ?? Number.POSITIVE_INFINITY) <= start)
            index += 1;
        const isInCode = (code[index]?.start ?? Number.POSITIVE_INFINITY) <= start;
        const placeholder = isInCode || isInWord(source, start, end) ? '' : inertMark(source, start);
        return { start, end, kind: 'invisible character', replacement: '', placeholder };
    });
}
/** Elsewhere an empty tag keeps the mark beside it from another meaning. */
function isInWord(source, start, end) {
    const before = source.slice(Math.max(0, start - 2), start);
    return /[\p{L}\p{M}]$/u.test(before) && /^[\p{L}\p{M}]/u.test(source.slice(end, end + 2));
}
/** A backslash in front is escaped, because it would escape the mark. */
function inertMark(source, start) {
    const slashes = /\\*$/u.exec(source.slice(Math.max(0, start - 100), start))?.[0].length ?? 0;
    return slashes % 2 === 1 ? '\\' : invisible_edits_inertTag;
}
/** The source with its references decoded, so that a joiner is seen between the characters that it joins. */
function decode(source, references) {
    const parts = [];
    const shifts = [];
    let end = 0;
    let length = 0;
    for (const reference of references.toSorted((a, b) => a.start - b.start)) {
        parts.push(source.slice(end, reference.start), reference.text);
        length += reference.start - end + reference.text.length;
        end = reference.end;
        shifts.push({ position: length, shift: end - length });
    }
    let index = 0;
    // Positions are asked for in order.
    const toSource = (position) => {
        while ((shifts[index]?.position ?? Number.POSITIVE_INFINITY) <= position)
            index += 1;
        return position + (shifts[index - 1]?.shift ?? 0);
    };
    return { decoded: [...parts, source.slice(end)].join(''), toSource };
}

// EXTERNAL MODULE: ./node_modules/micromark/lib/postprocess.js
var postprocess = __webpack_require__(45387);
// EXTERNAL MODULE: ./node_modules/micromark/lib/parse.js + 31 modules
var parse = __webpack_require__(9928);
// EXTERNAL MODULE: ./node_modules/micromark/lib/preprocess.js
var preprocess = __webpack_require__(82192);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm-autolink-literal/lib/syntax.js
var syntax = __webpack_require__(7042);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm-footnote/lib/syntax.js
var lib_syntax = __webpack_require__(22429);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm-strikethrough/lib/syntax.js
var micromark_extension_gfm_strikethrough_lib_syntax = __webpack_require__(1680);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm-table/lib/syntax.js + 2 modules
var micromark_extension_gfm_table_lib_syntax = __webpack_require__(57749);
// EXTERNAL MODULE: ./node_modules/micromark-util-normalize-identifier/index.js
var micromark_util_normalize_identifier = __webpack_require__(20031);
// EXTERNAL MODULE: ./node_modules/decode-named-character-reference/index.js + 1 modules
var decode_named_character_reference = __webpack_require__(37126);
;// CONCATENATED MODULE: ./build/github/hidden-text/character-references.js


const replacementCharacter = '\uFFFD';
/** @param name what stands between `&` and `;` */
function decodeReference(name) {
    if (!name.startsWith('#')) {
        const named = (0,decode_named_character_reference/* decodeNamedCharacterReference */.s)(name);
        return named === false ? undefined : named;
    }
    const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    const isScalar = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isScalar ? String.fromCodePoint(code) : replacementCharacter;
}
/** The references in HTML to invisible characters. HTML lets the semicolon be left out of numbers and of `&shy`. */
function invisibleReferencesInHtml(html) {
    const references = html.matchAll(/&(#x[\da-f]+|#\d+|shy(?!\w*;)|[a-z]\w*(?=;));?/giu);
    return Array.from(references, ({ 0: { length }, 1: name = '', index }) => ({
        start: index,
        end: index + length,
        text: decodeReference(name) ?? '',
    })).filter(({ text }) => (0,invisible_characters/* isInvisible */.qW)(text));
}

// EXTERNAL MODULE: ./node_modules/micromark-core-commonmark/lib/html-flow.js + 1 modules
var html_flow = __webpack_require__(53672);
// EXTERNAL MODULE: ./node_modules/micromark-core-commonmark/lib/html-text.js
var html_text = __webpack_require__(18756);
;// CONCATENATED MODULE: ./build/github/hidden-text/github-html.js

const lessThan = 60;
/**
 * GitHub's renderer follows version 0.29 of CommonMark. It shows some comments and declarations as text that later versions
 * take for HTML.
 */
const githubHtml = {
    disable: { null: ['htmlFlow', 'htmlText'] },
    flow: { [lessThan]: onGitHub(html_flow/* htmlFlow */.G, 'githubHtmlFlow', /^<![a-z]/u) },
    text: {
        [lessThan]: onGitHub(html_text/* htmlText */.j, 'githubHtmlText', /^<![a-z]|^<!---?>|^<!--.*(?:--.*-->|--->)$/su),
    },
};
function onGitHub(construct, name, isText) {
    return {
        ...construct,
        name,
        tokenize(effects, ok, nok) {
            return construct.tokenize.call(this, effects, (code) => {
                const [kind, token] = this.events.at(-1) ?? [];
                const isComplete = kind === 'exit' && (token?.type === 'htmlFlow' || token?.type === 'htmlText');
                return token !== undefined && isComplete && isText.test(this.sliceSerialize(token))
                    ? nok(code)
                    : ok(code);
            }, nok);
        },
    };
}

;// CONCATENATED MODULE: ./build/github/hidden-text/sorted-search.js
/**
 * Returns the index of the first item that is not before a position; the length if all are. A binary search.
 *
 * @param sorted those before the position first
 */
function firstIndexNot(isBefore, sorted) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (isBefore(sorted[middle]))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

;// CONCATENATED MODULE: ./build/github/hidden-text/labels.js


const inertDefinition = /^\[link-\d{1,9}\]: <>$/u;
/** The link definitions of a text and what refers to them. */
class Labels {
    #source;
    #definitions = new Map();
    #duplicates = [];
    #references = [];
    constructor(source) {
        this.#source = source;
    }
    define(definition) {
        const id = this.#idOf(definition.label);
        if (this.#definitions.has(id))
            this.#duplicates.push(definition);
        else
            this.#definitions.set(id, definition);
    }
    /** @param name the label that is looked up; @param label the part of the source that `[label]` is written to */
    refer(name, label, isShown) {
        this.#references.push({ label, id: this.#idOf(name), isShown });
    }
    /** @param hidden the other hidden parts: a label with one of them in it is not what the page shows */
    edits(hidden) {
        const unused = unusedNames(this.#source);
        const placeholderName = unused();
        const remove = ({ start, end }) => {
            const source = this.#source.slice(start, end);
            const placeholder = inertDefinition.test(source) ? source : `[${placeholderName}]: <>`;
            return { start, end, kind: 'link definition', replacement: '', placeholder };
        };
        const edits = this.#duplicates.map(remove);
        const references = Map.groupBy(this.#references, ({ id }) => id);
        const isCut = overlaps(hidden);
        for (const [id, definition] of this.#definitions) {
            const uses = references.get(id);
            if (uses === undefined) {
                edits.push(remove(definition));
                continue;
            }
            const label = this.#source.slice(definition.label.start, definition.label.end);
            const isWord = /^\S{1,40}$/u.test(label) && !isCut(definition.label);
            const isShown = uses.some((use) => use.isShown && !isCut(use.label));
            const name = isWord || isShown ? label : unused();
            if (name !== label)
                edits.push(rename(definition.label, name));
            for (const use of uses) {
                if (use.isShown && !isCut(use.label) && name === label)
                    continue;
                edits.push(...this.#renamed(use, name));
            }
        }
        return edits;
    }
    #renamed({ label, isShown }, name) {
        const at = isShown ? this.#afterLabel(label) : label;
        const written = `[${name}]`;
        return this.#source.slice(at.start, at.end) === written ? [] : [rename(at, written)];
    }
    /** `[]` after the text of a link, or the place for it. */
    #afterLabel({ end }) {
        const start = end + 1;
        return { start, end: this.#source.startsWith('[]', start) ? start + 2 : start };
    }
    #idOf({ start, end }) {
        return (0,micromark_util_normalize_identifier/* normalizeIdentifier */.B)(this.#source.slice(start, end));
    }
}
function rename({ start, end }, name) {
    return { start, end, kind: 'label', replacement: name, placeholder: name };
}
/** Names that stand nowhere in the text, so that none of them makes a link of a visible word. */
function unusedNames(text) {
    let number = 0;
    const inText = new Set(text.match(/link-\d+/giu)?.map((name) => name.toLowerCase()));
    return () => {
        do
            number += 1;
        while (inText.has(`link-${number}`));
        return `link-${number}`;
    };
}
function overlaps(edits) {
    const sorted = edits.toSorted((a, b) => a.start - b.start);
    return ({ start, end }) => {
        const next = sorted[firstIndexNot((edit) => edit.start < start, sorted)];
        return next !== undefined && next.start < end;
    };
}

;// CONCATENATED MODULE: ./build/github/hidden-text/page.js

/**
 * The HTML of a page, with the part of the Markdown that each part of the HTML is from. Text is written without characters
 * that mean something in HTML, so that it is as long as its source.
 */
class Page {
    #source;
    #parts = [];
    #segments = [];
    #length = 0;
    #sourceEnd = 0;
    constructor(source) {
        this.#source = source;
    }
    get html() {
        return this.#parts.join('');
    }
    /** A tag that Markdown makes. */
    tag(html) {
        this.#write(html, { start: this.#sourceEnd, end: this.#sourceEnd }, '');
    }
    /** Text that the page shows as it is in the source. */
    text({ start, end }) {
        this.#write(this.#source.slice(start, end).replace(/[<>&"\0\r]/gu, 'x'), { start, end }, undefined);
    }
    /** A character reference, which the page shows as another text. */
    reference(source, shown) {
        this.#write(shown.replace(/[<>&"\0\r]/gu, 'x'), source, shown);
    }
    /** HTML of the source. GitHub shows the tags of some elements as text. */
    raw({ start, end }) {
        const html = this.#source
            .slice(start, end)
            .replace(/<(?=\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?:[\s>]|\/>))/giu, 'x');
        this.#write(html.replace(/[\r\0]/gu, ' '), { start, end }, undefined);
    }
    #write(html, source, shown) {
        if (html === '')
            return;
        this.#parts.push(html);
        this.#segments.push({ html: { start: this.#length, end: this.#length + html.length }, source, shown });
        this.#length += html.length;
        this.#sourceEnd = source.end;
    }
    /** Where in the source a position of the HTML is. */
    sourceAt(position) {
        const segment = this.#segments[this.#indexAt(position)];
        if (segment === undefined)
            return this.#sourceEnd;
        const { html, source } = segment;
        return html.end - html.start === source.end - source.start
            ? source.start + position - html.start
            : position === html.start
                ? source.start
                : source.end;
    }
    /** What a reader sees of a part of the HTML. */
    shown({ start, end }) {
        const parts = [];
        for (let index = this.#indexAt(start); index < this.#segments.length; index++) {
            const segment = this.#segments[index];
            if (segment === undefined || segment.html.start >= end)
                break;
            const { html, source, shown } = segment;
            if (shown !== undefined)
                parts.push(shown);
            else {
                const offset = source.start - html.start;
                parts.push(this.#source.slice(Math.max(start, html.start) + offset, Math.min(end, html.end) + offset));
            }
        }
        return parts.join('');
    }
    /** The index of the segment that ends after the position. */
    #indexAt(position) {
        return firstIndexNot(({ html }) => html.end <= position, this.#segments);
    }
}

;// CONCATENATED MODULE: ./build/github/hidden-text/markdown-parts.js











const extensions = [(0,micromark_extension_gfm_table_lib_syntax/* gfmTable */.x)(), (0,micromark_extension_gfm_strikethrough_lib_syntax/* gfmStrikethrough */.K)(), (0,syntax/* gfmAutolinkLiteral */.$)(), (0,lib_syntax/* gfmFootnote */.r)(), githubHtml];
const spanOf = ({ start, end }) => ({ start: start.offset, end: end.offset });
function markdownParts(source) {
    const events = (0,postprocess/* postprocess */._)((0,parse/* parse */.q)({ extensions })
        .document()
        .write((0,preprocess/* preprocess */.v)()(source, undefined, true)));
    const walk = new Walk(source, hiddenFootnotes(events, source));
    for (const [kind, token] of events) {
        if (kind === 'enter')
            walk.enter(token);
        else
            walk.exit(token);
    }
    return walk.end();
}
/** The definitions of footnotes that nothing refers to, or that another one stands in front of. */
function hiddenFootnotes(events, source) {
    const calls = new Set();
    const definitions = [];
    const open = [];
    for (const [kind, token] of events) {
        const id = () => (0,micromark_util_normalize_identifier/* normalizeIdentifier */.B)(source.slice(token.start.offset, token.end.offset));
        if (token.type === 'gfmFootnoteDefinition') {
            if (kind === 'enter')
                open.push(token);
            else
                open.pop();
        }
        if (kind === 'exit')
            continue;
        const definition = open.at(-1);
        if (token.type === 'gfmFootnoteCallString')
            calls.add(id());
        else if (token.type === 'gfmFootnoteDefinitionLabelString' && definition !== undefined) {
            definitions.push({ token: definition, id: id() });
        }
    }
    const shown = new Set();
    const hidden = new Set();
    for (const { token, id } of definitions) {
        if (!calls.has(id) || shown.has(id))
            hidden.add(token);
        shown.add(id);
    }
    return hidden;
}
// Where the page shows nothing of the text in them.
const unshown = new Set(['image', 'resource', 'reference', 'definition', 'codeFencedFence']);
const shownText = new Set([
    'data',
    'characterEscapeValue',
    'codeTextData',
    'codeFlowValue',
    'autolinkProtocol',
    'autolinkEmail',
]);
const tags = new Map(Object.entries({
    paragraph: 'p',
    atxHeading: 'h1',
    setextHeading: 'h1',
    blockQuote: 'blockquote',
    listOrdered: 'ol',
    listUnordered: 'ul',
    emphasis: 'em',
    strong: 'strong',
    strikethrough: 'del',
    codeText: 'code',
    codeFenced: 'pre',
    codeIndented: 'pre',
    table: 'table',
    tableRow: 'tr',
    tableHeader: 'th',
    tableData: 'td',
    autolink: 'a',
    literalAutolink: 'a',
}));
class Walk {
    #source;
    #page;
    #labels;
    #edits = [];
    #references = [];
    #links = [];
    #code = [];
    #hiddenFootnotes;
    #unshownDepth = 0;
    #columns = 0;
    #column = 0;
    /** The end of what stays in front of a part that does not. */
    #keptEnd = 0;
    #definitionLabel = { start: 0, end: 0 };
    constructor(source, hiddenFootnotes) {
        this.#source = source;
        this.#hiddenFootnotes = hiddenFootnotes;
        this.#page = new Page(source);
        this.#labels = new Labels(source);
    }
    end() {
        return {
            page: this.#page,
            edits: this.#edits,
            references: this.#references,
            labels: this.#labels,
            code: this.#code,
        };
    }
    enter(token) {
        const { type } = token;
        if (unshown.has(type) || this.#hiddenFootnotes.has(token))
            this.#unshownDepth += 1;
        if (type === 'link' || type === 'image') {
            const isImage = type === 'image';
            this.#links.push({ label: undefined, reference: undefined, name: undefined, isInline: false, isImage });
        }
        if (type === 'tableHead')
            this.#columns = Number.POSITIVE_INFINITY;
        if (type === 'tableRow')
            this.#column = 0;
        if (type === 'tableData' && ++this.#column > this.#columns) {
            if (this.#column === this.#columns + 1)
                this.#keptEnd = token.start.offset;
            this.#unshownDepth += 1;
        }
        if (this.#unshownDepth > 0)
            return;
        const tag = tags.get(type);
        if (tag !== undefined)
            this.#page.tag(`<${tag}>`);
        if (type === 'link')
            this.#page.tag('<a href="">');
    }
    exit(token) {
        const { type } = token;
        const span = spanOf(token);
        if (type === 'codeTextData' || type === 'codeFlowValue')
            this.#code.push(span);
        if (type === 'characterReference')
            this.#reference(span);
        this.#exitHidden(type, span);
        this.#exitLink(type, span);
        if (this.#unshownDepth === 0)
            this.#show(type, span);
        if (unshown.has(type))
            this.#unshownDepth -= 1;
        if (this.#hiddenFootnotes.has(token)) {
            this.#unshownDepth -= 1;
            this.#hide(span, 'footnote');
        }
        this.#exitTable(type, span);
        if (this.#unshownDepth > 0)
            return;
        if (type === 'image')
            this.#page.tag('<img src="" alt="">');
        const tag = type === 'link' ? 'a' : tags.get(type);
        if (tag !== undefined)
            this.#page.tag(`</${tag}>`);
    }
    #show(type, span) {
        if (type === 'htmlFlowData' || type === 'htmlTextData')
            this.#html(span);
        else if (shownText.has(type))
            this.#page.text(span);
        else if (type === 'lineEnding' || type === 'lineEndingBlank')
            this.#page.tag('\n');
    }
    #html({ start, end }) {
        let position = start;
        for (const reference of invisibleReferencesInHtml(this.#source.slice(start, end))) {
            const span = { start: start + reference.start, end: start + reference.end };
            this.#page.raw({ start: position, end: span.start });
            this.#page.reference(span, reference.text);
            this.#references.push({ ...span, text: reference.text });
            position = span.end;
        }
        this.#page.raw({ start: position, end });
    }
    #reference(span) {
        const text = decodeReference(this.#source.slice(span.start + 1, span.end - 1)) ?? '';
        if (this.#unshownDepth === 0)
            this.#page.reference(span, text);
        if ((0,invisible_characters/* isInvisible */.qW)(text))
            this.#references.push({ ...span, text });
    }
    #exitHidden(type, span) {
        if (/^(?:definition|resource)Destination$|^codeFencedFenceInfo$/u.test(type))
            this.#keptEnd = span.end;
        else if (type === 'codeFencedFenceMeta')
            this.#hideAfterKept(span, 'info string');
        else if (type === 'resourceTitle' || type === 'definitionTitle')
            this.#hideAfterKept(span, 'title');
        else if (type === 'definitionLabelString')
            this.#definitionLabel = span;
        else if (type === 'definition')
            this.#labels.define({ ...span, label: this.#definitionLabel });
    }
    #exitLink(type, span) {
        const link = this.#links.at(-1);
        if (link === undefined)
            return;
        if (type === 'labelText')
            link.label = span;
        else if (type === 'resource')
            link.isInline = true;
        else if (type === 'reference')
            link.reference = span;
        else if (type === 'referenceString')
            link.name = span;
        else if (type === 'link' || type === 'image') {
            this.#links.pop();
            this.#closeLink(link, span);
        }
    }
    #closeLink({ label, reference, name, isInline, isImage }, { end }) {
        if (isImage && label !== undefined)
            this.#hide(label, 'image text');
        if (isInline)
            return;
        const shown = name ?? label;
        if (shown === undefined)
            return;
        if (name === undefined && !isImage)
            this.#labels.refer(shown, shown, true);
        else
            this.#labels.refer(shown, reference ?? { start: end, end }, false);
    }
    #exitTable(type, span) {
        if (type === 'tableHead')
            this.#columns = this.#column;
        if (type === 'tableHeader')
            this.#column += 1;
        if (type === 'tableData' && this.#column > this.#columns)
            this.#unshownDepth -= 1;
        if (type === 'tableRow' && this.#column > this.#columns)
            this.#hideAfterKept(span, 'table cell');
    }
    #hideAfterKept({ end }, kind) {
        this.#hide({ start: this.#keptEnd, end }, kind);
    }
    #hide({ start, end }, kind) {
        // An item of a list that is empty would be text after a paragraph.
        const placeholder = kind === 'footnote' ? '<wbr>' : '';
        this.#edits.push({ start, end, kind, replacement: '', placeholder });
    }
}

;// CONCATENATED MODULE: ./build/github/hidden-text/nesting.js
const maxDepth = 100;
const tabColumns = 4;
const container = /([ \t]*)(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t\r\n]|$)|\[\^[^\]\s]{1,999}\]:)/uy;
/**
 * The ends of the lines that stand in more containers (quotes, lists, footnotes) than a person writes. The time of the
 * parser grows with the square of this depth.
 */
function deeplyNested(text) {
    const edits = [];
    for (const { 0: line, index } of text.matchAll(/[^\r\n]+/gu)) {
        const start = tooDeepAt(line);
        if (start === undefined)
            continue;
        edits.push({
            start: index + start,
            end: index + line.length,
            kind: 'deeply nested text',
            replacement: '',
            placeholder: '',
        });
    }
    return edits;
}
function tooDeepAt(line) {
    let markers = 0;
    let indentColumns = 0;
    container.lastIndex = 0;
    for (let position = 0;; position = container.lastIndex) {
        const indent = container.exec(line)?.[1];
        if (indent === undefined)
            return undefined;
        for (const space of indent)
            indentColumns += space === '\t' ? tabColumns : 1;
        markers += 1;
        // A list in a list takes two columns of indent; one column after each marker takes none.
        if (markers + Math.max(0, indentColumns - markers) / 2 > maxDepth)
            return position;
    }
}

;// CONCATENATED MODULE: ./build/github/hidden-text/parser-budget.js
// The time of the parser grows with the square of some numbers. With these limits 64 KiB take less than a second.
const maxLines = 4000;
const maxTableMarks = 8192;
const maxLinesTimesDepth = 8000;
// Sums over the paragraphs of the square of the number of marks.
const maxBracketCost = 500_000;
const maxEmphasisCost = 4_000_000;
const containers = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=\s|$)|\[\^[^\]\s]+\]:))*/u;
/** The end of a text that holds more marks than the parser can read in time. */
function beyondParserBudget(text) {
    const budget = new Budget();
    for (const { 0: line, index } of text.matchAll(/[^\r\n]*(?:\r\n|\r|\n|$)/gu)) {
        const characters = budget.read(line);
        if (characters === undefined)
            continue;
        const part = { start: index + characters, end: text.length };
        return [{ ...part, kind: 'complex text', replacement: '', placeholder: '' }];
    }
    return [];
}
class Budget {
    #lines = 0;
    #depth = 0;
    #tableMarks = 0;
    #brackets = new SquareBudget(maxBracketCost);
    #emphasis = new SquareBudget(maxEmphasisCost);
    /** @returns the number of characters of the line that are within the budget; undefined: all are */
    read(line) {
        if (line.trim() === '') {
            this.#brackets.startParagraph();
            this.#emphasis.startParagraph();
        }
        this.#lines += 1;
        const start = containers.exec(line)?.[0] ?? '';
        const markers = start.match(/[>:)+*.-]/gu)?.length ?? 0;
        if (markers > 0)
            this.#depth = Math.max(this.#depth, markers, start.length / 4);
        if (this.#lines > maxLines || this.#lines * Math.min(100, this.#depth) > maxLinesTimesDepth)
            return 0;
        for (const { 0: mark, index } of line.matchAll(/[|[*_~&]/gu))
            if (this.#isOver(mark))
                return index;
        return undefined;
    }
    #isOver(mark) {
        if (mark === '|')
            return (this.#tableMarks += 1) > maxTableMarks;
        return mark === '[' ? this.#brackets.isOver() : this.#emphasis.isOver();
    }
}
class SquareBudget {
    #max;
    #spent = 0;
    #inParagraph = 0;
    constructor(max) {
        this.#max = max;
    }
    startParagraph() {
        this.#inParagraph = 0;
    }
    isOver() {
        // The difference of two squares that follow each other.
        this.#spent += 2 * this.#inParagraph + 1;
        this.#inParagraph += 1;
        return this.#spent > this.#max;
    }
}

;// CONCATENATED MODULE: ./build/github/hidden-text/remove-hidden-parts.js








const maxPasses = 8;
/** A text whose hidden parts could not be found. It must not be sent as it is. */
class UnreadableMarkdownError extends errors/* ActionError */.lZ {
    name = 'UnreadableMarkdownError';
}
/** Removes the hidden parts until none is left: what is removed can make other parts hidden. */
function removeHiddenParts(text, removed) {
    let source = parsable(text, removed);
    let rendered = render(source);
    for (let pass = 0; pass < maxPasses; pass++) {
        const step = cleaned(source, rendered);
        if (step === undefined)
            return source;
        (0,hidden_text_edits/* addAll */.RZ)(removed, step.removed);
        source = step.text;
        rendered = step.rendered;
    }
    throw new UnreadableMarkdownError(`The text of the event was not sent: it still had hidden parts after they were removed ${maxPasses} times. Expected a text without hidden parts in one another. Edit the text, or write the instruction into prompt.`);
}
/** Undefined: there is nothing left to remove. */
function cleaned(source, { edits, shown }) {
    const removal = stepWith(source, edits, 'replacement');
    if (removal === undefined || removal.rendered.shown === shown)
        return removal;
    return stepWith(source, edits, 'placeholder');
}
function stepWith(source, edits, written) {
    const parts = (0,hidden_text_edits/* disjoint */.nf)(edits, source, written);
    if (parts.length === 0)
        return undefined;
    const removed = new Map();
    (0,hidden_text_edits/* count */.U9)(parts, source, removed);
    // A removed part can have kept the text behind it from being nested.
    const text = parsable((0,hidden_text_edits/* applied */.Ic)(parts, source, written), removed);
    return { text, removed, rendered: render(text) };
}
/** Leaves out what the parser cannot read in time. */
function parsable(text, removed) {
    const shallow = withEdits(text, deeplyNested(text), removed);
    return withEdits(shallow, beyondParserBudget(shallow), removed);
}
function withEdits(text, edits, removed) {
    (0,hidden_text_edits/* count */.U9)(edits, text, removed);
    return (0,hidden_text_edits/* applied */.Ic)(edits, text, 'replacement');
}
function render(source) {
    try {
        const { page, edits, references, labels, code } = markdownParts(source);
        const html = htmlParts(page, source);
        const hidden = [...edits, ...html.edits, ...invisibleEdits(source, references, code)];
        return {
            shown: (0,invisible_characters/* withoutInvisible */.OT)(html.shown).replace(/\s+/gu, ''),
            edits: [...hidden, ...labels.edits(hidden)],
        };
    }
    catch (error) {
        throw new UnreadableMarkdownError('The text of the event was not sent: its Markdown could not be parsed. Expected Markdown without very deep nesting. Edit the text, or write the instruction into prompt.', { cause: error });
    }
}


/***/ })

};
