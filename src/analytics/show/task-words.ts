import { formatCount, formatCountOf, formatGain, formatShare } from '../../shared/number-format.ts'
import { andList } from '../../shared/word-list.ts'
import { gapCount } from '../judge/gaps.ts'
import type { Task } from '../judge/tasks.ts'
import type { Included } from '../read/included-lists.ts'
import type { VisitorAnalytics } from '../read/visitor-analytics.ts'
import type { Findings } from '../judge/findings.ts'
import { joinedParts, type SentencePart } from './sentence.ts'

/** What the summary and the report say above the tasks. */
export const tasksTitle = 'Do next'

/** Returns how many of the gaps the tasks are about: `5 of 23 gaps`; undefined if there are no gaps. */
export function gapsOfTasks({ tasks, gaps }: Pick<Findings, 'tasks' | 'gaps'>): string | undefined {
  const count = gaps === undefined ? 0 : gapCount(gaps)
  if (count === 0) return undefined
  const shown = tasks.filter(({ kind }) => kind !== 'check').length
  return `${shown} of ${formatCountOf(count, 'gap')}`
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
      const { wordings = 1, searches = 0, askedOnPage = 0 } = task
      const inWordings = wordings === 1 ? '' : ` in ${formatCountOf(wordings, 'wording')}`
      return {
        verb: 'Write',
        what: ['an answer to ', ...quoted],
        why: [
          [`asked ${times(count)}${changeOf(task)}${inWordings}`],
          searches === 0 ? [] : [`searched ${times(searches)}`],
          on(2 * askedOnPage >= count ? 'mostly on ' : 'for example on '),
        ],
      }
    }
    case 'fix': {
      const why = [[`${formatCount(count)} thumbs down${changeOf(task)}`], quoted]
      return { verb: 'Fix', what: page === null ? [] : [{ page }], why }
    }
    case 'add': {
      const clicked = formatShare(task.clickThroughRate ?? 0, 1).replace('.0%', '%')
      const why = [[`searched ${times(count)}${changeOf(task)}`], [`${clicked} clicked`], on('usually on ')]
      return { verb: 'Add', what: ['content for ', ...quoted], why }
    }
    case 'check': {
      const why = `no visitors now, ${formatCount(previous ?? 0)} before: moved, removed or broken?`
      return { verb: 'Check', what: page === null ? [] : [{ page, isGone: true }], why: [[why]] }
    }
  }
}

function times(count: number): string {
  return count === 1 ? 'once' : `${formatCount(count)} times`
}

/** Returns the change in brackets, if there is one. */
function changeOf({ count: { now, before, change } }: Task): string {
  if (before === null || change === null || change === 'same') return ''
  return before === 0 ? ' (new)' : ` (${formatGain(now, before)})`
}

/** What each list is called, and what it adds. */
const told: Record<Exclude<Included, 'views'>, { name: string; tells: string }> = {
  questions: { name: 'questions', tells: 'the questions that the assistant could not answer' },
  searches: { name: 'searches', tells: 'the searches with few clicks' },
  feedback: { name: 'feedback', tells: 'the pages that readers dislike' },
}

/** Says that there are no tasks, with the lists that were read. */
export function noTasks(content: Findings): string {
  const { read } = readLists(content)
  if (read.length === 0) return 'No tasks: questions, searches and feedback were not read.'
  const lists = andList(read.map((name) => told[name].name))
  const gaps = gapCount(content.gaps ?? {})
  if (gaps === 0) return `No tasks: no gap in ${lists}.`
  const isAnySettled = content.gaps?.pages?.some(({ isSettled }) => isSettled) === true
  const reason = isAnySettled ? 'all small, or with all comments resolved or dismissed' : 'none large enough'
  return `No tasks: ${formatCountOf(gaps, 'gap')} in ${lists}, ${reason}.`
}

/** Says which items of `include` would tell more; undefined if all were read. */
export function moreToInclude(analytics: VisitorAnalytics): SentencePart[] | undefined {
  const { read, missing } = readLists(analytics)
  if (missing.length === 0) return undefined
  const include = [...read, ...missing].join(',')
  const tells = andList(missing.map((name) => told[name].tells))
  return ['With ', { code: `include: ${include}` }, `, this list also has ${tells}.`]
}

type Told = keyof typeof told

function readLists({ questions, searches, feedback }: VisitorAnalytics): { read: Told[]; missing: Told[] } {
  const lists: Record<Told, unknown> = { questions, searches, feedback }
  const names = Object.keys(told) as Told[]
  return {
    read: names.filter((name) => lists[name] !== undefined),
    missing: names.filter((name) => lists[name] === undefined),
  }
}
