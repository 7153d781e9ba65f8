import { describe, expect, it } from '@jest/globals'

import { periodBefore, periodsBefore, resolveRange } from '../../../src/analytics/period/periods.ts'

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

/** Reads `2026-11-09/2026-11-16`. */
function periodOf(range: string) {
  const [dateFrom = '', dateTo = ''] = range.split('/')
  return { dateFrom, dateTo }
}

describe('the period before', () => {
  it.each([
    ['a day', '2026-03-01/2026-03-02', '2026-02-28/2026-03-01', 1],
    ['a week', '2026-11-09/2026-11-16', '2026-11-02/2026-11-09', 7],
    ['a month from its second day', '2026-02-02/2026-03-02', '2026-01-05/2026-02-02', 28],
    ['a month and a day', '2026-03-01/2026-04-02', '2026-01-28/2026-03-01', 32],
    ['March', '2026-03-01/2026-04-01', '2026-02-01/2026-03-01', 28],
    ['the first quarter', '2024-01-01/2024-04-01', '2023-10-01/2024-01-01', 92],
    ['a leap year', '2024-01-01/2025-01-01', '2023-01-01/2024-01-01', 365],
  ])('has as many days, or as many whole months: %s', (_, range, before, days) => {
    expect(periodBefore(periodOf(range), false)).toEqual({ ...periodOf(before), days })
  })

  it.each([
    ['in January', '2026-01-01/2026-01-16', '2025-12-01/2025-12-16', 15],
    ['on 30 March', '2026-03-01/2026-03-31', '2026-02-01/2026-03-01', 28],
    ['on 31 October', '2026-10-01/2026-11-01', '2026-09-01/2026-10-01', 30],
    ['on 28 February', '2026-02-01/2026-03-01', '2026-01-01/2026-01-29', 28],
  ])('has the same dates of the month before for month-to-date: %s', (_, range, before, days) => {
    expect(periodBefore(periodOf(range), true)).toEqual({ ...periodOf(before), days })
  })
})

describe('the periods before a range that show what is usual', () => {
  it('are eight, the oldest first, with their days', () => {
    const weeks = periodsBefore(periodOf('2026-11-09/2026-11-16'), false)
    expect(weeks).toHaveLength(8)
    expect([weeks[0], weeks[7]]).toEqual([
      { dateFrom: '2026-09-14', dateTo: '2026-09-21', days: 7 },
      { dateFrom: '2026-11-02', dateTo: '2026-11-09', days: 7 },
    ])
  })

  it.each([
    ['a Monday by a week', '2026-11-16/2026-11-17', '2026-11-02/2026-11-03', '2026-11-09/2026-11-10'],
    ['ten days by two weeks', '2026-11-01/2026-11-11', '2026-10-04/2026-10-14', '2026-10-18/2026-10-28'],
    ['28 days by 28 days', '2026-10-19/2026-11-16', '2026-08-24/2026-09-21', '2026-09-21/2026-10-19'],
    ['a month by a month', '2026-03-01/2026-04-01', '2026-01-01/2026-02-01', '2026-02-01/2026-03-01'],
    ['a quarter by a quarter', '2026-07-01/2026-10-01', '2026-01-01/2026-04-01', '2026-04-01/2026-07-01'],
  ])('step: %s', (_, range, ...latest) => {
    const periods = periodsBefore(periodOf(range), false).slice(-2)
    expect(periods.map(({ dateFrom, dateTo }) => `${dateFrom}/${dateTo}`)).toEqual(latest)
  })

  it('month-to-date steps by a month, and ends with the last day that a month has', () => {
    expect(periodsBefore(periodOf('2026-03-01/2026-03-31'), true).slice(-2)).toEqual([
      { dateFrom: '2026-01-01', dateTo: '2026-01-31', days: 30 },
      { dateFrom: '2026-02-01', dateTo: '2026-03-01', days: 28 },
    ])
  })

  it.each([
    [8, '2026-07-01/2026-10-01'],
    [0, '2026-07-01/2026-10-02'],
    [0, '2026-06-01/2026-10-01'],
  ])('are %i for %s', (count, range) => {
    expect(periodsBefore(periodOf(range), false)).toHaveLength(count)
  })
})
