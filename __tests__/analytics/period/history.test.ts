import { describe, expect, it } from '@jest/globals'

import { periodsBefore } from '../../../src/analytics/period/history.ts'

describe('the periods before a range that show what is usual', () => {
  it('are eight, the oldest first, with their days', () => {
    const weeks = periodsBefore({ dateFrom: '2026-11-09', dateTo: '2026-11-16' })
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
    const [dateFrom = '', dateTo = ''] = range.split('/')
    const periods = periodsBefore({ dateFrom, dateTo }).slice(-2)
    expect(periods.map((period) => `${period.dateFrom}/${period.dateTo}`)).toEqual(latest)
  })

  it('month-to-date steps by a month, and ends with the last day that a month has', () => {
    const bounds = periodsBefore({ dateFrom: '2026-03-01', dateTo: '2026-03-31' }, 'month-to-date').slice(-2)
    expect(bounds).toEqual([
      { dateFrom: '2026-01-01', dateTo: '2026-01-31', days: 30 },
      { dateFrom: '2026-02-01', dateTo: '2026-03-01', days: 28 },
    ])
  })

  it.each<[number, string, string, 'year-to-date' | undefined]>([
    [8, '2026-07-01', '2026-10-01', undefined],
    [0, '2026-07-01', '2026-10-02', undefined],
    [0, '2026-06-01', '2026-10-01', undefined],
    [0, '2026-01-01', '2026-02-01', 'year-to-date'],
  ])('are %i for %s to %s', (count, dateFrom, dateTo, toDate) => {
    expect(periodsBefore({ dateFrom, dateTo }, toDate)).toHaveLength(count)
  })
})
