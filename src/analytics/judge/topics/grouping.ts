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
  const isSmall = ({ texts }: Group): boolean => texts.length < several
  await eachOf(
    heaviestFirst.filter((group) => !isSmall(group)),
    pause,
    (group) => {
      merged.joinAll(merged.inDirectionOf(group, leastCosine), group)
    },
  )
  const all = new Groups()
  const isLarge = ({ texts }: Group): boolean => texts.length >= many
  await eachOf(merged.all.filter(isLarge), pause, (group) => {
    all.joinAll(undefined, group)
  })
  const rest = merged.all.filter((group) => !isLarge(group))
  await eachOf(second.all.filter(isSmall), pause, (group) => {
    const target = all.inDirectionOf(group, leastCosineToMany)
    if (target === undefined) rest.push(group)
    else all.joinAll(target, group)
  })
  await eachOf(rest, pause, (group) => {
    all.joinAll(undefined, group)
  })
  return all
}
