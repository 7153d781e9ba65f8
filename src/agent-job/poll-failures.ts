import { messageOf } from '../errors.ts'
import { ServiceError, StatusError, UnexpectedShapeError } from '../service/errors.ts'
import { mayBeSentAgain } from '../service/retry-policy.ts'
import { singleLine } from '../untrusted-text.ts'

/** What a failed poll can mean for a job that goes on meanwhile: it is not found, not readable, or out of reach. */
export type FailureKind = 'missing' | 'malformed' | 'transient'

/** So many failures of a kind in a row end the wait. */
export const limitsInARow: Readonly<Record<FailureKind, number>> = { missing: 3, malformed: 3, transient: 10 }

/** The job cannot be followed any longer, for a reason that polling on would not mend. */
export class LostJobError extends ServiceError {
  override name = 'LostJobError'
}

/** Undefined: the failure ends the wait at once. */
export function failureKind(error: unknown): FailureKind | undefined {
  if (error instanceof StatusError && error.status === 404) return 'missing'
  if (error instanceof UnexpectedShapeError) return 'malformed'
  return mayBeSentAgain('GET', error) ? 'transient' : undefined
}

export function foreignJob(jobId: string, answeredId: string): LostJobError {
  return new LostJobError(
    `The service answered with job ${singleLine(answeredId)} when asked for job ${jobId}. Nothing that it tells of that job can be trusted: check base-url and project-id.`,
  )
}

export function lostJob(kind: FailureKind, count: number, jobId: string, cause: unknown): LostJobError {
  const what = {
    missing: `Agent job ${jobId} has vanished: the service answered ${count} times in a row that there is no such job.`,
    malformed: `The status of agent job ${jobId} could not be read ${count} times in a row.`,
    transient: `The status of agent job ${jobId} could not be retrieved ${count} times in a row.`,
  }[kind]
  return new LostJobError(`${what} ${messageOf(cause)}`, { cause })
}
