import type { VisitorCounts } from '../../service/contract.ts'
import type { VisitorAnalytics } from '../read/visitor-analytics.ts'
import { formatCount, formatCountOf } from '../../shared/number-format.ts'

/** Says what the totals count, and how many views there were if they were read. */
export function totalsNote({ totals, views }: Pick<VisitorAnalytics, 'totals' | 'views'>): string {
  const both = countedAsBoth(totals)
  const unique = `Unique visitors.${both === 0 ? '' : ` ${formatCount(both)} counted as both human and AI, and once in all.`}`
  if (views === undefined) return unique
  const { human, ai, total } = views.totals
  return `${unique} ${formatCountOf(total, 'view')}: ${formatCount(human)} human, ${formatCount(ai)} AI.`
}

/** The counts are approximate, so a total can be inconsistent with its parts. */
function countedAsBoth({ human, ai, total }: VisitorCounts): number {
  return Math.min(human, ai, Math.max(0, human + ai - total))
}
