import { formatCount, formatCountOf } from '../../../shared/number-format.ts'
import { weekdayOf } from '../../period/calendar.ts'
import { formatRange } from '../../period/date-format.ts'
import { type BucketVisitors, isWhole } from '../../read/visitor-analytics.ts'
import type { Chart } from '../chart.ts'
import type { Table } from '../tables/table.ts'
import { html, type Html } from './html.ts'
import type { LinkOf } from './text-html.ts'
import { lineTable } from './line-table.ts'

const mostListed = 400
const heightPx = 160
const axisPx = 28
/** The lines are in a drawing that is stretched to the width of the chart: a unit per bucket, 1,000 from top to bottom. */
const unitsDown = 1000

const lines = [
  { name: 'total', title: 'All', legend: 'total thick' },
  { name: 'human', title: 'People', legend: 'human thin' },
  { name: 'ai', title: 'AI', legend: 'ai dashed' },
] as const

/** Returns a chart with its legend, and the folded numbers of its series. */
export function chartHtml(chart: Chart, numbers: Table, linkOf: LinkOf): Html {
  const { noun, rows } = numbers
  const listed = [...rows.keys()].slice(-mostListed)
  const incomplete = incompleteNote(chart)
  const isCut = listed.length < rows.length
  const last = `The last ${formatCount(listed.length)} of ${formatCountOf(rows.length, noun)}. series.csv has all.`
  return html`<div id="series">
    <h3>${chart.title}</h3>
    <ul class="legend">
      ${lines.map(({ title, legend }) => html`<li class="${legend}">${title}</li>`)}
      ${chart.before.length === 0 ? '' : html`<li class="previous thin">All, period before</li>`}
      ${chart.buckets.every(isWhole) ? '' : html`<li class="partial">Incomplete</li>`}
    </ul>
    ${drawing(chart)} ${incomplete === undefined ? '' : html`<p class="note">${incomplete}</p>`}
    <details>
      <summary>The numbers per ${noun}</summary>
      ${isCut ? html`<p class="note">${last}</p>` : ''} ${lineTable(numbers, listed, linkOf)}
    </details>
  </div>`
}

/** Draws a chart as SVG, for any width. Each bucket has its values as a title. */
function drawing({ title, size, buckets, labels, before }: Chart): Html {
  const counts = [...buckets.flatMap(({ human, ai, total }) => [human, ai, total]), ...before]
  const ticks = axisTicks(counts.reduce((most, count) => Math.max(most, count), 0))
  const top = ticks.at(-1) ?? 1
  const format = axisCounts(top)
  return html`<div class="chart">
    <svg role="img" aria-label="${title}" height="${heightPx + axisPx}">
      ${ticks.map((tick) => {
        const y = heightPx * (1 - tick / top)
        return html`<line class="grid" x2="100%" y1="${short(y)}" y2="${short(y)}" /><text
            class="value"
            x="-8"
            y="${short(y + 4)}"
            >${format(tick)}</text
          >`
      })}
      ${axisLabels(labels)}
      <svg
        width="100%"
        height="${heightPx}"
        viewBox="0 0 ${buckets.length} ${unitsDown}"
        preserveAspectRatio="none"
      >
        ${polyline('previous', points(before, top))}
        ${lines.map(({ name }) =>
          drawLine(
            name,
            points(
              buckets.map((bucket) => bucket[name]),
              top,
            ),
            buckets.map(isWhole),
          ),
        )}
        ${buckets.map(
          (bucket, index) =>
            html`<rect
              class="${isWhole(bucket) ? '' : 'partial'}"
              x="${index}"
              width="1"
              height="${unitsDown}"
              ><title>${titleOf(bucket, size, before[index])}</title></rect
            >`,
        )}
      </svg>
    </svg>
  </div>`
}

function axisLabels(labels: readonly string[]): Html {
  const labelled = labels.flatMap((text, index) => (text === '' ? [] : [{ text, index }]))
  const isLong = labelled.some(({ text }) => text.length > 6)
  // A phone has room for one of so many.
  const every = labelled.length <= 4 && !isLong ? 1 : isLong ? 4 : 2
  return html`${labelled.map(({ text, index }, rank) => {
    const name = rank % every === 0 ? 'bucket' : 'bucket wide'
    const x = short((100 * (index + 0.5)) / labels.length)
    return html`<text class="${name}" x="${x}%" y="${heightPx + 20}">${text}</text>`
  })}`
}

/**
 * Draws a line, and the area below that of all visitors. The steps to and from buckets that are not whole, which are at the
 * ends, have another style.
 */
function drawLine(name: string, places: readonly string[], areWhole: readonly boolean[]): Html {
  const [first, last] = [areWhole.indexOf(true), areWhole.lastIndexOf(true)]
  const area = `0.5,${unitsDown} ${places.join(' ')} ${places.length - 0.5},${unitsDown}`
  return html`${name === 'total' ? html`<polygon class="${name}" points="${area}" />` : ''}
  ${polyline(`${name} soft`, first === -1 ? places : places.slice(0, first + 1))}
  ${polyline(name, places.slice(first, last + 1))}
  ${first === -1 ? '' : polyline(`${name} soft`, places.slice(last))}`
}

function points(counts: readonly number[], top: number): string[] {
  return counts.map((count, index) => `${index + 0.5},${Math.round(unitsDown * (1 - count / top))}`)
}

function polyline(name: string, places: readonly string[]): Html | undefined {
  return places.length < 2 ? undefined : html`<polyline class="${name}" points="${places.join(' ')}" />`
}

/** Returns whole numbers for the lines of an axis, evenly spaced from 0 to `most` or above. */
export function axisTicks(most: number): number[] {
  const top = Math.max(1, most)
  const least = top / 4
  const power = 10 ** Math.floor(Math.log10(least))
  const step = Math.max(1, ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power)
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, index) => index * step)
}

/** Returns a formatter for the counts of an axis up to `most`: `12,345`, or `1.2M` if a full count does not fit. */
export function axisCounts(most: number): (count: number) => string {
  if (most < 100_000) return formatCount
  const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
  return (count) => compact.format(count)
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Returns the dates and the values of a bucket: `Mon, Oct 5, 2026: All 1,100, People 900, AI 300`. */
function titleOf(bucket: BucketVisitors, size: Chart['size'], before: number | undefined): string {
  const weekday = size === 'day' ? `${weekdays[weekdayOf(bucket.dateFrom)] ?? ''}, ` : ''
  const state = bucket.unfinished ? 'not over' : formatCountOf(bucket.days, 'day')
  const values = lines.map(({ name, title }) => `${title} ${formatCount(bucket[name])}`)
  if (before !== undefined) values.push(`period before ${formatCount(before)}`)
  return `${weekday}${formatRange(bucket)}${isWhole(bucket) ? '' : ` (${state})`}: ${values.join(', ')}`
}

/** Says which buckets are not whole; undefined if all are. */
function incompleteNote({ size, buckets }: Chart): string | undefined {
  const cut = buckets.filter(({ partial, unfinished }) => partial && !unfinished)
  const unfinished = buckets.find((bucket) => bucket.unfinished)
  const parts = cut.map(
    (bucket) => `${formatRange(bucket)} is ${formatCountOf(bucket.days, 'day')} of a ${size}`,
  )
  if (unfinished !== undefined) parts.push(`${formatRange(unfinished)} is not over`)
  return parts.length === 0 ? undefined : `Incomplete: ${parts.join('; ')}.`
}

function short(number: number): string {
  return String(Math.round(number * 100) / 100)
}
