import { describe, expect, it } from '@jest/globals'

import type { Fault } from '../../../simulator/faults.ts'
import { visitorData } from '../../../simulator/visitor-data.ts'
import { Cancelled } from '../../../src/deadline.ts'
import { StatusError } from '../../../src/service/errors.ts'
import { type BucketSize, bucketsOf } from '../../../src/visitors/dates/period.ts'
import type { VisitorsInputs } from '../../../src/visitors/export-options.ts'
import { comparePages } from '../../../src/visitors/read/comparison.ts'
import { RequestBudget, RequestBudgetError } from '../../../src/visitors/read/request-budget.ts'
import { readAnalytics } from '../../../src/visitors/read/visitor-analytics.ts'
import { inOrder } from '../../../src/visitors/read/visitor-list.ts'
import { deadlineOf, FakeClock } from '../../support/fake-clock.ts'
import { failureOf } from '../../support/failure-of.ts'
import { listing, type Listing, page, type PageAnswer, row, totals } from '../../support/page-server.ts'
import { RecordingLog } from '../../support/recording-log.ts'
import { clientOf, serviceStarter } from '../../support/service-client.ts'

const range = { dateFrom: '2026-01-08', dateTo: '2026-01-15' }
const boundsBefore = { dateFrom: '2026-01-01', dateTo: '2026-01-08' }
const previous = { ...boundsBefore, days: 7 }
const nowMs = Date.UTC(2026, 1)
const seriesPer = (size: BucketSize): VisitorsInputs['series'] => ({
  size,
  buckets: [...bucketsOf(range, size, 'UTC', nowMs)],
})
const daily = seriesPer('day')
/** The series of an export whose charts show the previous period. */
const charted = daily && { ...daily, previousBuckets: [...bucketsOf(previous, 'day', 'UTC', nowMs)] }
const days = (daily?.buckets ?? []).map(({ dateFrom, dateTo }) => ({ dateFrom, dateTo }))

type Beside = Partial<Pick<VisitorsInputs, 'previous' | 'series' | 'include'>>

function readingWith(
  client: Pick<Listing, 'listVisitors' | 'readPage'>,
  beside: Beside,
  { pageSize = 2, maxRequests = 100, deadlineInMs = 1_800_000 } = {},
) {
  const log = new RecordingLog()
  const clock = new FakeClock()
  const deadline = deadlineOf(clock, deadlineInMs)
  const budget = new RequestBudget(maxRequests, { isCompared: false, series: undefined, pageSize: 250 })
  const inputs = { ...range, previous: undefined, series: undefined, include: [], pageSize, ...beside }
  return {
    log,
    budget,
    clock,
    deadline,
    read: () => readAnalytics({ inputs, budget, ...client, log, clock, deadline }),
  }
}

function readingFrom(answer: PageAnswer, ...[beside, options]: [Beside, object?]) {
  const served = listing(answer)
  return { queries: served.queries, ...readingWith(served, beside, options) }
}

const onePage: PageAnswer = () => page([row('/a')], false)
/** Two pages of the list of a period. */
const twoPages: PageAnswer = ({ offset, limit }) => page([row(`/${offset}`)], limit > 1 && offset === 0)

describe('the requests of an export', () => {
  it('are only those of its list unless more was asked for', async () => {
    const { budget, log, queries, read } = readingFrom(onePage, {})
    expect(await read()).toEqual({ totals, visitors: [row('/a')], previous: undefined, series: undefined })
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
      'info: 7 of 7 days read, 11 of 100 requests used.',
    )
  })

  it.each([
    ['day', 7],
    ['week', 2],
    ['month', 1],
  ] as const)('for totals per %s are %d', async (size, buckets) => {
    const { queries, read } = readingFrom(onePage, { series: seriesPer(size) })
    await read()
    expect(queries).toHaveLength(1 + buckets)
  })

  it('for totals are not repeated because there would be more rows', async () => {
    const endless: PageAnswer = ({ limit }) => page([row('/a')], limit === 1)
    const { queries, read } = readingFrom(endless, { series: daily })
    await read()
    expect(queries).toHaveLength(8)
  })
})

