import { describe, expect, it } from '@jest/globals'

import { documentationPaths } from '../../simulator/documentation-paths.ts'
import {
  dateOf,
  dayOf,
  launchDate,
  pageLifetimes,
  type VisitorCounts,
  type VisitorData,
  visitorData,
} from '../../simulator/visitor-data.ts'

const monday = '2026-08-03'
const nextMonday = '2026-08-10'

function isDistinctCount({ human, ai, total }: VisitorCounts): boolean {
  return Math.max(human, ai) <= total && total <= human + ai && [human, ai, total].every(Number.isSafeInteger)
}

function sum(counts: readonly VisitorCounts[], field: keyof VisitorCounts): number {
  return counts.reduce((total, row) => total + row[field], 0)
}

function byPath({ visitors }: VisitorData): Map<string, VisitorCounts> {
  return new Map(visitors.map((row) => [row.path, row]))
}

const fields = ['human', 'ai', 'total'] as const

describe('generated visitor data', () => {
  it('deduplicates visitors across human and AI traffic in rows and totals', () => {
    const { totals, visitors } = visitorData(500, monday, nextMonday)
    expect([totals, ...visitors].filter((counts) => !isDistinctCount(counts))).toEqual([])
  })

  it('deduplicates visitors across pages', () => {
    const { totals, visitors } = visitorData(40, monday, nextMonday)
    for (const field of fields) {
      expect(totals[field]).toBeGreaterThanOrEqual(Math.max(...visitors.map((row) => row[field])))
      expect(totals[field]).toBeLessThan(sum(visitors, field))
    }
  })

  it('deduplicates visitors across days', () => {
    const week = visitorData(200, monday, nextMonday)
    const days = Array.from({ length: 7 }, (_, day) =>
      visitorData(200, dateOf(dayOf(monday) + day), dateOf(dayOf(monday) + day + 1)),
    )
    const rowsOfDays = days.map(byPath)
    for (const field of fields) {
      expect(week.totals[field]).toBeLessThan(
        sum(
          days.map(({ totals }) => totals),
          field,
        ),
      )
      const grown = week.visitors.filter(
        (row) =>
          row[field] >
          sum(
            rowsOfDays.flatMap((rows) => rows.get(row.path) ?? []),
            field,
          ),
      )
      expect(grown).toEqual([])
    }
  })

  it('never has fewer visitors in a longer range', () => {
    let shorter = visitorData(200, monday, dateOf(dayOf(monday) + 1))
    for (let days = 2; days <= 60; days++) {
      const longer = visitorData(200, monday, dateOf(dayOf(monday) + days))
      const rows = byPath(longer)
      for (const field of fields) {
        expect(longer.totals[field]).toBeGreaterThanOrEqual(shorter.totals[field])
        expect(shorter.visitors.filter((row) => row[field] > (rows.get(row.path)?.[field] ?? 0))).toEqual([])
      }
      shorter = longer
    }
  })

  it('has fewer visitors at the weekend and grows slowly', () => {
    const totalOf = (date: string) => visitorData(40, date, dateOf(dayOf(date) + 1)).totals.total
    expect(totalOf('2026-08-08')).toBeLessThan(totalOf('2026-08-05') * 0.8)
    expect(totalOf('2026-08-05')).toBeGreaterThan(totalOf('2025-08-06'))
  })

  it('has AI traffic that grows faster than human traffic, and less on weekdays', () => {
    const monthOf = (date: string, end: string) => visitorData(40, date, end).totals
    const [before, now] = [monthOf('2025-10-01', '2025-11-01'), monthOf('2026-10-01', '2026-11-01')]
    expect(now.ai / before.ai).toBeGreaterThan(1.5)
    expect(now.ai / before.ai).toBeGreaterThan((1.2 * now.human) / before.human)
    const dayOn = (date: string) => visitorData(40, date, dateOf(dayOf(date) + 1)).totals
    const [saturday, wednesday] = [dayOn('2026-08-08'), dayOn('2026-08-05')]
    expect(saturday.ai / wednesday.ai).toBeGreaterThan(saturday.human / wednesday.human)
  })

  it('has a launch with more visitors for some days and a new section, and loses a section', () => {
    const humansOn = (day: number) => visitorData(40, dateOf(day), dateOf(day + 1)).totals.human
    const launch = dayOf(launchDate)
    expect(humansOn(launch)).toBeGreaterThan(1.3 * humansOn(launch - 7))
    expect(humansOn(launch + 14)).toBeLessThan(1.15 * humansOn(launch - 7))
    const sectionsFrom = (from: string, to: string) =>
      new Set(visitorData(40, from, to).visitors.map(({ path }) => path.split('/')[1]))
    const before = sectionsFrom('2026-09-25', '2026-10-20')
    const after = sectionsFrom('2026-10-20', '2026-11-20')
    expect([before.has('v1'), after.has('v1')]).toEqual([true, false])
    expect([before.has('mcp'), after.has('mcp')]).toEqual([false, true])
  })

  it('has visitors on every day of every page that is busy', () => {
    // A negative day would show as a longer range with fewer visitors.
    for (const from of ['2024-01-01', '2026-01-01', '2026-11-01', '2028-01-01'])
      for (let day = dayOf(from); day < dayOf(from) + 60; day++) {
        const { visitors } = visitorData(40, dateOf(day), dateOf(day + 1))
        const top = visitors.find(({ path }) => path === '/')
        expect(Math.min(top?.human ?? 0, top?.ai ?? 0)).toBeGreaterThan(0)
      }
  })

  it('has a few busy pages, many quiet ones, and an AI share of its own for each', () => {
    const { visitors } = visitorData(200, monday, nextMonday)
    const totals = visitors.map(({ total }) => total).sort((a, b) => b - a)
    expect(totals[0]).toBeGreaterThan((totals[100] ?? 0) * 10)
    const shares = visitors.slice(0, 20).map(({ ai, total }) => Math.round((ai / total) * 100))
    expect(new Set(shares).size).toBeGreaterThan(5)
  })

  it('keeps one order of pages, which is not by size', () => {
    const pathsFrom = (date: string) => visitorData(40, date, nextMonday).visitors.map(({ path }) => path)
    expect(pathsFrom(monday)).toEqual(pathsFrom('2026-07-01'))
    const totals = visitorData(40, monday, nextMonday).visitors.map(({ total }) => total)
    expect(totals).not.toEqual(totals.toSorted((a, b) => b - a))
  })

  it.each(Object.entries(pageLifetimes))('shows %s only while it exists', (path, lifetime) => {
    const change = dayOf(lifetime.appearsOn ?? lifetime.vanishesOn ?? '')
    const before = byPath(visitorData(40, dateOf(change - 7), dateOf(change)))
    const after = byPath(visitorData(40, dateOf(change), dateOf(change + 7)))
    expect([before.has(path), after.has(path)]).toEqual([
      lifetime.vanishesOn !== undefined,
      lifetime.appearsOn !== undefined,
    ])
  })

  it('leaves out pages that nobody visited', () => {
    const day = visitorData(5000, monday, dateOf(dayOf(monday) + 1))
    expect(day.visitors.length).toBeLessThan(5000)
    expect(day.visitors.filter(({ total }) => total === 0)).toEqual([])
  })

  it('has nothing to show for a site without pages', () => {
    expect(visitorData(0, monday, nextMonday)).toEqual({
      totals: { human: 0, ai: 0, total: 0 },
      visitors: [],
    })
  })

  it('makes up paths for any number of pages, each once', () => {
    const paths = documentationPaths(25_000)
    expect(new Set(paths).size).toBe(25_000)
    expect(paths.some((path) => /^\/reference\/section-\d+\/page-\d+$/.test(path))).toBe(true)
  })

  it('computes a range once', () => {
    const data = visitorData(40, '2026-02-01', '2026-03-01')
    expect(visitorData(40, '2026-02-01', '2026-03-01')).toBe(data)
  })
})
