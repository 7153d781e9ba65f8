export const id = 605;
export const ids = [605];
export const modules = {

/***/ 97605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  htmlReport: () => (/* binding */ htmlReport)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/visitors/write/page-link.js
var page_link = __webpack_require__(48928);
// EXTERNAL MODULE: ./build/visitors/movements.js
var movements = __webpack_require__(81048);
// EXTERNAL MODULE: ./build/visitors/number-format.js
var number_format = __webpack_require__(39917);
// EXTERNAL MODULE: ./build/untrusted-text.js
var untrusted_text = __webpack_require__(49032);
;// CONCATENATED MODULE: ./build/visitors/write/html-report/html.js

/** Markup that can be put into a page unchanged. Only {@link html} and {@link ownMarkup} create it. */
class Html {
    markup;
    constructor(markup) {
        this.markup = markup;
    }
}
/**
 * Returns markup from a template, without its indentation. Inserted text is escaped for element content and quoted
 * attributes.
 */
function html(strings, ...parts) {
    const texts = strings.map((string) => string.replaceAll(/\n\s*/gu, '\n'));
    return new Html(texts.reduce((before, text, index) => before + markupOf(parts[index - 1] ?? '') + text));
}
/** Returns untrusted text as one line, without control characters and bidi controls. */
function shown(text) {
    return (0,untrusted_text/* singleLine */.pF)(text, 2000) || '(empty)';
}
/** Marks a string as markup. Untrusted text in it must already be escaped. */
function ownMarkup(markup) {
    return new Html(markup);
}
function markupOf(part) {
    if (part instanceof Html)
        return part.markup;
    if (typeof part === 'object')
        return part.map(markupOf).join('');
    return String(part).replaceAll(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`);
}
/** Returns JSON for a script element with data. Text in it cannot close the element or open another. */
function jsonInScript(value) {
    return JSON.stringify(value).replaceAll('<', '\\u003c');
}

;// CONCATENATED MODULE: ./build/visitors/write/html-report/path-parts.js
const mostParts = 20;
/** Splits a path behind its slashes, where it can break better than inside a word. */
function pathParts(path) {
    const parts = path.split(/(?<=.\/)/u);
    // A path of many slashes must not make a page of many elements.
    return parts.length > mostParts ? [path] : parts;
}

;// CONCATENATED MODULE: ./build/visitors/write/html-report/static-table.js





const maxWordsCharacters = 300;
/** Returns a table with row names in the first column and numbers in the others. */
function table(name, [first = '', ...numbers], rows) {
    return html `<div class="scroll" role="group" aria-label="${name}">
    <table>
      <thead>
        <tr>
          <th scope="col">${first}</th>
          ${numbers.map((column) => html `<th scope="col" class="number">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}
function row(name, cells) {
    return html `<tr>
    <th scope="row">${name}</th>
    ${cells.map((cell) => html `<td>${cell}</td>`)}
  </tr>`;
}
/** Returns the folded table with the numbers of a chart. */
function foldedTable(title, columns, rows) {
    return html `<details>
    <summary>${title}</summary>
    ${table(title, columns, rows)}
  </details>`;
}
/** Returns what a reader wrote, as text whose direction does not change that of the text around it. */
function readerWords(text) {
    return html `<bdi>${(0,untrusted_text/* singleLine */.pF)(text, maxWordsCharacters) || '(empty)'}</bdi>`;
}
/** Returns the path of a page, as a link if the address of its site is known. */
function pageName(path, siteUrl) {
    const link = siteUrl && (0,page_link/* pageLink */.w)(siteUrl, path);
    const parts = pathParts(shown(path));
    const name = html `<code>${parts.map((part, index) => (index === 0 ? part : html `<wbr />${part}`))}</code>`;
    return link === undefined
        ? name
        : html `<a href="${link}" target="_blank" rel="noopener noreferrer">${name}</a>`;
}
/** Returns a change as a count and as a percentage. */
function changeCells(now, before) {
    const cell = (text) => html `<span class="change ${(0,number_format/* changeClass */.Tu)(now, before)}">${text}</span>`;
    return [cell((0,number_format/* formatGain */.Nu)(now, before)), cell((0,number_format/* formatGrowth */.T9)(now, before))];
}
/** Returns a bar of human only, both and AI only, as wide as its share of `most`. */
function partsBar({ humanOnly, both, aiOnly }, most) {
    const percent = (count) => String(Math.round((1000 * count) / Math.max(1, most)) / 10);
    const parts = [
        { name: 'human', from: 0, count: humanOnly },
        { name: 'both', from: humanOnly, count: both },
        { name: 'ai', from: humanOnly + both, count: aiOnly },
    ].filter(({ count }) => count > 0);
    const rects = parts.map(({ name, from, count }) => `<rect class="${name}" x="${percent(from)}%" width="${percent(count)}%" height="100%"/>`);
    return ownMarkup(`<svg class="parts" aria-hidden="true">${rects.join('')}</svg>`);
}
/** What the bars draw for visitors who are both: stripes of both colours. It must be in the page once. */
const bothPattern = ownMarkup(`<svg width="0" height="0" aria-hidden="true" class="pattern"><pattern id="both" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="human" width="3" height="6"/><rect class="ai" x="3" width="3" height="6"/></pattern></svg>`);

// EXTERNAL MODULE: ./build/visitors/date-format.js
var date_format = __webpack_require__(7926);
// EXTERNAL MODULE: ./build/visitors/write/visitor-parts.js
var visitor_parts = __webpack_require__(65103);
;// CONCATENATED MODULE: ./build/visitors/write/html-report/totals.js





function totalsBlock(analytics) {
    const { totals, previous } = analytics;
    const before = previous?.totals;
    const parts = (0,visitor_parts/* partsOf */.C)(totals);
    const card = (name, count) => html `<li class="${count}">
      <span>${name}</span>
      <strong>${(0,number_format/* formatCount */.B4)(totals[count])}</strong>
      ${before === undefined
        ? ''
        : html `<span class="changes"
                >${totals[count] === before[count] ? 'no change' : changeCells(totals[count], before[count])}</span
              >
              <span class="previous">previous: ${(0,number_format/* formatCount */.B4)(before[count])}</span>`}
      <span class="share"
        >${count === 'total' || totals.total === 0 ? '' : `${(0,number_format/* formatShare */.T1)(totals[count], totals.total)} of all`}</span
      >
    </li>`;
    return {
        id: 'totals',
        title: 'Who visited',
        isPrinted: true,
        content: html `<ul class="totals">
        ${card('All visitors', 'total')}${card('Human', 'human')}${card('AI', 'ai')}
      </ul>
      ${totals.total === 0 ? '' : html `<div class="split">${partsBar(parts, (0,visitor_parts/* sumOfParts */.h)(parts))}${legend(totals)}</div>`}
      ${bothNote(analytics)} ${lengthsNote(analytics)}`,
    };
}
/** Says how long the compared periods are if they differ. */
function lengthsNote(analytics) {
    const days = (0,date_format/* differingDays */.OU)(analytics, analytics.previous);
    if (days === undefined)
        return html ``;
    const { now, before } = days;
    return html `<p class="note">
    Changes compare ${(0,number_format/* formatCountOf */.gL)(now, 'day')} with ${(0,number_format/* formatCountOf */.gL)(before, 'day')}. A longer period has
    more visitors for that reason alone.
  </p>`;
}
/** Returns the legend for the colours of the bars, with the shares of `totals` if it is given. */
function legend(totals) {
    const parts = totals && (0,visitor_parts/* partsOf */.C)(totals);
    const entries = [
        ['human', 'Human only', parts?.humanOnly],
        ['both', 'Both', parts?.both],
        ['ai', 'AI only', parts?.aiOnly],
    ];
    return html `<ul class="legend">
    ${entries.map(([part, name, count]) => html `<li class="${part}">
          ${name}${count === undefined ? '' : ` ${(0,number_format/* formatCount */.B4)(count)} (${(0,number_format/* formatShare */.T1)(count, totals?.total ?? 0)})`}
        </li>`)}
  </ul>`;
}
function bothNote({ totals, previous }) {
    if (totals.total === 0)
        return html ``;
    const { both } = (0,visitor_parts/* partsOf */.C)(totals);
    const before = previous === undefined ? '' : ` (previous: ${(0,number_format/* formatCount */.B4)((0,visitor_parts/* partsOf */.C)(previous.totals).both)})`;
    const were = both === 1 ? 'visitor was' : 'visitors were';
    return html `<p class="note">
    ${(0,number_format/* formatCount */.B4)(both)} ${were} counted as both human and AI${before}. They count once in all.
  </p>`;
}

;// CONCATENATED MODULE: ./build/visitors/write/html-report/changes.js





function changesBlock(content) {
    const { title, empty, count, rows } = (0,movements/* movementsOf */.E)(content.moved);
    return {
        id: 'changes',
        title,
        count,
        isPrinted: true,
        content: rows.length === 0
            ? html `<p>${empty}</p>`
            : html `${table(title, ['Page', 'Change', 'Now'], rows.map(({ page, change }) => row(
            // A link to a page that is gone leads nowhere.
            pageName(page.path, page.total === 0 ? undefined : content.siteUrl), [
                html `<span class="change ${(0,number_format/* changeClass */.Tu)(page.total, page.previous.total)}">${change}</span>`,
                (0,number_format/* formatCount */.B4)(page.total),
            ])))}
          ${count > rows.length ? allMoved(content.moved) : ''} ${lengthsNote(content)}`,
    };
}
/** Returns links to all pages that moved, in the table of all pages. */
function allMoved(moved) {
    const links = [
        ['rising', 'up&pages.sort=-change', (now, before) => before > 0 && now > before],
        ['falling', 'down&pages.sort=change', (now, before) => now > 0 && now < before],
        ['new', 'new&pages.sort=-total', (now, before) => before === 0 && now > 0],
        ['with no visitors now', 'vanished&pages.sort=-before', (now, before) => now === 0 && before > 0],
    ];
    const counted = links
        .map(([name, state, has]) => ({
        ...{ name, state },
        count: moved.filter(({ total, previous }) => has(total, previous.total)).length,
    }))
        .filter(({ count }) => count > 0);
    return html `<p class="more">
    All:
    ${counted.map(({ name, state, count }, index) => [
        index === 0 ? '' : ', ',
        html `<a href="#pages.show=${state}">${(0,number_format/* formatCount */.B4)(count)} ${name}</a>`,
    ])}
  </p>`;
}

// EXTERNAL MODULE: ./build/visitors/gap-tables.js
var gap_tables = __webpack_require__(35014);
// EXTERNAL MODULE: ./build/visitors/gaps.js
var gaps = __webpack_require__(34365);
// EXTERNAL MODULE: ./build/visitors/read/feedback-list.js
var feedback_list = __webpack_require__(46805);
// EXTERNAL MODULE: ./build/visitors/read/question-list.js
var question_list = __webpack_require__(98448);
;// CONCATENATED MODULE: ./build/visitors/write/html-report/data-table.js

function dataTable({ name, title, filter, columns, choices, rows, isGroupable, list, }) {
    const of = title.toLowerCase();
    return html `<noscript>
      The table of ${of} needs scripts, which are turned off here. The other files of the export have its
      numbers.
    </noscript>
    <div id="${name}-explorer" class="explorer" hidden>
      <p class="filter" ${rows > 1 ? '' : ' hidden'}>
        <span
          ><label for="${name}-filter">${filter}</label>
          <input id="${name}-filter" type="search" autocomplete="off" spellcheck="false"
        /></span>
        ${choices === undefined
        ? ''
        : html `<span
                ><label for="${name}-choice">${choices.label}</label>
                <select id="${name}-choice" autocomplete="off">
                  ${Object.entries(choices.options).map(([value, text]) => html `<option value="${value}" ${value === choices.first ? ' selected' : ''}>
                        ${text}
                      </option>`)}
                </select></span
              >`}
        ${isGroupable
        ? html `<label
                ><input id="${name}-grouped" type="checkbox" autocomplete="off" /> Group by section</label
              >`
        : ''}
      </p>
      <div class="position">
        <p id="${name}-status" role="status"></p>
        <nav id="${name}-pager" aria-label="Rows of the table of ${of}">
          <button type="button" id="${name}-first">First</button>
          <button type="button" id="${name}-back">Back</button>
          <button type="button" id="${name}-next">Next</button>
          <button type="button" id="${name}-last">Last</button>
        </nav>
      </div>
      <div class="scroll of-data" role="group" aria-label="${title}">
        <table
          id="${name}-table"
          ${list === undefined
        ? html `class="data rows numbers-${columns.length - 1}"`
        : html `class="data list" data-noun="${list.noun}" data-sort="${list.sort}"`}
        >
          <thead>
            <tr>
              ${columns.map((column, index) => html `<th
                    scope="col"
                    ${isNumber(column.kind, index) ? html `class="number" ` : ''}data-column="${column.name}"
                    ${column.kind === undefined ? '' : html `data-kind="${column.kind}"`}
                  >
                    <button type="button">${column.title}</button>
                  </th>`)}
            </tr>
          </thead>
          <tbody></tbody>
        </table>
      </div>
    </div>`;
}
function isNumber(kind, index) {
    return kind === undefined ? index > 0 : ['count', 'share', 'date'].includes(kind);
}

;// CONCATENATED MODULE: ./build/visitors/write/html-report/lists.js







const maxWordCharacters = 40;
/** Returns the lists that were read, in the order of the page. */
function reportLists(lists, gaps) {
    const { searches, pageFeedback, feedback, questions } = lists;
    return [
        ...(searches === undefined ? [] : [searchTable(searches, gaps)]),
        ...(pageFeedback === undefined ? [] : [pageFeedbackTable(pageFeedback)]),
        ...(feedback === undefined ? [] : [feedbackTable(feedback)]),
        ...(questions === undefined ? [] : [questionTable(questions)]),
    ];
}
function listBlock({ name, title, noun, columns, sort, ...list }) {
    const { choices, rows, empty, cut } = list;
    const table = dataTable({
        name,
        title,
        filter: 'Contains',
        rows: rows.length,
        isGroupable: false,
        columns,
        choices: { label: 'Show', ...choices },
        list: { noun, sort },
    });
    return {
        id: name,
        title,
        count: rows.length,
        content: rows.length === 0 ? html `<p>${empty}</p>` : html `${cutNote(cut)}${table}`,
    };
}
function cutNote(text) {
    return text === undefined ? html `` : html `<p class="note cut">${text}</p>`;
}
function firstOnly(count, noun) {
    return `Only the first ${(0,number_format/* formatCountOf */.gL)(count, noun)} ${count === 1 ? 'was' : 'were'} read`;
}
function searchTable({ terms, isComplete }, gaps) {
    const fewClicks = new Set(gaps?.terms?.map(({ term }) => term));
    return {
        name: 'searches',
        title: 'Search terms',
        noun: 'search term',
        columns: [
            { name: 'term', title: 'Term', kind: 'text' },
            { name: 'searches', title: 'Searches', kind: 'count' },
            { name: 'clicked', title: 'With a click', kind: 'share' },
            { name: 'page', title: 'Clicked most', kind: 'page' },
            { name: 'last', title: 'Last search', kind: 'date' },
        ],
        sort: 'searches',
        choices: {
            options: { all: 'All', gaps: 'Few clicks', unclicked: 'Without a click' },
        },
        rows: terms.map((term) => [
            shown(term.term),
            term.hits,
            term.clickThroughRate,
            pageOf(term.topClickedPage),
            dayOf(term.lastSearchedAt),
            bits(fewClicks.has(term.term), term.clickThroughRate === 0),
        ]),
        empty: 'Nobody searched in this range.',
        cut: isComplete ? undefined : `${firstOnly(terms.length, 'search term')}: those with the most searches.`,
    };
}
function pageFeedbackTable({ pages, isComplete }) {
    return {
        name: 'page-feedback',
        title: 'Feedback by page',
        noun: 'page',
        columns: [
            { name: 'page', title: 'Page', kind: 'page' },
            { name: 'up', title: 'Thumbs up', kind: 'count' },
            { name: 'down', title: 'Thumbs down', kind: 'count' },
            { name: 'code', title: 'On code', kind: 'count' },
            { name: 'other', title: 'Other', kind: 'count' },
            { name: 'all', title: 'All', kind: 'count' },
        ],
        sort: 'all',
        choices: {
            options: { all: 'All', gaps: 'More down than up', up: 'More up than down' },
        },
        rows: pages.map(({ path, thumbsUp, thumbsDown, code, total }) => [
            pageOf(path),
            thumbsUp,
            thumbsDown,
            code,
            // The service counts the feedback of agents, for example, only in the total.
            Math.max(0, total - thumbsUp - thumbsDown - code),
            total,
            bits(thumbsDown > thumbsUp, thumbsUp > thumbsDown),
        ]),
        empty: 'No page got feedback in this range.',
        cut: isComplete
            ? undefined
            : `${firstOnly(pages.length, 'page')}: the service gives the feedback of no more.`,
    };
}
function feedbackTable({ entries, isComplete }) {
    const hasCode = entries.some(({ code }) => code !== null);
    return {
        name: 'feedback',
        title: 'Feedback',
        noun: 'feedback item',
        columns: [
            { name: 'comment', title: 'Comment', kind: 'text' },
            ...(hasCode ? [{ name: 'code', title: 'On code', kind: 'code' }] : []),
            { name: 'page', title: 'Page', kind: 'page' },
            { name: 'thumb', title: 'Thumb', kind: 'word' },
            { name: 'status', title: 'Status', kind: 'word' },
            { name: 'source', title: 'Source', kind: 'word' },
            { name: 'date', title: 'Date', kind: 'date' },
        ],
        sort: 'date',
        choices: {
            options: { all: 'All', open: 'Open comments', comments: 'Comments', down: 'Down', up: 'Up' },
            // A thumb alone tells little.
            first: entries.some(({ comment }) => comment !== null) ? 'comments' : 'all',
        },
        rows: entries.map(({ comment, code, path, helpful, status, source, createdAt }) => [
            comment === null ? null : shown(comment),
            ...(hasCode ? [code === null ? null : shown(code)] : []),
            pageOf(path),
            helpful === null ? null : helpful ? 'Up' : 'Down',
            stateOf(status),
            stateOf(source),
            dayOf(createdAt),
            bits(comment !== null && (0,feedback_list/* isOpen */.n)({ status }), comment !== null, helpful === false, helpful === true),
        ]),
        empty: 'Nobody gave feedback in this range.',
        cut: isComplete ? undefined : `${firstOnly(entries.length, 'feedback item')}.`,
    };
}
function questionTable({ questions, isComplete }) {
    return {
        name: 'questions',
        title: 'Questions',
        noun: 'question',
        columns: [
            { name: 'question', title: 'Question', kind: 'text' },
            { name: 'resolution', title: 'Resolution', kind: 'word' },
            { name: 'category', title: 'Category', kind: 'word' },
            { name: 'page', title: 'Asked on', kind: 'page' },
            { name: 'date', title: 'Date', kind: 'date' },
        ],
        sort: 'date',
        choices: { options: { all: 'All', gaps: 'Unanswered', others: 'Others' } },
        rows: questions.map((asked) => [
            shown(asked.question),
            stateOf(asked.resolution),
            asked.category === null ? null : wordOf(asked.category),
            pageOf(asked.page),
            dayOf(asked.timestamp),
            bits((0,question_list/* isUnanswered */.N)(asked), !(0,question_list/* isUnanswered */.N)(asked)),
        ]),
        empty: 'Nobody asked the assistant in this range.',
        cut: isComplete ? undefined : `${firstOnly(questions.length, 'question')}.`,
    };
}
function bits(...flags) {
    return flags.reduce((sum, flag, index) => sum + (flag ? 2 ** index : 0), 0);
}
/** Returns a status or the like, which does not wrap, as one short line. */
function wordOf(text) {
    return (0,untrusted_text/* singleLine */.pF)(text, maxWordCharacters) || '(empty)';
}
/** Returns a status or the like, such as `in_progress`, in words. */
function stateOf(text) {
    const words = wordOf(text.replaceAll('_', ' '));
    return words.charAt(0).toUpperCase() + words.slice(1);
}
function pageOf(page) {
    return page === null ? null : shown((0,gaps/* pagePath */.HX)(page));
}
/** Returns the UTC day of a time, or null if the text is not a time. */
function dayOf(time) {
    // A parser of dates reads some other texts, too.
    const date = new Date(/^\d{4}-\d\d-\d\d/u.test(time ?? '') ? (time ?? '') : Number.NaN);
    return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10);
}

;// CONCATENATED MODULE: ./build/visitors/write/html-report/gaps.js





const entriesShown = 5;
const textsShown = 2;
/** The fragments of the tables that show all entries. */
const gaps_all = {
    questions: 'questions.show=gaps',
    terms: 'searches.show=gaps',
    pages: 'page-feedback.show=gaps&page-feedback.sort=-down',
};
/** Returns the block about what readers did not find. Its tables have the first entries, with a link to all. */
function gapsBlock(content) {
    const tables = (0,gap_tables/* gapTables */.O$)(content);
    const isCompared = content.gaps?.gone !== undefined && tables.some(({ count }) => count > 0);
    return {
        id: 'gaps',
        title: 'Where readers were not served',
        content: html `<div class="columns">${tables.map((each) => gapTableHtml(each, content.siteUrl))}</div>
      ${isCompared ? html `<p class="note">${gap_tables/* sinceNote */.vF}</p>` : ''}`,
    };
}
function gapTableHtml(gapTable, siteUrl) {
    const { name, title, note, textColumns, numberColumns, rows, count, empty, cut } = gapTable;
    const rest = count - entriesShown;
    const head = [...textColumns.slice(0, 1), ...numberColumns];
    return html `<div>
    <h3>${title} <small>${(0,number_format/* formatCount */.B4)(count)}</small></h3>
    ${count === 0
        ? html `<p>${empty}</p>`
        : html `<p class="note">${note}</p>
            ${table(title, head, rows.slice(0, entriesShown).map((each) => gapRow(each, siteUrl)))}`}
    ${rest > 0 ? html `<p class="more"><a href="#${gaps_all[name] ?? ''}">And ${(0,number_format/* formatCount */.B4)(rest)} more</a></p>` : ''}
    ${cutNote(cut)}
  </div>`;
}
/** Returns a row with its further texts below the first one. */
function gapRow({ texts, numbers }, siteUrl) {
    const [name = [], ...details] = texts.map((each) => textsOf(each, siteUrl));
    return row(html `${name}${details.flat().map((text) => html `<small class="detail">${text}</small>`)}`, numbers);
}
function textsOf({ kind, texts }, siteUrl) {
    const shown = texts.slice(0, textsShown).map(({ text, count }) => {
        const times = count === 1 ? '' : ` (${(0,number_format/* formatCountOf */.gL)(count, 'time')})`;
        return html `${kind === 'words' ? readerWords(text) : pageName(text, siteUrl)}${times}`;
    });
    const rest = texts.length - shown.length;
    return rest > 0 ? [...shown, html `and ${(0,number_format/* formatCountOf */.gL)(rest, 'other')}`] : shown;
}

;// CONCATENATED MODULE: ./build/visitors/write/html-report/line-chart.js

// The report draws its charts itself, without a chart library:
// - Bytes: the client of ECharts 6.1, minified, with only line chart, grid, tooltip and mark areas, has 541 KB. The whole
//   page has to be below 150 KB. page/chart.ts, which shows the exact values, has 4 KB.
// - What a reader gets: a drawing of ECharts on the server has a fixed width, so each window needs its own, or letters of
//   another size. This drawing has percentages across and pixels down: it fits every width, and its letters keep their
//   size. Its values are announced to screen readers, and work by keyboard.
const heightPx = 200;
const axisPx = 28;
const mostDots = 45;
const mostWithArea = 400;
// Fonts differ in width, and a label knows only how many characters it has. Few are wider than a digit, whose width is
// the unit ch. The classes that hide labels are `stepCh` apart.
const gapCh = 1;
const besideChartCh = 1.5;
const stepCh = 4;
const widestCh = 100;
/** Rules that hide a label where the chart is too narrow for it. */
const labelStyle = Array.from({ length: widestCh / stepCh }, (_, index) => stepCh * (index + 1))
    .map((width) => `@container (width<${width}ch){.from-${width}{display:none}}`)
    .join('\n');
// The lines are in a drawing that is stretched to the width of the chart: 2 units per bucket, 1,000 from top to bottom.
const unitsDown = 1000;
/** Draws a chart as SVG, for any width. */
function lineChart({ id, label, lines, ticks, labels, isPartial, isWeekend }) {
    const top = ticks.at(-1)?.value ?? 1;
    const count = labels.length;
    return html `<div class="chart" id="${id}" data-top="${top}">
    <svg role="img" aria-label="${label}" height="${heightPx + axisPx}">
      ${stretched(count, [bands('weekend', isWeekend), bands('partial', isPartial)])}
      ${ticks.map(({ value, label }) => {
        const y = heightPx * (1 - value / top);
        return html `<line class="grid" x2="100%" y1="${line_chart_short(y)}" y2="${line_chart_short(y)}" /><text
            class="value"
            x="-8"
            y="${line_chart_short(y + 4)}"
            >${label}</text
          >`;
    })}
      ${axisLabels(labels)}
      ${stretched(count, lines.map((line) => drawLine(line, top, isPartial)))}
      ${count > mostDots ? '' : lines.map((line) => dots(line, top, isPartial))}
    </svg>
  </div>`;
}
function stretched(count, content) {
    return html `<svg
    class="stretched"
    width="100%"
    height="${heightPx}"
    viewBox="0 0 ${2 * count} ${unitsDown}"
    preserveAspectRatio="none"
  >
    ${content}
  </svg>`;
}
/** Marks the buckets behind the lines. Neighbours have one mark. */
function bands(name, isMarked) {
    const starts = isMarked.flatMap((marked, index) => (marked && isMarked[index - 1] !== true ? [index] : []));
    return html `${starts.map((start) => {
        const end = isMarked.indexOf(false, start);
        const buckets = (end === -1 ? isMarked.length : end) - start;
        return html `<rect class="${name}" x="${2 * start}" width="${2 * buckets}" height="${unitsDown}" />`;
    })}`;
}
/** Draws the parts of a line between whole buckets, and in another style those to and from partial buckets. */
function drawLine({ name, values, hasArea }, top, isPartial) {
    const points = values.map((value, index) => value === undefined ? undefined : { x: 2 * index + 1, y: Math.round(unitsDown * (1 - value / top)) });
    const isSoft = (index) => isPartial[index] === true || isPartial[index - 1] === true;
    const whole = pathThrough(points, (index) => !isSoft(index));
    const soft = isPartial.includes(true) ? pathThrough(points, isSoft) : '';
    const area = hasArea === true && values.length <= mostWithArea ? pathThrough(points, () => true) : '';
    const [first, last] = [points.at(0)?.x ?? 0, points.at(-1)?.x ?? 0];
    return html `${area === '' ? '' : html `<path class="area ${name}" d="${area}L${last} ${unitsDown}H${first}z" />`}
  ${whole === '' ? '' : html `<path class="${name}" d="${whole}" />`}
  ${soft === '' ? '' : html `<path class="${name} soft" d="${soft}" />`}`;
}
/** Returns the path through all points, without the steps to the points for which `isDrawn` is false. */
function pathThrough(points, isDrawn) {
    let path = '';
    for (const [index, to] of points.entries()) {
        const from = points[index - 1];
        if (to === undefined || from === undefined || !isDrawn(index))
            continue;
        const isConnected = points[index - 2] !== undefined && isDrawn(index - 1) && path !== '';
        if (!isConnected)
            path += `M${from.x} ${from.y}l`;
        // A minus sign separates, too.
        const down = to.y - from.y;
        path += `${path.endsWith('l') ? '' : ' '}${to.x - from.x}${down < 0 ? '' : ' '}${down}`;
    }
    return path;
}
function dots({ name, values }, top, isPartial) {
    return html `${values.map((value, index) => value === undefined
        ? ''
        : html `<circle
          class="${name}${isPartial[index] === true ? ' soft' : ''}"
          cx="${place(index, values.length)}%"
          cy="${line_chart_short(heightPx * (1 - value / top))}"
          r="2.5"
        />`)}`;
}
function axisLabels(labels) {
    const labelled = labels.flatMap((text, index) => (text === '' ? [] : [{ text, index }]));
    // As if all were as long as the longest, so that those that are left have the same distance.
    const longest = Math.max(...labelled.map(({ text }) => text.length));
    return html `${labelled.map(({ text, index }, rank) => {
        // A label is hidden before its neighbours of which fewer are left: all, every second, every fourth.
        const step = rank & -rank;
        const next = step === 0 ? undefined : labelled[rank - step];
        const widthCh = Math.max(next === undefined ? 0 : ((longest + gapCh) * labels.length) / (index - next.index), 
        // The middle of a label is at its bucket. A long label near the end would leave the chart.
        ((text.length / 2 - besideChartCh) * labels.length) / (labels.length - index - 0.5));
        const from = Math.max(stepCh, stepCh * Math.ceil(widthCh / stepCh));
        if (from > widestCh)
            return '';
        return html `<text class="bucket from-${from}" x="${place(index, labels.length)}%" y="${heightPx + 20}"
      >${text}</text
    >`;
    })}`;
}
/** Returns the middle of a bucket as a percentage of the width. */
function place(index, count) {
    return line_chart_short((100 * (index + 0.5)) / count);
}
function line_chart_short(number) {
    return String(Math.round(number * 100) / 100);
}

// EXTERNAL MODULE: ./build/visitors/no-visitors.js
var no_visitors = __webpack_require__(47715);
// EXTERNAL MODULE: ./build/visitors/verdict.js
var visitors_verdict = __webpack_require__(97539);
;// CONCATENATED MODULE: ./build/visitors/write/html-report/page-parts.js




function pageHeader(analytics) {
    const { projectId, unfinished, verdict } = analytics;
    return html `<header>
    <h1>Documentation visitors <small>of ${shown(projectId)}</small></h1>
    <p><strong>${verdict}</strong></p>
    <p class="note">${(0,visitors_verdict/* verdictDetails */.mC)(analytics)}</p>
    ${unfinished ? html `<p class="note">The range is not over: its numbers still grow.</p>` : ''}
  </header>`;
}
/** Returns the list of jumps to the blocks. */
function contents(blocks) {
    return html `<nav class="contents" aria-label="Contents">
    <ul>
      ${blocks.map(({ id, title, count }) => html `<li><a href="#${id}">${title}${countOf(count)}</a></li>`)}
    </ul>
  </nav>`;
}
function blockHtml({ id, title, count, isPrinted, content }) {
    return html `<section
    id="${id}"
    ${isPrinted === true ? html ` class="printed"` : ''}
    aria-labelledby="${id}-title"
  >
    <h2 id="${id}-title">${title}${countOf(count)}</h2>
    ${content}
  </section>`;
}
function countOf(count) {
    return count === undefined ? '' : html ` <small>${(0,number_format/* formatCount */.B4)(count)}</small>`;
}
/** Returns what to check if nobody visited. */
function noVisitorsBlock(analytics) {
    const { introduction, checks } = (0,no_visitors/* noVisitors */.f)(analytics);
    return {
        id: 'no-visitors',
        title: 'No visitors',
        isPrinted: true,
        content: html `<p>${introduction}</p>
      <ul>
        ${checks.map(({ name, code, text }) => html `<li>
              <strong>${name}</strong>: ${code === undefined ? '' : html `<code>${shown(code)}</code>`}${text}
            </li>`)}
      </ul>`,
    };
}
function footer({ exportedAt }) {
    return html `<footer>
    <p>
      Visitors are approximate distinct counts. The pages do not add up to the total, and the days do not add
      up to the period. A visitor counted as both human and AI counts once in the total.
    </p>
    <p>Exported at <time>${exportedAt.toISOString()}</time> by docs-agent-action.</p>
  </footer>`;
}

// EXTERNAL MODULE: ./build/visitors/section-name.js
var section_name = __webpack_require__(10525);
// EXTERNAL MODULE: ./build/visitors/read/site-sections.js
var site_sections = __webpack_require__(50757);
;// CONCATENATED MODULE: ./build/visitors/write/html-report/pages.js








const topPages = 10;
const topSections = 10;
function topPagesBlock({ visitors, siteUrl }) {
    const top = visitors.slice(0, topPages);
    const most = top.reduce((most, page) => Math.max(most, (0,visitor_parts/* sumOfParts */.h)((0,visitor_parts/* partsOf */.C)(page))), 0);
    const rows = top.map((page) => row(html `${pageName(page.path, siteUrl)}${partsBar((0,visitor_parts/* partsOf */.C)(page), most)}`, [
        (0,number_format/* formatCount */.B4)(page.total),
        (0,number_format/* formatShare */.T1)(page.ai, page.total),
    ]));
    return {
        id: 'top',
        title: 'Most visited pages',
        content: html `${legend()} ${table('Most visited pages', ['Page', 'Visitors', 'AI share'], rows)}`,
    };
}
/** Returns the block about the sections of the site; undefined if it has only one. */
function sectionsBlock(analytics) {
    const sections = (0,site_sections/* sectionsOf */.K)(analytics.rows);
    if (sections.length < 2)
        return undefined;
    const rows = sections.slice(0, topSections).map(({ prefix, pages, most, aiShare }) => {
        const name = prefix === undefined ? section_name/* pagesAtTheTop */.a : sectionLink(shown(prefix));
        return row(name, [
            (0,number_format/* formatCount */.B4)(pages),
            (0,number_format/* formatCount */.B4)(most),
            (0,number_format/* formatShare */.T1)(aiShare ?? 0, aiShare === undefined ? 0 : 1),
        ]);
    });
    const rest = sections.length - rows.length;
    return {
        id: 'sections',
        title: 'Sections',
        count: sections.length,
        content: html `${table('Sections', ['Section', 'Pages', 'Top page', 'AI share'], rows)}
      ${rest > 0 ? html `<p class="more"><a href="#pages.by=section">And ${(0,number_format/* formatCount */.B4)(rest)} more</a></p>` : ''}
      <p class="note">
        Top page: visitors of the most visited page. Pages share visitors, so their sum would count people
        more than once. The AI share is the mean of the pages, by visitors.
      </p>`,
    };
}
function sectionLink(name) {
    return html `<a href="#pages.filter=${encodeURIComponent(name)}&pages.by=section"><code>${name}</code></a>`;
}
/** Returns the table of all pages that the script fills. */
function allPagesBlock(analytics, pages) {
    const isCompared = analytics.previous !== undefined;
    const comparison = [
        { name: 'before', title: 'Previous' },
        { name: 'change', title: 'Change' },
        { name: 'growth', title: 'Percent' },
    ];
    return {
        id: 'pages',
        title: 'All pages',
        count: pages,
        content: html `${viewsNote(analytics)}${dataTable({
            name: 'pages',
            title: 'All pages',
            filter: 'Path contains',
            rows: pages,
            isGroupable: (0,site_sections/* sectionsOf */.K)(analytics.rows).length > 1,
            columns: [
                { name: 'path', title: 'Page' },
                { name: 'total', title: 'Visitors' },
                { name: 'share', title: 'Share' },
                { name: 'human', title: 'Human' },
                { name: 'ai', title: 'AI' },
                { name: 'aiShare', title: 'AI share' },
                ...(analytics.views === undefined ? [] : [{ name: 'perVisitor', title: 'Views per visitor' }]),
                ...(isCompared ? comparison : []),
            ],
            ...(isCompared && {
                choices: {
                    label: 'Change',
                    options: { all: 'All', up: 'Rising', down: 'Falling', new: 'New', vanished: 'No visitors now' },
                },
            }),
        })}
    ${lengthsNote(analytics)}`,
    };
}
function viewsNote({ views, totals }) {
    if (views === undefined || totals.total === 0)
        return html ``;
    const perVisitor = (0,number_format/* formatRatio */.B0)(views.totals.total, totals.total);
    const cut = views.isComplete ? '' : ' The views of not all pages were read.';
    return html `<p class="note">
    ${(0,number_format/* formatCountOf */.gL)(views.totals.total, 'view')} of the whole site, ${perVisitor} per visitor.${cut}
  </p>`;
}

// EXTERNAL MODULE: ./build/visitors/read/visitor-analytics.js
var visitor_analytics = __webpack_require__(90328);
;// CONCATENATED MODULE: ./build/visitors/write/html-report/axis.js

/** Returns whole numbers for the lines of an axis, evenly spaced from 0 to `most` or above. */
function axisTicks(most) {
    const top = Math.max(1, most);
    const least = top / 4;
    const power = 10 ** Math.floor(Math.log10(least));
    const step = Math.max(1, ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power);
    return Array.from({ length: Math.ceil(top / step) + 1 }, (_, index) => index * step);
}
/** Returns a formatter for the counts of an axis up to `most`: `12,345`, or `1.2M` if a full count does not fit. */
function axisCounts(most) {
    if (most < 100_000)
        return number_format/* formatCount */.B4;
    const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
    return (count) => compact.format(count);
}
/**
 * Returns the indices of the buckets that have a label: at most `mostLabels`, evenly spaced. Labels of days that are a
 * week or more apart are on Mondays.
 */
function labelledBuckets(size, buckets, mostLabels) {
    let every = Math.ceil(buckets.length / mostLabels);
    let first = 0;
    if (size === 'day' && every > 3) {
        every = Math.ceil(every / 7) * 7;
        first = buckets.findIndex((bucket) => weekdayOf(bucket) === 1);
    }
    return buckets.flatMap((_, index) => (index >= first && (index - first) % every === 0 ? [index] : []));
}
function isWeekend(bucket) {
    return [0, 6].includes(weekdayOf(bucket));
}
/** Returns 0 for Sunday to 6 for Saturday. */
function weekdayOf({ firstDay }) {
    return new Date(firstDay).getUTCDay();
}

;// CONCATENATED MODULE: ./build/visitors/write/html-report/series.js







const bucketsListed = 400;
const mostWithWeekends = 130;
/** Returns true if there is something to draw: at least two buckets, and a visitor. */
function isDrawn({ buckets }) {
    return buckets.length > 1 && buckets.some(({ human, ai, total }) => human + ai + total > 0);
}
function visitorsBlock(series) {
    const { size, buckets } = series;
    const lines = [
        { name: 'total', values: buckets.map(({ total }) => total), hasArea: true },
        { name: 'human', values: buckets.map(({ human }) => human) },
        { name: 'ai', values: buckets.map(({ ai }) => ai) },
    ];
    const most = mostOf(lines);
    return {
        id: 'series',
        title: `Visitors per ${size}`,
        isPrinted: true,
        content: html `${seriesLegend(series, [
            ['total thick', 'All'],
            ['human thin', 'Human'],
            ['ai dashed', 'AI'],
        ])}
    ${lineChart({
            ...chartOf(series, lines, axisCounts(axisTicks(most).at(-1) ?? most)),
            id: 'series-chart',
            label: `Visitors per ${size}`,
        })}
    ${partialNote(series)} ${numbers(series)}`,
    };
}
function shareBlock(series) {
    const shares = series.buckets.map(({ ai, total }) => (total === 0 ? undefined : (100 * ai) / total));
    const lines = [{ name: 'ai', values: shares, hasArea: true }];
    return {
        id: 'share',
        title: 'AI share',
        content: html `${seriesLegend(series, [['ai dashed', `AI visitors, of all per ${series.size}`]])}
    ${lineChart({
            ...chartOf(series, lines, (percent) => `${percent}%`),
            id: 'share-chart',
            label: `Share of AI visitors per ${series.size}`,
        })}`,
    };
}
function chartOf(series, lines, format) {
    const { size, buckets } = series;
    const texts = (0,date_format/* bucketLabels */.WA)(series);
    const areLong = texts.some((text) => text.length > 8);
    const labelled = new Set(labelledBuckets(size, buckets, areLong ? 7 : 10));
    const labels = texts.map((text, index) => (labelled.has(index) ? text : ''));
    return {
        lines,
        ticks: axisTicks(mostOf(lines)).map((value) => ({ value, label: format(value) })),
        labels,
        isPartial: buckets.map((bucket) => !(0,visitor_analytics/* isWhole */.wP)(bucket)),
        isWeekend: buckets.map((bucket) => hasWeekends(series) && isWeekend(bucket)),
    };
}
function seriesLegend(series, lines) {
    const entries = [
        ...lines,
        ...(hasWeekends(series) ? [['weekend', 'Weekend']] : []),
        ...(!series.buckets.every(visitor_analytics/* isWhole */.wP) ? [['partial', 'Not whole']] : []),
    ];
    return html `<ul class="legend">
    ${entries.map(([className, name]) => html `<li class="${className}">${name}</li>`)}
  </ul>`;
}
/** Says which buckets are not whole. */
function partialNote({ size, buckets }) {
    const cut = buckets.filter(({ partial, unfinished }) => partial && !unfinished);
    const unfinished = buckets.find((bucket) => bucket.unfinished);
    const parts = cut.map((bucket) => `${(0,date_format/* formatRange */.Lu)(bucket)} is ${(0,number_format/* formatCountOf */.gL)(bucket.days, 'day')} of a ${size}`);
    if (unfinished !== undefined)
        parts.push(`${(0,date_format/* formatRange */.Lu)(unfinished)} is not over`);
    return parts.length === 0 ? html `` : html `<p class="note">Not whole: ${parts.join('; ')}.</p>`;
}
function numbers({ size, buckets }) {
    const listed = buckets.slice(-bucketsListed);
    const rows = listed.map((bucket) => {
        const { dateFrom, days, human, ai, total } = bucket;
        const name = html `${dateFrom}${(0,visitor_analytics/* isWhole */.wP)(bucket) ? '' : html ` <small>${series_stateOf(bucket)}</small>`}`;
        const counts = [human, ai, total].map(number_format/* formatCount */.B4);
        return row(name, [...(size === 'day' ? [] : [(0,number_format/* formatCount */.B4)(days)]), ...counts, (0,number_format/* formatShare */.T1)(ai, total)]);
    });
    const columns = ['From', ...(size === 'day' ? [] : ['Days']), 'Human', 'AI', 'All', 'AI share'];
    const cutNote = listed.length < buckets.length
        ? html `<p class="note">
          The table shows only the last ${(0,number_format/* formatCount */.B4)(listed.length)} of ${(0,number_format/* formatCount */.B4)(buckets.length)}
          ${size}s. series.csv has all.
        </p>`
        : '';
    return html `${cutNote} ${foldedTable(`The numbers per ${size}`, columns, rows)}`;
}
/** Returns the data of the charts that their script reads. */
function seriesData(series) {
    return series.buckets.map((bucket) => {
        const { human, ai, total } = bucket;
        return { title: titleOf(bucket, series), human, ai, total };
    });
}
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
function titleOf(bucket, { size }) {
    const weekday = weekdays[weekdayOf(bucket)] ?? '';
    const range = (0,date_format/* formatRange */.Lu)(bucket);
    const state = (0,visitor_analytics/* isWhole */.wP)(bucket) ? '' : ` (${series_stateOf(bucket)})`;
    return size === 'day' ? `${weekday}, ${range}${state}` : `${range}${state}`;
}
function series_stateOf({ days, unfinished }) {
    return unfinished ? 'not over' : (0,number_format/* formatCountOf */.gL)(days, 'day');
}
function hasWeekends({ size, buckets }) {
    return size === 'day' && buckets.length <= mostWithWeekends;
}
function mostOf(lines) {
    return lines.flatMap(({ values }) => values).reduce((most, value) => Math.max(most, value ?? 0), 0);
}

// EXTERNAL MODULE: ./build/visitors/tasks.js
var visitors_tasks = __webpack_require__(69592);
;// CONCATENATED MODULE: ./build/visitors/write/html-report/tasks.js





/** Returns the block about what to do this week. */
function tasksBlock(content) {
    const { tasks, siteUrl } = content;
    const steps = (0,visitors_tasks/* nextSteps */.Zn)(content).map((parts) => parts.map((part) => (typeof part === 'string' ? part : html `<code>${part.code}</code>`)));
    return {
        id: 'tasks',
        title: visitors_tasks/* tasksTitle */.Ru,
        isPrinted: true,
        content: html `${tasks.length === 0
            ? html `<p>${visitors_tasks/* noTasks */.GU}</p>`
            : html `<ol>
            ${tasks.map((task) => html `<li>${taskHtml(task, siteUrl)}</li>`)}
          </ol>`}
    ${steps.map((parts) => html `<p class="note">${parts}</p>`)}`,
    };
}
function taskHtml(task, siteUrl) {
    const { verb, parts } = (0,visitors_tasks/* taskLine */.er)(task);
    return html `<strong>${verb}</strong> ${parts.map((part) => {
        if (typeof part === 'string')
            return part;
        // A link to a page that is gone leads nowhere.
        return 'words' in part
            ? html `“${readerWords(part.words)}”`
            : pageName(part.page, part.isGone ? undefined : siteUrl);
    })}`;
}
/** Returns the block about the gaps of the previous period that are gone. */
function goneBlock(gone) {
    const rows = (0,gap_tables/* goneRows */.Hm)(gone).map(({ title, names, arePages, count }) => row(html `${title}${names.map((name) => html `<small class="detail">${arePages ? pageName(name, undefined) : readerWords(name)}</small>`)}`, [(0,number_format/* formatCount */.B4)(count)]));
    return {
        id: 'gone',
        title: gap_tables/* goneWords */.d1.title,
        content: rows.length === 0 ? html `<p>${gap_tables/* goneWords */.d1.empty}</p>` : table(gap_tables/* goneWords */.d1.title, gap_tables/* goneWords */.d1.columns, rows),
    };
}

;// CONCATENATED MODULE: ./build/visitors/write/html-report/html-report.js














const valuesPerPart = 1000;
// `npm run build` and the tests bundle them from page/. The path is the same from src/ and from the compiled code in
// build/. The bundler of dist/ finds the files by these expressions.
const script = __webpack_require__.ab + "report-page.js";
const style = __webpack_require__.ab + "report-page.css";
/**
 * Returns `report.html`: one page that loads nothing and contains the data of all pages. Its content security policy
 * allows only its own style sheet and script, by their hashes.
 */
async function htmlReport(content) {
    const [scriptText, styleText] = await Promise.all([script, style].map((file) => (0,promises_.readFile)(file, 'utf8')));
    return page(content, { script: scriptText ?? '', style: `${styleText ?? ''}\n${labelStyle}` });
}
function* page(analytics, { style, script }) {
    const { rows, series, gaps } = analytics;
    const lists = reportLists(analytics, gaps);
    const drawn = series && isDrawn(series) ? series : undefined;
    const blocks = [
        ...blocksOf(analytics, drawn),
        // A block without rows says so.
        ...lists.map(listBlock),
    ];
    yield html `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${ownMarkup(policyFor(style, script))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>Documentation visitors of ${shown(analytics.projectId)}</title>
${html_report_element('style', style)}
</head>
<body>
${bothPattern}
${pageHeader(analytics)}
<main>
${blocks.slice(0, 1).map(blockHtml)}
${contents(blocks)}
${blocks.slice(1).map(blockHtml)}
</main>
${footer(analytics)}
<script type="application/json" id="data">`.markup;
    yield* data(analytics, drawn, rows, lists);
    yield html `</script>
${html_report_element('script', script)}
</body>
</html>
`.markup;
}
function blocksOf(analytics, drawn) {
    const { isEmpty, isEmptyInBoth, visitors, previous, gaps } = analytics;
    const rows = analytics.rows.length;
    return [
        tasksBlock(analytics),
        ...(isEmpty ? [noVisitorsBlock(analytics)] : []),
        ...(isEmptyInBoth ? [] : [totalsBlock(analytics)]),
        ...(previous === undefined || rows === 0 ? [] : [changesBlock(analytics)]),
        ...(gaps === undefined ? [] : [gapsBlock(analytics)]),
        ...(gaps?.gone === undefined ? [] : [goneBlock(gaps.gone)]),
        ...(drawn === undefined ? [] : [visitorsBlock(drawn), shareBlock(drawn)]),
        ...(isEmpty || visitors.length < 2 ? [] : [topPagesBlock(analytics)]),
        ...(isEmpty ? [] : [sectionsBlock(analytics)].filter((block) => block !== undefined)),
        ...(rows === 0 ? [] : [allPagesBlock(analytics, rows)]),
    ];
}
/** Returns the JSON of {@link PageData}. */
function* data({ totals, siteUrl, previous, views }, drawn, rows, lists) {
    const site = siteUrl && (0,page_link/* pageLink */.w)(siteUrl, '/')?.slice(0, -1);
    const head = {
        total: totals.total,
        ...(site !== undefined && { site }),
        ...(drawn && { series: seriesData(drawn) }),
        links: siteUrl === undefined ? {} : oddLinks(rows, siteUrl, site),
    };
    yield `${jsonInScript(head).slice(0, -1)},"pages":{"path":`;
    yield* jsonArray(rows, ({ path }) => shown(path));
    for (const count of ['human', 'ai', 'total']) {
        yield `,"${count}":`;
        yield* jsonArray(rows, (row) => row[count]);
    }
    if (previous !== undefined) {
        yield ',"before":';
        yield* jsonArray(rows, (row) => row.previous?.total ?? 0);
    }
    if (views !== undefined) {
        const viewsOf = new Map(views.pages.map(({ path, total }) => [path, total]));
        yield ',"views":';
        yield* jsonArray(rows, ({ path }) => viewsOf.get(path) ?? null);
    }
    yield '},"lists":{';
    for (const [index, list] of lists.entries()) {
        yield `${index === 0 ? '' : ','}"${list.name}":`;
        yield* jsonArray(list.rows, (row) => row);
    }
    yield '}}';
}
/** Returns the JSON of an array in parts, so that the page is never one string. */
function* jsonArray(rows, valueOf) {
    yield '[';
    for (let index = 0; index < rows.length; index += valuesPerPart) {
        const part = rows.slice(index, index + valuesPerPart).map(valueOf);
        yield `${index === 0 ? '' : ','}\n${jsonInScript(part).slice(1, -1)}`;
    }
    yield ']';
}
/** Returns the links that are not `site` and the path, by index. */
function oddLinks(rows, siteUrl, site = '') {
    const links = {};
    for (const [index, { path }] of rows.entries()) {
        const link = (0,page_link/* pageLink */.w)(siteUrl, path);
        if (link !== `${site}${shown(path)}`)
            links[index] = link ?? null;
    }
    return links;
}
/** Returns an element that contains exactly the hashed text, without white space around it. */
function html_report_element(name, content) {
    return ownMarkup(`<${name}>${content}</${name}>`);
}
function policyFor(style, script) {
    return [
        "default-src 'none'",
        `style-src '${hashOf(style)}'`,
        `script-src '${hashOf(script)}'`,
        "base-uri 'none'",
        "form-action 'none'",
    ].join('; ');
}
function hashOf(source) {
    return `sha256-${(0,external_node_crypto_.createHash)('sha256').update(source).digest('base64')}`;
}


/***/ })

};
