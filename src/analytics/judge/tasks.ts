import type { Change, ChangeRule } from './count-change.ts'
import type { Gaps } from './gaps.ts'
import type { MovedRow } from './moved.ts'
import type { PageChange } from '../read/comparison.ts'
import { pageNameOf } from './page-address.ts'
import { hasBegun } from './sections.ts'
import { searchesOf } from './topics/topic.ts'

const mostTasks = 5
// Below these, an entry is a gap but no task.
const leastAsked = 3
const leastDisliked = 3
const leastSearched = 5
const leastVisitors = 5

export type TaskKind = 'write' | 'fix' | 'add' | 'check'

/** What to do about a gap, or about a page or section that has no visitors now. */
export interface Task {
  kind: TaskKind
  /** What readers wrote: the topic, the terms, or the most frequent open complaint. */
  words: string | null
  /** `check`: also a section, `/v1/*`. */
  page: string | null
  /** Times asked, thumbs down, searches, or visitors. */
  count: number
  /** The same in the previous period. Null if it is not known. */
  previous: number | null
  /** Whether the count changed. Null without `previous`. */
  change: Change | null
  /** `write`: the number of wordings. */
  wordings?: number
  /** `write`: how often it was asked on the page. */
  askedOnPage?: number
  /** `write`: how often its terms were searched. */
  searches?: number
  /** `add`: share of the searches with a click, 0 to 1. */
  clickThroughRate?: number
  /** Where the evidence stands: the number of the row in the list of its kind. */
  row: number
}

/**
 * Returns what to do next, at most five tasks: the heaviest of each kind, then the second of each kind, and so on.
 *
 * @param moved the pages and sections that moved, the largest difference first
 * @param pages every page of both periods
 */
export function tasksOf(
  moved: readonly MovedRow[],
  pages: readonly PageChange[],
  gaps: Gaps | undefined,
  changeOf: ChangeRule,
): Task[] {
  const kinds = [writeTasks(gaps, changeOf), fixTasks(gaps, changeOf), addTasks(gaps, changeOf)]
  return byRank([...kinds, checkTasks(moved, pages)]).slice(0, mostTasks)
}

function byRank(kinds: readonly Task[][]): Task[] {
  const most = Math.max(...kinds.map(({ length }) => length))
  return Array.from({ length: most }, (_, rank) => kinds.flatMap((tasks) => tasks[rank] ?? [])).flat()
}

function counts(
  count: number,
  previous: number | null,
  change: () => Change,
): Pick<Task, 'count' | 'previous' | 'change'> {
  return { count, previous, change: previous === null ? null : change() }
}

function writeTasks(gaps: Gaps | undefined, changeOf: ChangeRule): Task[] {
  return (gaps?.topics ?? []).flatMap((topic, row, { length }): Task[] => {
    const { text, count, previous, wordings, pages } = topic
    const searches = searchesOf(topic)
    if (count < leastAsked && searches < leastSearched) return []
    const [page] = pages
    return [
      {
        kind: 'write',
        words: text,
        page: page?.text ?? null,
        ...counts(count, previous, () => changeOf(count, previous ?? 0, length)),
        wordings: wordings.length,
        askedOnPage: page?.count ?? 0,
        searches,
        row,
      },
    ]
  })
}

function fixTasks(gaps: Gaps | undefined, changeOf: ChangeRule): Task[] {
  return (gaps?.pages ?? []).flatMap((page, row, { length }): Task[] => {
    const { path, thumbsDown, thumbsUp, previous, comments, isSettled } = page
    if (thumbsDown - thumbsUp < leastDisliked || isSettled) return []
    const changed = counts(thumbsDown, previous, () => changeOf(thumbsDown, previous ?? 0, length))
    return [{ kind: 'fix', words: comments[0]?.text ?? null, page: path, ...changed, row }]
  })
}

function addTasks(gaps: Gaps | undefined, changeOf: ChangeRule): Task[] {
  return (gaps?.terms ?? []).flatMap((group, row, { length }): Task[] => {
    const { text, topClickedPage, hits, previous, clickThroughRate } = group
    if (hits < leastSearched) return []
    const changed = counts(hits, previous, () => changeOf(hits, previous ?? 0, length))
    return [{ kind: 'add', words: text, page: topClickedPage, ...changed, clickThroughRate, row }]
  })
}

function checkTasks(moved: readonly MovedRow[], pages: readonly PageChange[]): Task[] {
  const newNames = new Set(pages.filter(hasBegun).map(({ path }) => pageNameOf(path)))
  return moved.flatMap(({ path, total, previous, expected, isSection, movedTo }, row): Task[] => {
    const livesOn = movedTo !== undefined || (!isSection && newNames.has(pageNameOf(path)))
    if (total > 0 || expected < leastVisitors || livesOn) return []
    return [
      { kind: 'check', words: null, page: path, count: 0, previous: previous.total, change: 'fewer', row },
    ]
  })
}
