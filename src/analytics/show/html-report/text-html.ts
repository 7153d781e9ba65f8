import { singleLine } from '../../../shared/untrusted-text.ts'
import { formatDate } from '../../period/date-format.ts'
import type { Findings } from '../../judge/findings.ts'
import { pagePath } from '../../read/page-path.ts'
import { pageLink } from '../page-link.ts'
import type { SentencePart } from '../sentence.ts'
import { numberText } from '../tables/number-text.ts'
import { type Cell, type ColumnKind, isCompared } from '../tables/table.ts'
import { html, type Html, oneLine } from './html.ts'

const maxWordsCharacters = 300
const maxCellCharacters = 2000
const maxStateCharacters = 40
// A path of many slashes must not make a page of many elements.
const mostPathParts = 20
const longestWord = 24

/** Returns the address of a page; undefined if it is not known, or if nobody visits the page now. */
export type LinkOf = (path: string) => string | undefined

export function linksOf({ siteUrl, visitors }: Pick<Findings, 'siteUrl' | 'visitors'>): LinkOf {
  if (siteUrl === undefined) return () => undefined
  const visited = new Set(visitors.filter(({ total }) => total > 0).map(({ path }) => path))
  return (path) => (visited.has(path) ? pageLink(siteUrl, path) : undefined)
}

/** Returns a sentence as markup. */
export function sentenceHtml(parts: readonly SentencePart[], linkOf: LinkOf): Html {
  return html`${parts.map((part) => {
    if (typeof part === 'string') return part
    if ('code' in part) return codeHtml(oneLine(part.code))
    return 'words' in part ? html`“${wordsHtml(part.words)}”` : pageHtml(part.page, linkOf)
  })}`
}

/** Returns what a reader wrote, as text whose direction does not change that of the text around it. */
export function wordsHtml(text: string, maxCharacters = maxWordsCharacters): Html {
  return html`<bdi>${oneLine(text, maxCharacters)}</bdi>`
}

/** Returns code that breaks only between words, unless one of them is longer than a column. */
function codeHtml(text: string, content: string | readonly (string | Html)[] = text): Html {
  const words = text.split(/[/\s-]/u)
  const hasLongWord = words.length > mostPathParts || words.some(({ length }) => length > longestWord)
  return hasLongWord ? html`<code class="long">${content}</code>` : html`<code>${content}</code>`
}

/** Returns the path of a page, which can break behind a slash. */
function pageHtml(path: string, linkOf: LinkOf): Html {
  const text = oneLine(path)
  const split = text.split(/(?<=.\/)/u)
  const parts = split.length > mostPathParts ? [text] : split
  const name = codeHtml(
    text,
    parts.map((part, index) => (index === 0 ? part : html`<wbr />${part}`)),
  )
  const link = linkOf(path)
  return link === undefined
    ? name
    : html`<a href="${link}" target="_blank" rel="noopener noreferrer">${name}</a>`
}

/**
 * Returns the content of a cell.
 *
 * @throws TypeError for a cell with several texts
 */
export function cellHtml(kind: ColumnKind, cell: Cell, linkOf: LinkOf): Html | string {
  if (cell === null || typeof cell === 'number' || isCompared(cell)) return numberText(kind, cell)
  if (typeof cell === 'boolean') return String(cell)
  if (typeof cell === 'object') throw new TypeError('A cell has several texts.')
  if (kind === 'page') return pageHtml(pagePath(cell), linkOf)
  if (kind === 'code') return codeHtml(oneLine(cell))
  if (kind === 'state') return stateOf(cell)
  if (kind !== 'date') return wordsHtml(cell, maxCellCharacters)
  const day = dayOf(cell)
  return day === undefined ? numberText(kind, null) : formatDate(day)
}

/** Returns a status or the like, such as `in_progress`, in words. */
function stateOf(text: string): string {
  const words = singleLine(text.replaceAll('_', ' '), maxStateCharacters) || '(empty)'
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns the UTC day of a time; undefined if the text is not a time. */
export function dayOf(time: string): string | undefined {
  // A parser of dates reads some other texts, too.
  const date = new Date(/^\d{4}-\d\d-\d\d/u.test(time) ? time : Number.NaN)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10)
}
