import { describe, expect, it } from '@jest/globals'
import { fc } from '../support/properties.ts'

import {
  formatChange,
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
    { now: 11_234, before: 10_000, gain: '+1,234', growth: '+12.3%', change: '+1,234 (+12.3%)' },
    { now: 24, before: 30, gain: '−6', growth: '−20.0%', change: '−6 (−20.0%)' },
    // A percentage of a few says nothing.
    { now: 16, before: 2, gain: '+14', growth: '+700.0%', change: '+14' },
    { now: 3, before: 0, gain: '+3', growth: 'new', change: '+3 (new)' },
    { now: 0, before: 145, gain: '−145', growth: '−100.0%', change: '−145 (none now)' },
    { now: 10, before: 10, gain: '0', growth: '0.0%', change: '0' },
    { now: 0, before: 0, gain: '0', growth: '0.0%', change: '0' },
  ])('to $now from $before is $change', ({ now, before, ...formatted }) => {
    const [gain, growth] = [formatGain(now, before), formatGrowth(now, before)]
    expect({ gain, growth, change: formatChange(now, before) }).toEqual(formatted)
  })
})
