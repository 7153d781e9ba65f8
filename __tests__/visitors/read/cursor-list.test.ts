import { ServiceError } from '../../../src/service/errors.ts'
import { describe, expect, it } from '@jest/globals'

import type { AnalyticsQuery } from '../../../src/service/contract.ts'
import {
  type AnalyticsList,
  type ListPage,
  type ReadContext,
  readList,
} from '../../../src/visitors/read/paged-list.ts'
import { RequestBudget, RequestBudgetError } from '../../../src/visitors/read/request-budget.ts'
import { failureOf } from '../../support/failure-of.ts'
import { RecordingLog } from '../../support/recording-log.ts'

interface Entry {
  id: string
  votes: number
}

type Page = ListPage<Entry, number>

const entry = (id: string, votes = 1): Entry => ({ id, votes })
const page = (rows: Entry[], nextCursor: string | null, change: Partial<Page> = {}): Page => ({
  rows,
  totals: 7,
  hasMore: nextCursor !== null,
  nextCursor,
  ...change,
})

/** A list with cursors whose n-th request is answered with the n-th page of a script. */
function readingOf(
  script: Page[],
  { maxRequests = 100, ...change }: Partial<AnalyticsList<Entry, number>> & { maxRequests?: number } = {},
) {
  const queries: AnalyticsQuery[] = []
  const log = new RecordingLog()
  const budget = new RequestBudget(maxRequests, { isCompared: false, series: undefined })
  const list: AnalyticsList<Entry, number> = {
    path: 'feedback',
    purpose: 'the entries',
    rowNoun: 'entry',
    paging: 'cursor',
    limit: 100,
    decode: (body) => body as Page,
    keyOf: ({ id }) => id,
    ...change,
  }
  const readPage: ReadContext['readPage'] = ({ decode }, query, options) => {
    options?.beforeSending?.()
    queries.push(query)
    return Promise.resolve(decode(script[queries.length - 1] ?? page([], null)))
  }
  const range = { dateFrom: '2026-01-01', dateTo: '2026-02-01' }
  const context = { range, pageSize: 250, budget, log, readPage }
  const cursors = (): (string | undefined)[] => queries.map(({ cursor }) => cursor)
  return { queries, cursors, log, budget, read: () => readList(list, context) }
}

