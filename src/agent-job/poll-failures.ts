import { ActionError, messageOf } from '../errors.ts'
import type { RetryPolicy } from '../retry-engine.ts'
import type { Job } from '../service/contract.ts'
import { StatusError, UnexpectedShapeError } from '../service/errors.ts'
import { mayBeSentAgain, retryDelayMs } from '../service/retry-policy.ts'
import { singleLine } from '../untrusted-text.ts'

/** The kinds of a failed poll: the job is not found, the answer is not a job, or the failure may be temporary. */
type FailureKind = 'missing' | 'malformed' | 'transient'

const limitsInARow: Readonly<Record<FailureKind, number>> = { missing: 3, malformed: 3, transient: 10 }
// The service may not know a new job everywhere at once.
const missingToleratedMs = 60_000

/** The job can no longer be polled. More polls would not help. */
export class LostJobError extends ActionError {
  override name = 'LostJobError'
}

/** @throws LostJobError if an answer is about another job than the requested one */
export function refuseForeignJob(jobId: string, { id }: Pick<Job, 'id'>): void {
  if (id === undefined || id === jobId) return
  throw new LostJobError(
    `The service returned job ${singleLine(id)} instead of job ${jobId}. Check base-url and project-id.`,
  )
}

export interface PolledJob {
  id: string
  /** For a job of this run, 404 is retried. For any other job, 404 is final. */
  wasCreatedByThisRun: boolean
}

/**
 * Returns the retry policy for one poll. Failures end the wait only after too many of one kind in a row.
 *
 * @param waitedMs the time since the wait began
 * @param delayMs the delay after a successful poll
 */
export function pollRetryPolicy(
  job: PolledJob,
  waitedMs: () => number,
  delayMs: () => number,
  random: () => number,
): RetryPolicy {
  let row: { kind: FailureKind | undefined; count: number } = { kind: undefined, count: 0 }
  return (error) => {
    const kind = kindOf(error, job)
    if (kind === undefined) return undefined
    if (kind === 'missing' && waitedMs() < missingToleratedMs) {
      row = { kind: undefined, count: 0 }
      return {
        delayMs: delayMs(),
        note: 'the service may not know the new job yet',
        failsBeyondDeadline: false,
      }
    }
    const count = row.kind === kind ? row.count + 1 : 1
    row = { kind, count }
    if (count >= limitsInARow[kind]) throw lostJob(kind, count, job.id, error)
    const backoffMs = kind === 'transient' ? retryDelayMs(error, count - 1, random) : 0
    return {
      delayMs: Math.max(delayMs(), backoffMs),
      note: `failure ${count} of ${limitsInARow[kind]} in a row; the job is unaffected`,
      failsBeyondDeadline: error instanceof StatusError && error.retryAfterMs !== undefined,
    }
  }
}

function kindOf(error: unknown, { wasCreatedByThisRun }: PolledJob): FailureKind | undefined {
  if (error instanceof StatusError && error.status === 404) {
    return wasCreatedByThisRun ? 'missing' : undefined
  }
  if (error instanceof UnexpectedShapeError) return 'malformed'
  return mayBeSentAgain('GET', error) ? 'transient' : undefined
}

function lostJob(kind: FailureKind, count: number, jobId: string, cause: unknown): LostJobError {
  const what = {
    missing: `Agent job ${jobId} was not found ${count} times in a row.`,
    malformed: `The status of agent job ${jobId} could not be read ${count} times in a row.`,
    transient: `The status of agent job ${jobId} could not be retrieved ${count} times in a row.`,
  }[kind]
  return new LostJobError(`${what} ${messageOf(cause)}`, { cause })
}
