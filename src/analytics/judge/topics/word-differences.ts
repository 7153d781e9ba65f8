import type { TextFeatures, Word } from './features.ts'
import { areSpellings, isNumber } from './words.ts'

/** Texts with more words that count do not differ in one word only. */
const mostWords = 15
// Forms of one word start alike. A syllable of Hangul is one letter.
const leastCommonLetters = 4
const leastCommonSyllables = 2

/** Returns true for `error 5002` and the number 4031. */
export function haveOtherNumbers({ numbers }: TextFeatures, others: ReadonlySet<number>): boolean {
  return numbers.length > 0 && !numbers.some((number) => others.has(number))
}

/**
 * Returns true for `add a user` and `remove a user`: each has one word that counts and that the other does not have, and
 * the word before or after these two is the same. If nothing else counts, as in `install` and `uninstall`, no neighbour is
 * needed. Numbers are compared apart. In `turn on` and `turn off` one is a stopword: then both neighbours must be the same.
 */
export function areOpposites(a: TextFeatures, b: TextFeatures): boolean {
  if (a.counted.length > mostWords || Math.abs(a.counted.length - b.counted.length) > 1) return false
  const counted = onlyWords(a.counted, b.counted)
  const [onlyInA, onlyInB] = counted ?? onlyWords(a.words, b.words) ?? []
  if (onlyInA === undefined || onlyInB === undefined || (onlyInA.isStopword && onlyInB.isStopword))
    return false
  if (isNumber(onlyInA.stem) || isNumber(onlyInB.stem)) return false
  if (counted !== undefined && a.counted.length === 1) return !areSpellings(onlyInA.stem, onlyInB.stem)
  const [beforeA, afterA] = wordsAround(a.words, onlyInA)
  const [beforeB, afterB] = wordsAround(b.words, onlyInB)
  if (counted === undefined) return beforeA === beforeB && afterA === afterB
  return (beforeA !== undefined && beforeA === beforeB) || (afterA !== undefined && afterA === afterB)
}

/** Returns the one word of each text that the other does not have; undefined if one has none or several. */
function onlyWords(a: readonly Word[], b: readonly Word[]): [Word, Word] | undefined {
  const onlyInA = onlyWordWithout(a, b)
  const onlyInB = onlyInA && onlyWordWithout(b, a)
  return onlyInA && onlyInB && [onlyInA, onlyInB]
}

/** Returns the one word of which the others have no form; undefined if there are none or several. */
function onlyWordWithout(words: readonly Word[], others: readonly Word[]): Word | undefined {
  let only: Word | undefined
  for (const word of words) {
    if (others.some((other) => areForms(word, other))) continue
    if (only !== undefined) return undefined
    only = word
  }
  return only
}

function wordsAround(words: readonly Word[], word: Word): (number | undefined)[] {
  const at = words.indexOf(word)
  return [words[at - 1]?.id, words[at + 1]?.id]
}

/** Returns true for words with one stem, and for those that start alike, such as `prüfe` and `Prüfung`. */
function areForms(a: Word, b: Word): boolean {
  if (a.id === b.id) return true
  let shared = 0
  while (shared < a.stem.length && a.stem[shared] === b.stem[shared]) shared += 1
  const least = /^\p{Script=Hangul}/u.test(a.stem) ? leastCommonSyllables : leastCommonLetters
  return shared >= least && 2 * shared > Math.max(a.stem.length, b.stem.length)
}
