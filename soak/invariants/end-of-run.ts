import { commandsIn } from '../../simulator/workflow-commands.ts'
import type { Attempt } from '../attempt.ts'

const outcomes = [
  'pr-created',
  'no-pr',
  'archived',
  'failed',
  'timed-out',
  'cancelled',
  'started',
  'skipped',
  'dry-run',
  'error',
]

/** A run exits by itself, and its exit code, outcome and messages agree. */
export function endOfRun(attempt: Attempt): string[] {
  const { hung, tookMs, plan } = attempt
  if (hung)
    return [`The run did not end within ${Math.round(tookMs)} ms; its deadline is ${plan.timeoutMs} ms.`]
  if (isCutShort(attempt)) return []
  return [...exitCode(attempt), ...outcomeFitsTime(attempt), ...annotations(attempt)]
}

/** Whether the process was killed, or a signal ended it before Node ran the first line of the action. */
export function isCutShort({ endedBySignal, signalled, result, requests }: Attempt): boolean {
  if (endedBySignal === 'SIGKILL') return true
  return signalled && endedBySignal !== null && result.log === '' && requests.service.length === 0
}

function exitCode({ result, signalled }: Attempt): string[] {
  const { exitCode } = result
  const { outcome = 'missing', status = '' } = result.outputs
  const fails = ['error', 'failed', 'timed-out'].includes(outcome)
  // Before the service has reported a job, fail-on may or may not apply to the deadline. This is not documented.
  const mayPass = outcome === 'timed-out' && status === '' ? [0] : []
  const expected = [
    ...(outcome === 'cancelled' ? [] : [fails ? 1 : 0, ...mayPass]),
    ...(signalled ? [130] : []),
  ]
  return outcomes.includes(outcome) && expected.includes(exitCode ?? -1)
    ? []
    : [`The outcome is ${outcome} with the exit code ${String(exitCode)}; expected ${expected.join(' or ')}.`]
}

/** If the service hangs, the step lasts until the deadline. Nothing else gives the outcome `timed-out`. */
function outcomeFitsTime({ result, tookMs, plan, requests, signalled }: Attempt): string[] {
  const { outcome } = result.outputs
  if (outcome === 'timed-out' && tookMs < plan.timeoutMs)
    return [
      `The outcome is timed-out after ${Math.round(tookMs)} ms, before the deadline of ${plan.timeoutMs} ms.`,
    ]
  const hung = requests.service.at(-1)?.fault?.hang === true
  return hung && !signalled && outcome !== 'timed-out'
    ? [`The outcome is ${outcome ?? 'missing'} although the last request hung until the deadline.`]
    : []
}

function annotations({ result: { log, exitCode } }: Attempt): string[] {
  const errors = commandsIn(log).filter(({ name }) => name === 'error').length
  const expected = exitCode === 0 ? 0 : 1
  return errors === expected || exitCode === 130
    ? []
    : [`A run with exit code ${String(exitCode)} has ${errors} error annotations; expected ${expected}.`]
}
