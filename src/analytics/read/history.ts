import type { VisitorCounts } from '../../service/contract.ts'
import type { PeriodWithDays } from '../period/date-range.ts'
import { isSamePeriod } from '../period/earlier-periods.ts'
import type { ReadContext } from './paged-list.ts'
import { readTotals } from './visitor-list.ts'

/** The totals of the site in an earlier period, which show what is usual. */
export interface HistoryPeriod extends PeriodWithDays {
  totals: VisitorCounts
}

/** Reads the totals of earlier periods, one request each. The previous period was already read. */
export async function readHistory(
  periods: readonly PeriodWithDays[],
  previous: HistoryPeriod,
  context: Pick<ReadContext, 'budget' | 'readPage'>,
): Promise<HistoryPeriod[]> {
  const read: HistoryPeriod[] = []
  for (const period of periods) {
    const isRead = isSamePeriod(period, previous)
    const totals = isRead ? previous.totals : await readTotals(period, context)
    read.push({ ...period, totals })
  }
  return read
}
