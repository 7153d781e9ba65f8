import type { PageVisitors } from '../../../service/contract.ts'
import { formatChange, formatCount, formatCountOf, formatShare } from '../../number-format.ts'
import type { VisitorAnalytics } from '../../read/visitor-analytics.ts'
import { table } from './markdown-table.ts'
import { linkedPath } from './path-code.ts'
import { periodColumns } from './period-columns.ts'

/** A list of more pages than this is folded. */
export const foldedAbove = 10
const barCharacters = 10

/** Returns the most visited pages. */
export function pagesBlock(analytics: VisitorAnalytics, summaryRows: number): string[] {
  const { visitors } = analytics
  const shown = visitors.slice(0, summaryRows)
  if (shown.length === 0) return []
  const pages = pagesTable(analytics, shown)
  const heading = `### ${titleOf(shown.length, visitors.length)}`
  if (shown.length <= foldedAbove) return [heading, pages]
  const label = `Show ${formatCountOf(shown.length, 'page')}`
  return [heading, `<details>\n<summary>${label}</summary>`, pages, '</details>']
}

function titleOf(shown: number, all: number): string {
  if (all === 1) return 'The only page'
  return shown === all
    ? `All ${formatCount(all)} pages`
    : `Top ${formatCount(shown)} of ${formatCount(all)} pages`
}

function pagesTable(analytics: VisitorAnalytics, shown: readonly PageVisitors[]): string {
  const { siteUrl, previous } = analytics
  const before = new Map(previous?.visitors.map((page) => [page.path, page.total]))
  const most = Math.max(...shown.map(({ total }) => total))
  const rows = shown.map((page) => [
    ...[linkedPath(page.path, siteUrl), formatCount(page.human), formatCount(page.ai)],
    `${formatCount(page.total)} \`${bar(page.total, most)}\``,
    formatShare(page.ai, page.total),
    ...(previous === undefined ? [] : [formatChange(page.total, before.get(page.path) ?? 0)]),
  ])
  const columns = ['Page', 'Human', 'AI', 'All', 'AI share']
  return table(previous === undefined ? columns : [...columns, periodColumns(analytics).change], rows)
}

/** Returns a bar. It is full for the page with the most visitors. */
function bar(count: number, most: number): string {
  const filled = most === 0 ? 0 : Math.round((barCharacters * count) / most)
  return '█'.repeat(filled) + '░'.repeat(barCharacters - filled)
}
