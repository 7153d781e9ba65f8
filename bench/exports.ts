import path from 'node:path'

import { simulatorKey } from '../simulator/documentation-service.ts'
import { manyReaders } from '../simulator/reader-rows.ts'
import type { Bench, Pair } from './comparison.ts'
import { action, actionPair, measureNode, startService } from './processes.ts'

const [dateFrom, dateTo] = ['2026-06-01', '2026-07-01'] as const
const bareLoop = path.join(import.meta.dirname, 'bare-loop.mjs')

/** Exports of sites. The baseline is a loop that does the least work. */
export async function* compareExports(bench: Bench): AsyncGenerator<Pair> {
  for (const pages of [2500, 25_000]) {
    await using service = await startService({ pages })
    const loop = {
      name: 'bare loop',
      run: () => measureNode(bench.folder, [bareLoop, service.url, simulatorKey, dateFrom, dateTo]),
    }
    const name = `export of ${pages.toLocaleString('en-US')} pages`
    yield actionPair(name, exportInputs(service.url), bench, loop)
  }
  const readers = 500
  await using service = await startService({ pages: 2500, readers: manyReaders(readers) })
  const inputs = exportInputs(service.url)
  yield actionPair(
    `export of 2,500 pages with include: ${readers} terms and comments, ${2 * readers} questions`,
    { ...inputs, include: 'views,searches,feedback,questions' },
    bench,
    action('without include', inputs, bench.folder),
  )
}

/** Returns the inputs of an export that stays on this machine. */
export function exportInputs(baseUrl: string): Record<string, string> {
  return {
    'api-key': simulatorKey,
    'project-id': 'bench',
    'base-url': baseUrl,
    'date-from': dateFrom,
    'date-to': dateTo,
    'max-requests': '1000',
    'upload-artifact': 'false',
  }
}
