import { compareBy } from './compared-count.ts'
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
  if (read.length === 0) return undefined
  const gaps: Gaps = {}
  for (const name of read) Object.assign(gaps, { [name]: await gapKinds[name].find(sources) })
  return gaps
}

/** Returns the number of gaps of all kinds. */
export function gapCount(gaps: Gaps): number {
  return Object.values(gaps).flat().length
}

export interface ClosedGap extends FormerGap {
  kind: GapName
}

/**
 * Returns the former gaps whose count clearly fell, also in proportion to all other questions, searches or votes. A list that
 * was cut or is empty in one of the periods tells nothing. Undefined if nothing is compared.
 */
export function closedGaps(sources: Sources, isUnfinished: boolean): ClosedGap[] | undefined {
  const { lists, before } = sources
  if (before === undefined) return undefined
  return gapNames.flatMap((kind) => {
    const { sizeOf, findFormer } = gapKinds[kind]
    const sizes = { now: sizeOf(lists), before: sizeOf(before) }
    if (sizes.now === 0 || sizes.before === 0) return []
    const former = findFormer(sources)
    return former
      .filter((gap) => {
        const others = { now: sizes.now - gap.now, before: sizes.before - gap.before }
        return compareBy(others, isUnfinished)(gap.now, gap.before, former.length).change === 'fewer'
      })
      .sort((a, b) => b.before - a.before || (a.name < b.name ? -1 : 1))
      .map((gap) => ({ kind, ...gap }))
  })
}
