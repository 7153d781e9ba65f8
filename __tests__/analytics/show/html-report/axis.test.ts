import { describe, expect, it } from '@jest/globals'
import { fc } from '../../../support/properties.ts'

import {
  axisCounts,
  axisTicks,
  isWeekend,
  labelledBuckets,
} from '../../../../src/analytics/show/html-report/axis.ts'
import { nobody, seriesOf } from '../../../support/analytics.ts'

describe('the lines of an axis', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [1646, [0, 500, 1000, 1500, 2000]],
    [32.4, [0, 10, 20, 30, 40]],
    [100, [0, 50, 100]],
  ])('up to %d are at %j', (most, ticks) => {
    expect(axisTicks(most)).toEqual(ticks)
  })

  it('are whole numbers up to at least the largest value, for every value', () => {
    fc.assert(
      fc.property(fc.nat(Number.MAX_SAFE_INTEGER), (most) => {
        const ticks = axisTicks(most)
        expect(ticks.every((tick) => Number.isInteger(tick))).toBe(true)
        expect(ticks[0]).toBe(0)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
        expect(ticks.length).toBeLessThanOrEqual(6)
        expect(new Set(ticks).size).toBe(ticks.length)
      }),
    )
  })
})

describe('the counts of an axis', () => {
  it.each([
    [9, [0, 5, 10], ['0', '5', '10']],
    [99_999, [0, 50_000, 100_000], ['0', '50,000', '100,000']],
    [100_000, [0, 50_000, 100_000], ['0', '50K', '100K']],
    [1_400_000, [0, 500_000, 1_500_000], ['0', '500K', '1.5M']],
    [Number.MAX_SAFE_INTEGER, [Number.MAX_SAFE_INTEGER], ['9007.2T']],
  ])('up to %d are written in one way', (highest, ticks, texts) => {
    expect(ticks.map(axisCounts(highest))).toEqual(texts)
  })
})

describe('the buckets with a label', () => {
  const buckets = (count: number) => seriesOf('day', Array(count).fill(nobody)).buckets

  it('are all of a few', () => {
    expect(labelledBuckets('day', buckets(7), 10)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('are Mondays where days are a week or more apart', () => {
    // The first Monday of 2026 is January 5.
    expect(labelledBuckets('day', buckets(31), 10)).toEqual([4, 11, 18, 25])
    expect(labelledBuckets('day', buckets(100), 10)).toEqual([4, 18, 32, 46, 60, 74, 88])
  })

  it('are evenly spaced for weeks, and never more than asked', () => {
    expect(labelledBuckets('week', buckets(53), 7)).toEqual([0, 8, 16, 24, 32, 40, 48])
  })
})

describe('a weekend', () => {
  it('is Saturday and Sunday', () => {
    const days = ['2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05']
    expect(days.map((dateFrom) => isWeekend({ dateFrom }))).toEqual([false, true, true, false])
  })
})
