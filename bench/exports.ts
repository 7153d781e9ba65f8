import path from 'node:path'

import { simulatorKey } from '../simulator/documentation-service.ts'
import { type Bench, compare, type Comparison, type Program } from './comparison.ts'
import { measureAction, measureNode, startService } from './processes.ts'

const number = (value: number): string => value.toLocaleString('en-US')
export const exportName = (pages: number): string => `export of ${number(pages)} pages to CSV and JSON`

/** Compares exports with a loop that does the least work, and the report with an export without it. */
export async function* compareExports(bench: Bench): AsyncGenerator<Comparison> {
  for (const pages of [1000, 25_000, 100_000]) {
    using service = await startService(pages)
    const loop = [path.join(import.meta.dirname, 'bare-loop.mjs'), service.url, simulatorKey]
    yield await compare(bench.runs, exportOf(exportName(pages), bench, exportInputs(service.url)), {
      name: 'bare loop',
      run: () => measureNode(bench.folder, loop),
    })
  }
  const pages = 25_000
  using service = await startService(pages)
  const withReport = exportInputs(service.url, 'csv,json,html')
  yield await compare(
    bench.runs,
    exportOf(`export of ${number(pages)} pages to CSV, JSON and report.html`, bench, withReport),
    exportOf('without report.html', bench, exportInputs(service.url)),
  )
}

/** Compares exports with all lists of `include` with exports without them. The last one has 25,000 pages. */
export async function* compareIncluded(bench: Bench): AsyncGenerator<Comparison> {
  for (const count of [1250, 2500, 5000]) {
    const pages = 5 * count
    using service = await startService(pages, count)
    const inputs = exportInputs(service.url)
    const lists = `${number(count)} terms, ${number(count)} comments, ${number(2 * count)} questions`
    yield await compare(
      bench.runs,
      exportOf(`export of ${number(pages)} pages with include: ${lists}`, bench, {
        ...inputs,
        include: 'views,searches,feedback,assistant',
      }),
      exportOf('without include', bench, inputs),
    )
  }
}

/** Returns the inputs of an export that stays on this machine. */
export function exportInputs(baseUrl: string, formats = 'csv,json'): Record<string, string> {
  return {
    operation: 'visitors',
    'api-key': simulatorKey,
    'project-id': 'bench',
    'base-url': baseUrl,
    'max-requests': '1000',
    'upload-artifact': 'false',
    formats,
  }
}

function exportOf(name: string, { folder }: Bench, inputs: Record<string, string>): Program {
  return { name, run: () => measureAction(folder, inputs) }
}
