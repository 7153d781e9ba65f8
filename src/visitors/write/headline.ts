import { differingDays, formatRange } from '../date-format.ts'
import type { DateRange } from '../dates/date-range.ts'
import type { ExportContent } from '../export-content.ts'
import { formatCount, formatCountOf, formatShare } from '../number-format.ts'
import { hasLost } from '../read/comparison.ts'
import { formatVisitors } from '../verdict.ts'

const maxPathCharacters = 60

/**
 * Returns the export in one line: the total and its change, the share of AI, the pages that rose and fell most, or the
 * most visited page if there is no comparison, the number of unanswered questions if they were read, and the number of
 * tasks with the page of the first.
 *
 * Nothing in it has a meaning in a shell, a format string, a chat message or Markdown, not even a percent sign.
 */
export function headlineOf(content: ExportContent): string {
  const sentences = [
    totalPart(content),
    // Without visitors, every page is a faller.
    ...(content.totals.total === 0 ? [] : visitorParts(content)),
    ...questionPart(content),
    taskPart(content),
  ]
  return `${sentences.join('. ')}.`
}

function totalPart({ totals, previous, ...range }: ExportContent): string {
  const areNamed = differingDays(range, previous) !== undefined
  const [now, before] = [totals.total, previous?.totals.total ?? 0]
  const visitors = `${formatVisitors(now)}${inDays(range, areNamed)}`
  if (previous === undefined) return visitors
  const since = `${formatCount(before)}${inDays(previous, areNamed)}`
  if (now === before) return `${visitors}, unchanged from ${since}`
  const gain = Math.abs(now - before)
  const growth = before === 0 ? '' : ` or ${percentOf(gain, before)}`
  return `${visitors}, ${now > before ? 'up' : 'down'} ${formatCount(gain)}${growth} from ${since}`
}

function inDays(range: DateRange & { days: number | undefined }, areNamed: boolean): string {
  const inDays = areNamed ? ` in ${formatCountOf(range.days ?? 0, 'day')}` : ''
  return `${inDays}, ${formatRange(range)}`
}

function visitorParts({ totals, visitors, previous, moved }: ExportContent): string[] {
  const share = `AI share ${percentOf(totals.ai, totals.total)}`
  if (previous !== undefined) return [share, ...moversOf(moved)]
  const [top] = visitors
  if (top === undefined || top.total === 0) return [share]
  return [share, `Most visited page ${plainPath(top.path)}, ${formatCount(top.total)}`]
}

function moversOf(moved: ExportContent['moved']): string[] {
  const riser = moved.find((page) => !hasLost(page))
  const faller = moved.find(hasLost)
  const sentences: string[] = []
  if (riser !== undefined) {
    const gain = formatCount(riser.total - riser.previous.total)
    sentences.push(
      `Biggest riser ${plainPath(riser.path)}, up ${gain}${riser.previous.total === 0 ? ', new' : ''}`,
    )
  }
  if (faller !== undefined) {
    const loss = formatCount(faller.previous.total - faller.total)
    const isGone = faller.total === 0
    sentences.push(
      `Biggest faller ${plainPath(faller.path)}, down ${loss}${isGone ? ', no visitors now' : ''}`,
    )
  }
  return sentences
}

function questionPart({ questions, previous }: ExportContent): string[] {
  if (questions === undefined) return []
  const asked = questions.questions.length
  if (asked === 0) return ['No questions to the assistant']
  const before = previous?.lists?.questions?.unanswered
  const change = before === undefined ? '' : `, ${movedFrom(questions.unanswered, before)}`
  return [`Unanswered questions ${formatCount(questions.unanswered)} of ${formatCount(asked)}${change}`]
}

function movedFrom(now: number, before: number): string {
  if (now === before) return 'as many as before'
  return `${now > before ? 'up' : 'down'} ${formatCount(Math.abs(now - before))}`
}

function taskPart({ tasks }: ExportContent): string {
  const [first] = tasks
  if (first === undefined) return 'No tasks'
  const where = first.page === null ? '' : `, the first on ${plainPath(first.page)}`
  return `${formatCountOf(tasks.length, 'task')}${where}`
}

function percentOf(count: number, of: number): string {
  return formatShare(count, of).replace('%', ' percent')
}

// A dot is kept before a digit only, because chat programs turn evil.example into a link. An underscore is kept inside
// a word only, because Markdown and chat programs read others as emphasis.
const unsafe =
  /(?:[^\p{L}\p{M}\p{N}/\-._]|\p{Default_Ignorable_Code_Point}|(?<![\p{L}\p{N}])[._]|\.(?!\p{N})|_(?![\p{L}\p{N}]))+/gu

/**
 * Returns an untrusted path as plain text. Letters and digits of any script, `/` and `-` are kept, and an ellipsis
 * replaces the rest. The text starts with `/` or an ellipsis, so that a shell does not read it as an option.
 */
function plainPath(path: string): string {
  // The slice limits the work on a path of several megabytes.
  const characters = Array.from(path.slice(0, maxPathCharacters * 16).replaceAll(unsafe, '…'))
  const cut = characters.slice(0, maxPathCharacters).join('').replace(/…$/u, '')
  const start = /^[/…]/u.test(cut) ? '' : '…'
  const isCut = characters.length > maxPathCharacters || characters.at(-1) === '…'
  return `${start}${cut}${isCut ? '…' : ''}`
}
