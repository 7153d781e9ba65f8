import type { Attempt } from '../attempt.ts'

/** A run exits by itself, and its exit code, outcome and messages agree. */
export function endOfRun(attempt: Attempt): Iterable<string> {
  const { hung, tookMs, plan } = attempt
  if (hung)
    return [`The run did not end within ${Math.round(tookMs)} ms; its deadline is ${plan.timeoutMs} ms.`]
  if (isCutShort(attempt)) return []
  return plan.fullDisk === 'outputs' ? fullDisk(attempt) : exitCode(attempt)
}

/** A step whose outputs cannot be written fails before its first request. */
function* fullDisk({ result, requests, signalled }: Attempt): Iterable<string> {
  const { length } = [...requests.service, ...requests.github]
  if (length > 0) yield `The outputs cannot be written, and the run sent ${length} requests.`
  if (result.exitCode !== 1 && !(signalled && result.exitCode === 130))
    yield `The outputs cannot be written, and the exit code is ${String(result.exitCode)}.`
}

/** Whether the process was killed, or a signal ended it before Node ran the first line of the action. */
export function isCutShort({ endedBySignal, signalled, result, requests }: Attempt): boolean {
  if (endedBySignal === 'SIGKILL') return true
  return signalled && endedBySignal !== null && result.log === '' && requests.service.length === 0
}

function exitCode({ result, signalled }: Attempt): string[] {
  const { exitCode } = result
  const { outcome, previewStatus } = result.outputs
  const isFailure =
    outcome === undefined || ['error', 'failed', 'timed-out', 'not-published'].includes(outcome)
  const fails = isFailure || previewStatus === 'failure'
  const expected = [...(outcome === 'cancelled' ? [] : [fails ? 1 : 0]), ...(signalled ? [130] : [])]
  return outcome !== undefined && expected.includes(exitCode ?? -1)
    ? []
    : [
        `The outcome is ${outcome ?? 'missing'} with the exit code ${String(exitCode)}; expected ${expected.join(' or ')}.`,
      ]
}

const refusals = ['insufficient-permission', 'bot-not-allowed']

/** A checked event does nothing for an account without write permission. All other accounts may start a job. */
export function onlyWritersStartJobs({ run, requests, result }: Attempt): string[] {
  const refused = run.event?.checked.find((login) => login !== 'writer')
  const { skipReason = '' } = result.outputs
  if (refused === undefined)
    return refusals.includes(skipReason)
      ? [`Writers may start a job, but the run ended as ${skipReason}.`]
      : []
  return [...requests.service, ...requests.github]
    .filter(({ path }) => !path.endsWith('/permission'))
    .map(({ method, path }) => `${refused} may not start a job, but the run sent ${method} ${path}.`)
}
