// Measures whole processes against the simulator on loopback, the report in a browser, the removal of hidden text, and the
// polls of a job. Prints medians. Nothing here passes or fails. Options: --runs 7, --only <part>, --before <dist/ of an
// earlier commit>, whose report is measured in turn with that of this commit.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Bench } from './comparison.ts'
import { compareExports, compareIncluded } from './exports.ts'
import { measureHiddenText } from './hidden-text.ts'
import { type BenchOptions, type Part, readOptions } from './options.ts'
import { measurePolls, pollTable } from './polls.ts'
import { measureReports } from './reports.ts'
import { compareStarts } from './starts.ts'
import { comparisonHead, comparisonLines, describeRuns, hiddenTextTable, reportTable } from './tables.ts'

const comparisons = { export: compareExports, include: compareIncluded, start: compareStarts }

try {
  await run(readOptions(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run({ runs, parts, before }: BenchOptions): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-bench-'))
  try {
    console.log(`Node ${process.version}, ${describeRuns(runs)}.`)
    await compareProcesses({ runs, folder }, parts)
    if (parts.includes('report')) await openReports({ runs, folder }, before)
    if (parts.includes('hidden-text')) console.log(`\n${hiddenTextTable(await measureHiddenText())}`)
    if (parts.includes('polls')) console.log(`\n${pollTable(await measurePolls())}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Prints each comparison as soon as it is measured. */
async function compareProcesses(bench: Bench, parts: readonly Part[]): Promise<void> {
  const asked = (['export', 'include', 'start'] as const).filter((part) => parts.includes(part))
  if (asked.length > 0) console.log(`\n${comparisonHead}`)
  for (const part of asked)
    for await (const comparison of comparisons[part](bench)) console.log(comparisonLines(comparison))
}

async function openReports(bench: Bench, before: string | undefined): Promise<void> {
  const results = await measureReports(bench, before)
  if (results === undefined) console.log('\nSKIPPED: report.html in a browser. No Chromium was found.')
  else console.log(`\n${reportTable(results)}`)
}
