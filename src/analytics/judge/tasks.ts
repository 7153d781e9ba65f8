import type { Change, ChangeRule } from './chance.ts'
import type { Gaps } from './gaps.ts'
import { formatCount, formatCountOf, formatGain, formatShare } from '../../shared/number-format.ts'
import type { PageChange } from '../read/comparison.ts'
import type { Included } from '../read/included-lists.ts'
import type { VisitorAnalytics } from '../read/visitor-analytics.ts'
import { searchesOf } from './topics/topic.ts'

const mostTasks = 5

/** What the summary and the report say above the tasks. */
export const tasksTitle = 'Do this week'

const verbs = { write: 'Write', fix: 'Fix', add: 'Add', redirect: 'Redirect' }
type Kind = keyof typeof verbs

/** What to do about a gap, or about a page that has no visitors now. */
export interface Task {
  kind: Kind
  /** What readers wrote: the topic, the terms, or the most frequent open comment. */
  words: string | null
  page: string | null
  /** Times asked, thumbs down, searches, or visitors. */
  count: number
  /** The same in the previous period. Null if it is not known. */
  previous: number | null
  /** Whether the count changed beyond chance. Null without `previous`. */
  change: Change | null
  /** `write`: the number of wordings. */
  wordings?: number
  /** `write`: how often its terms were searched. */
  searches?: number
  /** `add`: share of the searches with a click, 0 to 1. */
  clickThroughRate?: number
  /** Where the evidence stands: the number of the row in the list of its kind. */
  row: number
}

/**
 * Returns what to do this week, at most five tasks: the heaviest of each kind, then the second of each kind, and so on.
 *
 * @param moved the pages whose visitors changed beyond chance, the largest change first
 */
export function tasksOf(moved: readonly PageChange[], gaps: Gaps | undefined, changeOf: ChangeRule): Task[] {
  const counts = (
    count: number,
    previous: number | null,
    of: number,
  ): Pick<Task, 'count' | 'previous' | 'change'> => ({
    count,
    previous,
    change: previous === null ? null : changeOf(count, previous, of),
  })
  const candidates = [
    ...(gaps?.topics ?? []).map(
      ({ text, count, previous, wordings, terms, pages }, row, { length }): Task => ({
        kind: 'write',
        words: text,
        page: pages[0]?.text ?? null,
        ...counts(count, previous, length),
        wordings: wordings.length,
        searches: searchesOf({ terms }),
        row,
      }),
    ),
    ...(gaps?.pages ?? []).map(({ path, comments, thumbsDown, previous }, row, { length }): Task => ({
      kind: 'fix',
      words: comments[0]?.text ?? null,
      page: path,
      ...counts(thumbsDown, previous, length),
      row,
    })),
    ...(gaps?.terms ?? []).map(
      ({ text, topClickedPage, hits, previous, clickThroughRate }, row, { length }): Task => ({
        kind: 'add',
        words: text,
        page: topClickedPage,
        ...counts(hits, previous, length),
        clickThroughRate,
        row,
      }),
    ),
    ...moved.flatMap(({ path, total, previous }, row): Task[] =>
      total > 0
        ? []
        : [
            {
              kind: 'redirect',
              words: null,
              page: path,
              count: total,
              previous: previous.total,
              change: 'fewer',
              row,
            },
          ],
    ),
  ]
  const rankOf = new Map(
    [...Map.groupBy(candidates, ({ kind }) => kind).values()].flatMap((tasks) =>
      tasks.map((task, rank) => [task, rank]),
    ),
  )
  return candidates.toSorted((a, b) => (rankOf.get(a) ?? 0) - (rankOf.get(b) ?? 0)).slice(0, mostTasks)
}

/** A part of a sentence. What shows it makes the words of readers and the paths safe. */
export type TaskPart = string | { words: string } | { page: string; isGone: boolean }

/** Returns the verb of a task, and the rest of its line. */
export function taskLine(task: Task): { verb: string; parts: TaskPart[] } {
  const { kind, words, page, count, previous } = task
  const shownWords = words === null ? [] : [{ words }]
  const shownPage = page === null ? [] : [{ page, isGone: kind === 'redirect' }]
  const onPage = (preposition: string): TaskPart[] => (page === null ? [] : [preposition, ...shownPage])
  const parts: Record<Kind, () => TaskPart[]> = {
    write: () => [
      'an answer to ',
      ...shownWords,
      `, asked ${times(count)}${changeOf(task)}${inWordings(task.wordings)}`,
      ...onPage(', mostly on '),
      searched(task.searches),
    ],
    fix: () => [
      ...shownPage,
      `, ${formatCount(count)} thumbs down${changeOf(task)}`,
      ...(words === null ? [] : [': ', ...shownWords]),
    ],
    add: () => [
      'content for ',
      ...shownWords,
      `, searched ${times(count)}${changeOf(task)}, ${formatShare(task.clickThroughRate ?? 0, 1).replace('.0%', '%')} clicked`,
      ...onPage(', usually on '),
    ],
    redirect: () => [...shownPage, `, no visitors now, ${formatCount(previous ?? 0)} before`],
  }
  return { verb: verbs[kind], parts: parts[kind]() }
}

function times(count: number): string {
  return count === 1 ? 'once' : `${formatCount(count)} times`
}

/** Returns the change in brackets, if there is one beyond chance. */
function changeOf({ count, previous, change }: Task): string {
  if (previous === null || change === null || change === 'same') return ''
  return previous === 0 ? ' (new)' : ` (${formatGain(count, previous)})`
}

function inWordings(wordings = 1): string {
  return wordings === 1 ? '' : ` in ${formatCountOf(wordings, 'wording')}`
}

function searched(searches = 0): string {
  return searches === 0 ? '' : `; searched ${times(searches)}`
}

/** What each list is called, and what it would tell. */
const told: Record<Exclude<Included, 'views'>, { name: string; tells: string }> = {
  assistant: { name: 'questions', tells: 'the questions that the assistant could not answer' },
  searches: { name: 'searches', tells: 'the searches with few clicks' },
  feedback: { name: 'feedback', tells: 'the pages that readers dislike' },
}

/** Says that there are no tasks, with the lists that were read. */
export function noTasks(analytics: VisitorAnalytics): string {
  const { read } = readLists(analytics)
  const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })
  return read.length === 0
    ? 'No tasks: questions, searches and feedback were not read.'
    : `Nothing that two readers missed, in ${and.format(read.map((name) => told[name].name))}.`
}

/** Says which items of `include` would tell more; undefined if all were read. */
export function moreToInclude(analytics: VisitorAnalytics): { code: string; text: string } | undefined {
  const { read, missing } = readLists(analytics)
  if (missing.length === 0) return undefined
  const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })
  return {
    code: `include: ${[...read, ...missing].join(',')}`,
    text: `, the list would also tell ${and.format(missing.map((name) => told[name].tells))}.`,
  }
}

type Told = keyof typeof told

function readLists({ questions, searches, feedback }: VisitorAnalytics): { read: Told[]; missing: Told[] } {
  const lists: Record<Told, unknown> = { assistant: questions, searches, feedback }
  const names = Object.keys(told) as Told[]
  return {
    read: names.filter((name) => lists[name] !== undefined),
    missing: names.filter((name) => lists[name] === undefined),
  }
}
