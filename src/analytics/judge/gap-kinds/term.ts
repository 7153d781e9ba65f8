import { leastCount, type TermGroup } from '../topics/topic.ts'
import type { GapKind } from './gap-kind.ts'

/** Below it, terms are a gap but no task. */
export const leastSearched = 5

/** Terms that were searched at least twice with few clicks, and belong to no topic. */
export const termKind: GapKind<TermGroup> = {
  list: 'searches',
  find: ({ subjects }) => subjects?.terms ?? [],
  // Who searched once may have found it.
  isGap: ({ count }) => count.now >= leastCount,
  findFormer: ({ subjects }) => subjects?.formerTerms ?? [],
  sizeOf: ({ searches }) => (searches?.isComplete === true ? searches.totalSearches : 0),
  toDo: ({ name, count, topClickedPage }) => {
    if (count.now < leastSearched) return undefined
    return { words: name, page: topClickedPage, isOnPage: false, count, readers: count.now }
  },
}
