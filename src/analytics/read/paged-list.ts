import { isDeepStrictEqual } from 'node:util'

import type { Log } from '../../shared/log.ts'
import type { ServiceClient } from '../../service/client.ts'
import type { AnalyticsOperation, AnalyticsQuery, ListPage } from '../../service/contract.ts'
import { ServiceError } from '../../service/errors.ts'
import type { DateRange } from '../period/date-range.ts'
import { formatCount, formatCountOf } from '../../shared/number-format.ts'
import { type PageEnd, type Paging, startPaging } from './paging.ts'
import { hourlyLimit, progressEvery, type RequestBudget, RequestBudgetError } from './request-budget.ts'

/** A list of the service's analytics: its operation, and how it is read. */
export interface AnalyticsList<Row, Totals> extends AnalyticsOperation<Row, Totals> {
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
  /** False if the service has more rows after these. */
  isComplete: boolean
}

/** The data changed during the read, so the pages of the list do not match each other. */
export class DataMovedError extends ServiceError {
  override name = 'DataMovedError'
}

/** Returns what the requests of a list read, for messages. */
export function purposeOf(
  { purpose }: { purpose: string },
  { isPrevious = false }: Pick<ReadContext, 'isPrevious'>,
): string {
  return isPrevious ? `${purpose} of the previous period` : purpose
}

/**
 * Reads a whole list, page by page. If the data changes during the read, starts again once. If the range is not over, the
 * newest values count.
 *
 * @throws RequestBudgetError, DataMovedError, ServiceError if the pages do not make a whole list, and what `readPage`
 *   throws
 */
export async function readList<Row, Totals>(
  list: AnalyticsList<Row, Totals>,
  context: ReadContext,
): Promise<ReadList<Row, Totals>> {
  try {
    return await readOnce(list, context)
  } catch (error) {
    if (!(error instanceof DataMovedError)) throw error
    context.log.warning(`${error.message} The list is read again from the start.`)
  }
  try {
    return await readOnce(list, context)
  } catch (error) {
    if (!(error instanceof DataMovedError)) throw error
    throw new DataMovedError(
      `${error.message} It happened twice, so the list could be wrong and is not used. Try again later.`,
      { cause: error },
    )
  }
}

async function readOnce<Row, Totals>(
  list: AnalyticsList<Row, Totals>,
  context: ReadContext,
): Promise<ReadList<Row, Totals>> {
  const { budget, log, unfinished } = context
  const logProgress = progressEvery(budget.progressStep, log, budget.sent)
  const rows = new Map<string, Row>()
  const paging = startPaging(list.paging, list.path)
  const purpose = purposeOf(list, context)
  let page: ListPage<Row, Totals> | undefined
  let repeated = 0
  let moves = 0
  const moved = (what: string): void => {
    if (!unfinished) throw new DataMovedError(`${what} changed while reading ${purpose}.`)
    moves += 1
  }
  let hasNext = true
  while (hasNext) {
    const read = await readPageOrCut(list, paging, rows, page, context)
    if (read === undefined) break
    if (page !== undefined && !isDeepStrictEqual(page.totals, read.totals)) moved('The totals')
    page = read
    repeated += addRows(rows, list, page.rows, moved)
    hasNext = paging.advance(page)
    // The line after the read says the last count.
    if (hasNext) logProgress(budget.sent, `${formatCountOf(rows.size, list.rowNoun)} read, ${budget.usage}.`)
  }
  if (repeated > 0) {
    log.warning(
      `The service listed ${formatCountOf(repeated, list.rowNoun)} twice with the same values. The duplicates were removed.`,
    )
  }
  if (moves > 0) {
    log.info(
      `The range is not over, and its numbers changed while reading ${purpose}. The newest numbers are exported.`,
    )
  }
  if (page === undefined) throw new Error('A list was cut before its first page.')
  return { rows: [...rows.values()], totals: page.totals, isComplete: !page.hasMore }
}

