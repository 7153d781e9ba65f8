import { formatCount, formatCountOf, formatGain, formatShare } from '../../shared/number-format.ts'
import { andList } from '../../shared/word-list.ts'
import { gapCount } from '../judge/gaps.ts'
import type { Task } from '../judge/tasks.ts'
import { allLists, areGapsWhole } from '../read/included-lists.ts'
import type { Findings } from '../judge/findings.ts'
import { joinedParts, joinedTexts, type SentencePart } from './sentence.ts'
import { emptiedLists } from './tables/gap-tables.ts'

/** What the summary and the report say above the tasks. */
export const tasksTitle = 'Do next'

/** Returns `5 tasks · 25 gaps`. A Check is a task and no gap. Gaps are not counted if a list with gaps is missing. */
export function tasksCount({
  tasks,
  gaps,
  missing,
}: Pick<Findings, 'tasks' | 'gaps' | 'missing'>): string | undefined {
  const count = areGapsWhole(missing) ? gapCount(gaps ?? {}) : 0
  const counts = [
    tasks.length > 0 ? formatCountOf(tasks.length, 'task') : undefined,
    count > 0 ? formatCountOf(count, 'gap') : undefined,
  ]
  return joinedTexts(counts, ' · ')
}

/** A task in words: what to do, and why. */
export interface TaskWords {
  verb: string
  /** What follows the verb. */
  what: SentencePart[]
  /** The evidence, one short sentence for each number. */
  why: SentencePart[]
}

export function taskWords(task: Task): TaskWords {
  const { verb, what, why } = partsOf(task)
  return { verb, what, why: joinedParts(why, ' · ') }
}

function partsOf(task: Task): Omit<TaskWords, 'why'> & { why: SentencePart[][] } {
  const { words, page } = task
  const { now: count, before: previous } = task.count
  const quoted = words === null ? [] : [{ words }]
  const on = (preposition: string): SentencePart[] => (page === null ? [] : [preposition, { page }])
  switch (task.kind) {
    case 'write': {
      const { wordings = 1, searches = 0 } = task
      const inWordings = wordings === 1 ? '' : ` in ${formatCountOf(wordings, 'wording')}`
      return {
        verb: 'Write',
        what: ['an answer to ', ...quoted],
        why: [
          [`asked ${times(count)}${changeOf(task)}${inWordings}`],
          searches === 0 ? [] : [`searched ${times(searches)}`],
          on(isOnItsPage(task) ? 'mostly on ' : 'for example on '),
        ],
      }
    }
    case 'fix': {
      const why = [[`${formatCount(count)} thumbs down${changeOf(task)}`], quoted]
      return { verb: 'Fix', what: page === null ? [] : [{ page }], why }
    }
    case 'add': {
      const clicked = formatShare(task.clickThroughRate ?? 0, 1).replace('.0%', '%')
      const why = [
        [`searched ${times(count)}${changeOf(task)}`],
        [`${clicked} clicked`],
        on('most clicked: '),
      ]
      return { verb: 'Add', what: ['content for ', ...quoted], why }
    }
    case 'check': {
      const { pages, ai } = task
      const before = `${formatCount(previous ?? 0)} before`
      const numbers =
        ai !== undefined
          ? `no people now, ${before}, only ${formatCountOf(ai, 'AI visitor')}`
          : pages === undefined
            ? `no visitors now, ${before}`
            : `${formatCountOf(pages, 'page')} without visitors now, the most visited had ${before}`
      const what = page === null ? [] : [{ page, isGone: ai === undefined }]
      return { verb: 'Check', what, why: [[`${numbers}: moved, removed or broken?`]] }
    }
  }
}

/** Returns false for a page on which less than half asked, or that few who searched clicked. */
export function isOnItsPage({ kind, askedOnPage = 0, count }: Task): boolean {
  return kind === 'fix' || kind === 'check' || 2 * askedOnPage >= count.now
}

function times(count: number): string {
  return count === 1 ? 'once' : `${formatCount(count)} times`
}

/** Returns the change in brackets, if there is one. */
function changeOf({ count: { now, before, change } }: Task): string {
  if (before === null || change === null || change === 'same') return ''
  return before === 0 ? ' (new)' : ` (${formatGain(now, before)})`
}

/** The items of `include` that have gaps, and what each adds. */
const told = {
  questions: 'the questions that the assistant could not answer',
  searches: 'the searches with few clicks',
  feedback: 'the pages that readers dislike',
}
type Told = keyof typeof told
const toldNames = Object.keys(told) as Told[]

/** Says that there are no tasks, with the lists that were read. */
export function noTasks(findings: Findings): string {
  const { gaps, missing } = findings
  const read = andList(listsRead(findings))
  if (read === '') return 'No tasks: questions, searches and feedback were not read.'
  const lists = areGapsWhole(missing) ? read : `what was read of ${read}`
  const count = gapCount(gaps ?? {})
  if (count === 0) return `No tasks: ${emptiedLists(findings) ?? `no gap in ${lists}`}.`
  const isSettled = gaps?.pages?.some((page) => page.isSettled) === true
  const why = `too small for a task${isSettled ? ', or with all complaints resolved or dismissed' : ''}`
  return `No tasks: ${formatCountOf(count, 'gap')} in ${lists}, ${why}.`
}

/** Says which items of `include` would tell more; undefined if all were asked for. */
export function moreToInclude(findings: Findings): SentencePart[] | undefined {
  const asked = new Set<string>([
    ...listsRead(findings),
    ...findings.missing.map(({ name }) => allLists[name].include),
  ])
  const others = toldNames.filter((name) => !asked.has(name))
  if (others.length === 0) return undefined
  const include = [...toldNames.filter((name) => asked.has(name)), ...others].join(',')
  const tells = andList(others.map((name) => told[name]))
  return ['With ', { code: `include: ${include}` }, `, this list also has ${tells}.`]
}

function listsRead({ questions, searches, pageFeedback }: Findings): Told[] {
  const lists: Record<Told, unknown> = { questions, searches, feedback: pageFeedback }
  return toldNames.filter((name) => lists[name] !== undefined)
}
