import type { SentencePart } from '../sentence.ts'
import { pathParts } from './cell-text.ts'
import { html, type Html, shown } from './html.ts'
import type { ShownPage } from './page-data.ts'
import type { LinkOf } from './shown-cell.ts'

const maxWordsCharacters = 300

/** Returns a sentence as markup. */
export function sentenceHtml(parts: readonly SentencePart[], linkOf: LinkOf): Html {
  return html`${parts.map((part) => {
    if (typeof part === 'string') return part
    if ('code' in part) return html`<code>${shown(part.code)}</code>`
    if ('words' in part) return html`“${wordsHtml(part.words)}”`
    return pageHtml({ path: shown(part.page), link: linkOf(part.page) })
  })}`
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
