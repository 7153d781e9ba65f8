// Measures whole processes against the simulator on loopback. The two programs of a pair run in turn, so that a change
// in the speed of the machine affects both. Prints medians. Nothing here passes or fails. Opens the report if a
// Chromium is installed. Options: --runs 7, --before <dist/ of an earlier commit>, whose report is measured in turn with
// that of this commit, --only report
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { findChromium } from '../scripts/chromium.ts'
import { startAction } from '../simulator/action-runner.ts'
import { simulatorKey } from '../simulator/documentation-service.ts'
import { printSlowestHiddenText } from './hidden-text.ts'
import { measureReport, sizeOfReport } from './report-in-browser.ts'

interface Measured {
  wallMs: number
  peakKiB: number
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    before: { type: 'string' },
    only: { type: 'string' },
  },
})
const runs = Number(values.runs)
const folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-bench-'))
const preload = ['--import', path.join(import.meta.dirname, 'peak-memory.mjs')]
const peakFile = path.join(folder, 'peak')

try {
  console.log(`Node ${process.version}, medians of ${runs} runs after a warm-up run.\n`)
  if (values.only !== 'report') await compareProcesses()
  await openReports(25_000)
  if (values.only !== 'report') await printSlowestHiddenText()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function compareProcesses(): Promise<void> {
  console.log('| what | wall ms | peak MiB | wall, ratio to the line above | MiB above it |')
  console.log('|---|--:|--:|--:|--:|')
  for (const pages of [1000, 25_000, 100_000]) await compareExport(pages)
  await compareReport(25_000)
  for (const count of [1250, 2500, 5000]) await compareIncluded(5 * count, count)
  await compareStart()
}

async function compareExport(pages: number): Promise<void> {
  const service = await startService(pages)
  const inputs = exportInputs(service.url, 'csv,json')
  const bare = [path.join(import.meta.dirname, 'bare-loop.mjs'), service.url, simulatorKey]
  const pairs = await inTurn(
    () => measure(() => runNode(bare)),
    () => measure(() => runAction(inputs)),
  )
  service.stop()
  printPair(`bare loop, ${pages.toLocaleString('en-US')} pages`, `export to CSV and JSON`, pairs)
}

async function compareReport(pages: number): Promise<void> {
  const service = await startService(pages)
  const pairs = await inTurn(
    () => measure(() => runAction(exportInputs(service.url, 'csv,json'))),
    () => measure(() => runAction(exportInputs(service.url, 'csv,json,html'))),
  )
  service.stop()
  printPair(`CSV and JSON, ${pages.toLocaleString('en-US')} pages`, 'CSV, JSON and report.html', pairs)
}

/** Exports views of `pages` pages, `count` terms, `count` entries of feedback and twice as many questions. */
async function compareIncluded(pages: number, count: number): Promise<void> {
  const service = await startService(pages, count)
  const inputs = exportInputs(service.url, 'csv,json')
  const pairs = await inTurn(
    () => measure(() => runAction(inputs)),
    () => measure(() => runAction({ ...inputs, include: 'views,searches,feedback,assistant' })),
  )
  service.stop()
  const number = (value: number): string => value.toLocaleString('en-US')
  printPair(
    `CSV and JSON, ${number(pages)} pages`,
    `with views, ${number(count)} terms, ${number(count)} feedback, ${number(2 * count)} questions`,
    pairs,
  )
}

/** Opens the report of an export with a comparison and a series, in turn with that of an earlier commit if it is given. */
async function openReports(pages: number): Promise<void> {
  if (findChromium() === undefined) {
    console.log('\nSKIPPED: report.html in a browser. No Chromium was found.')
    return
  }
  const reports = [await writeReport(pages, 'now')]
  if (values.before !== undefined)
    reports.push(await writeReport(pages, 'before', path.resolve(values.before)))
  const results: Record<string, number>[][] = []
  for (let run = 0; run <= runs; run++) {
    const both: Record<string, number>[] = []
    for (const report of reports) both.push(await measureReport(report))
    results.push(both)
  }
  const columns = ['now', 'before'].slice(0, reports.length)
  const line = (...cells: readonly string[]): void => {
    console.log(`| ${cells.join(' | ')} |`)
  }
  console.log('')
  line(
    `report.html of ${pages.toLocaleString('en-US')} pages in Chromium`,
    ...columns.map((name) => `${name}, ms`),
  )
  line('---', ...columns.map(() => '--:'))
  const steps = new Set(results.flat().flatMap((times) => Object.keys(times)))
  for (const step of steps) {
    const times = columns.map((_, report) => results.slice(1).flatMap((both) => both[report]?.[step] ?? []))
    line(step, ...times.map((each) => (each.length === 0 ? '' : median(each).toFixed(0))))
  }
  const sizes = reports.map(sizeOfReport)
  line('size in KB', ...sizes.map(({ withDataKB }) => withDataKB.toFixed(0)))
  line('size in KB without its data', ...sizes.map(({ withoutDataKB }) => withoutDataKB.toFixed(0)))
}

/** Exports a report by the dist/ of this commit, or by another. Returns its path. */
async function writeReport(pages: number, name: string, dist?: string): Promise<string> {
  const service = await startService(pages)
  const { exitCode, log } = await startAction({
    inputs: {
      ...exportInputs(service.url, 'html'),
      'date-from': '2026-10-05',
      'date-to': '2026-11-05',
      compare: 'previous-period',
      series: 'daily',
      'output-dir': path.join(folder, name),
    },
    folder,
    ...(dist !== undefined && { main: path.join(dist, 'index.js') }),
  }).finished
  service.stop()
  if (exitCode !== 0)
    throw new Error(`The action ended with exit code ${String(exitCode)}, expected 0: ${log}`)
  return path.join(folder, name, 'report.html')
}

function exportInputs(baseUrl: string, formats: string): Record<string, string> {
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

/** Measures a process from start to exit, for a dry run and for an agent job with `wait: false`. */
async function compareStart(): Promise<void> {
  const service = await startService(1)
  const job = {
    'api-key': simulatorKey,
    'project-id': 'bench',
    'base-url': service.url,
    prompt: 'Document it.',
    wait: 'false',
  }
  for (const [what, inputs] of [
    ['dry run', { ...job, 'dry-run': 'true' }],
    ['agent job, created', job],
  ] as const) {
    const pairs = await inTurn(
      () => measure(() => runNode(['--eval', '0'])),
      () => measure(() => runAction(inputs)),
    )
    printPair('node --eval 0', what, pairs)
  }
  service.stop()
}

function printPair(first: string, second: string, pairs: [Measured, Measured][]): void {
  const [a, b] = [0, 1].map((side) => ({
    wallMs: median(pairs.map((pair) => (side === 0 ? pair[0] : pair[1]).wallMs)),
    peakMiB: median(pairs.map((pair) => (side === 0 ? pair[0] : pair[1]).peakKiB)) / 1024,
  }))
  if (a === undefined || b === undefined) return
  const ratio = median(pairs.map(([one, other]) => other.wallMs / one.wallMs))
  console.log(`| ${first} | ${a.wallMs.toFixed(0)} | ${a.peakMiB.toFixed(0)} | | |`)
  console.log(
    `| ${second} | ${b.wallMs.toFixed(0)} | ${b.peakMiB.toFixed(0)} | ${ratio.toFixed(2)} | ${(b.peakMiB - a.peakMiB).toFixed(0)} |`,
  )
}

async function inTurn(
  first: () => Promise<Measured>,
  second: () => Promise<Measured>,
): Promise<[Measured, Measured][]> {
  const pairs: [Measured, Measured][] = []
  for (let run = 0; run <= runs; run++) pairs.push([await first(), await second()])
  return pairs.slice(1)
}

async function measure(work: () => Promise<void>): Promise<Measured> {
  const startedAtMs = performance.now()
  await work()
  return { wallMs: performance.now() - startedAtMs, peakKiB: Number(readFileSync(peakFile, 'utf8')) }
}

async function runNode(parameters: string[]): Promise<void> {
  const child = spawn(process.execPath, [...preload, ...parameters], {
    env: { ...process.env, PEAK_MEMORY_FILE: peakFile },
    stdio: 'ignore',
  })
  const exitCode = await new Promise((resolve) => child.on('close', resolve))
  if (exitCode !== 0)
    throw new Error(`${parameters.join(' ')} ended with exit code ${String(exitCode)}, expected 0.`)
}

async function runAction(inputs: Record<string, string>): Promise<void> {
  const env = { PEAK_MEMORY_FILE: peakFile }
  const { exitCode, log } = await startAction({ inputs, folder, env, nodeOptions: preload }).finished
  if (exitCode !== 0)
    throw new Error(`The action ended with exit code ${String(exitCode)}, expected 0: ${log}`)
}

/** Starts the simulator in its own process, so that its work is not measured. */
async function startService(pages: number, readers = 0): Promise<{ url: string; stop: () => void }> {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'service.ts'), String(pages), String(readers)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => {
      resolve(chunk.toString().trim())
    })
    child.once('exit', reject)
  })
  return { url, stop: () => child.kill() }
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
