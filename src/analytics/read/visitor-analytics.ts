import { formatRange } from '../period/date-format.ts'
import type { PeriodWithDays } from '../period/date-range.ts'
import type { VisitorsInputs } from '../export-options.ts'
import {
  allLists,
  type ComparedLists,
  type IncludedLists,
  type MissingList,
  namesOf,
  readLists,
} from './included-lists.ts'
import { type HistoryPeriod, readHistory } from './history.ts'
import { isFailedRead, type ReadContext } from './paged-list.ts'
import { RequestBudgetError } from './request-budget.ts'
import { convertRates } from './search-list.ts'
import { type ComparedRead, noRoomText, plan } from './request-plan.ts'
import { readVisitors, type VisitorList } from './visitor-list.ts'

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
   * The periods before the range that show what is usual, the oldest first. Undefined for a range that has no such periods,
   * and if they could not be read.
   */
  history: readonly HistoryPeriod[] | undefined
  /** The lists of `include` that could not be read to their end. */
  missing: readonly MissingList[]
}

export interface PreviousVisitors extends PeriodWithDays, VisitorList {
  /** Undefined if they could not be read. A list that `include` did not ask for is undefined. */
  lists: ComparedLists | undefined
}

type AnalyticsOptions = Pick<ReadContext, 'budget' | 'log' | 'readPage'> & {
  inputs: Pick<
    VisitorsInputs,
    'dateFrom' | 'dateTo' | 'previous' | 'historyPeriods' | 'include' | 'unfinished'
  >
}

/**
 * Reads what {@link plan} says: the pages of the range and the lists of `include`. Then, if possible, what is compared: the
 * pages of the previous period, its lists that tell how the gaps changed, and the totals of earlier periods.
 *
 * @throws what {@link readVisitors} throws
 */
export async function readAnalytics({ inputs, ...options }: AnalyticsOptions): Promise<ReadAnalytics> {
  const { previous, historyPeriods, include, unfinished } = inputs
  const context: ReadContext = { ...options, range: inputs, unfinished }
  const { budget } = context
  const { needed, compared } = plan(inputs)
  // Of the requests for the first list, the first one is sent at once.
  budget.reserve(needed - 1)
  const list = await readVisitors(context)
  const pageRequests = budget.sent
  const names = namesOf(include)
  const { lists, missing } = await readLists(names, context, () => {
    budget.release(1)
  })
  const planned = (of: ComparedRead['of']) => compared.find((read) => read.of === of)
  const before =
    previous &&
    // It probably takes as many requests as the range.
    (await readIfPossible(planned('previous'), context, (once) => readPrevious(previous, once), pageRequests))
  // What is missing now, or a part of it, is compared with nothing.
  const whole = names.filter(
    (name) => allLists[name].isCompared && missing.every((list) => list.name !== name),
  )
  const readCompared = (range: PeriodWithDays) => async (once: ReadContext) =>
    (await readLists(whole, { ...once, range, isPrevious: true, unfinished: false })).lists
  const previousLists =
    before &&
    (whole.length === 0 ? {} : await readIfPossible(planned('previousLists'), context, readCompared(before)))
  convertRates([lists.searches, previousLists?.searches].filter((list) => list !== undefined))
  const history =
    before &&
    (await readIfPossible(planned('history'), context, (once) => readHistory(historyPeriods, before, once)))
  return {
    ...list,
    ...lists,
    previous: before && { ...before, lists: previousLists },
    history,
    missing,
  }
}

async function readPrevious(
  range: PeriodWithDays,
  context: ReadContext,
): Promise<PeriodWithDays & VisitorList> {
  context.log.info(`Reading the period before: ${formatRange(range)}.`)
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
  planned: ComparedRead | undefined,
  context: ReadContext,
  read: (context: ReadContext) => Promise<T>,
  requests = planned?.requests ?? 0,
): Promise<T | undefined> {
  if (planned === undefined) return undefined
  const { budget, log } = context
  const readPage: ReadContext['readPage'] = (list, query, options) =>
    context.readPage(list, query, { ...options, retries: planned.retries })
  let text = noRoomText(planned)
  if (budget.left >= requests) {
    try {
      return await read({ ...context, readPage })
    } catch (error) {
      if (!isFailedRead(error)) throw error
      if (!(error instanceof RequestBudgetError)) text = `${planned.loss}: ${error.message}`
    }
  }
  log.notice(text)
  return undefined
}
