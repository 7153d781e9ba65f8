import { describe, expect, it } from '@jest/globals'

import { RequestBudget } from '../../../src/analytics/read/request-budget.ts'
import { readVisitors } from '../../../src/analytics/read/visitor-list.ts'
import { many, row, totals } from '../../support/analytics.ts'
import { clientOf, serviceStarter } from '../../support/service-client.ts'

const start = serviceStarter()

function readingFrom(url: string) {
  const { client, log } = clientOf(url)
  const budget = new RequestBudget(100, { isCompared: false, series: undefined })
  const range = { dateFrom: '2026-10-01', dateTo: '2026-10-08' }
  return { budget, log, read: () => readVisitors({ range, unfinished: false, budget, ...client, log }) }
}

describe('the visitors of each page', () => {
  it.each([
    [0, 1],
    [250, 1],
    [251, 2],
    [1001, 5],
  ])('take for %d pages %d requests', async (pages, requests) => {
    const visitors = many(pages, (index) => row(`/${index}`, pages - index))
    const service = await start({ visitors: { totals, visitors } })
    const { budget, read } = readingFrom(service.url)
    expect(await read()).toEqual({ totals, visitors })
    expect([service.requests.length, budget.sent]).toEqual([requests, requests])
  })

  it('are sorted by total, then by path in code-point order, whatever order the service used', async () => {
    const sorted = [row('/z', 9), row('/B', 5), row('/a', 5), row('/\uffff', 5), row('/😀', 5), row('', 1)]
    const visitors = [3, 0, 5, 4, 2, 1].flatMap((index) => sorted[index] ?? [])
    const { url } = await start({ visitors: { totals, visitors } })
    expect((await readingFrom(url).read()).visitors).toEqual(sorted)
  })

  it.each(['__proto__', 'constructor', ''])('can be those of a path "%s"', async (path) => {
    const visitors = [row(path), row('/a', 5)]
    const { url } = await start({ visitors: { totals, visitors } })
    expect((await readingFrom(url).read()).visitors).toEqual(visitors)
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it('have no e-mail address, and one row with the sum for paths that are equal then', async () => {
    const visitors = [row('/a', 9), row('/invite/ann@example.org', 3), row('/invite/bo%40example%2Eorg', 8)]
    const { url } = await start({ visitors: { totals, visitors } })
    const read = await readingFrom(url).read()
    expect(read).toEqual({ totals, visitors: [row('/invite/[e-mail address]', 11), row('/a', 9)] })
  })

  it('have no e-mail address after the guards of paging, which know every row of the service', async () => {
    const visitors = many(500, (index) => row(`/invite/reader${index}@example.org`, 1))
    const service = await start({ visitors: { totals, visitors } })
    const { log, read } = readingFrom(service.url)
    expect((await read()).visitors).toEqual([row('/invite/[e-mail address]', 500)])
    expect(service.requests).toHaveLength(2)
    log.expectExactly()
  })
})
