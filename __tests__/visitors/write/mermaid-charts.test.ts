import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import type { VisitorCounts } from '../../../src/service/contract.ts'
import { visitorReport } from '../../../src/visitors/write/markdown-report.ts'
import { maxBuckets, seriesChart, splitChart } from '../../../src/visitors/write/mermaid-charts.ts'
import { comparedOf, nobody, seriesOf } from '../../support/analytics.ts'
import { chartsIn, parseChart, slicesOf, xyChartOf } from '../../support/mermaid.ts'
import { row } from '../../support/page-server.ts'

const most = Number.MAX_SAFE_INTEGER
const anyCount = fc.oneof(fc.nat(3), fc.nat(1_000_000), fc.maxSafeNat(), fc.constant(most))
const anyCounts = fc.record({ human: anyCount, ai: anyCount, total: anyCount })

/** The one chart that Markdown holds, which is nothing else. */
function chartOf(markdown = ''): string {
  const [chart = ''] = chartsIn(markdown)
  expect(markdown).toBe(`\`\`\`mermaid\n${chart}\n\`\`\``)
  return chart
}

type Counts = readonly [human: number, ai: number, total: number]
const split = (...[human, ai, total]: Counts): string => chartOf(splitChart({ human, ai, total }))
const series = (...of: Parameters<typeof seriesOf>): string => chartOf(seriesChart(seriesOf(...of)))
const many = (count: number, counts: VisitorCounts): VisitorCounts[] =>
  Array.from({ length: count }, () => counts)

const invisible = /[\u200b\u200c]/gu

