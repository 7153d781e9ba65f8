import { describe, expect, it } from '@jest/globals'

import { chartOf } from '../../../../src/analytics/show/chart.ts'
import { axisCounts, axisTicks, chartHtml } from '../../../../src/analytics/show/html-report/svg-chart.ts'
import { seriesTable } from '../../../../src/analytics/show/tables/page-tables.ts'
import type { VisitorSeries } from '../../../../src/analytics/read/visitor-analytics.ts'
import { many, seriesOf } from '../../../support/analytics.ts'
import { type HtmlElement, parseHtml } from '../../../support/html-document.ts'
import { fc } from '../../../support/properties.ts'

describe('the lines of an axis', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [1646, [0, 500, 1000, 1500, 2000]],
    [32.4, [0, 10, 20, 30, 40]],
    [100, [0, 50, 100]],
  ])('up to %d are at %j', (most, ticks) => {
    expect(axisTicks(most)).toEqual(ticks)
  })

  it('are whole numbers up to at least the largest value, for every value', () => {
    fc.assert(
      fc.property(fc.nat(Number.MAX_SAFE_INTEGER), (most) => {
        const ticks = axisTicks(most)
        expect(ticks.every((tick) => Number.isInteger(tick))).toBe(true)
        expect(ticks[0]).toBe(0)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
        expect(ticks.length).toBeLessThanOrEqual(6)
        expect(new Set(ticks).size).toBe(ticks.length)
      }),
    )
  })
})

describe('the counts of an axis', () => {
  it.each([
    [9, [0, 5, 10], ['0', '5', '10']],
    [99_999, [0, 50_000, 100_000], ['0', '50,000', '100,000']],
    [100_000, [0, 50_000, 100_000], ['0', '50K', '100K']],
    [1_400_000, [0, 500_000, 1_500_000], ['0', '500K', '1.5M']],
    [Number.MAX_SAFE_INTEGER, [Number.MAX_SAFE_INTEGER], ['9007.2T']],
  ])('up to %d are written in one way', (highest, ticks, texts) => {
    expect(ticks.map(axisCounts(highest))).toEqual(texts)
  })
})

function drawn(series: VisitorSeries, before?: VisitorSeries['buckets']): HtmlElement {
  const chart = chartOf(series, before)
  if (chart === undefined) throw new Error('Nothing is drawn.')
  return parseHtml(chartHtml(chart, seriesTable(series, before), () => undefined).markup)
}

const attributes = (element: HtmlElement, selector: string, ...names: string[]) =>
  element.querySelectorAll(selector).map((each) => names.map((name) => each.getAttribute(name)).join(' '))
const seriesOfTotals = (...counts: number[]): VisitorSeries =>
  seriesOf(
    'day',
    counts.map((total) => ({ human: 0, ai: 0, total })),
  )

describe('the drawing of a series', () => {
  it('places each value by its bucket and its height, with the area below all visitors', () => {
    const page = drawn(seriesOfTotals(0, 50, 100, 25))
    // One unit per bucket, 1,000 units for the top.
    expect(attributes(page, 'polyline', 'class', 'points')[0]).toBe('total 0.5,1000 1.5,500 2.5,0 3.5,750')
    expect(attributes(page, 'polygon', 'points')).toEqual([
      '0.5,1000 0.5,1000 1.5,500 2.5,0 3.5,750 3.5,1000',
    ])
    expect(attributes(page, 'svg svg', 'viewBox')).toEqual(['0 0 4 1000'])
  })

  it('has the dates and the values of each bucket as a title', () => {
    const page = drawn(
      seriesOf('day', [
        { human: 900, ai: 1300, total: 2100 },
        { human: 1, ai: 0, total: 1 },
      ]),
    )
    expect(page.querySelectorAll('rect title').map(({ textContent }) => textContent)).toEqual([
      'Thu, Jan 1, 2026: All 2,100, People 900, AI 1,300',
      'Fri, Jan 2, 2026: All 1, People 1, AI 0',
    ])
  })

  it('draws the steps to and from incomplete buckets apart from the others, and marks the buckets', () => {
    const series = seriesOfTotals(10, 50, 100, 20)
    Object.assign(series.buckets[0] ?? {}, { partial: true })
    Object.assign(series.buckets[3] ?? {}, { unfinished: true })
    const page = drawn(series)
    expect(attributes(page, 'polyline', 'class', 'points').slice(0, 3)).toEqual([
      'total soft 0.5,900 1.5,500',
      'total 1.5,500 2.5,0',
      'total soft 2.5,0 3.5,800',
    ])
    expect(attributes(page, 'rect', 'class', 'x')).toEqual(['partial 0', ' 1', ' 2', 'partial 3'])
  })

  it('has the period before as a light line, in the titles and in the numbers', () => {
    const before = seriesOfTotals(200, 100, 0, 50).buckets
    const page = drawn(seriesOfTotals(50, 100), before)
    expect(attributes(page, 'polyline', 'class', 'points')[0]).toBe('previous 0.5,0 1.5,500')
    expect(page.querySelectorAll('rect title').map(({ textContent }) => textContent)).toEqual([
      'Thu, Jan 1, 2026: All 50, People 0, AI 0, period before 200',
      'Fri, Jan 2, 2026: All 100, People 0, AI 0, period before 100',
    ])
    expect(page.querySelectorAll('.legend li').map(({ textContent }) => textContent)).toContain(
      'All, period before',
    )
    expect(page.querySelectorAll('thead th').at(-1)?.textContent).toBe('All, period before')
    expect(page.querySelectorAll('tbody td').at(-1)?.textContent).toBe('100')
  })

  it('hides labels on a phone, as many as have no room there', () => {
    const shown = (size: 'day' | 'week', count: number): string[] =>
      drawn(
        seriesOf(
          size,
          many(count, () => ({ human: 1, ai: 0, total: 1 })),
        ),
      )
        .querySelectorAll('.bucket')
        .filter((label) => label.getAttribute('class') === 'bucket')
        .map(({ textContent }) => textContent.trim())
    expect(shown('day', 4)).toEqual(['Jan 1', 'Jan 2', 'Jan 3', 'Jan 4'])
    expect(shown('week', 52)).toEqual(['Jan', 'May', 'Sep'])
    expect(shown('week', 80)).toEqual(['Jan 2026', 'May 2027'])
  })

  it('has no style that the policy of the page forbids', () => {
    expect(drawn(seriesOfTotals(1, 2)).querySelectorAll('[style]')).toHaveLength(0)
  })
})
