import type { VisitorCounts } from '../../../service/contract.ts'
import { formatChange, formatCount, formatShare } from '../../number-format.ts'
import type { VisitorAnalytics } from '../../read/visitor-analytics.ts'
import { partsOf } from '../visitor-parts.ts'
import { table } from './markdown-table.ts'
import { periodColumns } from './period-columns.ts'

type Count = (counts: VisitorCounts) => number

const humans: Count = ({ human }) => human
const agents: Count = ({ ai }) => ai
const all: Count = ({ total }) => total

/** Returns the totals of the site, with their change, and what the numbers mean. */
export function totalsBlock(analytics: VisitorAnalytics): string[] {
  const { totals, previous, unfinished, views } = analytics
  const columns = periodColumns(analytics)
  const row = (title: string, count: Count, viewCount?: Count): string[] => [
    title,
    formatCount(count(totals)),
    formatShare(count(totals), totals.total),
    ...(previous === undefined
      ? []
      : [formatCount(count(previous.totals)), formatChange(count(totals), count(previous.totals))]),
    ...(views === undefined ? [] : [viewCount === undefined ? '–' : formatCount(viewCount(views.totals))]),
  ]
  const rows = [
    row('Human', humans, humans),
    row('AI', agents, agents),
    // A view is either human or AI.
    row('Counted as both', (counts) => partsOf(counts).both),
    row('**All**', all, all).map((cell, index) => (index === 1 ? `**${cell}**` : cell)),
  ]
  const head = [
    ...['Visitors', columns.now, 'Share'],
    ...(previous === undefined ? [] : [columns.previous, 'Change']),
    ...(views === undefined ? [] : ['Views']),
  ]
  return [
    table(head, rows),
    [
      'Unique visitors. A visitor counted as both human and AI counts once in all.',
      ...(views === undefined ? [] : ['A visitor can have many views.']),
      ...(unfinished ? ['The range is not over yet, so its numbers can still grow.'] : []),
    ].join(' '),
  ]
}
