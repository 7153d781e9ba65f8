import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { bucketLabels, formatRange } from '../../../src/visitors/write/date-format.ts'
import {
  axisCounts,
  changeClass,
  formatChange,
  formatCount,
  formatCountOf,
  formatShare,
} from '../../../src/visitors/write/number-format.js'
import { partsOf } from '../../../src/visitors/write/visitor-parts.ts'

const most = Number.MAX_SAFE_INTEGER
const anyCount = fc.oneof(fc.nat(20), fc.nat(1_000_000), fc.maxSafeNat())

describe('a count', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [1_234_567, '1,234,567'],
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
    [0, 7, '0.0 %'],
    [1, 3, '33.3 %'],
    [2, 3, '66.7 %'],
    [7, 7, '100.0 %'],
    [1, most, '0.0 %'],
    [3, 2, '150.0 %'],
    [12_345, 1, '1,234,500.0 %'],
    [0, 0, '–'],
    [5, 0, '–'],
  ])('of %d in %d is %s', (count, of, text) => {
    expect(formatShare(count, of)).toBe(text)
  })
})

describe('a change', () => {
  it.each([
    [12, 10, '+2 (+20.0 %)'],
    [8, 10, '−2 (−20.0 %)'],
    [11_234, 10_000, '+1,234 (+12.3 %)'],
    [0, 10, '−10 (−100.0 %)'],
    [3, 1, '+2 (+200.0 %)'],
    [10_001, 10_000, '+1 (+0.0 %)'],
    [9999, 10_000, '−1 (−0.0 %)'],
    [10, 10, '0'],
    [0, 0, '0'],
  ])('to %d from %d is %s', (now, before, text) => {
    expect(formatChange(now, before)).toBe(text)
  })

  it.each([
    [1, '+1 (new)'],
    [1234, '+1,234 (new)'],
    [most, '+9,007,199,254,740,991 (new)'],
  ])('to %d from zero is new', (now, text) => {
    expect(formatChange(now, 0)).toBe(text)
  })

  it.each([
    [2, 1, 'up'],
    [1, 2, 'down'],
    [1, 1, 'same'],
  ])('to %d from %d has the class %s', (now, before, name) => {
    expect(changeClass(now, before)).toBe(name)
  })

  it('has the sign of the difference, and is a number, whatever the counts', () => {
    fc.assert(
      fc.property(anyCount, anyCount, (now, before) => {
        const text = formatChange(now, before)
        expect(text).toMatch(/^(?:0|[+−][\d,]+ \((?:new|[+−]?[\d,]+\.\d %)\))$/u)
        const gain = text.replace(/ .*/u, '').replaceAll(',', '').replace('−', '-')
        expect(Number(gain)).toBe(now - before)
      }),
    )
  })
})

describe('a range', () => {
  it.each([
    ['2026-10-01', '2026-11-01', 'Oct 1 – 31, 2026'],
    ['2026-10-01', '2026-10-02', 'Oct 1, 2026'],
    ['2026-10-20', '2026-11-03', 'Oct 20 – Nov 2, 2026'],
    ['2025-12-20', '2026-01-03', 'Dec 20, 2025 – Jan 2, 2026'],
    ['2024-02-01', '2024-03-01', 'Feb 1 – 29, 2024'],
    ['2026-10-01T12:00', '2026-10-02', '2026-10-01T12:00 until before 2026-10-02'],
    ['2026-10-01', '2026-10-01T12:00Z', '2026-10-01 until before 2026-10-01T12:00Z'],
    [undefined, '2026-10-02', 'The beginning until before 2026-10-02'],
    ['2026-10-01', undefined, '2026-10-01 until now'],
    [undefined, undefined, 'The beginning until now'],
  ])('from %s until before %s is %s', (dateFrom, dateTo, text) => {
    expect(formatRange({ dateFrom, dateTo })).toBe(text)
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
    const buckets = firstDays.map((firstDay) => ({
      ...{ firstDay, dateFrom: firstDay, dateTo: firstDay },
      ...{ human: 0, ai: 0, total: 0 },
    }))
    expect(bucketLabels({ size, buckets })).toEqual(labels)
  })
})

describe('the counts of an axis', () => {
  it.each([
    [9, [0, 5, 10], ['0', '5', '10']],
    [99_999, [0, 50_000, 100_000], ['0', '50,000', '100,000']],
    [100_000, [0, 50_000, 100_000], ['0', '50K', '100K']],
    [1_400_000, [0, 500_000, 1_500_000], ['0', '500K', '1.5M']],
    [most, [most], ['9007.2T']],
  ])('up to %d are written in one way', (highest, ticks, texts) => {
    expect(ticks.map(axisCounts(highest))).toEqual(texts)
  })
})

describe('the parts of a total', () => {
  it.each([
    ['none are both', { human: 5, ai: 3, total: 8 }, [5, 0, 3]],
    ['some are both', { human: 5, ai: 3, total: 6 }, [3, 2, 1]],
    ['all of AI are both', { human: 5, ai: 3, total: 5 }, [2, 3, 0]],
    ['all are both', { human: 4, ai: 4, total: 4 }, [0, 4, 0]],
    ['only humans', { human: 4, ai: 0, total: 4 }, [4, 0, 0]],
    ['only AI', { human: 0, ai: 4, total: 4 }, [0, 0, 4]],
    ['nobody', { human: 0, ai: 0, total: 0 }, [0, 0, 0]],
    ['a total above the sum', { human: 5, ai: 3, total: 9 }, [5, 0, 3]],
    ['a total below the larger', { human: 5, ai: 3, total: 4 }, [2, 3, 0]],
    ['no total', { human: 5, ai: 3, total: 0 }, [2, 3, 0]],
  ])('are human only, both and AI only: %s', (_, counts, parts) => {
    expect(Object.values(partsOf(counts))).toEqual(parts)
  })

  it('are 0 or more, and add up to the counts, whatever the counts', () => {
    fc.assert(
      fc.property(anyCount, anyCount, anyCount, (human, ai, total) => {
        const { humanOnly, both, aiOnly } = partsOf({ human, ai, total })
        expect(Math.min(humanOnly, both, aiOnly)).toBeGreaterThanOrEqual(0)
        expect([humanOnly + both, aiOnly + both]).toEqual([human, ai])
      }),
    )
  })

  it('add up to the total where the counts allow it', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), fc.nat(1000), (humanOnly, both, aiOnly) => {
        const [human, ai] = [humanOnly + both, aiOnly + both]
        expect(partsOf({ human, ai, total: humanOnly + both + aiOnly })).toEqual({ humanOnly, both, aiOnly })
      }),
    )
  })
})