describe('the chart of a split', () => {
  it('is a pie', async () => {
    expect(await parseChart(split(5, 8, 10))).toMatchObject({ diagramType: 'pie' })
  })

  it.each<[string, Counts, object]>([
    ['all three parts', [5, 8, 10], { 'Human only': 2, 'AI only': 5, Both: 3 }],
    ['nobody who is both', [5, 8, 13], { 'Human only': 5, 'AI only': 8 }],
    ['only people', [5, 0, 5], { 'Human only': 5 }],
    ['only AI', [0, 8, 8], { 'AI only': 8 }],
    ['only who is both', [5, 5, 5], { Both: 5 }],
    ['the largest counts', [most, most, most], { Both: most }],
  ])('has a slice for each part that is not empty: %s', async (_, counts, slices) => {
    expect(Object.fromEntries(await slicesOf(split(...counts)))).toEqual(slices)
  })

  it('has the largest slice first', async () => {
    const slices = await slicesOf(split(5, 8, 10))
    expect(slices.map(([label]) => label)).toEqual(['AI only', 'Both', 'Human only'])
  })

  it('gives each part its colour, whichever others there are', async () => {
    const coloursOf = async (...counts: Counts): Promise<Record<string, unknown>> => {
      const chart = split(...counts)
      const { config } = await parseChart(chart)
      const { themeVariables } = config as { themeVariables: Record<string, string> }
      const labels = (await slicesOf(chart)).map(([label]) => label)
      return Object.fromEntries(labels.map((label, index) => [label, themeVariables[`pie${index + 1}`]]))
    }
    const all = await coloursOf(5, 8, 10)
    expect(new Set(Object.values(all)).size).toBe(3)
    const others: Counts[] = [
      [5, 0, 5],
      [0, 8, 8],
      [5, 5, 5],
      [5, 8, 13],
      [5, 3, 5],
    ]
    for (const counts of others) expect(all).toMatchObject(await coloursOf(...counts))
  })

  it('is left out when nobody visited', () => {
    expect(splitChart(nobody)).toBeUndefined()
  })

  it('can be read and has the counts, whatever they are', async () => {
    await fc.assert(
      fc.asyncProperty(anyCounts, async (counts) => {
        fc.pre(counts.human + counts.ai > 0)
        const slices = await slicesOf(chartOf(splitChart(counts)))
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

  it.each(['day', 'week', 'month'] as const)('per %s is an XY chart', async (size) => {
    expect(await parseChart(series(size, counts))).toMatchObject({ diagramType: 'xychart' })
  })

  it('has bars for all, and a line each for human and AI, in the colours that the report names', async () => {
    const { plots } = await xyChartOf(series('day', counts))
    expect(plots.map(({ type, title, data }) => [type, title, ...data.map(([, value]) => value)])).toEqual([
      ['bar', 'All', 4, 0, 8],
      ['line', 'Human', 3, 0, 7],
      ['line', 'AI', 2, 0, 1],
    ])
    const [pie, xyChart] = await Promise.all([parseChart(split(8, 5, 13)), parseChart(series('day', counts))])
    const { pie1, pie2 } = (pie.config as { themeVariables: Record<string, string> }).themeVariables
    expect(xyChart.config).toMatchObject({
      themeVariables: {
        xyChart: { plotColorPalette: expect.stringMatching(`^#\\w+, ${pie1 ?? ''}, ${pie2 ?? ''}$`) },
      },
    })
  })

  it.each([
    ['day', ['Jan 1', 'Jan 2', 'Jan 3']],
    ['week', ['Jan 1', 'Jan 8', 'Jan 15']],
    ['month', ['Jan 2026', 'Feb 2026', 'Mar 2026']],
  ] as const)('per %s has its buckets on the axis', async (size, labels) => {
    const { xAxis } = await xyChartOf(series(size, counts))
    expect(xAxis.categories.map((label) => label.replaceAll(invisible, ''))).toEqual(labels)
  })

  it.each([
    ['the total', [{ human: 3, ai: 2, total: 5 }], 5],
    ['a part that is above its total', [{ human: 9, ai: 2, total: 5 }], 9],
    ['one when nobody visited', [nobody, nobody], 1],
    ['the largest count', [{ human: most, ai: most, total: most }], most],
  ])('goes from zero up to %s', async (_, buckets, max) => {
    expect((await xyChartOf(series('day', buckets))).yAxis).toMatchObject({ title: 'Visitors', min: 0, max })
  })

  it('has the last of more buckets than can be told apart', async () => {
    const buckets = Array.from({ length: maxBuckets + 3 }, (_, index) => ({ ...nobody, total: index }))
    const { plots } = await xyChartOf(series('day', buckets))
    expect(plots[0]?.data.map(([, value]) => value)).toEqual(
      Array.from({ length: maxBuckets }, (_, index) => index + 3),
    )
  })

  it('stays below what GitHub draws, 50,000 characters', () => {
    const buckets = many(500, { human: most, ai: most, total: most })
    expect(series('month', buckets).length).toBeLessThan(50_000)
  })

  it('can be read, with every label at a place of its own, whatever the counts and however many', async () => {
    const anySize = fc.constantFrom('day', 'week', 'month')
    const anyLength = fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 500 }))
    await fc.assert(
      fc.asyncProperty(
        anySize,
        anyLength,
        fc.array(anyCounts, { minLength: 1, maxLength: 5 }),
        async (size, length, some) => {
          const buckets = Array.from({ length }, (_, index) => some[index % some.length] ?? nobody)
          const { plots, xAxis } = await xyChartOf(series(size, buckets))
          const shown = buckets.slice(-maxBuckets)
          expect(plots.map(({ data }) => data.map(([, value]) => value))).toEqual([
            shown.map(({ total }) => total),
            shown.map(({ human }) => human),
            shown.map(({ ai }) => ai),
          ])
          const labels = xAxis.categories.map((label) => label.trim())
          expect(labels).not.toContain('')
          expect(new Set(labels).size).toBe(shown.length)
          const legible = labels.filter((label) => label.replaceAll(invisible, '') !== '')
          expect(legible.length).toBeGreaterThan(0)
          expect(legible.length).toBeLessThanOrEqual(10)
        },
      ),
      { numRuns: 15 },
    )
  })
})

describe('the charts of a report', () => {
  it('are whole, whatever the paths and the project hold', async () => {
    const hostile = '```mermaid\npie\n  "x" : 1\n```\n---\n"`|\\|<b>'
    const shown = comparedOf([row(hostile), row('/a')], [row(`${hostile}!`)], {
      projectId: hostile,
      series: seriesOf('week', many(5, { human: 3, ai: 2, total: 4 })),
    })
    const types = await Promise.all(
      chartsIn(visitorReport(shown, 25)).map(async (chart) => (await parseChart(chart)).diagramType),
    )
    expect(types).toEqual(['pie', 'xychart'])
  })
})

describe('a chart that is broken', () => {
  const pie = split(5, 8, 10)
  const xyChart = series('day', many(3, { human: 3, ai: 2, total: 4 }))

  it.each<[string, string, string, string]>([
    ['another kind', pie, 'pie showData', 'cake showData'],
    ['a label without its end', pie, '"Both"', '"Both'],
    ['a slice without a count', pie, ' : 3', ' :'],
    ['a slice below zero', pie, ' : 3', ' : -3'],
    ['settings that are no YAML', pie, 'config:', 'config: ['],
    ['a list without its end', xyChart, '[4, 4, 4]', '[4, 4, 4'],
    ['a label without its start', xyChart, '"Jan 2', 'Jan 2'],
    ['no number', xyChart, '[4, 4, 4]', '[4, NaN, 4]'],
    ['an axis without its end', xyChart, '0 --> 4', '0 -->'],
    ['another kind of row', xyChart, 'bar "All"', 'area "All"'],
  ])('is rejected by Mermaid: %s', async (_, chart, part, broken) => {
    expect(chart).toContain(part)
    await expect(parseChart(chart.replace(part, broken))).rejects.toThrow()
  })
})
