import type { TextFeatures, Word } from './features.ts'
import { isNumber } from './words.ts'

// Forms of one word start alike.
const leastCommonLetters = 4

/**
 * Returns true for `add a user` and `remove a user`: in their words that count they differ in one, and the word before or
 * after these two is the same; at the start of both, the next word that counts. No neighbour is needed if nothing else
 * counts. In `turn on` and `turn off` one of the two is a stopword: then both neighbours are the same.
 */
export function areOpposites(a: TextFeatures, b: TextFeatures): boolean {
  if (Math.abs(a.counted.length - b.counted.length) > 1) return false
  const counted = differentWords(a.counted, b.counted)
  const [inA, inB] = counted ?? differentWords(a.words, b.words) ?? []
  if (inA === undefined || inB === undefined || (!inA.isTelling && !inB.isTelling)) return false
  // Numbers are compared apart.
  if (isNumber(inA.stem) || isNumber(inB.stem)) return false
  if (counted !== undefined && a.counted.length === 1) return true
  const [before, after] = [neighbour(a.words, inA, -1), neighbour(a.words, inA, 1)]
  const isSameBefore = before === neighbour(b.words, inB, -1)
  const isSameAfter = after === neighbour(b.words, inB, 1)
  if (counted === undefined) return isSameBefore && isSameAfter
  if (before === undefined && isSameBefore)
    return neighbour(a.counted, inA, 1) === neighbour(b.counted, inB, 1)
  return isSameBefore || (isSameAfter && after !== undefined)
}

/** Returns the number of the word so many words further; undefined beyond the text. */
function neighbour(words: readonly Word[], word: Word, step: -1 | 1): number | undefined {
  return words[words.indexOf(word) + step]?.id
}

/** Returns the word of each text that the other does not have; undefined if one has none or several. */
function differentWords(a: readonly Word[], b: readonly Word[]): [Word, Word] | undefined {
  const [onlyInA, onlyInB] = [wordsWithout(a, b), wordsWithout(b, a)]
  const [inA, inB] = [onlyInA[0], onlyInB[0]]
  return inA && inB && onlyInA.length + onlyInB.length === 2 ? [inA, inB] : undefined
}

function wordsWithout(words: readonly Word[], others: readonly Word[]): Word[] {
  return words.filter((word) => !others.some((other) => areForms(word, other)))
}

/** Returns true for words with one stem, and for those that start alike, such as `prüfe` and `Prüfung`. */
function areForms(a: Word, b: Word): boolean {
  if (a.id === b.id) return true
  let shared = 0
  while (shared < a.stem.length && a.stem[shared] === b.stem[shared]) shared += 1
  return shared >= leastCommonLetters && 2 * shared > Math.max(a.stem.length, b.stem.length)
}
