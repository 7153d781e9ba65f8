import type { VisitorCounts } from '../../service/contract.ts'
import { formatRange } from '../period/date-format.ts'
import type { Bucket, BucketSize, PeriodWithDays } from '../period/buckets.ts'
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
    | 'earlierPeriods'
    | 'series'
    | 'include'
    | 'unfinished'
  >
}

/**
 * Reads what {@link plan} says: the pages of the range, the pages of the previous period, the totals of each bucket, the
 * lists of `include`, the lists of the previous period that tell how the gaps changed, and last the totals of earlier
 * periods.
 *
 * @throws what {@link readVisitors} throws
 */
export async function readAnalytics({ inputs, ...options }: AnalyticsOptions): Promise<ReadAnalytics> {
  const { previous, earlierPeriods, series, include, unfinished } = inputs
  const context: ReadContext = { ...options, range: inputs, unfinished }
  const reads = plan(inputs)
  // Of the requests for the first list, the first one is sent at once.
  options.budget.reserve(sumOf(neededReads(reads)) - 1)
  const list = await readVisitors(context)
  const before = previous && (await readPrevious(previous, context))
  const read = series && { size: series.size, buckets: await readSeries(series, context) }
  const names = namesOf(include)
  const { lists, missing } = await readLists(names, context, () => {
    context.budget.release(1)
  })
  const optional = <T>(of: PlannedRead['of'], read: (context: ReadContext) => Promise<T>) =>
    readIfPossible(
      reads.find((planned) => planned.of === of),
      context,
      read,
    )
  // What is missing now is compared with nothing.
  const compared = names.filter((name) => allLists[name].isCompared && lists[name] !== undefined)
  const previousLists =
    before &&
    (compared.length === 0
      ? {}
      : await optional('previousLists', (once) =>
          readComparedLists(compared, { ...once, range: before, unfinished: false }),
        ))
  convertRates([lists.searches, previousLists?.searches].filter((list) => list !== undefined))
  return {
    ...list,
    ...lists,
    previous: before && { ...before, lists: previousLists },
    history: await optional('history', (once) => readHistory(earlierPeriods, before, once)),
    series: read,
    missing,
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

/**
 * Reads what is not worth the failure of an export, nor a wait: returns undefined if it was not planned, if `max-requests`
 * has no room for it, or if a request fails. A cancellation and the deadline still end the run.
 */
async function readIfPossible<T>(
  planned: PlannedRead | undefined,
  context: ReadContext,
  read: (context: ReadContext) => Promise<T>,
): Promise<T | undefined> {
  if (planned?.optional === undefined) return undefined
  const { budget, log } = context
  const readPage: ReadContext['readPage'] = (list, query, options) =>
    context.readPage(list, query, { ...options, retries: 'none' })
  let text = noRoomText(planned.optional)
  if (budget.left >= planned.requests) {
    try {
      return await read({ ...context, readPage })
    } catch (error) {
      if (!isFailedRead(error)) throw error
      if (!(error instanceof RequestBudgetError)) text = `${planned.optional.loss}: ${error.message}`
    }
  }
  log.notice(text)
  return undefined
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
