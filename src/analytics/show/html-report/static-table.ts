import { type ColumnKind, peopleColumns, type Table, textsOf } from '../tables/table.ts'
import type { Counted } from '../../judge/topics/topic.ts'
import { formatCount } from '../../../shared/number-format.ts'
import { cellText, pathParts } from './cell-text.ts'
import { html, type Html, shown } from './html.ts'
import type { ShownPage } from './page-data.ts'
import { type LinkOf, shownCell } from './shown-cell.ts'

const maxWordsCharacters = 300

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
  const { names, details, numbers } = peopleColumns(table)
  return html`<div class="scroll" role="group" aria-label="${title}${isContinued ? ', continued' : ''}">
    <table>
      <thead ${isContinued ? html`class="unseen"` : ''}>
        <tr>
          ${names.map((column) => html`<th scope="col">${column.title}</th>`)}
          ${numbers.map((column) => html`<th scope="col" class="number ${column.kind}">${column.title}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${shownRows.map((row) => {
          const cells = rows[row] ?? []
          const lines = details.flatMap(({ title, kind, index }) =>
            detailHtml(title, kind, {
              texts: textsOf(cells[index] ?? null),
              nameKind: names[0]?.kind,
              linkOf,
            }),
          )
          return html`<tr id="${name}-${row + 1}">
              ${names.map(
                ({ kind, index }) =>
                  html`<th scope="row">
                    ${textsOf(cells[index] ?? null).map(({ text }) => textHtml(kind, text, linkOf))}${below(row)}
                  </th>`,
              )}
              ${numbers.map(
                ({ kind, index }) =>
                  html`<td class="number ${kind}">
                    ${cellText(kind, shownCell(kind, cells[index] ?? null, linkOf))}
                  </td>`,
              )}
            </tr>
            ${
              lines.length === 0
                ? ''
                : html`<tr class="detail">
                    <td colspan="${names.length + numbers.length}">${lines}</td>
                  </tr>`
            }`
        })}
      </tbody>
    </table>
  </div>`
}

/** Returns the texts of a cell. Further names of the row, and what follows the first of other texts, are folded. */
function detailHtml(
  title: string,
  kind: ColumnKind,
  {
    texts,
    nameKind,
    linkOf,
  }: { texts: readonly Counted[]; nameKind: ColumnKind | undefined; linkOf: LinkOf },
): Html[] {
  const unfolded = texts.length > 1 && kind === nameKind ? 0 : 1
  const first = texts
    .slice(0, unfolded)
    .map((text) => html`<div>${title}: ${countedHtml(kind, text, linkOf)}</div>`)
  const folded = texts.slice(unfolded)
  if (folded.length === 0) return first
  const count = formatCount(folded.length)
  return [
    ...first,
    html`<details>
      <summary>${unfolded === 0 ? `${title}: ${count}` : `And ${count} more`}</summary>
      <ul>
        ${folded.map((text) => html`<li>${countedHtml(kind, text, linkOf)}</li>`)}
      </ul>
    </details>`,
  ]
}

function countedHtml(kind: ColumnKind, { text, count }: Counted, linkOf: LinkOf): Html {
  return html`${textHtml(kind, text, linkOf)}${count === 1 ? '' : ` (${formatCount(count)})`}`
}

function textHtml(kind: ColumnKind, text: string, linkOf: LinkOf): Html {
  if (kind === 'page') return pageHtml(shownCell(kind, text, linkOf) as ShownPage)
  return kind === 'words' ? wordsHtml(text) : html`${cellText(kind, shownCell(kind, text, linkOf))}`
}

/** Returns what a reader wrote, as text whose direction does not change that of the text around it. */
export function wordsHtml(text: string): Html {
  return html`<bdi>${shown(text, maxWordsCharacters)}</bdi>`
}

/** Returns the path of a page, which can break behind a slash. */
export function pageHtml({ path, link }: ShownPage): Html {
  const name = html`<code
    >${pathParts(path).map((part, index) => (index === 0 ? part : html`<wbr />${part}`))}</code
  >`
  return link === undefined
    ? name
    : html`<a href="${link}" target="_blank" rel="noopener noreferrer">${name}</a>`
}
