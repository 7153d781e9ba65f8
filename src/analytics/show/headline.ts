import { gapCount } from '../judge/gaps.ts'
import type { Findings } from '../judge/findings.ts'
import type { Task, TaskName } from '../judge/tasks.ts'
import { areGapsWhole } from '../read/included-lists.ts'
import { formatCountOf } from '../../shared/number-format.ts'
import { plainName } from '../../shared/untrusted-text.ts'
import { shownTaskKinds } from './gap-kinds/gap-kinds.ts'
import { joinedTexts, type SentencePart, upperFirst } from './sentence.ts'
import { emptiedLists } from './tables/gap-tables.ts'
import { formatVisitors, verdictSentence } from './verdict-words.ts'

const maxPathCharacters = 60
const leftOut = '…'

/**
 * Returns the export in one line: the verdict, the total unless the verdict has it, the number of gaps if they were looked
 * for, and the page of the first task if it is on one, and not too small for a gap.
 *
 * Nothing in it has a meaning in a shell, a format string, a chat message or Markdown, not even a percent sign.
 */
export function exportHeadline(content: Findings): string {
  const { totals, isEmpty, gaps, missing, tasks } = content
  const verdict = verdictSentence(content)
  const total = formatVisitors(totals.total)
  const count = gaps && areGapsWhole(missing) ? gapCount(gaps) : undefined
  const page = tasks.slice(0, 1).find(({ isOnPage, isSmall }) => isOnPage && !isSmall)?.page ?? null
  const sentences = [
    verdict.replaceAll('%', ' percent'),
    verdict.startsWith(total) ? undefined : `${total}.`,
    isEmpty || count === undefined
      ? undefined
      : `${count === 0 ? upperFirst(emptiedLists(content) ?? 'no gaps') : formatCountOf(count, 'gap')}.`,
    page === null ? undefined : `The first task is on ${shownPath(page)}.`,
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
  return `${upperFirst(verb(task))} ${what(task).map(plainPart).join('')}: ${told.join(', ')}`.replaceAll(
    '%',
    ' percent',
  )
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
