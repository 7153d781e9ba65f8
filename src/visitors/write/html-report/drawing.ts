import { BarChart, LineChart } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import { type EChartsCoreOption, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

import { html, type Html, ownMarkup } from './html.ts'

use([BarChart, LineChart, GridComponent, SVGRenderer])

// A drawing scales as a whole. Phones get their own drawing with letters of the same size.
const widthsPx = { desktop: 960, phone: 360 } as const
type Screen = keyof typeof widthsPx

export interface Drawing {
  heightPx: number
  option: EChartsCoreOption
  /** The names that replace each {@link nameOnAxis} in `option`. */
  names: readonly string[]
}

/**
 * Returns the placeholder that ECharts draws for the name at `index`. ECharts must not get untrusted text: it uses the
 * texts that it measures as keys of a plain object, where `__proto__` would change all objects.
 */
export function nameOnAxis(index: number): string {
  return `name ${index}`
}

/** Draws a chart as SVG, for wide and for narrow screens. The style sheet shows one of the two. */
export function drawChart(label: string, draw: (screen: Screen) => Drawing): Html {
  const drawings = (['desktop', 'phone'] as const).map(
    (screen) => html`<div class="${screen}">${svg(widthsPx[screen], draw(screen))}</div>`,
  )
  return html`<div role="img" aria-label="${label}" class="chart">${drawings}</div>`
}

function svg(widthPx: number, { heightPx, option, names }: Drawing): Html {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: widthPx, height: heightPx })
  try {
    chart.setOption({ ...option, animation: false, silent: true })
    const markup = withoutStyles(chart.renderToSVGString({ useViewBox: true }))
    const named = markup.replaceAll(
      />name (\d+)</gu,
      (_, index: string) => html`>${names[Number(index)] ?? ''}<`.markup,
    )
    return ownMarkup(named)
  } finally {
    chart.dispose()
  }
}

/**
 * Removes styles, because the content security policy forbids style attributes and all style sheets except the page's
 * own.
 */
function withoutStyles(markup: string): string {
  return markup
    .replaceAll(/<style[\s\S]*?<\/style>/gu, '')
    .replaceAll(/ (?:class|ecmeta_\w+)="[^"]*"/gu, '')
    .replaceAll(/ style="([^"]*)"/gu, (_, declarations: string) =>
      declarations.replaceAll(/([\w-]+):([^;]*);?/gu, ' $1="$2"'),
    )
}
