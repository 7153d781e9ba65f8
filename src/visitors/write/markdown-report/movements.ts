import { formatChange, formatCount, formatGain } from '../../number-format.ts'
import type { PageChange } from '../../read/comparison.ts'
import type { VisitorAnalytics } from '../../read/visitor-analytics.ts'
import { changeTitle, table } from './markdown-table.ts'
import { linkedPath, pathCode } from './path-code.ts'

const pagesShown = 10

/** Returns the pages whose visitors changed most. New pages and pages without visitors now are marked. */
export function movementsBlock(analytics: VisitorAnalytics): string[] {
  const { previous, siteUrl } = analytics
  if (previous === undefined || previous.changes.length === 0) return []
  const change = (page: PageChange): number => Math.abs(page.total - page.previous.total)
  const moved = previous.changes.filter((page) => change(page) > 0).sort((a, b) => change(b) - change(a))
  const rows = moved.slice(0, pagesShown).map((page) => [
    // A link to a page that is gone leads nowhere.
    page.total === 0 ? pathCode(page.path) : linkedPath(page.path, siteUrl),
    page.total === 0
      ? `${formatGain(0, page.previous.total)} (no visitors now)`
      : formatChange(page.total, page.previous.total),
    formatCount(page.total),
  ])
  const of = moved.length > rows.length ? ` (${rows.length} of ${formatCount(moved.length)})` : ''
  return [
    `### What moved${of}`,
    rows.length === 0 ? 'No page changed.' : table(['Page', changeTitle(analytics), 'Now'], rows),
  ]
}
