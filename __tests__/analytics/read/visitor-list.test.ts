import { describe, expect, it } from '@jest/globals'

import type { PageVisitors } from '../../../src/service/contract.ts'
import { many, row, totals } from '../../support/analytics.ts'
import { readingIncluded } from '../../support/included-lists.ts'
import { serviceStarter } from '../../support/service-client.ts'

const start = serviceStarter()

/** Reads a site with these pages. */
async function readingOf(visitors: PageVisitors[]) {
  const service = await start({ visitors: { totals, visitors } })
  return { service, ...readingIncluded(service, []) }
}

describe('the visitors of each page', () => {
  it('are sorted by total, then by path, whatever order the service used', async () => {
    const sorted = [row('/z', 9), row('/B', 5), row('/a', 5), row('/😀', 5), row('/\uffff', 5), row('', 1)]
    const visitors = [3, 0, 5, 4, 2, 1].flatMap((index) => sorted[index] ?? [])
    const { read } = await readingOf(visitors)
    expect((await read()).visitors).toEqual(sorted)
  })

  it.each(['__proto__', 'constructor', ''])('can be those of a path "%s"', async (path) => {
    const visitors = [row(path), row('/a', 5)]
    const { read } = await readingOf(visitors)
    expect((await read()).visitors).toEqual(visitors)
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it('have no e-mail address, and one row with the sum for paths that are equal then', async () => {
    const visitors = [row('/a', 9), row('/invite/ann@example.org', 3), row('/invite/bo%40example.org', 8)]
    const { read } = await readingOf(visitors)
    expect(await read()).toMatchObject({
      totals,
      visitors: [row('/invite/[e-mail address]', 11), row('/a', 9)],
    })
  })

  it('have no e-mail address after the guards of paging, which know every row of the service', async () => {
    const visitors = many(500, (index) => row(`/invite/reader${index}@example.org`, 1))
    const { log, read, service } = await readingOf(visitors)
    expect((await read()).visitors).toEqual([row('/invite/[e-mail address]', 500)])
    expect(service.requests).toHaveLength(2)
    log.expectExactly()
  })
})
