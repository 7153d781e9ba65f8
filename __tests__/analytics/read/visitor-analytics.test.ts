import { describe, expect, it } from '@jest/globals'

import { bucketsOf } from '../../../src/analytics/period/buckets.ts'
import type { VisitorsInputs } from '../../../src/analytics/export-options.ts'
import type { ReadContext } from '../../../src/analytics/read/paged-list.ts'
import { RequestBudget, RequestBudgetError } from '../../../src/analytics/read/request-budget.ts'
import { readAnalytics } from '../../../src/analytics/read/visitor-analytics.ts'
import type { AnalyticsQuery, ListPage, PageVisitors } from '../../../src/service/contract.ts'
import { ServiceError } from '../../../src/service/errors.ts'
import { failureOf } from '../../support/failure-of.ts'
import { many, row, totals } from '../../support/analytics.ts'
import { RecordingLog } from '../../support/recording-log.ts'

const range = { dateFrom: '2026-01-08', dateTo: '2026-01-15' }
const boundsBefore = { dateFrom: '2026-01-01', dateTo: '2026-01-08' }
const previous = { ...boundsBefore, days: 7 }
const daily = { size: 'day' as const, buckets: bucketsOf(range, 'day', '2026-02-01') }

const page = (rows: PageVisitors[], hasMore: boolean, change: object = {}) => ({
  totals,
  rows,
  hasMore,
  ...change,
})

/** Answers the n-th request, n from 0. */
type PageAnswer = (query: AnalyticsQuery, count: number) => ReturnType<typeof page>

function readingFrom(
  answer: PageAnswer,
  beside: Partial<
    Pick<VisitorsInputs, 'previous' | 'isComparisonNeeded' | 'historyPeriods' | 'series' | 'unfinished'>
  > = {},
  maxRequests = 100,
) {
  const log = new RecordingLog()
  const queries: AnalyticsQuery[] = []
  const readPage: ReadContext['readPage'] = async <Row, Totals>(
    _: unknown,
    query: AnalyticsQuery,
    options: { beforeSending?: () => void } = {},
  ) => {
    options.beforeSending?.()
    queries.push(query)
    return Promise.resolve(answer(query, queries.length - 1) as unknown as ListPage<Row, Totals>)
  }
  const budget = new RequestBudget(maxRequests, [])
  const inputs = {
    ...range,
    previous: undefined,
    isComparisonNeeded: true,
    historyPeriods: [],
    series: undefined,
    include: [],
    unfinished: false,
    ...beside,
  }
  return { log, queries, budget, read: () => readAnalytics({ inputs, budget, readPage, log }) }
}

const bucketsBefore = bucketsOf(boundsBefore, 'day', boundsBefore.dateTo)
const nothingBeside = { previous: undefined, history: undefined, series: undefined, missing: [] }
const onePage: PageAnswer = () => page([row('/a')], false)
/** Two pages of the list of a period. */
const twoPages: PageAnswer = ({ offset, limit }) => page([row(`/${offset ?? ''}`)], limit > 1 && offset === 0)

const failsBefore: PageAnswer = ({ dateFrom }) => {
  if (dateFrom === previous.dateFrom) throw new ServiceError('No such period.')
  return page([row('/a')], false)
}
const morePagesBefore: PageAnswer = ({ dateFrom }, count) =>
  page([row(`/${count}`)], dateFrom === previous.dateFrom)

