import { formatCount, formatCountOf } from '../../../shared/number-format.ts'
import type { ComparedCount } from '../../judge/compared-count.ts'
import { formatDate } from '../../period/date-format.ts'
import type { LinkOf } from '../page-link.ts'
import { type SentencePart, upperFirst } from '../sentence.ts'
import {
  type Cell,
  changeParts,
  type ColumnKind,
  isClear,
  isComparedCount,
  isText,
  lineColumns,
  listedRows,
  numberText,
  type Rise,
  type ShownColumn,
  type Table,
  textsBelow,
} from '../tables/table.ts'
import { html, type Html, shownLine } from './html.ts'

const maxWordsCharacters = 300
/** A cell of a list has more room for words than a line. */
const maxListedCharacters = 2000
const maxStateCharacters = 40
// A path of many slashes must not make a page of many elements.
const mostPathParts = 20
/** So many further texts of a cell are not worth a fold. */
const fewTexts = 2

/**
 * Returns the first rows of a table. Columns with texts are lines in a row of details, as wide as the table, so that it fits on a phone.
 * Each row has an id: the name of the table, and the number of the row from 1.
 */
export function linesHtml(table: Table, shown: number, linkOf: LinkOf): Html {
  const columns = lineColumns(table)
  const bodies = table.rows.slice(0, shown).map((row, index) => {
    const details = textsBelow(table, row).map((texts) => textsHtml(texts, linkOf))
    const detail = html`<tr class="detail">
      <td colspan="${columns.length}">${details}</td>
    </tr>`
    return html`<tbody id="${table.name}-${index + 1}">
      <tr>
        ${cellsHtml(row, columns, maxWordsCharacters, linkOf)}
      </tr>
      ${details.length === 0 ? '' : detail}
    </tbody>`
  })
  return html`<div class="lines">${gridHtml(columns, bodies)}</div>`
}

/**
 * Returns the first 1,000 rows of a list as a table that the script of the page can sort and filter. A column without any cell
 * is left out. Each row has the id of {@link linesHtml}.
 */
export function listHtml(table: Table, linkOf: LinkOf): Html {
  const { name, title, noun = '', rows, orderedBy, file = '' } = table
  const listed = listedRows(table)
  const columns = table.columns.filter(({ index }) => rows.some((row) => row[index] !== null))
  const all = formatCountOf(rows.length, noun)
  const isCut = listed.length < rows.length
  const lines = listed.map(
    (row) =>
      html`<tr id="${name}-${row + 1}">
        ${cellsHtml(rows[row] ?? [], columns, maxListedCharacters, linkOf)}
      </tr>`,
  )
  const body = html`<tbody>
    ${lines}
  </tbody>`
  return html`<div class="list">
    <label hidden
      >Filter ${noun}s <input id="${name}-filter" type="search" autocomplete="off" spellcheck="false"
    /></label>
    <p class="note" role="status">
      ${isCut ? `The first ${formatCount(listed.length)} of ${all}; ${file} has all` : all}
    </p>
    <div class="scroll" role="group" aria-label="${title}" tabindex="0">
      ${gridHtml(columns, [body], orderedBy)}
    </div>
  </div>`
}

function gridHtml(columns: readonly ShownColumn[], bodies: readonly Html[], orderedBy?: string): Html {
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
    ${bodies}
  </table>`
}

function cellsHtml(
  row: readonly Cell[],
  columns: readonly ShownColumn[],
  maxCharacters: number,
  linkOf: LinkOf,
): Html[] {
  return columns.map(({ kind, rise, index }, place) => {
    const cell = row[index] ?? null
    const content =
      typeof cell === 'string' ? textHtml(kind, cell, linkOf, maxCharacters) : numberHtml(kind, cell)
    if (place === 0) return html`<th scope="row">${content}</th>`
    const style = isComparedCount(cell) ? ` ${changeClass(cell, rise)}` : ''
    return html`<td class="${classOf(kind)}${style}">${content}</td>`
  })
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

/** Returns the texts of a cell. What follows the first is folded, unless it is little. */
function textsHtml({ title, kind, texts }: ReturnType<typeof textsBelow>[number], linkOf: LinkOf): Html {
  const each = texts.map(
    ({ text, count }) =>
      html`${textHtml(kind, text, linkOf)}${count === 1 ? '' : ` (${formatCount(count)})`}`,
  )
  const unfolded = each.length <= 1 + fewTexts ? each.length : 1
  const open = each.slice(0, unfolded).map((text, index) => html`${index === 0 ? '' : ' · '}${text}`)
  const others = each.slice(unfolded)
  const more = html`<details>
    <summary>And ${formatCount(others.length)} more</summary>
    <ul>
      ${others.map((text) => html`<li>${text}</li>`)}
    </ul>
  </details>`
  return html`<div>${title}: ${open}</div>
    ${others.length === 0 ? '' : more}`
}

function textHtml(kind: ColumnKind, text: string, linkOf: LinkOf, maxCharacters = maxWordsCharacters) {
  if (kind === 'page') return pageHtml(text, linkOf)
  if (kind === 'code') return html`<code>${shownLine(text)}</code>`
  if (kind === 'date') return dateHtml(text)
  // A status or the like, such as `in_progress`, is shown in words.
  if (kind === 'state') return upperFirst(shownLine(text.replaceAll('_', ' '), maxStateCharacters))
  return wordsHtml(text, maxCharacters)
}

function numberHtml(kind: ColumnKind, cell: Cell): Html | string {
  if (!isComparedCount(cell)) return numberText(kind, cell)
  const { gain, growth } = changeParts(cell)
  return growth === undefined ? gain : html`${gain} <span>(${growth})</span>`
}

/** Returns the UTC day of a time, by which the script sorts; a dash if the text is not a time. */
function dateHtml(time: string): Html | string {
  // A parser of dates reads some other texts, too.
  const date = new Date(/^\d{4}-\d\d-\d\d/u.test(time) ? time : Number.NaN)
  if (Number.isNaN(date.getTime())) return numberText('date', null)
  const day = date.toISOString().slice(0, 10)
  return html`<time datetime="${day}">${formatDate(day)}</time>`
}

export function sentenceHtml(parts: readonly SentencePart[], linkOf: LinkOf): Html {
  return html`${parts.map((part) => {
    if (typeof part === 'string') return part
    if ('code' in part) return html`<code>${shownLine(part.code)}</code>`
    return 'words' in part ? html`“${wordsHtml(part.words)}”` : pageHtml(part.page, linkOf)
  })}`
}

/** Returns what a reader wrote, as text whose direction does not change that of the text around it. */
function wordsHtml(text: string, maxCharacters = maxWordsCharacters): Html {
  return html`<bdi>${shownLine(text, maxCharacters)}</bdi>`
}

/** Returns the path of a page, which can break behind a slash. */
function pageHtml(path: string, linkOf: LinkOf): Html {
  const text = shownLine(path)
  const split = text.split(/(?<=.\/)/u)
  const parts = split.length > mostPathParts ? [text] : split
  const name = html`<code>${parts.map((part, index) => (index === 0 ? part : html`<wbr />${part}`))}</code>`
  const link = linkOf(path)
  return link === undefined
    ? name
    : html`<a href="${link}" target="_blank" rel="noopener noreferrer">${name}</a>`
}
