import type { VisitorCounts } from '../../service/contract.ts'
import type { DateRange } from '../dates/date-range.ts'
import type { Bucket, BucketSize, Period } from '../dates/period.ts'
import type { VisitorsInputs } from '../export-options.ts'
import { comparePages, type PageChange } from './comparison.ts'
import { type ReadOptions, readVisitors, type VisitorList } from './visitor-list.ts'

/** Everything that the files and reports of an export are made from. */
export interface VisitorAnalytics extends DateRange, VisitorList {
  projectId: string
  exportedAt: Date
  previous: PreviousVisitors | undefined
  series: VisitorSeries | undefined
}

export interface PreviousVisitors extends Period, VisitorList {
  /** Every page of the two periods. */
  changes: PageChange[]
}

/** Totals of the site; distinct counts, so their sum is not the total of the period. */
export interface VisitorSeries {
  size: BucketSize
  buckets: BucketVisitors[]
}

export interface BucketVisitors extends Bucket, VisitorCounts {}

type AnalyticsOptions = Omit<ReadOptions, 'range' | 'pageSize'> & {
  inputs: Pick<VisitorsInputs, 'dateFrom' | 'dateTo' | 'previous' | 'series' | 'pageSize'>
}

/**
 * Reads the list of the range, that of the previous period, and the totals of each bucket.
 *
 * @throws what {@link readVisitors} throws
 */
export async function readAnalytics({
  inputs,
  ...options
}: AnalyticsOptions): Promise<Pick<VisitorAnalytics, 'totals' | 'visitors' | 'previous' | 'series'>> {
  const { budget, log } = options
  const { previous, series, pageSize } = inputs
  budget.reserve((previous === undefined ? 0 : 1) + (series?.buckets.length ?? 0))
  const list = await readVisitors({ ...options, range: inputs, pageSize })
  if (previous !== undefined) {
    log.info(`Reading the previous period, from ${previous.dateFrom} until before ${previous.dateTo}.`)
    budget.release(1)
  }
  const before = previous && (await readVisitors({ ...options, range: previous, pageSize }))
  return {
    ...list,
    previous: previous &&
      before && { ...previous, ...before, changes: comparePages(list.visitors, before.visitors) },
    series: series && { size: series.size, buckets: await readTotals(series, options) },
  }
}

/** The totals of each bucket, by a request of one row: a sum of smaller buckets would count people more than once. */
async function readTotals(
  { size, buckets }: { size: BucketSize; buckets: readonly Bucket[] },
  { budget, listVisitors, log }: Omit<AnalyticsOptions, 'inputs'>,
): Promise<BucketVisitors[]> {
  log.info(`Reading the totals per ${size}, one request each: ${buckets.length}.`)
  const read: BucketVisitors[] = []
  for (const bucket of buckets) {
    budget.release(1)
    const { dateFrom, dateTo } = bucket
    const { totals } = await listVisitors({ dateFrom, dateTo, limit: 1, offset: 0 }, () => {
      budget.spend()
    })
    read.push({ ...bucket, ...totals })
  }
  return read
}
