export const id = 316;
export const ids = [316];
export const modules = {

/***/ 10316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  htmlReport: () => (/* binding */ htmlReport)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
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

// EXTERNAL MODULE: ./build/visitors/date-format.js
var date_format = __webpack_require__(7926);
// EXTERNAL MODULE: ./build/visitors/number-format.js
var number_format = __webpack_require__(39917);
// EXTERNAL MODULE: ./build/visitors/read/comparison.js
var comparison = __webpack_require__(96514);
// EXTERNAL MODULE: ./build/visitors/write/visitor-parts.js
var visitor_parts = __webpack_require__(65103);
// EXTERNAL MODULE: ./node_modules/echarts/lib/chart/bar/install.js + 10 modules
var install = __webpack_require__(47670);
// EXTERNAL MODULE: ./node_modules/echarts/lib/chart/line/install.js + 9 modules
var line_install = __webpack_require__(35478);
// EXTERNAL MODULE: ./node_modules/echarts/lib/component/grid/install.js + 23 modules
var grid_install = __webpack_require__(87628);
// EXTERNAL MODULE: ./node_modules/echarts/lib/extension.js + 1 modules
var extension = __webpack_require__(90354);
// EXTERNAL MODULE: ./node_modules/echarts/lib/core/echarts.js + 21 modules
var echarts = __webpack_require__(10242);
// EXTERNAL MODULE: ./node_modules/echarts/lib/renderer/installSVGRenderer.js + 10 modules
var installSVGRenderer = __webpack_require__(9833);
;// CONCATENATED MODULE: ./build/visitors/write/html-report/drawing.js





(0,extension/* use */.Y)([install/* install */.a, line_install/* install */.a, grid_install/* install */.a, installSVGRenderer/* install */.a]);
// A drawing scales as a whole. Phones get their own drawing with letters of the same size.
const widthsPx = { desktop: 960, phone: 360 };
/**
 * Returns the placeholder that ECharts draws for the name at `index`. ECharts must not get untrusted text: it uses the
 * texts that it measures as keys of a plain object, where `__proto__` would change all objects.
 */
function nameOnAxis(index) {
    return `name ${index}`;
}
/** Draws a chart as SVG, for wide and for narrow screens. The style sheet shows one of the two. */
function drawChart(label, draw) {
    const drawings = ['desktop', 'phone'].map((screen) => html `<div class="${screen}">${svg(widthsPx[screen], draw(screen))}</div>`);
    return html `<div role="img" aria-label="${label}" class="chart">${drawings}</div>`;
}
function svg(widthPx, { heightPx, option, names }) {
    const chart = (0,echarts/* init */.Ts)(null, null, { renderer: 'svg', ssr: true, width: widthPx, height: heightPx });
    try {
        chart.setOption({ ...option, animation: false, silent: true });
        const markup = withoutStyles(chart.renderToSVGString({ useViewBox: true }));
        const named = markup.replaceAll(/>name (\d+)</gu, (_, index) => html `>${names[Number(index)] ?? ''}<`.markup);
        return ownMarkup(named);
    }
    finally {
        chart.dispose();
    }
}
/**
 * Removes styles, because the content security policy forbids style attributes and all style sheets except the page's
 * own.
 */
function withoutStyles(markup) {
    return markup
        .replaceAll(/<style[\s\S]*?<\/style>/gu, '')
        .replaceAll(/ (?:class|ecmeta_\w+)="[^"]*"/gu, '')
        .replaceAll(/ style="([^"]*)"/gu, (_, declarations) => declarations.replaceAll(/([\w-]+):([^;]*);?/gu, ' $1="$2"'));
}

;// CONCATENATED MODULE: ./build/visitors/write/html-report/path-label.js

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/**
 * Returns the name of a page in a chart: as much of the end of its path as fits. Paths in a section have the same
 * start.
 *
 * @param maxPx in a font of 12 px
 */
