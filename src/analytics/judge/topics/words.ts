import { atFirstUse } from '../../../shared/first-use.ts'
import { emailReplacement } from '../../read/email-addresses.ts'
import * as stopwordLists from './stopword-lists.ts'

// Longer texts are pasted logs. The time to compose characters grows with the square of the marks on one letter.
const maxCharacters = 1000

// A segmenter finds words by the script of the text, so that any locale will do.
const segmenter = atFirstUse(() => new Intl.Segmenter('en', { granularity: 'word' }))

const stopwords = atFirstUse(() => new Set(Object.values(stopwordLists).flat()))

/**
 * Returns text with which equal wordings are compared: without case, without the width of white space, and without the
 * punctuation at its end.
 */
export function foldedText(text: string): string {
  const composed = text.length > maxCharacters ? text : text.normalize('NFKC')
  // Upper case first makes one of `ß` and `SS`.
  const folded = composed.toUpperCase().toLowerCase().replaceAll(/\s+/gu, ' ').trim()
  return folded.replace(/(?<=[^\p{Sentence_Terminal},;:…\s])[\p{Sentence_Terminal},;:…\s]+$/u, '')
}

/** Returns true for a text that has no letter and no digit, or that had none but an e-mail address. */
export function isPlaceholder(text: string): boolean {
  return text.includes(emailReplacement) && !/[\p{L}\p{N}]/u.test(text.replaceAll(emailReplacement, ''))
}

/** Returns the words of a text in lower case. `c++` and `c#` are words, too. */
export function wordsOf(text: string): string[] {
  const start = text.replaceAll(emailReplacement, ' ').slice(0, maxCharacters)
  const words: string[] = []
  let isAfterWord = false
  for (const { segment, isWordLike } of segmenter().segment(start.normalize('NFKC').toLowerCase())) {
    if (isWordLike === true) words.push(segment)
    else if (isAfterWord && /^[+#]$/u.test(segment)) words.push(`${words.pop() ?? ''}${segment}`)
    else {
      isAfterWord = false
      continue
    }
    isAfterWord = true
  }
  return words
}

/** Returns true for words that say how something is asked, such as `how` and `the`, in many languages. */
export function isStopword(word: string): boolean {
  return stopwords().has(word)
}
