import { stemmer } from 'stemmer'

import { eachOf, type Pause } from './pause.ts'
import { isNumber, isStopword, wordsOf } from './words.ts'

// Chosen with `npm run bench -- --only topics`.
const stopwordWeight = 0.45
/** Of a piece of a word, with which `Rechnung` and `Rechnungen` are alike: the stemmer knows only English. */
const pieceWeight = 1 / 3
const pieceLetters = 3
const leastLettersForPieces = 5
/** A feature that a single text has cannot be shared. It only makes the others lighter. */
const singleTextWeight = 0.5
/** Among fewer texts, it is not known which words are rare. */
const leastTexts = 30
/** In a text with more numbers, or a longer one, they are times and lines of a pasted log. */
const mostNumbers = 3
const mostCharactersWithNumbers = 200

/** A word of a text. Forms of one word have one stem. */
export interface Word {
  /** Number of the stem as a feature. */
  readonly id: number
  readonly stem: string
  readonly isStopword: boolean
  /** Numbers of the pieces as features. */
  readonly pieces: readonly number[]
}

/** What a text is about: features, which are words and pieces of words, with weights whose squares add up to 1. */
export interface TextFeatures {
  /** Numbers of the features: first those that count, the heaviest first, then the stopwords. */
  readonly ids: Int32Array
  /** How many features are no stopwords. */
  readonly countedFeatures: number
  /** The weight of each. */
  readonly weights: Float64Array
  /** In the order of the text, each once. */
  readonly words: readonly Word[]
  /** The words that are no stopwords. */
  readonly counted: readonly Word[]
  /** The stems with a digit, such as `4031` and `v2`. */
  readonly numbers: readonly number[]
}

/**
 * Weighs the features of texts by how rare they are: the root of the inverse document frequency, chapter 6 of Manning,
 * Raghavan and Schütze, Introduction to Information Retrieval. Without the root, what many texts have weighs too little to
 * hold them together: https://nlp.stanford.edu/IR-book/html/htmledition/inverse-document-frequency-1.html
 */
export class FeatureWeights {
  readonly #ids = new Map<string, number>()
  readonly #words = new Map<string, Word>()
  /** For each feature, the number of texts that have it. */
  readonly #texts: number[] = []
  /** The words of the texts that were counted. */
  readonly #counted = new Map<string, readonly Word[]>()

  readonly #features = new Map<string, TextFeatures>()

  /** @param texts each wording once */
  static async of(texts: Iterable<string>, pause: Pause): Promise<FeatureWeights> {
    const weights = new FeatureWeights()
    await eachOf(texts, pause, (text) => {
      weights.#count(text)
    })
    return weights
  }

  #count(text: string): void {
    const words = this.#wordsOf(text)
    this.#counted.set(text, words)
    for (const id of kindsOf(words).keys()) this.#texts[id] = (this.#texts[id] ?? 0) + 1
  }

  featuresOf(text: string): TextFeatures {
    const known = this.#features.get(text)
    if (known !== undefined) return known
    const features = this.#weigh(text)
    this.#features.set(text, features)
    return features
  }

  #weigh(text: string): TextFeatures {
    const words = this.#counted.get(text) ?? this.#wordsOf(text)
    const weighted: { id: number; weight: number; isStopword: boolean }[] = []
    let squares = 0
    for (const [id, kind] of kindsOf(words)) {
      const weight = kind * this.#rarityOf(id)
      weighted.push({ id, weight, isStopword: kind === stopwordWeight })
      squares += weight ** 2
    }
    weighted.sort((a, b) => Number(a.isStopword) - Number(b.isStopword) || b.weight - a.weight || a.id - b.id)
    const length = Math.sqrt(squares)
    const numbers = words.filter(({ stem }) => isNumber(stem)).map(({ id }) => id)
    return {
      ids: Int32Array.from(weighted, ({ id }) => id),
      countedFeatures: weighted.filter(({ isStopword }) => !isStopword).length,
      weights: Float64Array.from(weighted, ({ weight }) => weight / length),
      words,
      counted: words.filter((word) => !word.isStopword),
      numbers: numbers.length > mostNumbers || text.length > mostCharactersWithNumbers ? [] : numbers,
    }
  }

  #rarityOf(id: number): number {
    const texts = this.#texts[id] ?? 0
    const rarity = Math.sqrt(Math.log(1 + Math.max(this.#counted.size, leastTexts) / Math.max(1, texts)))
    return texts > 1 ? rarity : rarity * singleTextWeight
  }

  #wordsOf(text: string): readonly Word[] {
    const words = new Map<number, Word>()
    for (const each of wordsOf(text)) {
      const word = this.#wordOf(each)
      if (!words.has(word.id)) words.set(word.id, word)
    }
    return [...words.values()]
  }

  #wordOf(text: string): Word {
    const known = this.#words.get(text)
    if (known !== undefined) return known
    const isStop = isStopword(text)
    const stem = isStop || !/^[a-z]+$/u.test(text) ? text : stemmer(text)
    // A word has no space, so a piece is never equal to a word.
    const pieces = isStop ? [] : piecesOf(text).map((piece) => this.#idOf(` ${piece}`))
    const word = { id: this.#idOf(stem), stem, isStopword: isStop, pieces }
    this.#words.set(text, word)
    return word
  }

  #idOf(feature: string): number {
    const known = this.#ids.get(feature)
    if (known !== undefined) return known
    const id = this.#ids.size
    this.#ids.set(feature, id)
    return id
  }
}

/** Returns the features of words, with the weight of their kind. */
function kindsOf(words: readonly Word[]): Map<number, number> {
  const kinds = new Map<number, number>()
  for (const { id, isStopword, pieces } of words) {
    kinds.set(id, isStopword ? stopwordWeight : 1)
    for (const piece of pieces) kinds.set(piece, pieceWeight)
  }
  return kinds
}

/** Returns the pieces of a long word. A syllable of Hangul is one character. */
function piecesOf(word: string): string[] {
  const isHangul = /\p{Script=Hangul}/u.test(word)
  const size = isHangul ? 2 : pieceLetters
  const letters = Array.from(word)
  if (letters.length < (isHangul ? size : leastLettersForPieces)) return []
  return letters.slice(size - 1).map((_, start) => letters.slice(start, start + size).join(''))
}
