import type { ComparedCount } from './compared-count.ts'
import type { Gaps } from './gaps.ts'
import { leastVisitors, type MovedRow } from './moved.ts'
import { searchesOf } from './topics/topic.ts'

const mostTasks = 5
// Below these, an entry is a gap but no task.
const leastAsked = 3
const leastDisliked = 3
const leastSearched = 5
/** Of those who search or visit, so many stand for one who asks or votes. */
const silentPerReader = 30

export type TaskKind = 'write' | 'fix' | 'add' | 'check'

/** What to do about a gap, or about a page or folder that has no visitors now. */
export interface Task {
  kind: TaskKind
  /** What readers wrote: the topic, the terms, or the most frequent open complaint. */
  words: string | null
  /** `check`: also a folder, `/v1/*`. */
  page: string | null
  /** Times asked, thumbs down, searches, or visitors. */
  count: ComparedCount
  /** `check`: the number of the pages of a folder. The count is that of the one with most visitors. */
  pages?: number | undefined
  /** `check`: the visitors of a page that only AI still visits. The count is that of people. */
  ai?: number
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
 * Returns what to do next, at most five tasks, by the readers who were not served. The kinds share the five places as
 * parties share seats (D'Hondt): the heaviest task comes first, and each further one of its kind counts a half, a third, a
 * quarter.
 *
 * @param moved the pages and folders that moved, the largest difference first
 */
export function tasksOf(moved: readonly MovedRow[], gaps: Gaps | undefined): Task[] {
  const kinds = [writeTasks(gaps), fixTasks(gaps), addTasks(gaps), checkTasks(moved)]
  return kinds
    .flatMap((tasks) =>
      tasks
        .map((task) => ({ task, readers: readersOf(task) }))
        .sort((a, b) => b.readers - a.readers)
        .map(({ task, readers }, place) => ({ task, weight: readers / (place + 1) })),
    )
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostTasks)
    .map(({ task }) => task)
}

/** Returns how many readers were not served, as those who only search or visit. What rose counts double. */
function readersOf({ kind, count: { now, before, change }, searches = 0 }: Task): number {
  const readers = {
    write: now * silentPerReader + searches,
    fix: now * silentPerReader,
    add: now,
    check: before ?? 0,
  }[kind]
  return change === 'more' ? 2 * readers : readers
}

function writeTasks(gaps: Gaps | undefined): Task[] {
  return (gaps?.topics ?? []).flatMap((topic, row): Task[] => {
    const { text, unanswered, wordings, pages } = topic
    const searches = searchesOf(topic)
    if (unanswered.now < leastAsked && searches < leastSearched) return []
    const [page] = pages
    return [
      {
        kind: 'write',
        words: text,
        page: page?.text ?? null,
        count: unanswered,
        wordings: wordings.length,
        askedOnPage: page?.count ?? 0,
        searches,
        row,
      },
    ]
  })
}

function fixTasks(gaps: Gaps | undefined): Task[] {
  return (gaps?.pages ?? []).flatMap((page, row): Task[] => {
    const { path, down, thumbsDown, thumbsUp, comments, isSettled } = page
    if (thumbsDown - thumbsUp < leastDisliked || isSettled) return []
    return [{ kind: 'fix', words: comments[0]?.text ?? null, page: path, count: down, row }]
  })
}

function addTasks(gaps: Gaps | undefined): Task[] {
  return (gaps?.terms ?? []).flatMap((group, row): Task[] => {
    const { text, topClickedPage, searches, clickThroughRate } = group
    if (searches.now < leastSearched) return []
    return [{ kind: 'add', words: text, page: topClickedPage, count: searches, clickThroughRate, row }]
  })
}

function checkTasks(moved: readonly MovedRow[]): Task[] {
  return moved.flatMap(({ path, visitors, expected, folder, peopleBefore, livesOn }, row): Task[] => {
    if ((visitors.now > 0 && peopleBefore === undefined) || expected < leastVisitors || livesOn) return []
    const task = { kind: 'check', words: null, page: path, pages: folder?.pages, row } as const
    if (peopleBefore === undefined) return [{ ...task, count: visitors }]
    return [{ ...task, count: { now: 0, before: peopleBefore, change: 'fewer' }, ai: visitors.now }]
  })
}
