import { formatRange } from '../period/date-format.ts'
import { type DateRange, isSamePeriod, type PeriodWithDays } from '../period/periods.ts'
import type { VisitorsInputs } from '../export-options.ts'
import { allLists, type IncludedLists, type MissingList, namesOf, readLists } from './included-lists.ts'
import { isFailedRead, type ReadContext } from './paged-list.ts'
import { RequestBudgetError } from './request-budget.ts'
import { convertRates } from './search-list.ts'
import { type HistoryPeriod, readHistory, readVisitors, type VisitorList } from './visitor-list.ts'

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
  /** Undefined if they were not read. A list that `include` did not ask for, or that is not compared, is undefined. */
  lists: IncludedLists | undefined
  /** Why they were not read. */
  whyNoLists?: 'max-requests' | 'failed' | undefined
}

/**
 * What is compared, in the order of the reads. Each is left out if `max-requests` has no room for it, or if it fails. None is
 * worth to wait for a rate limit.
 */
const comparedReads = [
  { of: 'previous', loss: 'The visitors are not compared with the period before', as: 'list-unless-limited' },
  {
    of: 'previousLists',
    loss: 'What readers did not find is not compared with the period before',
    as: 'list-once',
  },
  { of: 'history', loss: 'The visitors are not compared with what is usual', as: 'list-once' },
] as const

type ComparedRead = (typeof comparedReads)[number] & { requests: number }

/**
 * Returns the fewest requests of an export: those that are `needed` for the pages and lists of the range, without which there
 * is no export, and those of what is compared.
 */
export function plan(inputs: Pick<VisitorsInputs, 'previous' | 'historyPeriods' | 'include'>) {
  const { previous, historyPeriods, include } = inputs
  const names = namesOf(include)
  const needed = 1 + names.length
  if (previous === undefined) return { needed, compared: [] }
  const requests = {
    previous: 1,
    previousLists: names.filter((name) => allLists[name].isCompared).length,
    // The previous period is read already.
    history: historyPeriods.filter((period) => !isSamePeriod(period, previous)).length,
  }
  const compared = comparedReads.map((read) => ({ ...read, requests: requests[read.of] }))
  return { needed, compared: compared.filter(({ requests }) => requests > 0) }
}

/** Says that a read is left out because of `max-requests`. */
export function noRoomText({ loss }: ComparedRead): string {
  return `${loss}: max-requests has no room for it.`
}

/**
 * Returns what `max-requests` has room for, and what it has not, with the number of requests. Without the previous period,
 * nothing is compared.
 */
export function readsWithin({ needed, compared }: ReturnType<typeof plan>, maxRequests: number) {
  const within = { requests: needed, fitting: [] as ComparedRead[], leftOut: [] as ComparedRead[] }
  for (const read of compared) {
    if (read.of !== 'previous' && within.fitting.length === 0) break
    const fits = within.requests + read.requests <= maxRequests
    within[fits ? 'fitting' : 'leftOut'].push(read)
    if (fits) within.requests += read.requests
  }
  return within
}

type AnalyticsOptions = Pick<ReadContext, 'budget' | 'log' | 'readPage'> & {
  inputs: Pick<VisitorsInputs, keyof DateRange | 'previous' | 'historyPeriods' | 'include' | 'unfinished'>
}

/**
 * Reads what {@link plan} says: the pages of the range and the lists of `include`. Then, if possible, what is compared: the
 * pages of the previous period, its lists that tell how the gaps changed, and earlier periods.
 *
 * @throws what {@link readVisitors} throws
 */
export async function readAnalytics({ inputs, ...options }: AnalyticsOptions): Promise<ReadAnalytics> {
  const { previous, historyPeriods, include, unfinished } = inputs
  const context: ReadContext = { ...options, range: inputs, unfinished }
  const { budget, log } = context
  const { needed, compared } = plan(inputs)
  const { ifPossible, whyNot } = possibleReads(compared, context)
  // Of the requests for the first list, the first one is sent at once.
  budget.reserve(needed - 1)
  const list = await readVisitors(context)
  const pageRequests = budget.sent
  const names = namesOf(include)
  const { lists, missing } = await readLists(names, context)
  const readPrevious = (range: PeriodWithDays) => async (once: ReadContext) => {
    log.info(`Reading the period before: ${formatRange(range)}.`)
    return { ...range, ...(await readVisitors({ ...once, range, isPrevious: true, unfinished: false })) }
  }
  // It probably takes as many requests as the range.
  const before = previous && (await ifPossible('previous', readPrevious(previous), pageRequests))
  // What is missing now, or a part of it, is compared with nothing.
  const cut = new Set(missing.map(({ name }) => name))
  const whole = names.filter((name) => allLists[name].isCompared && !cut.has(name))
  const readCompared = (range: PeriodWithDays) => async (once: ReadContext) =>
    (await readLists(whole, { ...once, range, isPrevious: true, unfinished: false })).lists
  const previousLists =
    before && (whole.length === 0 ? {} : await ifPossible('previousLists', readCompared(before)))
  convertRates([lists.searches, previousLists?.searches].filter((list) => list !== undefined))
  const history = before && (await ifPossible('history', (once) => readHistory(historyPeriods, before, once)))
  return {
    ...list,
    ...lists,
    previous: before && { ...before, lists: previousLists, whyNoLists: whyNot.get('previousLists') },
    history,
    missing,
  }
}

/**
 * Returns a function that reads what is not worth the failure of an export, nor a wait for a rate limit. It returns undefined
 * for what was not planned, if `max-requests` has no room for it, or if it fails; `whyNot` then says why. A cancellation and
 * the deadline still end the run.
 */
function possibleReads(compared: readonly ComparedRead[], context: ReadContext) {
  const { budget, log } = context
  const whyNot = new Map<ComparedRead['of'], PreviousVisitors['whyNoLists']>()
  /** @param requests how many it takes, if more than the plan says */
  const ifPossible = async <T>(
    of: ComparedRead['of'],
    read: (context: ReadContext) => Promise<T>,
    requests = 0,
  ): Promise<T | undefined> => {
    const planned = compared.find((each) => each.of === of)
    if (planned === undefined) return undefined
    const { loss, as } = planned
    const readPage: ReadContext['readPage'] = (list, query, options) =>
      context.readPage(list, query, { ...options, as })
    try {
      if (budget.left < Math.max(requests, planned.requests)) throw new RequestBudgetError(loss)
      return await read({ ...context, readPage })
    } catch (error) {
      if (!isFailedRead(error)) throw error
      const hadNoRoom = error instanceof RequestBudgetError
      whyNot.set(of, hadNoRoom ? 'max-requests' : 'failed')
      log.notice(hadNoRoom ? noRoomText(planned) : `${loss}: ${error.message}`)
      return undefined
    }
  }
  return { ifPossible, whyNot }
}
