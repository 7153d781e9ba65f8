import { formatCount, formatCountOf } from '../../../shared/number-format.ts'
import type { Counted } from '../../judge/topics/topic.ts'
import { changeClass } from '../tables/number-text.ts'
import {
  type Cell,
  type ColumnKind,
  isCompared,
  isText,
  lineColumns,
  type ShownColumn,
  type ShownTexts,
  type Table,
  textsBelow,
  textsOf,
} from '../tables/table.ts'
import { html, type Html } from './html.ts'
import { cellHtml, dayOf, type LinkOf, wordsHtml } from './text-html.ts'

/** So many further texts of a cell are not worth a fold. */
const fewTexts = 2
const mostRows = 1000
const mostOnPaper = 25

/**
 * Returns rows of a table. Columns with texts are lines in a row of details, as wide as the table, so that it fits on a phone.
 * Each row has an id: the name of the table, and the number of the row from 1.
 *
 * @param bars by the index of the row, from -1 to 1
 */
export function tableHtml(
  table: Table,
  rows: readonly number[],
  linkOf: LinkOf,
  bars?: readonly number[],
): Html {
  const columns = lineColumns(table)
  // Where the table is narrow, the count before is not shown.
  const width = columns.filter(({ kind }) => kind !== 'before').length
  const bodies = rows.map((row) => {
    const cells = table.rows[row] ?? []
    const [name] = columns
    const named = textsOf(cells[name?.index ?? 0]).map(({ text }) =>
      textHtml(name?.kind ?? 'words', text, linkOf),
    )
    const lines = textsBelow(table, cells).flatMap((texts) => textsHtml(texts, name?.kind, linkOf))
    const details = html`<tr class="detail">
      <td colspan="${width}">${lines}</td>
    </tr>`
    return html`<tbody id="${table.name}-${row + 1}">
      ${rowHtml(cells, columns, html`${named}${barHtml(bars?.[row])}`, linkOf)}
      ${lines.length === 0 ? '' : details}
    </tbody>`
  })
  return gridHtml('lines', table, columns, bodies)
}

/**
 * Returns the first 1,000 rows of a list as a table that the script of the page can sort and filter. A column without any cell
 * is left out.
 */
export function listHtml(table: Table, linkOf: LinkOf): Html {
  const { name, noun, rows, order, file = '' } = table
  const listed = (order ?? [...rows.keys()]).slice(0, mostRows)
  const columns = table.columns.filter(({ index }) => rows.some((row) => row[index] !== null))
  const all = formatCountOf(rows.length, noun)
  const isCut = listed.length < rows.length
  const body = listed.map((row) => {
    const cells = rows[row] ?? []
    const [first] = columns
    return rowHtml(cells, columns, contentHtml(first, cells, linkOf), linkOf)
  })
  return html`<div class="explorer">
    <div class="controls" hidden>
      <label
        >Filter ${noun}s <input id="${name}-filter" type="search" autocomplete="off" spellcheck="false"
      /></label>
    </div>
    <p class="position" role="status" data-none="No ${noun} matches.">
      ${isCut ? `The first ${formatCount(mostRows)} of ${all}` : all}
    </p>
    ${isCut ? html`<p class="note">${file} has all ${formatCount(rows.length)}.</p>` : ''}
    ${listed.length > mostOnPaper ? html`<p class="note paper">On paper, the first ${mostOnPaper}. ${file} has all.</p>` : ''}
    ${gridHtml(
      'scroll',
      table,
      columns,
      html`<tbody>
        ${body}
      </tbody>`,
    )}
  </div>`
}

function gridHtml(
  className: string,
  { title, orderedBy }: Table,
  columns: readonly ShownColumn[],
  body: Html | readonly Html[],
): Html {
  return html`<div class="${className}" role="group" aria-label="${title}">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => headHtml(column, column.title === orderedBy))}
        </tr>
      </thead>
      ${body}
    </table>
  </div>`
}

function headHtml({ title, kind }: ShownColumn, isSorted: boolean): Html {
  const sort = isSorted ? html` aria-sort="${isText(kind) ? 'ascending' : 'descending'}"` : ''
  return html`<th scope="col" ${isText(kind) ? '' : html` class="number ${kind}"`}${sort}>${title}</th>`
}

/** @param name the content of the first cell */
function rowHtml(
  cells: readonly Cell[],
  columns: readonly ShownColumn[],
  name: Html | string,
  linkOf: LinkOf,
): Html {
  return html`<tr>
    ${columns.map((column, place) => {
      const { kind, rise, index } = column
      const cell = cells[index] ?? null
      if (place === 0) return html`<th scope="row" class="${kind}">${name}</th>`
      const style = isText(kind) ? kind : `number ${isCompared(cell) ? changeClass(cell, rise) : kind}`
      return html`<td class="${style}" ${keyOf(kind, cell)}>${contentHtml(column, cells, linkOf)}</td>`
    })}
  </tr>`
}

function contentHtml(column: ShownColumn | undefined, cells: readonly Cell[], linkOf: LinkOf): Html | string {
  return column === undefined ? '' : cellHtml(column.kind, cells[column.index] ?? null, linkOf)
}

/** Returns what a date is sorted by. Other cells are sorted by what they show. */
function keyOf(kind: ColumnKind, cell: Cell): Html | string {
  const day = kind === 'date' && typeof cell === 'string' ? dayOf(cell) : undefined
  return day === undefined ? '' : html` data-key="${day}"`
}

function barHtml(share: number | undefined): Html | undefined {
  if (share === undefined) return undefined
  const percent = Math.round(1000 * Math.abs(share)) / 10
  return html`<svg class="bar ${share > 0 ? 'better' : 'worse'}" aria-hidden="true">
    <rect width="${percent}%" height="100%" />
  </svg>`
}

/** Returns the texts of a cell. Further names of the row, and what follows the first of other texts, are folded. */
function textsHtml(
  { title, kind, texts }: ShownTexts,
  nameKind: ColumnKind | undefined,
  linkOf: LinkOf,
): Html[] {
  const isName = texts.length > 1 && kind === nameKind
  const least = isName ? 0 : 1
  const unfolded = texts.length <= least + fewTexts ? texts.length : least
  const [open, folded] = [texts.slice(0, unfolded), texts.slice(unfolded)]
  const separated = open.map(
    (text, index) => html`${index === 0 ? '' : ' · '}${countedHtml(kind, text, linkOf)}`,
  )
  const first = open.length === 0 ? [] : [html`<div>${title}: ${separated}</div>`]
  if (folded.length === 0) return first
  const count = formatCount(folded.length)
  return [
    ...first,
    html`<details>
      <summary>${isName ? `${title}: ${count}` : `And ${count} more`}</summary>
      <ul>
        ${folded.map((text) => html`<li>${countedHtml(kind, text, linkOf)}</li>`)}
      </ul>
    </details>`,
  ]
}

function countedHtml(kind: ColumnKind, { text, count }: Counted, linkOf: LinkOf): Html {
  return html`${textHtml(kind, text, linkOf)}${count === 1 ? '' : ` (${formatCount(count)})`}`
}

function textHtml(kind: ColumnKind, text: string, linkOf: LinkOf): Html | string {
  return kind === 'words' ? wordsHtml(text) : cellHtml(kind, text, linkOf)
}
