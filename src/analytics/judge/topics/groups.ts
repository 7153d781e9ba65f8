import type { TextFeatures, Vector, Word } from './features.ts'
import { eachOf, type Pause } from './pause.ts'

// Chosen with `npm run bench -- --only topics`.
/** The least mean likeness of a text to the texts of its group. */
const leastLikeness = 0.33
/** What of it the words that count must have. `What is MDX?` and `What is a slug?` only sound alike. */
const leastCountedLikeness = 0.1
/** Groups whose sums have a larger cosine are one. */
const leastCosine = 0.64
/** A text that is the opposite of one in this many texts of a group is not alike to it. */
const weightOfOpposites = 1.25
/** The most texts of a group that are compared word by word. */
const mostCompared = 12
/** The most products that are added up to find the groups of a text. This bounds the work for it. */
const mostProducts = 1000
/** Texts with more words that count do not differ in one word only. */
const mostWords = 15

/** Texts that are about the same. */
export interface Group {
  readonly index: number
  readonly texts: TextFeatures[]
  /** The squared length of the sum of its texts. */
  squaredLength: number
}

interface Candidate {
  group: Group
  likeness: number
}

/** Groups that are found by the features of their texts. */
export class Groups {
  readonly all: Group[] = []
  /** For each feature, the groups that have it, with the sum of its weights in their texts. */
  readonly #sums: Map<Group, number>[] = []

