import { describe, expect, it } from '@jest/globals'

import { type BucketSize, bucketsOf } from '../../../src/analytics/period/buckets.ts'

const today = '2026-11-18'

describe('the buckets of a period', () => {
  it.each<[string, BucketSize, string[], boolean[]]>([
    ['days', 'day', ['2025-12-30', '2025-12-31', '2026-01-01', '2026-01-02'], [false, false, false]],
    ['whole weeks', 'week', ['2026-11-02', '2026-11-09', '2026-11-16'], [false, false]],
    ['cut weeks', 'week', ['2026-11-01', '2026-11-02', '2026-11-09', '2026-11-11'], [true, false, true]],
    ['a part of a week', 'week', ['2026-11-03', '2026-11-05'], [true]],
    ['whole months', 'month', ['2024-02-01', '2024-03-01', '2024-04-01'], [false, false]],
    ['cut months', 'month', ['2025-12-31', '2026-01-01', '2026-02-01', '2026-02-02'], [true, false, true]],
  ])('adjoin, and are cut to it: %s', (_, size, bounds, partial) => {
    const period = { dateFrom: bounds.at(0) ?? '', dateTo: bounds.at(-1) ?? '' }
    const buckets = bucketsOf(period, size, today)
    expect(buckets.map(({ dateFrom }) => dateFrom)).toEqual(bounds.slice(0, -1))
    expect(buckets.map(({ dateTo }) => dateTo)).toEqual(bounds.slice(1))
    expect(buckets.map((bucket) => bucket.partial)).toEqual(partial)
  })

  it('have their number of days', () => {
    const buckets = bucketsOf({ dateFrom: '2024-01-31', dateTo: '2024-03-01' }, 'month', today)
    expect(buckets.map(({ days }) => days)).toEqual([1, 29])
  })

  it('are unfinished if they contain today or days after it', () => {
    const buckets = bucketsOf({ dateFrom: '2026-11-17', dateTo: '2026-11-20' }, 'day', today)
    expect(buckets.map(({ unfinished }) => unfinished)).toEqual([false, true, true])
  })
})
