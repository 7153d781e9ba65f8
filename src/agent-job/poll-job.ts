import { formatDuration } from '../shared/clock.ts'
import { sleepWithinDeadline, withRetries } from '../shared/retry-engine.ts'
import type { RunContext } from '../shared/run-context.ts'
import type { Job } from '../service/contract.ts'
import { singleLine } from '../shared/untrusted-text.ts'
import { classifyStatus, isTerminal, type TerminalStatus } from './job-outcome.ts'
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
 * Polls until the job has a terminal status. The delay is a tenth of the time waited so far, at least 2 s, at most
 * `pollIntervalMs`.
 *
 * @throws ActionError after too many failed polls, a final error of `pollJob`, or the reason of the deadline's signal
 */
export async function pollJob(options: PollOptions, context: RunContext): Promise<EndedJob> {
  const { jobId, expectsNewTurn, pollIntervalMs, onJob } = options
  const startedAtMs = context.clock.now()
  const waitedMs = (): number => context.clock.now() - startedAtMs
  const delayMs = (): number => Math.min(pollIntervalMs, Math.max(shortestDelayMs, waitedMs() / 10))
  const poll = (): Promise<Job> => {
    const policy = pollRetryPolicy(options, waitedMs, delayMs, context.random)
    return withRetries(() => options.pollJob(jobId), policy, context)
  }
  const logStatus = statusLogger(jobId, waitedMs, context)
  let sawActive = !expectsNewTurn
  let job = options.job ?? (await poll())
  for (;;) {
    onJob(job)
    logStatus(job.status)
    sawActive ||= classifyStatus(job.status) === 'pending'
    if (hasEnded(job) && (sawActive || waitedMs() >= newTurnToleratedMs)) return job
    await sleepWithinDeadline(delayMs(), context)
    job = await poll()
  }
}

function hasEnded(job: Job): job is EndedJob {
  return isTerminal(job.status)
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
    if (warned || classifyStatus(status) !== 'unknown') return
    warned = true
    log.warning(
      `Agent job ${jobId} has the status "${singleLine(status)}", which this action does not know. The action keeps waiting.`,
    )
  }
}
