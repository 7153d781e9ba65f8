import type { TextFeatures, Word } from './features.ts'
import { isOppositeOf } from './opposites.ts'

// Chosen with `npm run bench -- --only topics`.
/** The least mean likeness of a text to the texts of its group. */
const leastLikeness = 0.335
/** Groups are found by the heaviest features of a text, up to this share of its weight. */
const shareToFindBy = 0.75
/** The most entries that are looked at to find the groups of a text: this bounds the work for it. */
const mostEntries = 1000
/** The most groups whose likeness is computed of those that were found. */
const mostCandidates = 4

/** Texts that are about the same. */
export interface Group {
  readonly index: number
  readonly texts: TextFeatures[]
  /** For each feature, the place of the group among those that have it. */
  readonly places: Map<number, number>
  readonly numbers: Set<number>
  textsWithNumbers: number
}

/** The indexes of the groups that have a feature, and the sum of its weights in the texts of each. */
interface Entries {
  groups: number[]
  sums: number[]
}

/** Groups that are found by the features of their texts. */
export class Groups {
  readonly all: Group[] = []
  readonly #entries: Entries[] = []
  /** What {@link #candidates} adds up for each group. Zeros between two calls. */
  #found = new Float64Array(1024)

  /** Adds a text to a group; to a new one if it is undefined. */
  join(group: Group | undefined, text: TextFeatures): Group {
    if (group === undefined) {
      const index = this.all.length
      group = { index, texts: [], places: new Map(), numbers: new Set(), textsWithNumbers: 0 }
      this.all.push(group)
    }
    group.texts.push(text)
    for (const number of text.numbers) group.numbers.add(number)
    if (text.numbers.length > 0) group.textsWithNumbers += 1
    for (let at = 0; at < text.ids.length; at++) this.#add(group, text.ids[at] ?? 0, text.weights[at] ?? 0)
    return group
  }

  /** Returns the group that a text is about: the one that it is most alike in the mean, if it is alike to one. */
  nearest(text: TextFeatures): Group | undefined {
    return this.alike(text).find(
      (group) => !haveOtherNumbers(text, group) && !isOppositeOf(text, group.texts),
    )
  }

  /** Returns the groups that a text is alike in the mean, the nearest first, also those about the opposite. */
  alike(text: TextFeatures): Group[] {
    return this.#candidates(text)
      .map((group) => ({ group, likeness: this.product(text, group) / group.texts.length }))
      .filter(({ likeness }) => likeness > leastLikeness)
      .sort((a, b) => b.likeness - a.likeness)
      .map(({ group }) => group)
  }

  #add(group: Group, id: number, weight: number): void {
    const entries = (this.#entries[id] ??= { groups: [], sums: [] })
    const place = group.places.get(id)
    if (place === undefined) {
      group.places.set(id, entries.groups.length)
      entries.groups.push(group.index)
      entries.sums.push(weight)
    } else {
      entries.sums[place] = (entries.sums[place] ?? 0) + weight
    }
  }

  /** Returns the product of a vector with the sum of the texts of a group. */
  product({ ids, weights }: TextFeatures, { places }: Group): number {
    let product = 0
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] ?? 0
      const place = places.get(id)
      if (place !== undefined) product += (weights[at] ?? 0) * (this.#entries[id]?.sums[place] ?? 0)
    }
    return product
  }

  /** Returns the groups that a text is most alike in the mean, as far as its heaviest features tell. */
  #candidates({ ids, weights, telling }: TextFeatures): Group[] {
    if (this.#found.length < this.all.length) this.#found = new Float64Array(2 * this.all.length)
    const found: number[] = []
    let squares = 0
    let left = mostEntries
    for (let at = 0; at < telling && squares < shareToFindBy && left > 0; at++) {
      const weight = weights[at] ?? 0
      const { groups, sums } = this.#entries[ids[at] ?? 0] ?? { groups: [], sums: [] }
      for (let place = 0; place < groups.length && left > 0; place++, left--) {
        const index = groups[place] ?? 0
        const product = this.#found[index] ?? 0
        if (product === 0) found.push(index)
        this.#found[index] = product + weight * (sums[place] ?? 0)
      }
      squares += weight ** 2
    }
    const best: { group: Group; score: number }[] = []
    for (const index of found) {
      const group = this.all[index]
      if (group === undefined) continue
      const score = (this.#found[index] ?? 0) / group.texts.length
      this.#found[index] = 0
      if (score <= 0 || (best.length === mostCandidates && score <= (best.at(-1)?.score ?? 0))) continue
      const place = best.findIndex((other) => other.score < score)
      best.splice(place < 0 ? best.length : place, 0, { group, score })
      if (best.length > mostCandidates) best.pop()
    }
    return best.map(({ group }) => group)
  }
}

/**
 * Returns true if most of the words that count in a text, by their letters, stand in the texts of a group, in some form:
 * `dark mode` is not about `test mode`.
 */
export function hasMostOf({ counted }: TextFeatures, { places }: Group): boolean {
  const isKnown = ({ id, pieces }: Word): boolean =>
    places.has(id) || 2 * pieces.filter((piece) => places.has(piece)).length > pieces.length
  const lettersOf = (words: readonly Word[]): number => words.reduce((sum, { stem }) => sum + stem.length, 0)
  return 2 * lettersOf(counted.filter(isKnown)) > lettersOf(counted)
}

/** Returns true for `error 5002` and texts about the error 4031. */
function haveOtherNumbers(
  { numbers: own }: TextFeatures,
  { texts, numbers, textsWithNumbers }: Group,
): boolean {
  return 2 * textsWithNumbers > texts.length && own.length > 0 && !own.some((number) => numbers.has(number))
}
