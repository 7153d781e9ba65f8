export const id = 948;
export const ids = [948];
export const modules = {

/***/ 69948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   visibleText: () => (/* binding */ visibleText)
/* harmony export */ });
/* harmony import */ var parse5__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92009);
/* harmony import */ var _shared_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43908);
/* harmony import */ var _unseen_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80084);



const maxStepsSmaller = 2;
const maxDepth = 30;
const maxTargetCharacters = 200;
/** Begins a list item or a table cell. Texts do not have it, because noncharacters are removed from them. */
const partStart = '\uFDD1';
const names = (list) => new Set(list.split(' '));
const blocks = names('caption dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr ol p pre section summary table ul');
// What browsers never show (HTML standard, 15.3.1), and elements that are drawn in the place of their content.
const hidden = names('audio canvas datalist desc dialog head iframe metadata noembed noframes noscript object rp script style svg template title video');
// What GitHub's style sheet does: https://github.com/sindresorhus/github-markdown-css
const preformatted = names('code pre tt');
const small = names('code h5 h6 pre rt samp small sub sup tt');
const signs = new Map(Object.entries({ br: '\n', hr: '---', img: '(image)', td: partStart, th: partStart }));
/** The marks without which a text has another meaning, or no structure. */
const marks = new Map([
    ['a', linked],
    ['blockquote', (text, _, removed) => `\n> ${indented(tidy(text, removed), '> ')}\n`],
    ['code', (text) => `\`${text}\``],
    ['div', withLanguage],
    ['li', (text, _, removed) => `${partStart}${indented(tidy(text, removed), _unseen_text_js__WEBPACK_IMPORTED_MODULE_2__/* .fixedSpace */ .FA.repeat(2))}\n`],
    ['ol', numbered],
    ['pre', fenced],
    ['sup', (text) => `^${text}`],
    ['td', (text, _, removed) => partStart + oneLine(tidy(text, removed))],
    ['th', (text, _, removed) => partStart + oneLine(tidy(text, removed))],
    ['tr', (text) => `${text.split(partStart).slice(1).map(oneLine).join(' | ')}\n`],
    ['ul', (text) => text.replaceAll(partStart, '- ')],
]);
/**
 * Returns what a reader of a page sees, as plain text, and adds the name of each thing that is left out or shortened to
 * `removed`. The time is linear in the length of the HTML if each element has its end tag, as GitHub writes it.
 */
function visibleText(html, removed) {
    const texts = (0,parse5__WEBPACK_IMPORTED_MODULE_0__/* .parseFragment */ .oH)(html).childNodes.map((node) => textOf(node, [], removed));
    return tidy(texts.join(''), removed).replaceAll(/[\uFDD0\uFDD1]/gu, ' ');
}
function textOf(node, parents, removed) {
    if (parse5__WEBPACK_IMPORTED_MODULE_0__/* .defaultTreeAdapter */ .jh.isTextNode(node)) {
        const text = (0,_unseen_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withFixedSpaces */ .sI)((0,_unseen_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutInvisible */ .OT)(node.value, removed));
        const isPreformatted = parents.some((name) => preformatted.has(name));
        return isPreformatted ? text.replaceAll(' ', _unseen_text_js__WEBPACK_IMPORTED_MODULE_2__/* .fixedSpace */ .FA) : text.replaceAll(/[\t\n ]+/gu, ' ');
    }
    if (!parse5__WEBPACK_IMPORTED_MODULE_0__/* .defaultTreeAdapter */ .jh.isElementNode(node) || hidden.has(node.tagName))
        return '';
    // A `code` in a `pre` has no size and no marks of its own.
    const tagName = node.tagName === 'code' && parents.at(-1) === 'pre' ? 'span' : node.tagName;
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    // A link from a footnote to its reference is an arrow.
    if (attributes.has('hidden') || attributes.has('data-footnote-backref'))
        return '';
    const path = [...parents, tagName];
    const reason = reasonToLeaveOut(path, attributes);
    if (reason !== undefined)
        removed.push(reason);
    const textIn = () => node.childNodes.map((child) => textOf(child, path, removed)).join('');
    const text = reason === undefined ? marked(tagName, textIn(), attributes, removed) : `(${reason} left out)`;
    if (!blocks.has(tagName))
        return text;
    const block = tidy(text, removed);
    return block === '' ? '\n' : `\n${block}\n`;
}
/** Returns what is left out in the place of the innermost element; undefined if a reader sees its text. */
function reasonToLeaveOut(path, attributes) {
    // An `rt` has half of the size, so it counts twice.
    const steps = path.filter((name) => small.has(name)).length + path.filter((name) => name === 'rt').length;
    if (steps > maxStepsSmaller)
        return 'tiny text';
    if (path.length > maxDepth)
        return 'deeply nested text';
    const name = (path.at(-1) === 'pre' ? attributes.get('lang')?.toLowerCase() : path.at(-1)) ?? '';
    if (['geojson', 'mermaid', 'stl', 'topojson'].includes(name))
        return 'diagram';
    if (['math', 'math-renderer'].includes(name))
        return 'formula';
    return name === 'bdo' ? 'reordered text' : undefined;
}
function marked(tagName, text, attributes, removed) {
    if (tagName === 'input')
        return attributes.has('checked') ? '[x] ' : '[ ] ';
    if (text.trim() === '')
        return signs.get(tagName) ?? text;
    if (/^(?:del|s|strike)$/u.test(tagName))
        return `~~${text}~~`;
    if (/^h[1-6]$/u.test(tagName))
        return `${'#'.repeat(Number(tagName[1]))} ${oneLine(text)}`;
    return marks.get(tagName)?.(text, attributes, removed) ?? text;
}
function linked(text, attributes, removed) {
    const target = oneLine((0,_unseen_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutInvisible */ .OT)(attributes.get('href') ?? '', removed));
    const shown = oneLine(text);
    const isShown = ['', shown, `mailto:${shown}`, `http://${shown}`].includes(target);
    if (isShown || attributes.has('data-footnote-ref'))
        return text;
    return `${text} (${(0,_shared_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__/* .singleLine */ .pF)(target, maxTargetCharacters)})`;
}
function numbered(text, attributes) {
    let number = Number(/^\d+$/u.exec(attributes.get('start') ?? '')?.[0] ?? 1);
    return text.replaceAll(partStart, () => `${number++}. `);
}
function fenced(text) {
    const longest = text.match(/`{3,}/gu)?.sort().at(-1) ?? '``';
    return `${longest}\`\n${text.replace(/\n$/u, '')}\n${longest}\``;
}
/** GitHub names a language that it knows in a class. The attribute `lang` can have any word. */
function withLanguage(text, attributes) {
    const known = /\bhighlight-(?:source|text)-([\w+.-]{1,20})(?: |$)/u.exec(attributes.get('class') ?? '');
    return text.replace('```', `\`\`\`${known?.[1] ?? ''}`);
}
/** Joins spaces as browsers do, and shortens long gaps. */
function tidy(text, removed) {
    return (0,_unseen_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutLongGaps */ .AN)(text.replaceAll(/ {2,}/gu, ' ').replaceAll(/ \n ?|\n /gu, '\n'), removed).trim();
}
function oneLine(text) {
    return text.replaceAll(/[\s\uFDD0]+/gu, ' ').trim();
}
function indented(text, indentation) {
    return text.replaceAll(/\n(?=[^\n])/gu, `\n${indentation}`);
}


/***/ })

};
