import { formatDate } from '../../period/date-format.ts'
import type { Findings } from '../../judge/findings.ts'
import { pagePath } from '../../read/page-path.ts'
import { pageLink } from '../page-link.ts'
import { type SentencePart, upperFirst } from '../sentence.ts'
import { type Cell, changeParts, type ColumnKind, isComparedCount, numberText } from '../tables/table.ts'
import { html, type Html, oneLine } from './html.ts'

const maxWordsCharacters = 300
const maxCellCharacters = 2000
const maxStateCharacters = 40
// A path of many slashes must not make a page of many elements.
const mostPathParts = 20

/** Returns the address of a page; undefined if it is not known, or if no reader visits the page now or voted on it. */
export type LinkOf = (path: string) => string | undefined

export function linksOf({ siteUrl, rows, pageFeedback }: Findings): LinkOf {
  if (siteUrl === undefined) return () => undefined
  // The counts of visitors are approximate. A page that readers voted on was there.
  const voted = (pageFeedback?.pages ?? []).map((page) => ({ ...page, path: pagePath(page.path) }))
  const there = new Set([...rows, ...voted].filter(({ total }) => total > 0).map(({ path }) => path))
  return (path) => (there.has(path) ? pageLink(siteUrl, path) : undefined)
}

/** Returns a sentence as markup. */
export function sentenceHtml(parts: readonly SentencePart[], linkOf: LinkOf): Html {
  return html`${parts.map((part) => {
    if (typeof part === 'string') return part
    if ('code' in part) return html`<code>${oneLine(part.code)}</code>`
    return 'words' in part ? html`“${wordsHtml(part.words)}”` : pageHtml(part.page, linkOf)
  })}`
}

/** Returns what a reader wrote, as text whose direction does not change that of the text around it. */
function wordsHtml(text: string, maxCharacters = maxWordsCharacters): Html {
  return html`<bdi>${oneLine(text, maxCharacters)}</bdi>`
}

/** Returns the path of a page, which can break behind a slash. */
function pageHtml(path: string, linkOf: LinkOf): Html {
  const text = oneLine(path)
  const split = text.split(/(?<=.\/)/u)
  const parts = split.length > mostPathParts ? [text] : split
  const name = html`<code>${parts.map((part, index) => (index === 0 ? part : html`<wbr />${part}`))}</code>`
  const link = linkOf(path)
  return link === undefined
    ? name
    : html`<a href="${link}" target="_blank" rel="noopener noreferrer">${name}</a>`
}

/** Returns a text of others. A cell of a list has more room for words than a line. */
export function textHtml(kind: ColumnKind, text: string, linkOf: LinkOf, maxCharacters = maxWordsCharacters) {
  if (kind === 'page') return pageHtml(text, linkOf)
  if (kind === 'code') return html`<code>${oneLine(text)}</code>`
  if (kind === 'state') return stateOf(text)
  return kind === 'date' ? dateHtml(text) : wordsHtml(text, maxCharacters)
}

/** Returns the content of a cell. */
export function cellHtml(kind: ColumnKind, cell: Cell, linkOf: LinkOf): Html | string {
  if (typeof cell === 'string') return textHtml(kind, cell, linkOf, maxCellCharacters)
  if (typeof cell === 'boolean') return String(cell)
  if (!isComparedCount(cell) || kind !== 'change') return numberText(kind, cell)
  const { gain = '–', growth } = changeParts(cell)
  return growth === undefined ? gain : html`${gain} <span>(${growth})</span>`
}

/** Returns a status or the like, such as `in_progress`, in words. */
function stateOf(text: string): string {
  return upperFirst(oneLine(text.replaceAll('_', ' '), maxStateCharacters))
}

/** Returns the UTC day of a time, by which the script sorts; a dash if the text is not a time. */
function dateHtml(time: string): Html | string {
  // A parser of dates reads some other texts, too.
  const date = new Date(/^\d{4}-\d\d-\d\d/u.test(time) ? time : Number.NaN)
  if (Number.isNaN(date.getTime())) return numberText('date', null)
  const day = date.toISOString().slice(0, 10)
  return html`<time datetime="${day}">${formatDate(day)}</time>`
}
