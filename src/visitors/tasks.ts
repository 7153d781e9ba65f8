import { foldedWords, type Gaps, pagePath } from './gaps.ts'
import { formatCount, formatCountOf } from './number-format.ts'
import { hasLost, type PageChange } from './read/comparison.ts'
import type { Included, IncludedLists } from './read/included-lists.ts'

const mostTasks = 5

/** What the summary and the report say above the tasks, and without any. */
export const tasksTitle = 'Do this week'
export const noTasks = 'No task was found.'

const verbs = { write: 'Write', fix: 'Fix', add: 'Add', 'look-at': 'Look at' }
type Kind = keyof typeof verbs

/** What to do about a gap, or about a page that lost visitors. */
export interface Task {
  kind: Kind
  /** What readers wrote: the question, the term, or the most frequent open comment. */
  words: string | null
  page: string | null
  /** Times asked, thumbs down, searches, or visitors. */
  count: number
  /** The same in the previous period. Null if it is not known. */
  previous: number | null
}

/**
 * Returns what to do this week. The heaviest task of each kind comes before a second one of any kind. A page has one
 * task, and a term that is also a question is one task with it.
 *
 * @param moved the pages whose visitors changed, the largest change first
 */
export function tasksOf(moved: readonly PageChange[], gaps: Gaps | undefined): Task[] {
  const candidates: Record<Kind, Task[]> = {
    write: (gaps?.questions ?? []).map(({ question, pages, count, since }) => ({
      ...{ kind: 'write', words: question, page: pages[0]?.page ?? null },
      ...{ count, previous: since?.previous ?? null },
    })),
    fix: (gaps?.pages ?? []).map(({ path, comments, thumbsDown, since }) => ({
      ...{ kind: 'fix', words: comments[0]?.comment ?? null, page: pagePath(path) },
      ...{ count: thumbsDown, previous: since?.previous ?? null },
    })),
    add: (gaps?.terms ?? []).map(({ term, topClickedPage, hits, since }) => ({
      ...{ kind: 'add', words: term, page: topClickedPage === null ? null : pagePath(topClickedPage) },
      ...{ count: hits, previous: since?.previous ?? null },
    })),
    'look-at': lostPages(moved),
  }
  const kinds = Object.keys(verbs) as Kind[]
  const chosen: Task[] = []
  const isKnown = (task: Task): boolean =>
    chosen.some(({ page }) => page !== null && page === task.page) ||
    (task.kind === 'add' &&
      chosen.some(({ kind, words }) => kind === 'write' && isSame(words ?? '', task.words ?? '')))
  for (let isAdded = true; isAdded;) {
    isAdded = false
    for (const kind of kinds) {
      const next = candidates[kind].findIndex((task) => !isKnown(task))
      const [task] = next === -1 ? [] : candidates[kind].splice(0, next + 1).slice(-1)
      if (task === undefined || chosen.length === mostTasks) continue
      chosen.push(task)
      isAdded = true
    }
  }
  return chosen.sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
}

function isSame(words: string, others: string): boolean {
  return foldedWords(words) === foldedWords(others)
}

/** Returns the page that lost most of those that still have visitors, and of those that have none. */
function lostPages(moved: readonly PageChange[]): Task[] {
  const lost = moved.filter(hasLost)
  const most = [lost.find(({ total }) => total > 0), lost.find(({ total }) => total === 0)]
  return lost
    .filter((page) => most.includes(page))
    .map(({ path, total, previous }) => ({
      ...{ kind: 'look-at', words: null, page: path },
      ...{ count: total, previous: previous.total },
    }))
}

/** A part of a sentence. What shows it makes the words of readers and the paths safe. */
export type TaskPart = string | { words: string } | { page: string; isGone: boolean }

/** A part of a sentence of this action. */
export type StepPart = string | { code: string }

/** Returns the verb of a task, and the rest of its line. */
export function taskLine({ kind, words, page, count, previous }: Task): { verb: string; parts: TaskPart[] } {
  const shownWords = words === null ? [] : [{ words }]
  const isGone = kind === 'look-at' && count === 0
  const shownPage = page === null ? [] : [{ page, isGone }]
  const change = changeOf(count, previous)
  const parts: Record<Kind, TaskPart[]> = {
    write: [
      ...['an answer to ', ...shownWords, `, asked ${times(count)}${change}`],
      ...(page === null ? [] : [', on ', ...shownPage]),
    ],
    fix: [
      ...[...shownPage, `, ${formatCount(count)} thumbs down${change}`],
      ...(words === null ? [] : [': ', ...shownWords]),
    ],
    add: [
      ...['content for ', ...shownWords, `, searched ${times(count)}${change}, with few clicks`],
      ...(page === null ? [] : [', most on ', ...shownPage]),
    ],
    'look-at': [
      ...shownPage,
      isGone
        ? `, no visitors now, ${formatCount(previous ?? 0)} before. Redirect?`
        : `, ${formatCountOf(count, 'visitor')}${change}`,
    ],
  }
  return { verb: verbs[kind], parts: parts[kind] }
}

function times(count: number): string {
  return count === 1 ? 'once' : `${formatCount(count)} times`
}

function changeOf(count: number, previous: number | null): string {
  if (previous === null) return ''
  if (previous === 0) return ', none before'
  if (count === previous) return ', as before'
  return `, ${formatCount(Math.abs(count - previous))} ${count > previous ? 'more' : 'fewer'}`
}

/** What each list would tell. */
const told: Record<Exclude<Included, 'views'>, string> = {
  assistant: 'the questions that the assistant could not answer',
  feedback: 'the pages that readers dislike',
  searches: 'the searches with few clicks',
}

/** Returns sentences below the tasks: how the agent can do them, and which item of `include` would tell more. */
export function nextSteps({
  gaps,
  tasks,
  ...lists
}: IncludedLists & { gaps: Gaps | undefined; tasks: readonly Task[] }): StepPart[][] {
  const read: Record<keyof typeof told, unknown> = {
    assistant: lists.questions,
    feedback: lists.feedback,
    searches: lists.searches,
  }
  const missing = (Object.keys(told) as (keyof typeof told)[]).filter((name) => read[name] === undefined)
  const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })
  const quote: StepPart[] = [
    ...['The agent can do this: quote ', { code: 'gaps.md' }],
    ...[' in the next step of the workflow, with ', { code: 'quote-file: gaps.md' }, '.'],
  ]
  const more: StepPart[] = [
    ...['With ', { code: `include: ${missing.join(',')}` }],
    `, the list would also tell ${and.format(missing.map((name) => told[name]))}.`,
  ]
  return [
    ...(gaps === undefined || tasks.length === 0 ? [] : [quote]),
    ...(missing.length === 0 ? [] : [more]),
  ]
}
