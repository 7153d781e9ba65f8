import { isDeepStrictEqual } from 'node:util'

import type { Log } from '../../shared/run-context.ts'
import { ActionError, interruptionOf } from '../../shared/errors.ts'
import type { ServiceClient } from '../../service/client.ts'
import type { AnalyticsOperation, AnalyticsQuery, ListPage } from '../../service/contract.ts'
import { ServiceError } from '../../service/errors.ts'
import type { DateRange } from '../period/periods.ts'
import { formatCount, formatCountOf } from '../../shared/number-format.ts'
import { type RequestBudget, RequestBudgetError, toReadAll } from './request-budget.ts'

/**
 * Where the pages of a list begin: at a number of rows, or at a cursor from the page before. Or it has only one.
 * `until-no-cursor`: the page without a cursor is the last one, and nothing else says so.
 */
export type PagingKind = 'offset' | 'cursor' | 'until-no-cursor' | 'single'

/** A list of the service's analytics: its operation, and how it is read. */
export interface AnalyticsList<Row, Totals> extends AnalyticsOperation<Row, Totals> {
  paging: PagingKind
  /** Most rows that the service returns per request. */
  limit: number
  /** By what weight the service sorts the rows: `hits`. The first pages are then worth having without the rest. */
  sortedBy?: string
  /** What its requests read, for messages: `the search terms`. */
  purpose: string
  /** Noun of one row, in the singular. */
  rowNoun: string
  /** Returns what identifies a row. */
  keyOf: (row: Row) => string
}

export interface ReadContext extends Pick<ServiceClient, 'readPage'> {
  range: DateRange
  /** Whether `range` is the period to compare with. */
  isPrevious?: boolean
  /** The range is not over, so its numbers change while they are read. */
  unfinished: boolean
  budget: RequestBudget
  log: Log
}

/** The rows of a list, in the order of the service, each once. */
export interface ReadList<Row, Totals> {
  rows: Row[]
  totals: Totals
  /** False if the service has more rows than these. */
  isComplete: boolean
  /** The failure after which rows are missing. Undefined if only `max-requests` cut the list. */
  problem?: ActionError | undefined
}

/** A long read tells how far it is after so many requests. */
const progressStep = 10

/** The data changed during the read, so the pages of the list do not match each other. */
export class DataMovedError extends ServiceError {
  override name = 'DataMovedError'
}

/** Returns what the requests of a list read, for messages. */
export function purposeOf(
  { purpose }: { purpose: string },
  { isPrevious = false }: Pick<ReadContext, 'isPrevious'>,
): string {
  return isPrevious ? `${purpose} of the period before` : purpose
}

/** Returns true if a read failed. An interruption of the run and a defect are no failed read. */
export function isFailedRead(error: unknown): error is ActionError {
  // A retry that would come after the deadline has the failure as its cause.
  const failure = error instanceof ActionError && error.cause instanceof ServiceError ? error.cause : error
  return failure instanceof ServiceError && interruptionOf(error) === 'error'
}

/**
 * Reads a whole list, page by page. If the data changes during the read, starts again once. If the range is not over, the
 * newest values count. A list that is sorted by weight keeps its rows if a later page fails.
 *
 * @throws RequestBudgetError, DataMovedError, ServiceError if the pages do not make a whole list, and what `readPage`
 *   throws
 */
export async function readList<Row, Totals>(
  list: AnalyticsList<Row, Totals>,
  context: ReadContext,
): Promise<ReadList<Row, Totals>> {
  for (let isAgain = false; ; isAgain = true) {
    try {
      return await readOnce(list, context)
    } catch (error) {
      if (!(error instanceof DataMovedError)) throw error
      if (isAgain)
        throw new DataMovedError(
          `${error.message} It happened twice, so the list could be wrong and is not used. Try again later.`,
          { cause: error },
        )
      context.log.warning(`${error.message} The list is read again from the start.`)
    }
  }
}

