import { describe, expect, it } from '@jest/globals'

import { formatRange, wholeMonth } from '../../../src/analytics/period/date-format.ts'

describe('a range', () => {
  it.each([
    ['2026-10-01', '2026-11-01', 'Oct 1–31, 2026'],
    ['2026-10-01', '2026-10-02', 'Oct 1, 2026'],
    ['2026-10-26', '2026-11-02', 'Oct 26 – Nov 1, 2026'],
    ['2025-12-20', '2026-01-03', 'Dec 20, 2025 – Jan 2, 2026'],
    ['2025-10-01', '2026-11-01', 'Oct 1, 2025 – Oct 31, 2026'],
    ['2026-10-01T12:00', '2026-10-02', 'From 2026-10-01T12:00 to before 2026-10-02'],
    [undefined, '2026-10-02', 'From the beginning to before 2026-10-02'],
    ['2026-10-01', undefined, 'From 2026-10-01 to now'],
  ])('from %s until before %s is %s', (dateFrom, dateTo, text) => {
    expect(formatRange({ dateFrom, dateTo })).toBe(text)
  })
})

describe('a calendar month', () => {
  it.each([
    ['2024-02-01', '2024-03-01', { month: 'February', year: '2024' }],
    ['2025-12-01', '2026-01-01', { month: 'December', year: '2025' }],
    ['2026-10-01', '2026-12-01', undefined],
    ['2026-10-02', '2026-11-02', undefined],
    ['2026-10-01', undefined, undefined],
    ['2026-10-01T00:00', '2026-11-01', undefined],
  ])('is from the first day until before the next one: %s, %s', (dateFrom, dateTo, month) => {
    expect(wholeMonth({ dateFrom, dateTo })).toEqual(month)
  })
})
