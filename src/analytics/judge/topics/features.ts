import { chatter } from './greetings.ts'
import { eachOf, type Pause } from './pause.ts'
import { stemOf } from './stem.ts'
import { stopwordsOf } from './stopwords.ts'
import { isNumber, wordsOf } from './words.ts'

// Chosen with `npm run bench -- --only topics`.
const stopwordWeight = 0.4
/** Of a piece of a word, with which `Rechnung` and `Rechnungen` are alike: the stemmer knows only English. */
const pieceWeight = 1 / 3
const pieceLetters = 3
const leastLettersForPieces = 5
/** A feature that a single text has cannot be shared. It only makes the others lighter. */
const singleTextWeight = 0.6
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
  /** It tells no subject if nothing else is said. */
  readonly isChatter: boolean
  /** Numbers of the pieces as features. */
  readonly pieces: readonly number[]
}

/** What a text is about: features, which are words and pieces of words, with weights whose squares add up to 1. */
export interface TextFeatures {
  /** Numbers of the features: first those of words that count, the heaviest first, then the stopwords. */
  readonly ids: Int32Array
  /** How many features are of words that count. */
  readonly telling: number
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
  readonly #isStopword: (word: string) => boolean
  readonly #ids = new Map<string, number>()
  readonly #words = new Map<string, Word>()
  /** For each feature, the number of texts that have it. */
  readonly #texts: number[] = []
  /** The words of the texts that were counted. */
  readonly #counted = new Map<string, readonly Word[]>()

  readonly #features = new Map<string, TextFeatures>()

  /** @param texts each wording once */
  static async of(texts: Iterable<string>, pause: Pause): Promise<FeatureWeights> {
    const words = new Map<string, string[]>()
    await eachOf(texts, pause, (text) => {
      words.set(text, wordsOf(text))
    })
    joinPairs([...words.values()])
    const weights = new FeatureWeights(stopwordsOf(words.values()))
    await eachOf(words, pause, ([text, found]) => {
      weights.#count(text, found)
    })
    return weights
  }

  private constructor(isStopword: (word: string) => boolean) {
    this.#isStopword = isStopword
  }

  #count(text: string, found: readonly string[]): void {
    const words = this.#distinct(found)
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
    const words = this.#counted.get(text) ?? this.#distinct(wordsOf(text))
    const counted = words.filter((word) => !word.isStopword)
    const stopwords = new Set(words.filter(({ isStopword }) => isStopword).map(({ id }) => id))
    const weighted: { id: number; weight: number }[] = []
    let squares = 0
    for (const [id, kind] of kindsOf(words)) {
      const weight = kind * this.#rarityOf(id)
      weighted.push({ id, weight })
      squares += weight ** 2
    }
    const isStop = ({ id }: { id: number }): number => Number(stopwords.has(id))
    weighted.sort((a, b) => isStop(a) - isStop(b) || b.weight - a.weight || a.id - b.id)
    const length = Math.sqrt(squares)
    const numbers = words.filter(({ stem }) => isNumber(stem)).map(({ id }) => id)
    return {
      ids: Int32Array.from(weighted, ({ id }) => id),
      telling: weighted.length - stopwords.size,
      weights: Float64Array.from(weighted, ({ weight }) => weight / length),
      words,
      counted,
      numbers: numbers.length > mostNumbers || text.length > mostCharactersWithNumbers ? [] : numbers,
    }
  }

  #rarityOf(id: number): number {
    const texts = this.#texts[id] ?? 0
    const rarity = Math.sqrt(Math.log(1 + Math.max(this.#counted.size, leastTexts) / Math.max(1, texts)))
    return texts > 1 ? rarity : rarity * singleTextWeight
  }

  #distinct(found: readonly string[]): readonly Word[] {
    const words = new Map<number, Word>()
    for (const each of found) {
      const word = this.#wordOf(each)
      if (!words.has(word.id)) words.set(word.id, word)
    }
    return [...words.values()]
  }

  #wordOf(text: string): Word {
    const known = this.#words.get(text)
    if (known !== undefined) return known
    const isStop = this.#isStopword(text)
    const stem = isStop ? text : stemOf(text)
    // A word has no space, so a piece is never equal to a word.
    const pieces = isStop ? [] : piecesOf(text).map((piece) => this.#idOf(` ${piece}`))
    const word = { id: this.#idOf(stem), stem, isStopword: isStop, isChatter: chatter.has(text), pieces }
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

/** Adds `webhook` to the words of `web hook`, if somebody wrote it so. In longer texts it would join chance neighbours. */
function joinPairs(texts: readonly string[][]): void {
  const written = new Set(texts.flat())
  for (const words of texts) {
    const joined = words.join('')
    if (words.length === 2 && written.has(joined)) words.push(joined)
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

/** Returns the pieces of a long word. */
function piecesOf(word: string): string[] {
  const letters = Array.from(word)
  if (letters.length < leastLettersForPieces) return []
  return letters.slice(pieceLetters - 1).map((_, at) => letters.slice(at, at + pieceLetters).join(''))
}
