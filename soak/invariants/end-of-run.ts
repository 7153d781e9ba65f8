import { commandsIn } from '../../simulator/workflow-commands.ts'
import type { Attempt } from '../attempt.ts'

const outcomesOf = {
  'agent-job': [
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
  ],
  visitors: ['exported', 'timed-out', 'cancelled', 'dry-run', 'error'],
}

/** A run exits by itself, and its exit code, outcome and messages agree. */
export function endOfRun(attempt: Attempt): string[] {
  const { run, hung, scenario, tookMs } = attempt
  if (hung)
    return [`The run did not end within ${Math.round(tookMs)} ms; its deadline is ${scenario.timeoutMs} ms.`]
  if (isCutShort(attempt)) return []
  return [
    ...exitCode(attempt),
    ...outcomeFitsTime(attempt),
    ...annotations(attempt),
    ...unusableFiles(attempt),
    ...summary(attempt),
  ].concat(run.log === '' ? ['The log is empty.'] : [])
}

/** Whether the process was killed, so that the attempt has no end. */
export function wasKilled({ endedBySignal }: Pick<Attempt, 'endedBySignal'>): boolean {
  return endedBySignal === 'SIGKILL'
}

/** Whether the process was killed, or a signal ended it before Node ran the first line of the action. */
function isCutShort(attempt: Attempt): boolean {
  const { endedBySignal, signalled, run, requests } = attempt
  const isAtStart = signalled && endedBySignal !== null && run.log === '' && requests.service.length === 0
  return isAtStart || wasKilled(attempt)
}

/** Whether the step could set its last outputs. */
export function hasOutputs(attempt: Attempt): boolean {
  return !isCutShort(attempt) && attempt.scenario.unusable?.startsWith('output-file') !== true
}

function exitCode(attempt: Attempt): string[] {
  const { run, signalled } = attempt
  const { exitCode } = run
  const { outcome } = run.outputs
  if (!hasOutputs(attempt))
    return exitCode === 1 || (signalled && exitCode === 130)
      ? []
      : [`The exit code is ${exitCode} although outputs cannot be set; expected 1.`]
  if (outcome === undefined || !outcomesOf[attempt.scenario.operation].includes(outcome))
    return [
      `The outcome is ${JSON.stringify(outcome)} with the exit code ${exitCode}; expected an outcome of the operation.`,
    ]
  const expected = expectedExitCodes(attempt, outcome)
  if (expected.includes(exitCode ?? -1)) return []
  return [`The exit code is ${exitCode} with the outcome ${outcome}; expected ${expected.join(' or ')}.`]
}

function expectedExitCodes({ scenario, run, signalled }: Attempt, outcome: string): number[] {
  const failOn = (scenario.inputs['fail-on'] ?? 'failed,timed-out').split(',')
  const cancelled = signalled ? [130] : []
  if (outcome === 'cancelled') return cancelled
  const isTimedOut = outcome === 'timed-out'
  const fails =
    outcome === 'error' || failOn.includes(outcome) || (isTimedOut && scenario.operation === 'visitors')
  if (fails) return [1, ...cancelled]
  // Before the service has reported a job, fail-on may or may not apply to the deadline. This is not documented.
  const mayFail = isTimedOut && (run.outputs['status'] ?? '') === ''
  return [0, ...(mayFail ? [1] : []), ...cancelled]
}

/** If the service hangs, the step lasts until the deadline. Nothing else gives the outcome `timed-out`. */
function outcomeFitsTime(attempt: Attempt): string[] {
  const { run, tookMs, scenario, requests, signalled } = attempt
  const { outcome } = run.outputs
  if (outcome === 'timed-out' && tookMs < scenario.timeoutMs)
    return [
      `The outcome is timed-out after ${Math.round(tookMs)} ms, before the deadline of ${scenario.timeoutMs} ms.`,
    ]
  const last = requests.service.at(-1)
  const hung = last?.fault?.hang === true
  if (hung && !signalled && hasOutputs(attempt) && outcome !== 'timed-out')
    return [
      `The outcome is ${outcome ?? 'missing'} although the last request to the service hung until the deadline; expected timed-out.`,
    ]
  return []
}

function annotations({ run }: Attempt): string[] {
  const errors = commandsIn(run.log).filter(({ name }) => name === 'error').length
  if (run.exitCode === 1 && errors !== 1) return [`A failed run has ${errors} error annotations; expected 1.`]
  return run.exitCode === 0 && errors > 0
    ? [`A run with exit code 0 has ${errors} error annotations; expected none.`]
    : []
}

function unusableFiles({ scenario, requests }: Attempt): string[] {
  const { unusable, inputs, operation } = scenario
  const isNeeded =
    unusable?.startsWith('output-file') === true ||
    (unusable?.startsWith('temporary-folder') === true &&
      operation === 'visitors' &&
      inputs['output-dir'] === undefined)
  const sent = requests.service.length
  const isDryRun = inputs['dry-run'] === 'true'
  return isNeeded && !isDryRun && sent > 0
    ? [`${sent} requests were sent although the scenario has ${unusable}; expected none.`]
    : []
}

function summary({ run, scenario, signalled }: Attempt): string[] {
  if (scenario.unusable !== undefined || signalled) return []
  return run.summary.startsWith('## ') ? [] : ['The job summary does not start with a heading.']
}
