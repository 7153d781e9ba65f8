import { bucketLabels, formatRange } from '../../period/date-format.ts'
import { weekdayOf } from '../../period/calendar.ts'
import { formatCount, formatCountOf } from '../../../shared/number-format.ts'
import { type BucketVisitors, isWhole, type VisitorSeries } from '../../read/visitor-analytics.ts'
import { seriesTable } from '../tables/page-tables.ts'
import { axisCounts, axisTicks, isWeekend, labelledBuckets } from './axis.ts'
import { html, type Html } from './html.ts'
import { note } from './block.ts'
import { type ChartLine, lineChart, type LineChart } from './line-chart.ts'
import type { BucketData } from './page-data.ts'
import type { LinkOf } from './shown-cell.ts'
import { staticTable } from './static-table.ts'

const mostListed = 400
const mostWithWeekends = 130

/** Returns true if there is something to draw: at least two buckets, and a visitor. */
export function isDrawn({ buckets }: VisitorSeries): boolean {
  return buckets.length > 1 && buckets.some(({ human, ai, total }) => human + ai + total > 0)
}

/** Returns the chart of a series, with its legend and its folded numbers. */
export function seriesHtml(series: VisitorSeries, linkOf: LinkOf): Html {
  const chart = chartOf(series)
  return html`<div id="series">
    <h3>${chart.label}</h3>
    ${legendHtml(series)} ${lineChart(chart)} ${note(partialNote(series))} ${numbers(series, linkOf)}
  </div>`
}

function chartOf(series: VisitorSeries): LineChart {
  const { size, buckets } = series
  const lines: ChartLine[] = [
    { name: 'total', values: buckets.map(({ total }) => total), hasArea: true },
    { name: 'human', values: buckets.map(({ human }) => human) },
    { name: 'ai', values: buckets.map(({ ai }) => ai) },
  ]
  const most = lines.flatMap(({ values }) => values).reduce((most, value) => Math.max(most, value), 0)
  const ticks = axisTicks(most)
  const format = axisCounts(ticks.at(-1) ?? most)
  const texts = bucketLabels(series)
  const areLong = texts.some((text) => text.length > 8)
  const labelled = new Set(labelledBuckets(size, buckets, areLong ? 8 : 16))
  return {
    id: 'series-chart',
    label: `Visitors per ${size}`,
    lines,
    ticks: ticks.map((value) => ({ value, label: format(value) })),
    labels: texts.map((text, index) => (labelled.has(index) ? text : '')),
    isPartial: buckets.map((bucket) => !isWhole(bucket)),
    isWeekend: buckets.map((bucket) => hasWeekends(series) && isWeekend(bucket)),
  }
}

function legendHtml(series: VisitorSeries): Html {
  const entries = [
    ['total thick', 'All'],
    ['human thin', 'People'],
    ['ai dashed', 'AI'],
    ...(hasWeekends(series) ? [['weekend', 'Weekend']] : []),
    ...(series.buckets.every(isWhole) ? [] : [['partial', 'Not whole']]),
  ]
  return html`<ul class="legend">
    ${entries.map(([className = '', name = '']) => html`<li class="${className}">${name}</li>`)}
  </ul>`
}

/** Says which buckets are not whole; undefined if all are. */
function partialNote({ size, buckets }: VisitorSeries): string | undefined {
  const cut = buckets.filter(({ partial, unfinished }) => partial && !unfinished)
  const unfinished = buckets.find((bucket) => bucket.unfinished)
  const parts = cut.map(
    (bucket) => `${formatRange(bucket)} is ${formatCountOf(bucket.days, 'day')} of a ${size}`,
  )
  if (unfinished !== undefined) parts.push(`${formatRange(unfinished)} is not over`)
  return parts.length === 0 ? undefined : `Not whole: ${parts.join('; ')}.`
}

/** Returns the folded numbers of the chart. */
function numbers(series: VisitorSeries, linkOf: LinkOf): Html {
  const { size, buckets } = series
  const listed = [...buckets.keys()].slice(-mostListed)
  return html`<details>
    <summary>The numbers per ${size}</summary>
    ${
      listed.length < buckets.length
        ? note(
            `The last ${formatCount(listed.length)} of ${formatCountOf(buckets.length, size)}. series.csv has all.`,
          )
        : ''
    }
    ${staticTable(seriesTable(series), { linkOf, rows: listed })}
  </details>`
}

/** Returns the data of the charts that their script reads. */
export function seriesData(series: VisitorSeries): BucketData[] {
  return series.buckets.map((bucket) => {
    const { human, ai, total } = bucket
    return { title: titleOf(bucket, series), human, ai, total }
  })
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

function titleOf(bucket: BucketVisitors, { size }: VisitorSeries): string {
  const weekday = weekdays[weekdayOf(bucket.dateFrom)] ?? ''
  const range = formatRange(bucket)
  const state = isWhole(bucket) ? '' : ` (${bucketState(bucket)})`
  return size === 'day' ? `${weekday}, ${range}${state}` : `${range}${state}`
}

function bucketState({ days, unfinished }: BucketVisitors): string {
  return unfinished ? 'not over' : formatCountOf(days, 'day')
}

function hasWeekends({ size, buckets }: VisitorSeries): boolean {
  return size === 'day' && buckets.length <= mostWithWeekends
}
