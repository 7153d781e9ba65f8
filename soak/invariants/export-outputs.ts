import type { VisitorsScenario } from '../scenarios/scenario.ts'
import type { ExportAttempt } from '../attempt.ts'
import { hasOutputs } from './end-of-run.ts'
import { includedOutputs } from './included-lists.ts'
import { type VisitorTruth, visitorTruth } from './visitor-truth.ts'

/** Returns the expected result for the range of a scenario. */
export function truthOf({ data, inputs }: VisitorsScenario): VisitorTruth {
  return visitorTruth(data, inputs['date-from'] ?? '', inputs['date-to'] ?? '')
}

/** The outputs of an export equal the numbers of the service. */
export function exportOutputs(attempt: ExportAttempt): string[] {
  const { scenario, run, requests } = attempt
  if (!hasOutputs(attempt)) return []
  const { outcome, artifactId = '' } = run.outputs
  if (outcome !== 'exported') {
    return artifactId === ''
      ? []
      : [`The output artifactId is ${artifactId} with the outcome ${outcome ?? ''}; expected none.`]
  }
  const { totals, rows, isContradictory } = truthOf(scenario)
  const expected: Record<string, string | undefined> = {
    human: String(totals.human),
    ai: String(totals.ai),
    total: String(totals.total),
    pages: String(rows.length),
    requests: String(requests.service.length),
    dateFrom: scenario.inputs['date-from'],
    dateTo: scenario.inputs['date-to'],
    ...includedOutputs(scenario),
  }
  return [
    ...(isContradictory
      ? ['The outcome is exported although the data of the service is contradictory.']
      : []),
    ...Object.entries(expected)
      .filter(([name, value]) => run.outputs[name] !== value)
      .map(
        ([name, value]) => `The output ${name} is "${run.outputs[name] ?? ''}"; expected "${value ?? ''}".`,
      ),
  ]
}
