import { html, type Html } from './html.ts'

// The report draws its charts itself, without a chart library:
// - Bytes: the client of ECharts 6.1, minified, with only line chart, grid, tooltip and mark areas, has 541 KB. The whole
//   page has to be below 150 KB. page/chart.ts, which shows the exact values, has 4 KB.
// - What a reader gets: a drawing of ECharts on the server has a fixed width, so each window needs its own, or letters of
//   another size. This drawing has percentages across and pixels down: it fits every width, and its letters keep their
//   size. Its values are announced to screen readers, and work by keyboard.
const heightPx = 160
const axisPx = 28
const mostDots = 45
const mostWithArea = 400

// Fonts differ in width, and a label knows only how many characters it has. Few are wider than a digit, whose width is
// the unit ch. The classes that hide labels are `stepCh` apart.
const gapCh = 1
const besideChartCh = 1.5
const stepCh = 4
const widestCh = 100

/** Rules that hide a label where the chart is too narrow for it. */
export const labelStyle = Array.from({ length: widestCh / stepCh }, (_, index) => stepCh * (index + 1))
  .map((width) => `@container (width<${width}ch){.from-${width}{display:none}}`)
  .join('\n')

// The lines are in a drawing that is stretched to the width of the chart: 2 units per bucket, 1,000 from top to bottom.
const unitsDown = 1000

export interface ChartLine {
  /** The class that gives the line its colour. */
  name: 'total' | 'human' | 'ai'
  /** One value per bucket. */
  values: readonly number[]
  hasArea?: boolean
}

export interface LineChart {
  id: string
  /** The name of the chart, for readers who do not see it. */
  label: string
  lines: readonly ChartLine[]
  /** The values with a horizontal line, from 0 to the top of the chart. */
  ticks: readonly { value: number; label: string }[]
  /** One text per bucket; an empty one for most. Where the chart is narrow, fewer are shown. */
  labels: readonly string[]
  /** The buckets that are not whole. */
  isPartial: readonly boolean[]
  isWeekend: readonly boolean[]
}

/** Draws a chart as SVG, for any width. */
export function lineChart({ id, label, lines, ticks, labels, isPartial, isWeekend }: LineChart): Html {
  const top = ticks.at(-1)?.value ?? 1
  const count = labels.length
  return html`<div class="chart" id="${id}" data-top="${top}">
    <svg role="img" aria-label="${label}" height="${heightPx + axisPx}">
      ${stretched(count, [bands('weekend', isWeekend), bands('partial', isPartial)])}
      ${ticks.map(({ value, label }) => {
        const y = heightPx * (1 - value / top)
        return html`<line class="grid" x2="100%" y1="${short(y)}" y2="${short(y)}" /><text
            class="value"
            x="-8"
            y="${short(y + 4)}"
            >${label}</text
          >`
      })}
      ${axisLabels(labels)}
      ${stretched(
        count,
        lines.map((line) => drawLine(line, top, isPartial)),
      )}
      ${count > mostDots ? '' : lines.map((line) => dots(line, top, isPartial))}
    </svg>
  </div>`
}

function stretched(count: number, content: readonly Html[]): Html {
  return html`<svg
    class="stretched"
    width="100%"
    height="${heightPx}"
    viewBox="0 0 ${2 * count} ${unitsDown}"
    preserveAspectRatio="none"
  >
    ${content}
  </svg>`
}

/** Marks the buckets behind the lines. Neighbours have one mark. */
function bands(name: string, isMarked: readonly boolean[]): Html {
  const starts = isMarked.flatMap((marked, index) => (marked && isMarked[index - 1] !== true ? [index] : []))
  return html`${starts.map((start) => {
    const end = isMarked.indexOf(false, start)
    const buckets = (end === -1 ? isMarked.length : end) - start
    return html`<rect class="${name}" x="${2 * start}" width="${2 * buckets}" height="${unitsDown}" />`
  })}`
}

/** Draws the parts of a line between whole buckets, and in another style those to and from partial buckets. */
function drawLine({ name, values, hasArea }: ChartLine, top: number, isPartial: readonly boolean[]): Html {
  const points = values.map((value, index) => ({
    x: 2 * index + 1,
    y: Math.round(unitsDown * (1 - value / top)),
  }))
  const isSoft = (index: number): boolean => isPartial[index] === true || isPartial[index - 1] === true
  const whole = pathThrough(points, (index) => !isSoft(index))
  const soft = isPartial.includes(true) ? pathThrough(points, isSoft) : ''
  const area = hasArea === true && values.length <= mostWithArea ? pathThrough(points, () => true) : ''
  const [first, last] = [points.at(0)?.x ?? 0, points.at(-1)?.x ?? 0]
  return html`${area === '' ? '' : html`<path class="area ${name}" d="${area}L${last} ${unitsDown}H${first}z" />`}
  ${whole === '' ? '' : html`<path class="${name}" d="${whole}" />`}
  ${soft === '' ? '' : html`<path class="${name} soft" d="${soft}" />`}`
}

interface Point {
  x: number
  y: number
}

/** Returns the path through all points, without the steps to the points for which `isDrawn` is false. */
function pathThrough(points: readonly Point[], isDrawn: (index: number) => boolean): string {
  let path = ''
  for (const [index, to] of points.entries()) {
    const from = points[index - 1]
    if (from === undefined || !isDrawn(index)) continue
    const isConnected = index > 1 && isDrawn(index - 1) && path !== ''
    if (!isConnected) path += `M${from.x} ${from.y}l`
    // A minus sign separates, too.
    const down = to.y - from.y
    path += `${path.endsWith('l') ? '' : ' '}${to.x - from.x}${down < 0 ? '' : ' '}${down}`
  }
  return path
}

function dots({ name, values }: ChartLine, top: number, isPartial: readonly boolean[]): Html {
  return html`${values.map(
    (value, index) =>
      html`<circle
        class="${name}${isPartial[index] === true ? ' soft' : ''}"
        cx="${place(index, values.length)}%"
        cy="${short(heightPx * (1 - value / top))}"
        r="2.5"
      />`,
  )}`
}

function axisLabels(labels: readonly string[]): Html {
  const labelled = labels.flatMap((text, index) => (text === '' ? [] : [{ text, index }]))
  // As if all were as long as the longest, so that those that are left have the same distance.
  const longest = Math.max(...labelled.map(({ text }) => text.length))
  return html`${labelled.map(({ text, index }, rank) => {
    // A label is hidden before its neighbours of which fewer are left: all, every second, every fourth.
    const step = rank & -rank
    const next = step === 0 ? undefined : labelled[rank - step]
    const widthCh = Math.max(
      next === undefined ? 0 : ((longest + gapCh) * labels.length) / (index - next.index),
      // The middle of a label is at its bucket. A long label near the end would leave the chart.
      ((text.length / 2 - besideChartCh) * labels.length) / (labels.length - index - 0.5),
    )
    const from = Math.max(stepCh, stepCh * Math.ceil(widthCh / stepCh))
    if (from > widestCh) return ''
    return html`<text class="bucket from-${from}" x="${place(index, labels.length)}%" y="${heightPx + 20}"
      >${text}</text
    >`
  })}`
}

/** Returns the middle of a bucket as a percentage of the width. */
function place(index: number, count: number): string {
  return short((100 * (index + 0.5)) / count)
}

function short(number: number): string {
  return String(Math.round(number * 100) / 100)
}
