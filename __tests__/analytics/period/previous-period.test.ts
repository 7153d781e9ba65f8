import { describe, expect, it } from '@jest/globals'

import {
  type Comparison,
  periodToCompare,
  type ToDate,
} from '../../../src/analytics/period/previous-period.ts'

/** A title; the bounds of the period; the bounds and the days of the period that it is compared with. */
type Example = [string, string, string, string, string, number]

function expectPrevious([, dateFrom, dateTo, ...previous]: Example, comparison: Comparison, toDate?: ToDate) {
  const [from, to, days] = previous
  expect(periodToCompare({ dateFrom, dateTo }, comparison, toDate)).toEqual({
    dateFrom: from,
    dateTo: to,
    days,
  })
}

describe('previous-period', () => {
  it.each<Example>([
    ['a day', '2026-03-01', '2026-03-02', '2026-02-28', '2026-03-01', 1],
    ['a week', '2026-11-09', '2026-11-16', '2026-11-02', '2026-11-09', 7],
    ['a month from its second day', '2026-02-02', '2026-03-02', '2026-01-05', '2026-02-02', 28],
    ['a month and a day', '2026-03-01', '2026-04-02', '2026-01-28', '2026-03-01', 32],
  ])('has as many days just before: %s', (...example) => {
    expectPrevious(example, 'previous-period')
  })

  it.each<Example>([
    ['January', '2026-01-01', '2026-02-01', '2025-12-01', '2026-01-01', 31],
    ['March', '2026-03-01', '2026-04-01', '2026-02-01', '2026-03-01', 28],
    ['the first quarter', '2024-01-01', '2024-04-01', '2023-10-01', '2024-01-01', 92],
    ['a leap year', '2024-01-01', '2025-01-01', '2023-01-01', '2024-01-01', 365],
  ])('has as many months just before whole months: %s', (...example) => {
    expectPrevious(example, 'previous-period')
  })

  it.each<Example>([
    ['in January', '2026-01-01', '2026-01-16', '2025-12-01', '2025-12-16', 15],
    ['on 30 March', '2026-03-01', '2026-03-31', '2026-02-01', '2026-03-01', 28],
    ['on 31 October', '2026-10-01', '2026-11-01', '2026-09-01', '2026-10-01', 30],
    ['on 28 February', '2026-02-01', '2026-03-01', '2026-01-01', '2026-01-29', 28],
  ])('has the same dates of the month before for month-to-date: %s', (...example) => {
    expectPrevious(example, 'previous-period', 'month-to-date')
  })

  it('has the same dates of the year before for year-to-date', () => {
    expectPrevious(
      ['', '2026-01-01', '2026-02-01', '2025-01-01', '2025-02-01', 31],
      'previous-period',
      'year-to-date',
    )
  })
})

describe('previous-year', () => {
  it.each<Example>([
    ['a week', '2026-11-09', '2026-11-16', '2025-11-09', '2025-11-16', 7],
    ['February after a leap year', '2025-02-01', '2025-03-01', '2024-02-01', '2024-03-01', 29],
    ['February of a leap year', '2024-02-01', '2024-03-01', '2023-02-01', '2023-03-01', 28],
    ['up to 28 February', '2025-02-10', '2025-03-01', '2024-02-10', '2024-02-29', 19],
    ['29 February', '2024-02-29', '2024-03-01', '2023-02-28', '2023-03-01', 1],
  ])('has the same dates a year before: %s', (...example) => {
    expectPrevious(example, 'previous-year')
  })

  it.each<Example>([
    ['month-to-date', '2026-03-01', '2026-03-19', '2025-03-01', '2025-03-19', 18],
    ['year-to-date', '2025-01-01', '2025-03-01', '2024-01-01', '2024-02-29', 59],
  ])('has the same dates a year before %s', (...example) => {
    expectPrevious(example, 'previous-year', example[0] as ToDate)
  })
})
