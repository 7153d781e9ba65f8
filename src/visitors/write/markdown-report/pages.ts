import { formatCount, formatShare } from '../../number-format.ts'
import type { VisitorAnalytics } from '../../read/visitor-analytics.ts'
import { folded, growthTitle, table, withGrowth } from './markdown-table.ts'
import { pathInTable } from './path-code.ts'

/** Returns the most visited pages. */
export function pagesBlock(analytics: VisitorAnalytics, summaryRows: number): string[] {
  const { visitors, siteUrl, previous } = analytics
  const shown = visitors.slice(0, summaryRows)
  if (shown.length === 0) return []
  const before = new Map(previous?.visitors.map((page) => [page.path, page.total]))
  const rows = shown.map((page) => [
    pathInTable(page.path, siteUrl),
    withGrowth(page.total, previous && (before.get(page.path) ?? 0)),
    formatShare(page.ai, page.total),
  ])
  return folded(titleOf(shown.length, visitors.length), [
    table(['Page', growthTitle('Visitors', analytics), 'AI share'], rows),
  ])
}

function titleOf(shown: number, all: number): string {
  if (all === 1) return 'The only page'
  return shown === all
    ? `All ${formatCount(all)} pages`
    : `Most visited pages (${formatCount(shown)} of ${formatCount(all)})`
}
