import { isStopword, wordsOf } from './words.ts'

// Measured with labelled questions of real users (Banking77 and CLINC150): with these, few topics mix two subjects.
const stopwordWeight = 0.6
const pieceWeight = 0.3
const pieceCharacters = 3
const leastCharactersForPieces = 5
const leastShareOfRarest = 0.4
const turningFactor = 0.15
const leastSharedPieces = 0.5
/** Texts with more words of their own differ in more than one word. */
const mostOtherWords = 12

interface Word {
  word: string
  isStopword: boolean
  /** Its pieces of three letters, with which `rotate`, `rotating` and `rotation` are alike. */
  pieces: ReadonlySet<string>
  /** Number of texts that have it. */
  texts: number
  /** How rare it is among the texts: 0 if all have it. */
  rarity: number
}

/** A text as its features, words and pieces of words, with weights whose squares add up to 1. */
export interface TextFeatures {
  /** Weight by feature. Empty for a text whose words say nothing. */
  weights: ReadonlyMap<string, number>
  words: readonly Word[]
  /** Its words with at least two digits, such as `4031`. */
  numbers: ReadonlySet<string>
}

/**
 * Weighs the features of texts by how rare they are among `texts`: the root of the inverse document frequency. It is the
 * vector space model with tf-idf weights of Manning, Raghavan and Schütze, Introduction to Information Retrieval, chapter
 * 6: https://nlp.stanford.edu/IR-book/html/htmledition/scoring-term-weighting-and-the-vector-space-model-1.html
 */
export class FeatureWeights {
  readonly #size: number
  readonly #words = new Map<string, Word>()
  readonly #wordsOfTexts = new Map<string, readonly Word[]>()
  /** The number of texts that have a piece. */
  readonly #textsWithPiece = new Map<string, number>()

  /** @param texts each wording once */
  constructor(texts: readonly string[]) {
    this.#size = texts.length
    for (const text of texts) {
      const words = this.#wordsOf(text)
      this.#wordsOfTexts.set(text, words)
      for (const word of words) word.texts += 1
      for (const piece of countedPieces(words))
        this.#textsWithPiece.set(piece, (this.#textsWithPiece.get(piece) ?? 0) + 1)
    }
    for (const word of this.#words.values()) word.rarity = this.#weightedRarityOf(word)
  }

  featuresOf(text: string): TextFeatures {
    const words = this.#wordsOfTexts.get(text) ?? this.#wordsOf(text)
    const weights = new Map<string, number>()
    let squares = 0
    const add = (feature: string, factor: number, texts: number): void => {
      const weight = factor * Math.sqrt(this.#rarityOf(texts))
      if (weight > 0) weights.set(feature, weight)
      squares += weight ** 2
    }
    for (const { word, isStopword, texts } of words) add(word, isStopword ? stopwordWeight : 1, texts)
    // A word has no space, so a piece is never equal to a word.
    for (const piece of countedPieces(words))
      add(` ${piece}`, pieceWeight, this.#textsWithPiece.get(piece) ?? 1)
    const length = Math.sqrt(squares)
    for (const [feature, weight] of weights) weights.set(feature, weight / length)
    const numbers = words.filter(({ word }) => /\d\D?\d/u.test(word)).map(({ word }) => word)
    return { weights, words, numbers: new Set(numbers) }
  }

  /** Returns each word of a text once. */
  #wordsOf(text: string): Word[] {
    return Array.from(new Set(wordsOf(text)), (text) => {
      const known = this.#words.get(text)
      if (known !== undefined) return known
      const word = { word: text, isStopword: isStopword(text), pieces: piecesOf(text), texts: 0, rarity: 0 }
      word.rarity = this.#weightedRarityOf(word)
      this.#words.set(text, word)
      return word
    })
  }

  #weightedRarityOf({ texts, isStopword }: Pick<Word, 'texts' | 'isStopword'>): number {
    return this.#rarityOf(texts) * (isStopword ? stopwordWeight : 1)
  }

  /** @param texts the number of texts that have the feature; 0 for a feature of none of them, which is as rare as can be */
  #rarityOf(texts: number): number {
    return Math.log(this.#size / Math.max(1, texts))
  }
}

/** Returns the pieces of the long words, each once. */
function countedPieces(words: readonly Word[]): Set<string> {
  const pieces = new Set<string>()
  for (const { word, isStopword, pieces: ofWord } of words) {
    if (isStopword || word.length < leastCharactersForPieces) continue
    for (const piece of ofWord) pieces.add(piece)
  }
  return pieces
}

function piecesOf(word: string): Set<string> {
  const marked = `^${word}$`
  const pieces = new Set<string>()
  for (let start = 0; start + pieceCharacters <= marked.length; start++)
    pieces.add(marked.slice(start, start + pieceCharacters))
  return pieces
}

/**
 * Returns how much two texts are about the same, 0 to 1, from the cosine of their weights. Texts with other numbers, such as
 * `error 4031` and `error 5002`, are not alike. Texts that differ in one word that counts are less alike, because that word
 * often turns the meaning: `add a user`, `remove a user`.
 */
export function likenessOf(a: TextFeatures, b: TextFeatures, cosine: number): number {
  if (a.numbers.size > 0 && b.numbers.size > 0 && areDisjoint(a.numbers, b.numbers)) return 0
  return cosine * (isTurned(a.words, b.words) ? turningFactor : 1)
}

function areDisjoint(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...a].every((each) => !b.has(each))
}

