import { Cancelled, type Clock, type Deadline } from '../clock.ts'
import type { Log } from '../log.ts'
import type { ServiceClient } from '../service/client.ts'
import type { Job } from '../service/decoding.ts'
import { UncertainPostError } from '../service/errors.ts'
import { lines, singleLine } from '../untrusted-text.ts'
import type { AgentJobInputs } from './agent-job-inputs.ts'
import { isTerminal, outcomeOf } from './job-status.ts'
import { pollJob } from './poll-job.ts'
import { parsePullRequestLink, type PullRequest } from './pull-request.ts'

const maxShownLines = 30

/** A job whose id is known. */
export type KnownJob = Job & { id: string }

export type AgentJobResult =
  | {
      outcome: 'pr-created' | 'no-pr' | 'archived' | 'failed' | 'started'
      job: KnownJob
      pullRequest: PullRequest | undefined
    }
  /** Without a job: nothing was heard of it before the end. */
  | { outcome: 'timed-out' | 'cancelled'; jobId: string | undefined; job: KnownJob | undefined }

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
 * @throws what the client throws, a job that got lost included; a timeout and a cancellation are results
 */
export async function runAgentJob(options: AgentJobOptions): Promise<AgentJobResult> {
  const { inputs, log, deadline } = options
  let start: Start
  try {
    start = await startJob(options)
  } catch (error) {
    if (!(deadline.signal.reason instanceof Cancelled)) throw error
    if (error instanceof UncertainPostError) log.warning(error.message)
    return { outcome: 'cancelled', jobId: inputs.jobId, job: undefined }
  }
  const known = (job: Job): KnownJob => ({ ...job, id: start.jobId })
  const onJob = (job: Job): void => {
    options.onJob(known(job))
  }
  await options.onStarted(start.jobId)
  if (!inputs.wait) {
    const job = known(start.job ?? (await options.client.getJob(start.jobId)))
    onJob(job)
    return start.expectsNewTurn ? { outcome: 'started', job, pullRequest: undefined } : resultOf(job, log)
  }
  const { end, job } = await pollJob({
    ...options,
    ...start,
    onJob,
    pollIntervalMs: inputs.pollIntervalMs,
    pollJob: options.client.pollJob,
  })
  if (end === 'terminal' && job !== undefined) return resultOf(known(job), log)
  return { outcome: end === 'cancelled' ? end : 'timed-out', jobId: start.jobId, job: job && known(job) }
}

interface Start {
  jobId: string
  /** As the create or the message was answered. */
  job: Job | undefined
  expectsNewTurn: boolean
}

async function startJob({ inputs, client, onJob, log }: AgentJobOptions): Promise<Start> {
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
  onJob(job)
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
  return { outcome, job, pullRequest }
}
