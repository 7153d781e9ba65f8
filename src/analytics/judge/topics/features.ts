import { eachOf, type Pause } from '../../../shared/pause.ts'
import { isStopword } from './stopwords.ts'
import type { Use, Wording } from './wordings.ts'
import { isNumber, stemOf, splitWords } from './words.ts'

// Chosen with `npm run bench -- --only topics`.
const stopwordWeight = 0.42
/** Of a piece of a word, with which `Rechnung` and `Rechnungen` are alike: the stemmer knows only English. */
const pieceWeight = 1 / 3
const pieceLetters = 3
const leastLettersForPieces = 5
/** A feature that a single text has cannot be shared. It only makes the others lighter. */
const singleTextWeight = 0.55
/** Among fewer texts, it is not known which words are rare. */
const leastTexts = 30
/** In a text with more numbers, they are times and lines of a pasted log. */
const mostNumbers = 3
/** In a longer text, only a number after a word that tells counts: that of `error 4031`. */
const mostCharactersWithNumbers = 200
/** A word that follows words of a question at the start of so many texts, and is before other words in most of them, */
const leastOpened = 5
/** if this share of its texts has it there, */
const shareOpened = 0.8
/** and this share of them goes on with another word. */
const shareOfOthers = 0.7

/** A word of a text. Forms of one word have one stem. */
export interface Word {
  /** Number of the stem as a feature. */
  readonly id: number
  readonly stem: string
  /** It is no stopword, and does not open questions about many subjects. */
  isTelling: boolean
  /** Numbers of the pieces as features. */
  readonly pieces: readonly number[]
}

/** Comments have no uses, and so no categories. */
type UsedText = Pick<Wording, 'text'> & Partial<Wording>

/** What a text is about: features, which are words and pieces of words, with weights whose squares add up to 1. */
export interface TextFeatures<Text = Wording> {
  readonly wording: Text
  /** Numbers of the features: first those of words that tell, the heaviest first. Without those of this text alone. */
  readonly ids: readonly number[]
  /** How many features are of words that tell. */
  readonly telling: number
  /** The weight of each. */
  readonly weights: readonly number[]
  /** In the order of the text, each once. */
  readonly words: readonly Word[]
  /** The words that tell; all words if none does. */
  readonly counted: readonly Word[]
  /** The stems with a digit, such as `4031` and `v2`. */
  readonly numbers: readonly number[]
}

/**
 * Weighs the features of texts by how rare they are: the root of the inverse document frequency, chapter 6 of Manning,
 * Raghavan and Schütze, Introduction to Information Retrieval. Without the root, what many texts have weighs too little to
 * hold them together: https://nlp.stanford.edu/IR-book/html/htmledition/inverse-document-frequency-1.html
 */
export async function featuresOf<Text extends UsedText>(wordings: readonly Text[], pause: Pause) {
  const written = await eachOf(wordings, pause, ({ text }) => splitWords(text))
  const known = new Set(written.flat())
  const { ids: vocabulary, numbered, numberOfCategory } = newVocabulary()
  const words = await eachOf(written, pause, (found) => {
    // `web hook` is `webhook`, if somebody wrote it so. In longer texts this would join chance neighbours.
    const joined = found.join('')
    return numbered(found.length === 2 && known.has(joined) ? [...found, joined] : found)
  })
  await weakenOpeners(words, pause)
  // Numbered after the words. They count as a word that does not tell: there are only a few.
  const firstCategory = vocabulary.size
  const categories = new Map(sharedCategories(wordings).map((name) => [name, numberOfCategory(name)]))
  const textsWith = new Uint32Array(vocabulary.size)
  const weightOf = new Float64Array(vocabulary.size).fill(1)
  const idsOf = await eachOf(wordings.entries(), pause, ([index, { now, before }]) => {
    const ids = new Set([now, before].flatMap(categoriesOf).flatMap((name) => categories.get(name) ?? []))
    for (const { id, isTelling, pieces } of words[index] ?? []) {
      ids.add(id)
      weightOf[id] = isTelling ? 1 : stopwordWeight
      if (!isTelling) continue
      for (const piece of pieces) {
        ids.add(piece)
        weightOf[piece] = pieceWeight
      }
    }
    for (const id of ids) textsWith[id] = (textsWith[id] ?? 0) + 1
    return [...ids]
  })
  for (const [id, count] of textsWith.entries()) {
    // A category that all texts have holds none together.
    const inverse =
      id < firstCategory ? 1 + Math.max(wordings.length, leastTexts) / count : wordings.length / count
    const rarity = Math.sqrt(Math.log(inverse))
    weightOf[id] = (weightOf[id] ?? 0) * rarity * (count > 1 ? 1 : singleTextWeight)
  }
  return eachOf(wordings.entries(), pause, ([index, wording]): TextFeatures<Text> => {
    const [found = [], ids = []] = [words[index], idsOf[index]]
    const telling = found.filter(({ isTelling }) => isTelling)
    const stopwords = found.filter(({ isTelling }) => !isTelling).map(({ id }) => id)
    const others = new Set([...stopwords, ...ids.filter((id) => id >= firstCategory)])
    const length = Math.hypot(...ids.map((id) => weightOf[id] ?? 0)) || 1
    const shared = ids.filter((id) => (textsWith[id] ?? 0) > 1 && !others.has(id))
    shared.sort((a, b) => (weightOf[b] ?? 0) - (weightOf[a] ?? 0) || a - b)
    const all = [...shared, ...others]
    const isLong = wording.text.length > mostCharactersWithNumbers
    const numbers = found.filter(
      ({ stem }) => isNumber(stem) && (!isLong || isNamed(stem, written[index] ?? [])),
    )
    return {
      wording,
      ids: all,
      telling: shared.length,
      weights: all.map((id) => (weightOf[id] ?? 0) / length),
      words: found,
      counted: telling.length === 0 ? found : telling,
      numbers: numbers.length > mostNumbers ? [] : numbers.map(({ id }) => id),
    }
  })
}

