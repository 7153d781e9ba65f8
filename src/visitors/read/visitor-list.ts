import type { Log } from '../../log.ts'
import type { ServiceClient } from '../../service/client.ts'
import type { PageVisitors, VisitorCounts, VisitorsPage } from '../../service/contract.ts'
import { ServiceError } from '../../service/errors.ts'
import type { DateRange } from '../dates/date-range.ts'
import { formatCountOf } from '../number-format.js'
import { codePointOrder } from './code-point-order.ts'
import { progressEvery } from './progress.ts'
import type { RequestBudget, RequestPurpose } from './request-budget.ts'

export interface VisitorList {
  totals: VisitorCounts
  /** Each path once, sorted with {@link inOrder}. */
  visitors: PageVisitors[]
}

export interface ReadOptions extends Pick<ServiceClient, 'listVisitors'> {
  range: DateRange
  purpose: RequestPurpose
  pageSize: number
  budget: RequestBudget
  log: Log
}

/** The service reports more pages but returns none. */
export class NoProgressError extends ServiceError {
  override name = 'NoProgressError'
}

/** The data changed during the read, so the pages of the list do not match each other. */
export class DataMovedError extends ServiceError {
  override name = 'DataMovedError'
}

/**
 * Reads the whole list, page by page. If the data changes during the read, starts again once.
 *
 * @throws RequestBudgetError, NoProgressError, DataMovedError, and what `listVisitors` throws
 */
export async function readVisitors(options: ReadOptions): Promise<VisitorList> {
  try {
    return await readOnce(options)
  } catch (error) {
    if (!(error instanceof DataMovedError)) throw error
    options.log.warning(`${error.message} The list is read again from the start.`)
  }
  return readOnce(options)
}

async function readOnce(options: ReadOptions): Promise<VisitorList> {
  const { budget, log } = options
  const logProgress = progressEvery(budget.progressStep, log, budget.sent)
  const rows = new Map<string, PageVisitors>()
  let totals: VisitorCounts | undefined
  let page: VisitorsPage | undefined
  let offset = 0
  let repeated = 0
  do {
    page = await readPage(offset, rows, page, options)
    totals ??= page.totals
    if (!sameCounts(totals, page.totals))
      throw new DataMovedError('The totals changed while the pages were read.')
    repeated += addRows(rows, page.visitors)
    // The service may return fewer rows than requested. The next page starts after the last row.
    offset += page.visitors.length
    logProgress(budget.sent, `${formatCountOf(rows.size, 'page')} read, ${budget.usage}.`)
  } while (page.hasMore)
  if (repeated > 0) {
    log.warning(
      `The service listed ${formatCountOf(repeated, 'page')} twice with the same counts. The duplicates were removed.`,
    )
  }
  return { totals, visitors: [...rows.values()].sort(inOrder) }
}

/**
 * Adds the rows of a page to the list.
 *
 * @returns the number of rows that the list already had
 * @throws DataMovedError if the list has a row of the same path with other counts
 */
function addRows(rows: Map<string, PageVisitors>, added: readonly PageVisitors[]): number {
  let repeated = 0
  for (const row of added) {
    const known = rows.get(row.path)
    if (known === undefined) rows.set(row.path, row)
    else if (sameCounts(known, row)) repeated += 1
    else throw new DataMovedError('The numbers of a page changed while the list was read.')
  }
  return repeated
}

/** Sorts by `total` descending, then by path in code-point order. */
export function inOrder(a: PageVisitors, b: PageVisitors): number {
  return b.total - a.total || codePointOrder(a.path, b.path)
}

/** Reads one page of the list. If it should have new rows but has none, requests it once more. */
async function readPage(
  offset: number,
  rows: ReadonlyMap<string, PageVisitors>,
  previous: VisitorsPage | undefined,
  { range, purpose, pageSize, budget, listVisitors, log }: ReadOptions,
): Promise<VisitorsPage> {
  const query = { dateFrom: range.dateFrom, dateTo: range.dateTo, limit: pageSize, offset }
  const read = (): Promise<VisitorsPage> => listVisitors(query, budget.optionsFor(purpose))
  const stalls = (page: VisitorsPage): boolean =>
    (page.hasMore && page.visitors.every((row) => isKnown(row, rows))) || isSamePage(page, previous)
  const page = await read()
  if (!stalls(page)) return page
  log.warning(`The page at offset ${offset} has no new rows. Retrying once.`)
  const again = await read()
  if (!stalls(again)) return again
  throw new NoProgressError(
    `The page at offset ${offset} ${again.visitors.length === 0 ? 'is empty although the service says that there is more' : 'only repeats earlier rows'}, twice. Nothing was exported, because the list would be incomplete. Try again later.`,
  )
}

function isKnown(row: PageVisitors, rows: ReadonlyMap<string, PageVisitors>): boolean {
  const known = rows.get(row.path)
  return known !== undefined && sameCounts(known, row)
}

function isSamePage(page: VisitorsPage, previous: VisitorsPage | undefined): boolean {
  if (page.visitors.length === 0 || page.visitors.length !== previous?.visitors.length) return false
  return page.visitors.every((row, index) => {
    const before = previous.visitors[index]
    return before?.path === row.path && sameCounts(before, row)
  })
}

function sameCounts(a: VisitorCounts, b: VisitorCounts): boolean {
  return a.human === b.human && a.ai === b.ai && a.total === b.total
}