export function cosineOf(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const [few, many] = a.size < b.size ? [a, b] : [b, a]
  let cosine = 0
  for (const [feature, weight] of few) cosine += weight * (many.get(feature) ?? 0)
  return cosine
}

/** Returns true if one word that counts makes the difference. */
function isTurned(a: readonly Word[], b: readonly Word[]): boolean {
  const onlyA = without(a, b)
  const onlyB = without(b, a)
  if (onlyA.length > mostOtherWords || onlyB.length > mostOtherWords) return false
  const rarest = Math.max(...[...a, ...b].map(({ rarity }) => rarity))
  const counts = ({ rarity, isStopword }: Word): boolean =>
    !isStopword && rarity >= leastShareOfRarest * rarest
  const countedA = onlyA.filter(counts)
  const countedB = onlyB.filter(counts)
  const turnsA = unlike(countedA, countedB)
  const turnsB = unlike(countedB, countedA)
  if (turnsA.length === 1 && turnsB.length === 1) return true
  // In `turn on` and `turn off`, one of the two words is a stopword.
  const areSingle = onlyA.length === 1 && onlyB.length === 1
  return areSingle && turnsA.length + turnsB.length === 1 && unlike(onlyA, onlyB).length === 1
}

/** Words of one set of texts are one object each. */
function without(words: readonly Word[], others: readonly Word[]): Word[] {
  return words.filter((word) => !others.includes(word))
}

/** Returns the words that are no forms of the others. */
function unlike(words: readonly Word[], others: readonly Word[]): Word[] {
  return words.filter((word) => !others.some((other) => areAlike(word, other)))
}

/** Returns true for forms of one word, such as `user` and `users`, or `set` and `setting`. */
function areAlike(a: Word, b: Word): boolean {
  if (isFormOf(a.word, b.word) || isFormOf(b.word, a.word)) return true
  let shared = 0
  for (const piece of a.pieces) if (b.pieces.has(piece)) shared += 1
  return 2 * shared >= leastSharedPieces * (a.pieces.size + b.pieces.size)
}

/** Returns true for `adding` and `add`, `using` and `use`, `setting` and `set`. Such short words share few pieces. */
function isFormOf(word: string, base: string): boolean {
  const stem = /^(\p{L}{2,})ing$/u.exec(word)?.[1]
  return stem !== undefined && [stem, `${stem}e`, stem.replace(/(\p{L})\1$/u, '$1')].includes(base)
}
