// Measures whole processes against the simulator on loopback, the report in a browser, the text of rendered pages, the
// writing of long texts, and the polls of a job. Prints medians. Nothing here passes or fails. Options: --runs 25,
// --only <part>, --before <dist/ of an earlier commit>, --update-docs, which writes the table in docs/speed.md and the sentence in README.md.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Bench, Comparison } from './comparison.ts'
import { compareExports, compareIncluded } from './exports.ts'
import { measureLongTexts } from './long-texts.ts'
import { describeLoad, watchMachine } from './machine-load.ts'
import { type BenchOptions, type Part, readOptions } from './options.ts'
import { measurePageText } from './page-text.ts'
import { measurePolls, pollTable } from '../scripts/polls.ts'
import { measureReports } from './reports.ts'
import { conditionsNow, type SpeedResults, updateSpeed } from './speed-part.ts'
import { compareStarts } from './starts.ts'
import { comparisonHead, comparisonLines, describeRuns, reportTable, slowestTable } from './tables.ts'

const comparisons = { export: compareExports, include: compareIncluded, start: compareStarts }

try {
  await run(readOptions(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run({ runs, parts, before, updateDocs }: BenchOptions): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-bench-'))
  try {
    console.log(`Node ${process.version}, ${describeRuns(runs)}.`)
    const machine = watchMachine()
    const measured = await compareProcesses({ runs, folder }, parts, machine.sample)
    const report = parts.includes('report') ? await openReports({ runs, folder }, before) : undefined
    if (parts.includes('page-text'))
      console.log(`\n${slowestTable('text of a page', '64 KiB', await measurePageText())}`)
    if (parts.includes('long-texts'))
      console.log(`\n${slowestTable('long texts', '500 kB', await measureLongTexts())}`)
    if (parts.includes('polls')) console.log(`\n${pollTable(await measurePolls())}`)
    console.log(`\n${describeLoad(machine.load)}`)
    if (!updateDocs) return
    if (report === undefined) console.log('\nThe table in docs/speed.md gets no line for the browser.')
    // Of the exports with include, the one of 25,000 pages.
    const shown = [...measured.export, ...measured.include.slice(-1), ...measured.start]
    await updateSpeed({ comparisons: shown, report, conditions: conditionsNow(runs, machine.load) })
    console.log('\nUpdated docs/speed.md and README.md.')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Prints each comparison as soon as it is measured. */
async function compareProcesses(
  bench: Bench,
  parts: readonly Part[],
  /** Called while nothing is measured. */
  between: () => Promise<void>,
): Promise<Record<keyof typeof comparisons, Comparison[]>> {
  const measured: Record<keyof typeof comparisons, Comparison[]> = { export: [], include: [], start: [] }
  const asked = (['export', 'include', 'start'] as const).filter((part) => parts.includes(part))
  if (asked.length > 0) console.log(`\n${comparisonHead}`)
  await between()
  for (const part of asked) {
    for await (const comparison of comparisons[part](bench)) {
      console.log(comparisonLines(comparison))
      measured[part].push(comparison)
      await between()
    }
  }
  return measured
}

/** Returns how the report of this commit opens; undefined if there is no Chromium. */
async function openReports(bench: Bench, before: string | undefined): Promise<SpeedResults['report']> {
  const results = await measureReports(bench, before)
  if (results === undefined) {
    console.log('\nSKIPPED: report.html in a browser. No Chromium was found.')
    return undefined
  }
  console.log(`\n${reportTable(results)}`)
  const [now] = results
  const opensMs = now?.stepsMs.get('open')
  return now === undefined || opensMs === undefined ? undefined : { pages: now.pages, opensMs }
}
