import type { PageVisitors, VisitorCounts } from '../../../service/contract.ts'
import { bucketNote, formatRange } from '../../date-format.ts'
import { changeClass, formatChange, formatCount, formatShare } from '../../number-format.js'
import { movementsOf, type PageChange } from '../../read/comparison.ts'
import type { VisitorAnalytics, VisitorSeries } from '../../read/visitor-analytics.ts'
import { partsOf } from '../visitor-parts.ts'
import { pagesChart, seriesChart, splitChart } from './charts.ts'
import { html, type Html, shown } from './html.ts'

const pagesInChart = 20
const movesShown = 10
const bucketsListed = 400

export function header({ projectId, previous, ...range }: VisitorAnalytics): Html {
  return html`<header>
    <h1>Documentation visitors <small>of ${shown(projectId)}</small></h1>
    <p>${formatRange(range)}${previous === undefined ? '' : `, compared with ${formatRange(previous)}`}</p>
  </header>`
}

export function totalsSection(totals: VisitorCounts, previous: VisitorCounts | undefined): Html {
  const card = (name: string, count: keyof VisitorCounts): Html =>
    html`<li class="${count}">
      <span>${name}</span>
      <strong>${formatCount(totals[count])}</strong>
      ${count === 'total' || totals.total === 0 ? '' : html`<span>${formatShare(totals[count], totals.total)} of all</span>`}
      ${previous === undefined ? '' : change(totals[count], previous[count])}
    </li>`
  const periods = [
    { name: 'This period', totals },
    ...(previous === undefined ? [] : [{ name: 'Previous', totals: previous }]),
  ]
  return html`<section aria-labelledby="totals-title">
    <h2 id="totals-title">Who visited</h2>
    <ul class="totals">
      ${card('All visitors', 'total')}${card('Human', 'human')}${card('AI', 'ai')}
    </ul>
    ${legend(totals)}
    ${totals.total === 0 ? '' : [splitChart(periods), partsTable('of the split', 'Period', periods)]}
  </section>`
}

/** Returns the legend for the colours of the bars, with the counts of `totals` if it is given. */
function legend(totals?: VisitorCounts): Html {
  const parts = totals && partsOf(totals)
  const entries = [
    ['human', 'Human only', parts?.humanOnly],
    ['both', 'Both', parts?.both],
    ['ai', 'AI only', parts?.aiOnly],
  ] as const
  return html`<ul class="legend">
    ${entries.map(
      ([part, name, count]) =>
        html`<li class="${part}">
          ${name}${count === undefined ? '' : ` ${formatCount(count)} (${formatShare(count, totals?.total ?? 0)})`}
        </li>`,
    )}
  </ul>`
}

export function seriesSection(series: VisitorSeries): Html {
  const { size, buckets } = series
  const listed = buckets.slice(-bucketsListed)
  const rows = listed.map(({ dateFrom, human, ai, total }) =>
    row(dateFrom, [human, ai, total].map(formatCount)),
  )
  const notes = [
    bucketNote(size),
    listed.length < buckets.length
      ? `The table shows only the last ${formatCount(listed.length)} of ${formatCount(buckets.length)} ${size}s. series.csv has all.`
      : '',
  ].filter((note) => note !== '')
  return html`<section aria-labelledby="series-title">
    <h2 id="series-title">Visitors per ${size}</h2>
    <ul class="legend">
      <li class="total">All</li>
      <li class="human">Human</li>
      <li class="ai dashed">AI</li>
    </ul>
    ${seriesChart(series)} ${notes.map((note) => html`<p class="note">${note}</p>`)}
    ${numbers(`per ${size}`, ['From', 'Human', 'AI', 'All'], rows)}
  </section>`
}

export function changesSection(changes: readonly PageChange[]): Html {
  const { risers, fallers, appeared, vanished } = movementsOf(changes)
  return html`<section aria-labelledby="changes-title">
    <h2 id="changes-title">What changed</h2>
    <div class="columns">
      ${movesTable('Biggest risers', risers)} ${movesTable('Biggest fallers', fallers)}
      ${movesTable('New pages', appeared)} ${movesTable('Vanished pages', vanished)}
    </div>
  </section>`
}

