import { describe, expect, it } from '@jest/globals'

import { changeFromUsual, usualOf } from '../../../src/analytics/judge/usual.ts'

const weeksOf = (counts: readonly number[], days = 7) =>
  counts.map((total) => ({ days, totals: { human: total, ai: 0, total } }))

/** The limits of the total. */
const usualTotal = (counts: readonly number[], days = 7) => {
  const usual = usualOf(weeksOf(counts), days)
  return usual && { low: usual.total.low, high: usual.total.high, periods: usual.ordinary.length }
}

describe('what is usual', () => {
  it.each([
    // The two lowest and the two highest are left out: 990 to 1,000. The margin is 1.1 at least.
    { counts: [400, 990, 1000, 1010, 1000, 1000, 600, 1000], low: 897, high: 1100 },
    // 900 to 980. Neighbours differ by 1.044, so the margin is 1.044⁴ = 1.19.
    { counts: [800, 860, 900, 940, 980, 1020, 1060, 950], low: 756, high: 1170 },
    // Steady growth is no noise: 2,450 is fewer.
    { counts: [2900, 3050, 3190, 3340, 3480, 3600, 3730, 3860], low: 2700, high: 4550 },
    // 800 to 1,200: it is 1.3 at most.
    { counts: [600, 700, 800, 900, 1000, 1200, 1400, 1000], low: 615, high: 1300 },
  ])('is $low to $high after $counts', ({ counts, low, high }) => {
    expect(usualTotal(counts)).toEqual({ low, high, periods: 8 })
  })

  it('contains what the last period had', () => {
    const alike = [1000, 1000, 1000, 1000, 1000, 1000, 1000]
    expect(usualTotal([...alike, 500])).toEqual({ low: 435, high: 1100, periods: 8 })
    expect(usualTotal([...alike, 2000])).toEqual({ low: 907, high: 2200, periods: 8 })
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

  it('has limits of three digits, rounded away from the centre', () => {
    const usual = usualOf(weeksOf([12_345, 12_345, 12_345, 12_345, 12_345, 12_345]), 7)
    expect(usual?.total).toEqual({ low: 11_200, centre: 12_345, high: 13_600 })
  })

  it('judges people, AI and all apart', () => {
    const history = [1, 2, 1, 2, 1, 2].map((times) => ({
      days: 7,
      totals: { human: 1000, ai: 100 * times, total: 1000 + 100 * times },
    }))
    const usual = usualOf(history, 7)
    expect(usual?.human).toMatchObject({ low: 907, high: 1100 })
    expect(usual?.ai).toMatchObject({ low: 72, high: 260 })
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
})
