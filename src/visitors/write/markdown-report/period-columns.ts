import { differInDays } from '../../date-format.ts'
import { formatCountOf } from '../../number-format.ts'
import type { VisitorAnalytics } from '../../read/visitor-analytics.ts'

/** The titles of columns that compare two periods. They have the days of each period if these differ. */
export interface PeriodColumns {
  now: string
  previous: string
  /** The change, in a table without a column for the previous period. */
  change: string
}

export function periodColumns({
  days,
  previous,
}: Pick<VisitorAnalytics, 'days' | 'previous'>): PeriodColumns {
  if (days === undefined || previous === undefined || !differInDays({ days }, previous))
    return { now: 'Now', previous: 'Previous', change: 'Change' }
  return {
    now: `Now (${formatCountOf(days, 'day')})`,
    previous: `Previous (${formatCountOf(previous.days, 'day')})`,
    change: `Change (${formatCountOf(days, 'day')}, before ${previous.days})`,
  }
}
