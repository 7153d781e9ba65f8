import type { ComparedCount } from './compared-count.ts'
import type { ToDo } from './gap-kinds/gap-kind.ts'
import { gapKinds, type Gaps, type GapTypes } from './gaps.ts'
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
  /** It is too small for a gap: no list of gaps has it. */
  isSmall: boolean
  /** What else readers told about the same subject. */
  also: Task[]
}

type Rows = { [Name in TaskName]?: readonly TaskTypes[Name][] }

/** Of tasks that are equally heavy, the kind that is first here is first. A page is certain, and a topic may be two subjects. */
const toDoOf: { [Name in TaskName]: (about: TaskTypes[Name]) => ToDo | undefined } = {
  page: gapKinds.page.toDo,
  topic: gapKinds.topic.toDo,
  term: gapKinds.term.toDo,
  moved: ({ path, visitors, expected, usual, peopleBefore, isLost, answers }) => {
    const isTask = answers.length === 0 ? isLost : answers.some(({ isMissing }) => isMissing)
    if (!isTask || expected < leastVisitors) return undefined
    const count: ComparedCount =
      peopleBefore === undefined ? visitors : { now: 0, before: peopleBefore, change: 'fewer' }
    const readers = usual === undefined ? (count.before ?? 0) : Math.round(expected)
    return { words: null, page: path, isOnPage: true, count, readers }
  },
}

/**
 * Returns what to do next, at most five tasks: first gaps and what moved, then what is too small for a gap. In both, the order
 * is the readers who were not served; of equal tasks, what more missed in the period before comes first. One subject is one task.
 *
 * @param rows the gaps, and what moved, the largest first
 * @param small what is too small for a gap
 */
export function tasksOf(rows: Rows, small: Gaps): Task[] {
  const tasks: Task[] = []
  const taskAbout = new Map<unknown, Task>()
  for (const task of byReaders([...tasksIn(rows, false), ...tasksIn(small, true)])) {
    const subjects = [task.about, ...('asked' in task.about ? task.about.asked : [])]
    const [same] = subjects.flatMap((subject) => taskAbout.get(subject) ?? [])
    for (const subject of subjects) taskAbout.set(subject, same ?? task)
    if (same === undefined) tasks.push(task)
    else {
      same.also.push(task)
      same.readers += task.readers
    }
  }
  return byReaders(tasks).slice(0, mostTasks)
}

function byReaders(tasks: readonly Task[]): Task[] {
  // Those who visited a page before did not miss it then.
  const missedBefore = ({ kind, count }: Task): number => (kind === 'moved' ? 0 : (count.before ?? 0))
  return tasks.toSorted(
    (a, b) =>
      Number(a.isSmall) - Number(b.isSmall) || b.readers - a.readers || missedBefore(b) - missedBefore(a),
  )
}

function tasksIn(rows: Rows, isSmall: boolean): Task[] {
  return (Object.keys(toDoOf) as TaskName[]).flatMap((kind) => tasksAbout(kind, rows, isSmall))
}

function tasksAbout<Name extends TaskName>(kind: Name, rows: Rows, isSmall: boolean): Task<Name>[] {
  return (rows[kind] ?? []).flatMap((about, row) => {
    const toDo = toDoOf[kind](about)
    return toDo === undefined ? [] : [{ kind, about, row, isSmall, also: [], ...toDo }]
  })
}
