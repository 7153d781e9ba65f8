import { describe, expect, it } from '@jest/globals'

import type { DocumentationService } from '../../../simulator/documentation-service.ts'
import { visitorData } from '../../../simulator/visitor-data.ts'
import { StatusError, UnexpectedShapeError } from '../../../src/service/errors.ts'
import { RequestBudget, RequestBudgetError } from '../../../src/visitors/read/request-budget.ts'
import { readVisitors } from '../../../src/visitors/read/visitor-list.ts'
import { failureOf } from '../../support/failure-of.ts'
import { row, totals } from '../../support/page-server.ts'
import { clientOf, serviceStarter } from '../../support/service-client.ts'

const start = serviceStarter()
const range = { dateFrom: '2026-10-01', dateTo: '2026-10-08' }

function readingFrom(service: DocumentationService, { pageSize = 250, maxRequests = 100 } = {}) {
  const { client, log } = clientOf(service.url)
  const budget = new RequestBudget(maxRequests, { isCompared: false, series: undefined })
  const read = () => readVisitors({ range, pageSize, budget, ...client, log })
  return { budget, log, read }
}

describe('the requests of an export', () => {
  it.each([
    [0, 1],
    [1, 1],
    [249, 1],
    [250, 1],
    [251, 2],
    [500, 2],
    [1001, 5],
  ])('for %d pages are %d', async (pages, requests) => {
    const visitors = Array.from({ length: pages }, (_, index) => row(`/${index}`, pages - index))
    const service = await start({ visitors: { totals, visitors } })
    const { budget, read } = readingFrom(service)
    expect(await read()).toEqual({ totals, visitors })
    expect([service.requests.length, budget.sent]).toEqual([requests, requests])
  })

  it.each([1, 7, 39, 40, 41])('bring the same rows for every page size (%d)', async (pageSize) => {
    const service = await start({ pages: 40 })
    const { visitors } = visitorData(40, range.dateFrom, range.dateTo)
    const { read } = readingFrom(service, { pageSize })
    const byPath = (a: { path: string }, b: { path: string }): number => (a.path < b.path ? -1 : 1)
    expect([...(await read()).visitors].sort(byPath)).toEqual([...visitors].sort(byPath))
    expect(service.requests).toHaveLength(Math.ceil(visitors.length / pageSize))
  })

  it('count retries against max-requests', async () => {
    const service = await start()
    service.faults.add({ times: Infinity, status: 503 })
    const { budget, read } = readingFrom(service, { maxRequests: 3 })
    await failureOf(read(), RequestBudgetError)
    expect([service.requests.length, budget.sent]).toEqual([3, 3])
  })

  it('are counted also where they failed', async () => {
    const service = await start()
    service.faults.add({ status: 403, body: { error: 'No' } })
    const { budget, read } = readingFrom(service)
    await failureOf(read(), StatusError)
    expect(budget.sent).toBe(1)
  })

  it('survive an outage in the middle', async () => {
    const service = await start({ pages: 40 })
    service.faults.add({ after: 1, reset: 'mid-body' })
    service.faults.add({ after: 2, cutBody: true })
    const { read } = readingFrom(service, { pageSize: 20 })
    expect((await read()).visitors).toHaveLength(
      visitorData(40, range.dateFrom, range.dateTo).visitors.length,
    )
  })

  it('are not repeated after an answer of a wrong shape', async () => {
    const service = await start()
    service.faults.add({
      transform: (answer) => ({ ...answer, body: { ...(answer.body as object), totals: { human: '3' } } }),
    })
    const error = await failureOf(readingFrom(service).read(), UnexpectedShapeError)
    expect(error.message).toContain('$.totals.human is "3"')
    expect(service.requests).toHaveLength(1)
  })

  it('name the wrong count of the row in which it is', async () => {
    const service = await start({
      visitors: {
        totals: { human: 1, ai: 0, total: 1 },
        visitors: [
          { path: '/a', human: 1, ai: 0, total: 1 },
          { path: '/b', human: 1, ai: -2, total: 1 },
        ],
      },
    })
    const error = await failureOf(readingFrom(service).read(), UnexpectedShapeError)
    expect(error.message).toContain('$.visitors[1].ai is -2, expected a whole number, 0 or more')
  })

  it('bring a path __proto__ over the wire as data', async () => {
    const counts = { human: 1, ai: 0, total: 1 }
    const service = await start({
      visitors: { totals: counts, visitors: [{ path: '__proto__', ...counts }] },
    })
    expect((await readingFrom(service).read()).visitors).toEqual([{ path: '__proto__', ...counts }])
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})
