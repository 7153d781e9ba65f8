import { describe, expect, it } from '@jest/globals'

import { chartOf } from '../../../src/analytics/show/chart.ts'
import { many, nobody, seriesOf, totals } from '../../support/analytics.ts'

const labelsOf = (size: Parameters<typeof seriesOf>[0], count: number): string[] =>
  (
    chartOf(
      seriesOf(
        size,
        many(count, () => totals),
      ),
    )?.labels ?? []
  ).filter((text) => text !== '')

describe('the chart of a series', () => {
  it('does not exist for one bucket, which is the total, and without a visitor', () => {
    expect(chartOf(undefined)).toBeUndefined()
    expect(chartOf(seriesOf('day', [totals]))).toBeUndefined()
    expect(chartOf(seriesOf('day', [nobody, nobody]))).toBeUndefined()
    expect(chartOf(seriesOf('day', [nobody, totals]))?.title).toBe('Visitors per day')
  })

  it('draws many days by weeks, each with the mean of its days', () => {
    expect(chartOf(seriesOf('day', Array(120).fill(totals)))?.buckets).toHaveLength(120)
    // 1 January 2026 is a Thursday.
    const series = seriesOf(
      'day',
      many(121, (day) => ({ human: day, ai: 0, total: day + 1 })),
    )
    const chart = chartOf(series)
    expect(chart?.title).toBe('Visitors per day, mean of each week')
    expect(chart?.buckets.slice(0, 2)).toEqual([
      {
        dateFrom: '2026-01-01',
        dateTo: '2026-01-05',
        days: 4,
        partial: true,
        unfinished: false,
        human: 2,
        ai: 0,
        total: 3,
      },
      {
        dateFrom: '2026-01-05',
        dateTo: '2026-01-12',
        days: 7,
        partial: false,
        unfinished: false,
        human: 7,
        ai: 0,
        total: 8,
      },
    ])
  })

  it.each([
    ['day', 4, ['Jan 1', 'Jan 2', 'Jan 3', 'Jan 4']],
    // The first Monday of 2026 is January 5.
    ['day', 31, ['Jan 5', 'Jan 12', 'Jan 19', 'Jan 26']],
    ['day', 90, ['Jan', 'Feb', 'Mar']],
    // A label for the last Monday would leave the chart.
    ['day', 26, ['Jan 5', 'Jan 12', 'Jan 19']],
    ['day', 365, ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov']],
    ['week', 9, ['Jan 1', 'Jan 15', 'Jan 29', 'Feb 12', 'Feb 26']],
    ['week', 52, ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov']],
    ['day', 500, ['Jan 2026', 'May 2026', 'Sep 2026', 'Jan 2027']],
    ['month', 3, ['Jan 2026', 'Feb 2026', 'Mar 2026']],
  ] as const)('has labels for Mondays or for first days of months: %s, %d', (size, count, labels) => {
    expect(labelsOf(size, count)).toEqual(labels)
  })

  it('labels the bucket that has the first day of the month', () => {
    const { labels = [], buckets = [] } = chartOf(seriesOf('week', Array(20).fill(totals))) ?? {}
    const february = buckets[labels.indexOf('Feb')]
    expect([february?.dateFrom, february?.dateTo]).toEqual(['2026-01-29', '2026-02-05'])
  })
})