function movesTable(title: string, pages: readonly PageChange[]): Html {
  const rows = pages
    .slice(0, movesShown)
    .map(({ path, total, previous }) =>
      row(html`<code>${shown(path)}</code>`, [
        formatCount(previous.total),
        formatCount(total),
        change(total, previous.total),
      ]),
    )
  const rest = pages.length - rows.length
  return html`<div>
    <h3>${title} <small>${formatCount(pages.length)}</small></h3>
    ${rows.length === 0 ? html`<p>None.</p>` : table(title, ['Page', 'Previous', 'Now', 'Change'], rows)}
    ${rest > 0 ? html`<p>And ${formatCount(rest)} more in the table of all pages.</p>` : ''}
  </div>`
}

/** Returns a table with row names in the first column and numbers in the others. */
function table(name: string, [first = '', ...numbers]: readonly string[], rows: readonly Html[]): Html {
  return html`<div class="scroll" role="group" aria-label="${name}" tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">${first}</th>
          ${numbers.map((column) => html`<th scope="col" class="number">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
}

function row(name: string | Html, cells: readonly (string | Html)[]): Html {
  return html`<tr>
    <th scope="row">${name}</th>
    ${cells.map((cell) => html`<td class="number">${cell}</td>`)}
  </tr>`
}

export function topPagesSection(pages: readonly PageVisitors[]): Html {
  const top = pages.slice(0, pagesInChart)
  const named = top.map((page) => ({ name: html`<code>${shown(page.path)}</code>`, totals: page }))
  return html`<section aria-labelledby="top-title">
    <h2 id="top-title">Most visited pages</h2>
    ${legend()} ${pagesChart(top)} ${partsTable('of these pages', 'Page', named)}
  </section>`
}

/** Returns the numbers of a chart of parts as a table. */
function partsTable(
  of: string,
  heading: string,
  rows: readonly { name: string | Html; totals: VisitorCounts }[],
): Html {
  const cells = rows.map(({ name, totals }) => {
    const { humanOnly, both, aiOnly } = partsOf(totals)
    return row(name, [humanOnly, both, aiOnly, totals.total].map(formatCount))
  })
  return numbers(of, [heading, 'Human only', 'Both', 'AI only', 'All'], cells)
}

/** Returns the folded table with the numbers of a chart. */
function numbers(of: string, columns: readonly string[], rows: readonly Html[]): Html {
  return html`<details>
    <summary>The numbers ${of}</summary>
    ${table(`The numbers ${of}`, columns, rows)}
  </details>`
}

/** Returns the table that the script fills, sorts and filters. */
export function tableSection(pages: number, isCompared: boolean): Html {
  // The script finds the columns by these names.
  const columns = [
    ['human', 'Human'],
    ['ai', 'AI'],
    ['total', 'Total'],
    ['share', 'Share'],
    ...(isCompared ? [['previous', 'Previous'] as const, ['change', 'Change'] as const] : []),
  ] as const
  return html`<section aria-labelledby="pages-title">
    <h2 id="pages-title">All pages <small>${formatCount(pages)}</small></h2>
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
              ${columns.map(
                ([name, title]) =>
                  html`<th scope="col" class="number" data-column="${name}">
                    <button type="button">${title}</button>
                  </th>`,
              )}
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
  </section>`
}

function changeFilter(): Html {
  const choices = [
    ['all', 'All'],
    ['up', 'Rising'],
    ['down', 'Falling'],
    ['new', 'New'],
    ['vanished', 'Vanished'],
  ]
  return html`<span
    ><label for="change">Change</label>
    <select id="change" autocomplete="off">
      ${choices.map(([value = '', name = '']) => html`<option value="${value}">${name}</option>`)}
    </select></span
  >`
}

function change(now: number, before: number): Html {
  return html`<span class="change ${changeClass(now, before)}">${formatChange(now, before)}</span>`
}

export function footer({ exportedAt }: VisitorAnalytics): Html {
  return html`<footer>
    <p>
      Visitors are approximate distinct counts. The pages do not add up to the total, and the days do not add
      up to the period. A visitor counted as both human and AI counts once in the total.
    </p>
    <p>Exported at <time>${exportedAt.toISOString()}</time> by docs-agent-action.</p>
  </footer>`
}
