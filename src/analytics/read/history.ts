import type { VisitorCounts } from '../../service/contract.ts'
import type { PeriodWithDays } from '../period/date-range.ts'
import { isSamePeriod } from '../period/earlier-periods.ts'
import type { ReadContext } from './paged-list.ts'
import { readTotals } from './visitor-list.ts'

/** The totals of the site in an earlier period, which show what is usual. */
export interface HistoryPeriod extends PeriodWithDays {
  totals: VisitorCounts
}

/** Returns the number of requests of {@link readHistory}. */
export function historyRequests(
  periods: readonly PeriodWithDays[],
  previous: PeriodWithDays | undefined,
): number {
  return periods.filter((period) => previous === undefined || !isSamePeriod(period, previous)).length
}

/** Reads the totals of earlier periods, one request each. The previous period was already read. */
export async function readHistory(
  periods: readonly PeriodWithDays[],
  previous: HistoryPeriod | undefined,
  context: Pick<ReadContext, 'budget' | 'readPage'>,
): Promise<HistoryPeriod[]> {
  const read: HistoryPeriod[] = []
  for (const period of periods) {
    const totals =
      previous !== undefined && isSamePeriod(period, previous)
        ? previous.totals
        : await readTotals(period, context, 'the earlier periods')
    read.push({ ...period, totals })
  }
  return read
}
