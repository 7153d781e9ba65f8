import { formatDuration } from '../clock.ts'
import { sleepWithinDeadline, withRetries } from '../retry-engine.ts'
import type { RunContext } from '../run-context.ts'
import type { Job } from '../service/contract.ts'
import { singleLine } from '../untrusted-text.ts'
import { classifyStatus, type TerminalStatus } from './job-outcome.ts'
import { pollRetryPolicy } from './poll-failures.ts'

const shortestDelayMs = 2000
const newTurnToleratedMs = 30_000
const heartbeatMs = 60_000

export interface PollOptions {
  jobId: string
  /** The job in the answer to the create or the message. If undefined, the first poll is sent at once. */
  job?: Job | undefined
  /** If true, the service may not know the job everywhere yet. */
  wasCreatedByThisRun: boolean
  /** Whether a message was just sent. Then a terminal status may still belong to the previous turn. */
  expectsNewTurn: boolean
  /** Longest delay between two polls. */
  pollIntervalMs: number
  pollJob: (jobId: string) => Promise<Job>
  /** Called with every answer of the service. */
  onJob: (job: Job) => void
}

export type EndedJob = Job & { status: TerminalStatus }

/**
 * Polls until the job has a terminal status.
 *
 * @throws ActionError after too many failed polls, a final error of `pollJob`, or the reason of the deadline's signal
 */
export async function pollJob(options: PollOptions, context: RunContext): Promise<EndedJob> {
  const wait = new JobWait(options, context)
  const policy = (): ReturnType<typeof pollRetryPolicy> =>
    pollRetryPolicy(
      { id: options.jobId, wasCreatedByThisRun: options.wasCreatedByThisRun },
      () => wait.waitedMs(),
      () => wait.delayMs(),
      context.random,
    )
  const look = (): Promise<Job> => options.pollJob(options.jobId)
  let job = options.job ?? (await withRetries(look, policy(), context))
  while (!wait.ends(job)) {
    await sleepWithinDeadline(wait.delayMs(), context)
    job = await withRetries(look, policy(), context)
  }
  return job
}

/** Decides how long to wait between polls, and when to stop. */
class JobWait {
  readonly #options: PollOptions
  readonly #context: RunContext
  readonly #startedAtMs: number
  #sawActive: boolean
  #lastStatus: string | undefined
  #warned = false
  #lastLoggedAtMs: number

  constructor(options: PollOptions, context: RunContext) {
    this.#options = options
    this.#context = context
    this.#startedAtMs = context.clock.now()
    this.#lastLoggedAtMs = this.#startedAtMs
    this.#sawActive = !options.expectsNewTurn
  }

  /** Records an answer. Returns true if the job has ended. */
  ends(job: Job): job is EndedJob {
    this.#options.onJob(job)
    this.#logStatus(job.status)
    const statusClass = classifyStatus(job.status)
    if (statusClass === 'pending') this.#sawActive = true
    return statusClass === 'terminal' && (this.#sawActive || this.waitedMs() >= newTurnToleratedMs)
  }

  /** Returns a tenth of the time waited so far, at least 2 s, at most `pollIntervalMs`. */
  delayMs(): number {
    return Math.min(this.#options.pollIntervalMs, Math.max(shortestDelayMs, this.waitedMs() / 10))
  }

  waitedMs(): number {
    return this.#context.clock.now() - this.#startedAtMs
  }

  /** Logs each new status at once, and the current status every minute. */
  #logStatus(status: string): void {
    const { log, clock } = this.#context
    const { jobId } = this.#options
    const changed = status !== this.#lastStatus
    if (!changed && clock.now() - this.#lastLoggedAtMs < heartbeatMs) return
    this.#lastStatus = status
    this.#lastLoggedAtMs = clock.now()
    const waitedMs = this.waitedMs()
    const after = waitedMs < 1000 ? '' : ` after ${formatDuration(waitedMs)}`
    log.info(`Agent job ${jobId}: ${singleLine(status)}${after}.`)
    if (this.#warned || classifyStatus(status) !== 'unknown') return
    this.#warned = true
    log.warning(
      `Agent job ${jobId} has the status "${singleLine(status)}", which this action does not know. The action keeps waiting.`,
    )
  }
}
