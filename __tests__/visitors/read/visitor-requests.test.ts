import { describe, expect, it } from '@jest/globals'

import type { DocumentationService } from '../../../simulator/documentation-service.ts'
import { visitorData } from '../../../simulator/visitor-data.ts'
import { UnexpectedShapeError } from '../../../src/service/errors.ts'
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
    [250, 1],
    [251, 2],
    [1001, 5],
  ])('for %d pages are %d', async (pages, requests) => {
    const visitors = Array.from({ length: pages }, (_, index) => row(`/${index}`, pages - index))
    const service = await start({ visitors: { totals, visitors } })
    const { budget, read } = readingFrom(service)
    expect(await read()).toEqual({ totals, visitors })
    expect([service.requests.length, budget.sent]).toEqual([requests, requests])
  })

  it.each([7, 40, 41])('bring the same rows for every page size (%d)', async (pageSize) => {
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

  it('are not repeated after an answer of a wrong shape', async () => {
    const service = await start()
    service.faults.add({
      transform: (answer) => ({ ...answer, body: { ...(answer.body as object), totals: { human: '3' } } }),
    })
    const error = await failureOf(readingFrom(service).read(), UnexpectedShapeError)
    expect(error.message).toContain('$.totals.human is "3"')
    expect(service.requests).toHaveLength(1)
  })
})
