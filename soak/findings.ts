import type { RecordedRequest } from '../simulator/recording-server.ts'
import { maskedLog } from '../simulator/workflow-commands.ts'
import type { Attempt } from './attempt.ts'
import type { Scenario } from './scenarios/scenario.ts'
import type { CheckedRun } from './whole-run.ts'

/** Prints the runs that broke an invariant, and counts outcomes and faults. */
export class Findings {
  readonly #seed: number
  readonly #outcomes = new Map<string, number>()
  readonly #origins = new Map<string, number>()
  readonly #faults = new Map<string, number>()
  readonly #numbers: number[] = []
  #runs = 0

  constructor(seed: number) {
    this.#seed = seed
  }

  /** Number of runs with at least one problem. */
  get count(): number {
    return this.#numbers.length
  }

  add(number: number, scenario: Scenario, { problems, attempts }: CheckedRun): void {
    this.#runs += 1
    for (const attempt of attempts) {
      increment(this.#outcomes, attempt.run.outputs['outcome'] ?? 'none')
      const { jobOrigin = '' } = attempt.run.outputs
      if (jobOrigin !== '') increment(this.#origins, jobOrigin)
      for (const request of requestsOf(attempt)) {
        const plan = attempt.farEnds.planOf(request)
        if (plan !== undefined) increment(this.#faults, plan.kind)
      }
    }
    if (problems.length === 0) return
    this.#numbers.push(number)
    console.log(
      `\n=== Run ${number} broke an invariant. To repeat it: npm run soak -- --seed ${this.#seed} --only ${number}`,
    )
    for (const problem of problems) console.log(`  ${problem}`)
    console.log(`Scenario: ${JSON.stringify(scenario)}`)
    for (const attempt of attempts) printAttempt(attempt)
  }

  printSummary(): void {
    console.log(`\n${this.#runs} runs with seed ${this.#seed}`)
    console.log(`Outcomes: ${countsIn(this.#outcomes)}`)
    console.log(`Job origins: ${countsIn(this.#origins)}`)
    console.log(`Faults met, ${this.#faults.size} kinds: ${countsIn(this.#faults)}`)
    const numbers =
      this.#numbers.length === 0 ? '' : `, in runs ${this.#numbers.sort((a, b) => a - b).join(', ')}`
    console.log(`Runs with findings: ${this.count}${numbers}`)
  }
}

function printAttempt(attempt: Attempt): void {
  const { number, run, tookMs, signalled } = attempt
  const signal = signalled ? ', with a signal' : ''
  console.log(`Attempt ${number}: exit code ${run.exitCode} after ${Math.round(tookMs)} ms${signal}`)
  console.log(`Outputs: ${JSON.stringify(run.outputs)}`)
  console.log('Requests:')
  for (const request of requestsOf(attempt)) {
    const kind = attempt.farEnds.planOf(request)?.kind
    console.log(`  ${request.method} ${request.path}${kind === undefined ? '' : `  ← ${kind}`}`)
  }
  console.log(`Log:\n${maskedLog(run.log).replace(/^/gmu, '  | ')}`)
}

function requestsOf({ requests: { service, github, artifacts } }: Attempt): RecordedRequest[] {
  return [...service, ...github, ...artifacts].sort((a, b) => a.receivedAtMs - b.receivedAtMs)
}

function increment(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

function countsIn(counts: ReadonlyMap<string, number>): string {
  const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
  return sorted.map(([name, count]) => `${name} ${count}`).join(', ') || 'none'
}
