import type { VisitorsScenario } from '../scenarios/scenario.ts'
import type { ExportAttempt } from '../attempt.ts'
import { hasOutputs } from './end-of-run.ts'
import { includedBy, readerTruth, thumbs, totalSearches, unanswered } from './reader-truth.ts'
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

function includedOutputs(scenario: VisitorsScenario): Record<string, string> {
  const included = includedBy(scenario)
  if (included.length === 0) return {}
  const truth = readerTruth(scenario)
  const outputs: Readonly<Record<string, Record<string, number>>> = {
    views: { views: truth.views.totals.total },
    searches: { searches: totalSearches(truth) },
    feedback: { thumbsUp: thumbs(truth, true), thumbsDown: thumbs(truth, false) },
    assistant: { questions: truth.conversations.length, unansweredQuestions: unanswered(truth) },
  }
  return Object.fromEntries(
    included
      .flatMap((name) => Object.entries(outputs[name] ?? {}))
      .map(([name, count]) => [name, String(count)]),
  )
}
