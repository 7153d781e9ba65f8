export const id = 17;
export const ids = [17];
export const modules = {

/***/ 10017:
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
// EXTERNAL MODULE: ./build/analytics/judge/tasks.js
var judge_tasks = __webpack_require__(54001);
// EXTERNAL MODULE: ./build/analytics/judge/verdict.js
var verdict = __webpack_require__(99934);
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
 * attributes.
 */
function html(strings, ...parts) {
    const texts = strings.map((string) => string.replaceAll(/\n\s*/gu, '\n'));
    return new Html(texts.reduce((before, text, index) => before + markupOf(parts[index - 1] ?? '') + text));
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


function blockHtml({ id, title, count, isFolded = false, content }) {
    const heading = html `<h2 id="${id}-title">${title}${countHtml(count)}</h2>`;
    return html `<section id="${id}" ${isFolded ? html `class="folded" ` : ''}aria-labelledby="${id}-title">
    ${isFolded
        ? html `<details>
            <summary>${heading}</summary>
            ${content}
          </details>`
        : html `${heading}${content}`}
  </section>`;
}
/** Returns the number behind a title: `12`, or `10 of 12` if not all are shown. */
function countHtml(count, shownCount = count) {
    if (count === undefined || shownCount === undefined)
        return html ``;
    const of = shownCount < count ? `${(0,number_format/* formatCount */.B4)(shownCount)} of ` : '';
    return html ` <small>${of}${(0,number_format/* formatCount */.B4)(count)}</small>`;
}
/** Returns a sentence in small letters; nothing without one. */
function note(text) {
    return text === undefined ? html `` : html `<p class="note">${text}</p>`;
}

// EXTERNAL MODULE: ./build/analytics/show/tables/table.js
var tables_table = __webpack_require__(74095);
// EXTERNAL MODULE: ./build/analytics/show/compared-count.js
var compared_count = __webpack_require__(27858);
;// CONCATENATED MODULE: ./build/analytics/show/html-report/cell-text.js

// The text of cells, for the written page and for its script.



const mostPathParts = 20;
function cellText(kind, cell) {
    if (cell === null)
        return '–';
    if (typeof cell === 'string')
        return kind === 'date' ? (0,date_format/* formatDate */.Yq)(cell) : cell;
    if (typeof cell === 'number') {
        if (kind === 'share')
            return (0,number_format/* formatShare */.T1)(cell, 1);
        return kind === 'ratio' ? (0,number_format/* formatRatio */.B0)(cell, 1) : (0,number_format/* formatCount */.B4)(cell);
    }
    if ('path' in cell)
        return cell.path;
    return (0,compared_count/* formatComparedCount */.s)(cell);
}
/** Splits a path behind its slashes, where it can break better than inside a word. */
function pathParts(path) {
    const parts = path.split(/(?<=.\/)/u);
    // A path of many slashes must not make a page of many elements.
    return parts.length > mostPathParts ? [path] : parts;
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
function tableData({ name, title, noun, columns, rows, order, filters = [] }, linkOf) {
    const titled = columns
        .flatMap(({ title, kind, isRowName = false }, index) => title === undefined || rows.every((row) => row[index] === null)
        ? []
        : [{ title, kind, isRowName, index }])
        .sort((a, b) => Number(b.isRowName) - Number(a.isRowName));
    return {
        name,
        title,
        noun,
        columns: titled.map(({ title, kind }) => ({ title, kind })),
        rows: rows.map((row) => titled.map(({ kind, index }) => shownCell(kind, row[index] ?? null, linkOf))),
        order,
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
    if (typeof cell === 'object') {
        if ('before' in cell)
            return cell;
        throw new TypeError('A cell has several texts.');
    }
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





const maxWordsCharacters = 300;
/**
 * Returns rows of a table as markup. Columns with texts are lines below the row, so that the table fits on a
 * phone. Each row has an id: the name of the table, and the number of the row from 1.
 */
function staticTable(table, { linkOf, rows: shownRows, below = () => html ``, isContinued = false }) {
    const { name, title, rows } = table;
    const { names, details, numbers } = (0,tables_table/* peopleColumns */.T7)(table);
    return html `<div class="scroll" role="group" aria-label="${title}${isContinued ? ', continued' : ''}">
    <table>
      <thead ${isContinued ? html `class="unseen"` : ''}>
        <tr>
          ${names.map((column) => html `<th scope="col">${column.title}</th>`)}
          ${numbers.map((column) => html `<th scope="col" class="number ${column.kind}">${column.title}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${shownRows.map((row) => {
        const cells = rows[row] ?? [];
        const lines = details.flatMap(({ title, kind, index }) => detailHtml(title, kind, {
            texts: (0,tables_table/* textsOf */.CB)(cells[index] ?? null),
            nameKind: names[0]?.kind,
            linkOf,
        }));
        return html `<tr id="${name}-${row + 1}">
              ${names.map(({ kind, index }) => html `<th scope="row">
                    ${(0,tables_table/* textsOf */.CB)(cells[index] ?? null).map(({ text }) => textHtml(kind, text, linkOf))}${below(row)}
                  </th>`)}
              ${numbers.map(({ kind, index }) => html `<td class="number ${kind}">
                    ${cellText(kind, shownCell(kind, cells[index] ?? null, linkOf))}
                  </td>`)}
            </tr>
            ${lines.length === 0
            ? ''
            : html `<tr class="detail">
                    <td colspan="${names.length + numbers.length}">${lines}</td>
                  </tr>`}`;
    })}
      </tbody>
    </table>
  </div>`;
}
/** Returns the texts of a cell. Further names of the row, and what follows the first of other texts, are folded. */
function detailHtml(title, kind, { texts, nameKind, linkOf, }) {
    const unfolded = texts.length > 1 && kind === nameKind ? 0 : 1;
    const first = texts
        .slice(0, unfolded)
        .map((text) => html `<div>${title}: ${countedHtml(kind, text, linkOf)}</div>`);
    const folded = texts.slice(unfolded);
    if (folded.length === 0)
        return first;
    const count = (0,number_format/* formatCount */.B4)(folded.length);
    return [
        ...first,
        html `<details>
      <summary>${unfolded === 0 ? `${title}: ${count}` : `And ${count} more`}</summary>
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
    if (kind === 'page')
        return pageHtml(shownCell(kind, text, linkOf));
    return kind === 'words' ? wordsHtml(text) : html `${cellText(kind, shownCell(kind, text, linkOf))}`;
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

;// CONCATENATED MODULE: ./build/analytics/show/html-report/moved.js




const mostRows = 10;
/** Returns the pages that moved, rising and falling side by side. */
function movedBlock(content, linkOf) {
    const { moved } = content;
    const table = (0,page_tables/* movedTable */.qQ)(content);
    const differences = moved.map(({ total, previous }) => total - previous.total);
    const largest = Math.abs(differences[0] ?? 0);
    const side = (title, rows, count) => count === 0
        ? html ``
        : html `<div>
          <h3>${title}${countHtml(count, rows.length)}</h3>
          ${staticTable({ ...table, title }, { linkOf, rows, below: (row) => bar(differences[row] ?? 0, largest) })}
        </div>`;
    const { rising, falling } = movedRows(moved);
    const countRising = differences.filter((difference) => difference > 0).length;
    return {
        id: table.name,
        title: table.title,
        content: moved.length === 0
            ? html `<p>${table.empty}</p>`
            : html `<div class="columns">
            ${side('Rising', rising, countRising)}${side('Falling', falling, moved.length - countRising)}
          </div>`,
    };
}
/** Returns the indices of the pages that the block shows. */
function movedRows(moved) {
    const indices = (isWanted) => moved
        .flatMap(({ total, previous }, index) => (isWanted(total - previous.total) ? [index] : []))
        .slice(0, mostRows);
    return {
        rising: indices((difference) => difference > 0),
        falling: indices((difference) => difference < 0),
    };
}
/** Draws a change, relative to the largest one. */
function bar(difference, largest) {
    const percent = Math.round((1000 * Math.abs(difference)) / largest) / 10;
    return ownMarkup(`<svg class="bar ${difference > 0 ? 'more' : 'fewer'}" aria-hidden="true"><rect width="${percent}%" height="100%"/></svg>`);
}

;// CONCATENATED MODULE: ./build/analytics/show/html-report/answer.js







function headerHtml(content) {
    return html `<header>
    <p class="site">Documentation visitors of ${shown(content.projectId)}</p>
    <h1>${content.verdict}</h1>
    <p class="note">${(0,verdict/* verdictDetails */.mC)(content)}</p>
  </header>`;
}
/** Returns what to do this week; on an empty site, what to check. */
function tasksBlock(content, linkOf) {
    const { isEmpty, tasks } = content;
    if (isEmpty)
        return checksBlock(content);
    return {
        id: 'tasks',
        title: judge_tasks/* tasksTitle */.Ru,
        content: tasks.length === 0
            ? html `<p>${(0,judge_tasks/* noTasks */.GU)(content)}</p>`
            : html `<ol>
            ${tasks.map((task) => html `<li>${taskHtml(task, content, linkOf)}</li>`)}
          </ol>`,
    };
}
function taskHtml(task, content, linkOf) {
    const { verb, parts } = (0,judge_tasks/* taskLine */.er)(task);
    const texts = parts.map((part) => {
        if (typeof part === 'string')
            return part;
        if ('words' in part)
            return html `“${wordsHtml(part.words)}”`;
        return pageHtml({ path: shown(part.page), link: linkOf(part.page) });
    });
    return html `<strong>${verb}</strong> ${texts}
    <a class="evidence" href="#${evidenceOf(task, content)}">Evidence</a>`;
}
const evidence = { write: 'topics', fix: 'disliked', add: 'terms', redirect: 'moved' };
/** Returns the id of the row that the task is about. A row that is not shown has none: then that of its table. */
function evidenceOf({ kind, row }, { moved }) {
    const table = evidence[kind];
    const isShown = kind === 'redirect' ? Object.values(movedRows(moved)).flat().includes(row) : row < gap_tables/* maxGapsPerTable */.dK;
    return isShown ? `${table}-${row + 1}` : table;
}
function checksBlock(content) {
    const { introduction, checks } = (0,no_visitors/* noVisitors */.f)(content);
    return {
        id: 'checks',
        title: 'No visitors',
        content: html `<p>${introduction}</p>
      <ul>
        ${checks.map(({ name, code, text }) => html `<li>
              <strong>${name}</strong>: ${code === undefined ? '' : html `<code>${shown(code)}</code>`}${text}
            </li>`)}
      </ul>`,
    };
}

;// CONCATENATED MODULE: ./build/analytics/show/html-report/gaps.js





const gapsShown = 5;
/** Returns where readers were not served, and what is closed. */
function gapsBlock(content, linkOf) {
    return {
        id: 'gaps',
        title: 'Where readers were not served',
        content: html `<div class="columns">${(0,gap_tables/* gapTables */.O$)(content).map((table) => gapTable(table, linkOf))}</div>
      ${note((0,gap_tables/* uncomparedNote */.pD)(content))} ${closedHtml(content.closed ?? [], linkOf)}`,
    };
}
function gapTable(table, linkOf) {
    const { name, title, rows, empty, cut, file = '' } = table;
    const indices = [...rows.keys()].slice(0, gap_tables/* maxGapsPerTable */.dK);
    const [first, further] = [indices.slice(0, gapsShown), indices.slice(gapsShown)];
    return html `<div id="${name}">
    <h3>${title}${countHtml(rows.length)}</h3>
    ${rows.length === 0 ? html `<p>${empty}</p>` : html `${note(table.note)}${staticTable(table, { linkOf, rows: first })}`}
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
function closedHtml(closed, linkOf) {
    const parts = (0,gap_tables/* closedLine */.pz)(closed)?.map((part) => {
        if (typeof part === 'string')
            return part;
        return 'words' in part
            ? wordsHtml(part.words)
            : pageHtml({ path: shown(part.page), link: linkOf(part.page) });
    });
    return parts === undefined ? html `` : html `<p class="closed">${parts}</p>`;
}

;// CONCATENATED MODULE: ./build/analytics/show/html-report/line-chart.js

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

// EXTERNAL MODULE: ./build/analytics/period/calendar.js
var calendar = __webpack_require__(11895);
// EXTERNAL MODULE: ./build/analytics/read/visitor-analytics.js + 1 modules
var visitor_analytics = __webpack_require__(10862);
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
function visitorsBlock(series, linkOf) {
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
    ${note(partialNote(series))} ${numbers(series, linkOf)}`,
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
        })}
    ${note(`AI visitors return on more ${series.size}s than others, so their share of a ${series.size} can be above that of the range.`)}`,
    };
}
function chartOf(series, lines, format) {
    const { size, buckets } = series;
    const texts = (0,date_format/* bucketLabels */.WA)(series);
    const areLong = texts.some((text) => text.length > 8);
    const labelled = new Set(labelledBuckets(size, buckets, areLong ? 8 : 16));
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
    const state = (0,visitor_analytics/* isWhole */.wP)(bucket) ? '' : ` (${bucketState(bucket)})`;
    return size === 'day' ? `${weekday}, ${range}${state}` : `${range}${state}`;
}
function bucketState({ days, unfinished }) {
    return unfinished ? 'not over' : (0,number_format/* formatCountOf */.gL)(days, 'day');
}
function hasWeekends({ size, buckets }) {
    return size === 'day' && buckets.length <= mostWithWeekends;
}
function mostOf(lines) {
    return lines.flatMap(({ values }) => values).reduce((most, value) => Math.max(most, value ?? 0), 0);
}

// EXTERNAL MODULE: ./build/analytics/show/totals-note.js
var totals_note = __webpack_require__(48135);
;// CONCATENATED MODULE: ./build/analytics/show/html-report/totals.js





const cards = [
    ['All', 'total'],
    ['Human', 'human'],
    ['AI', 'ai'],
];
/** Returns a card for all, human and AI visitors. */
function totalsBlock(content) {
    return {
        id: 'totals',
        title: 'Who visited',
        content: html `<ul class="cards">
        ${cards.map(([name, count]) => card(name, count, content))}
      </ul>
      ${note((0,totals_note/* totalsNote */.i)(content))}`,
    };
}
function card(name, count, content) {
    const { totals, previous, changeOf } = content;
    const [now, before] = [totals[count], previous?.totals[count]];
    return html `<li class="${count}">
    <span>${name}</span>
    <strong>${(0,number_format/* formatCount */.B4)(now)}</strong>
    ${before === undefined ? '' : changeHtml(count, { now, before, change: changeOf(now, before) })}
  </li>`;
}
/** More AI visitors are neither good nor bad, so their change has no colour. */
function changeHtml(count, compared) {
    const { change, before } = compared;
    const text = change === 'same' ? 'about as many' : cellText('change', compared);
    return html `<span class="change ${count === 'ai' ? 'same' : change}">${text}</span>
    <span class="before">${(0,number_format/* formatCount */.B4)(before)} before</span>`;
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
<p>Visitors are approximate distinct counts. The pages do not add up to the total, and the days do not add up to the period.</p>
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
    const { isEmptyInBoth, previous, rows, gaps } = content;
    return [
        tasksBlock(content, linkOf),
        ...(isEmptyInBoth ? [] : [totalsBlock(content)]),
        ...(previous === undefined || rows.length === 0 ? [] : [movedBlock(content, linkOf)]),
        ...(gaps === undefined ? [] : [gapsBlock(content, linkOf)]),
        ...(drawn === undefined ? [] : [visitorsBlock(drawn, linkOf), shareBlock(drawn)]),
    ];
}
/** Returns the place of a table that the script of the page shows. */
function tableBlock({ name, title, rows, cut }) {
    return {
        id: name,
        title,
        count: rows.length,
        content: html `${note(cut)}
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