/** Reads one page. Returns undefined if the budget ends and the list is sorted by weight. */
async function readPageOrCut<Row, Totals>(
  list: AnalyticsList<Row, Totals>,
  paging: Paging,
  rows: ReadonlyMap<string, Row>,
  previous: ListPage<Row, Totals> | undefined,
  context: ReadContext,
): Promise<ListPage<Row, Totals> | undefined> {
  try {
    return await readPage(list, paging, rows, previous, context)
  } catch (error) {
    const { rowNoun, isSortedByWeight = false } = list
    if (!(error instanceof RequestBudgetError) || !isSortedByWeight || rows.size === 0) throw error
    const user = context.isPrevious === true ? 'comparison' : 'export'
    context.log.warning(
      `max-requests allows no more requests for ${purposeOf(list, context)}. The ${user} has only the first ${formatCountOf(rows.size, rowNoun)}, sorted by hits. To read all, raise max-requests ${hourlyLimit} or shorten the range.`,
    )
    return undefined
  }
}

/**
 * Adds the rows of a page to the list. Calls `moved` if the list has a row of the same key with other values.
 *
 * @returns the number of rows that the list already had
 */
function addRows<Row, Totals>(
  rows: Map<string, Row>,
  { keyOf, rowNoun }: AnalyticsList<Row, Totals>,
  added: readonly Row[],
  moved: (what: string) => void,
): number {
  let repeated = 0
  for (const row of added) {
    const key = keyOf(row)
    const known = rows.get(key)
    if (known !== undefined && isDeepStrictEqual(known, row)) {
      repeated += 1
      continue
    }
    if (known !== undefined) moved(`The values of one ${rowNoun}`)
    rows.set(key, row)
  }
  return repeated
}

/** Reads one page of the list. If it should have new rows but has none, or has too many, tries once more. */
async function readPage<Row, Totals>(
  list: AnalyticsList<Row, Totals>,
  paging: Paging,
  rows: ReadonlyMap<string, Row>,
  previous: ListPage<Row, Totals> | undefined,
  context: ReadContext,
): Promise<ListPage<Row, Totals>> {
  const { budget, log } = context
  const read = (): Promise<ListPage<Row, Totals>> => {
    const { dateFrom, dateTo } = context.range
    const query: AnalyticsQuery = { dateFrom, dateTo, limit: list.limit, ...paging.position }
    return withinLimit(query.limit, paging, log, () =>
      context.readPage(list, query, budget.optionsFor(purposeOf(list, context))),
    )
  }
  const isKnown = (row: Row): boolean => isDeepStrictEqual(rows.get(list.keyOf(row)), row)
  const stalls = (page: ListPage<Row, Totals>): boolean =>
    (page.hasMore && page.rows.every(isKnown)) ||
    (page.rows.length > 0 && isDeepStrictEqual(page.rows, previous?.rows))
  const page = await read()
  if (!stalls(page)) return page
  log.warning(`${paging.pageName} has no new rows. Retrying once.`)
  paging.retry(page)
  const again = await read()
  if (!stalls(again)) return again
  throw new ServiceError(
    `${paging.pageName} ${again.rows.length === 0 ? 'is empty although the service says that there is more' : 'only repeats earlier rows'}, twice. The list would be incomplete, so it is not used. Try again later.`,
  )
}

/** Reads a page. If it has more rows than the limit, reads it once more. */
async function withinLimit<Page extends Pick<PageEnd, 'rows'>>(
  limit: number,
  { pageName }: Paging,
  log: Log,
  read: () => Promise<Page>,
): Promise<Page> {
  const page = await read()
  if (page.rows.length <= limit) return page
  const tooMany = `${pageName} has more rows than the ${formatCount(limit)} that were requested`
  log.warning(`${tooMany}. Retrying once.`)
  const again = await read()
  if (again.rows.length <= limit) return again
  throw new ServiceError(
    `${tooMany}, twice. Rows could be missing, so the list is not used. Try again later.`,
  )
}
