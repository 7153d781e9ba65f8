import { type ChangeRule, changeRule } from './change-rule.ts'
import { pagePath } from '../read/page-path.ts'
import { isOpen } from '../read/feedback-list.ts'
import type { PageFeedback, PageFeedbackList } from '../read/page-feedback-list.ts'
import type { VisitorAnalytics } from '../read/visitor-analytics.ts'
import type { FormerSubject, Subjects } from './topics/subjects.ts'
import { type Counted, leastCount, type TermGroup, type Topic } from './topics/topic.ts'

// Thumbs up and down of one period.
const isMoreThan = changeRule({ now: 1, before: 1 }, false)

/** Where the documentation did not serve its readers. A list is undefined if what tells it was not read. */
export interface Gaps {
  /** Topics that were asked at least twice, the most asked first. */
  topics: Topic[] | undefined
  /** Groups of terms that were searched at least twice and belong to no topic, the most searched first. */
  terms: TermGroup[] | undefined
  /** Pages with at least two thumbs down and more down than up, those with most thumbs down first. */
  pages: DislikedPage[] | undefined
}

export interface DislikedPage extends PageFeedback {
  /** Its thumbs down in the previous period. Null if that is not known. */
  previous: number | null
  /** Comments that nobody has resolved or dismissed, in whatever case and spacing. The most frequent come first. */
  comments: Counted[]
}

/** A gap of the previous period that is none now. */
export interface ClosedGap {
  kind: 'topic' | 'term' | 'page'
  /** What readers wrote, or the path of the page. */
  name: string
  /** Unanswered questions, searches without a click, or thumbs down. */
  previous: number
  now: number
}

/** Returns undefined if `include` asked for none of `searches`, `feedback` and `assistant`. */
export function gapsOf(
  analytics: Pick<VisitorAnalytics, 'questions' | 'searches' | 'pageFeedback' | 'feedback' | 'previous'>,
  subjects: Subjects | undefined,
): Gaps | undefined {
  const { questions, searches, pageFeedback, feedback, previous } = analytics
  if (questions === undefined && searches === undefined && pageFeedback === undefined) return undefined
  return {
    topics: questions && subjects?.topics.filter(({ count }) => count >= leastCount),
    terms: searches && subjects?.terms.filter(({ hits }) => hits >= leastCount),
    pages:
      pageFeedback && dislikedPages(pageFeedback, previous?.lists?.pageFeedback, feedback?.entries ?? []),
  }
}

/** Returns the number of gaps of all kinds. */
export function gapCount({ topics = [], terms = [], pages = [] }: Gaps): number {
  return topics.length + terms.length + pages.length
}

function dislikedPages(
  list: PageFeedbackList,
  before: PageFeedbackList | undefined,
  entries: NonNullable<VisitorAnalytics['feedback']>['entries'],
): DislikedPage[] {
  const comments = commentsByPage(entries)
  const downBefore = new Map(before?.pages.map(({ path, thumbsDown }) => [path, thumbsDown]))
  const unlisted = before?.isComplete === true ? 0 : null
  return list.pages
    .filter(isDisliked)
    .sort((a, b) => b.thumbsDown - a.thumbsDown || a.thumbsUp - b.thumbsUp)
    .map((page) => ({
      ...page,
      previous: downBefore.get(page.path) ?? unlisted,
      comments: comments.get(page.path) ?? [],
    }))
}

function isDisliked({ thumbsUp, thumbsDown }: PageFeedback): boolean {
  return thumbsDown >= leastCount && thumbsDown > thumbsUp
}

/** Returns the open comments of each page. Comments that are equally frequent keep their order: the latest first. */
function commentsByPage(
  entries: NonNullable<VisitorAnalytics['feedback']>['entries'],
): Map<string, Counted[]> {
  const pages = new Map<string, Map<string, Counted>>()
  for (const { path, comment, status } of entries) {
    const key = (comment ?? '').toLowerCase().replaceAll(/\s+/gu, ' ').trim()
    if (comment === null || key === '' || !isOpen({ status })) continue
    const page = pagePath(path)
    const comments = pages.get(page) ?? new Map<string, Counted>()
    pages.set(page, comments)
    const known = comments.get(key)
    if (known === undefined) comments.set(key, { text: comment, count: 1 })
    else known.count += 1
  }
  return new Map(
    Array.from(pages, ([page, comments]) => [page, [...comments.values()].sort((a, b) => b.count - a.count)]),
  )
}

/**
 * Returns the gaps of the previous period that are none now, and clearly fewer. A list that was cut in one of the periods
 * tells nothing.
 */
export function closedGaps(
  {
    questions,
    searches,
    pageFeedback,
    previous,
  }: Pick<VisitorAnalytics, 'questions' | 'searches' | 'pageFeedback' | 'previous'>,
  subjects: Subjects | undefined,
  changeOf: ChangeRule,
): ClosedGap[] {
  const before = previous?.lists
  const closed = (kind: ClosedGap['kind'], subjects: readonly FormerSubject[]): ClosedGap[] => {
    const gaps = subjects.filter(({ previous }) => previous >= leastCount)
    return gaps
      .filter(({ previous, now }) => changeOf(now, previous, gaps.length) === 'fewer')
      .sort((a, b) => b.previous - a.previous)
      .map(({ text, previous, now }) => ({ kind, name: text, previous, now }))
  }
  const topics = (subjects?.topics ?? []).map(({ text, count, previous }) => ({
    text,
    now: count,
    previous: previous ?? 0,
  }))
  const askedOnce = topics.filter(({ now }) => now < leastCount)
  return [
    ...(questions?.isComplete === true && before?.questions?.isComplete === true
      ? closed('topic', [...askedOnce, ...(subjects?.formerTopics ?? [])])
      : []),
    ...(searches?.isComplete === true && before?.searches?.isComplete === true
      ? closed('term', subjects?.formerTerms ?? [])
      : []),
    ...(pageFeedback?.isComplete === true && before?.pageFeedback?.isComplete === true
      ? likedPages(pageFeedback, before.pageFeedback, changeOf)
      : []),
  ]
}

/** Returns the disliked pages of the previous period that now have fewer thumbs down, or more up than down. */
function likedPages(now: PageFeedbackList, before: PageFeedbackList, changeOf: ChangeRule): ClosedGap[] {
  const pages = new Map(now.pages.map((page) => [page.path, page]))
  const disliked = before.pages.filter(isDisliked)
  return disliked
    .map(({ path, thumbsDown }) => ({
      name: path,
      previous: thumbsDown,
      page: pages.get(path),
    }))
    .filter(({ page, previous }) => {
      if (page !== undefined && isDisliked(page)) return false
      const { thumbsUp = 0, thumbsDown = 0 } = page ?? {}
      return (
        changeOf(thumbsDown, previous, disliked.length) === 'fewer' ||
        isMoreThan(thumbsUp, thumbsDown, disliked.length) === 'more'
      )
    })
    .sort((a, b) => b.previous - a.previous)
    .map(({ name, previous, page }) => ({ kind: 'page', name, previous, now: page?.thumbsDown ?? 0 }))
}
