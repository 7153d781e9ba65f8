import { formatCount, formatCountOf } from '../../../shared/number-format.ts'
import { changeClass } from '../tables/number-text.ts'
import { type Cell, isCompared, isText, type ShownColumn, type Table } from '../tables/table.ts'
import { html, type Html } from './html.ts'
import { cellHtml, dayOf, type LinkOf } from './text-html.ts'

const mostRows = 1000
const mostOnPaper = 25

/**
 * Returns the first 1,000 rows of a list as a table that the script of the page can sort and filter. A column without any cell
 * is left out.
 */
export function listTable(table: Table, linkOf: LinkOf): Html {
  const { name, title, noun, rows, columns, order, file = '' } = table
  const listed = (order ?? [...rows.keys()]).slice(0, mostRows)
  const filled = columns.filter(({ index }) => rows.some((row) => row[index] !== null))
  const all = formatCountOf(rows.length, noun)
  const isCut = listed.length < rows.length
  const paper = `On paper, the first ${mostOnPaper}. ${file} has all.`
  return html`<div class="explorer">
    <div class="controls" hidden>
      <label
        >Filter ${noun}s <input id="${name}-filter" type="search" autocomplete="off" spellcheck="false"
      /></label>
      ${choiceOf(table, listed)}
    </div>
    <p class="position" role="status" data-none="No ${noun} matches.">
      ${isCut ? `The first ${formatCount(mostRows)} of ${all}` : all}
    </p>
    ${isCut ? html`<p class="note">${file} has all ${formatCount(rows.length)}.</p>` : ''}
    ${listed.length > mostOnPaper ? html`<p class="note paper">${paper}</p>` : ''}
    <div class="scroll" role="group" aria-label="${title}">
      <table>
        <thead>
          <tr>
            ${filled.map((column) => headHtml(column, table))}
          </tr>
        </thead>
        <tbody>
          ${listed.map((row) => rowHtml(row, table, filled, linkOf))}
        </tbody>
      </table>
    </div>
  </div>`
}

/** Returns the filters that people can choose. The first one with rows is chosen. */
function choiceOf({ filters = [] }: Table, listed: readonly number[]): Html | string {
  if (filters.length === 0) return ''
  const chosen = Math.max(
    0,
    filters.findIndex(({ has }) => listed.some((row) => has[row])),
  )
  return html`<label
    >Show
    <select autocomplete="off">
      ${filters.map(({ title }, index) => html`<option value="${index}" ${index === chosen ? ' selected' : ''}>${title}</option>`)}
    </select></label
  >`
}

function headHtml({ title, kind }: ShownColumn, { order, orderedBy }: Table): Html {
  // An order of its own is that of no column.
  const direction = order === undefined ? (isText(kind) ? 'ascending' : 'descending') : 'other'
  const sort = title === orderedBy ? html` aria-sort="${direction}"` : ''
  return html`<th scope="col" ${isText(kind) ? '' : html` class="number ${kind}"`}${sort}>${title}</th>`
}

function rowHtml(
  row: number,
  { rows, filters }: Table,
  columns: readonly ShownColumn[],
  linkOf: LinkOf,
): Html {
  const cells = rows[row] ?? []
  const places = filters?.flatMap(({ has }, filter) => (has[row] === true ? [filter] : []))
  return html`<tr${places === undefined ? '' : html` data-in="${places.join(' ')}"`}
    >${columns.map(({ kind, rise, index }, column) => {
      const cell = cells[index] ?? null
      const content = cellHtml(kind, cell, linkOf)
      if (column === 0) return html`<th scope="row" class="${kind}">${content}</th>`
      if (isText(kind)) return html`<td class="${kind}">${content}</td>`
      const style = isCompared(cell) ? changeClass(cell, rise) : kind
      return html`<td class="number ${style}" ${keyOf(kind, cell)}>${content}</td>`
    })}</tr
  >`
}

/** Returns what a date is sorted by. Other cells are sorted by what they show. */
function keyOf(kind: ShownColumn['kind'], cell: Cell): Html | string {
  const day = kind === 'date' && typeof cell === 'string' ? dayOf(cell) : undefined
  return day === undefined ? '' : html` data-key="${day}"`
}
