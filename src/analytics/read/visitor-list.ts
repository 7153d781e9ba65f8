import { visitorsOperation } from '../../service/analytics-lists.ts'
import type { PageVisitors, VisitorCounts } from '../../service/contract.ts'
import type { Period } from '../period/date-range.ts'
import { textOrder } from './text-order.ts'
import { withPublicPaths } from './page-path.ts'
import { type AnalyticsList, type ReadContext, readList } from './paged-list.ts'

export interface VisitorList {
  totals: VisitorCounts
  /**
   * Each path once, sorted with {@link inExportOrder}. E-mail addresses in paths are replaced. Of paths that are equal
   * then, it has the sum, in which a visitor can count several times.
   */
  visitors: PageVisitors[]
}

export const countNames = ['human', 'ai', 'total'] as const

/** The visitors of each page, with the totals of the whole site in the range. */
export const visitorList: AnalyticsList<PageVisitors, VisitorCounts> = {
  ...visitorsOperation,
  purpose: 'the pages',
  rowNoun: 'page',
  keyOf: ({ path }) => path,
}

/**
 * Reads the visitors of every page.
 *
 * @throws what {@link readList} throws
 */
export async function readVisitors(context: ReadContext): Promise<VisitorList> {
  const { rows, totals } = await readList(visitorList, context)
  return { totals, visitors: inExportOrder(withPublicPaths(rows, countNames)) }
}

/**
 * Reads the totals of a period, with a request for one row.
 *
 * @param purpose what the request reads, for messages: `the earlier periods`
 */
export async function readTotals(
  { dateFrom, dateTo }: Period,
  { budget, readPage }: Pick<ReadContext, 'budget' | 'readPage'>,
  purpose: string,
): Promise<VisitorCounts> {
  const query = { dateFrom, dateTo, limit: 1, offset: 0 }
  const { totals } = await readPage(visitorList, query, budget.optionsFor(purpose))
  return totals
}

/** Returns the pages sorted by `total` descending, then by path. */
export function inExportOrder<Page extends PageVisitors>(pages: readonly Page[]): Page[] {
  return pages.toSorted((a, b) => b.total - a.total || textOrder(a.path, b.path))
}
