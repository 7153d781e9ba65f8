import type { Pause } from '../../../shared/pause.ts'
import type { IncludedLists } from '../../read/included-lists.ts'
import type { Compare, ComparedCount } from '../compared-count.ts'
import type { Subjects } from '../topics/subjects.ts'
import type { FormerGap } from '../topics/topic.ts'

/** Of those who search or visit, so many stand for one who asks or votes. */
export const silentPerReader = 30

/** What gaps are found in. */
export interface Sources {
  lists: IncludedLists
  /** Those of the period before. Undefined if nothing is compared. */
  before: IncludedLists | undefined
  /** What the questions and searches are about. Undefined without both. */
  subjects: Subjects | undefined
  /** Returns where a page of the period before is now: see {@link placesOf}. */
  placeOf: (path: string) => string | undefined
  compare: Compare
  pause: Pause
}

/** What a kind of gaps is. */
export interface GapKind<Gap> {
  /** The list that tells them. If it was not read, nothing is known of them. */
  list: keyof IncludedLists
  /** Returns what did not serve readers, the largest first. */
  find: (sources: Sources) => Gap[] | Promise<Gap[]>
  /** False for what is too small for a gap, and can be a task where there are few. */
  isGap: (found: Gap) => boolean
  /** Returns the gaps of the period before that are none now. */
  findFormer: (sources: Sources) => readonly FormerGap[]
  /** Returns the number of conversations, searches or votes; 0 for a list that was cut or not read. */
  sizeOf: (lists: IncludedLists) => number
  /** Returns what to do about a gap; undefined if it is too small for a task, or settled. */
  toDo: (gap: Gap) => ToDo | undefined
}

/** What to do about a gap, or about a page or folder that has no visitors now. */
export interface ToDo {
  /** What readers wrote: the topic, the terms, or the most typical open complaint. */
  words: string | null
  /** Of what moved, it can be a folder: `/v1/*`. */
  page: string | null
  /** False for a page on which less than half asked, or that few who searched clicked. */
  isOnPage: boolean
  /** Times asked, thumbs down, searches, or visitors. */
  count: ComparedCount
  /** How many readers were not served, as those who only search or visit. */
  readers: number
}
