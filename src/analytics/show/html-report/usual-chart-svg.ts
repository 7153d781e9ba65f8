import { formatCount } from '../../../shared/number-format.ts'
import type { UsualChart } from '../usual-chart.ts'
import { formatLimits } from '../verdict-words.ts'
import { html, type Html } from './html.ts'

const heightPx = 112
// Room for the labels below the bars. Above them, numbers would stand in the band.
const bottomPx = 36
const widthOfBar = 0.6

/**
 * Draws the bars of the periods, with what is usual as a band behind them, for any width. The kinds of bars differ also in
 * black and white: the range is filled, an odd period is hatched.
 */
export function usualChartSvg({ title, bars, usual }: UsualChart): Html {
  const most = Math.max(1, usual.high, ...bars.map(({ visitors }) => visitors))
  const y = (visitors: number): number => round(heightPx - (heightPx * visitors) / most)
  const [high, low] = [y(usual.high), y(usual.low)]
  return html`<svg class="chart" role="img" aria-label="${title}" height="${heightPx + bottomPx}">
    <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line class="hatch" y2="6" stroke-width="4" />
    </pattern>
    <rect class="band" fill-opacity="0.12" width="100%" y="${high}" height="${low - high}">
      <title>Usual: ${formatLimits(usual)}</title>
    </rect>
    ${[high, low].map((at) => html`<line class="limit" stroke-dasharray="4 4" x2="100%" y1="${at}" y2="${at}" />`)}
    ${bars.map((bar, index) => barSvg(bar, index, bars.length, y(bar.visitors)))}
    <line class="axis" x2="100%" y1="${heightPx}" y2="${heightPx}" />
  </svg>`
}

function barSvg(
  { label, title, visitors, kind }: UsualChart['bars'][number],
  index: number,
  bars: number,
  top: number,
): Html {
  const step = 100 / bars
  const middle = round(step * (index + 0.5))
  // A phone has no room for all labels in one line.
  const lower = (bars - index) % 2 === 0 ? html` class="lower"` : ''
  return html`<g class="${kind}">
    <title>${title}</title>
    <rect
      x="${round(step * (index + (1 - widthOfBar) / 2))}%"
      width="${round(step * widthOfBar)}%"
      y="${top}"
      height="${round(heightPx - top)}"
    />
    <text${lower} x="${middle}%" y="${heightPx + 15}">${label}</text>
    <text${lower} x="${middle}%" y="${heightPx + 31}">${formatCount(visitors)}</text>
  </g>`
}

function round(number: number): number {
  return Math.round(number * 100) / 100
}
