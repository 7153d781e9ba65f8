import { describe, expect, it } from '@jest/globals'

import { type Change, compareBy } from '../../../src/analytics/judge/compared-count.ts'

describe('a count of what readers did', () => {
  // 2 · √(now + before + (0.15 · (now + before) / 2)²)
  it.each<{ now: number; before: number; change: Change }>([
    { now: 14, before: 0, change: 'more' },
    { now: 0, before: 14, change: 'fewer' },
    { now: 0, before: 4, change: 'same' },
    { now: 0, before: 5, change: 'fewer' },
    { now: 95, before: 129, change: 'same' },
    { now: 70, before: 129, change: 'fewer' },
    { now: 1130, before: 1000, change: 'same' },
    { now: 1400, before: 1000, change: 'more' },
    { now: 3, before: 3, change: 'same' },
    { now: 0, before: 0, change: 'same' },
  ])('of $now after $before is $change', ({ now, before, change }) => {
    expect(compareBy({ now: 1000, before: 1000 }, false)(now, before)).toEqual({ now, before, change })
  })

  it.each<{ visitors: { now: number; before: number }; now: number; change: Change; reason: string }>([
    { visitors: { now: 600, before: 1000 }, now: 60, change: 'same', reason: 'fell as the visitors did' },
    { visitors: { now: 600, before: 1000 }, now: 20, change: 'fewer', reason: 'fell more than they did' },
    { visitors: { now: 2000, before: 1000 }, now: 200, change: 'same', reason: 'grew as they did' },
    { visitors: { now: 2000, before: 1000 }, now: 100, change: 'same', reason: 'only fell behind them' },
    { visitors: { now: 2000, before: 1000 }, now: 400, change: 'more', reason: 'grew more than they did' },
    {
      visitors: { now: 10, before: 0 },
      now: 200,
      change: 'more',
      reason: 'has no earlier visitors to scale by',
    },
  ])('of $now after 100 is $change if it $reason', ({ visitors, now, change }) => {
    expect(compareBy(visitors, false)(now, 100).change).toBe(change)
  })

  it('changes by more in a long list', () => {
    const compare = compareBy({ now: 1000, before: 1000 }, false)
    const changeIn = (now: number, before: number, of: number): Change | null =>
      compare(now, before, of).change
    expect([1, 10, 10_000].map((of) => changeIn(150, 100, of))).toEqual(['more', 'same', 'same'])
    expect([1, 10, 10_000].map((of) => changeIn(220, 100, of))).toEqual(['more', 'more', 'same'])
  })

  it('is never fewer in a range that is not over', () => {
    const compare = compareBy({ now: 1000, before: 1000 }, true)
    expect([compare(0, 100).change, compare(200, 100).change]).toEqual(['same', 'more'])
  })

  it('has no change if the count before is not known', () => {
    expect(compareBy({ now: 1000, before: 0 }, false)(3, null)).toEqual({
      now: 3,
      before: null,
      change: null,
    })
  })
})
