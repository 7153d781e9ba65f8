import { pollJob, type PollOptions, type PollResult } from '../../src/agent-job/poll-job.ts'
import type { Job } from '../../src/service/contract.ts'
import { StatusError, UnexpectedShapeError } from '../../src/service/errors.ts'
import { deadlineOf, FakeClock, type FakeDeadline } from './fake-clock.ts'
import { RecordingLog } from './recording-log.ts'

export const jobId = 'job_1'

export function jobWith(status: string, fields: Partial<Job> = {}): Job {
  const told = { prLink: null, model: null, sourceRepository: null, sourceRef: null }
  return { id: jobId, status, ...told, createdAt: null, archivedAt: null, ...fields }
}

export function statusError(status: number, retryAfterMs?: number): StatusError {
  return new StatusError(`HTTP ${status}.`, { status, retryAfterMs, fromService: true })
}

export const malformed = (): UnexpectedShapeError => new UnexpectedShapeError('$.status is missing.')

/** What one poll brings: a job, its status alone, or an error to fail with. */
export type Poll = Job | string | Error

export interface Polling {
  clock: FakeClock
  deadline: FakeDeadline
  log: RecordingLog
  /** When each poll was sent, in seconds from the start. */
  polledAt: number[]
  /** Statuses handed to `onJob`. */
  seen: string[]
  run: (options?: Partial<PollOptions>) => Promise<PollResult>
}

/** The loop under test, whose polls bring `script` one after the other; the last stays. Without jitter. */
export function polling(
  script: readonly Poll[] | ((elapsedMs: number) => Poll),
  deadlineInMs?: number,
): Polling {
  const clock = new FakeClock()
  const startedAtMs = clock.now()
  const deadline = deadlineOf(clock, deadlineInMs)
  const log = new RecordingLog()
  const polledAt: number[] = []
  const seen: string[] = []
  const scripted =
    typeof script === 'function' ? script : () => script[Math.min(polledAt.length, script.length) - 1]
  const answer = async (): Promise<Job> => {
    const elapsedMs = clock.now() - startedAtMs
    polledAt.push(elapsedMs / 1000)
    const poll = scripted(elapsedMs) ?? 'active'
    if (poll instanceof Error) throw poll
    return Promise.resolve(typeof poll === 'string' ? jobWith(poll) : poll)
  }
  const run = (options: Partial<PollOptions> = {}): Promise<PollResult> =>
    pollJob({
      jobId,
      expectsNewTurn: false,
      pollIntervalMs: 15_000,
      pollJob: answer,
      onJob: ({ status }) => seen.push(status),
      clock,
      deadline,
      log,
      random: () => 0,
      ...options,
    })
  return { clock, deadline, log, polledAt, seen, run }
}
