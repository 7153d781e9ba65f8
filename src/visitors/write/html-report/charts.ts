import type { PageVisitors, VisitorCounts } from '../../../service/contract.ts'
import { bucketLabels } from '../../date-format.ts'
import { axisCounts } from '../../number-format.js'
import type { VisitorSeries } from '../../read/visitor-analytics.ts'
import { partsOf, type VisitorParts } from '../visitor-parts.ts'
import { drawChart, type Drawing, nameOnAxis } from './drawing.ts'
import type { Html } from './html.ts'
import { pathLabel } from './path-label.ts'

// The colours come from the style sheet of the page, for the light and the dark scheme.
const text = { color: 'var(--muted)', fontFamily: 'inherit', fontSize: 12 }
const line = { lineStyle: { color: 'var(--line)' } }
const manyBuckets = 400
const colours = { humanOnly: 'var(--human)', both: 'var(--both)', aiOnly: 'var(--ai)' }

/** Draws one bar per period, split into human, both and AI. */
export function splitChart(periods: readonly { name: string; totals: VisitorCounts }[]): Html {
  const names = periods.map(({ name }) => name)
  const bars = periods.map(({ totals }) => partsOf(totals))
  return drawChart('Human and AI share of all visitors', (screen) => ({
    ...stackedBars(bars, { namesPx: 90, barPx: screen === 'phone' ? 20 : 26, rowPx: 44 }),
    names,
  }))
}

/** Draws the most visited pages, split into human, both and AI. */
export function pagesChart(pages: readonly PageVisitors[]): Html {
  const bars = pages.map(partsOf)
  return drawChart('Visitors of the most visited pages', (screen) => {
    const namesPx = screen === 'phone' ? 150 : 300
    return {
      ...stackedBars(bars, { namesPx, barPx: 14, rowPx: 24 }),
      names: pages.map(({ path }) => pathLabel(path, namesPx - 12)),
    }
  })
}

/** Draws the totals per bucket, with a line each for all, human and AI visitors. */
export function seriesChart(series: VisitorSeries): Html {
  const { size, buckets } = series
  const lines = [
    { count: 'total', colour: 'var(--all)', area: 0.12, dash: 'solid' },
    { count: 'human', colour: 'var(--human)', area: 0, dash: 'solid' },
    { count: 'ai', colour: 'var(--ai)', area: 0, dash: 'dashed' },
  ] as const
  return drawChart(`Visitors per ${size}`, (screen) => ({
    heightPx: screen === 'phone' ? 220 : 280,
    names: [],
    option: {
      grid: { left: 8, right: screen === 'phone' ? 32 : 16, top: 12, bottom: 4, outerBoundsMode: 'same' },
      xAxis: {
        type: 'category',
        boundaryGap: buckets.length === 1,
        data: bucketLabels(series),
        axisLabel: { ...text, hideOverlap: true },
        axisLine: line,
        axisTick: { show: false },
      },
      yAxis: valueAxis(
        4,
        buckets.flatMap(({ human, ai, total }) => [human, ai, total]),
      ),
      series: lines.map(({ count, colour, area, dash }) => ({
        type: 'line',
        data: buckets.map((bucket) => bucket[count]),
        color: colour,
        lineStyle: { width: buckets.length > manyBuckets ? 1 : 2, type: dash },
        areaStyle: { opacity: area },
        showSymbol: buckets.length <= 31,
        symbol: 'circle',
        symbolSize: 5,
        // More points than pixels are not visible.
        sampling: 'lttb',
      })),
    },
  }))
}

function stackedBars(
  bars: readonly VisitorParts[],
  { namesPx, barPx, rowPx }: { namesPx: number; barPx: number; rowPx: number },
): Omit<Drawing, 'names'> {
  const axisPx = 28
  return {
    heightPx: axisPx + rowPx * bars.length,
    option: {
      grid: { left: namesPx, right: 24, top: 4, bottom: axisPx - 4 },
      xAxis: valueAxis(
        3,
        bars.map(({ humanOnly, both, aiOnly }) => humanOnly + both + aiOnly),
      ),
      yAxis: {
        type: 'category',
        inverse: true,
        data: bars.map((_, index) => nameOnAxis(index)),
        axisLabel: { ...text, color: 'var(--text)', interval: 0 },
        axisLine: line,
        axisTick: { show: false },
      },
      series: (['humanOnly', 'both', 'aiOnly'] as const).map((part) => ({
        type: 'bar',
        stack: 'total',
        barWidth: barPx,
        color: colours[part],
        // The border separates the parts for readers who cannot tell the colours apart.
        itemStyle: { borderColor: 'var(--background)', borderWidth: 1 },
        data: bars.map((each) => each[part]),
      })),
    },
  }
}

function valueAxis(splitNumber: number, values: readonly number[]): object {
  const most = values.reduce((a, b) => Math.max(a, b), 0)
  return {
    type: 'value',
    min: 0,
    minInterval: 1,
    splitNumber,
    axisLabel: { ...text, formatter: axisCounts(most) },
    splitLine: line,
  }
}
