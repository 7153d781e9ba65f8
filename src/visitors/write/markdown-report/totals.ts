import type { VisitorCounts } from '../../../service/contract.ts'
import { noVisitors } from '../../no-visitors.ts'
import { formatChange, formatCount, formatCountOf } from '../../number-format.ts'
import type { VisitorAnalytics } from '../../read/visitor-analytics.ts'
import { partsOf } from '../visitor-parts.ts'
import { changeTitle, table } from './markdown-table.ts'
import { pathCode } from './path-code.ts'

/** Returns the totals of the site, with their change, and what the numbers mean. */
export function totalsBlock(analytics: VisitorAnalytics): string[] {
  const { totals, previous, unfinished, views } = analytics
  const row = (title: string, count: keyof VisitorCounts): string[] => [
    title,
    formatCount(totals[count]),
    ...(previous === undefined ? [] : [formatChange(totals[count], previous.totals[count])]),
  ]
  const head = ['Visitors', 'Now', ...(previous === undefined ? [] : [changeTitle(analytics)])]
  const { both } = partsOf(totals)
  return [
    table(head, [row('Human', 'human'), row('AI', 'ai'), row('**All**', 'total')]),
    [
      `Unique visitors. ${formatCount(both)} counted as both human and AI, and once in all.`,
      ...(views === undefined
        ? []
        : [
            `${formatCountOf(views.totals.total, 'view')}: ${formatCount(views.totals.human)} human, ${formatCount(views.totals.ai)} AI.`,
          ]),
      ...(unfinished ? ['The range is not over yet, so its numbers can still grow.'] : []),
    ].join(' '),
  ]
}

/** Returns what to check if nobody visited. */
export function noVisitorsBlock(analytics: VisitorAnalytics): string[] {
  const { introduction, checks } = noVisitors(analytics)
  const lines = checks.map(
    ({ name, code, text }) => `- **${name}**: ${code === undefined ? '' : pathCode(code)}${text}`,
  )
  return [introduction, lines.join('\n')]
}
