import { describe, expect, it } from '@jest/globals'
import { fc } from '../support/properties.ts'

import type { VisitorAnalytics } from '../../src/visitors/read/visitor-analytics.ts'
import { analyticsOf, comparedOf, nobody } from '../support/analytics.ts'

const counts = (total: number) => ({ human: total, ai: 0, total })

/** The verdict of a range, compared with another one. */
function verdict(
  [now, before]: [number, number],
  [dateFrom, dateTo, days]: Range,
  [from, to, daysBefore]: Range,
  change: Partial<VisitorAnalytics> = {},
): string {
  const rangeBefore = { dateFrom: from, dateTo: to, days: daysBefore }
  const totalsOf = { totals: counts(now), totalsBefore: counts(before) }
  return comparedOf([], [], { dateFrom, dateTo, days, rangeBefore, ...totalsOf, ...change }).verdict
}

const october: Range = ['2026-10-01', '2026-11-01', 31]
const september: Range = ['2026-09-01', '2026-10-01', 30]
type Range = [dateFrom: string, dateTo: string, days: number]
const march: Range = ['2026-03-01', '2026-04-01', 31]
const february: Range = ['2026-02-01', '2026-03-01', 28]
const toDate: Range = ['2026-11-01', '2026-11-21', 20]
const toDateBefore: Range = ['2026-10-01', '2026-10-21', 20]
const week: Range = ['2026-11-09', '2026-11-16', 7]
const weekBefore: Range = ['2026-11-02', '2026-11-09', 7]

describe('the verdict', () => {
  it.each<[string, ...Parameters<typeof verdict>]>([
    ['1.4% fewer visitors than in September, which was a day shorter.', [986, 1000], october, september],
    ['50.0% more visitors than in the 7 days before.', [15, 10], week, weekBefore],
    ['3 more visitors than in the 7 days before.', [10_003, 10_000], week, weekBefore],
    ['As many visitors as in the 7 days before.', [10, 10], week, weekBefore],
    ['No visitors, after 10 in the 7 days before.', [0, 10], week, weekBefore],
    ['No visitors, as in the 7 days before.', [0, 0], week, weekBefore],
    ['1 visitor, after none in the 7 days before.', [1, 0], week, weekBefore],
    [
      'As many visitors as on the day before.',
      [5, 5],
      ['2026-11-10', '2026-11-11', 1],
      ['2026-11-09', '2026-11-10', 1],
    ],
    ['10.0% fewer visitors than in October 2025.', [9, 10], october, ['2025-10-01', '2025-11-01', 31]],
    ['10.0% fewer visitors than on Nov 9 – 15, 2025.', [9, 10], week, ['2025-11-09', '2025-11-16', 7]],
    [
      '10.0% fewer visitors so far than on Oct 1 – 20, 2026.',
      [9, 10],
      toDate,
      toDateBefore,
      { unfinished: true },
    ],
    [
      '10.0% fewer visitors than on Nov 4 – 8, 2026, which was 2 days shorter.',
      [9, 10],
      week,
      ['2026-11-04', '2026-11-09', 5],
    ],
    [
      '10.0% fewer visitors than from 2025-11-09T12:00:00Z to before 2025-11-16T12:00:00Z.',
      [9, 10],
      ['2026-11-09T12:00:00Z', '2026-11-16T12:00:00Z', 7],
      ['2025-11-09T12:00:00Z', '2025-11-16T12:00:00Z', 7],
    ],
    ['10.0% fewer visitors than in February, which was 3 days shorter.', [9, 10], march, february],
  ])('is "%s"', (words, ...given) => {
    expect(verdict(...given)).toBe(words)
  })

  it('has the total and the period without a comparison', () => {
    expect(analyticsOf().verdict).toBe('1,100 visitors in January 2026.')
    const weeks = { dateFrom: '2026-01-08', dateTo: '2026-01-22', days: 14 }
    expect(analyticsOf(weeks).verdict).toBe('1,100 visitors in 14 days.')
    const open = { dateFrom: '2026-01-08', dateTo: undefined, days: undefined }
    expect(analyticsOf({ ...open, totals: nobody }).verdict).toBe('No visitors from 2026-01-08 to now.')
  })

  it('has at most 20 words, whatever the numbers and dates', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    const bounds = fc.tuple(day, fc.integer({ min: 1, max: 400 })).map(([from, days]) => {
      const to = new Date(from.getTime() + days * 86_400_000)
      return [from.toISOString().slice(0, 10), to.toISOString().slice(0, 10), days] as [
        string,
        string,
        number,
      ]
    })
    fc.assert(
      fc.property(
        fc.maxSafeNat(),
        fc.maxSafeNat(),
        bounds,
        bounds,
        fc.boolean(),
        (now, before, a, b, unfinished) => {
          const words = verdict([now, before], a, b, { unfinished })
          expect(words.split(' ').length).toBeLessThanOrEqual(20)
          expect(words).not.toMatch(/NaN|undefined|∞/u)
        },
      ),
    )
  })
})
