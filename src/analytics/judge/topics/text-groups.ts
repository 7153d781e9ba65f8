import { codePointOrder } from '../../read/code-point-order.ts'
import { groupTexts } from './groups.ts'
import { cosineOf, FeatureWeights, type TextFeatures } from './likeness.ts'

/** Among fewer texts, it is not known which words are rare. */
const leastTexts = 20

/** Groups of texts that are about the same. */
interface GroupedTexts {
  groups: readonly (readonly string[])[]
  /** Returns the indices of the groups that a further text is about: that of an equal text, or the most alike first. */
  find: (text: string) => number[]
}

/** Groups texts of a range that are about the same. All texts are folded, with `foldedText`. */
export class TextGroups {
  readonly #weights: FeatureWeights
  readonly #features = new Map<string, TextFeatures>()
  /** False if there are too few texts. Then each text is a group of its own. */
  readonly #areWeighed: boolean

  /** @param all every question and search term of the range */
  constructor(all: Iterable<string>) {
    const texts = [...new Set(all)]
    this.#weights = new FeatureWeights(texts)
    this.#areWeighed = texts.length >= leastTexts
  }

  /** @param texts each once */
  group(texts: readonly string[]): GroupedTexts {
    // Sorted, so that the groups do not depend on the order of the rows.
    const sorted = texts.toSorted()
    const { groups, find } = this.#areWeighed
      ? groupTexts(sorted.map((text) => this.#featuresOf(text)))
      : { groups: sorted.map((_, index) => [index]), find: () => [] }
    const grouped = groups.map((members) => members.flatMap((member) => sorted[member] ?? []))
    const groupOf = new Map(grouped.flatMap((members, group) => members.map((text) => [text, group])))
    return {
      groups: grouped,
      find: (text) => {
        const equal = groupOf.get(text)
        return equal === undefined ? find(this.#featuresOf(text)) : [equal]
      },
    }
  }

  /** Returns the text that is most alike to the others; of several, the shortest. */
  mostTypical(texts: readonly string[]): string {
    const sum = new Map<string, number>()
    for (const text of texts) {
      for (const [feature, weight] of this.#featuresOf(text).weights)
        sum.set(feature, (sum.get(feature) ?? 0) + weight)
    }
    let typical = ''
    let most = -1
    for (const text of texts.toSorted((a, b) => a.length - b.length || codePointOrder(a, b))) {
      const likeness = cosineOf(this.#featuresOf(text).weights, sum)
      // Two texts are equally typical, up to rounding.
      if (likeness <= most + Number.EPSILON * texts.length) continue
      typical = text
      most = likeness
    }
    return typical
  }

  #featuresOf(text: string): TextFeatures {
    const known = this.#features.get(text)
    if (known !== undefined) return known
    const features = this.#weights.featuresOf(text)
    this.#features.set(text, features)
    return features
  }
}