function pathLabel(path, maxPx) {
    const letters = Array.from(segmenter.segment(shown(path.slice(-1000))), ({ segment }) => segment);
    if (widthOf(letters) <= maxPx)
        return letters.join('');
    let first = letters.length;
    let roomPx = maxPx - widthOf(['…']);
    while (roomPx >= 0) {
        first -= 1;
        roomPx -= widthOf(letters.slice(first, first + 1));
    }
    return `…${letters.slice(first + 1).join('')}`;
}
/** Returns an upper bound of the width, from the widest common fonts, because no font is available here. */
function widthOf(letters) {
    return letters.reduce((sum, letter) => sum + widthOfLetter(letter), 0);
}
function widthOfLetter(letter) {
    if (/^[ijlI.,:;'|! ]$/u.test(letter))
        return 4.5;
    if (/^[frt/()[\]-]$/u.test(letter))
        return 5.5;
    if (/^[a-z0-9_?=&~$*"]$/u.test(letter) && !/[mw]/u.test(letter))
        return 7.9;
    if (/^[\x20-\x7e…]$/u.test(letter))
        return 12.2;
    if (/^[\u00c0-\u058f]\p{M}*$/u.test(letter))
        return 13.5;
    // If a font lacks a combined character, its parts are drawn separately.
    return 17 * (letter.match(/[^\p{M}\p{Cf}]/gu)?.length ?? 0);
}

;// CONCATENATED MODULE: ./build/visitors/write/html-report/charts.js





// The colours come from the style sheet of the page, for the light and the dark scheme.
const charts_text = { color: 'var(--muted)', fontFamily: 'inherit', fontSize: 12 };
const line = { lineStyle: { color: 'var(--line)' } };
const manyBuckets = 400;
const colours = { humanOnly: 'var(--human)', both: 'var(--both)', aiOnly: 'var(--ai)' };
/** Draws one bar per period, split into human, both and AI. */
function splitChart(periods) {
    const names = periods.map(({ name }) => name);
    const bars = periods.map(({ totals }) => (0,visitor_parts/* partsOf */.C)(totals));
    return drawChart('Human and AI share of all visitors', (screen) => ({
        ...stackedBars(bars, { namesPx: 90, barPx: screen === 'phone' ? 20 : 26, rowPx: 44 }),
        names,
    }));
}
/** Draws the most visited pages, split into human, both and AI. */
function pagesChart(pages) {
    const bars = pages.map(visitor_parts/* partsOf */.C);
    return drawChart('Visitors of the most visited pages', (screen) => {
        const namesPx = screen === 'phone' ? 150 : 300;
        return {
            ...stackedBars(bars, { namesPx, barPx: 14, rowPx: 24 }),
            names: pages.map(({ path }) => pathLabel(path, namesPx - 12)),
        };
    });
}
/** Draws the totals per bucket, with a line each for all, human and AI visitors. */
function seriesChart(series) {
    const { size, buckets } = series;
    const lines = [
        { count: 'total', colour: 'var(--all)', area: 0.12, dash: 'solid' },
        { count: 'human', colour: 'var(--human)', area: 0, dash: 'solid' },
        { count: 'ai', colour: 'var(--ai)', area: 0, dash: 'dashed' },
    ];
    return drawChart(`Visitors per ${size}`, (screen) => ({
        heightPx: screen === 'phone' ? 220 : 280,
        names: [],
        option: {
            grid: { left: 8, right: screen === 'phone' ? 32 : 16, top: 12, bottom: 4, outerBoundsMode: 'same' },
            xAxis: {
                type: 'category',
                boundaryGap: buckets.length === 1,
                data: (0,date_format/* bucketLabels */.WA)(series),
                axisLabel: { ...charts_text, hideOverlap: true },
                axisLine: line,
                axisTick: { show: false },
            },
            yAxis: valueAxis(4, buckets.flatMap(({ human, ai, total }) => [human, ai, total])),
            series: lines.map(({ count, colour, area, dash }) => ({
                type: 'line',
                data: buckets.map((bucket) => bucket[count]),
                color: colour,
                lineStyle: { width: buckets.length > manyBuckets ? 1 : 2, type: dash },
                areaStyle: { opacity: area },
                showSymbol: buckets.length <= 31,
                symbol: 'circle',
                symbolSize: 5,
                // More points than pixels are not visible.
                sampling: 'lttb',
            })),
        },
    }));
}
function stackedBars(bars, { namesPx, barPx, rowPx }) {
    const axisPx = 28;
    return {
        heightPx: axisPx + rowPx * bars.length,
        option: {
            grid: { left: namesPx, right: 24, top: 4, bottom: axisPx - 4 },
            xAxis: valueAxis(3, bars.map(({ humanOnly, both, aiOnly }) => humanOnly + both + aiOnly)),
            yAxis: {
                type: 'category',
                inverse: true,
                data: bars.map((_, index) => nameOnAxis(index)),
                axisLabel: { ...charts_text, color: 'var(--text)', interval: 0 },
                axisLine: line,
                axisTick: { show: false },
            },
            series: ['humanOnly', 'both', 'aiOnly'].map((part) => ({
                type: 'bar',
                stack: 'total',
                barWidth: barPx,
                color: colours[part],
                // The border separates the parts for readers who cannot tell the colours apart.
                itemStyle: { borderColor: 'var(--background)', borderWidth: 1 },
                data: bars.map((each) => each[part]),
            })),
        },
    };
}
function valueAxis(splitNumber, values) {
    const most = values.reduce((a, b) => Math.max(a, b), 0);
    return {
        type: 'value',
        min: 0,
        minInterval: 1,
        splitNumber,
        axisLabel: { ...charts_text, formatter: (0,number_format/* axisCounts */.SQ)(most) },
        splitLine: line,
    };
}

;// CONCATENATED MODULE: ./build/visitors/write/html-report/sections.js






const pagesInChart = 20;
const movesShown = 10;
const bucketsListed = 400;
function header({ projectId, previous, ...range }) {
    return html `<header>
    <h1>Documentation visitors <small>of ${shown(projectId)}</small></h1>
    <p>${(0,date_format/* formatRange */.Lu)(range)}${previous === undefined ? '' : `, compared with ${(0,date_format/* formatRange */.Lu)(previous)}`}</p>
  </header>`;
}
function totalsSection(totals, previous) {
    const card = (name, count) => html `<li class="${count}">
      <span>${name}</span>
      <strong>${(0,number_format/* formatCount */.B4)(totals[count])}</strong>
      ${count === 'total' || totals.total === 0 ? '' : html `<span>${(0,number_format/* formatShare */.T1)(totals[count], totals.total)} of all</span>`}
      ${previous === undefined ? '' : change(totals[count], previous[count])}
    </li>`;
    const periods = [
        { name: 'This period', totals },
        ...(previous === undefined ? [] : [{ name: 'Previous', totals: previous }]),
    ];
    return html `<section aria-labelledby="totals-title">
    <h2 id="totals-title">Who visited</h2>
    <ul class="totals">
      ${card('All visitors', 'total')}${card('Human', 'human')}${card('AI', 'ai')}
    </ul>
    ${legend(totals)}
    ${totals.total === 0 ? '' : [splitChart(periods), partsTable('of the split', 'Period', periods)]}
  </section>`;
}
/** Returns the legend for the colours of the bars, with the counts of `totals` if it is given. */
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
function seriesSection(series) {
    const { size, buckets } = series;
    const listed = buckets.slice(-bucketsListed);
    const rows = listed.map(({ dateFrom, human, ai, total }) => row(dateFrom, [human, ai, total].map(number_format/* formatCount */.B4)));
    const notes = [
        (0,date_format/* bucketNote */.vG)(size),
        listed.length < buckets.length
            ? `The table shows only the last ${(0,number_format/* formatCount */.B4)(listed.length)} of ${(0,number_format/* formatCount */.B4)(buckets.length)} ${size}s. series.csv has all.`
            : '',
    ].filter((note) => note !== '');
    return html `<section aria-labelledby="series-title">
    <h2 id="series-title">Visitors per ${size}</h2>
    <ul class="legend">
      <li class="total">All</li>
      <li class="human">Human</li>
      <li class="ai dashed">AI</li>
    </ul>
    ${seriesChart(series)} ${notes.map((note) => html `<p class="note">${note}</p>`)}
    ${numbers(`per ${size}`, ['From', 'Human', 'AI', 'All'], rows)}
  </section>`;
}
function changesSection(changes) {
    const { risers, fallers, appeared, vanished } = (0,comparison/* movementsOf */.E)(changes);
    return html `<section aria-labelledby="changes-title">
    <h2 id="changes-title">What changed</h2>
    <div class="columns">
      ${movesTable('Biggest risers', risers)} ${movesTable('Biggest fallers', fallers)}
      ${movesTable('New pages', appeared)} ${movesTable('Vanished pages', vanished)}
    </div>
  </section>`;
}
function movesTable(title, pages) {
    const rows = pages
        .slice(0, movesShown)
        .map(({ path, total, previous }) => row(html `<code>${shown(path)}</code>`, [
        (0,number_format/* formatCount */.B4)(previous.total),
        (0,number_format/* formatCount */.B4)(total),
        change(total, previous.total),
    ]));
    const rest = pages.length - rows.length;
    return html `<div>
    <h3>${title} <small>${(0,number_format/* formatCount */.B4)(pages.length)}</small></h3>
    ${rows.length === 0 ? html `<p>None.</p>` : table(title, ['Page', 'Previous', 'Now', 'Change'], rows)}
    ${rest > 0 ? html `<p>And ${(0,number_format/* formatCount */.B4)(rest)} more in the table of all pages.</p>` : ''}
  </div>`;
}
/** Returns a table with row names in the first column and numbers in the others. */
function table(name, [first = '', ...numbers], rows) {
    return html `<div class="scroll" role="group" aria-label="${name}" tabindex="0">
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
    ${cells.map((cell) => html `<td class="number">${cell}</td>`)}
  </tr>`;
}
function topPagesSection(pages) {
    const top = pages.slice(0, pagesInChart);
    const named = top.map((page) => ({ name: html `<code>${shown(page.path)}</code>`, totals: page }));
    return html `<section aria-labelledby="top-title">
    <h2 id="top-title">Most visited pages</h2>
    ${legend()} ${pagesChart(top)} ${partsTable('of these pages', 'Page', named)}
  </section>`;
}
/** Returns the numbers of a chart of parts as a table. */
function partsTable(of, heading, rows) {
    const cells = rows.map(({ name, totals }) => {
        const { humanOnly, both, aiOnly } = (0,visitor_parts/* partsOf */.C)(totals);
        return row(name, [humanOnly, both, aiOnly, totals.total].map(number_format/* formatCount */.B4));
    });
    return numbers(of, [heading, 'Human only', 'Both', 'AI only', 'All'], cells);
}
/** Returns the folded table with the numbers of a chart. */
function numbers(of, columns, rows) {
    return html `<details>
    <summary>The numbers ${of}</summary>
    ${table(`The numbers ${of}`, columns, rows)}
  </details>`;
}
/** Returns the table that the script fills, sorts and filters. */
function tableSection(pages, isCompared) {
    // The script finds the columns by these names.
    const columns = [
        ['human', 'Human'],
        ['ai', 'AI'],
        ['total', 'Total'],
        ['share', 'Share'],
        ...(isCompared ? [['previous', 'Previous'], ['change', 'Change']] : []),
    ];
    return html `<section aria-labelledby="pages-title">
    <h2 id="pages-title">All pages <small>${(0,number_format/* formatCount */.B4)(pages)}</small></h2>
    <noscript>
      The table of all pages needs scripts, which are turned off here. The other files of the export have its
      numbers.
    </noscript>
    <div id="explorer" hidden>
      <p class="filter">
        <span
          ><label for="filter">Path contains</label>
          <input id="filter" type="search" autocomplete="off" spellcheck="false"
        /></span>
        ${isCompared ? changeFilter() : ''}
      </p>
      <p id="status" role="status"></p>
      <div class="scroll" role="group" aria-label="Table of all pages" tabindex="0">
        <table id="pages">
          <thead>
            <tr>
              <th scope="col" data-column="path"><button type="button">Page</button></th>
              ${columns.map(([name, title]) => html `<th scope="col" class="number" data-column="${name}">
                    <button type="button">${title}</button>
                  </th>`)}
            </tr>
          </thead>
          <tbody></tbody>
        </table>
      </div>
      <nav id="leaf" aria-label="Rows of the table">
        <button type="button" id="first">First</button> <button type="button" id="back">Back</button>
        <button type="button" id="next">Next</button> <button type="button" id="last">Last</button>
      </nav>
    </div>
  </section>`;
}
function changeFilter() {
    const choices = [
        ['all', 'All'],
        ['up', 'Rising'],
        ['down', 'Falling'],
        ['new', 'New'],
        ['vanished', 'Vanished'],
    ];
    return html `<span
    ><label for="change">Change</label>
    <select id="change" autocomplete="off">
      ${choices.map(([value = '', name = '']) => html `<option value="${value}">${name}</option>`)}
    </select></span
  >`;
}
function change(now, before) {
    return html `<span class="change ${(0,number_format/* changeClass */.Tu)(now, before)}">${(0,number_format/* formatChange */.eD)(now, before)}</span>`;
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

;// CONCATENATED MODULE: ./build/visitors/write/html-report/html-report.js




const rowsPerChunk = 1000;
/**
 * Returns `report.html`: one page that loads nothing and contains the data of all pages. Its content security policy
 * allows only its own style sheet and script, by their hashes.
 */
async function htmlReport(analytics) {
    const [style, numberFormat, reportPage] = await Promise.all([
        (0,promises_.readFile)(__webpack_require__.ab + "report-page.css", 'utf8'),
        (0,promises_.readFile)(__webpack_require__.ab + "number-format.js", 'utf8'),
        (0,promises_.readFile)(__webpack_require__.ab + "report-page.js", 'utf8'),
    ]);
    return page(analytics, style, inOneScript(numberFormat, reportPage));
}
/** Joins two modules into one script, because a script in a page that loads nothing cannot import. */
function inOneScript(imported, importing) {
    return imported.replaceAll(/^export /gmu, '') + importing.replace(/^import .*\n/mu, '');
}
function* page(analytics, style, script) {
    const rows = analytics.previous?.changes ?? analytics.visitors;
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
${header(analytics)}
${main(analytics, rows.length)}
${footer(analytics)}
<script type="application/json" id="data">`.markup;
    yield `{"total":${analytics.totals.total},"pages":[`;
    yield* data(rows);
    yield ']}';
    yield html `</script>
${html_report_element('script', script)}
</body>
</html>
`.markup;
}
function main(analytics, rows) {
    const { totals, visitors, previous, series } = analytics;
    return html `<main>
    ${totalsSection(totals, previous?.totals)} ${series === undefined ? '' : seriesSection(series)}
    ${previous === undefined ? '' : changesSection(previous.changes)}
    ${visitors.length === 0 ? '' : topPagesSection(visitors)} ${tableSection(rows, previous !== undefined)}
  </main>`;
}
/**
 * Returns `[path, human, ai, total]` per page; with a comparison, followed by the total of the previous period.
 * report-page.js reads it.
 */
function* data(rows) {
    for (let index = 0; index < rows.length; index += rowsPerChunk) {
        const chunk = rows
            .slice(index, index + rowsPerChunk)
            .map(({ path, human, ai, total, previous }) => jsonInScript([shown(path), human, ai, total, ...(previous === undefined ? [] : [previous.total])]));
        yield `${index === 0 ? '' : ','}\n${chunk.join(',\n')}`;
    }
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
