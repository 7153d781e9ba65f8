import { ActionError, messageOf } from '../shared/errors.ts'
import type { Retry, RetryPolicy } from '../shared/retry-engine.ts'
import { ServiceError, StatusError } from '../service/errors.ts'
import { retryDelayMs } from '../service/retry-policy.ts'

// A job that runs is worth waiting for, so even an odd answer is only a failed poll.
const maxFailures = 10
// These answers seldom pass: the key is refused, or there is no such job.
const refusals: ReadonlySet<number | undefined> = new Set([401, 403, 404])
const maxRefusals = 3
// The service may not know a new job everywhere at once.
const missingToleratedMs = 60_000

/**
 * Returns the retry policy for one poll. Any failure of the service or of the way to it is retried, until there are too
 * many in a row. A 404 is final unless this run created the job.
 *
 * @param waitedMs the time since the wait began
 * @param delayMs the delay after a successful poll
 */
export function pollRetryPolicy(
  job: { jobId: string; wasCreatedByThisRun: boolean },
  waitedMs: () => number,
  delayMs: () => number,
  random: () => number,
): RetryPolicy {
  let failuresInARow = 0
  let refusalsInARow = 0
  return (error) => {
    if (!(error instanceof ServiceError)) return undefined
    const status = error instanceof StatusError ? error.status : undefined
    if (status === 404 && !job.wasCreatedByThisRun) return undefined
    if (status === 404 && waitedMs() < missingToleratedMs) {
      failuresInARow = refusalsInARow = 0
      return retryIn(delayMs(), 'the service may not know the new job yet')
    }
    failuresInARow += 1
    refusalsInARow = refusals.has(status) ? refusalsInARow + 1 : 0
    const [count, limit] = refusalsInARow > 0 ? [refusalsInARow, maxRefusals] : [failuresInARow, maxFailures]
    if (count >= limit || failuresInARow >= maxFailures) throw lostJob(job.jobId, failuresInARow, error)
    const backoffMs = retryDelayMs(error, failuresInARow - 1, random)
    const note = `failure ${count} of ${limit} in a row; the job is unaffected`
    return retryIn(Math.max(delayMs(), backoffMs), note)
  }
}

/** Beyond the deadline, the wait goes on until the deadline: the job runs on and has timed out, not failed. */
function retryIn(delayMs: number, note: string): Retry {
  return { delayMs, note, failsBeyondDeadline: false }
}

function lostJob(jobId: string, failures: number, cause: unknown): ActionError {
  const message = `Agent job ${jobId} could not be read ${failures} times in a row. ${messageOf(cause)}`
  return new ActionError(message, { cause })
}
