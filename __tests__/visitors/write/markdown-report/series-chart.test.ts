import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import type { VisitorCounts } from '../../../src/service/contract.ts'
import { maxBuckets, seriesChart, splitChart } from '../../../src/visitors/write/mermaid-charts.ts'
import { nobody, seriesOf } from '../../support/analytics.ts'
import { chartsIn } from '../../support/mermaid.ts'

const most = Number.MAX_SAFE_INTEGER
const anyCount = fc.oneof(fc.nat(3), fc.nat(1_000_000), fc.maxSafeNat(), fc.constant(most))
const anyCounts = fc.record({ human: anyCount, ai: anyCount, total: anyCount })

/** The one chart in Markdown that contains nothing else. */
function chartOf(markdown = ''): string {
  const [chart = ''] = chartsIn(markdown)
  expect(markdown).toBe(`\`\`\`mermaid\n${chart}\n\`\`\``)
  return chart
}

type Counts = readonly [human: number, ai: number, total: number]
const split = (...[human, ai, total]: Counts): string => chartOf(splitChart({ human, ai, total }))
const series = (...of: Parameters<typeof seriesOf>): string => chartOf(seriesChart(seriesOf(...of)))

interface Config {
  themeVariables: { xyChart?: { plotColorPalette: string } } & Record<string, unknown>
}

// Whether Mermaid reads these lines the same way is tested in a browser.
const configOf = (chart: string): Config =>
  JSON.parse(/^---\nconfig: (.*)\n---\n/u.exec(chart)?.[1] ?? '') as Config

function slicesOf(chart: string): [label: string, value: number][] {
  return [...chart.matchAll(/^ {2}"(.*)" : (\d+)$/gmu)].map(([, label = '', count]) => [label, Number(count)])
}

interface XyChart {
  labels: string[]
  top: number
  plots: { type: string; title: string; values: number[] }[]
}

function xyChartOf(chart: string): XyChart {
  const plots = [...chart.matchAll(/^ {2}(bar|line) "(.*)" (\[.*\])$/gmu)]
  return {
    labels: JSON.parse(/^ {2}x-axis (\[.*\])$/mu.exec(chart)?.[1] ?? '') as string[],
    top: Number(/^ {2}y-axis "Visitors" 0 --> (\d+)$/mu.exec(chart)?.[1]),
    plots: plots.map(([, type = '', title = '', values = '']) => ({
      type,
      title,
      values: JSON.parse(values) as number[],
    })),
  }
}

const invisible = /[\u200b\u200c]/gu

describe('the chart of a split', () => {
  it('is a pie', () => {
    expect(split(5, 8, 10)).toContain('\npie showData\n')
  })

  it.each<[string, Counts, object]>([
    ['all three parts', [5, 8, 10], { 'Human only': 2, 'AI only': 5, Both: 3 }],
    ['no visitors in both groups', [5, 8, 13], { 'Human only': 5, 'AI only': 8 }],
    ['only people', [5, 0, 5], { 'Human only': 5 }],
    ['only AI', [0, 8, 8], { 'AI only': 8 }],
    ['only visitors in both groups', [5, 5, 5], { Both: 5 }],
    ['the largest counts', [most, most, most], { Both: most }],
  ])('has a slice for each part that is not empty: %s', (_, counts, slices) => {
    expect(Object.fromEntries(slicesOf(split(...counts)))).toEqual(slices)
  })

  it('has the largest slice first', () => {
    const slices = slicesOf(split(5, 8, 10))
    expect(slices.map(([label]) => label)).toEqual(['AI only', 'Both', 'Human only'])
  })

  it('gives each part its own colour, whichever other parts there are', () => {
    const coloursOf = (...counts: Counts): Record<string, unknown> => {
      const chart = split(...counts)
      const { themeVariables } = configOf(chart)
      return Object.fromEntries(
        slicesOf(chart).map(([label], index) => [label, themeVariables[`pie${index + 1}`]]),
      )
    }
    const all = coloursOf(5, 8, 10)
    expect(new Set(Object.values(all)).size).toBe(3)
    const others: Counts[] = [
      [5, 0, 5],
      [0, 8, 8],
      [5, 5, 5],
      [5, 8, 13],
      [5, 3, 5],
    ]
    for (const counts of others) expect(all).toMatchObject(coloursOf(...counts))
  })

  it('is left out when nobody visited', () => {
    expect(splitChart(nobody)).toBeUndefined()
  })

  it('has the counts, whatever they are', () => {
    fc.assert(
      fc.property(anyCounts, (counts) => {
        fc.pre(counts.human + counts.ai > 0)
        const slices = slicesOf(chartOf(splitChart(counts)))
        const sum = (...labels: string[]): number =>
          slices.filter(([label]) => labels.includes(label)).reduce((all, [, value]) => all + value, 0)
        expect([sum('Human only', 'Both'), sum('AI only', 'Both')]).toEqual([counts.human, counts.ai])
        expect(slices.every(([, value]) => value > 0)).toBe(true)
      }),
    )
  })
})