  /** Adds a text to a group; to a new one if it is undefined. */
  join(group: Group | undefined, text: TextFeatures): Group {
    const joined = group ?? { index: this.all.length, texts: [], squaredLength: 0 }
    if (group === undefined) this.all.push(joined)
    joined.texts.push(text)
    for (let at = 0; at < text.ids.length; at++) {
      const weight = text.weights[at] ?? 0
      const sums = (this.#sums[text.ids[at] ?? 0] ??= new Map<Group, number>())
      const sum = sums.get(joined) ?? 0
      sums.set(joined, sum + weight)
      joined.squaredLength += (2 * sum + weight) * weight
    }
    return joined
  }

  /**
   * Returns the group that a text is most alike in the mean; undefined if it is alike to none.
   *
   * @param home the group that the text is in. It is compared with the others there
   */
  nearest(
    text: TextFeatures,
    { home, isWanted = () => true }: { home?: Group | undefined; isWanted?: (group: Group) => boolean } = {},
  ): Group | undefined {
    // Without the product of the text with itself.
    const meanTo = (group: Group, product: number, ownProduct: number): number => {
      if (group !== home) return product / group.texts.length
      return group.texts.length === 1 ? 0 : (product - ownProduct) / (group.texts.length - 1)
    }
    const candidates: Candidate[] = []
    for (const { group, product: counted } of this.#products(text, text.countedFeatures)) {
      if (meanTo(group, counted, text.countedSquares) < leastCountedLikeness || !isWanted(group)) continue
      const product = counted + this.product(text, group, text.countedFeatures)
      candidates.push({ group, likeness: meanTo(group, product, 1) })
    }
    return mostAlike([text], candidates, leastLikeness)
  }

  /** Returns the group whose sum points most in the direction of that of some texts. */
  inDirectionOf({ texts, squaredLength }: Group): Group | undefined {
    const candidates: Candidate[] = []
    for (const { group, product } of this.#products(sumOf(texts)))
      candidates.push({ group, likeness: product / Math.sqrt(squaredLength * group.squaredLength) })
    return mostAlike(texts, candidates, leastCosine)
  }

  /** Returns the product of a vector, from a feature on, with the sum of the texts of a group. */
  product({ ids, weights }: Vector, group: Group, start = 0): number {
    let product = 0
    for (let at = start; at < ids.length; at++)
      product += (weights[at] ?? 0) * (this.#sums[ids[at] ?? 0]?.get(group) ?? 0)
    return product
  }

  /** Returns the products of the first features of a vector with the sums of the groups that have one of them. */
  #products({ ids, weights }: Vector, end = ids.length): { group: Group; product: number }[] {
    const products = new Float64Array(this.all.length)
    const found: Group[] = []
    let left = mostProducts
    for (let at = 0; at < end && left > 0; at++) {
      const weight = weights[at] ?? 0
      const sums = this.#sums[ids[at] ?? 0]
      sums?.forEach((sum, group) => {
        const product = products[group.index] ?? 0
        if (product === 0) found.push(group)
        products[group.index] = product + weight * sum
      })
      left -= sums?.size ?? 0
    }
    return found.map((group) => ({ group, product: products[group.index] ?? 0 }))
  }
}

/**
 * Groups texts that are about the same, in time nearly in proportion to the texts. In a first pass, each text joins the
 * group that it is most alike in the mean, or begins one. In a second pass, each is assigned once more to one of these
 * groups. Last, groups whose sums point the same way are one: the words in which single texts differ cancel out there.
 *
 * @param texts in an order that does not depend on the rows, because the groups depend on it
 */
export async function groupTexts(texts: readonly TextFeatures[], pause: Pause): Promise<Groups> {
  const first = new Groups()
  const homes = new Map<TextFeatures, Group>()
  await eachOf(texts, pause, (text) => {
    homes.set(text, first.join(first.nearest(text), text))
  })
  const second = new Groups()
  const successors = new Map<Group, Group>()
  await eachOf(texts, pause, (text) => {
    const home = homes.get(text)
    // A text that was alone stays where others may have joined it.
    const nearest = first.nearest(text, { home }) ?? (home?.texts.length === 1 ? home : undefined)
    const group = second.join(nearest && successors.get(nearest), text)
    if (nearest !== undefined) successors.set(nearest, group)
  })
  const merged = new Groups()
  const heaviestFirst = second.all.toSorted((a, b) => b.texts.length - a.texts.length)
  await eachOf(heaviestFirst, pause, (group) => {
    let target = merged.inDirectionOf(group)
    for (const text of group.texts) target = merged.join(target, text)
  })
  return merged
}

function sumOf(texts: readonly TextFeatures[]): Vector {
  const sum = new Map<number, number>()
  for (const { ids, weights } of texts)
    for (const [at, id] of ids.entries()) sum.set(id, (sum.get(id) ?? 0) + (weights[at] ?? 0))
  const features = [...sum].sort(([a, one], [b, other]) => other - one || a - b)
  return {
    ids: Int32Array.from(features, ([id]) => id),
    weights: Float64Array.from(features, ([, weight]) => weight),
  }
}

/** Returns the group that texts are most alike, less its opposites; undefined if none is more alike than `least`. */
function mostAlike(
  texts: readonly TextFeatures[],
  candidates: readonly Candidate[],
  least: number,
): Group | undefined {
  let nearest: Group | undefined
  let most = least
  for (const { group, likeness } of candidates.toSorted((a, b) => b.likeness - a.likeness)) {
    if (likeness <= most) break
    const reduced = likeness * (1 - weightOfOpposites * shareOfOpposites(texts, group.texts))
    if (reduced <= most) continue
    nearest = group
    most = reduced
  }
  return nearest
}

/** Returns the share of pairs of texts that are opposites. */
function shareOfOpposites(texts: readonly TextFeatures[], others: readonly TextFeatures[]): number {
  let [compared, opposites] = [0, 0]
  for (const text of sampleOf(texts)) {
    for (const other of sampleOf(others)) {
      if (other === text) continue
      compared += 1
      if (areOpposites(text, other)) opposites += 1
    }
  }
  return compared === 0 ? 0 : opposites / compared
}

function sampleOf(texts: readonly TextFeatures[]): TextFeatures[] {
  const step = Math.ceil(texts.length / mostCompared)
  return texts.filter((_, index) => index % step === 0)
}

/**
 * Returns true for `add a user` and `remove a user`: each has one word that counts and that the other does not have, and
 * the word before or after these two is the same. In `turn on` and `turn off` one is a stopword: then both must be the same.
 * Also returns true for `error 4031` and `code 5002`.
 */
function areOpposites(a: TextFeatures, b: TextFeatures): boolean {
  if (a.counted.length > mostWords || b.counted.length > mostWords) return false
  if (haveOtherNumbers(a, b)) return true
  const counted = onlyWords(a.counted, b.counted)
  const [onlyInA, onlyInB] = counted ?? onlyWords(a.words, b.words) ?? []
  if (onlyInA === undefined || onlyInB === undefined || (onlyInA.isStopword && onlyInB.isStopword))
    return false
  const [beforeA, afterA] = wordsAround(a.words, onlyInA)
  const [beforeB, afterB] = wordsAround(b.words, onlyInB)
  if (counted === undefined) return beforeA === beforeB && afterA === afterB
  return (beforeA !== undefined && beforeA === beforeB) || (afterA !== undefined && afterA === afterB)
}

function haveOtherNumbers({ numbers }: TextFeatures, other: TextFeatures): boolean {
  const isOther = (number: number): boolean => !other.numbers.includes(number)
  return numbers.length > 0 && other.numbers.length > 0 && numbers.every(isOther)
}

/** Returns the one word of each text that the other does not have; undefined if one has none or several. */
function onlyWords(a: readonly Word[], b: readonly Word[]): [Word, Word] | undefined {
  const [onlyInA, furtherInA] = wordsWithout(a, b)
  if (onlyInA === undefined || furtherInA !== undefined) return undefined
  const [onlyInB, furtherInB] = wordsWithout(b, a)
  return onlyInB === undefined || furtherInB !== undefined ? undefined : [onlyInA, onlyInB]
}

function wordsWithout(words: readonly Word[], others: readonly Word[]): Word[] {
  return words.filter((word) => !others.some((other) => areForms(word, other)))
}

/** Returns true for words with one stem, and for long ones that start alike, such as `Rechnung` and `Rechnungen`. */
function areForms(a: Word, b: Word): boolean {
  return a.id === b.id || (a.pieces.length > 0 && a.pieces[0] === b.pieces[0])
}

function wordsAround(words: readonly Word[], word: Word): (number | undefined)[] {
  const at = words.indexOf(word)
  return [words[at - 1]?.id, words[at + 1]?.id]
}
