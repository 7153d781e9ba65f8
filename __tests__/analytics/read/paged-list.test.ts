import { describe, expect, it } from '@jest/globals'

import type { AnalyticsQuery, ListPage } from '../../../src/service/contract.ts'
import { ServiceError } from '../../../src/service/errors.ts'
import {
  type AnalyticsList,
  DataMovedError,
  type ReadContext,
  readList,
} from '../../../src/analytics/read/paged-list.ts'
import { RequestBudget, RequestBudgetError } from '../../../src/analytics/read/request-budget.ts'
import { failureOf } from '../../support/failure-of.ts'
import { many } from '../../support/analytics.ts'
import { RecordingLog } from '../../support/recording-log.ts'

interface Entry {
  id: string
  votes: number
}

type Page = ListPage<Entry, number>
type Setting = Partial<AnalyticsList<Entry, number>> & { maxRequests?: number; unfinished?: boolean }

const entries = (ids: string, votes = 1): Entry[] => Array.from(ids, (id) => ({ id, votes }))
const idsOf = ({ rows }: { rows: Entry[] }): string => rows.map(({ id }) => id).join('')

/** A page with an entry for each letter of `ids`. A cursor for the next page is a promise of more. */
const page = (ids: string, next: string | boolean, change: Partial<Page> = {}): Page => ({
  rows: entries(ids),
  totals: 7,
  hasMore: next !== false,
  nextCursor: typeof next === 'string' ? next : null,
  ...change,
})

/** A list whose n-th request is answered with the n-th page or failure of a script. */
function readingOf(
  script: readonly (Page | ServiceError)[],
  { maxRequests = 100, unfinished = false, ...change }: Setting = {},
) {
  const queries: AnalyticsQuery[] = []
  const log = new RecordingLog()
  const budget = new RequestBudget(maxRequests)
  const list: AnalyticsList<Entry, number> = {
    path: 'feedback',
    purpose: 'the entries',
    rowNoun: 'vote',
    paging: 'cursor',
    limit: 2,
    decode: (body) => body as Page,
    keyOf: ({ id }) => id,
    ...change,
  }
  const readPage: ReadContext['readPage'] = ({ decode }, query, options) => {
    options?.beforeSending?.()
    queries.push(query)
    const answer = script[queries.length - 1] ?? page('', false)
    return answer instanceof ServiceError ? Promise.reject(answer) : Promise.resolve(decode(answer))
  }
  const range = { dateFrom: '2026-01-01', dateTo: '2026-02-01' }
  return {
    queries,
    offsets: () => queries.map(({ offset }) => offset),
    cursors: () => queries.map(({ cursor }) => cursor),
    warnings: () => log.entries.filter((entry) => entry.startsWith('warning')),
    log,
    read: () => readList(list, { range, unfinished, budget, log, readPage }),
  }
}

const offset = { paging: 'offset' } as const

describe('a list with offsets', () => {
  it('is read page by page until there is no more', async () => {
    const { log, queries, read } = readingOf([page('ab', true), page('c', false)], offset)
    expect(await read()).toEqual({ rows: entries('abc'), totals: 7, isComplete: true })
    const range = { dateFrom: '2026-01-01', dateTo: '2026-02-01', limit: 2 }
    expect(queries).toEqual([
      { ...range, offset: 0 },
      { ...range, offset: 2 },
    ])
    log.expectExactly()
  })

  it('loses no entry if the service returns fewer than asked for', async () => {
    const script = [page('abc', true), page('de', true), page('f', false)]
    const { offsets, read } = readingOf(script, { ...offset, limit: 5 })
    expect(idsOf(await read())).toBe('abcdef')
    expect(offsets()).toEqual([0, 3, 5])
  })

  it('tells how far the read is after ten requests', async () => {
    const script = Array.from('abcdefghijkl', (id, index) => page(id, index < 11))
    const { log, read } = readingOf(script, offset)
    await read()
    log.expectExactly('info: 10 votes read, 10 of 100 requests used.')
  })

  it('has an entry once that is listed twice with the same values', async () => {
    const { log, read } = readingOf([page('ab', true), page('bac', false)], { ...offset, limit: 3 })
    expect(idsOf(await read())).toBe('abc')
    log.expectExactly(
      'warning: The service listed 2 votes twice with the same values. The duplicates were removed.',
    )
  })
})

describe('a list with cursors', () => {
  it('is read from no cursor on, with the cursor of each page for the next', async () => {
    const { cursors, read } = readingOf([page('a', 'x'), page('b', 'y'), page('c', false)])
    expect(idsOf(await read())).toBe('abc')
    expect(cursors()).toEqual([undefined, 'x', 'y'])
  })

  it('ends where the service says so, also with a cursor', async () => {
    const { queries, read } = readingOf([page('a', 'x', { hasMore: false })])
    expect(await read()).toMatchObject({ isComplete: true })
    expect(queries).toHaveLength(1)
  })

  it.each([
    ['the last one', ['x', 'x']],
    ['an earlier one', ['x', 'y', 'x']],
  ])('fails at a cursor that was seen before: %s', async (_, next) => {
    const { queries, read } = readingOf(next.map((cursor, index) => page(String(index), cursor)))
    const { message } = await failureOf(read(), ServiceError)
    expect(message).toContain('A page of the operation feedback gives the same cursor twice.')
    expect(queries).toHaveLength(next.length)
  })

  it.each([null, ''])('fails at a promise of more without a cursor: %j', async (nextCursor) => {
    const { read } = readingOf([page('a', true, { nextCursor })])
    const { message } = await failureOf(read(), ServiceError)
    expect(message).toContain(
      'A page of the operation feedback says that there is more, but gives no cursor for it.',
    )
  })
})