/** Returns true if a number follows a word that tells. */
function isNamed(number: string, words: readonly string[]): boolean {
  return words.some((word, at) => {
    const before = words[at - 1]
    return word === number && before !== undefined && !isStopword(before) && !isNumber(before)
  })
}

/** Numbers words, pieces of words and categories. */
function newVocabulary() {
  const ids = new Map<string, number>()
  const words = new Map<string, Word>()
  const idOf = (feature: string): number => {
    const id = ids.get(feature) ?? ids.size
    ids.set(feature, id)
    return id
  }
  const wordOf = (text: string): Word => {
    const isTelling = !isStopword(text)
    // A word has no space, so a stopword, a piece and a category are never equal to a word.
    const stem = isTelling ? stemOf(text) : ` ${text} `
    const id = idOf(stem)
    const pieces = isTelling ? piecesIn(text).map((piece) => idOf(` ${piece}`)) : []
    return { id, stem: stem.trim(), isTelling, pieces }
  }
  return {
    ids,
    /** Returns the words of a text, each once. */
    numbered: (found: readonly string[]): Word[] => {
      const numbered = new Map<number, Word>()
      for (const text of found) {
        const word = words.get(text) ?? wordOf(text)
        words.set(text, word)
        if (!numbered.has(word.id)) numbered.set(word.id, word)
      }
      return [...numbered.values()]
    },
    numberOfCategory: (name: string): number => idOf(`  ${name}`),
  }
}

/** Returns the categories of questions that both periods have. One that a period does not have would tear a subject apart. */
function sharedCategories(wordings: readonly UsedText[]): string[] {
  const now = new Set(wordings.flatMap((wording) => categoriesOf(wording.now)))
  const before = new Set(wordings.flatMap((wording) => categoriesOf(wording.before)))
  return [...now].filter((name) => before.size === 0 || before.has(name))
}

/** Returns the categories that the service gave to questions. */
function categoriesOf({ unanswered = [], answered = [] }: Partial<Use> = {}): string[] {
  return [...unanswered, ...answered].flatMap(({ category }) => category ?? [])
}

/** Words that open questions about many subjects, such as `emitir` in `como emitir`, tell no subject. The texts show which. */
async function weakenOpeners(texts: readonly (readonly Word[])[], pause: Pause): Promise<void> {
  const uses = new Map<number, { texts: number; opened: number; next: Set<number>; forms: Set<Word> }>()
  await eachOf(texts, pause, (words) => {
    const [first, next] = words.filter(({ isTelling }) => isTelling)
    for (const word of words) {
      if (!word.isTelling) continue
      const use = uses.get(word.id) ?? { texts: 0, opened: 0, next: new Set(), forms: new Set() }
      uses.set(word.id, use)
      use.texts += 1
      use.forms.add(word)
      if (word !== first || word === words[0] || next === undefined) continue
      use.opened += 1
      use.next.add(next.id)
    }
  })
  for (const { texts, opened, next, forms } of uses.values())
    if (opened >= leastOpened && opened >= shareOpened * texts && next.size >= shareOfOthers * opened)
      for (const form of forms) form.isTelling = false
}

function piecesIn(word: string): string[] {
  const letters = Array.from(word)
  if (letters.length < leastLettersForPieces) return []
  return letters.slice(pieceLetters - 1).map((_, at) => letters.slice(at, at + pieceLetters).join(''))
}
