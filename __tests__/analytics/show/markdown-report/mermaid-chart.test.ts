import { describe, expect, it } from '@jest/globals'

import type { VisitorCounts } from '../../../../src/service/contract.ts'
import { type Chart, chartOf, mostBuckets } from '../../../../src/analytics/show/chart.ts'
import { mermaidChart } from '../../../../src/analytics/show/markdown-report/mermaid-chart.ts'
import { many, nobody, seriesOf, totals } from '../../../support/analytics.ts'
import { chartsIn } from '../../../support/mermaid.ts'

const most = Number.MAX_SAFE_INTEGER

/** The one chart in Markdown that contains nothing else. */
function mermaidIn(markdown = ''): string {
  const [chart = ''] = chartsIn(markdown)
  expect(markdown).toMatch(/^[^`]*\n\n```mermaid\n/u)
  expect(markdown.endsWith(`\`\`\`mermaid\n${chart}\n\`\`\``)).toBe(true)
  return chart
}

const drawn = (...of: Parameters<typeof seriesOf>): Chart => {
  const chart = chartOf(seriesOf(...of))
  if (chart === undefined) throw new Error('Nothing is drawn.')
  return chart
}
const series = (...of: Parameters<typeof seriesOf>): string => mermaidIn(mermaidChart(drawn(...of)))

interface Config {
  themeVariables: { xyChart?: { plotColorPalette: string } } & Record<string, unknown>
}

// Whether Mermaid reads these lines the same way is tested in a browser.
const configOf = (chart: string): Config =>
  JSON.parse(/^---\nconfig: (.*)\n---\n/u.exec(chart)?.[1] ?? '') as Config

interface XyChart {
  labels: string[]
  top: number
  bars: { colour: string | undefined; values: number[] }[]
}

function xyChartOf(chart: string): XyChart {
  const [, top] = /^ {2}y-axis 0 --> (\S+)$/mu.exec(chart) ?? []
  const colours = configOf(chart).themeVariables.xyChart?.plotColorPalette.split(', ') ?? []
  return {
    labels: JSON.parse(/^ {2}x-axis (\[.*\])$/mu.exec(chart)?.[1] ?? '') as string[],
    top: Number(top),
    bars: [...chart.matchAll(/^ {2}bar (\[.*\])$/gmu)].map(([, values = ''], index) => ({
      colour: colours[index],
      values: JSON.parse(values) as number[],
    })),
  }
}

const [grey, blue, orange] = ['#8b949e', '#2f81f7', '#e8853d']

const invisible = /[\u200b\u200c]/gu

describe('the chart of a series', () => {
  const counts = [{ human: 3, ai: 2, total: 4 }, nobody, { human: 7, ai: 1, total: 8 }]

  it('has bars for all visitors, and bars for AI in front of them', () => {
    const chart = series('day', counts)
    expect(chart).toContain('\nxychart-beta\n  accTitle: Visitors per day\n')
    // Newer versions of Mermaid would draw a second legend of titles.
    expect(chart).not.toMatch(/^ {2}(?:bar|line) "/mu)
    expect(xyChartOf(chart).bars).toEqual([
      { colour: grey, values: [0, 0, 0] },
      { colour: blue, values: [4, 0, 8] },
      { colour: orange, values: [2, 0, 1] },
    ])
  })

  it.each(['partial', 'unfinished'])('has grey bars for buckets that are %s', (field) => {
    const chart = drawn('week', counts)
    Object.assign(chart.buckets.at(-1) ?? {}, { [field]: true })
    expect(xyChartOf(mermaidIn(mermaidChart(chart))).bars).toEqual([
      { colour: grey, values: [0, 0, 8] },
      { colour: blue, values: [4, 0, 0] },
      { colour: orange, values: [2, 0, 1] },
    ])
  })

  it.each([
    ['week', ['Jan 1', 'Jan 8', 'Jan 15']],
    ['month', ['Jan 2026', 'Feb 2026', 'Mar 2026']],
  ] as const)('per %s has its buckets on the axis', (size, labels) => {
    const shown = xyChartOf(series(size, counts)).labels
    expect(shown.map((label) => label.replaceAll(invisible, ''))).toEqual(labels)
  })

  it.each([
    ['ten, so that the axis has no decimals', { human: 3, ai: 2, total: 5 }, 10],
    ['the total', { human: 30, ai: 2, total: 31 }, 31],
    ['AI visitors above their total', { human: 2, ai: 90, total: 50 }, 90],
    ['the largest count', { human: most, ai: most, total: most }, most],
  ])('goes from zero up to %s', (_, counts, top) => {
    expect(xyChartOf(series('day', [counts, nobody]))).toMatchObject({ top })
  })

  it('has only the last buckets when there are more than can be told apart', () => {
    const buckets = many(mostBuckets + 3, (index) => ({ ...nobody, total: index }))
    const [, all] = xyChartOf(series('week', buckets)).bars
    expect(all?.values).toEqual(many(mostBuckets, (index) => index + 3))
  })

  it('is shorter than the 50,000 characters that GitHub draws', () => {
    const buckets = new Array<VisitorCounts>(500).fill({ human: most, ai: most, total: most })
    expect(series('month', buckets).length).toBeLessThan(50_000)
  })

  it.each(['day', 'week', 'month'] as const)(
    'per %s has a label of its own for every bucket, of which at most eight are legible',
    (size) => {
      for (const length of [2, 9, 31, 120]) {
        const { labels } = xyChartOf(series(size, Array(length).fill(totals)))
        const trimmed = labels.map((label) => label.trim())
        expect(trimmed).not.toContain('')
        expect(new Set(trimmed).size).toBe(length)
        const legible = labels.filter((label) => label.replaceAll(invisible, '') !== '')
        expect(legible.length).toBeGreaterThan(0)
        expect(legible.length).toBeLessThanOrEqual(8)
      }
    },
  )
})
