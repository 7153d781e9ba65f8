import { describe, expect, it } from '@jest/globals'

import { changeFromUsual, usualOf } from '../../../src/analytics/judge/usual.ts'

const weeksOf = (counts: readonly number[], days = 7) =>
  counts.map((total) => ({ days, totals: { human: total, ai: 0, total } }))

/** The limits of the total. */
const usualTotal = (counts: readonly number[], days = 7) => {
  const usual = usualOf(weeksOf(counts), days)
  return usual && { low: usual.total.low, high: usual.total.high, periods: usual.periods }
}

describe('what is usual', () => {
  it('is the centre and 2.66 mean moving ranges on each side, on the scale of logarithms', () => {
    // All logarithms are e apart: the mean moving range is 1. The centre of 0, 1, 0, 1, 0, 1 with half weights is 21/32.
    const low = 1e5
    const counts = [0, 1, 0, 1, 0, 1].map((power) => low * Math.exp(power))
    const usual = usualOf(weeksOf(counts), 7)
    expect(Math.log(usual?.total.centre ?? 0) - Math.log(low)).toBeCloseTo(21 / 32, 4)
    expect(Math.log(usual?.total.low ?? 0) - Math.log(low)).toBeCloseTo(21 / 32 - 2.66, 1)
    expect(Math.log(usual?.total.high ?? 0) - Math.log(low)).toBeCloseTo(21 / 32 + 2.66, 1)
  })

  it('is at least 1.5 on each side, on the scale of roots', () => {
    expect(usualTotal([100, 100, 100, 100, 100, 100])).toEqual({ low: 72, high: 133, periods: 6 })
    expect(usualTotal([1, 1, 1, 1, 1, 1])).toEqual({ low: 0, high: 7, periods: 6 })
  })

  it.each([
    { periods: 'before the first visitor', counts: [0, 0, 100, 100, 100, 100, 100, 100] },
    { periods: 'below a third of the median', counts: [100, 100, 33, 100, 100, 0, 100, 100] },
    { periods: 'above three times the median', counts: [100, 301, 100, 100, 100, 100, 9000, 100] },
  ])('leaves out periods $periods', ({ counts }) => {
    expect(usualTotal(counts)).toEqual({ low: 72, high: 133, periods: 6 })
  })

  it('does not take the periods before the first visitor for the median', () => {
    expect(usualTotal([0, 0, 30, 32, 35, 90, 95, 110])?.periods).toBe(6)
  })

  it('takes six ordinary periods', () => {
    expect(usualTotal([0, 0, 0, 100, 100, 100, 100, 100])).toBeUndefined()
    expect(usualTotal([])).toBeUndefined()
    expect(usualTotal([0, 0, 0, 0, 0, 0, 0, 0])).toBeUndefined()
  })

  it('is counted per day', () => {
    expect(usualTotal([700, 700, 700, 700, 700, 700], 1)).toEqual({ low: 72, high: 133, periods: 6 })
  })

  it('has three digits, away from the centre', () => {
    expect(usualTotal([12_345, 12_345, 12_345, 12_345, 12_345, 12_345])).toEqual({
      low: 12_000,
      high: 12_700,
      periods: 6,
    })
  })

  it('judges people, AI and all apart', () => {
    const history = [1, 2, 1, 2, 1, 2].map((times) => ({
      days: 7,
      totals: { human: 1000, ai: 100 * times, total: 1000 + 100 * times },
    }))
    const usual = usualOf(history, 7)
    expect(usual?.human).toMatchObject({ low: 907, high: 1100 })
    expect(usual?.ai?.high).toBeGreaterThan(900)
  })

  it('takes both limits for usual', () => {
    const limits = { low: 72, centre: 100, high: 133 }
    expect([71, 72, 133, 134].map((count) => changeFromUsual(count, limits))).toEqual([
      'fewer',
      'same',
      'same',
      'more',
    ])
  })

  it('contains the return from one odd period', () => {
    const alike = [1000, 1000, 1000, 1000, 1000, 1000, 1000]
    expect(usualTotal([...alike, 500])?.high).toBe(1100)
    expect(usualTotal([...alike, 2000])?.low).toBe(907)
    // After two of them, the level is another.
    expect(usualTotal([...alike.slice(1), 500, 500])?.high).toBeLessThan(1000)
  })
})
