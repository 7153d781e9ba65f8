import { likenessOf, type TextFeatures } from './likeness.ts'

/** Bounds the work over frequent features: the most pairs of texts that share one. */
const mostPairs = 1_000_000

/** A text that is alike. */
interface Neighbour {
  index: number
  likeness: number
  cosine: number
}

/** The texts that have a feature, in order, and its weight in each. */
interface Posting {
  texts: Int32Array
  weights: Float64Array
}

/** The frequent features of a text by number, their weights, and the length of these weights. */
interface Frequent {
  features: Int32Array
  weights: Float64Array
  length: number
}

/**
 * Finds the texts that are alike, without a look at every pair: it meets texts by the features that they share. It meets
 * none by a frequent feature, and adds these for the texts that it met.
 */
export class Neighbours {
  readonly #texts: readonly TextFeatures[]
  readonly #leastLikeness: number
  readonly #postings = new Map<string, Posting>()
  readonly #frequentFeatures = new Map<string, number>()
  readonly #frequentOf: readonly Frequent[]
  /** For each text, the sum over the features that are shared. Zeros between two calls. */
  readonly #shared: Float64Array
  /** The weight of each frequent feature in the text whose neighbours are sought. Zeros between two calls. */
  readonly #sought: Float64Array

  /** @param leastLikeness of texts that are alike */
  constructor(texts: readonly TextFeatures[], leastLikeness: number) {
    this.#texts = texts
    this.#leastLikeness = leastLikeness
    const byFeature = new Map<string, { texts: number[]; weights: number[] }>()
    for (const [index, { weights }] of texts.entries()) {
      for (const [feature, weight] of weights) {
        const known = byFeature.get(feature)
        if (known === undefined) byFeature.set(feature, { texts: [index], weights: [weight] })
        else {
          known.texts.push(index)
          known.weights.push(weight)
        }
      }
    }
    let pairs = 0
    for (const [feature, { texts, weights }] of [...byFeature].sort(
      ([, a], [, b]) => a.texts.length - b.texts.length,
    )) {
      pairs += (texts.length * (texts.length - 1)) / 2
      if (pairs > mostPairs) this.#frequentFeatures.set(feature, this.#frequentFeatures.size)
      else this.#postings.set(feature, { texts: Int32Array.from(texts), weights: Float64Array.from(weights) })
    }
    this.#shared = new Float64Array(texts.length)
    this.#sought = new Float64Array(this.#frequentFeatures.size)
    this.#frequentOf = texts.map((text) => this.#frequentIn(text))
  }

  /** Returns the texts before `end` that are alike. */
  of(text: TextFeatures, end = this.#texts.length): Neighbour[] {
    const met = this.#meet(text, end)
    const frequent = this.#frequentIn(text)
    for (const [at, feature] of frequent.features.entries()) this.#sought[feature] = frequent.weights[at] ?? 0
    const near: Neighbour[] = []
    for (const index of met) {
      const cosine = this.#cosineTo(index, frequent.length)
      this.#shared[index] = 0
      const other = this.#texts[index]
      if (cosine >= this.#leastLikeness && other !== undefined)
        near.push({ index, cosine, likeness: likenessOf(text, other, cosine) })
    }
    for (const feature of frequent.features) this.#sought[feature] = 0
    return near
  }

  /** Adds up the rare features that the texts before `end` share with a text, and returns these texts. */
  #meet({ weights }: TextFeatures, end: number): number[] {
    const shared = this.#shared
    const met: number[] = []
    for (const [feature, weight] of weights) {
      const posting = this.#postings.get(feature)
      if (posting === undefined) continue
      for (let at = 0; at < posting.texts.length; at++) {
        const index = posting.texts[at] ?? 0
        if (index >= end) break
        const before = shared[index] ?? 0
        if (before === 0) met.push(index)
        shared[index] = before + weight * (posting.weights[at] ?? 0)
      }
    }
    return met
  }

  /** Returns the cosine to a text that was met; 0 if it is certainly too small. */
  #cosineTo(index: number, lengthSought: number): number {
    const shared = this.#shared[index] ?? 0
    const frequent = this.#frequentOf[index]
    // The frequent features add at most the product of the two lengths.
    if (frequent === undefined || shared + lengthSought * frequent.length < this.#leastLikeness) return 0
    let cosine = shared
    for (let at = 0; at < frequent.features.length; at++)
      cosine += (frequent.weights[at] ?? 0) * (this.#sought[frequent.features[at] ?? 0] ?? 0)
    return cosine
  }

  #frequentIn({ weights }: TextFeatures): Frequent {
    const features: number[] = []
    const found: number[] = []
    let squares = 0
    for (const [feature, weight] of weights) {
      const number = this.#frequentFeatures.get(feature)
      if (number === undefined) continue
      features.push(number)
      found.push(weight)
      squares += weight ** 2
    }
    return {
      features: Int32Array.from(features),
      weights: Float64Array.from(found),
      length: Math.sqrt(squares),
    }
  }
}
