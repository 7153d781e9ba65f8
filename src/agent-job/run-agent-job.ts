import { Cancelled, type Interruption, interruptionOf } from '../deadline.ts'
import { ActionError } from '../errors.ts'
import type { Log } from '../log.ts'
import type { RunContext } from '../run-context.ts'
import type { Job } from '../service/contract.ts'
import { UncertainPostError } from '../service/errors.ts'
import { singleLine } from '../untrusted-text.ts'
import type { Delivery, ReplacedJob } from './earlier-job.ts'
import { type EndedOutcome, type FailableOutcome, outcomeOf } from './job-outcome.ts'
import { pollJob } from './poll-job.ts'
import { parsePullRequestLink, type PullRequest } from './pull-request.ts'
import { type JobOrigin, type Start, startJob, type StartOptions } from './start-job.ts'

export interface AgentJobInputs {
  /**
   * From `prompt` or `prompt-file`. Undefined if the instruction is only the text of the event, or if the run sends
   * nothing.
   */
  prompt: string | undefined
  /** A file of the workspace to quote after the prompt. */
  quoteFile: { name: string; text: string } | undefined
  jobId: string | undefined
  wait: boolean
  pollIntervalMs: number
  failOn: ReadonlySet<FailableOutcome>
}

/** The result of an agent job. An {@link Interruption} means that its end is unknown. */
export type AgentJobResult = JobFacts & ({ outcome: EndedOutcome | 'started' } | Interruption)

/** What a run knows about its job. */
export interface JobFacts {
  /** The job that has the request, or may have it. Undefined if the service did not answer the create. */
  jobId: string | undefined
  /** Undefined if the run did not come to a job. */
  origin: JobOrigin | undefined
  delivery: Delivery
  /** The earlier job that this run did not continue. */
  replaced: ReplacedJob | undefined
  /** The job as last reported by the service; undefined if it reported nothing. */
  job: Job | undefined
  /** The pull request of this turn of the job. */
  pullRequest: PullRequest | undefined
}

export interface AgentJobOptions extends StartOptions {
  /** Called once, as soon as it is known which job has the request or shall have it. */
  onJobId: (jobId: string) => void
  /** Called with every answer about the job, in order. */
  onJob: (job: Job) => void
  /** Called once, when there is a job to wait for. An error that it throws ends the wait. */
  onStarted: (start: Start) => Promise<void>
}

/** Starts, continues or attaches to a job, and waits for it if `wait` is true. Never throws: an error becomes a result. */
export async function runAgentJob(options: AgentJobOptions, context: RunContext): Promise<AgentJobResult> {
  const { inputs, client } = options
  const known: JobFacts = {
    jobId: inputs.jobId,
    origin: undefined,
    delivery: 'not-sent',
    replaced: undefined,
    job: undefined,
    pullRequest: undefined,
  }
  const onJob = (job: Job): void => {
    known.job = job
    options.onJob(job)
  }
  const onRequest = async (): Promise<void> => {
    await options.onRequest()
    known.delivery = 'unknown'
  }
  try {
    if (inputs.jobId !== undefined) options.onJobId(inputs.jobId)
    const start = await startJob({ ...options, onRequest }, context)
    const { jobId, origin, replaced, job } = start
    Object.assign(known, { jobId, origin, replaced })
    if (origin !== 'attached') known.delivery = 'sent'
    if (inputs.jobId === undefined) options.onJobId(jobId)
    if (job !== undefined) onJob(job)
    await options.onStarted(start)
    if (context.deadline.signal.reason instanceof Cancelled) throw context.deadline.signal.reason
    if (!inputs.wait) {
      if (known.job === undefined) onJob(await client.getJob(jobId))
      if (origin !== 'continued') known.pullRequest = pullRequestOf(known.job, context.log)
      return { ...known, outcome: 'started' }
    }
    const ended = await pollJob(
      {
        jobId,
        job,
        wasCreatedByThisRun: origin === 'created',
        expectsNewTurn: origin === 'continued',
        pollIntervalMs: inputs.pollIntervalMs,
        pollJob: client.pollJob,
        onJob,
      },
      context,
    )
    known.pullRequest = pullRequestOf(ended, context.log)
    return { ...known, outcome: outcomeOf(ended.status, known.pullRequest !== undefined) }
  } catch (error) {
    if (known.delivery === 'unknown' && !mayHaveBeenAccepted(error)) known.delivery = 'not-sent'
    return { ...known, ...interruptionOf(error) }
  }
}

/** Any error that this action does not expect leaves open what happened before it. */
function mayHaveBeenAccepted(error: unknown): boolean {
  return error instanceof UncertainPostError || !(error instanceof ActionError)
}

function pullRequestOf(job: Job | undefined, log: Log): PullRequest | undefined {
  const prLink = job?.prLink ?? null
  if (prLink === null) return undefined
  const pullRequest = parsePullRequestLink(prLink)
  if (pullRequest === undefined) {
    log.warning(`prLink is ignored, because it is not a plain https URL: ${singleLine(prLink)}`)
  }
  return pullRequest
}
