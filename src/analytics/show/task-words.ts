import { formatCountOf } from '../../shared/number-format.ts'
import { plainName } from '../../shared/untrusted-text.ts'
import { wordList } from '../../shared/word-list.ts'
import type { Findings } from '../judge/findings.ts'
import { gapCount, gapKinds, type GapName, gapNames } from '../judge/gaps.ts'
import { leastSearched } from '../judge/gap-kinds/term.ts'
import type { Task, TaskName } from '../judge/tasks.ts'
import { allLists, areGapsWhole } from '../read/included-lists.ts'
import { shownGapKinds, shownTaskKinds } from './gap-kinds/gap-kinds.ts'
import { joinedParts, joinedTexts, type SentencePart, upperFirst } from './sentence.ts'
import { emptiedLists } from './tables/gap-tables.ts'
import { formatVisitors, verdictSentence } from './verdict-words.ts'

const maxPathCharacters = 60
const leftOut = '…'

/** What the summary and the report say above the tasks. */
export const tasksTitle = 'Do next'

/** Returns the number of gaps; undefined if none were looked for, or if a list with gaps is missing. */
export function gapsFound({ gaps, missing }: Findings): number | undefined {
  return gaps && areGapsWhole(missing) ? gapCount(gaps) : undefined
}

/** Returns `25 gaps`; undefined without one, or if their number is not known. */
export function gapsCount(findings: Findings): string | undefined {
  const count = gapsFound(findings) ?? 0
  return count > 0 ? formatCountOf(count, 'gap') : undefined
}

/** Returns `5 tasks, of 25 gaps below`; without `of` if a task is about no gap. */
export function tasksCount(findings: Findings): string | undefined {
  const { tasks } = findings
  const count = gapsCount(findings)
  const areGaps = tasks.length > 0 && tasks.every(({ kind, isSmall }) => kind !== 'moved' && !isSmall)
  const counts = [
    tasks.length > 0 ? formatCountOf(tasks.length, 'task') : undefined,
    count && `${areGaps ? 'of ' : ''}${count} below`,
  ]
  return joinedTexts(counts, ', ')
}

/** Returns a task in words: what to do, and why. */
export function taskWords<Name extends TaskName>(task: Task<Name>) {
  const { verb, what, why } = shownTaskKinds[task.kind]
  const also = task.also.flatMap(alsoTold)
  return { verb: upperFirst(verb(task)), what: what(task), why: joinedParts([...why(task), ...also]) }
}

/** Returns what else readers told about the subject of a task: how often, and in which words. */
function alsoTold<Name extends TaskName>(task: Task<Name>): SentencePart[][] {
  const [often = []] = shownTaskKinds[task.kind].why(task)
  return [often, task.words === null ? [] : [{ words: task.words }]]
}

/** Returns what `visitors.json` has of a task. */
export function taskMembers<Name extends TaskName>(task: Task<Name>): object {
  const { verb, numbers } = shownTaskKinds[task.kind]
  const { words, page, count, isSmall, also } = task
  const told = { words, page, count, askedOnce: isSmall && count.now === 1, ...numbers?.(task) }
  return { kind: verb(task), headline: taskHeadline(task), ...told, also: also.map(taskMembers) }
}

/** Says that there are no tasks, with the lists that were read. */
export function noTasks(findings: Findings): string {
  const { gaps = {}, missing } = findings
  const names = gapNames.filter((name) => findings[gapKinds[name].list] !== undefined)
  const read = includeOf(names)
  if (read === '') return `No tasks: ${includeOf(gapNames)} were not read.`
  const lists = areGapsWhole(missing) ? read : `what was read of ${read}`
  const count = gapCount(gaps)
  if (count === 0) return `No tasks: ${emptiedLists(findings) ?? `no gap in ${lists}`}.`
  return `No tasks, but ${formatCountOf(count, 'gap')} in ${lists}. A term with fewer than ${leastSearched} searches is no task, nor is a page whose complaints are settled.`
}

/** Says which items of `include` would tell more; undefined if all were asked for. */
export function moreToInclude(findings: Findings): SentencePart[] | undefined {
  const asked = new Set<string>(findings.missing.map(({ name }) => allLists[name].include))
  const others = gapNames.filter(
    (name) => findings[gapKinds[name].list] === undefined && !asked.has(includeOf([name])),
  )
  if (others.length === 0) return undefined
  const tells = others.map((name) => shownGapKinds[name].tells)
  return [
    `With ${includeOf(others)} in `,
    { code: 'include' },
    `, this list also has ${wordList('and', tells)}.`,
  ]
}

/** Returns the items of `include` that tell gaps of some kinds: `questions and searches`. */
function includeOf(names: readonly GapName[]): string {
  const items = names.map((name) => allLists[gapKinds[name].list].include)
  return wordList('and', items)
}

/**
 * Returns the export in one line: the verdict, the total unless the verdict has it, the number of gaps if they were looked
 * for, and the page of the first task if it is on one, and not too small for a gap.
 *
 * Nothing in it has a meaning in a shell, a format string, a chat message or Markdown, not even a percent sign.
 */
export function exportHeadline(content: Findings): string {
  const { totals, isEmpty, tasks } = content
  const verdict = verdictSentence(content)
  const total = formatVisitors(totals.total)
  const count = gapsFound(content)
  const [first] = tasks
  const sentences = [
    verdict.replaceAll('%', ' percent'),
    verdict.startsWith(total) ? undefined : `${total}.`,
    isEmpty || count === undefined
      ? undefined
      : `${count === 0 ? upperFirst(emptiedLists(content) ?? 'no gaps') : formatCountOf(count, 'gap')}.`,
    first?.isOnPage && !first.isSmall && first.page !== null
      ? `The first task is on ${shownPath(first.page)}.`
      : undefined,
  ]
  return joinedTexts(sentences, ' ') ?? ''
}

/**
 * Returns a task in one line: what to do, and why. An ellipsis replaces what readers wrote, so nothing in it has a meaning in
 * a chat message or Markdown.
 */
export function taskHeadline<Name extends TaskName>(task: Task<Name>): string {
  const { verb, what, why } = shownTaskKinds[task.kind]
  const reasons = why(task).map((parts) => parts.map(plainPart).join(''))
  const told = reasons.filter((reason) => reason !== '' && reason !== leftOut)
  const headline = `${upperFirst(verb(task))} ${what(task).map(plainPart).join('')}: ${told.join(', ')}`
  return headline.replaceAll('%', ' percent')
}

function plainPart(part: SentencePart): string {
  if (typeof part === 'string') return part
  if ('words' in part) return leftOut
  return 'page' in part ? shownPath(part.page) : plainName(part.code, maxPathCharacters)
}

/** Starts with `/` or an ellipsis, so that a shell does not read it as an option. */
function shownPath(path: string): string {
  const shown = plainName(path, maxPathCharacters)
  return /^[/…]/u.test(shown) ? shown : `…${shown}`
}
