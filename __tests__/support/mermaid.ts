import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Page } from 'playwright-core'

const mermaid = readFileSync(createRequire(import.meta.url).resolve('@mermaid-js/tiny'), 'utf8')

/** What Mermaid reads from a chart. */
interface ReadChart {
  diagramType: string
  xAxis: { categories: string[] }
  yAxis: { title: string; min: number; max: number }
  plots: { type: string; title: string; data: [label: string, value: number][] }[]
}

/** What Mermaid draws. */
interface DrawnChart {
  texts: string[]
  /** The colours as the attributes of the drawing have them. */
  fills: string[]
}

/** The Mermaid charts in Markdown, without their fences. */
export function chartsIn(markdown: string): string[] {
  return [...markdown.matchAll(/^```mermaid\n([\s\S]*?)\n```$/gmu)].map(([, chart = '']) => chart)
}

export async function loadMermaid(page: Page): Promise<void> {
  await page.addScriptTag({ content: mermaid })
  await page.evaluate(`mermaid.initialize({ startOnLoad: false })`)
}

/** Reads charts in a page with Mermaid. A chart that Mermaid rejects becomes undefined. */
export async function readCharts(page: Page, charts: readonly string[]): Promise<(ReadChart | undefined)[]> {
  const read = await page.evaluate<(ReadChart | null)[]>(`(async () => {
    const read = async (chart) => {
      const { type, db } = await mermaid.mermaidAPI.getDiagramFromText(chart)
      return { diagramType: type, ...db.getXYChartData() }
    }
    const charts = []
    for (const chart of ${JSON.stringify(charts)}) charts.push(await read(chart).catch(() => null))
    return charts
  })()`)
  return read.map((chart) => chart ?? undefined)
}

/** Draws a chart in a page with Mermaid. */
export async function drawChart(page: Page, chart: string): Promise<DrawnChart> {
  return page.evaluate<DrawnChart>(`(async () => {
    const { svg } = await mermaid.render('chart', ${JSON.stringify(chart)})
    const drawing = new DOMParser().parseFromString(svg, 'text/html')
    return {
      texts: [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent),
      fills: [...drawing.querySelectorAll('[fill]')].map((element) => element.getAttribute('fill')),
    }
  })()`)
}
