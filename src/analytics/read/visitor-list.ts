import * as z from 'zod/mini'

import type { PageVisitors, VisitorCounts } from '../../service/contract.ts'
import { counts } from '../../service/decoding.ts'
import { isSamePeriod, type PeriodWithDays } from '../period/periods.ts'
import { count, page } from './fields.ts'
import { defineList, fieldList } from './list-definition.ts'
import { inExportOrder, sumsByPath } from './pages.ts'
import { type ReadContext, readList } from './paged-list.ts'

export interface VisitorList {
  totals: VisitorCounts
  /**
   * Each path once, sorted with {@link inExportOrder}. E-mail addresses in paths are replaced. Of paths that are equal
   * then, it has the sum, in which a visitor can count several times.
   */
  visitors: PageVisitors[]
}

/** An earlier period, which shows what is usual. */
export interface HistoryPeriod extends PeriodWithDays, VisitorList {
  /** Every page is listed. Otherwise nothing is known of the others. */
  isComplete: boolean
}

/** Describes the list of an operation that counts people and AI per page, and of the whole site. */
const trafficList = <Path extends string>(path: Path) => ({
  path,
  paging: 'offset' as const,
  limit: 250,
  rowsIn: path,
  rowNoun: 'page',
  fields: { path: page({ isKey: true }), human: count(), ai: count(), total: count() },
  totals: { in: 'totals', schema: () => z.object(counts()) },
  hasWordsOfReaders: false,
})

/** The visitors of each page, with the totals of the whole site in the range. */
export const visitorList = fieldList({ ...trafficList('visitors'), purpose: 'the pages' })

/** The views of every page and of the site: events, not people, so they may be added up. */
export const viewList = defineList({
  ...trafficList('views'),
  include: 'views',
  isCompared: false,
  purpose: 'the views',
  file: 'views.csv',
  json: { member: 'views', rows: 'pages', sums: ['totals'] },
  title: 'Views',
  contentOf: ({ rows, totals, isComplete }) => ({
    totals,
    pages: inExportOrder(sumsByPath(rows)),
    isComplete,
  }),
})

/**
 * Reads the visitors of every page.
 *
 * @throws what {@link readList} throws
 */
export async function readVisitors(context: ReadContext): Promise<VisitorList> {
  const { rows, totals } = await readList(visitorList, context)
  return { totals, visitors: inExportOrder(sumsByPath(visitorList.rowsOf(rows).rows)) }
}

/**
 * Reads earlier periods with one request each, and as many pages as it may return. The service limits requests, not rows. The
 * period before the range was already read.
 */
export async function readHistory(
  periods: readonly PeriodWithDays[],
  previous: PeriodWithDays & VisitorList,
  { budget, readPage }: Pick<ReadContext, 'budget' | 'readPage'>,
): Promise<HistoryPeriod[]> {
  const { limit } = visitorList
  const read: HistoryPeriod[] = []
  for (const period of periods) {
    if (isSamePeriod(period, previous)) {
      read.push({ ...previous, isComplete: true })
      continue
    }
    const { dateFrom, dateTo } = period
    const query = { dateFrom, dateTo, limit, offset: 0 }
    const { rows, totals, hasMore } = await readPage(visitorList, query, budget.options)
    const visitors = sumsByPath(visitorList.rowsOf(rows).rows)
    read.push({ ...period, totals, visitors, isComplete: !hasMore })
  }
  return read
}