describe('a list with cursors', () => {
  it('is read from no cursor on, with the cursor of each page for the next', async () => {
    const script = [page([entry('a')], 'x'), page([entry('b')], 'y'), page([entry('c')], null)]
    const { log, queries, read } = readingOf(script)
    expect(await read()).toEqual({
      rows: [entry('a'), entry('b'), entry('c')],
      totals: 7,
      isComplete: true,
    })
    const range = { dateFrom: '2026-01-01', dateTo: '2026-02-01', limit: 100 }
    expect(queries).toEqual([range, { ...range, cursor: 'x' }, { ...range, cursor: 'y' }])
    log.expectExactly()
  })

  it('may be empty', async () => {
    const { queries, read } = readingOf([page([], null)])
    expect(await read()).toEqual({ rows: [], totals: 7, isComplete: true })
    expect(queries).toHaveLength(1)
  })

  it('ends where the service says so, also with a cursor', async () => {
    const { queries, read } = readingOf([page([entry('a')], 'x', { hasMore: false })])
    expect((await read()).rows).toEqual([entry('a')])
    expect(queries).toHaveLength(1)
  })

  it.each([
    ['the last one', ['x', 'x']],
    ['an earlier one', ['x', 'y', 'x']],
  ])('fails at a cursor that was seen before, and names the operation: %s', async (_, cursors) => {
    const { queries, read } = readingOf(cursors.map((cursor, index) => page([entry(String(index))], cursor)))
    const error = await failureOf(read(), ServiceError)
    expect(error.message).toContain('The operation feedback gives the same cursor twice.')
    expect(queries).toHaveLength(cursors.length)
  })

  it.each([null, ''])('fails at a promise of more without a cursor: %j', async (cursor) => {
    const { queries, read } = readingOf([page([entry('a')], cursor, { hasMore: true })])
    const error = await failureOf(read(), ServiceError)
    expect(error.message).toContain(
      'The operation feedback says that there is more, but gives no cursor for it.',
    )
    expect(queries).toHaveLength(1)
  })

  it.each([
    ['empty pages', [], /is empty although the service says that there is more, twice/],
    ['pages of known rows', [entry('a')], /only repeats earlier rows, twice/],
  ])('fails at a promise of more without progress, with ever new cursors: %s', async (_, rows, message) => {
    const script = ['x', 'y', 'z'].map((cursor, index) => page(index === 0 ? [entry('a')] : rows, cursor))
    const { cursors, log, read } = readingOf(script)
    const error = await failureOf(read(), ServiceError)
    expect(error.message).toMatch(/^A page of the operation feedback /)
    expect(error.message).toMatch(message)
    expect(cursors()).toEqual([undefined, 'x', 'y'])
    log.expectExactly('warning: A page of the operation feedback has no new rows. Retrying once.')
  })

  it('is read again at the same cursor after a page with too many rows, and fails after two', async () => {
    const tooMany = page([entry('b'), entry('c')], 'y')
    const first = page([entry('a')], 'x')
    const once = readingOf([first, tooMany, page([entry('b')], null)], { limit: 1 })
    expect((await once.read()).rows).toEqual([entry('a'), entry('b')])
    expect(once.cursors()).toEqual([undefined, 'x', 'x'])
    const twice = readingOf([first, tooMany, tooMany], { limit: 1 })
    const error = await failureOf(twice.read(), ServiceError)
    expect(error.message).toContain('has more rows than the 1 that were requested, twice.')
    expect(twice.cursors()).toEqual([undefined, 'x', 'x'])
  })

  it('is read again without a cursor if an entry comes with other values', async () => {
    const first = page([entry('a')], 'x')
    const { cursors, read } = readingOf([first, page([entry('a', 2)], null), first, page([entry('c')], null)])
    expect((await read()).rows).toEqual([entry('a'), entry('c')])
    expect(cursors()).toEqual([undefined, 'x', undefined, 'x'])
  })

  it('goes on behind one empty page with a cursor', async () => {
    const script = [page([entry('a')], 'x'), page([], 'y'), page([entry('b')], null)]
    const { cursors, read } = readingOf(script)
    expect((await read()).rows).toEqual([entry('a'), entry('b')])
    expect(cursors()).toEqual([undefined, 'x', 'y'])
  })
})

describe('a list that does not fit max-requests', () => {
  const endless = Array.from({ length: 9 }, (_, index) => page([entry(`e${index}`)], `c${index}`))

  it('fails if it is not sorted by weight', async () => {
    const { queries, read } = readingOf(endless, { maxRequests: 3 })
    await failureOf(read(), RequestBudgetError)
    expect(queries).toHaveLength(3)
  })

  it('is cut with a warning if it is sorted by weight', async () => {
    const { log, queries, read } = readingOf(endless, { maxRequests: 3, isSortedByWeight: true })
    expect(await read()).toEqual({
      rows: [entry('e0'), entry('e1'), entry('e2')],
      totals: 7,
      isComplete: false,
    })
    expect(queries).toHaveLength(3)
    expect(log.entries.filter((line) => line.startsWith('warning'))).toEqual([
      expect.stringMatching(/^warning: max-requests .+ Only the first 3 are exported: .+ raise max-requests/),
    ])
  })

  it('fails if not even its first page fits', async () => {
    const { read } = readingOf(endless, { maxRequests: 0, isSortedByWeight: true })
    await failureOf(read(), RequestBudgetError)
  })
})

describe('a list of one page', () => {
  const single = { path: 'feedback/by-page', paging: 'single' } as const

  it('is incomplete if the service has more', async () => {
    const { queries, read } = readingOf([page([entry('a')], null, { hasMore: true })], single)
    expect(await read()).toEqual({ rows: [entry('a')], totals: 7, isComplete: false })
    expect(queries).toHaveLength(1)
  })

  it('fails if it is empty twice although the service has more', async () => {
    const empty = page([], null, { hasMore: true })
    const { queries, read } = readingOf([empty, empty], single)
    const error = await failureOf(read(), ServiceError)
    expect(error.message).toMatch(/^The page of the operation feedback\/by-page is empty/)
    expect(queries).toHaveLength(2)
  })
})
