import { formatDuration } from '../shared/clock.ts'
import { ActionError, messageOf } from '../shared/errors.ts'
import {
  pollDelayMs,
  retryDelayMs,
  type RetryPolicy,
  sleepWithinDeadline,
  withRetries,
} from '../shared/retry.ts'
import type { RunContext } from '../shared/run-context.ts'
import type { Job } from '../service/decoding.ts'
import { ServiceError } from '../service/errors.ts'
import { singleLine } from '../shared/untrusted-text.ts'
import { isKnown, isTerminal } from './job-statuses.ts'
import type { JobOrigin } from './request-state.ts'

const newTurnToleratedMs = 30_000
const heartbeatMs = 60_000
// A job that runs is worth waiting for, so even an odd answer is only a failed poll.
const maxFailures = 10
// These answers seldom pass: the key is refused, or there is no such job.
const refusals: ReadonlySet<number | undefined> = new Set([401, 403, 404])
const maxRefusals = 3
// The wait goes on until the deadline: the job runs on and has timed out, not failed.
const beyondDeadline = 'wait'
// The service may not know a new job everywhere at once.
const missingToleratedMs = 60_000

/**
 * Without a `job`, the first poll is sent at once. If the run created the job, the service may not know it everywhere yet.
 * If the run sent a message to it, a terminal status may still belong to the previous turn.
 */
export interface PollOptions {
  origin: JobOrigin
  jobId: string
  job?: Job | undefined
  pollIntervalMs: number
  pollJob: (jobId: string) => Promise<Job>
  /** Called with every answer of the service. */
  onJob?: (job: Job) => Promise<void>
}

/**
 * Polls until the job has a terminal status. The delay is a tenth of the time waited so far, at least 2 s, at most
 * `pollIntervalMs`.
 *
 * @throws ActionError after too many failed polls, a final error of `pollJob`, or the reason of the deadline's signal
 */
export async function pollJob(options: PollOptions, context: RunContext) {
  const { origin, jobId, pollIntervalMs, onJob } = options
  const startedAtMs = context.clock.now()
  const waitedMs = (): number => context.clock.now() - startedAtMs
  const delayMs = (): number => pollDelayMs(waitedMs(), pollIntervalMs)
  const poll = (): Promise<Job> => {
    const policy = pollRetryPolicy(options, waitedMs, delayMs, context.random)
    return withRetries(() => options.pollJob(jobId), policy, context)
  }
  const logStatus = statusLogger(jobId, waitedMs, context)
  let sawTurn = origin !== 'continued'
  let job = options.job ?? (await poll())
  for (;;) {
    await onJob?.(job)
    const { status } = job
    logStatus(status)
    sawTurn ||= isKnown(status) && !isTerminal(status)
    if (isTerminal(status) && (sawTurn || waitedMs() >= newTurnToleratedMs)) return { ...job, status }
    await sleepWithinDeadline(delayMs(), context)
    job = await poll()
  }
}

/** Returns a function that logs each new status at once, and the current status every minute. */
function statusLogger(jobId: string, waitedMs: () => number, { log }: RunContext): (status: string) => void {
  let lastStatus: string | undefined
  let lastLoggedMs = 0
  let warned = false
  return (status) => {
    if (status === lastStatus && waitedMs() - lastLoggedMs < heartbeatMs) return
    lastStatus = status
    lastLoggedMs = waitedMs()
    const after = lastLoggedMs < 1000 ? '' : ` after ${formatDuration(lastLoggedMs)}`
    log.info(`Agent job ${jobId}: ${singleLine(status)}${after}.`)
    if (warned || isKnown(status)) return
    warned = true
    log.warning(
      `Agent job ${jobId} has the status "${singleLine(status)}", which this action does not know. The action keeps waiting.`,
    )
  }
}

/**
 * Returns the retry policy for one poll. Any failure of the service or of the way to it is retried, until there are too
 * many in a row. A 404 is final unless this run created the job.
 *
 * @param waitedMs the time since the wait began
 * @param delayMs the delay after a successful poll
 */
function pollRetryPolicy(
  { origin, jobId }: Pick<PollOptions, 'origin' | 'jobId'>,
  waitedMs: () => number,
  delayMs: () => number,
  random: () => number,
): RetryPolicy {
  let failuresInARow = 0
  let refusalsInARow = 0
  return (error) => {
    if (!(error instanceof ServiceError)) return undefined
    const { status } = error
    if (status === 404 && origin !== 'created') return undefined
    if (status === 404 && waitedMs() < missingToleratedMs) {
      failuresInARow = refusalsInARow = 0
      return { delayMs: delayMs(), note: 'the service may not know the new job yet', beyondDeadline }
    }
    failuresInARow += 1
    refusalsInARow = refusals.has(status) ? refusalsInARow + 1 : 0
    const [count, limit] = refusalsInARow > 0 ? [refusalsInARow, maxRefusals] : [failuresInARow, maxFailures]
    if (count >= limit || failuresInARow >= maxFailures) {
      const message = `Agent job ${jobId} could not be read ${failuresInARow} times in a row. ${messageOf(error)}`
      throw new ActionError(message, { cause: error })
    }
    const backoffMs = retryDelayMs(error, failuresInARow - 1, random)
    const note = `failure ${count} of ${limit} in a row; the job is unaffected`
    return { delayMs: Math.max(delayMs(), backoffMs), note, beyondDeadline }
  }
}
