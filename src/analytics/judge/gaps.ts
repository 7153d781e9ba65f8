import { compareBy, type Compare, type ComparedCount } from './compared-count.ts'
import { pagePath } from '../read/page-path.ts'
import type { PageFeedback } from '../../service/analytics-lists.ts'
import { type FeedbackEntry, isOpen } from '../read/feedback-list.ts'
import type { PageFeedbackList } from '../read/page-feedback-list.ts'
import type { ComparedLists } from '../read/included-lists.ts'
import type { VisitorAnalytics } from '../read/visitor-analytics.ts'
import type { Subjects } from './topics/subjects.ts'
import {
  type ClosedGap,
  type Counted,
  type FormerGap,
  leastCount,
  type TermGroup,
  type Topic,
} from './topics/topic.ts'
import { foldedText } from './topics/words.ts'

/** Where the documentation did not serve its readers. A list is undefined if what tells it was not read. */
export interface Gaps {
  /** Topics that were asked at least twice and seldom answered, the most asked first. */
  topics: Topic[] | undefined
  /** Groups of terms that were searched at least twice and belong to no topic, the most searched first. */
  terms: TermGroup[] | undefined
  /** Pages with at least two thumbs down and more down than up, those with most thumbs down first. */
  pages: DislikedPage[] | undefined
}

export interface DislikedPage extends PageFeedback {
  /** Its thumbs down. */
  down: ComparedCount
  /** Complaints that nobody has resolved or dismissed; equal wordings are one. The most frequent come first. */
  comments: Counted[]
  /** Somebody resolved or dismissed comments, and no complaint is open. */
  isSettled: boolean
}

/** Returns undefined if `include` asked for none of `searches`, `feedback` and `questions`. */
export function gapsOf(
  analytics: Pick<VisitorAnalytics, 'questions' | 'searches' | 'pageFeedback' | 'feedback' | 'previous'>,
  subjects: Subjects | undefined,
  compare: Compare,
): Gaps | undefined {
  const { questions, searches, pageFeedback, feedback, previous } = analytics
  if (questions === undefined && searches === undefined && pageFeedback === undefined) return undefined
  return {
    topics: questions && subjects?.topics.filter(({ isGap }) => isGap),
    terms: searches && subjects?.terms.filter(({ searches }) => searches.now >= leastCount),
    pages:
      pageFeedback &&
      dislikedPages(pageFeedback, previous?.lists?.pageFeedback, feedback?.entries ?? [], compare),
  }
}

/** Returns the number of gaps of all kinds. */
export function gapCount({ topics = [], terms = [], pages = [] }: Partial<Gaps>): number {
  return topics.length + terms.length + pages.length
}

function dislikedPages(
  list: PageFeedbackList,
  before: PageFeedbackList | undefined,
  entries: readonly FeedbackEntry[],
  compare: Compare,
): DislikedPage[] {
  const commentsOf = new Map<string, FeedbackEntry[]>()
  for (const entry of entries) {
    if (entry.comment === null || entry.comment.trim() === '') continue
    const path = pagePath(entry.path)
    const comments = commentsOf.get(path)
    if (comments === undefined) commentsOf.set(path, [entry])
    else comments.push(entry)
  }
  const downBefore = new Map(before?.pages.map(({ path, thumbsDown }) => [path, thumbsDown]))
  // An empty list does not tell that a page is new in it.
  const unlisted = before?.isComplete === true && before.pages.length > 0 ? 0 : null
  return list.pages
    .filter(isDisliked)
    .sort((a, b) => b.thumbsDown - a.thumbsDown || a.thumbsUp - b.thumbsUp)
    .map((page, _, { length }) => {
      const entries = commentsOf.get(page.path) ?? []
      const comments = openComplaints(entries)
      return {
        ...page,
        down: compare(page.thumbsDown, downBefore.get(page.path) ?? unlisted, length),
        comments,
        isSettled: comments.length === 0 && !entries.every(isOpen),
      }
    })
}

function isDisliked({ thumbsUp, thumbsDown }: PageFeedback): boolean {
  return thumbsDown >= leastCount && thumbsDown > thumbsUp
}

/** Comments that are equally frequent keep their order: the latest first. */
function openComplaints(entries: readonly FeedbackEntry[]): Counted[] {
  const complaints = new Map<string, Counted>()
  for (const entry of entries) {
    const text = entry.comment ?? ''
    if (entry.helpful === true || !isOpen(entry)) continue
    const key = foldedText(text)
    const known = complaints.get(key)
    if (known === undefined) complaints.set(key, { text, count: 1 })
    else known.count += 1
  }
  return [...complaints.values()].sort((a, b) => b.count - a.count)
}

/**
 * Returns the gaps of the previous period that are none now, and whose count clearly fell, also in proportion to all
 * questions, searches or votes. A list that was cut or is empty in one of the periods tells nothing.
 */
export function closedGaps(
  now: ComparedLists & { unfinished: boolean },
  before: ComparedLists,
  formerGaps: readonly FormerGap[],
): ClosedGap[] {
  const closed = (name: keyof ComparedLists, gaps: readonly FormerGap[]): ClosedGap[] => {
    const sizes = { now: sizeOf(now[name]), before: sizeOf(before[name]) }
    if (sizes.now === 0 || sizes.before === 0) return []
    const compare = compareBy(sizes, now.unfinished)
    return gaps
      .toSorted((a, b) => b.before - a.before)
      .map(({ kind, name, before, now }) => ({ kind, name, count: compare(now, before, gaps.length) }))
      .filter(({ count }) => count.change === 'fewer')
  }
  const ofKind = (kind: FormerGap['kind']): FormerGap[] => formerGaps.filter((gap) => gap.kind === kind)
  return [
    ...closed('questions', ofKind('topic')),
    ...closed('searches', ofKind('term')),
    ...closed('pageFeedback', formerlyDisliked(now, before)),
  ]
}

/** Returns the number of questions, searches or votes; 0 for a list that was cut or not read. */
function sizeOf(list: ComparedLists[keyof ComparedLists]): number {
  if (list === undefined) return 0
  if ('asked' in list) return list.asked
  if (!list.isComplete) return 0
  return 'totalSearches' in list ? list.totalSearches : list.thumbsUp + list.thumbsDown
}

/** Returns the disliked pages of the previous period that are not disliked now. */
function formerlyDisliked(now: ComparedLists, before: ComparedLists): FormerGap[] {
  const pages = new Map(now.pageFeedback?.pages.map((page) => [page.path, page]))
  return (before.pageFeedback?.pages ?? []).filter(isDisliked).flatMap(({ path, thumbsDown }) => {
    const page = pages.get(path)
    if (page !== undefined && isDisliked(page)) return []
    return [{ kind: 'page', name: path, before: thumbsDown, now: page?.thumbsDown ?? 0 }]
  })
}
