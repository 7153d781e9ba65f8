import { pollJob, type PollOptions } from '../../src/agent-job/poll-job.ts'
import { interruptionOf } from '../../src/shared/errors.ts'
import type { Job } from '../../src/service/decoding.ts'
import { ServiceError } from '../../src/service/errors.ts'
import { kindOfAnswer } from '../../src/shared/retry.ts'
import { deadlineOf, FakeClock } from './fake-clock.ts'
import { jobId, jobWith } from './job.ts'
import { RecordingLog } from './recording-log.ts'

export function statusError(status: number, retryAfterMs?: number): ServiceError {
  return new ServiceError(`HTTP ${status}.`, {
    kind: kindOfAnswer(status),
    status,
    isFromService: true,
    retryAfterMs,
  })
}

export const malformed = (): ServiceError => new ServiceError('$.status is missing.')

/** How a wait ended; after the deadline or a cancellation with the job as last seen. */
type PollResult = { end: 'terminal'; job: Job } | { end: 'timed-out' | 'cancelled'; job: Job | undefined }

/** What one poll brings: a job, its status alone, or an error to fail with. */
export type Poll = Job | string | Error

/** The loop under test, whose polls bring `script` one after the other; the last stays. Without jitter. */
export function polling(script: readonly Poll[], deadlineInMs?: number) {
  const clock = new FakeClock()
  const startedAtMs = clock.now()
  const deadline = deadlineOf(clock, deadlineInMs)
  const log = new RecordingLog()
  /** When each poll was sent, in seconds from the start. */
  const polledAt: number[] = []
  /** Statuses handed to `onJob`. */
  const seen: string[] = []
  const answer = async (): Promise<Job> => {
    polledAt.push((clock.now() - startedAtMs) / 1000)
    const poll = script[Math.min(polledAt.length, script.length) - 1] ?? 'active'
    if (poll instanceof Error) throw poll
    return Promise.resolve(typeof poll === 'string' ? jobWith(poll) : poll)
  }
  const run = async ({
    random = () => 0,
    ...options
  }: Partial<PollOptions> & { random?: () => number } = {}): Promise<PollResult> => {
    let last: Job | undefined
    const waiting: PollOptions = {
      origin: 'created',
      jobId,
      pollIntervalMs: 15_000,
      pollJob: answer,
      onJob: (job) => {
        last = job
        seen.push(job.status)
        return Promise.resolve()
      },
      ...options,
    }
    try {
      return { end: 'terminal', job: await pollJob(waiting, { clock, deadline, log, random }) }
    } catch (error) {
      const outcome = interruptionOf(error)
      if (outcome === 'error') throw error
      return { end: outcome, job: last }
    }
  }
  return { clock, deadline, log, polledAt, seen, run }
}
