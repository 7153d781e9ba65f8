import { describe, expect, it } from '@jest/globals'

import { resolveRange } from '../../../src/analytics/period/date-range.ts'

const resolved = (name: string, today: string) => resolveRange(name, Date.parse(`${today}T12:00Z`))

describe('a range by name', () => {
  // 2026-11-18 is a Wednesday.
  it.each([
    ['last-1-days', '2026-11-18', '2026-11-17', '2026-11-18'],
    ['last-7-days', '2026-11-18', '2026-11-11', '2026-11-18'],
    ['last-3650-days', '2026-11-18', '2016-11-20', '2026-11-18'],
    ['last-week', '2026-11-18', '2026-11-09', '2026-11-16'],
    ['last-week', '2026-11-16', '2026-11-09', '2026-11-16'],
    ['last-week', '2026-11-15', '2026-11-02', '2026-11-09'],
    ['last-4-weeks', '2026-11-18', '2026-10-19', '2026-11-16'],
    ['last-2-weeks', '2026-01-01', '2025-12-15', '2025-12-29'],
    ['last-520-weeks', '2026-11-18', '2016-11-28', '2026-11-16'],
    ['last-month', '2026-11-18', '2026-10-01', '2026-11-01'],
    ['last-month', '2026-01-15', '2025-12-01', '2026-01-01'],
    ['last-month', '2024-03-31', '2024-02-01', '2024-03-01'],
    ['last-3-months', '2026-02-15', '2025-11-01', '2026-02-01'],
    ['last-120-months', '2026-11-18', '2016-11-01', '2026-11-01'],
    ['month-to-date', '2026-11-01', '2026-11-01', '2026-11-02'],
    ['month-to-date', '2026-11-30', '2026-11-01', '2026-12-01'],
  ])('%s on %s is from %s until before %s', (name, today, dateFrom, dateTo) => {
    expect(resolved(name, today)).toEqual({ dateFrom, dateTo })
  })

  it.each([
    ...['last-0-days', 'last--1-days', 'last-07-days', 'last-3651-days', 'last-7.5-days', 'last-days'],
    ...['last-521-weeks', 'last-121-months', 'last-2-quarters', 'last-quarter', 'yesterday', '', '__proto__'],
  ])('is unknown: "%s"', (name) => {
    expect(resolved(name, '2026-11-18')).toBeUndefined()
  })
})
