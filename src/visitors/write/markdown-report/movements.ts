import { movementsOf } from '../../movements.ts'
import { formatCount } from '../../number-format.ts'
import type { VisitorAnalytics } from '../../read/visitor-analytics.ts'
import { changeTitle, table } from './markdown-table.ts'
import { pathInTable } from './path-code.ts'

/** Returns the pages whose visitors changed most. */
export function movementsBlock(analytics: VisitorAnalytics): string[] {
  const { previous, siteUrl } = analytics
  if (previous === undefined || previous.changes.length === 0) return []
  const { title, empty, count, rows } = movementsOf(previous.changes)
  const cells = rows.map(({ page, change }) => [
    // A link to a page that is gone leads nowhere.
    pathInTable(page.path, page.total === 0 ? undefined : siteUrl),
    change,
    formatCount(page.total),
  ])
  const of = count > rows.length ? ` (${rows.length} of ${formatCount(count)})` : ''
  return [
    `### ${title}${of}`,
    rows.length === 0 ? empty : table(['Page', changeTitle(analytics), 'Now'], cells),
  ]
}
