// Measures whole processes against the simulator on the same machine, and the opening of report.html in a browser, and
// judges conclusions by simulated data. Prints tables; docs/limits.md has a part of the first. Nothing here passes or fails.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { wholeNumber } from '../scripts/whole-number.ts'
import { compare, tableHead, tableRow } from './comparison.ts'
import { compareExports } from './exports.ts'
import { printJudgement } from './judgement.ts'
import { compareReports } from './reports.ts'
import { compareStarts } from './starts.ts'
import { judgeServed } from './served.ts'
import { judgeTopics } from './topics/topics.ts'

const usage = `Usage: npm run bench -- [--runs 25] [--only start|export|report|judgement|topics|served] [--before <folder>]

  --runs    runs of each program, after a warm-up run; default: 25
  --only    what to measure; default: everything
  --before  a checkout of an earlier commit, which everything is compared with
  --help    show this text`
/** What is measured in time and memory. */
const parts = { start: compareStarts, export: compareExports, report: compareReports }
/** What is judged by data. */
const judgements = { judgement: printJudgement, topics: judgeTopics, served: judgeServed }

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: { runs: text, only: text, before: text, help: { type: 'boolean' } },
})
if (values.help === true) console.log(usage)
else await bench(values)

async function bench({ runs: given, only, before }: typeof values): Promise<void> {
  const runs = wholeNumber('--runs', given) ?? 25
  const isWanted = ([part]: [string, unknown]): boolean => only === undefined || part === only
  const measured = Object.entries(parts).filter(isWanted)
  const judged = Object.entries(judgements).filter(isWanted)
  if (measured.length + judged.length === 0) throw new RangeError(`--only: got "${only ?? ''}". ${usage}`)
  for (const [, print] of judged) await print()
  if (measured.length === 0) return
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-bench-'))
  try {
    console.log(tableHead)
    for (const [, pairsOf] of measured)
      for await (const pair of pairsOf({ folder, before: before && path.resolve(before) }))
        console.log(tableRow(await compare(runs, pair)))
    const load = loadavg()[0] ?? 0
    console.log(
      `\nNode ${process.versions.node}, medians of ${runs} runs, ${availableParallelism()} cores, load average ${load.toFixed(1)}, ${new Date().toISOString().slice(0, 10)}.`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
