import type { VisitorCounts } from '../../service/contract.ts'
import { formatRange } from '../period/date-format.ts'
import { type Bucket, bucketsOf, type BucketSize, type PeriodWithDays } from '../period/buckets.ts'
import type { SeriesBuckets, VisitorsInputs } from '../export-options.ts'
import { formatCount, formatCountOf } from '../../shared/number-format.ts'
import {
  allLists,
  type ComparedLists,
  type IncludedLists,
  type MissingList,
  namesOf,
  readComparedLists,
  readLists,
  isWholeList,
} from './included-lists.ts'
import { type HistoryPeriod, readHistory } from './history.ts'
import { isFailedRead, type ReadContext } from './paged-list.ts'
import { progressEvery, RequestBudgetError } from './request-budget.ts'
import { convertRates } from './search-list.ts'
import { neededReads, noRoomText, plan, type PlannedRead, sumOf } from './request-plan.ts'
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
  /** The lists of `include` that could not be read to their end. */
  missing: readonly MissingList[]
}

export interface PreviousVisitors extends PeriodWithDays, VisitorList {
  /** Undefined if they could not be read. A list that `include` did not ask for is undefined. */
  lists: ComparedLists | undefined
  /** The totals of its days, weeks or months. Undefined without a series, and if they could not be read. */
  buckets?: readonly BucketVisitors[] | undefined
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
    | 'dateFrom'
    | 'dateTo'
    | 'previous'
    | 'isComparisonNeeded'
    | 'historyPeriods'
    | 'series'
    | 'include'
    | 'unfinished'
  >
}

/**
 * Reads what {@link plan} says: the pages of the range, those of the previous period if `compare` asks for it, the totals of
 * each bucket, and the lists of `include`. Then, if possible, what is compared: the pages of the previous period, its lists
 * that tell how the gaps changed, and the totals of earlier periods.
 *
 * @throws what {@link readVisitors} throws
 */
export async function readAnalytics({ inputs, ...options }: AnalyticsOptions): Promise<ReadAnalytics> {
  const { previous, isComparisonNeeded, historyPeriods, series, include, unfinished } = inputs
  const context: ReadContext = { ...options, range: inputs, unfinished }
  const { budget } = context
  const reads = plan(inputs)
  const releaseOne = (): void => {
    budget.release(1)
  }
  // Of the requests for the first list, the first one is sent at once.
  budget.reserve(sumOf(neededReads(reads)) - 1)
  const list = await readVisitors(context)
  const pageRequests = budget.sent
  if (previous !== undefined && isComparisonNeeded) releaseOne()
  const needed = previous && isComparisonNeeded ? await readPrevious(previous, context) : undefined
  const read = series && { size: series.size, buckets: await readSeries(series, context, releaseOne) }
  const names = namesOf(include)
  const { lists, missing } = await readLists(names, context, releaseOne)
  const optional: ReadOptional = (of, readIt, requests) =>
    readIfPossible(
      reads.find((planned) => planned.of === of),
      context,
      readIt,
      requests,
    )
  const before =
    needed ??
    // It probably takes as many requests as the range.
    (previous && (await optional('previous', (once) => readPrevious(previous, once), pageRequests)))
  // What is missing now, or a part of it, is compared with nothing.
  const compared = names.filter((name) => allLists[name].isCompared && isWholeList(name, missing))
  const readCompared = (range: PeriodWithDays) => (once: ReadContext) =>
    readComparedLists(compared, { ...once, range, unfinished: false })
  const previousLists =
    before && (compared.length === 0 ? {} : await optional('previousLists', readCompared(before)))
  convertRates([lists.searches, previousLists?.searches].filter((list) => list !== undefined))
  const history = before && (await optional('history', (once) => readHistory(historyPeriods, before, once)))
  const seriesBefore = series &&
    before && { size: series.size, buckets: bucketsOf(before, series.size, before.dateTo) }
  const bucketsBefore =
    seriesBefore &&
    (await optional(
      'previousSeries',
      (once) => readSeries(seriesBefore, { ...once, isPrevious: true, unfinished: false }),
      seriesBefore.buckets.length,
    ))
  return {
    ...list,
    ...lists,
    previous: before && { ...before, lists: previousLists, buckets: bucketsBefore },
    history,
    series: read,
    missing,
  }
}

type ReadOptional = <T>(
  of: PlannedRead['of'],
  read: (context: ReadContext) => Promise<T>,
  requests?: number,
) => Promise<T | undefined>

async function readPrevious(
  range: PeriodWithDays,
  context: ReadContext,
): Promise<PeriodWithDays & VisitorList> {
  context.log.info(`Reading the previous period: ${formatRange(range)}.`)
  const list = await readVisitors({ ...context, range, isPrevious: true, unfinished: false })
  return { ...range, ...list }
}

/**
 * Reads what is not worth the failure of an export, nor a wait for a rate limit: returns undefined if it was not planned, if
 * `max-requests` has no room for it, or if it fails. A cancellation and the deadline still end the run.
 *
 * @param requests how many it takes, if more than the plan says
 */
async function readIfPossible<T>(
  planned: PlannedRead | undefined,
  context: ReadContext,
  read: (context: ReadContext) => Promise<T>,
  requests = planned?.requests ?? 0,
): Promise<T | undefined> {
  if (planned?.optional === undefined) return undefined
  const { loss, retries } = planned.optional
  const { budget, log } = context
  const readPage: ReadContext['readPage'] = (list, query, options) =>
    context.readPage(list, query, { ...options, retries })
  let text = noRoomText(planned.optional)
  if (budget.left >= requests) {
    try {
      return await read({ ...context, readPage })
    } catch (error) {
      if (!isFailedRead(error)) throw error
      if (!(error instanceof RequestBudgetError)) text = `${loss}: ${error.message}`
    }
  }
  log.notice(text)
  return undefined
}

/**
 * Reads the totals of each bucket, with a request for one row each. The sum of smaller buckets would count people more
 * than once.
 */
async function readSeries(
  { size, buckets }: SeriesBuckets,
  context: ReadContext,
  beforeEach?: () => void,
): Promise<BucketVisitors[]> {
  const { budget, log } = context
  const all = formatCountOf(buckets.length, size)
  const of = context.isPrevious === true ? ' of the previous period' : ''
  log.info(`Reading the totals of ${all}${of}, one request each.`)
  const logProgress = progressEvery(Math.max(10, Math.ceil(buckets.length / 10)), log)
  const read: BucketVisitors[] = []
  for (const bucket of buckets) {
    beforeEach?.()
    const totals = await readTotals(bucket, context, 'the series')
    read.push({ ...bucket, ...totals })
    if (read.length < buckets.length)
      logProgress(read.length, `${formatCount(read.length)} of ${all} read, ${budget.usage}.`)
  }
  return read
}
