import { GitHubError } from '../github/github-call.ts'
import { Cancelled, interruptionOf, rejectionOf } from '../shared/deadline.ts'
import { ActionError } from '../shared/errors.ts'
import type { Log } from '../shared/log.ts'
import { parsePullRequestLink, type PullRequestLink } from '../shared/pull-request-link.ts'
import type { RunContext } from '../shared/run-context.ts'
import type { Job } from '../service/contract.ts'
import { UncertainPostError } from '../service/errors.ts'
import { singleLine } from '../shared/untrusted-text.ts'
import { type AgentJobOutcome, type FailableOutcome, outcomeOf } from './job-outcome.ts'
import { pollJob } from './poll-job.ts'
import type { ReplacedJob, RequestState } from './request-state.ts'
import { decideStart, startJob, type StartOptions } from './start-job.ts'

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

export interface AgentJobOptions extends StartOptions {
  /** Called with every change of the state: a job, another status. */
  onChange: (state: RequestState) => void
  /** Called before each create and message. An error that it throws keeps the request from being sent. */
  onRequest: (state: RequestState) => Promise<void>
  /** Called when there is a job to wait for. An error that it throws ends the wait. */
  onProgress: (state: RequestState) => Promise<void>
}

/** What is known about a request when its run ends. */
export type EndedRequest = RequestState & { outcome: AgentJobOutcome }

/** Starts, continues or attaches to a job, and waits for it if `wait` is true. Never throws: an error ends the request. */
export async function runAgentJob(options: AgentJobOptions, context: RunContext): Promise<EndedRequest> {
  const { inputs, earlier, client } = options
  const state: RequestState = {
    progress: 'not-sent',
    jobId: inputs.jobId,
    job: undefined,
    pullRequest: undefined,
    pullRequestState: undefined,
    earlier,
    replaced: undefined,
    instruction: undefined,
    outcome: undefined,
    error: undefined,
  }
  const onJob = (job: Job): void => {
    const isNews = job.status !== state.job?.status
    state.job = job
    if (isNews) options.onChange(state)
  }
  const end = (outcome: AgentJobOutcome): EndedRequest => Object.assign(state, { outcome })
  try {
    if (inputs.jobId !== undefined) options.onChange(state)
    const onRequest: Parameters<typeof startJob>[1]['onRequest'] = async (instruction) => {
      Object.assign(state, { progress: 'requested', instruction })
      await options.onRequest(state)
    }
    const onReplaced = (replaced: ReplacedJob): void => {
      state.replaced = replaced
    }
    const start = await decideStart({ ...options, onReplaced }, context)
    state.replaced = start.replaced
    const { origin, ...started } = await startJob(start, { earlier, client, onRequest }, context)
    Object.assign(state, started, { progress: origin })
    options.onChange(state)
    if (!inputs.wait) end('started')
    await options.onProgress(state)
    if (context.deadline.signal.reason instanceof Cancelled) throw context.deadline.signal.reason
    if (!inputs.wait) {
      if (state.job === undefined) onJob(await client.getJob(started.jobId))
      if (origin !== 'continued') Object.assign(state, await pullRequestNow(state.job, options, context))
      return end('started')
    }
    const ended = await pollJob(
      {
        jobId: started.jobId,
        job: started.job,
        wasCreatedByThisRun: origin === 'created',
        expectsNewTurn: origin === 'continued',
        pollIntervalMs: inputs.pollIntervalMs,
        pollJob: client.pollJob,
        onJob,
      },
      context,
    )
    Object.assign(state, await pullRequestNow(ended, options, context))
    return end(outcomeOf(ended.status, state.pullRequest !== undefined))
  } catch (error) {
    if (state.progress === 'requested' && !mayHaveBeenAccepted(error)) state.progress = 'not-sent'
    return Object.assign(state, interruptionOf(error))
  }
}

/** Any error that this action does not expect leaves open what happened before it. */
function mayHaveBeenAccepted(error: unknown): boolean {
  return error instanceof UncertainPostError || !(error instanceof ActionError)
}

/** Returns the pull request of a job and its state, without a word about a state that cannot be read. */
async function pullRequestNow(
  job: Job | undefined,
  { readPullRequestState }: AgentJobOptions,
  { deadline, log }: RunContext,
): Promise<Pick<RequestState, 'pullRequest' | 'pullRequestState'>> {
  const pullRequest = pullRequestOf(job, log)
  if (pullRequest === undefined) return { pullRequest, pullRequestState: undefined }
  // After an abort, the time that is left belongs to the comment. The end of the job is known.
  const reading = Promise.race([readPullRequestState(pullRequest), rejectionOf(deadline.signal)])
  const pullRequestState = await reading.catch((error: unknown) => {
    if (!(error instanceof GitHubError || deadline.signal.aborted)) throw error
    return undefined
  })
  return { pullRequest, pullRequestState }
}

function pullRequestOf(job: Job | undefined, log: Log): PullRequestLink | undefined {
  const prLink = job?.prLink ?? null
  if (prLink === null) return undefined
  const pullRequest = parsePullRequestLink(prLink)
  if (pullRequest === undefined) {
    log.warning(`prLink is ignored, because it is not a plain https URL: ${singleLine(prLink)}`)
  }
  return pullRequest
}
