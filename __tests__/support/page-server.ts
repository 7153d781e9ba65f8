import type { AnalyticsQuery, ListPage, PageVisitors, VisitorCounts } from '../../src/service/contract.ts'
import type { ReadContext } from '../../src/analytics/read/paged-list.ts'
import { visitorList } from '../../src/analytics/read/visitor-list.ts'

export const totals: VisitorCounts = { human: 900, ai: 300, total: 1100 }

export const row = (path: string, total = 10): PageVisitors => ({ path, human: total, ai: 0, total })

export type VisitorsPage = ListPage<PageVisitors, VisitorCounts>

export const page = (rows: PageVisitors[], hasMore: boolean, change: object = {}): VisitorsPage => ({
  totals,
  rows,
  hasMore,
  ...change,
})

export type PageAnswer = (query: AnalyticsQuery, count: number) => VisitorsPage

interface Listing {
  /** Every query that was sent. */
  queries: AnalyticsQuery[]
  /** There is no list but that of visitors. */
  readPage: ReadContext['readPage']
}

/** A service that answers the n-th request with `answer(query, n)`, n from 0. */
export function listing(answer: PageAnswer): Listing {
  const queries: AnalyticsQuery[] = []
  const readPage: ReadContext['readPage'] = async <Page>(
    { path }: { path: string },
    query: AnalyticsQuery,
    options: { beforeSending?: () => void } = {},
  ) => {
    if (path !== visitorList.path) throw new Error(`There is no list ${path}.`)
    options.beforeSending?.()
    queries.push(query)
    return Promise.resolve(answer(query, queries.length - 1) as Page)
  }
  return { queries, readPage }
}
