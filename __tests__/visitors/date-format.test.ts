import { describe, expect, it } from '@jest/globals'

import {
  bucketLabels,
  differingDays,
  formatComparedRanges,
  formatRange,
} from '../../src/visitors/date-format.ts'

describe('a range', () => {
  it.each([
    ['2026-10-01', '2026-11-01', 'Oct 1 – 31, 2026'],
    ['2026-10-01', '2026-10-02', 'Oct 1, 2026'],
    ['2026-10-20', '2026-11-03', 'Oct 20 – Nov 2, 2026'],
    ['2025-12-20', '2026-01-03', 'Dec 20, 2025 – Jan 2, 2026'],
    ['2024-02-01', '2024-03-01', 'Feb 1 – 29, 2024'],
    ['2026-10-01T12:00', '2026-10-02', 'From 2026-10-01T12:00 to before 2026-10-02'],
    ['2026-10-01', '2026-10-01T12:00Z', 'From 2026-10-01 to before 2026-10-01T12:00Z'],
    [undefined, '2026-10-02', 'From the beginning to before 2026-10-02'],
    ['2026-10-01', undefined, 'From 2026-10-01 to now'],
    [undefined, undefined, 'From the beginning to now'],
  ])('from %s until before %s is %s', (dateFrom, dateTo, text) => {
    expect(formatRange({ dateFrom, dateTo })).toBe(text)
  })
})

describe('a range that is compared', () => {
  const october = { dateFrom: '2026-10-01', dateTo: '2026-11-01', days: 31 }
  const september = { dateFrom: '2026-09-01', dateTo: '2026-10-01', days: 30 }
  const august = { dateFrom: '2026-08-01', dateTo: '2026-09-01', days: 31 }

  it('has the days of each period if they differ', () => {
    expect(formatComparedRanges(october, september)).toBe(
      'Oct 1 – 31, 2026 (31 days), compared with Sep 1 – 30, 2026 (30 days)',
    )
    expect(differingDays(october, september)).toEqual({ now: 31, before: 30 })
  })

  it('has no days if both have as many', () => {
    expect(formatComparedRanges(october, august)).toBe('Oct 1 – 31, 2026, compared with Aug 1 – 31, 2026')
    expect(differingDays(october, august)).toBeUndefined()
  })

  it('is only the range without a comparison', () => {
    expect(formatComparedRanges(october)).toBe('Oct 1 – 31, 2026')
    expect(differingDays(october, undefined)).toBeUndefined()
  })
})

describe('the buckets of a series', () => {
  it.each([
    ['days', 'day', ['2026-11-02', '2026-11-03'], ['Nov 2', 'Nov 3']],
    ['weeks', 'week', ['2024-02-26', '2024-03-04'], ['Feb 26', 'Mar 4']],
    ['months', 'month', ['2025-12-01', '2026-01-01'], ['Dec 2025', 'Jan 2026']],
    ['days of two years', 'day', ['2025-12-31', '2026-01-01'], ['Dec 31, 2025', 'Jan 1, 2026']],
    ['weeks of two years', 'week', ['2025-12-29', '2026-01-05'], ['Dec 29, 2025', 'Jan 5, 2026']],
  ] as const)('have their labels: %s', (_, size, firstDays, labels) => {
    const buckets = firstDays.map((firstDay) => ({ firstDay }))
    expect(bucketLabels({ size, buckets })).toEqual(labels)
  })
})
