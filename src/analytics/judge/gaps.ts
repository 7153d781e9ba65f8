import { compareBy, type Compare, type ComparedCount } from './compared-count.ts'
import { pagePath } from '../read/page-path.ts'
import { type FeedbackEntry, isOpen } from '../read/feedback-list.ts'
import type { PageFeedback, PageFeedbackList } from '../read/page-feedback-list.ts'
import type { ComparedLists } from '../read/included-lists.ts'
import type { VisitorAnalytics } from '../read/visitor-analytics.ts'
import { eachOf, type Pause } from '../../shared/pause.ts'
import type { Subjects } from './topics/subjects.ts'
import { type Counted, type FormerGap, leastCount, type TermGroup, type Topic } from './topics/topic.ts'
import { isPraise } from './topics/small-talk.ts'
import { foldedText, startOf } from './topics/words.ts'

/** Where the documentation did not serve its readers. A list is undefined if what tells it was not read. */
export interface Gaps {
  /** Topics that were asked often enough and seldom answered, the most asked first. */
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
export async function gapsOf(
  analytics: Pick<VisitorAnalytics, 'questions' | 'searches' | 'pageFeedback' | 'feedback' | 'previous'>,
  subjects: Subjects | undefined,
  compare: Compare,
  pause: Pause,
): Promise<Gaps | undefined> {
  const { questions, searches, pageFeedback, feedback, previous } = analytics
  if (questions === undefined && searches === undefined && pageFeedback === undefined) return undefined
  return {
    topics: questions && subjects?.topics.filter(({ isGap }) => isGap),
    terms: searches && subjects?.terms.filter(({ searches }) => searches.now >= leastCount),
    pages:
      pageFeedback &&
      (await dislikedPages(
        pageFeedback,
        previous?.lists?.pageFeedback,
        { entries: feedback?.entries ?? [], isWhole: feedback !== undefined },
        compare,
        pause,
      )),
  }
}

/** Returns the number of gaps of all kinds. */
export function gapCount({ topics = [], terms = [], pages = [] }: Partial<Gaps>): number {
  return topics.length + terms.length + pages.length
}

async function dislikedPages(
  list: PageFeedbackList,
  before: PageFeedbackList | undefined,
  feedback: { entries: readonly FeedbackEntry[]; isWhole: boolean },
  compare: Compare,
  pause: Pause,
): Promise<DislikedPage[]> {
  const commentsOf = new Map<string, FeedbackEntry[]>()
  await eachOf(feedback.entries, pause, (entry) => {
    if (entry.comment === null || entry.comment.trim() === '') return
    const path = pagePath(entry.path)
    const comments = commentsOf.get(path)
    if (comments === undefined) commentsOf.set(path, [entry])
    else comments.push(entry)
  })
  const downBefore = new Map(before?.pages.map(({ path, thumbsDown }) => [path, thumbsDown]))
  // An empty list does not tell that a page is new in it.
  const unlisted = before?.isComplete === true && before.pages.length > 0 ? 0 : null
  const disliked = list.pages
    .filter(isDisliked)
    .sort((a, b) => b.thumbsDown - a.thumbsDown || a.thumbsUp - b.thumbsUp)
  const pages: DislikedPage[] = []
  for (const page of disliked) {
    const path = pagePath(page.path)
    const entries = commentsOf.get(path) ?? []
    const comments = await openComplaints(entries, pause)
    pages.push({
      ...page,
      path,
      down: compare(page.thumbsDown, downBefore.get(page.path) ?? unlisted, disliked.length),
      comments,
      // An open complaint can be in the part that was not read.
      isSettled: feedback.isWhole && comments.length === 0 && !entries.every(isOpen),
    })
  }
  return pages
}

function isDisliked({ thumbsUp, thumbsDown }: PageFeedback): boolean {
  return thumbsDown >= leastCount && thumbsDown > thumbsUp
}

/** Of comments that are equally frequent, the latest is first. Praise is last: somebody may have hit the wrong thumb. */
async function openComplaints(entries: readonly FeedbackEntry[], pause: Pause): Promise<Counted[]> {
  const complaints = new Map<string, Counted & { latest: string; isPraise: boolean }>()
  await eachOf(entries, pause, ({ comment, helpful, status, createdAt }) => {
    if (helpful === true || !isOpen({ status })) return
    const text = startOf(comment ?? '')
    const key = foldedText(text)
    const known = complaints.get(key) ?? { text, count: 0, latest: '', isPraise: isPraise(text) }
    known.count += 1
    if (createdAt !== null && createdAt > known.latest) known.latest = createdAt
    complaints.set(key, known)
  })
  return [...complaints.values()]
    .sort(
      (a, b) =>
        Number(a.isPraise) - Number(b.isPraise) || b.count - a.count || b.latest.localeCompare(a.latest),
    )
    .map(({ text, count }) => ({ text, count }))
}

const listOf = { topic: 'questions', term: 'searches', page: 'pageFeedback' } as const

/**
 * Returns the former gaps whose count clearly fell, also in proportion to all other questions, searches or votes. A list that
 * was cut or is empty in one of the periods tells nothing.
 */
export function closedGaps(
  now: ComparedLists & { unfinished: boolean },
  before: ComparedLists,
  formerGaps: readonly FormerGap[],
): FormerGap[] {
  const all = [...formerGaps, ...formerlyDisliked(now, before)]
  return (['topic', 'term', 'page'] as const).flatMap((kind) => {
    const sizes = { now: sizeOf(now[listOf[kind]]), before: sizeOf(before[listOf[kind]]) }
    if (sizes.now === 0 || sizes.before === 0) return []
    const gaps = all.filter((gap) => gap.kind === kind)
    return gaps
      .filter((gap) => {
        const others = { now: sizes.now - gap.now, before: sizes.before - gap.before }
        return compareBy(others, now.unfinished)(gap.now, gap.before, gaps.length).change === 'fewer'
      })
      .sort((a, b) => b.before - a.before || (a.name < b.name ? -1 : 1))
  })
}

/** Returns the number of conversations, searches or votes; 0 for a list that was cut or not read. */
function sizeOf(list: ComparedLists[keyof ComparedLists]): number {
  if (list === undefined) return 0
  if ('asked' in list) {
    const asked = list.questions.filter(({ isStep }) => !isStep)
    return new Set(asked.map(({ conversation }) => conversation)).size
  }
  if (!list.isComplete) return 0
  return 'totalSearches' in list ? list.totalSearches : list.thumbsUp + list.thumbsDown
}

function formerlyDisliked(now: ComparedLists, before: ComparedLists): FormerGap[] {
  const pages = new Map(now.pageFeedback?.pages.map((page) => [page.path, page]))
  return (before.pageFeedback?.pages ?? [])
    .filter(isDisliked)
    .flatMap(({ path, thumbsDown }): FormerGap[] => {
      const page = pages.get(path)
      if (page !== undefined && isDisliked(page)) return []
      return [{ kind: 'page', name: pagePath(path), now: page?.thumbsDown ?? 0, before: thumbsDown }]
    })
}
