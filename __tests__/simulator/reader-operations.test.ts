import { describe, expect, it } from '@jest/globals'

import type { DocumentationService } from '../../simulator/documentation-service.ts'
import { manyReaders } from '../../simulator/many-readers.ts'
import { conversationRows, feedbackRows, searchRows } from '../../simulator/reader-data.ts'
import { viewData } from '../../simulator/view-data.ts'
import {
  dateOf,
  dayOf,
  type VisitorData,
  visitorData,
  type VisitorRow,
} from '../../simulator/visitor-data.ts'
import { operations, problemsOfAnswer, problemsOfRefusal } from '../support/analytics-contract.ts'
import { call, serviceStarter } from './calls.ts'

const start = serviceStarter()

const october = { dateFrom: '2026-10-01', dateTo: '2026-11-01' }
const site = { pages: 40, ...october }
const query = new URLSearchParams(october).toString()
const get = (service: DocumentationService, operation: string, more = query) =>
  call(service, 'GET', `/v1/analytics/project-1/${operation}?${more}`)

describe('the answers of the analytics operations', () => {
  it.each(operations)('hold against the contract of the service: %s', async (operation) => {
    const { status, body } = await get(await start(), operation, `${query}&limit=100`)
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
    const { status, body } = await get(await start(), operation, 'limit=1001&dateFrom=never')
    expect(status).toBe(400)
    expect(body['details']).toHaveLength(2)
    expect(problemsOfRefusal(body)).toEqual([])
  })

  it('share one limit', async () => {
    const service = await start({ pages: 1, analyticsRequestsPerHour: operations.length })
    const statuses = []
    for (const operation of [...operations, 'visitors']) statuses.push((await get(service, operation)).status)
    expect(statuses).toEqual([...operations.map(() => 200), 429])
  })
})

describe('the parameters', () => {
  it('are by default the first 50 rows of the 90 days up to and with today', async () => {
    const service = await start({ pages: 60, now: () => Date.UTC(2026, 2, 31, 15) })
    const { body } = await get(service, 'visitors', '')
    expect(body['visitors']).toHaveLength(50)
    const explicit = 'dateFrom=2026-01-01&dateTo=2026-04-01&limit=50&offset=0'
    expect(body).toEqual((await get(service, 'visitors', explicit)).body)
  })

  it('can be date-times, and may be unknown', async () => {
    const service = await start()
    const dates = 'dateFrom=2026-10-01T00:00:00Z&dateTo=2026-11-01T02:00:00.000%2B02:00'
    const { body } = await get(service, 'visitors', `${dates}&colour=red`)
    expect(body).toEqual((await get(service, 'visitors')).body)
  })

  it.each([
    'dateFrom=2026-02-30',
    'dateTo=2026-3-1',
    'dateTo=',
    'dateFrom=2026-03-01&dateTo=2026-03-01',
    'limit=0',
    'limit=251',
    'limit=1.5',
    'limit=',
    'offset=-1',
    'offset=1e3',
  ])('are refused with 400 and one detail: %s', async (wrong) => {
    const { status, body } = await get(await start(), 'visitors', wrong)
    expect(status).toBe(400)
    expect(body['details']).toHaveLength(1)
  })
})

describe('the pages of a list', () => {
  it('with offsets give every page of the site once', async () => {
    const service = await start({ pages: 30 })
    const paths: unknown[] = []
    let hasMore: unknown = true
    for (let offset = 0; hasMore === true; offset += 7) {
      const { body } = await get(service, 'visitors', `${query}&limit=7&offset=${offset}`)
      paths.push(...(body['visitors'] as VisitorRow[]).map(({ path }) => path))
      hasMore = body['hasMore']
    }
    expect(paths).toEqual(visitorData(30, october.dateFrom, october.dateTo).visitors.map(({ path }) => path))
    expect(new Set(paths).size).toBe(paths.length)
  })

  const readers = manyReaders(5)
  it.each([
    ['searches', 'searches', readers.searches],
    ['feedback', 'feedback', readers.feedback],
    ['assistant', 'conversations', readers.conversations],
  ])('with cursors give every row once: %s', async (operation, name, expected) => {
    const service = await start({ readers })
    const rows: unknown[] = []
    let more = '&limit=2'
    for (let cursor: unknown = ''; cursor !== null; more = `&limit=2&cursor=${String(cursor)}`) {
      const { body } = await get(service, operation, query + more)
      rows.push(...(body[name] as unknown[]))
      cursor = body['nextCursor']
      if (operation !== 'searches') expect(body['hasMore']).toBe(cursor !== null)
    }
    expect(rows).toEqual(expected)
  })

  it.each(['searches', 'feedback', 'assistant'])('refuse a cursor of nobody: %s', async (operation) => {
    const { status, body } = await get(await start(), operation, `${query}&cursor=nobody`)
    expect(status).toBe(400)
    expect(problemsOfRefusal(body)).toEqual([])
  })

  it('of feedback by page are one page', async () => {
    const { body } = await get(await start(), 'feedback/by-page', `${query}&limit=5`)
    expect(body).toMatchObject({ feedback: { length: 5 }, hasMore: true })
    expect(body).not.toHaveProperty('nextCursor')
  })
})

