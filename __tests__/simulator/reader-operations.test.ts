import { afterEach, describe, expect, it } from '@jest/globals'

import type { DocumentationService } from '../../simulator/documentation-service.ts'
import { documentationPaths } from '../../simulator/documentation-paths.ts'
import {
  type ConversationRow,
  conversationRows,
  type FeedbackRow,
  feedbackRows,
  type SearchRow,
  searchRows,
} from '../../simulator/reader-data.ts'
import { ulid } from '../../simulator/ulid.ts'
import { viewData } from '../../simulator/view-data.ts'
import { visitorData } from '../../simulator/visitor-data.ts'
import { operations, problemsOfAnswer, problemsOfRefusal } from '../support/analytics-contract.ts'
import { call, serviceStarter } from './calls.ts'

const { start, closeAll } = serviceStarter()
afterEach(closeAll)

const october = { dateFrom: '2026-10-01', dateTo: '2026-11-01' }
const site = { pages: 40, ...october }
const query = new URLSearchParams(october).toString()
const get = (service: DocumentationService, operation: string, more = '') =>
  call(service, 'GET', `/v1/analytics/project-1/${operation}?${query}${more}`)

describe('the answers of the analytics operations', () => {
  it.each(operations)('hold against the contract of the service: %s', async (operation) => {
    const service = await start()
    const { status, body } = await get(service, operation, '&limit=100')
    expect(status).toBe(200)
    expect(problemsOfAnswer(operation, body)).toEqual([])
    const rows = Object.values(body).find((value) => Array.isArray(value)) as unknown[]
    expect(rows.length).toBeGreaterThan(10)
  })

  it.each(operations)('are checked: %s with a wrong field does not hold', async (operation) => {
    const { body } = await get(await start(), operation)
    const name = Object.keys(body).find((key) => Array.isArray(body[key])) ?? ''
    const [first, ...rest] = body[name] as Record<string, unknown>[]
    for (const field of Object.keys(first ?? {}).filter((key) => key !== 'responseType')) {
      const without = { ...first }
      Reflect.deleteProperty(without, field)
      expect(problemsOfAnswer(operation, { ...body, [name]: [without, ...rest] })).not.toEqual([])
    }
  })

  it.each(operations)('refuse a wrong parameter as the contract says: %s', async (operation) => {
    const { status, body } = await call(
      await start(),
      'GET',
      `/v1/analytics/project-1/${operation}?limit=1001&dateFrom=never`,
    )
    expect(status).toBe(400)
    expect(body['details']).toHaveLength(2)
    expect(problemsOfRefusal(body)).toEqual([])
  })

  it.each(operations)('need the scope read: %s', async (operation) => {
    const service = await start({ keys: { mint_write: { scopes: ['write'] } } })
    const path = `/v1/analytics/project-1/${operation}`
    expect((await call(service, 'GET', path, undefined, 'mint_write')).status).toBe(403)
  })

  it('share one limit', async () => {
    const service = await start({ analyticsRequestsPerHour: operations.length })
    const statuses = []
    for (const operation of [...operations, ...operations])
      statuses.push((await get(service, operation)).status)
    expect(statuses).toEqual([...operations.map(() => 200), ...operations.map(() => 429)])
  })

  it.each(operations)('are empty for a site without pages: %s', async (operation) => {
    const { body } = await get(await start({ pages: 0 }), operation)
    expect(Object.values(body).filter(Array.isArray)).toEqual([[]])
    expect(problemsOfAnswer(operation, body)).toEqual([])
  })
})

describe('the pages of a list with cursors', () => {
  it.each([
    ['searches', 'searches', searchRows(site)],
    ['feedback', 'feedback', feedbackRows(site)],
    ['assistant', 'conversations', conversationRows(site)],
  ])('give every row of %s once', async (operation, name, expected) => {
    const service = await start()
    const rows: unknown[] = []
    let more = '&limit=17'
    let pages = 0
    for (let cursor: unknown = ''; cursor !== null; pages += 1) {
      const { body } = await get(service, operation, more)
      rows.push(...(body[name] as unknown[]))
      cursor = body['nextCursor']
      if (operation !== 'searches') expect(body['hasMore']).toBe(cursor !== null)
      more = `&limit=17&cursor=${String(cursor)}`
    }
    expect(rows).toEqual(expected)
    expect(pages).toBe(Math.ceil(expected.length / 17))
  })

  it.each(['searches', 'feedback', 'assistant'])('refuse a cursor of nobody: %s', async (operation) => {
    const { status, body } = await get(await start(), operation, '&cursor=nobody')
    expect(status).toBe(400)
    expect(problemsOfRefusal(body)).toEqual([])
  })

  it('of feedback by page are one page', async () => {
    const { body } = await get(await start(), 'feedback/by-page', '&limit=5')
    expect(body).toMatchObject({ feedback: { length: 5 }, hasMore: true })
    expect(body).not.toHaveProperty('nextCursor')
  })
})

