import { changeClass, numberText } from '../tables/number-text.ts'
import {
  type ColumnKind,
  isCompared,
  lineColumns,
  numberOf,
  type ShownTexts,
  type Table,
  textsBelow,
  textsOf,
} from '../tables/table.ts'
import type { Counted } from '../../judge/topics/topic.ts'
import { formatCount } from '../../../shared/number-format.ts'
import { html, type Html } from './html.ts'
import { cellHtml, type LinkOf, wordsHtml } from './text-html.ts'

/** So many further texts of a cell are not worth a fold. */
const fewTexts = 2

/**
 * Returns rows of a table as markup. Columns with texts are lines below the row, so that the table fits on a
 * phone. Each row has an id: the name of the table, and the number of the row from 1.
 *
 * @param bars by the index of the row, from -1 to 1
 */
export function lineTable(
  table: Table,
  rows: readonly number[],
  linkOf: LinkOf,
  bars?: readonly number[],
): Html {
  const { name, title } = table
  const columns = lineColumns(table)
  // Where the table is narrow, the count before is not shown.
  const width = columns.filter(({ kind }) => kind !== 'before').length
  return html`<div class="lines" role="group" aria-label="${title}">
    <table>
      <thead>
        <tr>
          ${columns.map(({ title, kind }, index) =>
            index === 0
              ? html`<th scope="col">${title}</th>`
              : html`<th scope="col" class="number ${kind}">${title}</th>`,
          )}
        </tr>
      </thead>
      ${rows.map((row) => {
        const cells = table.rows[row] ?? []
        const lines = textsBelow(table, cells).flatMap((texts) => textsHtml(texts, columns[0]?.kind, linkOf))
        return html`<tbody id="${name}-${row + 1}">
          <tr>
            ${columns.map(({ kind, rise, index }, column) => {
              if (column === 0)
                return html`<th scope="row">
                  ${textsOf(cells[index]).map(({ text }) => textHtml(kind, text, linkOf))}${bar(bars?.[row])}
                </th>`
              const cell = numberOf(cells[index])
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
          }
        </tbody>`
      })}
    </table>
  </div>`
}

function bar(share: number | undefined): Html | undefined {
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
