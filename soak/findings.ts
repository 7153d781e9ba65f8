import type { RecordedRequest } from '../simulator/recording-server.ts'
import { maskedLog } from '../simulator/workflow-commands.ts'
import { type Attempt, originOf } from './attempt.ts'
import type { Scenario } from './scenarios/scenario.ts'
import type { CheckedScenario } from './whole-run.ts'

/** Prints the scenarios that broke an invariant, and counts the outcomes of all runs. */
export class Findings {
  readonly #seed: number
  readonly #outcomes = new Map<string, number>()
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
      const { outcome = 'killed', previewStatus = '' } = attempt.result.outputs
      const preview = previewStatus === '' ? '' : ` with preview ${previewStatus}`
      const ended = `${outcome} ${originOf(attempt)}${preview}`.trim()
      this.#outcomes.set(ended, (this.#outcomes.get(ended) ?? 0) + 1)
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
    const outcomes = [...this.#outcomes].map(([outcome, count]) => `${outcome} ${count}`).sort()
    console.log(`Runs by outcome and origin of the job: ${outcomes.join(', ')}`)
    console.log(`With findings: ${this.#numbers.toSorted((a, b) => a - b).join(', ') || 'none'}`)
  }
}

function printAttempt(attempt: Attempt): void {
  const { run, number, result, tookMs, signalled, requests } = attempt
  console.log(`Run ${run.id}, attempt ${number}: exit code ${result.exitCode} after ${Math.round(tookMs)} ms`)
  if (signalled) console.log('A signal was sent.')
  console.log(`Outputs: ${JSON.stringify(result.outputs)}`)
  const sent: RecordedRequest[] = [...requests.service, ...requests.github]
  for (const request of sent.sort((a, b) => a.receivedAtMs - b.receivedAtMs)) {
    const kind = attempt.farEnds.kindOf(request)
    console.log(`  ${request.method} ${request.path}${kind === undefined ? '' : `  ← ${kind}`}`)
  }
  console.log(maskedLog(result.log).replace(/^/gmu, '  | '))
}
