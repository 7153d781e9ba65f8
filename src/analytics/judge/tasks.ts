import type { Change, ChangeRule } from './change-rule.ts'
import type { Gaps } from './gaps.ts'
import type { MovedRow } from './moved.ts'
import { searchesOf } from './topics/topic.ts'

const mostTasks = 5

export type TaskKind = 'write' | 'fix' | 'add' | 'redirect'

/** What to do about a gap, or about a page that has no visitors now. */
export interface Task {
  kind: TaskKind
  /** What readers wrote: the topic, the terms, or the most frequent open comment. */
  words: string | null
  page: string | null
  /** Times asked, thumbs down, searches, or visitors. */
  count: number
  /** The same in the previous period. Null if it is not known. */
  previous: number | null
  /** Whether the count changed. Null without `previous`. */
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
 * @param moved what moved, the largest difference first
 */
export function tasksOf(moved: readonly MovedRow[], gaps: Gaps | undefined, changeOf: ChangeRule): Task[] {
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
    ...moved.flatMap(({ path, total, previous, movedTo }, row): Task[] =>
      total > 0 || movedTo !== undefined
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
