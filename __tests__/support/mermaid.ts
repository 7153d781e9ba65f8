import { Window } from 'happy-dom'

// Mermaid looks for a DOM when it is loaded.
const window = new Window()
Object.assign(globalThis, { window, document: window.document })
const { default: mermaid } = await import('mermaid')

/** The Mermaid charts in Markdown, without their fences. */
export function chartsIn(markdown: string): string[] {
  return [...markdown.matchAll(/^```mermaid\n([\s\S]*?)\n```$/gmu)].map(([, chart = '']) => chart)
}

/** Reads a chart as Mermaid does; rejects where it is none. */
export async function parseChart(chart: string): Promise<{ diagramType: string; config: unknown }> {
  const { diagramType, config } = await mermaid.parse(chart)
  return { diagramType, config }
}

/** What Mermaid reads from an `xychart`. */
export interface XyChart {
  xAxis: { categories: string[] }
  yAxis: { title: string; min: number; max: number }
  plots: { type: string; title: string; data: [label: string, value: number][] }[]
}

export async function xyChartOf(chart: string): Promise<XyChart> {
  const read = (await contentOf(chart)) as { getXYChartData: () => XyChart }
  return read.getXYChartData()
}

/** The slices that Mermaid reads from a `pie`. */
export async function slicesOf(chart: string): Promise<[label: string, value: number][]> {
  const read = (await contentOf(chart)) as { getSections: () => Map<string, number> }
  return [...read.getSections()]
}

async function contentOf(chart: string): Promise<unknown> {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- what replaces it does not tell what was read
  const { db } = await mermaid.mermaidAPI.getDiagramFromText(chart)
  return db
}
