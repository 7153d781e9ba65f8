import type { Question } from '../read/question-list.ts'
import { comparePages, type PageRow, withReadablePaths } from '../read/pages.ts'
import type { VisitorAnalytics } from '../read/visitor-analytics.ts'
import { compareBy, type Compare, type ComparedCount } from './compared-count.ts'
import { type ClosedGap, findGaps, type Gaps } from './gaps.ts'
import { type AskSite, withSiteAnswers } from './lost-pages.ts'
import { type Movement, movementOf } from './moved.ts'
import { placesOf } from './addresses.ts'
import { type Task, tasksOf } from './tasks.ts'
import type { Pause } from '../../shared/pause.ts'
import { subjectsOf } from './topics/subjects.ts'
import type { Topic } from './topics/topic.ts'
import { type Usual, usualOf } from './usual.ts'
import { type Verdict, verdictOf } from './verdict.ts'

/** What was read, and what was found in it. Files, summary and report show this, and conclude nothing themselves. */
export interface Findings extends VisitorAnalytics {
  /** Every page of the range; with a comparison, of the two periods. */
  rows: readonly PageRow[]
  /** Nobody visited in the range. */
  isEmpty: boolean
  /** Nor in the period to compare with, if there is one. */
  isEmptyInBoth: boolean
  /** Undefined if too few earlier periods tell what is usual. */
  usual: Usual | undefined
  /** What may be concluded about the totals. */
  verdict: Verdict
  /** What the pages did between the two periods. Without a comparison, none moved. */
  movement: Movement
  /** What to do next. */
  tasks: Task[]
  /** How much there is in the lists of `include`. */
  listCounts: ListCounts
  /** Every topic, also those that were asked once. Undefined if the questions were not read. */
  topics: Topic[] | undefined
  /** The text of the topic of each question that has one. */
  topicOf: ReadonlyMap<Question, string>
  /** Undefined if `include` asked for none of `searches`, `feedback` and `questions`. */
  gaps: Gaps | undefined
  /** Gaps of the period before that are closed. Undefined if its lists were not read. */
  closed: ClosedGap[] | undefined
}

/** Totals of the lists of `include`. Undefined if a list was not read to its end. */
export type ListCounts = Record<
  'questions' | 'unanswered' | 'searches' | 'thumbsDown' | 'thumbsUp',
  ComparedCount | undefined
>

/**
 * @param pause called now and then while folders and topics are searched. What it throws ends the work
 * @param ask undefined if the address of the site is not known
 */
export async function findingsOf(
  analytics: VisitorAnalytics,
  pause: Pause,
  ask?: AskSite,
): Promise<Findings> {
  const { totals, visitors, previous, history, days = 1, unfinished, questions, searches } = analytics
  const changes = previous && comparePages(visitors, previous.visitors)
  const isEmpty = totals.total === 0 && visitors.every(({ total }) => total === 0)
  const compare = compareBy({ now: totals.total, before: previous?.totals.total ?? 0 }, unfinished)
  const usual = usualOf(history ?? [], days)
  const range = { unfinished, days, ordinary: usual?.ordinary ?? [] }
  const moved = await movementOf(changes ?? [], range, pause)
  const movement = ask && !isEmpty ? await withSiteAnswers(moved, changes ?? [], ask) : moved
  const subjects =
    questions === undefined && searches === undefined
      ? undefined
      : await subjectsOf(analytics, previous?.lists, compare, pause, unfinished)
  const placeOf = placesOf(changes ?? [])
  const sources = { lists: analytics, before: previous?.lists, subjects, placeOf, compare, pause }
  const { gaps, small, closed } = await findGaps(sources, unfinished)
  return {
    ...analytics,
    rows: changes ?? withReadablePaths(visitors),
    isEmpty,
    isEmptyInBoth: isEmpty && (previous === undefined || previous.totals.total === 0),
    usual,
    verdict: verdictOf(analytics, usual),
    movement,
    tasks: isEmpty ? [] : tasksOf({ ...gaps, moved: [...movement.rows, ...movement.lost] }, small),
    listCounts: listCountsOf(analytics, compare),
    topics: questions && subjects?.topics,
    topicOf: subjects?.topicOf ?? new Map<Question, string>(),
    gaps,
    closed,
  }
}

function listCountsOf(analytics: VisitorAnalytics, compare: Compare): ListCounts {
  const { questions, searches, pageFeedback, previous } = analytics
  const before = previous?.lists
  const count = (now: number | undefined, before: number | undefined): ComparedCount | undefined =>
    now === undefined ? undefined : compare(now, before ?? null)
  const unanswered = count(questions?.unanswered, before?.questions?.unanswered)
  return {
    questions: count(questions?.asked, before?.questions?.asked),
    // Without a question before, the assistant may have been off.
    unanswered: unanswered && before?.questions?.asked === 0 ? { ...unanswered, change: 'same' } : unanswered,
    searches: count(searches?.totalSearches, before?.searches?.totalSearches),
    thumbsDown: count(pageFeedback?.thumbsDown, before?.pageFeedback?.thumbsDown),
    thumbsUp: count(pageFeedback?.thumbsUp, before?.pageFeedback?.thumbsUp),
  }
}
