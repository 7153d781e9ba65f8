import { atFirstUse } from '../../../shared/first-use.ts'
import { emailReplacement } from '../../read/email-addresses.ts'

// Longer texts are pasted logs. The time to compose characters grows with the square of the marks on one letter.
const maxCharacters = 1000
const maxWords = 60
/** Letters in which the ends of two forms of one term differ. */
const mostEndingLetters = 2
const leastMistypedLetters = 7

// A segmenter finds words by the script of the text, so that any locale will do.
const segmenter = atFirstUse(() => new Intl.Segmenter('en', { granularity: 'word' }))

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

/**
 * Returns the words of a text in lower case. `c++` and `c#` are words. `webHook` and `web_hook` are three: `web`, `hook` and
 * `webhook`. `web-hook` is `web`, `hook` and `web-hook`.
 */
export function wordsOf(text: string): string[] {
  const start = text.replaceAll(emailReplacement, ' ').slice(0, maxCharacters).normalize('NFKC')
  const found: string[] = []
  let compound: string[] = []
  let isAfterWord = false
  let hasHyphen = false
  const endCompound = (): void => {
    if (compound.length > 1) found.push(compound.join(hasHyphen ? '-' : ''))
    compound = []
    hasHyphen = false
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
    } else if (segment === '-') hasHyphen = true
    else endCompound()
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
  if (!isLatin(word)) return word
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss')
}

export function isLatin(word: string): boolean {
  return /^\p{Script=Latin}/u.test(word)
}

/** Returns the words of lists, without marks. */
export function wordSet(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ').map(withoutMarks)))
}

/** Returns true for words with a digit, such as `4031` and `v2`. */
export function isNumber(word: string): boolean {
  return /\p{N}/u.test(word)
}

/** Returns true for spellings and forms of one term: `webhook`, `web-hooks` and `Web Hook`, or a mistyped `authetication`. */
export function areSpellings(a: string, b: string): boolean {
  const [shorter, longer] = [lettersOf(a), lettersOf(b)].sort((one, other) => one.length - other.length)
  if (shorter === undefined || longer === undefined) return false
  if (isMistyped(shorter, longer)) return true
  const start = longer.slice(0, -mostEndingLetters)
  return longer === shorter || (start.length > mostEndingLetters && shorter.startsWith(start))
}

/** Returns true if one letter is missing or wrong, or two neighbours are swapped. A short word would be another word. */
function isMistyped(shorter: string, longer: string): boolean {
  if (shorter.length < leastMistypedLetters || isNumber(longer)) return false
  let start = 0
  while (start < shorter.length && shorter[start] === longer[start]) start += 1
  const [one, other] = [shorter.slice(start), longer.slice(start)]
  if (longer.length > shorter.length) return other.slice(1) === one
  const swapped = `${other.charAt(1)}${other.charAt(0)}${other.slice(2)}`
  return one.slice(1) === other.slice(1) || one === swapped
}

function lettersOf(text: string): string {
  return withoutMarks(text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ''))
}