describe('the series of the previous period', () => {
  const both = { previous, series: charted }
  const daysBefore = (charted?.previousBuckets ?? []).map(({ dateFrom, dateTo }) => ({ dateFrom, dateTo }))
  const missing = 'The charts of report.html have no line of the previous period'
  const start = serviceStarter()

  it('is read by the last requests', async () => {
    const { budget, log, queries, read } = readingFrom(onePage, both, { maxRequests: 16 })
    const { previous: before } = await read()
    expect(queries.slice(9)).toEqual(daysBefore.map((bounds) => ({ ...bounds, limit: 1, offset: 0 })))
    expect(before?.series).toEqual({
      size: 'day',
      buckets: charted?.previousBuckets.map((bucket) => ({ ...bucket, ...totals })),
    })
    expect(budget.sent).toBe(16)
    expect(log.entries.slice(-1)).toEqual([
      'info: Reading the totals of 7 days of the previous period, one request each.',
    ])
  })

  it('comes after the lists of include', async () => {
    const service = await start({ visitors: { totals, visitors: [] } })
    const { client } = clientOf(service.url)
    const include = ['views', 'feedback', 'assistant', 'searches'] as const
    await readingWith(client, { ...both, include }, { pageSize: 250 }).read()
    const names = service.requests.map(({ path }) => path.replace(/^.*\/project-1\//u, ''))
    expect(names.slice(0, 9)).toEqual(names.slice(-7).concat(['visitors', 'visitors']))
    expect(new Set(names.slice(9, -7))).toEqual(
      new Set(['views', 'feedback/by-page', 'feedback', 'assistant', 'searches']),
    )
  })

  it('is not read if max-requests does not leave all of its requests', async () => {
    const { budget, log, read } = readingFrom(onePage, both, { maxRequests: 15 })
    const { previous: before, series } = await read()
    expect([before?.series, series?.buckets.length]).toEqual([undefined, 7])
    expect(before).not.toHaveProperty('series')
    expect(budget.sent).toBe(9)
    expect(log.entries.slice(-1)).toEqual([
      `info: ${missing}: its 7 days need a request each, and max-requests leaves 6. To draw it, set max-requests to at least 16 (the limit is 100 analytics requests per hour for the organization).`,
    ])
  })

  it.each<[string, Fault]>([
    ['refused', { status: 403, body: { error: 'No' } }],
    ['over the rate limit', { status: 429, body: { error: 'Too many' } }],
    ['unavailable', { status: 503 }],
    ['broken off', { reset: 'mid-body' }],
    ['of a wrong shape', { transform: (answer) => ({ ...answer, body: {} }) }],
  ])('does not fail the export, and is not tried again: %s', async (_, fault) => {
    const service = await start({ visitors: { totals, visitors: [] } })
    const { client, clock } = clientOf(service.url)
    service.faults.add({ after: 11, times: Infinity, ...fault })
    const { budget, log, read } = readingWith(client, both)
    const { previous: before, series } = await read()
    expect([before?.series, series?.buckets.length]).toEqual([undefined, 7])
    expect([budget.sent, service.requests.length]).toEqual([12, 12])
    expect(clock.sleeps).toEqual([])
    expect(log.entries.at(-1)).toContain(`info: ${missing}: `)
  })

  it('leaves half of the time, and that of one request, to what follows', async () => {
    const served = listing(onePage)
    const reading = readingWith(
      {
        ...served,
        listVisitors: async (...call) => {
          reading.clock.advance(10_000)
          return served.listVisitors(...call)
        },
      },
      both,
      // 90 s are left after the other requests, and 60 s are that of one request: no request starts after 45 s less 60 s.
      { deadlineInMs: 180_000 },
    )
    const { previous: before } = await reading.read()
    expect([before?.series, reading.budget.sent]).toEqual([undefined, 9])
    expect(reading.log.entries.at(-1)).toBe(
      `info: ${missing}: the deadline of this step (timeout-minutes) leaves no time to read it.`,
    )
  })

  it('ends with the run when that is cancelled', async () => {
    const service = await start({ visitors: { totals, visitors: [] } })
    const { client, deadline } = clientOf(service.url)
    service.faults.add({ after: 10, delayMs: 60_000 })
    const reading = readingWith(client, both)
    const failure = failureOf(reading.read(), Cancelled)
    while (service.requests.length < 11) await new Promise((resolve) => setTimeout(resolve, 5))
    deadline.cancel()
    await failure
    expect(service.requests).toHaveLength(11)
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
    expect(await readingFrom(answer, { previous }).read()).toEqual({
      totals,
      visitors,
      previous: {
        ...previous,
        totals: before,
        visitors: visitorsBefore,
        changes: comparePages(visitors, visitorsBefore),
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
        ...daily?.buckets[index],
        human: day,
        ai: 2 * day,
        total: 2 * day + 1,
      })),
    })
  })
})

