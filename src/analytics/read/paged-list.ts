import { isDeepStrictEqual } from 'node:util'

import type { Log } from '../../shared/log.ts'
import { interruptionOf } from '../../shared/deadline.ts'
import { ActionError } from '../../shared/errors.ts'
import type { ServiceClient } from '../../service/client.ts'
import type { AnalyticsOperation, AnalyticsQuery, ListPage } from '../../service/contract.ts'
import { ServiceError } from '../../service/errors.ts'
import type { DateRange } from '../period/date-range.ts'
import { formatCount, formatCountOf } from '../../shared/number-format.ts'
import { type RequestBudget, RequestBudgetError, toReadAll } from './request-budget.ts'

/** Where the pages of a list begin: at a number of rows, or at a cursor from the page before. Or it has only one. */
export type PagingKind = 'offset' | 'cursor' | 'single'

/** A list of the service's analytics: its operation, and how it is read. */
export interface AnalyticsList<Row, Totals> extends AnalyticsOperation<Row, Totals> {
  paging: PagingKind
  /** Most rows that the service returns per request. */
  limit: number
  /** Whether the service sorts the rows by weight. The first pages are then worth having without the rest. */
  isSortedByWeight?: boolean
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
  try {
    return await new ListReading(list, context).read()
  } catch (error) {
    if (!(error instanceof DataMovedError)) throw error
    context.log.warning(`${error.message} The list is read again from the start.`)
  }
  try {
    return await new ListReading(list, context).read()
  } catch (error) {
    if (!(error instanceof DataMovedError)) throw error
    throw new DataMovedError(
      `${error.message} It happened twice, so the list could be wrong and is not used. Try again later.`,
      { cause: error },
    )
  }
}

/** One read of a list from its start to its end. */
class ListReading<Row, Totals> {
  readonly #list: AnalyticsList<Row, Totals>
  readonly #context: ReadContext
  readonly #purpose: string
  readonly #rows = new Map<string, Row>()
  readonly #cursors = new Set<string>()
  /** Where the next page begins. */
  #position: Pick<AnalyticsQuery, 'offset' | 'cursor'>
  /** The page that was read last. */
  #page: ListPage<Row, Totals> | undefined
  /** Number of rows that were listed twice with the same values. */
  #repeated = 0
  #moves = 0

  constructor(list: AnalyticsList<Row, Totals>, context: ReadContext) {
    this.#list = list
    this.#context = context
    this.#purpose = purposeOf(list, context)
    this.#position = list.paging === 'offset' ? { offset: 0 } : {}
  }

  async read(): Promise<ReadList<Row, Totals>> {
    const { budget, log } = this.#context
    const { rowNoun } = this.#list
    const logProgress = budget.progress(log)
    let problem: ActionError | undefined
    try {
      while (await this.#readPage()) {
        // The line after the read says the last count.
        logProgress(`${formatCountOf(this.#rows.size, rowNoun)} read, ${budget.usage}.`)
      }
    } catch (error) {
      problem = this.#endAfter(error)
    }
    if (this.#repeated > 0) {
      log.warning(
        `The service listed ${formatCountOf(this.#repeated, rowNoun)} twice with the same values. The duplicates were removed.`,
      )
    }
    if (this.#moves > 0) {
      log.info(
        `The range is not over, and its numbers changed while reading ${this.#purpose}. The newest numbers are exported.`,
      )
    }
    if (this.#page === undefined) throw new Error('A list was cut before its first page.')
    const isComplete = problem === undefined && !this.#page.hasMore
    return { rows: [...this.#rows.values()], totals: this.#page.totals, isComplete, problem }
  }

  /** Returns false if it was the last page. */
  async #readPage(): Promise<boolean> {
    const { budget, range, readPage } = this.#context
    const { dateFrom, dateTo } = range
    const query = { dateFrom, dateTo, limit: this.#list.limit, ...this.#position }
    const page = await readPage(this.#list, query, budget.options)
    this.#check(page)
    this.#add(page)
    return this.#advance(page)
  }

  /** @throws ServiceError if the page has too many rows, or none that is new although there should be some */
  #check({ rows, hasMore }: ListPage<Row, Totals>): void {
    const { keyOf, limit } = this.#list
    const areKnown = rows.every((row) => isDeepStrictEqual(this.#rows.get(keyOf(row)), row))
    const isStalled = (hasMore && areKnown) || (rows.length > 0 && isDeepStrictEqual(rows, this.#page?.rows))
    if (rows.length > limit) this.#fail(`has more rows than the ${formatCount(limit)} that were requested`)
    if (isStalled && rows.length === 0) this.#fail('is empty although the service says that there is more')
    if (isStalled) this.#fail('only repeats earlier rows')
  }

  #add(page: ListPage<Row, Totals>): void {
    if (this.#page !== undefined && !isDeepStrictEqual(this.#page.totals, page.totals))
      this.#moved('The totals')
    this.#page = page
    for (const row of page.rows) {
      const key = this.#list.keyOf(row)
      const known = this.#rows.get(key)
      if (known !== undefined && isDeepStrictEqual(known, row)) {
        this.#repeated += 1
        continue
      }
      if (known !== undefined) this.#moved(`The values of one ${this.#list.rowNoun}`)
      this.#rows.set(key, row)
    }
  }

  #moved(what: string): void {
    if (!this.#context.unfinished) throw new DataMovedError(`${what} changed while reading ${this.#purpose}.`)
    this.#moves += 1
  }

  /** Moves behind a page. Returns false if it was the last one. */
  #advance({ rows, hasMore, nextCursor = null }: ListPage<Row, Totals>): boolean {
    const { paging } = this.#list
    if (!hasMore || paging === 'single') return false
    if (paging === 'offset') {
      // The service may return fewer rows than requested. The next page starts after the last row.
      this.#position = { offset: (this.#position.offset ?? 0) + rows.length }
      return true
    }
    if (nextCursor === null || nextCursor === '')
      this.#fail('says that there is more, but gives no cursor for it')
    if (this.#cursors.has(nextCursor)) this.#fail('gives the same cursor twice')
    this.#cursors.add(nextCursor)
    this.#position = { cursor: nextCursor }
    return true
  }

  #fail(what: string): never {
    const { offset } = this.#position
    const where = offset === undefined ? 'A page' : `The page at offset ${offset}`
    throw new ServiceError(
      `${where} of the operation ${this.#list.path} ${what}. The list would be incomplete. Try again later.`,
    )
  }

  /**
   * Returns the failure that ended the list, if its rows are worth having without the rest. Returns undefined if only
   * `max-requests` ended it. Otherwise throws the failure.
   */
  #endAfter(error: unknown): ActionError | undefined {
    const { rowNoun, isSortedByWeight = false } = this.#list
    const isKept = this.#rows.size > 0 && isSortedByWeight
    if (!isKept || error instanceof DataMovedError || !isFailedRead(error)) throw error
    if (!(error instanceof RequestBudgetError)) return error
    const user = this.#context.isPrevious === true ? 'comparison' : 'export'
    this.#context.log.warning(
      `max-requests allows no more requests for ${this.#purpose}. The ${user} has only the first ${formatCountOf(this.#rows.size, rowNoun)}, sorted by hits. ${toReadAll}`,
    )
    return undefined
  }
}
