import type { AnalyticsQuery, PageVisitors, VisitorCounts } from '../../src/service/contract.ts'
import type { ListPage, ReadContext } from '../../src/visitors/read/paged-list.ts'
import { RequestBudget } from '../../src/visitors/read/request-budget.ts'
import { readVisitors, type VisitorList, visitorList } from '../../src/visitors/read/visitor-list.ts'
import { RecordingLog } from './recording-log.ts'

export const totals: VisitorCounts = { human: 900, ai: 300, total: 1100 }

export const row = (path: string, total = 10): PageVisitors => ({ path, human: total, ai: 0, total })

export type VisitorsPage = ListPage<PageVisitors, VisitorCounts>

export const page = (rows: PageVisitors[], hasMore: boolean, change: object = {}): VisitorsPage => ({
  totals,
  rows,
  hasMore,
  ...change,
})

/** `offset` is always there. */
type VisitorsQuery = AnalyticsQuery & { offset: number }

export type PageAnswer = (query: VisitorsQuery, count: number) => VisitorsPage

export interface Listing {
  /** Every query that was sent. */
  queries: VisitorsQuery[]
  /** There is no list but that of visitors. */
  readPage: ReadContext['readPage']
}

/** A service that answers the n-th request with `answer(query, n)`, n from 0. */
export function listing(answer: PageAnswer): Listing {
  const queries: VisitorsQuery[] = []
  const readPage: ReadContext['readPage'] = async <Page>(
    { path }: { path: string },
    { offset = Number.NaN, ...bounds }: AnalyticsQuery,
    options: { beforeSending?: () => void } = {},
  ) => {
    if (path !== visitorList.path) throw new Error(`There is no list ${path}.`)
    options.beforeSending?.()
    const query = { ...bounds, offset }
    queries.push(query)
    return Promise.resolve(answer(query, queries.length - 1) as Page)
  }
  return { queries, readPage }
}

export interface Reading {
  log: RecordingLog
  /** Every query that was sent. */
  queries: VisitorsQuery[]
  budget: RequestBudget
  read: () => Promise<VisitorList>
}

/** The page loop under test against a {@link listing}. */
export function reading(answer: PageAnswer, { pageSize = 2, maxRequests = 100 } = {}): Reading {
  const log = new RecordingLog()
  const { queries, readPage } = listing(answer)
  const budget = new RequestBudget(maxRequests, { isCompared: false, series: undefined })
  const read = (): Promise<VisitorList> =>
    readVisitors({
      range: { dateFrom: '2026-01-01', dateTo: undefined },
      pageSize,
      budget,
      log,
      readPage,
    })
  return { log, queries, budget, read }
}
