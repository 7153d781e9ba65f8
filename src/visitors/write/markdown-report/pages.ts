import { formatChange, formatCount, formatShare } from '../../number-format.ts'
import type { VisitorAnalytics } from '../../read/visitor-analytics.ts'
import { changeTitle, folded, table } from './markdown-table.ts'
import { linkedPath } from './path-code.ts'

/** Returns the most visited pages. */
export function pagesBlock(analytics: VisitorAnalytics, summaryRows: number): string[] {
  const { visitors, siteUrl, previous } = analytics
  const shown = visitors.slice(0, summaryRows)
  if (shown.length === 0) return []
  const before = new Map(previous?.visitors.map((page) => [page.path, page.total]))
  const rows = shown.map((page) => [
    linkedPath(page.path, siteUrl),
    formatCount(page.total),
    ...(previous === undefined ? [] : [formatChange(page.total, before.get(page.path) ?? 0)]),
    formatShare(page.ai, page.total),
  ])
  const change = previous === undefined ? [] : [changeTitle(analytics)]
  return folded(titleOf(shown.length, visitors.length), [table(['Page', 'All', ...change, 'AI share'], rows)])
}

function titleOf(shown: number, all: number): string {
  if (all === 1) return 'The only page'
  return shown === all
    ? `All ${formatCount(all)} pages`
    : `Top ${formatCount(shown)} of ${formatCount(all)} pages`
}
