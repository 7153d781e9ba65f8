import { type Change, changeRule, type ChangeRule } from '../judge/chance.ts'
import { type ClosedGap, closedGaps, type Gaps, gapsOf } from '../judge/gaps.ts'
import { movedPages } from '../judge/moved.ts'
import type { PageChange } from '../read/comparison.ts'
import type { VisitorAnalytics } from '../read/visitor-analytics.ts'
import type { ShownLists } from './tables/list-tables.ts'
import { type Task, tasksOf } from '../judge/tasks.ts'
import type { Subjects } from '../judge/topics/subjects.ts'
import type { Topic } from '../judge/topics/topic.ts'
import { verdictOf } from '../judge/verdict.ts'

/** What the files and the summary of an export show: what was read, and what was found in it. */
export interface ExportContent extends Omit<VisitorAnalytics, 'questions'>, Pick<ShownLists, 'questions'> {
  /** Nobody visited in the range. */
  isEmpty: boolean
  /** Nor in the period to compare with, if there is one. */
  isEmptyInBoth: boolean
  /** Decides which counts changed. */
  changeOf: ChangeRule
  /** How the total changed; undefined without a comparison. */
  visitorsChange: Change | undefined
  /** The pages whose visitors changed beyond chance, the largest change first. None without a comparison. */
  moved: PageChange[]
  /** One sentence. */
  verdict: string
  /** What to do this week. */
  tasks: Task[]
  /** Every topic, also those that were asked once. Undefined if the questions were not read. */
  topics: Topic[] | undefined
  /** Undefined if `include` asked for none of `searches`, `feedback` and `assistant`. */
  gaps: Gaps | undefined
  /** Gaps of the previous period that are closed. Undefined if its lists were not read. */
  closed: ClosedGap[] | undefined
}

export async function contentOf(analytics: VisitorAnalytics): Promise<ExportContent> {
  const { totals, visitors, previous, days = 1, unfinished, questions } = analytics
  const isEmpty = totals.total === 0 && visitors.every(({ total }) => total === 0)
  const changeOf = changeRule({ now: days, before: previous?.days ?? days }, unfinished)
  const moved = movedPages(previous?.changes ?? [], changeOf)
  const subjects = await findSubjects(analytics)
  const gaps = gapsOf(analytics, subjects)
  return {
    ...analytics,
    questions: questions && {
      ...questions,
      questions: questions.questions.map((question) => ({
        ...question,
        topic: subjects?.topicOf(question) ?? null,
      })),
    },
    isEmpty,
    isEmptyInBoth: isEmpty && (previous === undefined || previous.totals.total === 0),
    changeOf,
    visitorsChange: previous && changeOf(totals.total, previous.totals.total),
    moved,
    verdict: verdictOf(analytics, changeOf),
    tasks: isEmpty ? [] : tasksOf(moved, gaps, changeOf),
    topics: questions && subjects?.topics,
    gaps,
    closed: previous?.lists && closedGaps(analytics, subjects, changeOf),
  }
}

/** The words that topics need are loaded only if readers asked or searched. */
async function findSubjects({
  questions,
  searches,
  previous,
}: VisitorAnalytics): Promise<Subjects | undefined> {
  if (questions === undefined && searches === undefined) return undefined
  const { subjectsOf } = await import('../judge/topics/subjects.ts')
  const before = previous?.lists
  return subjectsOf(
    { questions: questions?.questions, terms: searches?.terms },
    before && { questions: before.questions?.questions, terms: before.searches?.terms },
  )
}
