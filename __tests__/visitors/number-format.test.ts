import { describe, expect, it } from '@jest/globals'
import { fc } from '../support/properties.ts'

import {
  changeClass,
  formatChange,
  formatCount,
  formatCountOf,
  formatGain,
  formatGrowth,
  formatRatio,
  formatShare,
} from '../../src/visitors/number-format.ts'

const most = Number.MAX_SAFE_INTEGER
const anyCount = fc.oneof(fc.nat(20), fc.nat(1_000_000), fc.maxSafeNat())

describe('a count', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [most, '9,007,199,254,740,991'],
  ])('%d is written %s', (count, text) => {
    expect(formatCount(count)).toBe(text)
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

describe('a share', () => {
  it.each([
    [0, 7, '0.0%'],
    [1, 3, '33.3%'],
    [2, 3, '66.7%'],
    [7, 7, '100.0%'],
    [3, 2, '150.0%'],
    [0, 0, '–'],
    [5, 0, '–'],
  ])('of %d in %d is %s', (count, of, text) => {
    expect(formatShare(count, of)).toBe(text)
  })
})

describe('a ratio', () => {
  it.each([
    [9, 5, '1.8'],
    [0, 5, '0.0'],
    [12_345, 1, '12,345.0'],
    [5, 0, '–'],
  ])('of %d to %d is %s', (count, of, text) => {
    expect(formatRatio(count, of)).toBe(text)
  })
})

describe('counts and shares', () => {
  it('are written as Intl.NumberFormat writes them', () => {
    const counts = new Intl.NumberFormat('en-US')
    const shares = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    fc.assert(
      fc.property(anyCount, fc.integer({ min: 1, max: 5000 }), fc.nat(5000), (count, of, part) => {
        expect(formatCount(count)).toBe(counts.format(count))
        expect(formatShare(part, of)).toBe(`${shares.format((100 * part) / of)}%`)
        expect(formatRatio(part, of)).toBe(shares.format(part / of))
      }),
    )
  })
})

describe('a change', () => {
  it.each([
    [12, 10, '+2 (+20.0%)'],
    [8, 10, '−2 (−20.0%)'],
    [11_234, 10_000, '+1,234 (+12.3%)'],
    [0, 10, '−10 (−100.0%)'],
    [3, 1, '+2 (+200.0%)'],
    [1234, 0, '+1,234 (new)'],
    [10_001, 10_000, '+1 (+0.0%)'],
    [9999, 10_000, '−1 (−0.0%)'],
    [10, 10, '0'],
    [0, 0, '0'],
  ])('to %d from %d is %s', (now, before, text) => {
    expect(formatChange(now, before)).toBe(text)
  })

  it.each([
    [2, 1, 'up'],
    [1, 2, 'down'],
    [1, 1, 'same'],
  ])('to %d from %d has the class %s', (now, before, name) => {
    expect(changeClass(now, before)).toBe(name)
  })

  it.each([
    [12, 10, '+2', '+20.0%'],
    [8, 10, '−2', '−20.0%'],
    [10, 10, '0', '0.0%'],
    [3, 0, '+3', 'new'],
    [0, 0, '0', '0.0%'],
  ])('to %d from %d is, in two columns, %s and %s', (now, before, gain, growth) => {
    expect([formatGain(now, before), formatGrowth(now, before)]).toEqual([gain, growth])
  })

  it('has the sign of the difference, and is a number, whatever the counts', () => {
    fc.assert(
      fc.property(anyCount, anyCount, (now, before) => {
        const text = formatChange(now, before)
        expect(text).toMatch(/^(?:0|[+−][\d,]+ \((?:new|[+−]?[\d,]+\.\d%)\))$/u)
        const gain = text.replace(/ .*/u, '').replaceAll(',', '').replace('−', '-')
        expect(Number(gain)).toBe(now - before)
      }),
    )
  })
})
