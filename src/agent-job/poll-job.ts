import { pollsOf } from '../shared/poll.ts'
import type { RunContext } from '../shared/run-context.ts'
import type { Job } from '../service/decoding.ts'
import { singleLine } from '../shared/untrusted-text.ts'
import { isKnown, isTerminal } from './job-statuses.ts'
import type { JobOrigin } from './request-state.ts'

const newTurnToleratedMs = 30_000

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
 * Polls until the job has a terminal status. See {@link pollsOf}.
 *
 * @throws ActionError after too many failed polls, a final error of `pollJob`, or the reason of the deadline's signal
 */
export async function pollJob(options: PollOptions, context: RunContext) {
  const { origin, jobId, pollIntervalMs, onJob } = options
  const polls = pollsOf(
    {
      name: `Agent job ${jobId}`,
      isNew: origin === 'created',
      longestDelayMs: pollIntervalMs,
      send: () => options.pollJob(jobId),
    },
    context,
  )
  const { waitedMs, logStatus } = polls
  let warned = false
  let sawTurn = origin !== 'continued'
  let job = options.job ?? (await polls.now())
  for (;;) {
    await onJob?.(job)
    const { status } = job
    logStatus(status)
    if (!warned && !isKnown(status))
      context.log.warning(
        `Agent job ${jobId} has the status "${singleLine(status)}", which this action does not know. The action keeps waiting.`,
      )
    warned ||= !isKnown(status)
    sawTurn ||= isKnown(status) && !isTerminal(status)
    if (isTerminal(status) && (sawTurn || waitedMs() >= newTurnToleratedMs)) return { ...job, status }
    job = await polls.next()
  }
}
