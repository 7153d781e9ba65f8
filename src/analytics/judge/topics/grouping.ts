import type { TextFeatures } from './features.ts'
import { eachOf, type Pause } from './pause.ts'
import { type Group, Groups } from './groups.ts'

// Chosen with `npm run bench -- --only topics`.
/** Groups of several texts whose sums have a larger cosine are one. */
const leastCosine = 0.67
const several = 3
/** The least cosine of a text to the sum of a group of many texts. */
const leastCosineToMany = 0.5
const many = 10

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
  const second = new Map<Group | TextFeatures, TextFeatures[]>()
  await eachOf(texts, pause, (text) => {
    const home = homes.get(text)
    // A text that was alone stays where others may have joined it.
    const group = first.nearest(text, { home }) ?? (home?.texts.length === 1 ? home : text)
    const members = second.get(group)
    if (members === undefined) second.set(group, [text])
    else members.push(text)
  })
  const heaviestFirst = [...second.values()].sort((a, b) => b.length - a.length)
  const grouped = new Groups()
  const others: TextFeatures[][] = []
  await eachOf(heaviestFirst, pause, (members) => {
    const target =
      members.length < several
        ? grouped.inDirectionOf(members, leastCosineToMany, many)
        : grouped.inDirectionOf(members, leastCosine)
    if (members.length < several && target === undefined) others.push(members)
    else grouped.joinAll(target, members)
  })
  await eachOf(others, pause, (members) => {
    grouped.joinAll(undefined, members)
  })
  return grouped
}
