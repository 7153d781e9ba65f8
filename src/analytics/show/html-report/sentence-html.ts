import type { SentencePart } from '../sentence.ts'
import { html, type Html, shown } from './html.ts'
import type { LinkOf } from './shown-cell.ts'
import { pageHtml, wordsHtml } from './static-table.ts'

/** Returns a sentence as markup. */
export function sentenceHtml(parts: readonly SentencePart[], linkOf: LinkOf): Html {
  return html`${parts.map((part) => {
    if (typeof part === 'string') return part
    if ('words' in part) return html`“${wordsHtml(part.words)}”`
    return pageHtml({ path: shown(part.page), link: linkOf(part.page) })
  })}`
}
