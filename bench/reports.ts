import path from 'node:path'

import { findChromium } from '../scripts/chromium.ts'
import { type Bench, median } from './comparison.ts'
import { exportInputs } from './exports.ts'
import { runAction, startService } from './processes.ts'
import { measureReport, sizeOfReport } from './report-in-browser.ts'

/** How a report behaves in a browser. */
export interface ReportResult {
  /** `now`, or `before` for the report of another commit. */
  name: string
  pages: number
  /** Median milliseconds of each step of a reader, in order. The first is `open`. */
  stepsMs: ReadonlyMap<string, number>
  sizes: ReturnType<typeof sizeOfReport>
}

const pages = 25_000

/**
 * Opens the report of an export with a comparison and a series, in turn with that of another commit if it is given.
 *
 * @param before dist/ of the other commit
 * @returns undefined if there is no Chromium
 */
export async function measureReports(bench: Bench, before?: string): Promise<ReportResult[] | undefined> {
  if (findChromium() === undefined) return undefined
  const reports = [{ name: 'now', file: await writeReport(bench, 'now') }]
  if (before !== undefined) reports.push({ name: 'before', file: await writeReport(bench, 'before', before) })
  const results = reports.map((report) => ({ ...report, runs: [] as Record<string, number>[] }))
  for (let run = 0; run <= bench.runs; run++)
    for (const { file, runs } of results) runs.push(await measureReport(file))
  return results.map(({ name, file, runs }) => ({
    name,
    pages,
    stepsMs: mediansOf(runs.slice(1)),
    sizes: sizeOfReport(file),
  }))
}

function mediansOf(runs: readonly Record<string, number>[]): Map<string, number> {
  const steps = new Set(runs.flatMap((times) => Object.keys(times)))
  return new Map([...steps].map((step) => [step, median(runs.flatMap((times) => times[step] ?? []))]))
}

/** Exports a report by the dist/ of this commit, or by another. Returns its path. */
async function writeReport({ folder }: Bench, name: string, dist?: string): Promise<string> {
  using service = await startService(pages)
  const inputs = {
    ...exportInputs(service.url, 'html'),
    'date-from': '2026-10-05',
    'date-to': '2026-11-05',
    compare: 'previous-period',
    series: 'daily',
    'output-dir': path.join(folder, name),
  }
  await runAction({ inputs, folder, ...(dist !== undefined && { main: path.join(dist, 'index.js') }) })
  return path.join(folder, name, 'report.html')
}
