import type { TextFeatures, Word } from './features.ts'
import { areOpposites } from './opposites.ts'

// Chosen with `npm run bench -- --only topics`.
/** The least mean likeness of a text to the texts of its group. */
const leastLikeness = 0.335
/** The most entries that are looked at to find the groups of a text: this bounds the work for it. */
const mostEntries = 100
/** The most groups whose likeness is computed of those that were found. */
const mostCandidates = 4
/** The most texts of a group that are compared word by word. */
const mostCompared = 12
/** A text with opposites in this share of them is not about the same. */
const fewOpposites = 0.25

/** Texts that are about the same. */
export interface Group {
  readonly index: number
  readonly texts: TextFeatures[]
  /** For each feature, the place of the group among those that have it. */
  readonly places: Map<number, number>
}

/** The indexes of the groups that have a feature, and the sum of its weights in the texts of each. */
interface Entries {
  groups: number[]
  sums: number[]
}

/** Groups that are found by the features of their texts. */
export class Groups {
  readonly #all: Group[] = []
  readonly #entries = new Map<number, Entries>()
  /** The number of texts of each group. */
  readonly #sizes: number[] = []
  /** What {@link #candidates} adds up for each group. Zeros between two calls. */
  #found = new Float64Array(1024)

  /** Adds a text to a group; to a new one if it is undefined. */
  join(group: Group | undefined, text: TextFeatures): Group {
    if (group === undefined) {
      group = { index: this.#all.length, texts: [], places: new Map() }
      this.#all.push(group)
    }
    group.texts.push(text)
    this.#sizes[group.index] = group.texts.length
    for (let at = 0; at < text.ids.length; at++) this.#add(group, text.ids[at] ?? 0, text.weights[at] ?? 0)
    return group
  }

  /** Returns the group that a text is about: the one that it is most alike in the mean, if it is alike to one. */
  nearest(text: TextFeatures): Group | undefined {
    return this.#candidates(text)
      .map((group) => ({ group, likeness: this.product(text, group) / group.texts.length }))
      .filter(({ likeness }) => likeness > leastLikeness)
      .sort((a, b) => b.likeness - a.likeness)
      .find(({ group }) => !haveOtherNumbers(text, group.texts) && !isOppositeOf(text, group))?.group
  }

  /** Returns the product of a vector with the sum of the texts of a group. */
  product({ ids, weights }: TextFeatures, { places }: Group): number {
    let product = 0
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] ?? 0
      const place = places.get(id)
      if (place !== undefined) product += (weights[at] ?? 0) * (this.#entries.get(id)?.sums[place] ?? 0)
    }
    return product
  }

  #add(group: Group, id: number, weight: number): void {
    const entries = this.#entries.get(id) ?? { groups: [], sums: [] }
    this.#entries.set(id, entries)
    const place = group.places.get(id)
    if (place === undefined) {
      group.places.set(id, entries.groups.length)
      entries.groups.push(group.index)
      entries.sums.push(weight)
    } else {
      entries.sums[place] = (entries.sums[place] ?? 0) + weight
    }
  }

  /** Returns the groups that a text is most alike in the mean, as far as its heaviest features tell. */
  #candidates({ ids, weights, telling }: TextFeatures): Group[] {
    if (this.#found.length < this.#all.length) this.#found = new Float64Array(2 * this.#all.length)
    const found: number[] = []
    let left = mostEntries
    for (let at = 0; at < telling && left > 0; at++) {
      const weight = weights[at] ?? 0
      const { groups, sums } = this.#entries.get(ids[at] ?? 0) ?? { groups: [], sums: [] }
      for (let place = 0; place < groups.length && left > 0; place++, left--) {
        const index = groups[place] ?? 0
        const product = this.#found[index] ?? 0
        if (product === 0) found.push(index)
        this.#found[index] = product + weight * (sums[place] ?? 0)
      }
    }
    const best: { index: number; score: number }[] = []
    let least = 0
    for (const index of found) {
      const score = (this.#found[index] ?? 0) / (this.#sizes[index] ?? 1)
      this.#found[index] = 0
      if (score <= least) continue
      const place = best.findIndex((other) => other.score < score)
      best.splice(place < 0 ? best.length : place, 0, { index, score })
      if (best.length > mostCandidates) best.pop()
      if (best.length === mostCandidates) least = best.at(-1)?.score ?? 0
    }
    return best.flatMap(({ index }) => this.#all[index] ?? [])
  }
}

/**
 * Returns true if most of the words that count in a text, by their letters, stand in the texts of a group, in some form:
 * `dark mode` is not about `test mode`. With `webhook`, a group has both words of `web-hook`.
 */
export function hasMostOf({ counted }: TextFeatures, { places }: Group): boolean {
  const known = counted.filter(
    ({ id, pieces }) =>
      places.has(id) || 2 * pieces.filter((piece) => places.has(piece)).length > pieces.length,
  )
  const isKnown = ({ stem }: Word): boolean => known.some((word) => word.stem.includes(stem))
  const lettersOf = (words: readonly Word[]): number => words.reduce((sum, { stem }) => sum + stem.length, 0)
  return 2 * lettersOf(counted.filter(isKnown)) > lettersOf(counted)
}

/** Returns true for `add a user` and a group in which several texts are like `remove a user`. */
function isOppositeOf(text: TextFeatures, { texts }: Group): boolean {
  const compared = texts.slice(-mostCompared)
  return compared.filter((other) => areOpposites(text, other)).length >= fewOpposites * compared.length
}

/** Returns true for `error 5002` and texts about the error 4031. */
function haveOtherNumbers({ numbers: own }: TextFeatures, texts: readonly TextFeatures[]): boolean {
  if (own.length === 0) return false
  const compared = texts.slice(-mostCompared)
  const numbered = compared.filter(({ numbers }) => numbers.length > 0)
  const isSame = ({ numbers }: TextFeatures): boolean => numbers.some((number) => own.includes(number))
  return 2 * numbered.length > compared.length && !numbered.some(isSame)
}
