import type { TextFeatures } from './features.ts'
import { areOpposites, haveOtherNumbers } from './word-differences.ts'

// Chosen with `npm run bench -- --only topics`.
/** The least mean likeness of a text to the texts of its group. */
const leastLikeness = 0.335
/** Groups are found by the heaviest features of a text, up to this share of its weight. */
const shareToFindBy = 0.75
/** The most entries that are looked at to find the groups of a text: this bounds the work for it. */
const mostEntries = 1000
/** The most groups whose likeness is computed of those that were found. */
const mostCandidates = 4
/** The most texts of a group that are compared word by word. */
const mostCompared = 12
/** A text that is the opposite of one in this many texts of a group is not alike to it. */
const weightOfOpposites = 1.25
/** Groups with a larger share of opposites among their texts are not the same, such as those that add and remove. */
const mostOpposites = 0.15

type Vector = Pick<TextFeatures, 'ids' | 'weights'>

/** Texts that are about the same. */
export interface Group {
  readonly index: number
  readonly texts: TextFeatures[]
  /** For each feature, the place of the group among those that have it. */
  readonly places: Map<number, number>
  readonly numbers: Set<number>
  textsWithNumbers: number
  /** The squared length of the sum of its texts. */
  squaredLength: number
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
      const counts = { textsWithNumbers: 0, squaredLength: 0 }
      group = { index, texts: [], places: new Map(), numbers: new Set(), ...counts }
      this.all.push(group)
    }
    group.texts.push(text)
    for (const number of text.numbers) group.numbers.add(number)
    if (text.numbers.length > 0) group.textsWithNumbers += 1
    for (let at = 0; at < text.ids.length; at++) this.#add(group, text.ids[at] ?? 0, text.weights[at] ?? 0)
    return group
  }

  /** Adds texts to a group; to a new one if it is undefined. */
  joinAll(known: Group | undefined, texts: readonly TextFeatures[]): void {
    let group = known
    for (const text of texts) group = this.join(group, text)
  }

  /**
   * Returns the group that a text is most alike in the mean; undefined if it is alike to none. They share a word that
   * tells a subject: `What is MDX?` and `What is a slug?` only sound alike.
   *
   * @param home the group that the text is in. It is compared with the others there
   */
  nearest(
    text: TextFeatures,
    { home, isWanted = () => true }: { home?: Group | undefined; isWanted?: (group: Group) => boolean } = {},
  ): Group | undefined {
    const meanTo = (group: Group, product: number, ownProduct: number): number => {
      if (group !== home) return product / group.texts.length
      return group.texts.length === 1 ? 0 : (product - ownProduct) / (group.texts.length - 1)
    }
    const scoreOf = (group: Group, product: number, ownProduct: number): number =>
      isWanted(group) ? meanTo(group, product, ownProduct) : 0
    let nearest: Group | undefined
    let most = leastLikeness
    for (const group of this.#candidates(text, text.tellingFeatures, scoreOf)) {
      const mean = meanTo(group, this.product(text, group), 1)
      if (mean <= most) continue
      const likeness = mean * (1 - weightOfOpposites * shareOfOpposites(text, group))
      if (likeness <= most) continue
      nearest = group
      most = likeness
    }
    return nearest
  }

  /** Returns the group of at least `fewest` texts whose sum has the largest cosine to the sum of texts, above `least`. */
  inDirectionOf(texts: readonly TextFeatures[], least: number, fewest = 1): Group | undefined {
    const vector = sumOf(texts)
    const squaredLength = squaresOf(vector.weights)
    const cosineTo = (other: Group, product: number): number =>
      other.texts.length < fewest ? 0 : product / Math.sqrt(squaredLength * other.squaredLength)
    let nearest: Group | undefined
    let most = least
    for (const other of this.#candidates(vector, vector.ids.length, cosineTo)) {
      const cosine = cosineTo(other, this.product(vector, other))
      if (cosine <= most) continue
      const sample = texts.slice(0, mostCompared)
      const opposites = sample.reduce((sum, text) => sum + shareOfOpposites(text, other), 0)
      if (opposites > mostOpposites * sample.length) continue
      nearest = other
      most = cosine
    }
    return nearest
  }

  #add(group: Group, id: number, weight: number): void {
    const entries = (this.#entries[id] ??= { groups: [], sums: [] })
    const place = group.places.get(id)
    if (place === undefined) {
      group.places.set(id, entries.groups.length)
      entries.groups.push(group.index)
      entries.sums.push(weight)
      group.squaredLength += weight ** 2
    } else {
      const sum = entries.sums[place] ?? 0
      entries.sums[place] = sum + weight
      group.squaredLength += (2 * sum + weight) * weight
    }
  }

  /** Returns the product of a vector with the sum of the texts of a group. */
  product({ ids, weights }: Vector, { places }: Group): number {
    let product = 0
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] ?? 0
      const place = places.get(id)
      if (place !== undefined) product += (weights[at] ?? 0) * (this.#entries[id]?.sums[place] ?? 0)
    }
    return product
  }

  /**
   * Returns the groups with the best scores, by the heaviest features.
   *
   * @param end how many of the features are looked at
   * @param scoreOf gets the product with a group, and with the vector itself, as far as these features go
   */
  #candidates(
    { ids, weights }: Vector,
    end: number,
    scoreOf: (group: Group, product: number, ownProduct: number) => number,
  ): Group[] {
    if (this.#found.length < this.all.length) this.#found = new Float64Array(2 * this.all.length)
    const found: number[] = []
    const enough = shareToFindBy * squaresOf(weights)
    let squares = 0
    let left = mostEntries
    for (let at = 0; at < end && squares < enough && left > 0; at++) {
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
      const score = scoreOf(group, this.#found[index] ?? 0, squares)
      this.#found[index] = 0
      if (score <= 0 || (best.length === mostCandidates && score <= (best.at(-1)?.score ?? 0))) continue
      const place = best.findIndex((other) => other.score < score)
      best.splice(place < 0 ? best.length : place, 0, { group, score })
      if (best.length > mostCandidates) best.pop()
    }
    return best.map(({ group }) => group)
  }
}

function squaresOf(weights: Float64Array): number {
  let squares = 0
  for (const weight of weights) squares += weight ** 2
  return squares
}

function sumOf(texts: readonly TextFeatures[]): Vector {
  const [only] = texts
  if (only !== undefined && texts.length === 1) return only
  const sum = new Map<number, number>()
  for (const { ids, weights } of texts)
    for (const [at, id] of ids.entries()) sum.set(id, (sum.get(id) ?? 0) + (weights[at] ?? 0))
  const features = [...sum].sort(([a, one], [b, other]) => other - one || a - b)
  return {
    ids: Int32Array.from(features, ([id]) => id),
    weights: Float64Array.from(features, ([, weight]) => weight),
  }
}

/** Returns the share of the texts of a group that a text is the opposite of; 1 if it is about other numbers. */
function shareOfOpposites(text: TextFeatures, { texts, numbers, textsWithNumbers }: Group): number {
  if (2 * textsWithNumbers > texts.length && haveOtherNumbers(text, numbers)) return 1
  const step = Math.max(1, texts.length / mostCompared)
  let [compared, opposites] = [0, 0]
  for (let at = 0; at < texts.length; at += step) {
    const other = texts[Math.floor(at)]
    if (other === undefined || other === text) continue
    compared += 1
    if (areOpposites(text, other)) opposites += 1
  }
  return compared === 0 ? 0 : opposites / compared
}
