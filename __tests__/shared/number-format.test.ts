import { describe, expect, it } from '@jest/globals'

import {
  formatCountOf,
  formatDuration,
  formatGain,
  formatGrowth,
  formatShare,
} from '../../src/shared/number-format.ts'

describe('a share and a ratio', () => {
  it.each([
    { part: 0, of: 7, share: '0.0%' },
    { part: 2, of: 3, share: '66.7%' },
    { part: 2500, of: 2, share: '125,000.0%' },
    // The nearest double of 1.45 is smaller.
    { part: 29, of: 20, share: '145.0%' },
  ])('of $part to $of are $share', ({ part, of, share }) => {
    expect(formatShare(part / of)).toBe(share)
  })
})

describe('a count of things', () => {
  it.each([
    [0, '0 pages'],
    [1, '1 page'],
    [1234, '1,234 pages'],
    [Number.MAX_SAFE_INTEGER, '9,007,199,254,740,991 pages'],
  ])('%d has the noun in its number: %s', (count, text) => {
    expect(formatCountOf(count, 'page')).toBe(text)
  })
})

describe('a change', () => {
  it.each([
    { now: 11_234, before: 10_000, gain: '+1,234', growth: '+12%' },
    { now: 9270, before: 10_000, gain: '−730', growth: '−7.3%' },
    { now: 0, before: 145, gain: '−145', growth: '−100%' },
    { now: 10, before: 10, gain: '0', growth: '0.0%' },
  ])('to $now from $before is $gain, $growth', ({ now, before, gain, growth }) => {
    expect([formatGain(now, before), formatGrowth(now, before)]).toEqual([gain, growth])
  })
})

describe('a duration', () => {
  it.each([
    [0, '0 ms'],
    [999, '999 ms'],
    [1000, '1 s'],
    [59_499, '59 s'],
    [59_500, '1 min'],
    [60_000, '1 min'],
    [185_000, '3 min 5 s'],
    [3_599_400, '59 min 59 s'],
    [3_600_000, '1 h'],
    [7_440_000, '2 h 4 min'],
    [86_400_000, '24 h'],
  ])('of %d ms is %s', (durationMs, words) => {
    expect(formatDuration(durationMs)).toBe(words)
  })
})
