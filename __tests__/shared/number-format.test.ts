import { describe, expect, it } from '@jest/globals'
import { fc } from '../support/properties.ts'

import {
  formatCount,
  formatCountOf,
  formatGain,
  formatGrowth,
  formatRatio,
  formatShare,
} from '../../src/shared/number-format.ts'

describe('counts, shares and ratios', () => {
  it('are written as Intl.NumberFormat writes them', () => {
    const counts = new Intl.NumberFormat('en-US')
    const shares = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    const anyCount = fc.oneof(fc.nat(1_000_000), fc.maxSafeNat())
    fc.assert(
      fc.property(anyCount, fc.integer({ min: 1, max: 5000 }), fc.nat(5000), (count, of, part) => {
        expect(formatCount(count)).toBe(counts.format(count))
        expect(formatShare(part, of)).toBe(`${shares.format((100 * part) / of)}%`)
        expect(formatRatio(part, of)).toBe(shares.format(part / of))
      }),
    )
  })

  it('are rounded as decimal numbers', () => {
    // The nearest double of 1.45 is smaller.
    expect(formatRatio(29, 20)).toBe('1.5')
  })

  it('are a dash where nothing can be divided', () => {
    expect([formatShare(5, 0), formatRatio(5, 0)]).toEqual(['–', '–'])
  })
})

describe('a count of things', () => {
  it.each([
    [0, '0 pages'],
    [1, '1 page'],
    [1234, '1,234 pages'],
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
