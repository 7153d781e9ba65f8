import { formatCount, formatCountOf } from '../../../shared/number-format.ts'
import type { Task } from '../../judge/tasks.ts'
import type { ShownTaskKind } from './gap-kind.ts'

/** A page or folder without visitors now, or without people, is a task, and no gap. */
export const shownMoved: ShownTaskKind<'moved'> = {
  verb: 'check',
  what: ({ about: { path, peopleBefore } }) => [{ page: path, isGone: peopleBefore === undefined }],
  why: (task) => {
    const { pages, ai } = numbersOf(task)
    const before = `${formatCount(task.count.before ?? 0)} before`
    const numbers =
      ai !== undefined
        ? `no people now, ${before}, only ${formatCountOf(ai, 'AI visitor')}`
        : pages === undefined
          ? `no visitors now, ${before}`
          : `${formatCountOf(pages, 'page')} without visitors now, the most visited had ${before}`
    return [[`${numbers}: moved, removed or broken?`]]
  },
  numbers: numbersOf,
  table: { name: 'moved', title: 'What moved', noun: 'page' },
}

/** Returns the number of the pages of a folder, or the visitors of a page that only AI still visits. */
function numbersOf({ about: { folder, peopleBefore, visitors } }: Task<'moved'>) {
  return { pages: folder?.pages, ai: peopleBefore === undefined ? undefined : visitors.now }
}