describe('an export', () => {
  it('reads only its list unless more was asked for', async () => {
    const { budget, log, read } = readingFrom(onePage)
    const visitors = [row('/a')]
    expect(await read()).toEqual({ totals, visitors, ...nothingBeside })
    expect(budget.sent).toBe(1)
    log.expectExactly()
  })

  it('reads its list, then that of the period before, then the totals of each bucket of both', async () => {
    const { budget, log, queries, read } = readingFrom(twoPages, { previous, series: daily })
    await read()
    expect(queries).toEqual([
      { ...range, limit: 250, offset: 0 },
      { ...range, limit: 250, offset: 1 },
      { ...boundsBefore, limit: 250, offset: 0 },
      { ...boundsBefore, limit: 250, offset: 1 },
      ...[...daily.buckets, ...bucketsBefore].map(({ dateFrom, dateTo }) => ({
        dateFrom,
        dateTo,
        limit: 1,
        offset: 0,
      })),
    ])
    expect(budget.sent).toBe(18)
    log.expectExactly(
      'info: Reading the previous period: Jan 1–7, 2026.',
      'info: Reading the totals of 7 days, one request each.',
      'info: Reading the totals of 7 days of the previous period, one request each.',
    )
  })

  it('has no totals of the days before if there is no room for them', async () => {
    const { log, read } = readingFrom(twoPages, { previous, series: daily }, 17)
    expect((await read()).previous?.buckets).toBeUndefined()
    log.expectExactly(
      'info: Reading the previous period: Jan 1–7, 2026.',
      'info: Reading the totals of 7 days, one request each.',
      'notice: The chart does not show the previous period: max-requests has no room for its 7 days.',
    )
  })

  it('has the pages of both periods', async () => {
    const before = { human: 3, ai: 1, total: 4 }
    const answer: PageAnswer = ({ dateFrom }) =>
      dateFrom === range.dateFrom
        ? page([row('/b', 5), row('/new', 9)], false)
        : page([row('/gone', 2), row('/b', 3)], false, { totals: before })
    const visitors = [row('/new', 9), row('/b', 5)]
    const visitorsBefore = [row('/b', 3), row('/gone', 2)]
    expect(await readingFrom(answer, { previous }).read()).toEqual({
      totals,
      visitors,
      ...nothingBeside,
      previous: { ...previous, totals: before, visitors: visitorsBefore, lists: {} },
    })
  })

  it('reads what is compared last if compare was not given', async () => {
    const beside = { previous, isComparisonNeeded: false, series: daily }
    const { queries, read } = readingFrom(onePage, beside)
    expect((await read()).previous).toMatchObject(previous)
    expect(queries.map(({ dateFrom }) => dateFrom)).toEqual([
      range.dateFrom,
      ...daily.buckets.map(({ dateFrom }) => dateFrom),
      previous.dateFrom,
      ...bucketsBefore.map(({ dateFrom }) => dateFrom),
    ])
  })

  it.each<[string, PageAnswer, number, RegExp]>([
    ['fails', failsBefore, 100, /: No such period\.$/u],
    // The pages took two requests.
    ['has no room', twoPages, 3, /: max-requests has no room for it\.$/u],
    ['runs out of requests', morePagesBefore, 4, /: max-requests has no room for it\.$/u],
  ])('leaves out a comparison that was not asked for and %s', async (_, answer, maxRequests, line) => {
    const historyPeriods = [{ ...previous, dateFrom: '2025-12-25' }]
    const beside = { previous, isComparisonNeeded: false, historyPeriods }
    const { log, read } = readingFrom(answer, beside, maxRequests)
    const { previous: before, history, visitors } = await read()
    expect([before, history, visitors.length > 0]).toEqual([undefined, undefined, true])
    const lines = log.entries.filter((entry) => entry.startsWith('notice'))
    expect(lines).toEqual([
      expect.stringMatching(/^notice: The visitors are not compared with the previous period/u),
    ])
    expect(lines[0]).toMatch(line)
  })

  it('fails without a comparison that was asked for', async () => {
    await failureOf(readingFrom(failsBefore, { previous }).read(), ServiceError)
  })

  it('has the totals that the service counts for each bucket, whatever rows it has', async () => {
    const answer: PageAnswer = ({ dateFrom, limit }) => {
      const day = Number(dateFrom?.slice(-2))
      return page([row('/a', 1000)], limit === 1, { totals: { human: day, ai: 2 * day, total: 2 * day + 1 } })
    }
    const { series } = await readingFrom(answer, { series: daily }).read()
    expect(series).toEqual({
      size: 'day',
      buckets: [8, 9, 10, 11, 12, 13, 14].map((day, index) => ({
        ...daily.buckets[index],
        human: day,
        ai: 2 * day,
        total: 2 * day + 1,
      })),
    })
  })

  it('has the newest totals in a range that is not over', async () => {
    const answer: PageAnswer = ({ offset }, count) =>
      page([row(`/${count}`)], offset === 0, { totals: { ...totals, total: totals.total + count } })
    const { log, read } = readingFrom(answer, { unfinished: true })
    expect((await read()).totals.total).toBe(totals.total + 1)
    log.expectExactly(/^info: The range is not over, and its numbers changed/u)
  })

  it('logs the progress of a series each tenth of its buckets, with the requests used', async () => {
    const years = { dateFrom: '2022-01-01', dateTo: '2026-01-01' }
    const series = { size: 'day' as const, buckets: bucketsOf(years, 'day', '2026-02-01') }
    const { log, read } = readingFrom(onePage, { series }, 2000)
    await read()
    log.expectExactly(
      'info: Reading the totals of 1,461 days, one request each.',
      'info: 147 of 1,461 days read, 148 of 2,000 requests used.',
      ...many(7, () => /days read/u),
      'info: 1,323 of 1,461 days read, 1,324 of 2,000 requests used.',
    )
  })

  it('ends a list before it takes the requests of the others', async () => {
    const endless: PageAnswer = (_, count) => page([row(`/${count}`)], true)
    const { budget, queries, read } = readingFrom(endless, { previous, series: daily }, 12)
    const { message } = await failureOf(read(), RequestBudgetError)
    expect(message).toContain(
      'more than the 12 requests that max-requests allows (8 of them are reserved for later). Nothing was exported',
    )
    expect([queries.length, budget.sent]).toEqual([4, 4])
  })
})
