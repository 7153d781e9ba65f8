import { formatCount, formatCountOf } from '../../../shared/number-format.ts'
import type { Task } from '../../judge/tasks.ts'
import type { ShownTaskKind } from './gap-kind.ts'

/** A page or folder without visitors now, or without people, is a task, and no gap. */
export const shownMoved: ShownTaskKind<'moved'> = {
  verb: ({ about: { answers } }) => (answers.length === 0 ? 'check' : 'fix'),
  what: ({ about: { path } }) => [{ page: path }],
  why: (task) => {
    const { pages, ai, usual, answers404 } = numbersOf(task)
    const before = task.count.before ?? 0
    const [visitors, when] = usual === undefined ? [before, 'before'] : [usual, 'usually']
    const gone =
      pages === undefined ? 'no visitors now' : `${formatCountOf(pages, 'page')} without visitors now`
    if (answers404 !== undefined) {
      if (pages === undefined) return [[`it answers 404; ${formatCountOf(visitors, 'visitor')} ${when}`]]
      const asked = `${answers404} of ${formatCountOf(task.about.answers.length, 'page')} asked`
      return [[`${asked} ${answers404 === 1 ? 'answers' : 'answer'} 404; ${gone}`]]
    }
    const had = `${pages === undefined ? '' : 'the most visited had '}${formatCount(visitors)} ${when}`
    const numbers =
      ai === undefined
        ? `${gone}, ${had}`
        : `no people now, ${formatCount(before)} before, only ${formatCountOf(ai, 'AI visitor')}`
    return [[`${numbers}: moved, removed or broken?`]]
  },
  numbers: numbersOf,
  table: { name: 'moved', title: 'What moved' },
}

/**
 * Returns the number of the pages of a folder, the visitors of a page that only AI still visits, those that a page usually has
 * if it did not in the period before, and how many pages that were asked answer 404.
 */
function numbersOf({ about: { folder, peopleBefore, visitors, expected, usual, answers } }: Task<'moved'>) {
  const missing = answers.filter(({ isMissing }) => isMissing).length
  return {
    pages: folder?.pages,
    ai: peopleBefore === undefined ? undefined : visitors.now,
    usual: usual === undefined ? undefined : Math.round(expected),
    answers404: missing === 0 ? undefined : missing,
  }
}
