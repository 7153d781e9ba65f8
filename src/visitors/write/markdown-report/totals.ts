import type { VisitorCounts } from '../../../service/contract.ts'
import { formatChange, formatCount, formatShare } from '../../number-format.js'
import type { VisitorAnalytics } from '../../read/visitor-analytics.ts'
import { partsOf } from '../visitor-parts.ts'
import { table } from './markdown-table.ts'
import { periodColumns } from './period-columns.ts'

type Count = (counts: VisitorCounts) => number

/** Returns the totals of the site, with their change, and what the numbers mean. */
export function totalsBlock(analytics: VisitorAnalytics): string[] {
  const { totals, previous, unfinished } = analytics
  const columns = periodColumns(analytics)
  const row = (title: string, count: Count): string[] => [
    title,
    formatCount(count(totals)),
    formatShare(count(totals), totals.total),
    ...(previous === undefined
      ? []
      : [formatCount(count(previous.totals)), formatChange(count(totals), count(previous.totals))]),
  ]
  const rows = [
    row('Human', ({ human }) => human),
    row('AI', ({ ai }) => ai),
    row('Counted as both', (counts) => partsOf(counts).both),
    row('**All**', ({ total }) => total).map((cell, index) => (index === 1 ? `**${cell}**` : cell)),
  ]
  const head = ['Visitors', columns.now, 'Share', columns.previous, 'Change']
  return [
    table(head.slice(0, previous === undefined ? 3 : 5), rows),
    `Unique visitors. A visitor counted as both human and AI counts once in all.${unfinished ? ' The range is not over yet, so its numbers can still grow.' : ''}`,
  ]
}
