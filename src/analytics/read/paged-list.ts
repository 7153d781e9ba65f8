import { isDeepStrictEqual } from 'node:util'

import type { Log } from '../../shared/log.ts'
import type { ServiceClient } from '../../service/client.ts'
import type { AnalyticsOperation, ListPage } from '../../service/contract.ts'
import { ServiceError } from '../../service/errors.ts'
import type { DateRange } from '../period/date-range.ts'
import { formatCount, formatCountOf } from '../../shared/number-format.ts'
import { type Paging, startPaging } from './paging.ts'
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
  readonly #paging: Paging
  readonly #rows = new Map<string, Row>()
  /** The page that was read last. */
  #page: ListPage<Row, Totals> | undefined
  /** Number of rows that were listed twice with the same values. */
  #repeated = 0
  #moves = 0

  constructor(list: AnalyticsList<Row, Totals>, context: ReadContext) {
    this.#list = list
    this.#context = context
    this.#purpose = purposeOf(list, context)
    this.#paging = startPaging(list.paging, list.path)
  }

  async read(): Promise<ReadList<Row, Totals>> {
    const { budget, log } = this.#context
    const { rowNoun } = this.#list
    const logProgress = progressEvery(budget.progressStep, log, budget.sent)
    let hasNext = true
    while (hasNext) {
      const page = await this.#readPageOrCut()
      if (page === undefined) break
      this.#add(page)
      hasNext = this.#paging.advance(page)
      // The line after the read says the last count.
      if (hasNext)
        logProgress(budget.sent, `${formatCountOf(this.#rows.size, rowNoun)} read, ${budget.usage}.`)
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
    return {
      rows: [...this.#rows.values()],
      totals: this.#page.totals,
      isComplete: !this.#page.hasMore,
    }
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

  /** Returns undefined if the budget ends and the list is sorted by weight. */
  async #readPageOrCut(): Promise<ListPage<Row, Totals> | undefined> {
    try {
      return await this.#readNewRows()
    } catch (error) {
      const { rowNoun, isSortedByWeight = false } = this.#list
      if (!(error instanceof RequestBudgetError) || !isSortedByWeight || this.#rows.size === 0) throw error
      const user = this.#context.isPrevious === true ? 'comparison' : 'export'
      this.#context.log.warning(
        `max-requests allows no more requests for ${this.#purpose}. The ${user} has only the first ${formatCountOf(this.#rows.size, rowNoun)}, sorted by hits. To read all, raise max-requests ${hourlyLimit} or shorten the range.`,
      )
      return undefined
    }
  }

  /** Reads a page. If it should have new rows but has none, tries once more. */
  async #readNewRows(): Promise<ListPage<Row, Totals>> {
    const page = await this.#readWithinLimit()
    if (!this.#stalls(page)) return page
    this.#context.log.warning(`${this.#paging.pageName} has no new rows. Retrying once.`)
    this.#paging.retry(page)
    const again = await this.#readWithinLimit()
    if (!this.#stalls(again)) return again
    throw new ServiceError(
      `${this.#paging.pageName} ${again.rows.length === 0 ? 'is empty although the service says that there is more' : 'only repeats earlier rows'}, twice. The list would be incomplete, so it is not used. Try again later.`,
    )
  }

  #stalls({ rows, hasMore }: ListPage<Row, Totals>): boolean {
    const { keyOf } = this.#list
    const areKnown = rows.every((row) => isDeepStrictEqual(this.#rows.get(keyOf(row)), row))
    return (hasMore && areKnown) || (rows.length > 0 && isDeepStrictEqual(rows, this.#page?.rows))
  }

  /** Reads a page. If it has more rows than the limit, reads it once more. */
  async #readWithinLimit(): Promise<ListPage<Row, Totals>> {
    const { budget, log, range, readPage } = this.#context
    const { limit } = this.#list
    const read = (): Promise<ListPage<Row, Totals>> => {
      const { dateFrom, dateTo } = range
      const query = { dateFrom, dateTo, limit, ...this.#paging.position }
      return readPage(this.#list, query, budget.optionsFor(this.#purpose))
    }
    const page = await read()
    if (page.rows.length <= limit) return page
    const tooMany = `${this.#paging.pageName} has more rows than the ${formatCount(limit)} that were requested`
    log.warning(`${tooMany}. Retrying once.`)
    const again = await read()
    if (again.rows.length <= limit) return again
    throw new ServiceError(
      `${tooMany}, twice. Rows could be missing, so the list is not used. Try again later.`,
    )
  }
}
