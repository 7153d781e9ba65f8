import type { PageVisitors, VisitorCounts } from '../../service/contract.ts'
import { codeSpan } from '../../untrusted-text.ts'
import { bucketNote, formatComparedRanges } from '../date-format.ts'
import { formatChange, formatCount, formatShare } from '../number-format.js'
import { movementsOf, type PageChange } from '../read/comparison.ts'
import type { VisitorAnalytics, VisitorSeries } from '../read/visitor-analytics.ts'
import { maxBuckets, seriesChart, splitChart } from './mermaid-charts.ts'
import { pageLink } from './page-link.ts'

// With these limits, the report stays 180 KB below the runner's limit of 1 MiB. That holds for 1,000 rows (the
// maximum), the largest numbers, and paths in which every character has the longest escape, 9 bytes.
const maxPathCharacters = 70
// A path in HTML code is longer than any other, and has no link.
const maxLinkCharacters = 300
const movesShown = 5
const namesShown = 10
const barCharacters = 10

/** Returns the report of an export, for the job summary and `report.md`. */
export function visitorReport(analytics: VisitorAnalytics, summaryRows: number): string {
  const { totals, previous, series } = analytics
  const split = splitChart(totals)
  return [
    `## Documentation visitors of ${codeSpan(analytics.projectId, maxPathCharacters)}`,
    `${formatComparedRanges(analytics, previous)}. Unique visitors. A visitor counted as both human and AI counts once in the total.`,
    totalsTable(totals, previous?.totals),
    ...(split === undefined ? [] : [split]),
    // A single bucket repeats the total, and Mermaid does not draw a line of one point.
    ...(series === undefined || series.buckets.length === 1 ? [] : seriesSection(series)),
    ...pagesSection(analytics, summaryRows),
    ...(previous === undefined ? [] : movementsSection(previous.changes)),
  ].join('\n\n')
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
  const columns = ['Visitors', 'Number', 'Share', 'Previous', 'Change']
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

function pagesSection(
  { siteUrl, totals, visitors, previous }: VisitorAnalytics,
  summaryRows: number,
): string[] {
  const shown = visitors.slice(0, summaryRows)
  if (visitors.length === 0) return ['No page had visitors.']
  if (shown.length === 0) return []
  const before = new Map(previous?.visitors.map((page) => [page.path, page.total]))
  const most = Math.max(...shown.map(({ total }) => total))
  const columns = ['Page', 'Human', 'AI', 'Total', 'Share']
  const rows = shown.map((page) => [
    ...[linkedPath(page, siteUrl), formatCount(page.human), formatCount(page.ai)],
    `${formatCount(page.total)} \`${shareBar(page.total, most)}\``,
    formatShare(page.total, totals.total),
    ...(previous === undefined ? [] : [formatChange(page.total, before.get(page.path) ?? 0)]),
  ])
  const title =
    shown.length === visitors.length
      ? `### ${visitors.length === 1 ? 'The only page' : `All ${formatCount(visitors.length)} pages`}`
      : `### Top ${formatCount(shown.length)} of ${formatCount(visitors.length)} pages`
  return [title, table(previous === undefined ? columns : [...columns, 'Change'], rows)]
}

/** Returns a bar. It is full for the page with the most visitors. */
function shareBar(count: number, most: number): string {
  const filled = most === 0 ? 0 : Math.round((barCharacters * count) / most)
  return '█'.repeat(filled) + '░'.repeat(barCharacters - filled)
}

function movementsSection(changes: readonly PageChange[]): string[] {
  if (changes.length === 0) return []
  const { risers, fallers, appeared, vanished } = movementsOf(changes)
  return [
    '### What changed',
    ...movesTable('Biggest risers', risers),
    ...movesTable('Biggest fallers', fallers),
    pageNames('New', appeared, (page) => page.total),
    pageNames('Vanished', vanished, (page) => page.previous.total),
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
  return [table([title, 'Previous', 'Now', 'Change'], rows)]
}

/** Returns the pages that only one period has, with their visitors. */
function pageNames(title: string, pages: readonly PageChange[], count: (page: PageChange) => number): string {
  const shown = pages.slice(0, namesShown).map((page) => `${pathCell(page)} (${formatCount(count(page))})`)
  const rest = pages.length - shown.length
  if (rest > 0) shown.push(`and ${formatCount(rest)} more`)
  return `**${title} pages**: ${shown.length === 0 ? 'none' : shown.join(', ')}`
}

/** Returns the path as code, and as a link to the page if its address is known and short. */
function linkedPath(page: PageVisitors, siteUrl: URL | undefined): string {
  const link = siteUrl && pageLink(siteUrl, page.path)
  const code = pathCell(page)
  return link === undefined || link.length > maxLinkCharacters || !code.startsWith('`')
    ? code
    : `[${code}](<${link}>)`
}

function pathCell({ path }: PageVisitors): string {
  return codeSpan(path, maxPathCharacters)
}

/** Returns a table with text in the first column and numbers in the others. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const alignment = `|---|${'--:|'.repeat(head.length - 1)}`
  return [line(head), alignment, ...rows.map(line)].join('\n')
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