/** Reads a list from its start to its end. */
async function readOnce<Row, Totals>(list: AnalyticsList<Row, Totals>, context: ReadContext) {
  const { budget, log, unfinished } = context
  const { keyOf, paging, rowNoun } = list
  const purpose = purposeOf(list, context)
  const rows = new Map<string, Row>()
  const isKnown = (row: Row): boolean => isDeepStrictEqual(rows.get(keyOf(row)), row)
  let [repeated, moves] = [0, 0]
  const checkMove = (isMoved: boolean, what: string): void => {
    if (isMoved && !unfinished) throw new DataMovedError(`${what} changed while reading ${purpose}.`)
    moves += Number(isMoved)
  }
  let last: ListPage<Row, Totals> | undefined
  let problem: ActionError | undefined
  try {
    for await (const page of pagesOf(list, context, isKnown)) {
      checkMove(last !== undefined && !isDeepStrictEqual(last.totals, page.totals), 'The totals')
      last = page
      for (const row of page.rows) {
        if (isKnown(row)) repeated += 1
        else checkMove(rows.has(keyOf(row)), `The values of one ${rowNoun}`)
        rows.set(keyOf(row), row)
      }
      // The line after the read says the last count.
      if (page.hasMore && paging !== 'single' && budget.sent % progressStep === 0)
        log.info(`${formatCountOf(rows.size, rowNoun)} read, ${budget.usage}.`)
    }
  } catch (error) {
    problem = endAfter(error, rows.size, list, context)
  }
  if (repeated > 0) {
    log.warning(
      `The service listed ${formatCountOf(repeated, rowNoun)} twice with the same values. The duplicates were removed.`,
    )
  }
  if (moves > 0) {
    log.info(
      `The range is not over, and its numbers changed while reading ${purpose}. The newest numbers are exported.`,
    )
  }
  if (last === undefined) throw new Error('A list was cut before its first page.')
  const isComplete = problem === undefined && !last.hasMore
  return { rows: [...rows.values()], totals: last.totals, isComplete, problem }
}

/**
 * Reads the pages of a list, one after the other.
 *
 * @param isKnown whether a row was listed before
 * @throws ServiceError if a page has too many rows, or none that is new although there should be some, or no way to the next
 */
async function* pagesOf<Row, Totals>(
  { limit, paging, ...list }: AnalyticsList<Row, Totals>,
  { range: { dateFrom, dateTo }, budget, readPage }: ReadContext,
  isKnown: (row: Row) => boolean,
): AsyncGenerator<ListPage<Row, Totals>> {
  let position: Pick<AnalyticsQuery, 'offset' | 'cursor'> = paging === 'offset' ? { offset: 0 } : {}
  const check = (isWrong: boolean, what: string): void => {
    if (!isWrong) return
    const where = position.offset === undefined ? 'A page' : `The page at offset ${position.offset}`
    throw new ServiceError(
      `${where} of the operation ${list.path} ${what}. The list would be incomplete. Try again later.`,
    )
  }
  const cursors = new Set<string>()
  let before: readonly Row[] | undefined
  for (;;) {
    const page = await readPage(list, { dateFrom, dateTo, limit, ...position }, budget.options)
    const { rows, hasMore, nextCursor } = page
    check(rows.length > limit, `has more rows than the ${formatCount(limit)} that were requested`)
    check(hasMore && rows.length === 0, 'is empty although the service says that there is more')
    const isRepeated = rows.length > 0 && isDeepStrictEqual(rows, before)
    check(isRepeated || (hasMore && rows.every(isKnown)), 'only repeats earlier rows')
    before = rows
    yield page
    if (!hasMore || paging === 'single') return
    if (paging === 'offset') {
      // The service may return fewer rows than requested. The next page starts after the last row.
      position = { offset: (position.offset ?? 0) + rows.length }
      continue
    }
    const cursor = nextCursor ?? ''
    check(cursor === '', 'says that there is more, but gives no cursor for it')
    check(cursors.has(cursor), 'gives the same cursor twice')
    cursors.add(cursor)
    position = { cursor }
  }
}

/**
 * Returns the failure that ended a list, if the rows that were read are worth having without the rest. Returns undefined if
 * only `max-requests` ended it. Otherwise throws the failure.
 */
function endAfter<Row, Totals>(
  error: unknown,
  rowCount: number,
  list: AnalyticsList<Row, Totals>,
  context: ReadContext,
): ActionError | undefined {
  const { rowNoun, sortedBy } = list
  const isKept = rowCount > 0 && sortedBy !== undefined
  if (!isKept || error instanceof DataMovedError || !isFailedRead(error)) throw error
  if (!(error instanceof RequestBudgetError)) return error
  const user = context.isPrevious === true ? 'comparison' : 'export'
  context.log.warning(
    `max-requests allows no more requests for ${purposeOf(list, context)}. The ${user} has only the first ${formatCountOf(rowCount, rowNoun)}, sorted by ${sortedBy}. ${toReadAll}`,
  )
  return undefined
}
