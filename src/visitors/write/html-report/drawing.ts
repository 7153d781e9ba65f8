import { BarChart, LineChart } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import { type EChartsCoreOption, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

import { html, type Html, ownMarkup } from './html.ts'

use([BarChart, LineChart, GridComponent, SVGRenderer])

// A drawing only shrinks and grows as a whole: a phone gets one of its own, with letters of the same size.
const widthsPx = { desktop: 960, phone: 360 } as const
type Screen = keyof typeof widthsPx

export interface Drawing {
  heightPx: number
  option: EChartsCoreOption
  /** What stands where `option` has {@link nameOnAxis}. */
  names: readonly string[]
}

/**
 * What ECharts gets for the name at `index`. It never sees text of others: it keeps the texts that it measures as keys of
 * a plain object, where `__proto__` would change all objects.
 */
export function nameOnAxis(index: number): string {
  return `name ${index}`
}

/** A chart as SVG, for wide and for narrow screens; the style sheet shows one of the two. */
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

/** The content security policy of the page forbids style attributes, and style sheets but its own. */
function withoutStyles(markup: string): string {
  return markup
    .replaceAll(/<style[\s\S]*?<\/style>/gu, '')
    .replaceAll(/ (?:class|ecmeta_\w+)="[^"]*"/gu, '')
    .replaceAll(/ style="([^"]*)"/gu, (_, declarations: string) =>
      declarations.replaceAll(/([\w-]+):([^;]*);?/gu, ' $1="$2"'),
    )
}
