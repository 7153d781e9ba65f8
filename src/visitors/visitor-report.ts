import type { PageVisitors, VisitorCounts } from '../service/decoding.ts'
import { codeSpan } from '../untrusted-text.ts'
import { movementsOf, type Movements, type PageChange } from './comparison.ts'
import type { DateRange } from './date-range.ts'
import { bucketNote, formatChange, formatCount, formatShare } from './figures.ts'
import { maxBuckets, seriesChart, splitChart } from './mermaid-charts.ts'
import type { PreviousVisitors, VisitorAnalytics, VisitorSeries } from './visitor-analytics.ts'

// With 1,000 rows, the most that can be asked for, and the longest escape of each character, 10 bytes, the report stays
// below the runner's limit of 1 MiB.
const maxPathCharacters = 80
const movesShown = 5
const namesShown = 10
const barCharacters = 10

/** The report of an export, for the job summary and `report.md`. */
export function visitorReport(analytics: VisitorAnalytics, summaryRows: number): string {
  const { totals, visitors, previous, series } = analytics
  const split = splitChart(totals)
  return [
    `## Documentation visitors of ${codeSpan(analytics.projectId, maxPathCharacters)}`,
    `${describeRange(analytics)}${previous === undefined ? '' : `, compared with the period ${describePrevious(previous)}`}. Unique visitors; who is both human and AI traffic counts once in the total.`,
    totalsTable(totals, previous?.totals),
    ...(split === undefined ? [] : [split]),
    ...(series === undefined ? [] : seriesSection(series)),
    ...pagesSection(analytics, summaryRows),
    ...(previous === undefined ? [] : movementsSection(movementsOf(previous.changes), visitors.length)),
  ].join('\n\n')
}

/** A range for people; the upper bound is exclusive. */
export function describeRange({ dateFrom, dateTo }: DateRange): string {
  const from = dateFrom === undefined ? 'From the beginning' : `From ${codeSpan(dateFrom)}`
  return dateTo === undefined ? `${from} until now` : `${from} until before ${codeSpan(dateTo)}`
}

function describePrevious(previous: PreviousVisitors): string {
  return `f${describeRange(previous).slice(1)}`
}

function totalsTable(totals: VisitorCounts, previous: VisitorCounts | undefined): string {
  const row = (title: string, count: keyof VisitorCounts, share: string): string[] => [
    title,
    formatCount(totals[count]),
    share,
    ...(previous === undefined
      ? []
      : [formatCount(previous[count]), formatChange(totals[count], previous[count])]),
  ]
  const rows = [
    row('Human', 'human', formatShare(totals.human, totals.total)),
    row('AI', 'ai', formatShare(totals.ai, totals.total)),
    row('**Total**', 'total', '').map((cell, index) => (index === 1 ? `**${cell}**` : cell)),
  ]
  const columns = ['Visitors', 'Number', 'Share', 'Before', 'Change']
  return table(columns.slice(0, previous === undefined ? 3 : 5), rows)
}

function seriesSection(series: VisitorSeries): string[] {
  const { size, buckets } = series
  const cut =
    buckets.length <= maxBuckets ? '' : `The last ${maxBuckets} of ${formatCount(buckets.length)} ${size}s. `
  return [
    `### Visitors per ${size}`,
    `${cut}Bars: all visitors. Lines: 🟦 human, 🟧 AI. ${bucketNote(size)}`.trim(),
    seriesChart(series),
  ]
}

function pagesSection({ totals, visitors, previous }: VisitorAnalytics, summaryRows: number): string[] {
  const shown = visitors.slice(0, summaryRows)
  if (shown.length === 0) return []
  const before = new Map(previous?.visitors.map((page) => [page.path, page.total]))
  const most = Math.max(...shown.map(({ total }) => total))
  const columns = ['Page', 'Human', 'AI', 'Total', 'Share of all visitors']
  const rows = shown.map((page) => [
    ...[pathCell(page), formatCount(page.human), formatCount(page.ai), formatCount(page.total)],
    `${formatShare(page.total, totals.total)} \`${shareBar(page.total, most)}\``,
    ...(previous === undefined ? [] : [formatChange(page.total, before.get(page.path) ?? 0)]),
  ])
  const title =
    shown.length === visitors.length
      ? `### All ${formatCount(visitors.length)} pages`
      : `### Top ${formatCount(shown.length)} of ${formatCount(visitors.length)} pages`
  return [title, table(previous === undefined ? columns : [...columns, 'Change'], rows)]
}

/** A bar that is full for the page with the most visitors. */
function shareBar(count: number, most: number): string {
  const filled = most === 0 ? 0 : Math.round((barCharacters * count) / most)
  return '█'.repeat(filled) + '░'.repeat(barCharacters - filled)
}

function movementsSection({ risers, fallers, appeared, vanished }: Movements, pages: number): string[] {
  if (pages === 0 && vanished.length === 0) return []
  return [
    '### What changed',
    ...movesTable('Biggest risers', risers),
    ...movesTable('Biggest fallers', fallers),
    names('New', appeared, (page) => page.total),
    names('Vanished', vanished, (page) => page.previous.total),
  ]
}

function movesTable(title: string, pages: readonly PageChange[]): string[] {
  if (pages.length === 0) return []
  const rows = pages
    .slice(0, movesShown)
    .map((page) => [
      pathCell(page),
      formatCount(page.previous.total),
      formatCount(page.total),
      formatChange(page.total, page.previous.total),
    ])
  return [table([title, 'Before', 'Now', 'Change'], rows)]
}

/** The pages that one of two periods alone has, with their visitors in it. */
function names(title: string, pages: readonly PageChange[], count: (page: PageChange) => number): string {
  const shown = pages.slice(0, namesShown).map((page) => `${pathCell(page)} (${formatCount(count(page))})`)
  const rest = pages.length - shown.length
  if (rest > 0) shown.push(`and ${formatCount(rest)} more`)
  return `**${title} pages**: ${shown.length === 0 ? 'none' : shown.join(', ')}`
}

function pathCell({ path }: PageVisitors): string {
  return codeSpan(path, maxPathCharacters)
}

/** A table whose first column is text and whose others are numbers. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const alignment = `|---|${'--:|'.repeat(head.length - 1)}`
  return [line(head), alignment, ...rows.map(line)].join('\n')
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
