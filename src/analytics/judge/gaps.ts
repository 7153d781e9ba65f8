import { closedAmong } from './compared-count.ts'
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

/**
 * Returns the gaps in the lists, what is too small for a gap, without what is told as closed, and gaps of the period before that
 * are closed. Undefined are gaps if no list was read that tells one, and what is closed if nothing is compared.
 */
export async function findGaps(sources: Sources, isUnfinished: boolean) {
  const read = gapNames.filter((name) => sources.lists[gapKinds[name].list] !== undefined)
  if (read.length === 0) return { gaps: undefined, small: {}, closed: undefined }
  const closed = closedGaps(sources, isUnfinished)
  const gaps: Gaps = {}
  const small: Gaps = {}
  for (const name of read) {
    const found = await foundOf(name, sources)
    const closedNames = closed?.filter(({ kind }) => kind === name).map((gap) => gap.name)
    Object.assign(gaps, { [name]: found.gaps })
    Object.assign(small, { [name]: found.small.filter((gap) => !closedNames?.includes(gap.name)) })
  }
  return { gaps, small, closed }
}

async function foundOf<Name extends GapName>(name: Name, sources: Sources) {
  const { find, isGap } = gapKinds[name]
  const found = await find(sources)
  return { gaps: found.filter(isGap), small: found.filter((gap) => !isGap(gap)) }
}

/** Returns the number of gaps of all kinds. */
export function gapCount(gaps: Gaps): number {
  return Object.values(gaps).flat().length
}

export interface ClosedGap extends FormerGap {
  kind: GapName
}

/** A list that was cut or is empty in one of the periods tells nothing. */
function closedGaps(sources: Sources, isUnfinished: boolean): ClosedGap[] | undefined {
  const { lists, before } = sources
  if (before === undefined) return undefined
  return gapNames.flatMap((kind) => {
    const { sizeOf, findFormer } = gapKinds[kind]
    return closedAmong(findFormer(sources), { now: sizeOf(lists), before: sizeOf(before) }, isUnfinished)
      .sort((a, b) => b.before - a.before || (a.name < b.name ? -1 : 1))
      .map((gap) => ({ kind, ...gap }))
  })
}
