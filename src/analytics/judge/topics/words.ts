import { stemmer } from 'stemmer'

import { atFirstUse } from '../../../shared/first-use.ts'
import { emailReplacement, keyReplacement } from '../../../shared/private-words.ts'

// Longer texts are pasted logs. The time to compose characters grows with the square of the marks on one letter.
const maxCharacters = 1000
const maxWords = 60

/** Particles of Korean nouns, which follow without a space, and the forms of `하다`, which makes a verb of a noun. */
const koreanEnding = /(?<=..)(?:하.{0,3}|에서|으로|까지|부터|은|는|이|가|을|를|에|의|로|와|과|도|만)$/u

// A segmenter finds words by the script of the text, so that any locale will do.
const segmenter = atFirstUse(() => new Intl.Segmenter('en', { granularity: 'word' }))

/** Returns the start of a text. What is judged and shown of a text is this. */
export function startOf(text: string): string {
  return text.slice(0, maxCharacters).toWellFormed().trim()
}

/**
 * Returns text with which equal wordings are compared: without case, without the width of white space, and without the
 * punctuation at its end.
 *
 * @param start of {@link startOf}
 */
export function foldedText(start: string): string {
  // Upper case first makes one of `ß` and `SS`.
  const folded = start.normalize('NFKC').toUpperCase().toLowerCase().replaceAll(/\s+/gu, ' ').trim()
  return folded.replace(/(?<=[^\p{Sentence_Terminal},;:…\s])[\p{Sentence_Terminal},;:…\s]+$/u, '')
}

/**
 * Returns the words of a text in lower case. `c++` and `c#` are words. `webHook`, `web_hook` and `web-hook` are three: `web`,
 * `hook` and `webhook`.
 */
export function splitWords(text: string): string[] {
  const written = text
    .slice(0, maxCharacters)
    .replaceAll(emailReplacement, ' ')
    .replaceAll(keyReplacement, ' ')
  const start = written.normalize('NFKC')
  const found: string[] = []
  let compound: string[] = []
  let isAfterWord = false
  const endCompound = (): void => {
    if (compound.length > 1) found.push(compound.join(''))
    compound = []
  }
  for (const { segment, isWordLike } of segmenter().segment(start)) {
    if (found.length >= maxWords) break
    if (isWordLike === true) {
      if (isAfterWord) endCompound()
      const parts = partsOf(segment)
      found.push(...parts)
      compound.push(...parts)
    } else if (isAfterWord && /^[+#]$/u.test(segment)) {
      found.push(`${found.pop() ?? ''}${segment}`)
      continue
    } else if (segment !== '-') endCompound()
    isAfterWord = isWordLike === true
  }
  endCompound()
  return found
}

/** Returns the parts of `redirectTo` and `redirect_to`, in lower case. */
function partsOf(segment: string): string[] {
  if (/^[a-z]+$/u.test(segment)) return [segment]
  return segment
    .split(/[_.]|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u)
    .filter((part) => part !== '')
    .map((part) => withoutMarks(withoutArticle(part.toLowerCase().replace('’', "'"))))
}

/** Returns `user` for `user's`, `api` for `l'api`, and `can't` as it is. */
function withoutArticle(word: string): string {
  return word.replace(/^\p{L}{1,2}'(?=\p{L}{3,}$)/u, '').replace(/'s$/u, '')
}

/** Returns `facturacion` for `facturación`. Many people do not type the marks. */
export function withoutMarks(word: string): string {
  if (!/^\p{Script=Latin}/u.test(word)) return word
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss')
}

/** Returns what the forms of a word have in common. */
export function stemOf(word: string): string {
  if (/^[a-z]+$/u.test(word)) return stemmer(word)
  if (/^\p{Script=Hangul}/u.test(word)) return word.replace(koreanEnding, '')
  return word
}

/** Returns true for words with a digit, such as `4031` and `v2`. */
export function isNumber(word: string): boolean {
  return /\p{N}/u.test(word)
}
