import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { beforeAll, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Page } from 'playwright-core'

import type { VisitorCounts } from '../../src/service/contract.ts'
import { visitorReport } from '../../src/visitors/write/markdown-report.ts'
import { maxBuckets, seriesChart, splitChart } from '../../src/visitors/write/mermaid-charts.ts'
import { comparedOf, nobody, seriesOf } from '../support/analytics.ts'
import { describeInBrowser } from '../support/browser.ts'
import { chartsIn, drawChart, loadMermaid, readCharts } from '../support/mermaid.ts'
import { row } from '../support/page-server.ts'

const most = Number.MAX_SAFE_INTEGER
const anyCount = fc.oneof(fc.nat(3), fc.nat(1_000_000), fc.maxSafeNat(), fc.constant(most))
const anyCounts = fc.record({ human: anyCount, ai: anyCount, total: anyCount })
const invisible = /[\u200b\u200c]/gu
const runs = 25

const split = (human: number, ai: number, total: number): string =>
  chartsIn(splitChart({ human, ai, total }) ?? '').join()
const series = (...of: Parameters<typeof seriesOf>): string => chartsIn(seriesChart(seriesOf(...of))).join()
const days = [{ human: 3, ai: 2, total: 4 }, nobody, { human: 7, ai: 1, total: 8 }]

describeInBrowser('The charts of the job summary in Mermaid', (stage) => {
  let page: Page
  beforeAll(async () => {
    const file = path.join(stage.folder, 'empty.html')
    await writeFile(file, '<!doctype html><title>Mermaid</title>')
    page = await stage.open(file, { mayHaveTroubles: true })
    await loadMermaid(page)
  })

  it('draws a split as a pie with a label, a count, a share and a colour for each part', async () => {
    const { texts, fills } = await drawChart(page, split(5, 8, 10))
    expect(texts.filter((text) => text !== '')).toEqual([
      ...['50%', '30%', '20%'],
      ...['AI only [5]', 'Both [3]', 'Human only [2]'],
    ])
    expect(fills).toEqual(expect.arrayContaining(['#e8853d', '#a371f7', '#2f81f7']))
  })

  it.each([
    ['day', ['Jan 1', 'Jan 2', 'Jan 3']],
    ['week', ['Jan 1', 'Jan 8', 'Jan 15']],
    ['month', ['Jan 2026', 'Feb 2026', 'Mar 2026']],
  ] as const)('draws a series per %s as bars and two lines, with a legend', async (size, labels) => {
    const { texts, fills, strokes } = await drawChart(page, series(size, days))
    const shown = texts.map((text) => text.replaceAll(invisible, ''))
    expect(shown).toEqual(expect.arrayContaining(['All', 'Human', 'AI', 'Visitors', '0', '8', ...labels]))
    // The legend has one more bar and one more line of each colour.
    expect(fills.filter((fill) => fill === '#8b949e59')).toHaveLength(days.length + 1)
    for (const colour of ['#2f81f7', '#e8853d'])
      expect(strokes.filter((stroke) => stroke === colour)).toHaveLength(2)
  })

  it('draws every label of the longest series', async () => {
    const chart = series('day', repeated([{ human: most, ai: most, total: most }], 500))
    const [read] = await readCharts(page, [chart])
    expect(read?.xAxis.categories).toHaveLength(maxBuckets)
    const { texts } = await drawChart(page, chart)
    expect(texts).toEqual(expect.arrayContaining(read?.xAxis.categories ?? []))
  })

  it('reads the counts of a split, whatever they are', async () => {
    const counts = fc
      .sample(anyCounts, { numRuns: runs, seed: 1 })
      .concat({ human: most, ai: most, total: most })
      .filter(({ human, ai }) => human + ai > 0)
    const read = await readCharts(
      page,
      counts.map(({ human, ai, total }) => split(human, ai, total)),
    )
    const sums = read.map((chart) => {
      const sum = (...labels: string[]): number =>
        (chart?.slices ?? [])
          .filter(([label]) => labels.includes(label))
          .reduce((all, [, value]) => all + value, 0)
      return [sum('Human only', 'Both'), sum('AI only', 'Both')]
    })
    expect(sums).toEqual(counts.map(({ human, ai }) => [human, ai]))
  })

  it('reads the counts of a series and a label for each bucket, whatever the counts and their number', async () => {
    const length = fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 500 }))
    const some = fc.array(anyCounts, { minLength: 1, maxLength: 5 })
    const samples = fc
      .sample(fc.tuple(fc.constantFrom('day', 'week', 'month'), length, some), { numRuns: runs, seed: 1 })
      .map(([size, count, counts]) => ({ size, buckets: repeated(counts, count) }))
    const read = await readCharts(
      page,
      samples.map(({ size, buckets }) => series(size, buckets)),
    )
    for (const [index, { buckets }] of samples.entries()) {
      const shown = buckets.slice(-maxBuckets)
      const { plots = [], xAxis = { categories: [] }, yAxis } = read[index] ?? {}
      expect(plots.map(({ type, title, data }) => [type, title, ...data.map(([, value]) => value)])).toEqual([
        ['bar', 'All', ...shown.map(({ total }) => total)],
        ['line', 'Human', ...shown.map(({ human }) => human)],
        ['line', 'AI', ...shown.map(({ ai }) => ai)],
      ])
      const highest = Math.max(1, ...shown.flatMap(({ human, ai, total }) => [human, ai, total]))
      expect(yAxis).toMatchObject({ title: 'Visitors', min: 0, max: highest })
      const labels = xAxis.categories.map((label) => label.trim())
      expect(new Set(labels).size).toBe(shown.length)
    }
  })

  it('reads both charts of a report with hostile paths and a hostile project id', async () => {
    const hostile = '```mermaid\npie\n  "x" : 1\n```\n---\n"`|\\|<b>'
    const report = comparedOf([row(hostile), row('/a')], [row(`${hostile}!`)], {
      projectId: hostile,
      series: seriesOf('week', repeated([{ human: 3, ai: 2, total: 4 }], 5)),
    })
    const read = await readCharts(page, chartsIn(visitorReport(report, 25)))
    expect(read.map((chart) => chart?.diagramType)).toEqual(['pie', 'xychart'])
  })

  it('rejects a broken chart, so that these tests can fail', async () => {
    const pie = split(5, 8, 10)
    const xyChart = series('day', repeated([{ human: 3, ai: 2, total: 4 }], 3))
    const broken = (
      [
        [pie, 'pie showData', 'cake showData'],
        [pie, '"Both"', '"Both'],
        [pie, ' : 3', ' :'],
        [pie, ' : 3', ' : -3'],
        [pie, 'config:', 'config: ['],
        [xyChart, '[4, 4, 4]', '[4, 4, 4'],
        [xyChart, '"Jan 2', 'Jan 2'],
        [xyChart, '[4, 4, 4]', '[4, NaN, 4]'],
        [xyChart, '0 --> 4', '0 -->'],
        [xyChart, 'bar "All"', 'area "All"'],
      ] as const
    ).map(([chart, part, other]) => {
      expect(chart).toContain(part)
      return chart.replace(part, other)
    })
    expect(await readCharts(page, broken)).toEqual(broken.map(() => undefined))
  })
})

function repeated(counts: readonly VisitorCounts[], length: number): VisitorCounts[] {
  return Array.from({ length }, (_, index) => counts[index % counts.length] ?? nobody)
}