describe('the data about readers', () => {
  const paths = new Set(documentationPaths(40))

  it('is about pages of the site', () => {
    const named = [
      ...searchRows(site).map(({ topClickedPage }) => topClickedPage),
      ...feedbackRows(site).map(({ path }) => path),
      ...conversationRows(site).map(({ pageUrl }) => pageUrl && new URL(pageUrl).pathname),
    ]
    expect(named.filter((page) => page !== null && !paths.has(page))).toEqual([])
    expect(feedbackRows({ ...site, pages: 2 }).every(({ path }) => path === '/quickstart')).toBe(true)
  })

  it('has gaps: questions without an answer, terms without a click, pages that readers dislike', async () => {
    expect(
      conversationRows(site).filter((row) => row.resolutionStatus === 'unanswered').length,
    ).toBeGreaterThan(20)
    expect(searchRows(site).filter(({ hits, ctr }) => hits > 20 && ctr < 0.2).length).toBeGreaterThan(3)
    const { body } = await get(await start(), 'feedback/by-page', '&limit=100')
    const pages = body['feedback'] as { thumbsUp: number; thumbsDown: number }[]
    expect(pages.filter(({ thumbsUp, thumbsDown }) => thumbsDown > thumbsUp).length).toBeGreaterThan(1)
  })

  it('has e-mail addresses, as readers write them', () => {
    const words = JSON.stringify([searchRows(site), feedbackRows(site), conversationRows(site)])
    expect(words.match(/jane\.doe@example\.com/gu)?.length).toBeGreaterThan(2)
  })

  it('is the same each time, and adds up over days', () => {
    const half = { ...site, dateTo: '2026-10-16' }
    const rest = { ...site, dateFrom: '2026-10-16' }
    for (const rows of [feedbackRows, conversationRows])
      expect([...rows(rest), ...rows(half)]).toEqual(rows(site))
    const hits = (rows: SearchRow[]): number => rows.reduce((sum, row) => sum + row.hits, 0)
    expect(hits(searchRows(half)) + hits(searchRows(rest))).toBe(hits(searchRows(site)))
    const views = (range: typeof october): number => viewData(40, range.dateFrom, range.dateTo).totals.total
    expect(views(half) + views(rest)).toBe(views(site))
  })

  it('has at least as many views as visitors, for the same pages', () => {
    const { views, totals } = viewData(40, october.dateFrom, october.dateTo)
    const { visitors } = visitorData(40, october.dateFrom, october.dateTo)
    const viewsOf = new Map(views.map((row) => [row.path, row]))
    for (const { path, human, ai } of visitors) {
      expect(viewsOf.get(path)?.human).toBeGreaterThanOrEqual(human)
      expect(viewsOf.get(path)?.ai).toBeGreaterThanOrEqual(ai)
    }
    expect(totals.total).toBe(totals.human + totals.ai)
  })

  it('has unique identifiers', () => {
    for (const rows of [feedbackRows(site), conversationRows(site)])
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  })

  it('can be fixed', async () => {
    const searches: SearchRow[] = [
      { searchQuery: '=1', hits: 1, ctr: 3, topClickedPage: null, lastSearchedAt: '' },
    ]
    const feedback: FeedbackRow[] = [
      { id: '1', path: '/a', comment: null, createdAt: null, source: 'agent', status: 'new' },
    ]
    const conversations: ConversationRow[] = [
      {
        ...{ id: ulid(1, 1), timestamp: '', query: 'q', response: 'r', responseType: 'answer', sources: [] },
        ...{ resolutionStatus: 'answered', queryCategory: null, pageUrl: null },
      },
    ]
    const service = await start({ readers: { searches, feedback, conversations } })
    expect((await get(service, 'searches')).body).toEqual({ searches, totalSearches: 1, nextCursor: null })
    expect((await get(service, 'feedback')).body).toMatchObject({ feedback })
    expect((await get(service, 'assistant')).body).toMatchObject({ conversations })
    expect((await get(service, 'feedback/by-page')).body).toEqual({
      feedback: [{ path: '/a', thumbsUp: 0, thumbsDown: 0, code: 0, total: 1 }],
      hasMore: false,
    })
  })
})