describe('visitors', () => {
  const fields = ['human', 'ai', 'total'] as const
  const ofDays = (from: string, days: number) => visitorData(40, from, dateOf(dayOf(from) + days))
  const byPath = ({ visitors }: VisitorData) => new Map(visitors.map((row) => [row.path, row]))

  it('with human and AI traffic count once', () => {
    const { totals, visitors } = visitorData(500, '2026-08-03', '2026-08-10')
    const wrong = [totals, ...visitors].filter(
      ({ human, ai, total }) =>
        Math.max(human, ai) > total || total > human + ai || ![human, ai, total].every(Number.isSafeInteger),
    )
    expect(wrong).toEqual([])
  })

  it.each(fields)('of several pages or days count once: %s', (field) => {
    const week = ofDays('2026-08-03', 7)
    const days = Array.from({ length: 7 }, (_, day) => ofDays(dateOf(dayOf('2026-08-03') + day), 1))
    const sum = (counts: readonly Record<typeof field, number>[]) =>
      counts.reduce((total, row) => total + row[field], 0)
    expect(week.totals[field]).toBeGreaterThanOrEqual(Math.max(...week.visitors.map((row) => row[field])))
    expect(week.totals[field]).toBeLessThan(sum(week.visitors))
    expect(week.totals[field]).toBeLessThan(sum(days.map(({ totals }) => totals)))
    const rowsOfDays = days.map(byPath)
    const grown = week.visitors.filter(
      (row) => row[field] > sum(rowsOfDays.flatMap((rows) => rows.get(row.path) ?? [])),
    )
    expect(grown).toEqual([])
  })

  it('are never fewer in a longer range', () => {
    // The ranges hold a launch and pages that appear and vanish.
    for (let days = 1; days < 60; days++) {
      const [shorter, longer] = [ofDays('2026-10-01', days), ofDays('2026-10-01', days + 1)]
      const rows = byPath(longer)
      const fewer = shorter.visitors.filter((row) =>
        fields.some((field) => row[field] > (rows.get(row.path)?.[field] ?? 0)),
      )
      expect(fewer).toEqual([])
    }
  })

  it('are listed in one order, which is not by size', () => {
    const pathsFrom = (date: string) => visitorData(40, date, '2026-08-10').visitors.map(({ path }) => path)
    expect(pathsFrom('2026-08-03')).toEqual(pathsFrom('2026-07-01'))
    const totals = ofDays('2026-08-03', 7).visitors.map(({ total }) => total)
    expect(totals).not.toEqual(totals.toSorted((a, b) => b - a))
  })

  it('have at least as many views, for the same pages', () => {
    const { views, totals } = viewData(40, october.dateFrom, october.dateTo)
    const viewsOf = new Map(views.map((row) => [row.path, row]))
    for (const { path, human, ai } of visitorData(40, october.dateFrom, october.dateTo).visitors) {
      expect(viewsOf.get(path)?.human).toBeGreaterThanOrEqual(human)
      expect(viewsOf.get(path)?.ai).toBeGreaterThanOrEqual(ai)
    }
    expect(totals.total).toBe(totals.human + totals.ai)
  })
})

describe('what readers wrote', () => {
  it('has e-mail addresses, as readers write them', () => {
    const words = JSON.stringify([searchRows(site), feedbackRows(site), conversationRows(site)])
    expect(words.match(/jane\.doe@example\.com/gu)?.length).toBeGreaterThan(2)
  })

  it('has unique identifiers, and adds up over days', () => {
    const half = { ...site, dateTo: '2026-10-16' }
    const rest = { ...site, dateFrom: '2026-10-16' }
    for (const rows of [feedbackRows, conversationRows]) {
      const ids = rows(site).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect([...rows(rest), ...rows(half)].map(({ id }) => id)).toEqual(ids)
    }
  })
})
