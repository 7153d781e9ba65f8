import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { type Attempt, runAttempt } from './attempt.ts'
import { openFarEnds } from './far-ends.ts'
import { checkAll } from './invariants/all-invariants.ts'
import type { Scenario } from './scenarios/scenario.ts'

export interface CheckedRun {
  /** The invariants that the run broke; empty if there is no finding. */
  problems: string[]
  attempts: Attempt[]
}

/** Runs all attempts of a scenario and checks every invariant. */
export async function runScenario(scenario: Scenario): Promise<CheckedRun> {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-soak-'))
  try {
    await using farEnds = await openFarEnds(scenario)
    const attempts: Attempt[] = []
    const problems: string[] = []
    for (let number = 1; number <= scenario.attempts; number++) {
      const attempt = await runAttempt(scenario, number, path.join(folder, String(number)), farEnds)
      attempts.push(attempt)
      problems.push(...checkAll(attempt))
    }
    return { problems, attempts }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
