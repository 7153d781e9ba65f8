import { cosineOf, type TextFeatures } from './likeness.ts'
import { Neighbours } from './neighbours.ts'

// Measured like the weights of the features. Among more texts, more are alike by chance.
const leastMean = (texts: number): number =>
  Math.max(0.148, 0.135 * Math.log10(texts) - 0.16, 0.148 + 0.006 * (55 - texts))
/** What a mean must have more, because it says little over few pairs of texts. */
const marginOver = (pairs: number): number => 0.08 / Math.sqrt(pairs)
/** The likeness from which two texts can be a group. */
const leastLikeness = (texts: number): number => leastMean(texts) + marginOver(1)

/** A group of texts on its way to the groups. */
interface LinkedGroup {
  /** Indices of the texts. */
  members: number[]
  /** For each group with a text that is alike: the sum of the likeness over all pairs of texts. */
  links: Map<LinkedGroup, number>
  nearest: LinkedGroup | undefined
  /** How alike the nearest group is. */
  score: number
}

/** Groups of texts that are about the same. */
interface Grouping {
  /** The indices of the texts of each group. */
  groups: readonly (readonly number[])[]
  /**
   * Returns the groups that a further text would be joined with, and half of whose texts are alike. They are indices of
   * groups, the most alike first.
   */
  find: (text: TextFeatures) => number[]
}

/**
 * Groups texts that are about the same. Two groups are joined while the mean likeness of their texts is high enough, the
 * most alike first. This is agglomerative clustering with average linkage, chapter 17 of Manning, Raghavan and Schütze,
 * Introduction to Information Retrieval. Pairs that are not alike count as the mean of all such pairs.
 *
 * @param texts in an order that does not depend on the rows, because it decides between groups that are equally alike
 */
export function groupTexts(texts: readonly TextFeatures[]): Grouping {
  const neighbours = new Neighbours(texts, leastLikeness(texts.length))
  const { groups: linked, ordinary } = linkTexts(texts, neighbours)
  for (const group of linked) findNearest(group)
  const least = leastMean(texts.length)
  const remaining = new Set(linked)
  const joinable = new Set(linked.filter(({ score }) => score >= least))
  for (;;) {
    let best: LinkedGroup | undefined
    for (const group of joinable) if (best === undefined || group.score > best.score) best = group
    if (best?.nearest === undefined) break
    const joined = best.nearest
    remaining.delete(joined)
    joinable.delete(joined)
    join(best, joined, ordinary)
    for (const group of [best, ...best.links.keys()]) {
      if (group.score >= least) joinable.add(group)
      else joinable.delete(group)
    }
  }
  const groups = Array.from(remaining, ({ members }) => members)
  return { groups, find: groupFinder(texts, groups, neighbours) }
}

/**
 * Makes a group of each text, with links to those that are alike. `ordinary` is the mean likeness of all other pairs: the
 * sum over all pairs follows from the length of the sum of all texts.
 */
function linkTexts(
  texts: readonly TextFeatures[],
  neighbours: Neighbours,
): { groups: LinkedGroup[]; ordinary: number } {
  const groups: LinkedGroup[] = []
  const sum = new Map<string, number>()
  let sumOfOthers = 0
  let others = 0
  for (const text of texts) {
    const group: LinkedGroup = { members: [groups.length], links: new Map(), nearest: undefined, score: 0 }
    sumOfOthers += cosineOf(text.weights, sum)
    others += groups.length
    for (const { index, likeness, cosine } of neighbours.of(text, groups.length)) {
      const linked = groups[index]
      if (linked === undefined) continue
      sumOfOthers -= cosine
      others -= 1
      group.links.set(linked, likeness)
      linked.links.set(group, likeness)
    }
    groups.push(group)
    for (const [feature, weight] of text.weights) sum.set(feature, (sum.get(feature) ?? 0) + weight)
  }
  return { groups, ordinary: others === 0 ? 0 : sumOfOthers / others }
}

function findNearest(group: LinkedGroup): void {
  group.nearest = undefined
  group.score = 0
  for (const other of group.links.keys()) considerAsNearest(group, other)
}

function considerAsNearest(group: LinkedGroup, other: LinkedGroup): void {
  const pairs = group.members.length * other.members.length
  const score = (group.links.get(other) ?? 0) / pairs - marginOver(pairs)
  if (score <= group.score) return
  group.nearest = other
  group.score = score
}

/** Adds the texts of another group to a group. */
function join(group: LinkedGroup, other: LinkedGroup, ordinary: number): void {
  group.links.delete(other)
  other.links.delete(group)
  for (const linked of new Set([...group.links.keys(), ...other.links.keys()])) {
    const pairs = linked.members.length
    const likeness =
      (group.links.get(linked) ?? ordinary * group.members.length * pairs) +
      (other.links.get(linked) ?? ordinary * other.members.length * pairs)
    group.links.set(linked, likeness)
    linked.links.set(group, likeness)
    linked.links.delete(other)
  }
  group.members.push(...other.members)
  for (const linked of group.links.keys()) {
    if (linked.nearest === group || linked.nearest === other) findNearest(linked)
    else considerAsNearest(linked, group)
  }
  findNearest(group)
}

function groupFinder(
  texts: readonly TextFeatures[],
  groups: Grouping['groups'],
  neighbours: Neighbours,
): Grouping['find'] {
  const groupOf = new Map(groups.flatMap((members, group) => members.map((member) => [member, group])))
  const least = leastMean(texts.length)
  return (text) => {
    const near = new Map(neighbours.of(text).map(({ index, likeness }) => [index, likeness]))
    const found: { group: number; score: number }[] = []
    for (const [group, alike] of Map.groupBy(near.keys(), (index) => groupOf.get(index))) {
      const members = groups[group ?? -1]
      // One text of a group can share a word by chance.
      if (group === undefined || members === undefined) continue
      if (alike.length < Math.max(Math.min(2, members.length), members.length / 2)) continue
      let sum = 0
      for (const index of members)
        sum += near.get(index) ?? cosineOf(text.weights, texts[index]?.weights ?? new Map())
      const score = sum / members.length - marginOver(members.length)
      if (score > least) found.push({ group, score })
    }
    return found.sort((a, b) => b.score - a.score).map(({ group }) => group)
  }
}