describe('max-requests of an export with compare and series', () => {
  it.each([
    ['one page each', onePage, 9],
    ['two pages each', twoPages, 11],
  ])('can be exactly what it needs: %s', async (_, answer, maxRequests) => {
    const { budget, read } = readingFrom(answer, { previous, series: daily }, { maxRequests })
    await read()
    expect(budget.sent).toBe(maxRequests)
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

  it('ends the list of the period before, before it takes the requests of the buckets', async () => {
    const endless: PageAnswer = ({ dateFrom }, count) =>
      page([row(`/${count}`)], dateFrom === previous.dateFrom)
    const reading = readingFrom(endless, { previous, series: daily }, { maxRequests: 12 })
    const error = await failureOf(reading.read(), RequestBudgetError)
    expect(error.message).toContain('(7 of them are reserved for later)')
    expect(reading.budget.sent).toBe(5)
  })

  it.each([
    ['compare', { previous }, 1],
    ['series', { series: daily }, 7],
  ])('keeps back what %s needs', async (_, beside, kept) => {
    const endless: PageAnswer = (_query, count) => page([row(`/${count}`)], true)
    const reading = readingFrom(endless, beside, { maxRequests: kept + 3 })
    await failureOf(reading.read(), RequestBudgetError)
    expect(reading.budget.sent).toBe(3)
  })

  it('keeps nothing back for what was not asked for', async () => {
    const endless: PageAnswer = (_, count) => page([row(`/${count}`)], true)
    const reading = readingFrom(endless, {}, { maxRequests: 3 })
    const error = await failureOf(reading.read(), RequestBudgetError)
    expect(error.message).not.toContain('kept')
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

describe('an export with compare and series, of a service that counts people once', () => {
  const start = serviceStarter()

  it('has its numbers for the range, the period before, and each bucket', async () => {
    const service = await start()
    const { client } = clientOf(service.url)
    const { read } = readingWith(client, { previous, series: daily }, { pageSize: 250 })
    const { visitors, previous: before, series, ...rest } = await read()
    const dataOf = ({ dateFrom, dateTo }: typeof range) => visitorData(40, dateFrom, dateTo)
    expect({ ...rest, visitors }).toEqual({
      totals: dataOf(range).totals,
      visitors: [...dataOf(range).visitors].sort(inOrder),
    })
    expect(before?.totals).toEqual(dataOf(previous).totals)
    expect(before?.visitors).toEqual([...dataOf(previous).visitors].sort(inOrder))
    expect(series?.buckets).toMatchObject(days.map((bounds) => dataOf(bounds).totals))
    const sum = series?.buckets.reduce((all, { total }) => all + total, 0) ?? 0
    expect(sum).toBeGreaterThan(rest.totals.total)
  })

  it('counts retries against max-requests', async () => {
    const service = await start({ visitors: { totals, visitors: [] } })
    const { client } = clientOf(service.url)
    service.faults.add({ after: 2, times: 2, status: 503 })
    const enough = readingWith(client, { previous, series: daily }, { maxRequests: 11 })
    await enough.read()
    expect([enough.budget.sent, service.requests.length]).toEqual([11, 11])
  })

  it('has no request left for the next bucket after retries for one', async () => {
    const service = await start({ visitors: { totals, visitors: [] } })
    const { client } = clientOf(service.url)
    service.faults.add({ after: 3, status: 503 })
    const reading = readingWith(client, { series: daily }, { maxRequests: 8 })
    const error = await failureOf(reading.read(), RequestBudgetError)
    expect(error.message).toContain('(4 of them are reserved for later)')
    expect([reading.budget.sent, service.requests.length]).toEqual([4, 4])
  })

  it.each([
    ['the period before', 1],
    ['the first bucket', 2],
    ['the last bucket', 8],
  ])('fails with what the service says about %s', async (_, after) => {
    const service = await start({ visitors: { totals, visitors: [] } })
    const { client } = clientOf(service.url)
    service.faults.add({ after, status: 403, body: { error: 'No' } })
    const reading = readingWith(client, { previous, series: daily })
    await failureOf(reading.read(), StatusError)
    expect(reading.budget.sent).toBe(after + 1)
  })
})
