import { differInDays, formatRange } from '../date-format.ts'
import type { DateRange } from '../dates/date-range.ts'
import { formatCount, formatCountOf, formatShare } from '../number-format.ts'
import type { PageChange } from '../read/comparison.ts'
import type { ExportContent } from '../export-content.ts'
import type { VisitorAnalytics } from '../read/visitor-analytics.ts'

const maxPathCharacters = 60

/** How a headline shows what it contains. */
export interface HeadlineStyle {
  /** `isGone` is true for a page that nobody visited in this period. */
  path: (path: string, isGone: boolean) => string
  /** The sign. */
  percent: string
}

/**
 * The style of the output `headline`. Nothing in it has a meaning in a shell, a format string, a chat message or
 * Markdown, not even a percent sign.
 */
export const plainText: HeadlineStyle = { path: plainPath, percent: ' percent' }

/**
 * Returns the export in one line: the total and its change, the share of AI, the pages that rose and fell most, or the
 * most visited page if there is no comparison, the number of unanswered questions if they were read, and the number of
 * tasks with the page of the first.
 */
export function headlineOf(analytics: ExportContent, style: HeadlineStyle): string {
  const sentences = [
    `${totalPart(analytics)}${changePart(analytics, style)}`,
    // Without visitors, every page is a faller.
    ...(analytics.totals.total === 0 ? [] : visitorParts(analytics, style)),
    ...questionPart(analytics),
    taskPart(analytics, style),
  ]
  return `${sentences.join('. ')}.`
}

function visitorParts({ totals, visitors, previous }: VisitorAnalytics, style: HeadlineStyle): string[] {
  const share = `AI share ${percentOf(totals.ai, totals.total, style)}`
  if (previous !== undefined) return [share, ...moversOf(previous.changes, style)]
  const [top] = visitors
  if (top === undefined || top.total === 0) return [share]
  return [share, `Most visited page ${style.path(top.path, false)}, ${formatCount(top.total)}`]
}

function questionPart({ questions, previous }: VisitorAnalytics): string[] {
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

function taskPart({ tasks }: ExportContent, { path }: HeadlineStyle): string {
  const [first] = tasks
  if (first === undefined) return 'No tasks'
  const isGone = first.kind === 'look-at' && first.count === 0
  const where = first.page === null ? '' : `, the first on ${path(first.page, isGone)}`
  return `${formatCountOf(tasks.length, 'task')}${where}`
}

function totalPart({ totals, previous, ...range }: VisitorAnalytics): string {
  const visitors = totals.total === 0 ? 'No visitors' : formatCountOf(totals.total, 'visitor')
  return `${visitors}${inDays(range, differInDays(range, previous))}`
}

function changePart({ totals, days, previous }: VisitorAnalytics, style: HeadlineStyle): string {
  if (previous === undefined) return ''
  const [now, before] = [totals.total, previous.totals.total]
  const since = `${formatCount(before)}${inDays(previous, differInDays({ days }, previous))}`
  if (now === before) return `, unchanged from ${since}`
  const gain = Math.abs(now - before)
  const growth = before === 0 ? '' : ` or ${percentOf(gain, before, style)}`
  return `, ${now > before ? 'up' : 'down'} ${formatCount(gain)}${growth} from ${since}`
}

function inDays(range: DateRange & { days: number | undefined }, isNamed: boolean): string {
  const inDays = isNamed ? ` in ${formatCountOf(range.days ?? 0, 'day')}` : ''
  return `${inDays}, ${formatRange(range)}`
}

function moversOf(changes: readonly PageChange[], { path }: HeadlineStyle): string[] {
  const gain = (page: PageChange): number => page.total - page.previous.total
  let [riser, faller] = [changes[0], changes[0]]
  for (const page of changes) {
    if (riser === undefined || gain(page) > gain(riser)) riser = page
    if (faller === undefined || gain(page) < gain(faller)) faller = page
  }
  const sentences: string[] = []
  if (riser !== undefined && gain(riser) > 0)
    sentences.push(
      `Biggest riser ${path(riser.path, false)}, up ${formatCount(gain(riser))}${riser.previous.total === 0 ? ', new' : ''}`,
    )
  if (faller !== undefined && gain(faller) < 0)
    sentences.push(
      `Biggest faller ${path(faller.path, faller.total === 0)}, down ${formatCount(-gain(faller))}${faller.total === 0 ? ', no visitors now' : ''}`,
    )
  return sentences
}

function percentOf(count: number, of: number, { percent }: HeadlineStyle): string {
  return formatShare(count, of).replace('%', percent)
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
