import { Cancelled, type Clock, type Deadline } from '../clock.ts'
import type { Log } from '../log.ts'
import type { ServiceClient } from '../service/client.ts'
import type { Job } from '../service/decoding.ts'
import { UncertainPostError } from '../service/errors.ts'
import { lines, singleLine } from '../untrusted-text.ts'
import type { AgentJobInputs } from './agent-job-inputs.ts'
import { isTerminal, outcomeOf } from './job-status.ts'
import { refuseForeignJob } from './poll-failures.ts'
import { pollJob } from './poll-job.ts'
import { parsePullRequestLink, type PullRequest } from './pull-request.ts'

const maxShownLines = 30

/** A job whose id is known. */
export type KnownJob = Job & { id: string }

export interface AgentJobResult {
  outcome: 'pr-created' | 'no-pr' | 'archived' | 'failed' | 'started' | 'timed-out' | 'cancelled'
  /** Undefined when the run was cancelled before the service had answered the create. */
  jobId: string | undefined
  /** As last seen; undefined when nothing was heard of it before the end. */
  job: KnownJob | undefined
  /** Of a job that ended. */
  pullRequest: PullRequest | undefined
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
 * Starts a job, or attaches to one, and waits for it when that is asked for.
 *
 * @throws what the client throws, a job that got lost included; a timeout of a job and a cancellation are results
 */
export async function runAgentJob(options: AgentJobOptions): Promise<AgentJobResult> {
  const { inputs, client, log, deadline } = options
  let jobId = inputs.jobId
  let latest: KnownJob | undefined
  const onJob = (job: Job): void => {
    refuseForeignJob(jobId ?? '', job)
    latest = { ...job, id: jobId ?? '' }
    options.onJob(latest)
  }
  try {
    const start = await startJob(options)
    jobId = start.jobId
    if (start.job !== undefined) onJob(start.job)
    await options.onStarted(jobId)
    if (!inputs.wait) {
      if (start.job === undefined) onJob(await client.getJob(jobId))
      return { outcome: 'started', jobId, job: latest, pullRequest: undefined }
    }
    const poll = {
      ...options,
      ...start,
      onJob,
      pollJob: client.pollJob,
      pollIntervalMs: inputs.pollIntervalMs,
    }
    const { end } = await pollJob(poll)
    return end === 'terminal' && latest !== undefined
      ? resultOf(latest, log)
      : { outcome: end === 'cancelled' ? end : 'timed-out', jobId, job: latest, pullRequest: undefined }
  } catch (error) {
    const reason: unknown = deadline.signal.reason
    if (error instanceof UncertainPostError && reason instanceof Cancelled) log.warning(error.message)
    else if (error !== reason) throw error
    if (reason instanceof Cancelled)
      return { outcome: 'cancelled', jobId, job: latest, pullRequest: undefined }
    if (jobId === undefined) throw error
    return { outcome: 'timed-out', jobId, job: latest, pullRequest: undefined }
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

function resultOf(job: KnownJob, log: Log): AgentJobResult {
  const pullRequest = job.prLink === null ? undefined : parsePullRequestLink(job.prLink)
  if (job.prLink !== null && pullRequest === undefined) {
    log.warning(
      `The job names a pull request whose link is no plain https URL; it is dropped: ${singleLine(job.prLink)}`,
    )
  }
  const outcome = isTerminal(job.status) ? outcomeOf(job.status, pullRequest !== undefined) : 'started'
  return { outcome, jobId: job.id, job, pullRequest }
}
