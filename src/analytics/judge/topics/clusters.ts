import { codePointOrder } from '../../read/code-point-order.ts'
import type { FeatureWeights, TextFeatures, Word } from './features.ts'
import { groupTexts } from './grouping.ts'
import type { Group, Groups } from './groups.ts'
import { eachOf, type Pause } from './pause.ts'
import type { Wording } from './wordings.ts'

/** Wordings about one subject, of this period and of the one before. */
export interface Cluster {
  now: Wording[]
  before: Wording[]
  /** The texts by which further wordings are found. */
  group: Group
  /** It is a gap of this period. */
  isGap: boolean
}

export type PeriodName = 'now' | 'before'

/** The subjects of a list, with all wordings about them. */
export class Clusters {
  readonly all: Cluster[] = []
  readonly #weights: FeatureWeights
  readonly #groups: Groups
  readonly #ofGroups = new Map<Group, Cluster>()
  /** The cluster of each text that was grouped. */
  readonly #homes = new Map<string, Cluster>()

  private constructor(weights: FeatureWeights, groups: Groups) {
    this.#weights = weights
    this.#groups = groups
  }

  /** Groups wordings of one period. Those without a word that counts, such as `thanks!`, are left out. */
  static async of(
    wordings: readonly Wording[],
    period: PeriodName,
    weights: FeatureWeights,
    pause: Pause,
  ): Promise<Clusters> {
    const texts = new Map<TextFeatures, Wording>()
    const sorted = wordings.toSorted((a, b) => codePointOrder(a.text, b.text))
    await eachOf(sorted, pause, (wording) => {
      const features = weights.featuresOf(wording.text)
      if (features.counted.length > 0) texts.set(features, wording)
    })
    const clusters = new Clusters(weights, await groupTexts([...texts.keys()], pause))
    for (const group of clusters.#groups.all) {
      const cluster: Cluster = { now: [], before: [], group, isGap: false }
      for (const features of group.texts) {
        const wording = texts.get(features)
        if (wording === undefined) continue
        cluster[period].push(wording)
        clusters.#homes.set(wording.text, cluster)
      }
      clusters.#ofGroups.set(group, cluster)
      clusters.all.push(cluster)
    }
    return clusters
  }

  /** Adds further wordings to the clusters that they are about, and returns those that are about none. */
  async join(wordings: readonly Wording[], period: PeriodName, pause: Pause): Promise<Wording[]> {
    if (this.all.length === 0) return [...wordings]
    const others: Wording[] = []
    await eachOf(wordings, pause, (wording) => {
      const cluster = this.about([wording])
      if (cluster === undefined) others.push(wording)
      else cluster[period].push(wording)
    })
    return others
  }

  /** Returns the wanted cluster of the first of the wordings that is about one. */
  about(
    wordings: readonly Wording[],
    isWanted: (cluster: Cluster) => boolean = () => true,
  ): Cluster | undefined {
    const isWantedGroup = (group: Group): boolean => {
      const cluster = this.#ofGroups.get(group)
      return cluster !== undefined && isWanted(cluster)
    }
    for (const { text } of wordings) {
      const home = this.#homes.get(text)
      if (home !== undefined && isWanted(home)) return home
      const group = this.#groups.nearest(this.#weights.featuresOf(text), { isWanted: isWantedGroup })
      if (group !== undefined) return this.#ofGroups.get(group)
    }
    return undefined
  }

  /**
   * Returns true if most words that count in a term stand in the texts of a cluster, in some form: `dark mode` is not about
   * `reset test mode`, though the measure finds them alike.
   */
  hasWordsOf({ group: { places } }: Cluster, { text }: Wording): boolean {
    const { counted } = this.#weights.featuresOf(text)
    const isKnown = ({ id, pieces }: Word): boolean => {
      const known = pieces.filter((piece) => places.has(piece))
      return places.has(id) || 2 * known.length > pieces.length
    }
    return 2 * counted.filter(isKnown).length > counted.length
  }

  /** Returns the wording that is most alike to the others of its cluster; of several, the shortest. */
  mostTypical({ group }: Cluster, among: readonly Wording[]): Wording | undefined {
    if (among.length < 2) return among[0]
    const likeness = among.map(({ text }) => this.#groups.product(this.#weights.featuresOf(text), group))
    // Two texts are equally typical, up to rounding.
    const most = Math.max(...likeness) - 1e-9
    return among
      .filter((_, index) => (likeness[index] ?? 0) >= most)
      .sort((a, b) => a.text.length - b.text.length || codePointOrder(a.text, b.text))[0]
  }
}
