import type { ExportContent } from './export-content.ts'
import { formatCountOf } from '../../shared/number-format.ts'
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
  const where = first.page === null ? '' : `, the first on ${plainPath(first.page)}`
  return `${formatCountOf(others.length + 1, 'task')}${where}.`
}

// A dot is kept before a digit only, because chat programs turn evil.example into a link. An underscore is kept inside
// a word only, because Markdown and chat programs read others as emphasis.
const unsafe =
  /(?:[^\p{L}\p{M}\p{N}/\-._]|\p{Default_Ignorable_Code_Point}|(?<![\p{L}\p{N}])[._]|\.(?!\p{N})|_(?![\p{L}\p{N}]))+/gu

/**
 * Returns an untrusted path as plain text. Letters and digits of any script, `/` and `-` are kept, and an ellipsis
 * replaces the rest. A URL parser reads some characters, such as `ⅽ` and the full-width dot, as others: they are replaced
 * first. The text starts with `/` or an ellipsis, so that a shell does not read it as an option.
 */
function plainPath(path: string): string {
  // The slice limits the work on a path of several megabytes.
  const composed = path.slice(0, maxPathCharacters * 16).normalize('NFKC')
  const characters = Array.from(composed.replaceAll(unsafe, '…'))
  const cut = characters.slice(0, maxPathCharacters).join('').replace(/…$/u, '')
  const start = /^[/…]/u.test(cut) ? '' : '…'
  const isCut = characters.length > maxPathCharacters || characters.at(-1) === '…'
  return `${start}${cut}${isCut ? '…' : ''}`
}
