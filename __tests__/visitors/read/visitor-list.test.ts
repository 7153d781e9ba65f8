import { ServiceError } from '../../../src/service/errors.ts'
import { describe, expect, it } from '@jest/globals'
import { fc } from '../../support/properties.ts'

import { codePointOrder } from '../../../src/visitors/read/code-point-order.ts'
import { DataMovedError } from '../../../src/visitors/read/paged-list.ts'
import { RequestBudgetError } from '../../../src/visitors/read/request-budget.ts'
import { codePoint } from '../../support/code-point.ts'
import { failureOf } from '../../support/failure-of.ts'
import { page, type PageAnswer, reading, row, totals } from '../../support/page-server.ts'

const offsetsOf = (queries: { offset: number }[]): number[] => queries.map(({ offset }) => offset)
const pathsOf = (list: { visitors: { path: string }[] }): string[] => list.visitors.map(({ path }) => path)

describe('reading the pages', () => {
  it('asks for the range, page by page, until there is no more', async () => {
    const pages = [page([row('/a'), row('/b')], true), page([row('/c')], false)]
    const { log, queries, read } = reading((_, count) => pages[count] ?? page([], false))
    expect(await read()).toEqual({ totals, visitors: [row('/a'), row('/b'), row('/c')] })
    const range = { dateFrom: '2026-01-01', dateTo: undefined }
    expect(queries).toEqual([
      { ...range, limit: 2, offset: 0 },
      { ...range, limit: 2, offset: 2 },
    ])
    log.expectExactly()
  })

  it('orders by total, then by path in code-point order, whatever order the service used', async () => {
    const paths = fc.uniqueArray(fc.string({ unit: codePoint }), { maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(paths, fc.array(fc.nat(3), { minLength: 20, maxLength: 20 }), async (names, sizes) => {
        const rows = names.map((path, index) => row(path, sizes[index] ?? 0))
        const { read } = reading(() => page(rows, false), { pageSize: 20 })
        const { visitors } = await read()
        expect(visitors).toEqual(
          [...rows].sort((a, b) => b.total - a.total || codePointOrder(a.path, b.path)),
        )
      }),
    )
  })
})

describe('the progress of a list', () => {
  /** A list of full pages. */
  const pagesOf = (count: number, pageSize: number): PageAnswer => {
    const rows = (offset: number) => Array.from({ length: pageSize }, (_, index) => row(`/${offset + index}`))
    return ({ offset }) => page(rows(offset), offset + pageSize < count * pageSize)
  }

  it('is logged each tenth of max-requests, with the requests used', async () => {
    const { log, read } = reading(pagesOf(31, 250), { pageSize: 250 })
    await read()
    log.expectExactly(
      'info: 2,500 pages read, 10 of 100 requests used.',
      'info: 5,000 pages read, 20 of 100 requests used.',
      'info: 7,500 pages read, 30 of 100 requests used.',
    )
  })

  it('is not logged for the last request, whose count the end of the export has', async () => {
    const { log, read } = reading(pagesOf(10, 250), { pageSize: 250 })
    await read()
    log.expectExactly()
  })
})

describe('Pages of visitors: endless hasMore', () => {
  it('is ended by max-requests with an error, before one request too many', async () => {
    const endless = reading((_, count) => page([row(`/${count}`)], true), { maxRequests: 7 })
    const error = await failureOf(endless.read(), RequestBudgetError)
    expect(error.message).toMatch(/more than the 7 requests that max-requests allows\. Nothing was exported/)
    expect(endless.queries).toHaveLength(7)
    expect(endless.budget.sent).toBe(7)
  })

  it.each([1, 3])('does not end a list that needs exactly max-requests (%d)', async (maxRequests) => {
    const exact = reading((_, count) => page([row(`/${count}`)], count + 1 < maxRequests), { maxRequests })
    expect((await exact.read()).visitors).toHaveLength(maxRequests)
  })
})

describe('Pages of visitors: the same page again, or hasMore with an empty page', () => {
  const first = page([row('/a'), row('/b')], true)
  const last = page([row('/c')], false)
  const stalls: [string, ReturnType<typeof page>, RegExp][] = [
    ['the same page again', first, /only repeats earlier rows, twice/],
    ['the same rows as the last page', page([...first.rows], false), /only repeats earlier rows/],
    ['only rows that were listed before', page([row('/b')], true), /only repeats earlier rows/],
    [
      'hasMore with an empty page',
      page([], true),
      /is empty although the service says that there is more, twice/,
    ],
  ]

  it.each(stalls)('fails after one retry: %s', async (_, stalled, message) => {
    const { log, queries, read } = reading((_query, count) => (count === 0 ? first : stalled))
    const error = await failureOf(read(), ServiceError)
    expect(error.message).toMatch(message)
    expect(offsetsOf(queries)).toEqual([0, 2, 2])
    log.expectExactly(/^warning: The page at offset 2 has no new rows\. Retrying/)
  })

  it.each(stalls)('goes on when the retry brings more: %s', async (_, stalled) => {
    const script = [first, stalled, page([row('/c')], true), page([row('/d')], false)]
    const { queries, read } = reading((_query, count) => script[count] ?? last)
    expect(pathsOf(await read())).toEqual(['/a', '/b', '/c', '/d'])
    expect(offsetsOf(queries)).toEqual([0, 2, 2, 3])
  })

  it('fails also at the very start', async () => {
    const { queries, read } = reading(() => page([], true))
    const error = await failureOf(read(), ServiceError)
    expect(error.message).toContain('is empty although the service says that there is more, twice.')
    expect(offsetsOf(queries)).toEqual([0, 0])
  })

  it('retries once for each place', async () => {
    const script = [
      page([], true),
      first,
      page([], true),
      page([row('/c')], true),
      page([], true),
      page([row('/d')], false),
    ]
    const { queries, read } = reading((_query, count) => script[count] ?? last)
    expect(pathsOf(await read())).toEqual(['/a', '/b', '/c', '/d'])
    expect(offsetsOf(queries)).toEqual([0, 0, 2, 2, 3, 3])
  })

  it('is not an empty last page', async () => {
    const { queries, read } = reading((_query, count) => (count === 0 ? first : page([], false)))
    expect(pathsOf(await read())).toEqual(['/a', '/b'])
    expect(queries).toHaveLength(2)
  })
})

describe('Pages of visitors: more rows on a page than asked for', () => {
  // Its three rows are two pages, so the next page would begin at the wrong offset.
  const tooMany = page([row('/a'), row('/b'), row('/b')], true)

  it('fails after one retry of the same page', async () => {
    const { log, queries, read } = reading(() => tooMany)
    const error = await failureOf(read(), ServiceError)
    expect(error.message).toMatch(
      /^The page at offset 0 has more rows than the 2 that were requested, twice\. Nothing was exported/,
    )
    expect(offsetsOf(queries)).toEqual([0, 0])
    log.expectExactly(/^warning: The page at offset 0 has more rows .+ Retrying once\./)
  })

  it('loses no row when the retry is right', async () => {
    const script = [tooMany, page([row('/a'), row('/b')], true), page([row('/c'), row('/d')], false)]
    const { queries, read } = reading((_query, count) => script[count] ?? tooMany)
    expect(pathsOf(await read())).toEqual(['/a', '/b', '/c', '/d'])
    expect(offsetsOf(queries)).toEqual([0, 0, 2])
  })
})

describe('Pages of visitors: the same path twice with the same numbers', () => {
  it('is kept once, with a warning and the count', async () => {
    const script = [page([row('/a'), row('/b')], true), page([row('/b'), row('/a'), row('/c')], false)]
    const { log, read } = reading((_query, count) => script[count] ?? page([], false), { pageSize: 3 })
    expect(pathsOf(await read())).toEqual(['/a', '/b', '/c'])
    log.expectExactly(
      'warning: The service listed 2 pages twice with the same values. The duplicates were removed.',
    )
  })
})

describe('Pages of visitors: data moved while reading', () => {
  const whole = [page([row('/a'), row('/b')], true), page([row('/c')], false)]
  const moves: [string, ReturnType<typeof page>[]][] = [
    [
      'the same path twice with other numbers',
      [page([row('/a'), row('/b')], true), page([row('/b', 11)], false)],
    ],
    [
      'a whole page with other numbers',
      [page([row('/a'), row('/b')], true), page([row('/a', 9), row('/b', 9)], true)],
    ],
    [
      'other totals on the next page',
      [page([row('/a'), row('/b')], true), page([row('/c')], false, { totals: { ...totals, ai: 301 } })],
    ],
  ]

  it.each(moves)('is read again from the start, once: %s', async (_, moved) => {
    const script = [...moved, ...whole]
    const { log, queries, read } = reading((_query, count) => script[count] ?? page([], false))
    expect(pathsOf(await read())).toEqual(['/a', '/b', '/c'])
    expect(offsetsOf(queries)).toEqual([0, 2, 0, 2])
    expect(log.entries.filter((entry) => entry.startsWith('warning'))).toEqual([
      expect.stringMatching(/changed while reading the pages\. The list is read again from the start\.$/),
    ])
  })

  it.each(moves)('fails when it happens again: %s', async (_, moved) => {
    const script = [...moved, ...moved, ...whole]
    const { queries, read } = reading((_query, count) => script[count] ?? page([], false))
    await failureOf(read(), DataMovedError)
    expect(queries).toHaveLength(4)
  })

  it('keeps nothing of the first reading', async () => {
    const fresh = { human: 1, ai: 1, total: 2 }
    const script = [...(moves[0]?.[1] ?? []), page([row('/new')], false, { totals: fresh })]
    const { read } = reading((_query, count) => script[count] ?? page([], false))
    expect(await read()).toEqual({ totals: fresh, visitors: [row('/new')] })
  })
})

describe('Pages of visitors: fewer rows on a page than asked while hasMore', () => {
  const all = ['/a', '/b', '/c', '/d', '/e', '/f', '/g'].map((path) => row(path))

  it('loses no row of a service that caps its pages', async () => {
    const capped = reading(
      ({ offset, limit }) => {
        const rows = all.slice(offset, offset + Math.min(limit, 3))
        return page(rows, offset + rows.length < all.length)
      },
      { pageSize: 5 },
    )
    expect(await capped.read()).toEqual({ totals, visitors: all })
    expect(offsetsOf(capped.queries)).toEqual([0, 3, 6])
  })

  it('keeps each row once of a service that filters its pages', async () => {
    const filtered = reading(
      ({ offset, limit }) => {
        const rows = all.slice(offset, offset + limit).filter(({ path }) => path !== '/b')
        return page(rows, offset + limit < all.length)
      },
      { pageSize: 3 },
    )
    expect(pathsOf(await filtered.read())).toEqual(['/a', '/c', '/d', '/e', '/f', '/g'])
    expect(offsetsOf(filtered.queries)).toEqual([0, 2, 5])
  })
})

describe('Pages of visitors: __proto__ as a path', () => {
  it.each(['__proto__', 'constructor', 'toString', ''])('is data like any other ("%s")', async (path) => {
    const { read } = reading(() => page([row(path), row('/a')], false))
    expect(pathsOf(await read()).sort()).toEqual([path, '/a'].sort())
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})
