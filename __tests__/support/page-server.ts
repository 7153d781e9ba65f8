import type { PageVisitors, VisitorCounts, VisitorsPage, VisitorsQuery } from '../../src/service/contract.ts'
import type { IncludedContext } from '../../src/visitors/read/included-list.ts'
import { RequestBudget } from '../../src/visitors/read/request-budget.ts'
import { type ReadOptions, readVisitors, type VisitorList } from '../../src/visitors/read/visitor-list.ts'
import { RecordingLog } from './recording-log.ts'

export const totals: VisitorCounts = { human: 900, ai: 300, total: 1100 }

export const row = (path: string, total = 10): PageVisitors => ({ path, human: total, ai: 0, total })

export const page = (visitors: PageVisitors[], hasMore: boolean, change: object = {}): VisitorsPage => ({
  totals,
  visitors,
  hasMore,
  ...change,
})

export type PageAnswer = (query: VisitorsQuery, count: number) => VisitorsPage

export interface Listing {
  /** Every query that was sent. */
  queries: VisitorsQuery[]
  listVisitors: ReadOptions['listVisitors']
  /** There is no other list. */
  readPage: IncludedContext['readPage']
}

/** A service that answers the n-th request with `answer(query, n)`, n from 0. */
export function listing(answer: PageAnswer): Listing {
  const queries: VisitorsQuery[] = []
  const listVisitors: ReadOptions['listVisitors'] = (query, options) => {
    options?.beforeSending?.()
    queries.push(query)
    return Promise.resolve(answer(query, queries.length - 1))
  }
  const readPage: IncludedContext['readPage'] = ({ path }) =>
    Promise.reject(new Error(`There is no list ${path}.`))
  return { queries, listVisitors, readPage }
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
  const { queries, listVisitors } = listing(answer)
  const budget = new RequestBudget(maxRequests, { isCompared: false, series: undefined, pageSize: 250 })
  const read = (): Promise<VisitorList> =>
    readVisitors({
      range: { dateFrom: '2026-01-01', dateTo: undefined },
      purpose: 'the pages',
      pageSize,
      budget,
      log,
      listVisitors,
    })
  return { log, queries, budget, read }
}
