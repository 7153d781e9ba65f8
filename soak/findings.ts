import type { RecordedRequest } from '../simulator/recording-server.ts'
import { maskedLog } from '../simulator/workflow-commands.ts'
import type { Attempt } from './attempt.ts'
import type { Scenario } from './scenarios/scenario.ts'
import type { CheckedScenario } from './whole-run.ts'

/** Prints the scenarios that broke an invariant, and counts what all of them met. */
export class Findings {
  readonly #seed: number
  readonly #counts = {
    outcome: new Map<string, number>(),
    jobOrigin: new Map<string, number>(),
    fault: new Map<string, number>(),
  }
  readonly #numbers: number[] = []
  #scenarios = 0

  constructor(seed: number) {
    this.#seed = seed
  }

  /** Number of scenarios with at least one problem. */
  get count(): number {
    return this.#numbers.length
  }

  add(number: number, scenario: Scenario, { problems, attempts }: CheckedScenario): void {
    this.#scenarios += 1
    for (const attempt of attempts) {
      const { outcome, jobOrigin } = attempt.result.outputs
      increment(this.#counts.outcome, outcome)
      increment(this.#counts.jobOrigin, jobOrigin)
      for (const request of requestsOf(attempt))
        increment(this.#counts.fault, attempt.farEnds.kindOf(request))
    }
    if (problems.length === 0) return
    this.#numbers.push(number)
    console.log(
      `\n=== Scenario ${number}. To repeat it: npm run soak -- --seed ${this.#seed} --only ${number}`,
    )
    for (const problem of problems) console.log(`  ${problem}`)
    console.log(JSON.stringify(scenario))
    attempts.forEach(printAttempt)
  }

  printSummary(): void {
    console.log(`\n${this.#scenarios} scenarios with seed ${this.#seed}`)
    for (const [name, counts] of Object.entries(this.#counts)) {
      const sorted = [...counts].map(([value, count]) => `${value} ${count}`).sort()
      console.log(`By ${name}: ${sorted.join(', ')}`)
    }
    console.log(`With findings: ${this.#numbers.toSorted((a, b) => a - b).join(', ') || 'none'}`)
  }
}

function printAttempt(attempt: Attempt): void {
  const { run, number, result, tookMs, signalled } = attempt
  console.log(`Run ${run.id}, attempt ${number}: exit code ${result.exitCode} after ${Math.round(tookMs)} ms`)
  if (signalled) console.log('A signal was sent.')
  console.log(`Outputs: ${JSON.stringify(result.outputs)}`)
  for (const request of requestsOf(attempt)) {
    const kind = attempt.farEnds.kindOf(request)
    console.log(`  ${request.method} ${request.path}${kind === undefined ? '' : `  ← ${kind}`}`)
  }
  console.log(maskedLog(result.log).replace(/^/gmu, '  | '))
}

function requestsOf({ requests: { service, github } }: Attempt): RecordedRequest[] {
  return [...service, ...github].sort((a, b) => a.receivedAtMs - b.receivedAtMs)
}

/** Counts a value, unless it is missing or empty. */
function increment(counts: Map<string, number>, value = ''): void {
  if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
}
