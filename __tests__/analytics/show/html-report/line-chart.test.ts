import { describe, expect, it } from '@jest/globals'

import {
  labelStyle,
  lineChart,
  type LineChart,
} from '../../../../src/analytics/show/html-report/line-chart.ts'
import { type HtmlElement, parseHtml } from '../../../support/html-document.ts'

const ticks = [0, 50, 100].map((value) => ({ value, label: String(value) }))

function drawn(change: Partial<LineChart> & Pick<LineChart, 'lines'>): HtmlElement {
  const count = change.lines[0]?.values.length ?? 0
  const nowhere = Array<boolean>(count).fill(false)
  const labels = Array.from({ length: count }, (_, index) => `d${index}`)
  const chart = { id: 'c', label: 'Chart', ticks, labels, isPartial: nowhere, isWeekend: nowhere, ...change }
  return parseHtml(lineChart(chart).markup)
}

const attributes = (element: HtmlElement, selector: string, ...names: string[]) =>
  [...element.querySelectorAll(selector)].map((each) =>
    names.map((name) => each.getAttribute(name)).join(' '),
  )

describe('a line chart', () => {
  it('places each value by its bucket and its height', () => {
    const chart = drawn({ lines: [{ name: 'total', values: [0, 50, 100, 25] }] })
    // Two units per bucket, 1,000 units for the top.
    expect(attributes(chart, 'path', 'class', 'd')).toEqual(['total M1 1000l2-500 2-500 2 750'])
    expect(attributes(chart, 'circle', 'cx', 'cy')).toEqual(['12.5% 160', '37.5% 80', '62.5% 0', '87.5% 120'])
    expect(attributes(chart, '.stretched', 'viewBox')).toEqual(['0 0 8 1000', '0 0 8 1000'])
  })

  it('draws the steps to and from partial buckets apart from the others, and marks the buckets', () => {
    const chart = drawn({
      lines: [{ name: 'total', values: [10, 50, 60, 20] }],
      isPartial: [true, false, false, true],
    })
    expect(attributes(chart, 'path', 'class', 'd')).toEqual([
      'total M3 500l2-100',
      'total soft M1 900l2-400M5 400l2 400',
    ])
    expect(attributes(chart, 'rect', 'class', 'x', 'width')).toEqual(['partial 0 2', 'partial 6 2'])
    expect(chart.querySelectorAll('circle').map((dot) => dot.getAttribute('class'))).toEqual([
      'total soft',
      'total',
      'total',
      'total soft',
    ])
  })

  it('marks the days of a weekend as one', () => {
    const chart = drawn({
      lines: [{ name: 'total', values: [1, 1, 1, 1] }],
      isWeekend: [false, true, true, false],
    })
    expect(attributes(chart, 'rect', 'class', 'x', 'width')).toEqual(['weekend 2 4'])
  })

  it('has the label of each line of its axis, and no style that the policy of the page forbids', () => {
    const chart = drawn({ lines: [{ name: 'total', values: [1, 2] }] })
    expect([...chart.querySelectorAll('.value')].map(({ textContent }) => textContent.trim())).toEqual([
      '0',
      '50',
      '100',
    ])
    expect(chart.querySelectorAll('[style]')).toHaveLength(0)
  })

  it('has no dots and no area for many buckets', () => {
    const chart = drawn({ lines: [{ name: 'total', values: Array<number>(401).fill(5), hasArea: true }] })
    expect(chart.querySelectorAll('circle')).toHaveLength(0)
    expect(chart.querySelectorAll('.area')).toHaveLength(0)
  })

  it('shows a label from the width on at which it is apart from its neighbours and ends in the window', () => {
    const texts = ['Oct 5', '', 'Oct 7', '', 'Oct 9', '', 'Oct 11', '', 'Oct 13', '']
    const chart = drawn({ lines: [{ name: 'total', values: Array<number>(10).fill(5) }], labels: texts })
    // Ten buckets. The third label is 4 buckets from the first: (5 + 1) · 10 / 4 = 15 digits. Its class is 16.
    expect(
      [...chart.querySelectorAll('.bucket')].map((label) => [
        label.textContent.trim(),
        label.getAttribute('class'),
      ]),
    ).toEqual([
      ['Oct 5', 'bucket from-4'],
      ['Oct 7', 'bucket from-36'],
      ['Oct 9', 'bucket from-20'],
      ['Oct 11', 'bucket from-36'],
      ['Oct 13', 'bucket from-12'],
    ])
    expect(labelStyle).toContain('@container (width<16ch){.from-16{display:none}}')
  })

  it('leaves out a label for which no window is wide enough', () => {
    const labels = Array.from({ length: 60 }, (_, index) => (index < 59 ? '' : 'Sep 30, 2026'))
    const chart = drawn({ lines: [{ name: 'total', values: Array<number>(60).fill(5) }], labels })
    expect(chart.querySelectorAll('.bucket')).toHaveLength(0)
  })
})
