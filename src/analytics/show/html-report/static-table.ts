import { changeClass, numberText } from '../tables/number-text.ts'
import { isCompared, peopleColumns, rowParts, type ShownTexts, type Table } from '../tables/table.ts'
import type { Counted } from '../../judge/topics/topic.ts'
import { formatCount } from '../../../shared/number-format.ts'
import { cellText, isPage } from './cell-text.ts'
import { html, type Html, shown } from './html.ts'
import { pageHtml, wordsHtml } from './sentence-html.ts'
import { type LinkOf, shownCell } from './shown-cell.ts'

/** So many further texts of a cell are not worth a fold. */
const fewTexts = 2

interface StaticRows {
  linkOf: LinkOf
  /** The indices of the rows. */
  rows: readonly number[]
  /** Draws something below the name of a row. */
  below?: (row: number) => Html
  /** The table continues the one above it, so that its head is only read aloud. */
  isContinued?: boolean
}

/**
 * Returns rows of a table as markup. Columns with texts are lines below the row, so that the table fits on a
 * phone. Each row has an id: the name of the table, and the number of the row from 1.
 */
export function staticTable(
  table: Table,
  { linkOf, rows: shownRows, below = () => html``, isContinued = false }: StaticRows,
): Html {
  const { name, title, rows } = table
  const columns = peopleColumns(table)
  // Where the table is narrow, the change is not shown.
  const width = columns.names.length + columns.numbers.filter(({ kind }) => kind !== 'change').length
  return html`<div class="scroll" role="group" aria-label="${title}${isContinued ? ', continued' : ''}">
    <table>
      <thead ${isContinued ? html`class="unseen"` : ''}>
        <tr>
          ${columns.names.map((column) => html`<th scope="col">${column.title}</th>`)}
          ${columns.numbers.map((column) => html`<th scope="col" class="number ${column.kind}">${column.title}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${shownRows.map((row) => {
          const { names, details, numbers } = rowParts(columns, rows[row] ?? [])
          const lines = details.flatMap((detail) => detailHtml(detail, names[0]?.kind, linkOf))
          return html`<tr id="${name}-${row + 1}">
              ${names.map(
                (column) =>
                  html`<th scope="row">
                    ${column.texts.map(({ text }) => textHtml(column, text, linkOf))}${below(row)}
                  </th>`,
              )}
              ${numbers.map(({ kind, rise, cell }) => {
                const className = isCompared(cell) ? changeClass(cell, rise) : kind
                return html`<td class="number ${className}">${numberText(kind, cell)}</td>`
              })}
            </tr>
            ${
              lines.length === 0
                ? ''
                : html`<tr class="detail">
                    <td colspan="${width}">${lines}</td>
                  </tr>`
            }`
        })}
      </tbody>
    </table>
  </div>`
}

/** Returns the texts of a cell. Further names of the row, and what follows the first of other texts, are folded. */
function detailHtml(detail: ShownTexts, nameKind: ShownTexts['kind'] | undefined, linkOf: LinkOf): Html[] {
  const { title, kind, texts } = detail
  const isName = texts.length > 1 && kind === nameKind
  const least = isName ? 0 : 1
  const unfolded = texts.length <= least + fewTexts ? texts.length : least
  const [open, folded] = [texts.slice(0, unfolded), texts.slice(unfolded)]
  const separated = open.map(
    (text, index) => html`${index === 0 ? '' : ' · '}${countedHtml(detail, text, linkOf)}`,
  )
  const first = open.length === 0 ? [] : [html`<div>${title}: ${separated}</div>`]
  if (folded.length === 0) return first
  const count = formatCount(folded.length)
  return [
    ...first,
    html`<details>
      <summary>${isName ? `${title}: ${count}` : `And ${count} more`}</summary>
      <ul>
        ${folded.map((text) => html`<li>${countedHtml(detail, text, linkOf)}</li>`)}
      </ul>
    </details>`,
  ]
}

function countedHtml(column: Pick<ShownTexts, 'kind'>, { text, count }: Counted, linkOf: LinkOf): Html {
  return html`${textHtml(column, text, linkOf)}${count === 1 ? '' : ` (${formatCount(count)})`}`
}

function textHtml({ kind }: Pick<ShownTexts, 'kind'>, text: string, linkOf: LinkOf): Html {
  if (kind === 'words') return wordsHtml(text)
  if (kind === 'code') return html`<code>${shown(text)}</code>`
  const cell = shownCell(kind, text, linkOf)
  return isPage(cell) ? pageHtml(cell) : html`${cellText(kind, cell)}`
}
