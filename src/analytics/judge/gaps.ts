import { closedAmong } from './closed.ts'
import type { GapKind, Sources } from './gap-kinds/gap-kind.ts'
import { type DislikedPage, pageKind } from './gap-kinds/page.ts'
import { termKind } from './gap-kinds/term.ts'
import { topicKind } from './gap-kinds/topic.ts'
import type { FormerGap, TermGroup, Topic } from './topics/topic.ts'

/** The gaps of each kind. */
export interface GapTypes {
  topic: Topic
  term: TermGroup
  page: DislikedPage
}

/** The kinds of gaps, in the order of the report. */
export const gapKinds: { [Name in GapName]: GapKind<GapTypes[Name]> } = {
  topic: topicKind,
  term: termKind,
  page: pageKind,
}
export type GapName = keyof GapTypes
export const gapNames = Object.keys(gapKinds) as GapName[]

/** Where the documentation did not serve its readers. A kind is undefined if the list that tells it was not read. */
export type Gaps = { [Name in GapName]?: GapTypes[Name][] }

/** Returns undefined if no list was read that tells a gap. */
export async function gapsOf(sources: Sources): Promise<Gaps | undefined> {
  const read = gapNames.filter((name) => sources.lists[gapKinds[name].list] !== undefined)
  return read.length === 0 ? undefined : foundOf(read, (name) => gapKinds[name].find(sources))
}

/** Returns what is too small for a gap, without what is told as closed. */
export async function smallOf(sources: Sources, closed: readonly ClosedGap[]): Promise<Gaps> {
  const names = new Set(closed.map(({ kind, name }) => `${kind} ${name}`))
  return foundOf(gapNames, async (kind) => {
    const found = await gapKinds[kind].findSmall(sources)
    return found.filter(({ name }) => !names.has(`${kind} ${name}`))
  })
}

async function foundOf(
  names: readonly GapName[],
  find: (name: GapName) => GapTypes[GapName][] | Promise<GapTypes[GapName][]>,
): Promise<Gaps> {
  const gaps: Gaps = {}
  for (const name of names) Object.assign(gaps, { [name]: await find(name) })
  return gaps
}

/** Returns the number of gaps of all kinds. */
export function gapCount(gaps: Gaps): number {
  return Object.values(gaps).flat().length
}

export interface ClosedGap extends FormerGap {
  kind: GapName
}

/** Returns undefined if nothing is compared. A list that was cut or is empty in one of the periods tells nothing. */
export function closedGaps(sources: Sources, isUnfinished: boolean): ClosedGap[] | undefined {
  const { lists, before } = sources
  if (before === undefined) return undefined
  return gapNames.flatMap((kind) => {
    const { sizeOf, findFormer } = gapKinds[kind]
    return closedAmong(findFormer(sources), { now: sizeOf(lists), before: sizeOf(before) }, isUnfinished)
      .sort((a, b) => b.before - a.before || (a.name < b.name ? -1 : 1))
      .map((gap) => ({ kind, ...gap }))
  })
}
