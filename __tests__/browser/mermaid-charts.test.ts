import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { beforeAll, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'

import { visitorReport } from '../../src/analytics/show/markdown-report/markdown-report.ts'
import { type Chart, chartOf, mostBuckets } from '../../src/analytics/show/chart.ts'
import { mermaidChart } from '../../src/analytics/show/markdown-report/mermaid-chart.ts'
import { comparedOf, many, nobody, row, seriesOf } from '../support/analytics.ts'
import { describeInBrowser } from '../support/browser.ts'
import { chartsIn, drawChart, loadMermaid, readCharts } from '../support/mermaid.ts'

const chartMarkdown = (chart: Chart | undefined): string => (chart === undefined ? '' : mermaidChart(chart))
const most = Number.MAX_SAFE_INTEGER
const invisible = /[\u200b\u200c]/gu

const series = (...of: Parameters<typeof seriesOf>): string =>
  chartsIn(chartMarkdown(chartOf(seriesOf(...of)))).join()
const days = [{ human: 3, ai: 2, total: 4 }, nobody, { human: 7, ai: 1, total: 8 }]

describeInBrowser('The charts of the job summary in Mermaid', (stage) => {
  let page: Page
  beforeAll(async () => {
    const file = path.join(stage.folder, 'empty.html')
    await writeFile(file, '<!doctype html><title>Mermaid</title>')
    page = await stage.open(file, { mayHaveTroubles: true })
    await loadMermaid(page)
  })

  it.each([
    ['day', ['Jan 1', 'Jan 2', 'Jan 3']],
    ['week', ['Jan 1', 'Jan 8', 'Jan 15']],
    ['month', ['Jan 2026', 'Feb 2026', 'Mar 2026']],
  ] as const)(
    'draws a series per %s as bars, with whole numbers on its axis and no legend',
    async (size, labels) => {
      const { texts, fills } = await drawChart(page, series(size, days))
      const shown = texts.map((text) => text.replaceAll(invisible, ''))
      const axis = many(11, (count) => String(10 - count))
      expect(shown).toEqual([...labels, ...axis])
      expect(fills.filter((fill) => fill === '#2f81f7')).toHaveLength(days.length)
      expect(fills.filter((fill) => fill === '#e8853d')).toHaveLength(days.length)
    },
  )

  it.each([999, 1_000_000, most])('labels its axis with plain counts: %d', async (total) => {
    const { texts } = await drawChart(page, series('week', [{ human: total, ai: 0, total }, nobody]))
    const [, , ...axis] = texts
    expect(axis.length).toBeGreaterThan(4)
    for (const label of axis) expect(label).toMatch(/^\d+$/u)
  })

  it('draws every label of the longest series', async () => {
    const chart = series(
      'week',
      many(500, () => ({ human: most, ai: most, total: most })),
    )
    const [read] = await readCharts(page, [chart])
    expect(read?.xAxis.categories).toHaveLength(mostBuckets)
    const { texts } = await drawChart(page, chart)
    expect(texts).toEqual(expect.arrayContaining(read?.xAxis.categories ?? []))
  })

  it('reads the chart of a report with hostile paths and a hostile project id', async () => {
    const hostile = '```mermaid\npie\n  "x" : 1\n```\n---\n"`|\\|<b>'
    const content = await comparedOf([row(hostile), row('/a')], [row(`${hostile}!`)], {
      projectId: hostile,
      series: seriesOf(
        'week',
        many(5, () => ({ human: 3, ai: 2, total: 4 })),
      ),
    })
    const read = await readCharts(page, chartsIn(visitorReport(content, undefined)))
    expect(read.map((chart) => chart?.diagramType)).toEqual(['xychart'])
  })

  it('rejects a broken chart, so that these tests can fail', async () => {
    const xyChart = series(
      'day',
      many(3, () => ({ human: 3, ai: 2, total: 4 })),
    )
    const broken = (
      [
        [xyChart, 'config:', 'config: ['],
        [xyChart, '[4, 4, 4]', '[4, 4, 4'],
        [xyChart, '"Jan 2', 'Jan 2'],
        [xyChart, '[4, 4, 4]', '[4, NaN, 4]'],
        [xyChart, '0 --> 10', '0 -->'],
        [xyChart, 'bar [4', 'area [4'],
      ] as const
    ).map(([chart, part, other]) => {
      expect(chart).toContain(part)
      return chart.replace(part, other)
    })
    expect(await readCharts(page, broken)).toEqual(broken.map(() => undefined))
  })
})
