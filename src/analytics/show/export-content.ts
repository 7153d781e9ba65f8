import { changeRule, type ChangeRule } from '../judge/count-change.ts'
import { closedGaps, type Gaps, gapsOf } from '../judge/gaps.ts'
import { type Movement, movementOf } from '../judge/moved.ts'
import type { Question } from '../read/question-list.ts'
import { comparePages, type PageRow } from '../read/comparison.ts'
import type { VisitorAnalytics } from '../read/visitor-analytics.ts'
import { type Task, tasksOf } from '../judge/tasks.ts'
import type { Pause } from '../judge/topics/pause.ts'
import type { Subjects } from '../judge/topics/subjects.ts'
import type { ClosedGap, Topic } from '../judge/topics/topic.ts'
import { type Usual, usualOf } from '../judge/usual.ts'
import { type Verdict, verdictOf } from '../judge/verdict.ts'

/** What the files and the summary of an export show: what was read, and what was found in it. */
export interface ExportContent extends VisitorAnalytics {
  /** Every page of the range; with a comparison, of the two periods. */
  rows: readonly PageRow[]
  /** Nobody visited in the range. */
  isEmpty: boolean
  /** Nor in the period to compare with, if there is one. */
  isEmptyInBoth: boolean
  /** Decides which counts of what readers did changed. */
  changeOf: ChangeRule
  /** Undefined if too few earlier periods tell what is usual. */
  usual: Usual | undefined
  /** What may be concluded about the totals. */
  verdict: Verdict
  /** What the pages did between the two periods. Without a comparison, none moved. */
  movement: Movement
  /** What to do next. */
  tasks: Task[]
  /** Every topic, also those that were asked once. Undefined if the questions were not read. */
  topics: Topic[] | undefined
  /** The text of the topic of each question that has one. */
  topicOf: ReadonlyMap<Question, string>
  /** Undefined if `include` asked for none of `searches`, `feedback` and `questions`. */
  gaps: Gaps | undefined
  /** Gaps of the previous period that are closed. Undefined if its lists were not read. */
  closed: ClosedGap[] | undefined
}

/** @param pause called now and then while topics are searched. What it throws ends the work */
export async function contentOf(analytics: VisitorAnalytics, pause: Pause): Promise<ExportContent> {
  const { totals, visitors, previous, history, days = 1, unfinished, questions } = analytics
  const changes = previous && comparePages(visitors, previous.visitors)
  const isEmpty = totals.total === 0 && visitors.every(({ total }) => total === 0)
  const changeOf = changeRule({ now: totals.total, before: previous?.totals.total ?? 0 }, unfinished)
  const usual = usualOf(history ?? [], days)
  const movement = movementOf(changes ?? [], unfinished)
  const subjects = await findSubjects(analytics, pause)
  const gaps = gapsOf(analytics, subjects)
  const topicOf = new Map<Question, string>()
  for (const question of questions?.questions ?? []) {
    const topic = subjects?.topicOf(question) ?? null
    if (topic !== null) topicOf.set(question, topic)
  }
  return {
    ...analytics,
    rows: changes ?? visitors,
    isEmpty,
    isEmptyInBoth: isEmpty && (previous === undefined || previous.totals.total === 0),
    changeOf,
    usual,
    verdict: verdictOf(analytics, usual),
    movement,
    tasks: isEmpty ? [] : tasksOf(movement.rows, changes ?? [], gaps, changeOf),
    topics: questions && subjects?.topics,
    topicOf,
    gaps,
    closed: gaps && previous?.lists && closedGaps(analytics, previous.lists, subjects?.formerGaps ?? []),
  }
}

/** The words that topics need are loaded only if readers asked or searched. */
async function findSubjects(
  { questions, searches, previous }: VisitorAnalytics,
  pause: Pause,
): Promise<Subjects | undefined> {
  if (questions === undefined && searches === undefined) return undefined
  const { subjectsOf } = await import('../judge/topics/subjects.ts')
  const before = previous?.lists
  return subjectsOf(
    { questions: questions?.questions, terms: searches?.terms },
    before && { questions: before.questions?.questions, terms: before.searches?.terms },
    pause,
  )
}
