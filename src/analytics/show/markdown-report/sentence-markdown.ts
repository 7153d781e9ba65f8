import { codeSpan } from '../../../shared/untrusted-text.ts'
import type { SentencePart } from '../sentence.ts'
import { linkedPath } from './path-code.ts'

const maxWordsCharacters = 100

/** Returns a sentence as Markdown. Words of readers and paths are code. */
export function sentenceMarkdown(parts: readonly SentencePart[], siteUrl: URL | undefined): string {
  const texts = parts.map((part) => {
    if (typeof part === 'string') return part
    if ('words' in part) return codeSpan(part.words, maxWordsCharacters)
    // A link to a page that is gone leads nowhere.
    return linkedPath(part.page, part.isGone === true ? undefined : siteUrl)
  })
  return texts.join('')
}
