export const id = 725;
export const ids = [725];
export const modules = {

/***/ 17725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  htmlReport: () => (/* binding */ htmlReport)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/analytics/period/date-format.js
var date_format = __webpack_require__(54693);
// EXTERNAL MODULE: ./build/analytics/show/tables/list-tables.js
var list_tables = __webpack_require__(12101);
// EXTERNAL MODULE: ./build/analytics/show/tables/page-tables.js
var page_tables = __webpack_require__(16800);
// EXTERNAL MODULE: ./build/analytics/show/no-visitors.js
var no_visitors = __webpack_require__(3864);
// EXTERNAL MODULE: ./build/analytics/show/tables/gap-tables.js
var gap_tables = __webpack_require__(16177);
// EXTERNAL MODULE: ./build/shared/untrusted-text.js
var untrusted_text = __webpack_require__(43908);
;// CONCATENATED MODULE: ./build/analytics/show/html-report/html.js

/** Markup that can be put into a page unchanged. Only {@link html} and {@link ownMarkup} create it. */
class Html {
    markup;
    constructor(markup) {
        this.markup = markup;
    }
}
/**
 * Returns markup from a template, without its indentation. Inserted text is escaped for element content and quoted
 * attributes; nothing for an undefined part.
 */
function html(strings, ...parts) {
    const texts = strings.map((string) => string.replaceAll(/\n\s*/gu, '\n'));
    return new Html(texts.reduce((before, text, index) => before + markupOf(parts[index - 1]) + text));
}
/** Returns untrusted text as one line, without control characters and bidi controls. */
function shown(text, maxCharacters = 2000) {
    return (0,untrusted_text/* singleLine */.pF)(text, maxCharacters) || '(empty)';
}
/** Marks a string as markup. Untrusted text in it must already be escaped. */
function ownMarkup(markup) {
    return new Html(markup);
}
function markupOf(part) {
    if (part === undefined)
        return '';
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

// EXTERNAL MODULE: ./build/shared/number-format.js
var number_format = __webpack_require__(46931);
;// CONCATENATED MODULE: ./build/analytics/show/html-report/block.js

function blockHtml({ id, title, count, isUntitled = false, isFolded = false, content, }) {
    const heading = html `<h2 id="${id}-title" ${isUntitled ? html `class="unseen"` : ''}>
    ${title}${countHtml(count)}
  </h2>`;
    return html `<section id="${id}" ${isFolded ? html `class="folded" ` : ''}aria-labelledby="${id}-title">
    ${isFolded
        ? html `<details>
            <summary>${heading}</summary>
            ${content}
          </details>`
        : html `${heading}${content}`}
  </section>`;
}
/** Returns what stands behind a title: `12`, or `10 of 12`. */
function countHtml(count) {
    return count === undefined ? undefined : html ` <small>${count}</small>`;
}
/** Returns a sentence in small letters; nothing without one. */
function note(text) {
    return text === undefined ? undefined : html `<p class="note">${text}</p>`;
}

// EXTERNAL MODULE: ./build/analytics/show/tables/number-text.js
var number_text = __webpack_require__(29708);
// EXTERNAL MODULE: ./build/analytics/show/tables/table.js
var tables_table = __webpack_require__(74095);
;// CONCATENATED MODULE: ./build/analytics/show/html-report/cell-text.js
// The text of cells, for the written page and for its script.


const mostPathParts = 20;
function cellText(kind, cell) {
    if (typeof cell === 'string')
        return kind === 'date' ? (0,date_format/* formatDate */.Yq)(cell) : cell;
    return isPage(cell) ? cell.path : (0,number_text/* numberText */.$)(kind, cell);
}
function isPage(cell) {
    return cell !== null && typeof cell === 'object' && 'path' in cell;
}
/** Splits a path behind its slashes, where it can break better than inside a word. */
function pathParts(path) {
    const parts = path.split(/(?<=.\/)/u);
    // A path of many slashes must not make a page of many elements.
    return parts.length > mostPathParts ? [path] : parts;
}

;// CONCATENATED MODULE: ./build/analytics/show/html-report/sentence-html.js


const maxWordsCharacters = 300;
/** Returns a sentence as markup. */
function sentenceHtml(parts, linkOf) {
    return html `${parts.map((part) => {
        if (typeof part === 'string')
            return part;
        if ('code' in part)
            return html `<code>${shown(part.code)}</code>`;
        if ('words' in part)
            return html `“${wordsHtml(part.words)}”`;
        return pageHtml({ path: shown(part.page), link: linkOf(part.page) });
    })}`;
}
/** Returns what a reader wrote, as text whose direction does not change that of the text around it. */
function wordsHtml(text) {
    return html `<bdi>${shown(text, maxWordsCharacters)}</bdi>`;
}
/** Returns the path of a page, which can break behind a slash. */
function pageHtml({ path, link }) {
    const name = html `<code
    >${pathParts(path).map((part, index) => (index === 0 ? part : html `<wbr />${part}`))}</code
  >`;
    return link === undefined
        ? name
        : html `<a href="${link}" target="_blank" rel="noopener noreferrer">${name}</a>`;
}

// EXTERNAL MODULE: ./build/analytics/read/page-path.js
var page_path = __webpack_require__(72477);
// EXTERNAL MODULE: ./build/analytics/show/page-link.js
var page_link = __webpack_require__(37895);
;// CONCATENATED MODULE: ./build/analytics/show/html-report/shown-cell.js





const maxStateCharacters = 40;
function linksOf({ siteUrl, visitors }) {
    if (siteUrl === undefined)
        return () => undefined;
    const visited = new Set(visitors.filter(({ total }) => total > 0).map(({ path }) => path));
    return (path) => (visited.has(path) ? (0,page_link/* pageLink */.w)(siteUrl, path) : undefined);
}
/** Returns the data of a table for the script of the page. A column without any cell is left out. */
function tableData({ name, title, noun, columns, rows, order, orderedBy, filters = [] }, linkOf) {
    const filled = columns.filter(({ index }) => rows.some((row) => row[index] !== null));
    return {
        name,
        title,
        noun,
        columns: filled.map(({ title, kind, rise }) => ({ title, kind, rise })),
        rows: rows.map((row) => filled.map(({ kind, index }) => shownCell(kind, row[index] ?? null, linkOf))),
        order,
        orderedBy: filled.findIndex(({ title }) => title === orderedBy),
        filters,
    };
}
/**
 * Returns a cell whose texts can be shown as they are: one line without control characters and bidi controls.
 *
 * @throws TypeError for a cell with several texts
 */
function shownCell(kind, cell, linkOf) {
    if (cell === null || typeof cell === 'number')
        return cell;
    if (typeof cell === 'boolean')
        return String(cell);
    if ((0,tables_table/* isCompared */.uQ)(cell))
        return cell;
    if (typeof cell === 'object')
        throw new TypeError('A cell has several texts.');
    if (kind === 'page') {
        const path = (0,page_path/* pagePath */.H)(cell);
        return { path: shown(path), link: linkOf(path) };
    }
    if (kind === 'state')
        return stateOf(cell);
    return kind === 'date' ? dayOf(cell) : shown(cell);
}
/** Returns a status or the like, such as `in_progress`, in words. */
function stateOf(text) {
    const words = (0,untrusted_text/* singleLine */.pF)(text.replaceAll('_', ' '), maxStateCharacters) || '(empty)';
    return words.charAt(0).toUpperCase() + words.slice(1);
}
/** Returns the UTC day of a time, or null if the text is not a time. */
function dayOf(time) {
    // A parser of dates reads some other texts, too.
    const date = new Date(/^\d{4}-\d\d-\d\d/u.test(time) ? time : Number.NaN);
    return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10);
}

;// CONCATENATED MODULE: ./build/analytics/show/html-report/static-table.js







/** So many further texts of a cell are not worth a fold. */
const fewTexts = 2;
/**
 * Returns rows of a table as markup. Columns with texts are lines below the row, so that the table fits on a
 * phone. Each row has an id: the name of the table, and the number of the row from 1.
 */
function staticTable(table, { linkOf, rows: shownRows, below, isContinued = false }) {
    const { name, title, rows } = table;
    const columns = (0,tables_table/* lineColumns */.qb)(table);
    // Where the table is narrow, the change is not shown.
    const width = columns.filter(({ kind }) => kind !== 'change').length;
    return html `<div class="scroll" role="group" aria-label="${title}${isContinued ? ', continued' : ''}">
    <table>
      <thead ${isContinued ? html `class="unseen"` : ''}>
        <tr>
          ${columns.map(({ title, kind }, index) => index === 0
        ? html `<th scope="col">${title}</th>`
        : html `<th scope="col" class="number ${kind}">${title}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${shownRows.map((row) => {
        const cells = rows[row] ?? [];
        const lines = (0,tables_table/* textsBelow */.qc)(table, cells).flatMap((texts) => textsHtml(texts, columns[0]?.kind, linkOf));
        return html `<tr id="${name}-${row + 1}">
              ${columns.map(({ kind, rise, index }, column) => {
            if (column === 0)
                return html `<th scope="row">
                    ${(0,tables_table/* textsOf */.CB)(cells[index]).map(({ text }) => textHtml(kind, text, linkOf))}${below?.(row)}
                  </th>`;
            const cell = (0,tables_table/* numberOf */.rl)(cells[index]);
            const className = (0,tables_table/* isCompared */.uQ)(cell) ? (0,number_text/* changeClass */.T)(cell, rise) : kind;
            return html `<td class="number ${className}">${(0,number_text/* numberText */.$)(kind, cell)}</td>`;
        })}
            </tr>
            ${lines.length === 0
            ? ''
            : html `<tr class="detail">
                    <td colspan="${width}">${lines}</td>
                  </tr>`}`;
    })}
      </tbody>
    </table>
  </div>`;
}
/** Returns the texts of a cell. Further names of the row, and what follows the first of other texts, are folded. */
function textsHtml({ title, kind, texts }, nameKind, linkOf) {
    const isName = texts.length > 1 && kind === nameKind;
    const least = isName ? 0 : 1;
    const unfolded = texts.length <= least + fewTexts ? texts.length : least;
    const [open, folded] = [texts.slice(0, unfolded), texts.slice(unfolded)];
    const separated = open.map((text, index) => html `${index === 0 ? '' : ' · '}${countedHtml(kind, text, linkOf)}`);
    const first = open.length === 0 ? [] : [html `<div>${title}: ${separated}</div>`];
    if (folded.length === 0)
        return first;
    const count = (0,number_format/* formatCount */.B4)(folded.length);
    return [
        ...first,
        html `<details>
      <summary>${isName ? `${title}: ${count}` : `And ${count} more`}</summary>
      <ul>
        ${folded.map((text) => html `<li>${countedHtml(kind, text, linkOf)}</li>`)}
      </ul>
    </details>`,
    ];
}
function countedHtml(kind, { text, count }, linkOf) {
    return html `${textHtml(kind, text, linkOf)}${count === 1 ? '' : ` (${(0,number_format/* formatCount */.B4)(count)})`}`;
}
function textHtml(kind, text, linkOf) {
    if (kind === 'words')
        return wordsHtml(text);
    if (kind === 'code')
        return html `<code>${shown(text)}</code>`;
    const cell = shownCell(kind, text, linkOf);
    return isPage(cell) ? pageHtml(cell) : html `${cellText(kind, cell)}`;
}

;// CONCATENATED MODULE: ./build/analytics/show/html-report/moved.js





const mostRows = 10;
/** Returns the pages that moved, rising and falling side by side. */
function movedBlock(content, linkOf) {
    const moved = content.movement.rows;
    const table = (0,page_tables/* movedTable */.qQ)(content);
    const differences = moved.map(({ total, previous }) => total - previous.total);
    const largest = Math.abs(differences[0] ?? 0);
    const side = (title, indices) => {
        if (indices.length === 0)
            return undefined;
        const rows = indices.slice(0, mostRows);
        const of = rows.length < indices.length ? ` of ${(0,number_format/* formatCount */.B4)(indices.length)}` : '';
        return html `<div>
      <h3>${title}${countHtml(`${rows.length}${of}`)}</h3>
      ${staticTable({ ...table, title }, { linkOf, rows, below: (row) => bar(differences[row] ?? 0, largest) })}
    </div>`;
    };
    const { rising, falling } = directionsOf(moved);
    return {
        id: table.name,
        title: table.title,
        content: moved.length === 0
            ? html `<p>${table.empty}</p>`
            : html `<div class="columns">${side('Rising', rising)}${side('Falling', falling)}</div>`,
    };
}
/** Returns true if the block shows the row of this index. */
function isMovedShown(moved, row) {
    return Object.values(directionsOf(moved)).some((indices) => indices.slice(0, mostRows).includes(row));
}
/** Returns the indices of the rows of each direction. */
function directionsOf(moved) {
    const rises = moved.map(({ total, previous }) => total > previous.total);
    const indices = [...moved.keys()];
    return {
        rising: indices.filter((index) => rises[index] === true),
        falling: indices.filter((index) => rises[index] === false),
    };
}
/** Draws a change, relative to the largest one. */
function bar(difference, largest) {
    const percent = Math.round((1000 * Math.abs(difference)) / largest) / 10;
    return ownMarkup(`<svg class="bar ${difference > 0 ? 'better' : 'worse'}" aria-hidden="true"><rect width="${percent}%" height="100%"/></svg>`);
}

// EXTERNAL MODULE: ./build/analytics/show/totals.js
var totals = __webpack_require__(63442);
// EXTERNAL MODULE: ./build/analytics/show/task-words.js
var task_words = __webpack_require__(64700);
// EXTERNAL MODULE: ./build/analytics/show/verdict-words.js
var verdict_words = __webpack_require__(87168);
;// CONCATENATED MODULE: ./build/analytics/show/html-report/answer.js










function headerHtml(content) {
    const facts = (0,verdict_words/* verdictFacts */.Jo)(content);
    return html `<header>
    <p class="site">${shown(content.projectId)} · ${(0,verdict_words/* rangeLine */.ye)(content)}</p>
    <h1>${(0,verdict_words/* verdictSentence */.BT)(content)}</h1>
    ${facts === '' ? '' : html `<p class="facts">${facts}</p>`}
  </header>`;
}
/** Returns a card for each total. */
function cardsHtml(content) {
    return html `<ul class="cards">
    ${(0,totals/* shownTotals */.b)(content).map(cardHtml)}
  </ul>`;
}
function cardHtml({ name, title, now, before, change, rise }) {
    // A change that is usual is seen from the two counts.
    const isClear = change !== null && change.change !== 'same';
    return html `<li class="${name}">
    <span>${title}</span>
    <strong>${(0,number_format/* formatCount */.B4)(now)}</strong>
    ${before === undefined ? '' : html `<span class="before">before ${(0,number_text/* numberText */.$)('count', before)}</span>`}
    ${isClear ? html `<span class="${(0,number_text/* changeClass */.T)(change, rise)}">${(0,number_text/* numberText */.$)('change', change)}</span>` : ''}
  </li>`;
}
/** Returns what to do next, and which gaps are closed; on an empty site, what to check. */
function tasksBlock(content, linkOf) {
    const { isEmpty, tasks, closed = [] } = content;
    if (isEmpty)
        return checksBlock(content, linkOf);
    const closedParts = (0,gap_tables/* closedLine */.pz)(closed);
    return {
        id: 'tasks',
        title: task_words/* tasksTitle */.Ru,
        count: (0,task_words/* gapsOfTasks */.fd)(content),
        content: html `${tasks.length === 0
            ? html `<p>${(0,task_words/* noTasks */.GU)(content)}</p>`
            : html `<ol>
            ${tasks.map((task) => html `<li>${taskHtml(task, content, linkOf)}</li>`)}
          </ol>`}
    ${closedParts && html `<p class="closed">${sentenceHtml(closedParts, linkOf)}</p>`}`,
    };
}
function taskHtml(task, content, linkOf) {
    const { verb, what, why } = (0,task_words/* taskWords */.b9)(task);
    return html `<div class="task">
    <strong>${verb}</strong>
    <div>
      ${sentenceHtml(what, linkOf)}
      <p class="why">${sentenceHtml(why, linkOf)}</p>
    </div>
    <a class="evidence" href="#${evidenceOf(task, content)}">Evidence</a>
  </div>`;
}
const evidence = { write: 'topics', fix: 'disliked', add: 'terms', check: 'moved' };
/** Returns the id of the row that the task is about. A row that is not shown has none: then that of its table. */
function evidenceOf({ kind, row }, { movement }) {
    const table = evidence[kind];
    const isShown = kind === 'check' ? isMovedShown(movement.rows, row) : row < gap_tables/* maxGapsPerTable */.dK;
    return isShown ? `${table}-${row + 1}` : table;
}
function checksBlock(content, linkOf) {
    const { introduction, checks } = (0,no_visitors/* noVisitors */.f)(content);
    return {
        id: 'checks',
        title: 'No visitors',
        content: html `<p>${introduction}</p>
      <ul>
        ${checks.map(({ name, text }) => html `<li><strong>${name}</strong>: ${sentenceHtml(text, linkOf)}</li>`)}
      </ul>`,
    };
}

;// CONCATENATED MODULE: ./build/analytics/show/html-report/gaps.js





const rowsShown = 5;
/** Returns where readers were not served. */
function gapsBlock(content, linkOf) {
    const { counts, notes, tables } = (0,gap_tables/* shownGaps */.zy)(content);
    return {
        id: 'gaps',
        title: gap_tables/* gapsTitle */.q5,
        content: html `${note(counts)} ${notes && html `<p>${notes}</p>`}
    ${tables.length === 0 ? '' : html `<div class="columns">${tables.map((table) => gapTable(table, linkOf))}</div>`}`,
    };
}
function gapTable(table, linkOf) {
    const { name, title, rows, cut, file = '' } = table;
    const indices = [...rows.keys()].slice(0, gap_tables/* maxGapsPerTable */.dK);
    const [first, further] = [indices.slice(0, rowsShown), indices.slice(rowsShown)];
    return html `<div id="${name}">
    <h3>${title}${countHtml((0,number_format/* formatCount */.B4)(rows.length))}</h3>
    ${note(table.note)} ${staticTable(table, { linkOf, rows: first })}
    ${further.length === 0
        ? ''
        : html `<details>
            <summary>And ${(0,number_format/* formatCount */.B4)(further.length)} more</summary>
            ${staticTable(table, { linkOf, rows: further, isContinued: true })}
            ${rows.length > indices.length ? note(`All ${(0,number_format/* formatCount */.B4)(rows.length)} are in ${file}.`) : ''}
          </details>`}
    ${note(cut)}
  </div>`;
}

;// CONCATENATED MODULE: ./build/analytics/show/html-report/line-chart.js

// The report draws its charts itself, without a chart library:
// - Bytes: the client of ECharts 6.1, minified, with only line chart, grid, tooltip and mark areas, has 541 KB. The whole
//   page has to be below 150 KB. page/chart.ts, which shows the exact values, has 4 KB.
// - What a reader gets: a drawing of ECharts on the server has a fixed width, so each window needs its own, or letters of
//   another size. This drawing has percentages across and pixels down: it fits every width, and its letters keep their
//   size. Its values are announced to screen readers, and work by keyboard.
const heightPx = 160;
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
    const points = values.map((value, index) => ({
        x: 2 * index + 1,
        y: Math.round(unitsDown * (1 - value / top)),
    }));
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
        if (from === undefined || !isDrawn(index))
            continue;
        const isConnected = index > 1 && isDrawn(index - 1) && path !== '';
        if (!isConnected)
            path += `M${from.x} ${from.y}l`;
        // A minus sign separates, too.
        const down = to.y - from.y;
        path += `${path.endsWith('l') ? '' : ' '}${to.x - from.x}${down < 0 ? '' : ' '}${down}`;
    }
    return path;
}
function dots({ name, values }, top, isPartial) {
    return html `${values.map((value, index) => html `<circle
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

// EXTERNAL MODULE: ./build/analytics/period/calendar.js
var calendar = __webpack_require__(11895);
// EXTERNAL MODULE: ./build/analytics/read/visitor-analytics.js
var visitor_analytics = __webpack_require__(22491);
;// CONCATENATED MODULE: ./build/analytics/show/html-report/axis.js


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
        first = buckets.findIndex(({ dateFrom }) => (0,calendar/* weekdayOf */.Up)(dateFrom) === 1);
    }
    return buckets.flatMap((_, index) => (index >= first && (index - first) % every === 0 ? [index] : []));
}
function isWeekend({ dateFrom }) {
    return [0, 6].includes((0,calendar/* weekdayOf */.Up)(dateFrom));
}

;// CONCATENATED MODULE: ./build/analytics/show/html-report/series.js










const mostListed = 400;
const mostWithWeekends = 130;
/** Returns true if there is something to draw: at least two buckets, and a visitor. */
function isDrawn({ buckets }) {
    return buckets.length > 1 && buckets.some(({ human, ai, total }) => human + ai + total > 0);
}
/** Returns the chart of a series, with its legend and its folded numbers. */
function seriesHtml(series, linkOf) {
    const chart = chartOf(series);
    return html `<div id="series">
    <h3>${chart.label}</h3>
    ${legendHtml(series)} ${lineChart(chart)} ${note(partialNote(series))} ${numbers(series, linkOf)}
  </div>`;
}
function chartOf(series) {
    const { size, buckets } = series;
    const lines = [
        { name: 'total', values: buckets.map(({ total }) => total), hasArea: true },
        { name: 'human', values: buckets.map(({ human }) => human) },
        { name: 'ai', values: buckets.map(({ ai }) => ai) },
    ];
    const most = lines.flatMap(({ values }) => values).reduce((most, value) => Math.max(most, value), 0);
    const ticks = axisTicks(most);
    const format = axisCounts(ticks.at(-1) ?? most);
    const texts = (0,date_format/* bucketLabels */.WA)(series);
    const areLong = texts.some((text) => text.length > 8);
    const labelled = new Set(labelledBuckets(size, buckets, areLong ? 8 : 16));
    return {
        id: 'series-chart',
        label: `Visitors per ${size}`,
        lines,
        ticks: ticks.map((value) => ({ value, label: format(value) })),
        labels: texts.map((text, index) => (labelled.has(index) ? text : '')),
        isPartial: buckets.map((bucket) => !(0,visitor_analytics/* isWhole */.w)(bucket)),
        isWeekend: buckets.map((bucket) => hasWeekends(series) && isWeekend(bucket)),
    };
}
function legendHtml(series) {
    const entries = [
        ['total thick', 'All'],
        ['human thin', 'People'],
        ['ai dashed', 'AI'],
        ...(hasWeekends(series) ? [['weekend', 'Weekend']] : []),
        ...(series.buckets.every(visitor_analytics/* isWhole */.w) ? [] : [['partial', 'Not whole']]),
    ];
    return html `<ul class="legend">
    ${entries.map(([className = '', name = '']) => html `<li class="${className}">${name}</li>`)}
  </ul>`;
}
/** Says which buckets are not whole; undefined if all are. */
function partialNote({ size, buckets }) {
    const cut = buckets.filter(({ partial, unfinished }) => partial && !unfinished);
    const unfinished = buckets.find((bucket) => bucket.unfinished);
    const parts = cut.map((bucket) => `${(0,date_format/* formatRange */.Lu)(bucket)} is ${(0,number_format/* formatCountOf */.gL)(bucket.days, 'day')} of a ${size}`);
    if (unfinished !== undefined)
        parts.push(`${(0,date_format/* formatRange */.Lu)(unfinished)} is not over`);
    return parts.length === 0 ? undefined : `Not whole: ${parts.join('; ')}.`;
}
/** Returns the folded numbers of the chart. */
function numbers(series, linkOf) {
    const { size, buckets } = series;
    const listed = [...buckets.keys()].slice(-mostListed);
    return html `<details>
    <summary>The numbers per ${size}</summary>
    ${listed.length < buckets.length
        ? note(`The last ${(0,number_format/* formatCount */.B4)(listed.length)} of ${(0,number_format/* formatCountOf */.gL)(buckets.length, size)}. series.csv has all.`)
        : ''}
    ${staticTable((0,page_tables/* seriesTable */.Gc)(series), { linkOf, rows: listed })}
  </details>`;
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
    const weekday = weekdays[(0,calendar/* weekdayOf */.Up)(bucket.dateFrom)] ?? '';
    const range = (0,date_format/* formatRange */.Lu)(bucket);
    const state = (0,visitor_analytics/* isWhole */.w)(bucket) ? '' : ` (${bucketState(bucket)})`;
    return size === 'day' ? `${weekday}, ${range}${state}` : `${range}${state}`;
}
function bucketState({ days, unfinished }) {
    return unfinished ? 'not over' : (0,number_format/* formatCountOf */.gL)(days, 'day');
}
function hasWeekends({ size, buckets }) {
    return size === 'day' && buckets.length <= mostWithWeekends;
}

;// CONCATENATED MODULE: ./build/analytics/show/html-report/html-report.js















// `npm run build` and the tests bundle them from page/. The path is the same from src/ and from the compiled code in
// build/. The bundler of dist/ finds the files by these expressions.
const script = __webpack_require__.ab + "report-page.js";
const style = __webpack_require__.ab + "report-page.css";
/**
 * Returns `report.html`: one page that loads nothing and contains the data of all tables. Its content security policy
 * allows only its own style sheet and script, by their hashes.
 */
async function htmlReport(content) {
    const [scriptText, styleText] = await Promise.all([script, style].map((file) => (0,promises_.readFile)(file, 'utf8')));
    return page(content, { script: scriptText ?? '', style: `${styleText ?? ''}\n${labelStyle}` });
}
function* page(content, { style, script }) {
    const { projectId, series, exportedAt } = content;
    const linkOf = linksOf(content);
    const drawn = series && isDrawn(series) ? series : undefined;
    // The views of a page are a column of its row. The gaps say which list has no rows.
    const pages = (0,page_tables/* pageTable */.k2)(content);
    const tables = [pages, ...(0,list_tables/* listTables */.W)({ ...content, views: undefined })].filter(({ rows }) => rows.length > 0);
    const blocks = [
        ...blocksOf(content, drawn, linkOf),
        ...tables.map((table) => ({ ...tableBlock(table), isFolded: table.name !== pages.name })),
    ];
    yield html `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${ownMarkup(policyFor(style, script))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>Documentation visitors of ${shown(projectId)}</title>
${html_report_element('style', style)}
</head>
<body>
${headerHtml(content)}
<main>
${blocks.map(blockHtml)}
</main>
<footer>
${content.isEmptyInBoth ? '' : html `<p>${(0,totals/* totalsNote */.i)(content)} The counts are approximate. The pages do not add up to the total, and the days do not add up to the period.</p>`}
<p>Exported at <time datetime="${exportedAt.toISOString()}">${(0,date_format/* formatDateTime */.r6)(exportedAt)}</time> by docs-agent-action.</p>
</footer>
<script type="application/json" id="data">{"buckets":`.markup;
    yield jsonInScript(drawn === undefined ? [] : seriesData(drawn));
    yield ',"tables":[';
    for (const [index, table] of tables.entries())
        yield `${index === 0 ? '' : ',\n'}${jsonInScript(tableData(table, linkOf))}`;
    yield html `]}</script>
${html_report_element('script', script)}
</body>
</html>
`.markup;
}
function blocksOf(content, drawn, linkOf) {
    const { isEmpty, isEmptyInBoth, previous, rows, gaps } = content;
    const visitors = isEmptyInBoth ? [] : [visitorsBlock(content, drawn, linkOf)];
    const tasks = tasksBlock(content, linkOf);
    return [
        ...(isEmpty ? [tasks, ...visitors] : [...visitors, tasks]),
        ...(previous === undefined || isEmpty || rows.length === 0 ? [] : [movedBlock(content, linkOf)]),
        ...(gaps === undefined ? [] : [gapsBlock(content, linkOf)]),
    ];
}
/** Returns the totals, and the chart of the series. */
function visitorsBlock(content, drawn, linkOf) {
    return {
        id: 'visitors',
        title: 'Visitors',
        isUntitled: true,
        content: html `${cardsHtml(content)} ${drawn === undefined ? '' : seriesHtml(drawn, linkOf)}`,
    };
}
/** Returns the place of a table that the script of the page shows. */
function tableBlock({ name, title, rows, note: about, cut }) {
    return {
        id: name,
        title,
        count: (0,number_format/* formatCount */.B4)(rows.length),
        content: html `${note(about)} ${note(cut)}
      <noscript>
        This table needs scripts, which are turned off here. The other files of the export have its rows.
      </noscript>
      <div class="explorer" data-table="${name}"></div>`,
    };
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
