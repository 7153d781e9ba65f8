// Runs the built action against the simulators, with faults drawn at random from a seed. The exit code is 1 if a run
// broke an invariant.
import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'

import { wholeNumber } from '../scripts/whole-number.ts'
import { Findings } from './findings.ts'
import { Random } from './random.ts'
import { drawScenario } from './scenarios/draw-scenario.ts'
import { runScenario } from './whole-run.ts'

const usage = `Usage: npm run soak -- [--seed 1] [--runs 40] [--minutes 10] [--only 7]

  --seed     number that determines every scenario; default: random
  --runs     number of runs; default: 40, or unlimited with --minutes
  --minutes  start no new run after this time
  --only     repeat only the run with this number
  --help     show this text`

interface SoakOptions {
  seed: number
  runs: number
  endsAtMs: number
  only: number | undefined
}

const options = readOptions()
if (options === 'help') console.log(usage)
else process.exitCode = await soak(options)

/** Ends the process if an option is unknown or not a number. */
function readOptions(): SoakOptions | 'help' {
  try {
    const text = { type: 'string' as const }
    const { values } = parseArgs({
      options: { seed: text, runs: text, minutes: text, only: text, help: { type: 'boolean' } },
    })
    if (values.help === true) return 'help'
    const minutes = wholeNumber('--minutes', values.minutes)
    return {
      seed: wholeNumber('--seed', values.seed) ?? randomInt(1_000_000),
      runs: wholeNumber('--runs', values.runs) ?? (minutes === undefined ? 40 : Infinity),
      endsAtMs: minutes === undefined ? Infinity : Date.now() + minutes * 60_000,
      only: wholeNumber('--only', values.only),
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error('Run npm run soak -- --help for a list of options.')
    process.exit(2)
  }
}

async function soak({ seed, runs, endsAtMs, only }: SoakOptions): Promise<number> {
  console.log(`Soak with --seed ${seed}`)
  const findings = new Findings(seed)
  let next = only ?? 1
  const last = only ?? runs
  const worker = async (): Promise<void> => {
    while (next <= last && Date.now() < endsAtMs) {
      const number = next++
      const scenario = drawScenario(new Random(`${seed} ${number}`))
      findings.add(number, scenario, await runScenario(scenario))
    }
  }
  await Promise.all(Array.from({ length: only === undefined ? availableParallelism() : 1 }, worker))
  findings.printSummary()
  return findings.count === 0 ? 0 : 1
}
