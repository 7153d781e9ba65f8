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
  --runs     number of scenarios; default: 40, or unlimited with --minutes
  --minutes  start no new scenario after this time
  --only     repeat only the scenario with this number
  --help     show this text`

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: { seed: text, runs: text, minutes: text, only: text, help: { type: 'boolean' } },
})
if (values.help === true) console.log(usage)
else process.exitCode = await soak(values)

async function soak(given: typeof values): Promise<number> {
  const only = wholeNumber('--only', given.only)
  const minutes = wholeNumber('--minutes', given.minutes)
  const seed = wholeNumber('--seed', given.seed) ?? randomInt(1_000_000)
  const last = only ?? wholeNumber('--runs', given.runs) ?? (minutes === undefined ? 40 : Infinity)
  const endsAtMs = minutes === undefined ? Infinity : Date.now() + minutes * 60_000
  console.log(`Soak with --seed ${seed}`)
  const findings = new Findings(seed)
  let next = only ?? 1
  const worker = async (): Promise<void> => {
    while (next <= last && Date.now() < endsAtMs) {
      const number = next++
      const scenario = drawScenario(new Random(`${seed} ${number}`))
      findings.add(number, scenario, await runScenario(scenario))
    }
  }
  // Many runs wait for their deadline.
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, worker))
  findings.printSummary()
  return findings.count === 0 ? 0 : 1
}
