import type { VisitorCounts } from '../../service/contract.ts'
import { ServiceError } from '../../service/errors.ts'
import { formatRange } from '../period/date-format.ts'
import type { DateRange } from '../period/date-range.ts'
import type { Bucket, BucketSize, PeriodWithDays } from '../period/buckets.ts'
import type { SeriesBuckets, VisitorsInputs } from '../export-options.ts'
import { formatCount, formatCountOf } from '../../shared/number-format.ts'
import { comparePages, type PageChange, type PageRow } from './comparison.ts'
import {
  type ComparedLists,
  comparedListsOf,
  type Included,
  type IncludedLists,
  listsOf,
  readCompared,
  readIncluded,
} from './included-lists.ts'
import type { ReadContext } from './paged-list.ts'
import { progressEvery, RequestBudgetError } from './request-budget.ts'
import { convertRates } from './search-list.ts'
import { readVisitors, type VisitorList, visitorList } from './visitor-list.ts'

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
  /** The rows of the files: every page of the range, with a comparison every page of the two periods. */
  rows: readonly PageRow[]
  previous: PreviousVisitors | undefined
  series: VisitorSeries | undefined
}

export interface PreviousVisitors extends PeriodWithDays, VisitorList {
  /** Every page of the two periods. */
  changes: PageChange[]
  /** Undefined if they could not be read. A list that `include` did not ask for is undefined. */
  lists: ComparedLists | undefined
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

type AnalyticsOptions = Pick<ReadContext, 'budget' | 'log' | 'readPage'> & {
  inputs: Pick<VisitorsInputs, 'dateFrom' | 'dateTo' | 'previous' | 'series' | 'include' | 'unfinished'>
}

/** What {@link readAnalytics} returns. */
export type ReadAnalytics = VisitorList &
  IncludedLists &
  Pick<VisitorAnalytics, 'rows' | 'previous' | 'series'>

/** Returns the fewest requests of an export: one for each list and each bucket. */
export function leastRequests({
  isCompared,
  buckets,
  include,
}: {
  isCompared: boolean
  /** Number of buckets of the series. */
  buckets: number
  include: readonly Included[]
}): number {
  return (isCompared ? 2 : 1) + buckets + listsOf(include).length
}

/**
 * Reads the pages of the range, the pages of the previous period, the totals of each bucket, what `include` asks for,
 * and last the lists of the previous period that tell how the gaps changed.
 *
 * @throws what {@link readVisitors} throws
 */
export async function readAnalytics({ inputs, ...options }: AnalyticsOptions): Promise<ReadAnalytics> {
  const { previous, series, include, unfinished } = inputs
  const context: ReadContext = { ...options, range: inputs, unfinished }
  // Of the requests for the first list, the first one is sent at once.
  options.budget.reserve(
    leastRequests({ isCompared: previous !== undefined, buckets: series?.buckets.length ?? 0, include }) - 1,
  )
  const list = await readVisitors(context)
  const before = previous && (await readPrevious(previous, list, context))
  const read = series && { size: series.size, buckets: await readTotals(series, context) }
  const rows = before?.changes ?? list.visitors
  const lists = await readIncluded(include, context)
  const previousLists =
    before && (await readPreviousLists(include, { ...context, range: before, unfinished: false }))
  convertRates([lists.searches, previousLists?.searches].filter((list) => list !== undefined))
  return {
    ...list,
    ...lists,
    rows,
    previous: before && { ...before, lists: previousLists },
    series: read,
  }
}

async function readPrevious(
  range: PeriodWithDays,
  { visitors }: VisitorList,
  context: ReadContext,
): Promise<Omit<PreviousVisitors, 'lists'>> {
  context.log.info(`Reading the previous period: ${formatRange(range)}.`)
  context.budget.release(1)
  const list = await readVisitors({ ...context, range, isPrevious: true, unfinished: false })
  return { ...range, ...list, changes: comparePages(visitors, list.visitors) }
}

/**
 * Reads the lists of the previous period. They are not worth the failure of an export, nor a wait: returns undefined if
 * `max-requests` has no room for them, or if a request fails. A cancellation and the deadline still end the run.
 */
async function readPreviousLists(
  include: readonly Included[],
  context: ReadContext,
): Promise<ComparedLists | undefined> {
  const { budget, log } = context
  const readPage: ReadContext['readPage'] = (list, query, options) =>
    context.readPage(list, query, { ...options, isRetried: false })
  let reason = 'max-requests has no room for its lists.'
  if (budget.left >= comparedListsOf(include).length) {
    try {
      return await readCompared(include, { ...context, readPage, isPrevious: true })
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      if (!(error instanceof RequestBudgetError)) reason = error.message
    }
  }
  log.notice(`What readers did not find is not compared with the previous period: ${reason}`)
  return undefined
}

/**
 * Reads the totals of each bucket, with a request for one row each. The sum of smaller buckets would count people more
 * than once.
 */
async function readTotals(
  { size, buckets }: SeriesBuckets,
  { budget, readPage, log }: ReadContext,
): Promise<BucketVisitors[]> {
  const all = formatCountOf(buckets.length, size)
  log.info(`Reading the totals of ${all}, one request each.`)
  const logProgress = progressEvery(Math.max(10, Math.ceil(buckets.length / 10)), log)
  const read: BucketVisitors[] = []
  for (const bucket of buckets) {
    budget.release(1)
    const query = { dateFrom: bucket.dateFrom, dateTo: bucket.dateTo, limit: 1, offset: 0 }
    const { totals } = await readPage(visitorList, query, budget.optionsFor('the series'))
    read.push({ ...bucket, ...totals })
    if (read.length < buckets.length)
      logProgress(read.length, `${formatCount(read.length)} of ${all} read, ${budget.usage}.`)
  }
  return read
}
