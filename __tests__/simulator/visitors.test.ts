import { afterEach, describe, expect, it } from '@jest/globals'

import type { VisitorRow } from '../../simulator/visitor-data.ts'
import { call, serviceStarter, visitors } from './calls.ts'

const { start, closeAll } = serviceStarter()
afterEach(closeAll)

type Service = Awaited<ReturnType<typeof start>>

async function slice(service: Service, query: string): Promise<{ paths: string[]; hasMore: unknown }> {
  const { body } = await call(service, 'GET', visitors + query)
  return { paths: (body['visitors'] as VisitorRow[]).map(({ path }) => path), hasMore: body['hasMore'] }
}

const march = '?dateFrom=2026-03-01&dateTo=2026-04-01'

describe('the export of visitors', () => {
  it('answers totals, 50 rows and whether there are more', async () => {
    const service = await start({ pages: 60 })
    const { status, body } = await call(service, 'GET', visitors)
    expect(status).toBe(200)
    const counts = { human: expect.any(Number), ai: expect.any(Number), total: expect.any(Number) }
    expect(body).toEqual({ totals: counts, visitors: expect.any(Array), hasMore: true })
    const rows = body['visitors'] as VisitorRow[]
    expect(rows).toHaveLength(50)
    expect(rows[0]).toEqual({ path: expect.stringMatching(/^\//), ...counts })
  })

  it('gives every page exactly once when paged through', async () => {
    const service = await start({ pages: 30 })
    const whole = await slice(service, `${march}&limit=250`)
    const parts: { paths: string[]; hasMore: unknown }[] = []
    for (let offset = 0; offset < whole.paths.length; offset += 7) {
      parts.push(await slice(service, `${march}&limit=7&offset=${offset}`))
    }
    expect(parts.flatMap(({ paths }) => paths)).toEqual(whole.paths)
    expect(new Set(whole.paths).size).toBe(whole.paths.length)
    expect(parts.map(({ hasMore }) => hasMore)).toEqual(parts.map((part) => part !== parts.at(-1)))
  })

  it('has no rows and no more beyond the last one', async () => {
    expect(await slice(await start(), '?offset=1000')).toEqual({ paths: [], hasMore: false })
  })

  it('takes date-times and ignores unknown parameters', async () => {
    const service = await start()
    const dates = 'dateFrom=2026-03-01T00:00:00Z&dateTo=2026-04-01T02:00:00.000%2B02:00'
    expect(await slice(service, `?${dates}&colour=red`)).toEqual(await slice(service, march))
  })

  it('counts the 90 days up to and with today when no dates are given', async () => {
    const service = await start({ now: () => Date.UTC(2026, 2, 31, 15) })
    const { body } = await call(service, 'GET', visitors)
    const explicit = await call(service, 'GET', `${visitors}?dateFrom=2026-01-01&dateTo=2026-04-01`)
    expect(body).toEqual(explicit.body)
  })

  it.each([
    ['dateFrom=yesterday', 'dateFrom'],
    ['dateFrom=2026-02-30', 'dateFrom'],
    ['dateFrom=2026-13-01', 'dateFrom'],
    ['dateTo=2026-3-1', 'dateTo'],
    ['dateTo=2026-03-01T25:00Z', 'dateTo'],
    ['dateTo=', 'dateTo'],
    ['dateFrom=2026-03-01&dateTo=2026-03-01', 'before'],
    ['dateFrom=2026-03-02&dateTo=2026-03-01', 'before'],
    ['limit=0', 'limit'],
    ['limit=251', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=', 'limit'],
    ['offset=-1', 'offset'],
    ['offset=1e3', 'offset'],
  ])('refuses %s with 400 and one detail', async (query, named) => {
    const { status, body } = await call(await start(), 'GET', `${visitors}?${query}`)
    expect(status).toBe(400)
    expect(body).toEqual({
      error: 'Invalid query parameters',
      details: [{ message: expect.stringContaining(named) }],
    })
  })

  it('serves explicit rows as they are, hostile ones too', async () => {
    const counts = { human: 3, ai: 2, total: 4 }
    const rows = [
      { path: '=cmd()', ...counts },
      { path: '__proto__', ...counts },
    ]
    const service = await start({ visitors: { totals: counts, visitors: rows } })
    expect((await call(service, 'GET', visitors)).body).toEqual({
      totals: counts,
      visitors: rows,
      hasMore: false,
    })
  })
})
