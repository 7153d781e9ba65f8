import { formatCount, formatCountOf } from '../../../shared/number-format.ts'
import type { ComparedCount } from '../../judge/compared-count.ts'
import {
  type Cell,
  type ColumnKind,
  isClear,
  isComparedCount,
  isText,
  lineColumns,
  mostListed,
  type Rise,
  type ShownColumn,
  type Table,
  textsBelow,
  textsOf,
} from '../tables/table.ts'
import { html, type Html } from './html.ts'
import { cellHtml, type LinkOf, textHtml } from './text-html.ts'

/** So many further texts of a cell are not worth a fold. */
const fewTexts = 2

/**
 * Returns the first rows of a table. Columns with texts are lines in a row of details, as wide as the table, so that it fits on a phone.
 * Each row has an id: the name of the table, and the number of the row from 1.
 */
export function linesHtml(table: Table, shown: number, linkOf: LinkOf): Html {
  const columns = lineColumns(table)
  const kind = columns[0]?.kind ?? 'words'
  const bodies = table.rows.slice(0, shown).map((cells, row) => {
    const names = textsOf(cells[columns[0]?.index ?? 0]).map(({ text }) => textHtml(kind, text, linkOf))
    const details = textsBelow(table, cells).flatMap((texts) => textsHtml(texts, kind, linkOf))
    return html`<tbody id="${table.name}-${row + 1}">
      ${rowHtml(cells, columns, html`${names}`, linkOf)}
      ${
        details.length === 0
          ? ''
          : html`<tr class="detail">
              <td colspan="${columns.length}">${details}</td>
            </tr>`
      }
    </tbody>`
  })
  return html`<div class="lines">${gridHtml(columns, bodies)}</div>`
}

/**
 * Returns the first 1,000 rows of a list as a table that the script of the page can sort and filter. A column without any cell
 * is left out. Each row has the id of {@link linesHtml}.
 */
export function listHtml(table: Table, linkOf: LinkOf): Html {
  const { name, title, noun, rows, order, orderedBy, file = '' } = table
  const listed = (order ?? [...rows.keys()]).slice(0, mostListed)
  const columns = table.columns.filter(({ index }) => rows.some((row) => row[index] !== null))
  const all = formatCountOf(rows.length, noun)
  const isCut = listed.length < rows.length
  const body = listed.map((row) => rowHtml(rows[row] ?? [], columns, undefined, linkOf, `${name}-${row + 1}`))
  return html`<div class="list">
    <label hidden
      >Filter ${noun}s <input id="${name}-filter" type="search" autocomplete="off" spellcheck="false"
    /></label>
    <p class="note" role="status">
      ${isCut ? `The first ${formatCount(mostListed)} of ${all}; ${file} has all` : all}
    </p>
    <div class="scroll" role="group" aria-label="${title}" tabindex="0">
      ${gridHtml(
        columns,
        html`<tbody>
          ${body}
        </tbody>`,
        orderedBy,
      )}
    </div>
  </div>`
}

function gridHtml(columns: readonly ShownColumn[], body: Html | readonly Html[], orderedBy?: string): Html {
  const heads = columns.map(({ title, kind }) => {
    const sort = title === orderedBy ? html` aria-sort="descending"` : ''
    return html`<th scope="col" class="${classOf(kind)}" ${sort}>${title}</th>`
  })
  return html`<table>
    <thead>
      <tr>
        ${heads}
      </tr>
    </thead>
    ${body}
  </table>`
}

/** @param name the content of the first cell; undefined for its value */
function rowHtml(
  cells: readonly Cell[],
  columns: readonly ShownColumn[],
  name: Html | undefined,
  linkOf: LinkOf,
  id?: string,
): Html {
  return html`<tr ${id === undefined ? '' : html`id="${id}"`}>
    ${columns.map(({ kind, rise, index }, place) => {
      const cell = cells[index] ?? null
      if (place === 0) return html`<th scope="row">${name ?? cellHtml(kind, cell, linkOf)}</th>`
      const style = isComparedCount(cell) ? ` ${changeClass(cell, rise)}` : ''
      return html`<td class="${classOf(kind)}${style}">${cellHtml(kind, cell, linkOf)}</td>`
    })}
  </tr>`
}

function classOf(kind: ColumnKind): string {
  return isText(kind) ? kind : `number ${kind}`
}

/** Returns the classes of a change. One beyond what is usual is bold, and has a colour where more is better or worse. */
export function changeClass(count: Pick<ComparedCount, 'change'>, rise: Rise | undefined): string {
  if (!isClear(count)) return 'change'
  if (rise === undefined) return 'change clear'
  return `change clear ${(count.change === 'more') === (rise === 'better') ? 'better' : 'worse'}`
}

/** Returns the texts of a cell. Further names of the row, and what follows the first of other texts, are folded. */
function textsHtml(
  { title, kind, texts }: ReturnType<typeof textsBelow>[number],
  nameKind: ColumnKind,
  linkOf: LinkOf,
): Html[] {
  const each = texts.map(
    ({ text, count }) =>
      html`${textHtml(kind, text, linkOf)}${count === 1 ? '' : ` (${formatCount(count)})`}`,
  )
  const isName = texts.length > 1 && kind === nameKind
  const least = isName ? 0 : 1
  const unfolded = texts.length <= least + fewTexts ? texts.length : least
  const open = each.slice(0, unfolded).map((text, index) => html`${index === 0 ? '' : ' · '}${text}`)
  const first = open.length === 0 ? [] : [html`<div>${title}: ${open}</div>`]
  if (unfolded === texts.length) return first
  const count = formatCount(texts.length - unfolded)
  return [
    ...first,
    html`<details>
      <summary>${isName ? `${title}: ${count}` : `And ${count} more`}</summary>
      <ul>
        ${each.slice(unfolded).map((text) => html`<li>${text}</li>`)}
      </ul>
    </details>`,
  ]
}
