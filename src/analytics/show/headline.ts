import type { ExportContent } from './export-content.ts'
import { formatCountOf } from '../../shared/number-format.ts'
import { plainName } from '../../shared/untrusted-text.ts'
import { formatVisitors, verdictSentence } from './verdict-words.ts'

const maxPathCharacters = 60

/**
 * Returns the export in one line: the verdict, the total unless the verdict has it, and the number of tasks with the page
 * of the first.
 *
 * Nothing in it has a meaning in a shell, a format string, a chat message or Markdown, not even a percent sign.
 */
export function headlineOf(content: ExportContent): string {
  const { totals, isEmpty, tasks } = content
  const verdict = verdictSentence(content)
  const total = formatVisitors(totals.total)
  const sentences = [
    verdict.replaceAll('%', ' percent'),
    ...(verdict.startsWith(total) ? [] : [`${total}.`]),
    ...(isEmpty ? [] : [taskPart(tasks)]),
  ]
  return sentences.join(' ')
}

function taskPart([first, ...others]: ExportContent['tasks']): string {
  if (first === undefined) return 'No tasks.'
  const where = first.page === null ? '' : `, the first on ${shownPath(first.page)}`
  return `${formatCountOf(others.length + 1, 'task')}${where}.`
}

/** Starts with `/` or an ellipsis, so that a shell does not read it as an option. */
function shownPath(path: string): string {
  const shown = plainName(path, maxPathCharacters)
  return /^[/…]/u.test(shown) ? shown : `…${shown}`
}
