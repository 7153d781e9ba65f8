import type { VisitorCounts } from '../../service/contract.ts'
import { ServiceError } from '../../service/errors.ts'
import { formatRange } from '../period/date-format.ts'
import type { Bucket, BucketSize, PeriodWithDays } from '../period/buckets.ts'
import type { SeriesBuckets, VisitorsInputs } from '../export-options.ts'
import { formatCount, formatCountOf } from '../../shared/number-format.ts'
import {
  type ComparedLists,
  comparedNamesOf,
  type Included,
  type IncludedLists,
  namesOf,
  readLists,
} from './included-lists.ts'
import { type HistoryPeriod, historyRequests, readHistory } from './history.ts'
import type { ReadContext } from './paged-list.ts'
import { progressEvery, RequestBudgetError } from './request-budget.ts'
import { convertRates } from './search-list.ts'
import { askedFor, leastRequests } from './request-plan.ts'
import { readTotals, readVisitors, type VisitorList } from './visitor-list.ts'

/** All data for the files and reports of an export. A list that `include` did not ask for is undefined. */
export interface VisitorAnalytics
  extends Pick<VisitorsInputs, 'dateFrom' | 'dateTo' | 'days' | 'unfinished' | 'siteUrl'>, ReadAnalytics {
  projectId: string
  exportedAt: Date
}

/** What {@link readAnalytics} returns. */
export interface ReadAnalytics extends VisitorList, IncludedLists {
  previous: PreviousVisitors | undefined
  /**
   * The periods before the range that show what is usual, the oldest first. Undefined without a comparison, for a range
   * that has no such periods, and if they could not be read.
   */
  history: readonly HistoryPeriod[] | undefined
  series: VisitorSeries | undefined
}

export interface PreviousVisitors extends PeriodWithDays, VisitorList {
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
  inputs: Pick<
    VisitorsInputs,
    'dateFrom' | 'dateTo' | 'previous' | 'earlierPeriods' | 'series' | 'include' | 'unfinished'
  >
}

/**
 * Reads the pages of the range, the pages of the previous period, the totals of each bucket, what `include` asks for, the
 * lists of the previous period that tell how the gaps changed, and last the totals of earlier periods.
 *
 * @throws what {@link readVisitors} throws
 */
export async function readAnalytics({ inputs, ...options }: AnalyticsOptions): Promise<ReadAnalytics> {
  const { previous, earlierPeriods, series, include, unfinished } = inputs
  const context: ReadContext = { ...options, range: inputs, unfinished }
  // Of the requests for the first list, the first one is sent at once.
  options.budget.reserve(leastRequests(askedFor(inputs)) - 1)
  const list = await readVisitors(context)
  const before = previous && (await readPrevious(previous, context))
  const read = series && { size: series.size, buckets: await readSeries(series, context) }
  const lists = await readLists(namesOf(include), context, () => {
    context.budget.release(1)
  })
  const previousLists =
    before && (await readPreviousLists(include, { ...context, range: before, unfinished: false }))
  convertRates([lists.searches, previousLists?.searches].filter((list) => list !== undefined))
  return {
    ...list,
    ...lists,
    previous: before && { ...before, lists: previousLists },
    history: await readHistoryIfPossible(earlierPeriods, before, context),
    series: read,
  }
}

async function readPrevious(
  range: PeriodWithDays,
  context: ReadContext,
): Promise<PeriodWithDays & VisitorList> {
  context.log.info(`Reading the previous period: ${formatRange(range)}.`)
  context.budget.release(1)
  const list = await readVisitors({ ...context, range, isPrevious: true, unfinished: false })
  return { ...range, ...list }
}

async function readPreviousLists(
  include: readonly Included[],
  context: ReadContext,
): Promise<ComparedLists | undefined> {
  const names = comparedNamesOf(include)
  return readIfPossible(context, {
    requests: names.length,
    loss: 'What readers did not find is not compared with the previous period',
    noRoomFor: 'its lists',
    read: (once) => readLists(names, { ...once, isPrevious: true }),
  })
}

async function readHistoryIfPossible(
  periods: readonly PeriodWithDays[],
  previous: HistoryPeriod | undefined,
  context: ReadContext,
): Promise<HistoryPeriod[] | undefined> {
  if (periods.length === 0) return undefined
  return readIfPossible(context, {
    requests: historyRequests(periods, previous),
    loss: 'The visitors are not compared with what is usual',
    noRoomFor: `the ${formatCountOf(periods.length, 'period')} before the range`,
    read: (once) => readHistory(periods, previous, once),
  })
}

/**
 * Reads what is not worth the failure of an export, nor a wait: returns undefined if `max-requests` has no room for it, or
 * if a request fails. A cancellation and the deadline still end the run.
 */
async function readIfPossible<T>(
  context: ReadContext,
  { requests, loss, noRoomFor, read }: OptionalRead<T>,
): Promise<T | undefined> {
  const { budget, log } = context
  const readPage: ReadContext['readPage'] = (list, query, options) =>
    context.readPage(list, query, { ...options, isRetried: false })
  let reason = `max-requests has no room for ${noRoomFor}.`
  if (budget.left >= requests) {
    try {
      return await read({ ...context, readPage })
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      if (!(error instanceof RequestBudgetError)) reason = error.message
    }
  }
  log.notice(`${loss}: ${reason}`)
  return undefined
}

interface OptionalRead<T> {
  /** The fewest that it takes. */
  requests: number
  /** What the export has not, for the log. */
  loss: string
  noRoomFor: string
  read: (context: ReadContext) => Promise<T>
}

/**
 * Reads the totals of each bucket, with a request for one row each. The sum of smaller buckets would count people more
 * than once.
 */
async function readSeries({ size, buckets }: SeriesBuckets, context: ReadContext): Promise<BucketVisitors[]> {
  const { budget, log } = context
  const all = formatCountOf(buckets.length, size)
  log.info(`Reading the totals of ${all}, one request each.`)
  const logProgress = progressEvery(Math.max(10, Math.ceil(buckets.length / 10)), log)
  const read: BucketVisitors[] = []
  for (const bucket of buckets) {
    budget.release(1)
    const totals = await readTotals(bucket, context, 'the series')
    read.push({ ...bucket, ...totals })
    if (read.length < buckets.length)
      logProgress(read.length, `${formatCount(read.length)} of ${all} read, ${budget.usage}.`)
  }
  return read
}
