import type { PageVisitors, VisitorCounts } from '../service/decoding.ts'
import { codeSpan } from '../untrusted-text.ts'
import type { DateRange } from './date-range.ts'
import type { VisitorList } from './visitor-pages.ts'

// With 1,000 rows, the most that can be asked for, the report stays below half a megabyte whatever the paths hold.
const maxPathCharacters = 100

/** The report of an export, for the job summary and `report.md`. */
export function visitorReport(
  { totals, visitors }: VisitorList,
  about: DateRange & { projectId: string; summaryRows: number },
): string {
  const shown = visitors.slice(0, about.summaryRows)
  return [
    `## Documentation visitors of ${codeSpan(about.projectId, maxPathCharacters)}`,
    `${describeRange(about)}. Unique visitors; who is both human and AI traffic counts once in the total.`,
    table(['Visitors', 'Number', 'Share'], '|---|--:|--:|', totalRows(totals)),
    ...(shown.length === 0 ? [] : [pagesTitle(shown.length, visitors.length), pagesTable(shown)]),
  ].join('\n\n')
}

/** A range for people; the upper bound is exclusive. */
export function describeRange({ dateFrom, dateTo }: DateRange): string {
  const from = dateFrom === undefined ? 'From the beginning' : `From ${codeSpan(dateFrom)}`
  return dateTo === undefined ? `${from} until now` : `${from} until before ${codeSpan(dateTo)}`
}

function totalRows({ human, ai, total }: VisitorCounts): string[][] {
  return [
    ['Human', formatCount(human), formatShare(human, total)],
    ['AI', formatCount(ai), formatShare(ai, total)],
    ['**Total**', `**${formatCount(total)}**`, ''],
  ]
}

function pagesTitle(shown: number, all: number): string {
  return shown === all
    ? `### All ${formatCount(all)} pages`
    : `### Top ${formatCount(shown)} of ${formatCount(all)} pages`
}

function pagesTable(rows: readonly PageVisitors[]): string {
  return table(
    ['Page', 'Human', 'AI', 'Total'],
    '|---|--:|--:|--:|',
    rows.map(({ path, human, ai, total }) => [
      codeSpan(path, maxPathCharacters),
      ...[human, ai, total].map(formatCount),
    ]),
  )
}

function table(head: string[], alignment: string, rows: string[][]): string {
  return [line(head), alignment, ...rows.map(line)].join('\n')
}

function line(cells: string[]): string {
  return `| ${cells.join(' | ')} |`
}

function formatCount(count: number): string {
  return count.toLocaleString('en-US')
}

function formatShare(count: number, total: number): string {
  return total === 0 ? '–' : `${((100 * count) / total).toFixed(1)} %`
}