describe('the chart of a series', () => {
  const counts = [{ human: 3, ai: 2, total: 4 }, nobody, { human: 7, ai: 1, total: 8 }]

  it.each(['day', 'week', 'month'] as const)('per %s is an XY chart', (size) => {
    expect(series(size, counts)).toContain(`\nxychart-beta\n  accTitle: Visitors per ${size}\n`)
  })

  it('has bars for the total and a line each for human and AI, in the colours of the report', () => {
    const chart = series('day', counts)
    expect(xyChartOf(chart).plots).toEqual([
      { type: 'bar', title: 'All', values: [4, 0, 8] },
      { type: 'line', title: 'Human', values: [3, 0, 7] },
      { type: 'line', title: 'AI', values: [2, 0, 1] },
    ])
    const { pie1, pie2 } = configOf(split(8, 5, 13)).themeVariables
    const [, human, ai] = configOf(chart).themeVariables.xyChart?.plotColorPalette.split(', ') ?? []
    expect([human, ai]).toEqual([pie1, pie2])
  })

  it.each([
    ['day', ['Jan 1', 'Jan 2', 'Jan 3']],
    ['week', ['Jan 1', 'Jan 8', 'Jan 15']],
    ['month', ['Jan 2026', 'Feb 2026', 'Mar 2026']],
  ] as const)('per %s has its buckets on the axis', (size, labels) => {
    const shown = xyChartOf(series(size, counts)).labels
    expect(shown.map((label) => label.replaceAll(invisible, ''))).toEqual(labels)
  })

  it.each([
    ['the total', [{ human: 3, ai: 2, total: 5 }], 5],
    ['a part that is above its total', [{ human: 9, ai: 2, total: 5 }], 9],
    ['one when nobody visited', [nobody, nobody], 1],
    ['the largest count', [{ human: most, ai: most, total: most }], most],
  ])('goes from zero up to %s', (_, buckets, top) => {
    expect(xyChartOf(series('day', buckets)).top).toBe(top)
  })

  it('has only the last buckets when there are more than can be told apart', () => {
    const buckets = Array.from({ length: maxBuckets + 3 }, (_, index) => ({ ...nobody, total: index }))
    const [all] = xyChartOf(series('day', buckets)).plots
    expect(all?.values).toEqual(Array.from({ length: maxBuckets }, (_, index) => index + 3))
  })

  it('is shorter than the 50,000 characters that GitHub draws', () => {
    const buckets = new Array<VisitorCounts>(500).fill({ human: most, ai: most, total: most })
    expect(series('month', buckets).length).toBeLessThan(50_000)
  })

  it('has every count and a label of its own for every bucket, whatever their number', () => {
    const anySize = fc.constantFrom('day', 'week', 'month')
    const anyLength = fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 500 }))
    const someCounts = fc.array(anyCounts, { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(anySize, anyLength, someCounts, (size, length, some) => {
        const buckets = Array.from({ length }, (_, index) => some[index % some.length] ?? nobody)
        const { plots, labels } = xyChartOf(series(size, buckets))
        const shown = buckets.slice(-maxBuckets)
        expect(plots.map(({ values }) => values)).toEqual([
          shown.map(({ total }) => total),
          shown.map(({ human }) => human),
          shown.map(({ ai }) => ai),
        ])
        const trimmed = labels.map((label) => label.trim())
        expect(trimmed).not.toContain('')
        expect(new Set(trimmed).size).toBe(shown.length)
        const legible = labels.filter((label) => label.replaceAll(invisible, '') !== '')
        expect(legible.length).toBeGreaterThan(0)
        expect(legible.length).toBeLessThanOrEqual(10)
      }),
      { numRuns: 30 },
    )
  })
})
