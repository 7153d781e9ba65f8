import type { Clock } from '../clock.ts'
import type { Deadline } from '../deadline.ts'
import { formatDuration } from '../duration.ts'
import { messageOf } from '../errors.ts'
import type { Log } from '../log.ts'
import type { Job } from '../service/contract.ts'
import { ServiceError, StatusError, UnexpectedShapeError } from '../service/errors.ts'
import { mayBeSentAgain, refuseBeyondDeadline, retryDelayMs } from '../service/retry-policy.ts'
import { singleLine } from '../untrusted-text.ts'

/** What a failed poll can mean for a job that goes on meanwhile: it is not found, not readable, or out of reach. */
type FailureKind = 'missing' | 'malformed' | 'transient'

const limitsInARow: Readonly<Record<FailureKind, number>> = { missing: 3, malformed: 3, transient: 10 }
// A job that was just created may not be known everywhere at once.
const missingToleratedMs = 60_000

/** The job cannot be followed any longer, for a reason that polling on would not mend. */
export class LostJobError extends ServiceError {
  override name = 'LostJobError'
}

/** @throws LostJobError when an answer tells of another job than the one that was asked for */
export function refuseForeignJob(jobId: string, { id }: Pick<Job, 'id'>): void {
  if (id === undefined || id === jobId) return
  throw new LostJobError(
    `The service answered with job ${singleLine(id)} when asked for job ${jobId}. Nothing that it tells of that job can be trusted: check base-url and project-id.`,
  )
}

export interface PollFailuresOptions {
  jobId: string
  clock: Clock
  deadline: Deadline
  log: Log
  random: () => number
}

/** Decides after each failed poll whether the wait goes on. */
export class PollFailures {
  readonly #options: PollFailuresOptions
  #row = { kind: 'none', count: 0 }

  constructor(options: PollFailuresOptions) {
    this.#options = options
  }

  /** A poll was answered. */
  clear(): void {
    this.#row = { kind: 'none', count: 0 }
  }

  /**
   * The delay before the next poll, in milliseconds.
   *
   * @param delayMs the delay after a poll that succeeded
   * @throws LostJobError after too many in a row, and the failure itself where it is one that does not pass
   */
  delayAfter(error: unknown, waitedMs: number, delayMs: number): number {
    const { jobId, log } = this.#options
    const kind = kindOf(error)
    if (kind === undefined) throw error
    if (kind === 'missing' && waitedMs < missingToleratedMs) {
      this.clear()
      log.info(`Agent job ${jobId} is not known to the service yet.`)
      return delayMs
    }
    const count = this.#row.kind === kind ? this.#row.count + 1 : 1
    this.#row = { kind, count }
    if (count >= limitsInARow[kind]) throw lostJob(kind, count, jobId, error)
    const longerMs = Math.max(delayMs, kind === 'transient' ? this.#backoffMs(error, count - 1) : 0)
    log.info(
      `${messageOf(error)} The job goes on; asked again in ${formatDuration(longerMs)} (${count} of ${limitsInARow[kind]} in a row).`,
    )
    return longerMs
  }

  #backoffMs(error: unknown, retry: number): number {
    const retryAfterMs = error instanceof StatusError ? error.retryAfterMs : undefined
    const backoffMs = retryDelayMs(retry, retryAfterMs, this.#options.random)
    if (retryAfterMs !== undefined) refuseBeyondDeadline(backoffMs, error, this.#options)
    return backoffMs
  }
}

function kindOf(error: unknown): FailureKind | undefined {
  if (error instanceof StatusError && error.status === 404) return 'missing'
  if (error instanceof UnexpectedShapeError) return 'malformed'
  return mayBeSentAgain('GET', error) ? 'transient' : undefined
}

function lostJob(kind: FailureKind, count: number, jobId: string, cause: unknown): LostJobError {
  const what = {
    missing: `Agent job ${jobId} has vanished: the service answered ${count} times in a row that there is no such job.`,
    malformed: `The status of agent job ${jobId} could not be read ${count} times in a row.`,
    transient: `The status of agent job ${jobId} could not be retrieved ${count} times in a row.`,
  }[kind]
  return new LostJobError(`${what} ${messageOf(cause)}`, { cause })
}
