import type { Clock } from '../clock.ts'
import { Cancelled, type Deadline, DeadlineExceeded } from '../deadline.ts'
import { formatDuration } from '../duration.ts'
import type { Log } from '../log.ts'
import type { Job } from '../service/contract.ts'
import { singleLine } from '../untrusted-text.ts'
import { classifyStatus, type TerminalStatus } from './job-status.ts'
import { PollFailures, refuseForeignJob } from './poll-failures.ts'

const shortestDelayMs = 2000
const newTurnToleratedMs = 30_000
const heartbeatMs = 60_000

export interface PollOptions {
  jobId: string
  /** The job as the create or the message was answered; undefined to look at once. */
  job?: Job | undefined
  /** A message was just sent: a terminal status may still be that of the turn before. */
  expectsNewTurn: boolean
  /** Upper bound of the delay between polls. */
  pollIntervalMs: number
  pollJob: (jobId: string) => Promise<Job>
  /** Called with every answer of the service. */
  onJob: (job: Job) => void
  clock: Clock
  deadline: Deadline
  log: Log
  random: () => number
}

type EndedJob = Job & { status: TerminalStatus }

export type PollResult =
  | { end: 'terminal'; job: EndedJob }
  /** With the job as last seen; undefined when nothing was heard of it. */
  | { end: 'timed-out' | 'cancelled'; job: Job | undefined }

/**
 * Polls until the job ends, the deadline passes or the run is cancelled.
 *
 * @throws LostJobError and what `pollJob` throws that may not pass
 */
export async function pollJob(options: PollOptions): Promise<PollResult> {
  const wait = new JobWait(options)
  let { job } = options
  if (job !== undefined && wait.ends(job)) return { end: 'terminal', job }
  let delayMs = job === undefined ? 0 : wait.delayMs()
  try {
    for (;;) {
      if (delayMs > 0 && (await wait.sleep(delayMs)) === 'expired') return { end: 'timed-out', job }
      try {
        job = await options.pollJob(options.jobId)
        if (wait.ends(job)) return { end: 'terminal', job }
        delayMs = wait.delayMs()
      } catch (error) {
        options.deadline.signal.throwIfAborted()
        delayMs = wait.delayAfter(error)
      }
    }
  } catch (error) {
    if (error instanceof DeadlineExceeded) return { end: 'timed-out', job }
    if (error instanceof Cancelled) return { end: 'cancelled', job }
    throw error
  }
}

/** How long polls wait, and when they are over. */
class JobWait {
  readonly #options: PollOptions
  readonly #startedAtMs: number
  readonly #failures: PollFailures
  #sawActive: boolean
  #lastStatus: string | undefined
  #warned = false
  #lastLoggedAtMs: number

  constructor(options: PollOptions) {
    this.#options = options
    this.#failures = new PollFailures(options)
    this.#startedAtMs = options.clock.now()
    this.#lastLoggedAtMs = this.#startedAtMs
    this.#sawActive = !options.expectsNewTurn
  }

  /** Takes note of an answer; true when it ends the wait. */
  ends(job: Job): job is EndedJob {
    const { jobId, onJob } = this.#options
    refuseForeignJob(jobId, job)
    this.#failures.clear()
    onJob(job)
    this.#logStatus(job.status)
    const statusClass = classifyStatus(job.status)
    if (statusClass === 'pending') this.#sawActive = true
    return statusClass === 'terminal' && (this.#sawActive || this.#waitedMs() >= newTurnToleratedMs)
  }

  /** A tenth of the time waited so far, at least 2 s, never above the bound. */
  delayMs(): number {
    return Math.min(this.#options.pollIntervalMs, Math.max(shortestDelayMs, this.#waitedMs() / 10))
  }

  /** The delay after a poll that failed; throws what ends the wait. */
  delayAfter(error: unknown): number {
    return this.#failures.delayAfter(error, this.#waitedMs(), this.delayMs())
  }

  async sleep(delayMs: number): Promise<'expired' | 'slept'> {
    const { clock, deadline } = this.#options
    const remainingMs = deadline.expiresAtMs - clock.now()
    await clock.sleep(Math.min(delayMs, Math.max(0, remainingMs)), deadline.signal)
    return clock.now() >= deadline.expiresAtMs ? 'expired' : 'slept'
  }

  #waitedMs(): number {
    return this.#options.clock.now() - this.#startedAtMs
  }

  /** Each change at once, and a sign of life each minute. */
  #logStatus(status: string): void {
    const { log, clock, jobId } = this.#options
    const changed = status !== this.#lastStatus
    if (!changed && clock.now() - this.#lastLoggedAtMs < heartbeatMs) return
    this.#lastStatus = status
    this.#lastLoggedAtMs = clock.now()
    const waitedMs = this.#waitedMs()
    const after = waitedMs < 1000 ? '' : ` after ${formatDuration(waitedMs)}`
    log.info(`Agent job ${jobId}: ${singleLine(status)}${after}.`)
    if (this.#warned || classifyStatus(status) !== 'unknown') return
    this.#warned = true
    log.warning(`Agent job ${jobId} has a status that this action does not know; it keeps waiting.`)
  }
}
