import type { ComparedCount } from './compared-count.ts'
import type { ToDo } from './gap-kinds/gap-kind.ts'
import { gapKinds, type GapTypes } from './gaps.ts'
import { leastVisitors, type MovedRow } from './moved.ts'

const mostTasks = 5

/** What a task can be about: gaps, and what moved. */
interface TaskTypes extends GapTypes {
  moved: MovedRow
}
export type TaskName = keyof TaskTypes

export interface Task<Name extends TaskName = TaskName> extends ToDo {
  kind: Name
  about: TaskTypes[Name]
  /** The number of its row in the list of its kind, where the evidence stands. */
  row: number
}

type Rows = { [Name in TaskName]?: readonly TaskTypes[Name][] }

/** Of tasks that are equally heavy, the kind that is first here is first. */
const toDoOf: { [Name in TaskName]: (about: TaskTypes[Name]) => ToDo | undefined } = {
  topic: gapKinds.topic.toDo,
  page: gapKinds.page.toDo,
  term: gapKinds.term.toDo,
  moved: ({ path, visitors, expected, peopleBefore, isLost }) => {
    if (!isLost || expected < leastVisitors) return undefined
    const count: ComparedCount =
      peopleBefore === undefined ? visitors : { now: 0, before: peopleBefore, change: 'fewer' }
    return { words: null, page: path, isOnPage: true, count, readers: count.before ?? 0 }
  },
}

/**
 * Returns what to do next, at most five tasks, by the readers who were not served. What rose counts double. The kinds share
 * the five places as parties share seats (D'Hondt): the heaviest task comes first, and each further one of its kind counts a
 * half, a third, a quarter.
 *
 * @param rows the gaps, and what moved, the largest first
 */
export function tasksOf(rows: Rows): Task[] {
  return (Object.keys(toDoOf) as TaskName[])
    .flatMap((kind) =>
      tasksAbout(kind, rows)
        .map((task) => ({ task, readers: (task.count.change === 'more' ? 2 : 1) * task.readers }))
        .sort((a, b) => b.readers - a.readers)
        .map(({ task, readers }, place) => ({ task, weight: readers / (place + 1) })),
    )
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostTasks)
    .map(({ task }) => task)
}

function tasksAbout<Name extends TaskName>(kind: Name, rows: Rows): Task<Name>[] {
  return (rows[kind] ?? []).flatMap((about, row) => {
    const toDo = toDoOf[kind](about)
    return toDo === undefined ? [] : [{ kind, about, row, ...toDo }]
  })
}