describe('a list of one page', () => {
  it('is incomplete if the service has more', async () => {
    const { queries, read } = readingOf([page('a', true)], { paging: 'single' })
    expect(await read()).toMatchObject({ isComplete: false })
    expect(queries).toHaveLength(1)
  })
})

describe('a page without new entries', () => {
  it.each<[string, Page, RegExp]>([
    ['the same page again', page('ab', true), /only repeats earlier rows/],
    ['the same entries as the last page', page('ab', false), /only repeats earlier rows/],
    ['only entries that were listed before', page('b', true), /only repeats earlier rows/],
    ['a promise of more with an empty page', page('', true), /is empty although .+ there is more/],
  ])('fails the read: %s', async (_, stalled, message) => {
    const { log, offsets, read } = readingOf([page('ab', true), stalled], offset)
    expect((await failureOf(read(), ServiceError)).message).toMatch(message)
    expect(offsets()).toEqual([0, 2])
    log.expectExactly()
  })

  it('fails the read although it has a new cursor', async () => {
    const { cursors, read } = readingOf([page('a', 'x'), page('a', 'y')])
    expect((await failureOf(read(), ServiceError)).message).toMatch(/^A page of the operation feedback /u)
    expect(cursors()).toEqual([undefined, 'x'])
  })

  it('may be the only page, or the last one', async () => {
    expect(idsOf(await readingOf([page('', false)], offset).read())).toBe('')
    expect(idsOf(await readingOf([page('ab', true), page('', false)], offset).read())).toBe('ab')
  })
})

describe('a page with more entries than asked for', () => {
  it('fails the read', async () => {
    const { log, offsets, read } = readingOf([page('abc', true)], offset)
    expect((await failureOf(read(), ServiceError)).message).toMatch(
      /^The page at offset 0 of the operation feedback has more rows than the 2 that were requested\. /u,
    )
    expect(offsets()).toEqual([0])
    log.expectExactly()
  })
})

describe('a list whose next page fails', () => {
  const script = [page('a', 'x'), page('b', 'x'), page('c', false)]

  it('keeps what was read if it is sorted by weight', async () => {
    const { rows, isComplete, problem } = await readingOf(script, { sortedBy: 'weight' }).read()
    expect([idsOf({ rows }), isComplete]).toEqual(['ab', false])
    expect(problem?.message).toContain('gives the same cursor twice')
  })
})

describe('a list whose data changes while it is read', () => {
  const moves: [string, Page[]][] = [
    ['an entry with other values', [page('ab', true), page('', false, { rows: entries('b', 2) })]],
    ['a whole page with other values', [page('ab', true), page('', true, { rows: entries('ab', 2) })]],
    ['other totals on the next page', [page('ab', true), page('c', false, { totals: 8 })]],
  ]
  const again = /^warning: The .+ changed while reading the entries\. The list is read again/u

  it.each(moves)(
    'is read again from the start, and keeps nothing of the first read: %s',
    async (_, moved) => {
      const { log, offsets, read } = readingOf([...moved, page('xy', true), page('z', false)], offset)
      expect(idsOf(await read())).toBe('xyz')
      expect(offsets()).toEqual([0, 2, 0, 2])
      log.expectExactly(again)
    },
  )

  it.each(moves)('fails if it happens again in a range that is over: %s', async (_, moved) => {
    const { queries, read } = readingOf([...moved, ...moved], offset)
    const error = await failureOf(read(), DataMovedError)
    expect(error.message).toMatch(
      / changed while reading the entries\. It happened twice, .+ Try again later\.$/u,
    )
    expect(queries).toHaveLength(4)
  })

  it('has the newest values in a range that is not over, and is not read again', async () => {
    const grown = page('', false, { rows: entries('bc', 2), totals: 9 })
    const { log, queries, read } = readingOf([page('ab', true), grown], { ...offset, unfinished: true })
    expect(await read()).toEqual({
      rows: [...entries('a'), ...entries('bc', 2)],
      totals: 9,
      isComplete: true,
    })
    expect(queries).toHaveLength(2)
    log.expectExactly(
      'info: The range is not over, and its numbers changed while reading the entries. The newest numbers are exported.',
    )
  })
})

describe('a list and max-requests', () => {
  const endless = many(9, (index) => page(String(index), `cursor ${index}`))

  it('fails before one request too many', async () => {
    const { queries, read } = readingOf(endless, { maxRequests: 3 })
    await failureOf(read(), RequestBudgetError)
    expect(queries).toHaveLength(3)
  })

  it('is cut with a warning if it is sorted by weight', async () => {
    const { queries, read, warnings } = readingOf(endless, { maxRequests: 3, sortedBy: 'weight' })
    expect(await read()).toMatchObject({ rows: entries('012'), isComplete: false })
    expect(queries).toHaveLength(3)
    expect(warnings()).toEqual([
      expect.stringMatching(
        /^warning: max-requests .+ The export has only the first 3 votes, sorted by weight\. .+ raise max-requests/u,
      ),
    ])
  })

  it('fails if not even the first page fits, however it is sorted', async () => {
    const { read } = readingOf(endless, { maxRequests: 0, sortedBy: 'weight' })
    await failureOf(read(), RequestBudgetError)
  })

  it('logs its progress each tenth of them, but not after the last page', async () => {
    const script = many(20, (index) => page(String.fromCodePoint(97 + index), index < 19))
    const { log, read } = readingOf(script, offset)
    await read()
    log.expectExactly('info: 10 votes read, 10 of 100 requests used.')
  })
})
