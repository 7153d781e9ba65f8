import { describe, expect, it } from '@jest/globals'

import { bucketsOf } from '../../../src/visitors/dates/period.ts'
import type { VisitorsInputs } from '../../../src/visitors/export-options.ts'
import { comparePages } from '../../../src/visitors/read/comparison.ts'
import { RequestBudget, RequestBudgetError } from '../../../src/visitors/read/request-budget.ts'
import { readAnalytics } from '../../../src/visitors/read/visitor-analytics.ts'
import { failureOf } from '../../support/failure-of.ts'
import { listing, page, type PageAnswer, row, totals } from '../../support/page-server.ts'
import { RecordingLog } from '../../support/recording-log.ts'

const range = { dateFrom: '2026-01-08', dateTo: '2026-01-15' }
const boundsBefore = { dateFrom: '2026-01-01', dateTo: '2026-01-08' }
const previous = { ...boundsBefore, days: 7 }
const nowMs = Date.UTC(2026, 1)
const daily = { size: 'day' as const, buckets: [...bucketsOf(range, 'day', 'UTC', nowMs)] }
const days = daily.buckets.map(({ dateFrom, dateTo }) => ({ dateFrom, dateTo }))

function readingFrom(
  answer: PageAnswer,
  beside: Partial<Pick<VisitorsInputs, 'previous' | 'series'>>,
  { pageSize = 2, maxRequests = 100 } = {},
) {
  const log = new RecordingLog()
  const { queries, readPage } = listing(answer)
  const budget = new RequestBudget(maxRequests, { isCompared: false, series: undefined })
  const inputs = { ...range, previous: undefined, series: undefined, include: [], pageSize, ...beside }
  return { log, queries, budget, read: () => readAnalytics({ inputs, budget, readPage, log }) }
}

const onePage: PageAnswer = () => page([row('/a')], false)
/** Two pages of the list of a period. */
const twoPages: PageAnswer = ({ offset, limit }) => page([row(`/${offset}`)], limit > 1 && offset === 0)

describe('the requests of an export', () => {
  it('are only those of its list unless more was asked for', async () => {
    const { budget, log, queries, read } = readingFrom(onePage, {})
    const visitors = [row('/a')]
    expect(await read()).toEqual({ totals, visitors, rows: visitors, previous: undefined, series: undefined })
    expect(queries).toEqual([{ ...range, limit: 2, offset: 0 }])
    expect(budget.sent).toBe(1)
    log.expectExactly()
  })

  it('read its list, then that of the period before, then the totals of each bucket', async () => {
    const { budget, log, queries, read } = readingFrom(twoPages, { previous, series: daily })
    await read()
    expect(queries).toEqual([
      { ...range, limit: 2, offset: 0 },
      { ...range, limit: 2, offset: 1 },
      { ...boundsBefore, limit: 2, offset: 0 },
      { ...boundsBefore, limit: 2, offset: 1 },
      ...days.map((bounds) => ({ ...bounds, limit: 1, offset: 0 })),
    ])
    expect(budget.sent).toBe(11)
    log.expectExactly(
      'info: Reading the previous period: Jan 1 – 7, 2026.',
      'info: Reading the totals of 7 days, one request each.',
    )
  })

  it('for totals are not repeated because there would be more rows', async () => {
    const endless: PageAnswer = ({ limit }) => page([row('/a')], limit === 1)
    const { queries, read } = readingFrom(endless, { series: daily })
    await read()
    expect(queries).toHaveLength(8)
  })
})

describe('the progress of a series', () => {
  it('is logged each tenth of its buckets, with the requests used', async () => {
    const years = { dateFrom: '2022-01-01', dateTo: '2026-01-01' }
    const series = { size: 'day' as const, buckets: [...bucketsOf(years, 'day', 'UTC', nowMs)] }
    const { log, read } = readingFrom(onePage, { series }, { maxRequests: 2000 })
    await read()
    const lines = log.entries.slice(1)
    expect(log.entries[0]).toBe('info: Reading the totals of 1,461 days, one request each.')
    expect(lines).toHaveLength(9)
    expect(lines[0]).toBe('info: 147 of 1,461 days read, 148 of 2,000 requests used.')
    expect(lines[8]).toBe('info: 1,323 of 1,461 days read, 1,324 of 2,000 requests used.')
  })
})

describe('what an export read', () => {
  it('has the pages of both periods, compared', async () => {
    const before = { human: 3, ai: 1, total: 4 }
    const answer: PageAnswer = ({ dateFrom }) =>
      dateFrom === range.dateFrom
        ? page([row('/b', 5), row('/new', 9)], false)
        : page([row('/gone', 2), row('/b', 3)], false, { totals: before })
    const visitors = [row('/new', 9), row('/b', 5)]
    const visitorsBefore = [row('/b', 3), row('/gone', 2)]
    const changes = comparePages(visitors, visitorsBefore)
    expect(await readingFrom(answer, { previous }).read()).toEqual({
      totals,
      visitors,
      rows: changes,
      previous: {
        ...previous,
        totals: before,
        visitors: visitorsBefore,
        changes,
        lists: {},
      },
      series: undefined,
    })
  })

  it('has the totals that the service counts for each bucket, not a sum', async () => {
    const answer: PageAnswer = ({ dateFrom }) => {
      const day = Number(dateFrom?.slice(-2))
      return page([row('/a', 1000)], false, { totals: { human: day, ai: 2 * day, total: 2 * day + 1 } })
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
})

describe('max-requests of an export with compare and series', () => {
  it('can be exactly what it needs', async () => {
    const { budget, read } = readingFrom(twoPages, { previous, series: daily }, { maxRequests: 11 })
    await read()
    expect(budget.sent).toBe(11)
  })

  it('ends a list before it takes the requests of the others', async () => {
    const endless: PageAnswer = (_, count) => page([row(`/${count}`)], true)
    const reading = readingFrom(endless, { previous, series: daily }, { maxRequests: 12 })
    const error = await failureOf(reading.read(), RequestBudgetError)
    expect(error.message).toMatch(
      /more than the 12 requests that max-requests allows \(8 of them are reserved for later\)\. Nothing was exported/,
    )
    expect([reading.queries.length, reading.budget.sent]).toEqual([4, 4])
  })

  it('counts a list that is read again', async () => {
    const moved = [page([row('/a')], true), page([row('/a', 11)], false)]
    const answer: PageAnswer = (query, count) => moved[count] ?? onePage(query, count)
    const enough = readingFrom(answer, { previous, series: daily }, { maxRequests: 11 })
    await enough.read()
    expect(enough.budget.sent).toBe(11)
    const tooFew = readingFrom(answer, { previous, series: daily }, { maxRequests: 10 })
    await failureOf(tooFew.read(), RequestBudgetError)
    expect(tooFew.budget.sent).toBe(2)
  })
})
