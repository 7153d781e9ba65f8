import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { type Attempt, runAttempt } from './attempt.ts'
import { openFarEnds } from './far-ends.ts'
import { checkAll } from './invariants/all-invariants.ts'
import type { Scenario } from './scenarios/scenario.ts'

export interface CheckedScenario {
  /** The invariants that the attempts broke; empty if there is no finding. */
  problems: string[]
  attempts: Attempt[]
}

/** Runs all attempts of all runs of a scenario, and checks every invariant after each. */
export async function runScenario(scenario: Scenario): Promise<CheckedScenario> {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-soak-'))
  try {
    await using farEnds = await openFarEnds(scenario)
    const attempts: Attempt[] = []
    const problems: string[] = []
    for (const run of scenario.runs) {
      for (let number = 1; number <= run.attempts.length; number++) {
        const own = path.join(folder, `${run.id}-${number}`)
        const attempt = await runAttempt(scenario, run, number, own, farEnds)
        problems.push(
          ...checkAll(attempt, attempts).map((problem) => `Run ${run.id}, attempt ${number}: ${problem}`),
        )
        attempts.push(attempt)
      }
    }
    return { problems, attempts }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
