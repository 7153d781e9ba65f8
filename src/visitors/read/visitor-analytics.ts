import type { ListOptions } from '../../service/client.ts'
import type { VisitorCounts } from '../../service/contract.ts'
import { formatRange } from '../date-format.ts'
import type { DateRange } from '../dates/date-range.ts'
import type { Bucket, BucketSize, PeriodWithDays } from '../dates/period.ts'
import type { SeriesBuckets, VisitorsInputs } from '../export-options.ts'
import { formatCount, formatCountOf } from '../number-format.js'
import { comparePages, type PageChange } from './comparison.ts'
import type { IncludedContext } from './included-list.ts'
import { type IncludedLists, readIncluded } from './included-lists.ts'
import { progressEvery } from './progress.ts'
import { leastRequests } from './request-budget.ts'
import { type ReadOptions, readVisitors, type VisitorList } from './visitor-list.ts'

/** All data for the files and reports of an export. A list that `include` did not ask for is undefined. */
export interface VisitorAnalytics extends DateRange, VisitorList, IncludedLists {
  projectId: string
  /** Number of calendar days of the range; undefined without both bounds. */
  days: number | undefined
  /** The range ends in the future, or has no end. It contains today, which is not over. */
  unfinished: boolean
  /** Address of the documentation site, for links to its pages. */
  siteUrl: URL | undefined
  exportedAt: Date
  previous: PreviousVisitors | undefined
  series: VisitorSeries | undefined
}

export interface PreviousVisitors extends PeriodWithDays, VisitorList {
  /** Every page of the two periods. */
  changes: PageChange[]
}

/** Totals of the site per bucket. They are distinct counts, so their sum is not the total of the period. */
export interface VisitorSeries {
  size: BucketSize
  buckets: BucketVisitors[]
}

export interface BucketVisitors extends Bucket, VisitorCounts {}

/** Returns false for a bucket that must not look like the others: the range cuts it, or it is not over. */
export function isWhole({ partial, unfinished }: Pick<Bucket, 'partial' | 'unfinished'>): boolean {
  return !partial && !unfinished
}

type AnalyticsOptions = Omit<ReadOptions & IncludedContext, 'range' | 'purpose' | 'pageSize'> & {
  inputs: Pick<VisitorsInputs, 'dateFrom' | 'dateTo' | 'previous' | 'series' | 'include' | 'pageSize'>
}

/** What {@link readAnalytics} returns. */
export type ReadAnalytics = VisitorList & IncludedLists & Pick<VisitorAnalytics, 'previous' | 'series'>

/**
 * Reads the pages of the range, the pages of the previous period, the totals of each bucket, and what `include` asks
 * for.
 *
 * @throws what {@link readVisitors} throws
 */
export async function readAnalytics({ inputs, ...options }: AnalyticsOptions): Promise<ReadAnalytics> {
  const { previous, series, include, pageSize } = inputs
  options.budget.reserve(
    (previous === undefined ? 0 : 1) + (series?.buckets.length ?? 0) + leastRequests(include),
  )
  const list = await readVisitors({ ...options, range: inputs, purpose: 'the pages', pageSize })
  const before = previous && (await readPrevious(previous, list, { ...options, pageSize }))
  const read = series && { size: series.size, buckets: await readTotals(series, options) }
  const included = await readIncluded(include, { ...options, range: inputs, pageSize })
  return { ...list, previous: before, series: read, ...included }
}

async function readPrevious(
  range: PeriodWithDays,
  { visitors }: VisitorList,
  options: Omit<ReadOptions, 'range' | 'purpose'>,
): Promise<PreviousVisitors> {
  options.log.info(`Reading the previous period: ${formatRange(range)}.`)
  options.budget.release(1)
  const list = await readVisitors({ ...options, range, purpose: 'the pages of the previous period' })
  return { ...range, ...list, changes: comparePages(visitors, list.visitors) }
}

/**
 * Reads the totals of each bucket, with a request for one row each. The sum of smaller buckets would count people more
 * than once.
 */
async function readTotals(
  { size, buckets }: Pick<SeriesBuckets, 'size' | 'buckets'>,
  { budget, listVisitors, log }: Omit<AnalyticsOptions, 'inputs'>,
): Promise<BucketVisitors[]> {
  const all = formatCountOf(buckets.length, size)
  log.info(`Reading the totals of ${all}, one request each.`)
  // A short series needs one line only.
  const step = buckets.length < 10 ? buckets.length : Math.ceil(buckets.length / 10)
  const logProgress = progressEvery(step, log)
  const read: BucketVisitors[] = []
  for (const bucket of buckets) {
    budget.release(1)
    read.push(await readBucket(bucket, listVisitors, budget.optionsFor('the series')))
    logProgress(read.length, `${formatCount(read.length)} of ${all} read, ${budget.usage}.`)
  }
  return read
}

async function readBucket(
  bucket: Bucket,
  listVisitors: AnalyticsOptions['listVisitors'],
  options: ListOptions,
): Promise<BucketVisitors> {
  const { dateFrom, dateTo } = bucket
  const { totals } = await listVisitors({ dateFrom, dateTo, limit: 1, offset: 0 }, options)
  return { ...bucket, ...totals }
}
