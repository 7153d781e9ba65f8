import type { Clock } from '../clock.ts'
import { Cancelled, type Deadline, DeadlineExceeded } from '../deadline.ts'
import { messageOf } from '../errors.ts'
import type { Log } from '../log.ts'
import type { ServiceClient } from '../service/client.ts'
import type { Job, KnownJob } from '../service/contract.ts'
import { UncertainPostError } from '../service/errors.ts'
import { lines, singleLine } from '../untrusted-text.ts'
import { type AgentJobOutcome, type FailableOutcome, outcomeOf } from './job-outcome.ts'
import { refuseForeignJob } from './poll-failures.ts'
import { pollJob } from './poll-job.ts'
import { parsePullRequestLink, type PullRequest } from './pull-request.ts'

const maxShownLines = 30

export interface AgentJobInputs {
  /** The instruction, with the text of the event in it; undefined only with a `jobId` that is just waited for. */
  prompt: string | undefined
  jobId: string | undefined
  wait: boolean
  pollIntervalMs: number
  failOn: ReadonlySet<FailableOutcome>
}

export interface AgentJobResult {
  outcome: AgentJobOutcome
  /** Undefined when the run was cancelled before the service had answered the create. */
  jobId: string | undefined
  /** As last seen; undefined when nothing was heard of it before the end. */
  job: KnownJob | undefined
  /** Of this turn of the job. */
  pullRequest: PullRequest | undefined
  /** With the outcome `error`: why a job that is known could not be followed. */
  error?: unknown
}

export interface AgentJobOptions {
  inputs: AgentJobInputs
  client: Omit<ServiceClient, 'listVisitors'>
  /** Called with every answer that tells of the job, the one to the create first. */
  onJob: (job: KnownJob) => void
  /** Called once when there is a job to wait for; what it throws ends the wait. */
  onStarted: (jobId: string) => Promise<void>
  clock: Clock
  deadline: Deadline
  log: Log
  random: () => number
}

/**
 * Starts a job, or attaches to one, and waits for it when that is asked for. Once there is a job, every end is a result.
 *
 * @throws what the client throws before; a cancellation is a result in any case
 */
export async function runAgentJob(options: AgentJobOptions): Promise<AgentJobResult> {
  const { inputs, client, log, deadline } = options
  let jobId = inputs.jobId
  let job: KnownJob | undefined
  const endedBy = (outcome: AgentJobOutcome): AgentJobResult => ({
    outcome,
    jobId,
    job,
    pullRequest: undefined,
  })
  const onJob = (seen: Job): void => {
    refuseForeignJob(jobId ?? '', seen)
    job = { ...seen, id: jobId ?? '' }
    options.onJob(job)
  }
  try {
    const start = await startJob(options)
    jobId = start.jobId
    if (start.job !== undefined) onJob(start.job)
    await options.onStarted(jobId)
    if (deadline.signal.reason instanceof Cancelled) return endedBy('cancelled')
    if (!inputs.wait) {
      if (start.job === undefined) onJob(await client.getJob(jobId))
      return {
        ...endedBy('started'),
        pullRequest: start.expectsNewTurn ? undefined : pullRequestOf(job, log),
      }
    }
    const pollIntervalMs = inputs.pollIntervalMs
    const poll = await pollJob({ ...options, ...start, onJob, pollJob: client.pollJob, pollIntervalMs })
    if (poll.end !== 'terminal') return endedBy(poll.end)
    const pullRequest = pullRequestOf(poll.job, log)
    return { ...endedBy(outcomeOf(poll.job.status, pullRequest !== undefined)), pullRequest }
  } catch (error) {
    const reason: unknown = deadline.signal.reason
    if (reason instanceof Cancelled && (error === reason || error instanceof UncertainPostError)) {
      if (error !== reason) log.warning(messageOf(error))
      return endedBy('cancelled')
    }
    if (jobId !== undefined) return error === reason ? endedBy('timed-out') : { ...endedBy('error'), error }
    throw error === reason ? new DeadlineExceeded(`${messageOf(error)} No agent job was started.`) : error
  }
}

interface Start {
  jobId: string
  /** As the create or the message was answered. */
  job: Job | undefined
  expectsNewTurn: boolean
}

async function startJob({ inputs, client, log }: AgentJobOptions): Promise<Start> {
  const { prompt, jobId } = inputs
  if (prompt === undefined) {
    if (jobId === undefined) throw new Error('There is neither an instruction nor a job to wait for.')
    log.info(`Attaching to agent job ${jobId}.`)
    return { jobId, job: undefined, expectsNewTurn: false }
  }
  const shown = lines(prompt)
  const more = shown.length > maxShownLines ? [`… and ${shown.length - maxShownLines} more lines`] : []
  log.group(
    `Instruction (${prompt.length} characters)`,
    [...shown.slice(0, maxShownLines), ...more].join('\n'),
  )
  if (jobId !== undefined) {
    const job = await client.sendMessage(jobId, prompt)
    log.info(`Sent as a follow-up message to agent job ${jobId}.`)
    return { jobId, job, expectsNewTurn: true }
  }
  const job = await client.createJob(prompt)
  const details = [job.model, job.sourceRepository, job.sourceRef].filter((detail) => detail !== null)
  log.info(
    `Created agent job ${singleLine(job.id)}${details.length === 0 ? '' : ` (${singleLine(details.join(', '))})`}.`,
  )
  return { jobId: job.id, job, expectsNewTurn: false }
}

function pullRequestOf(job: Job | undefined, log: Log): PullRequest | undefined {
  const prLink = job?.prLink ?? null
  if (prLink === null) return undefined
  const pullRequest = parsePullRequestLink(prLink)
  if (pullRequest === undefined) {
    log.warning(
      `The job names a pull request whose link is no plain https URL; it is dropped: ${singleLine(prLink)}`,
    )
  }
  return pullRequest
}
