import { GitHubError } from '../github/github-call.ts'
import type { PullRequestVersion } from '../github/github-objects.ts'
import type { Job } from '../service/contract.ts'
import { Cancelled, rejectionOf } from '../shared/deadline.ts'
import { parsePullRequestLink, type PullRequestLink } from '../shared/pull-request-link.ts'
import type { RunContext } from '../shared/run-context.ts'
import { singleLine } from '../shared/untrusted-text.ts'
import { type EndedJob, pollJob } from './poll-job.ts'
import {
  ended,
  type EndedRequest,
  type FoundJob,
  interrupted,
  newRequest,
  replacing,
  reported,
  type RequestState,
  sending,
  started,
  withJob,
  withPullRequest,
} from './request.ts'
import { decideStart, startOrContinue, type StartOptions } from './start-or-continue.ts'

export interface AgentJobOptions extends StartOptions {
  /** Called with every change of the state: a job, another status. */
  onChange: (state: RequestState) => void
  /** Called before each create and message. An error that it throws keeps the request from being sent. */
  onRequest: (state: RequestState) => Promise<void>
  /** Called when there is a job to wait for. An error that it throws ends the wait. */
  onProgress: (state: RequestState) => Promise<void>
}

/** Starts, continues or attaches to a job, and waits for it if `wait` is true. Never throws: an error ends the request. */
export async function runAgentJob(options: AgentJobOptions, context: RunContext): Promise<EndedRequest> {
  const { inputs, earlier, client } = options
  let state = newRequest(inputs.jobId, earlier)
  const onJob = (job: Job): void => {
    const isNews = job.status !== state.job?.status
    state = reported(state, job)
    if (isNews) options.onChange(state)
  }
  try {
    if (inputs.jobId !== undefined) options.onChange(state)
    const start = await decideStart(options, context, (replaced) => {
      state = replacing(state, replaced)
    })
    state = replacing(state, start.replaced)
    const found = await startOrContinue(start, { earlier, client }, context, async (instruction) => {
      state = sending(state, instruction)
      await options.onRequest(state)
    })
    state = withJob(state, found)
    options.onChange(state)
    if (!inputs.wait) state = started(state)
    await options.onProgress(state)
    if (context.deadline.signal.reason instanceof Cancelled) throw context.deadline.signal.reason
    if (!inputs.wait) {
      if (state.job === undefined) onJob(await client.getJob(found.jobId))
      // After a follow-up message, it is that of the turn before.
      if (found.origin !== 'continued') state = await toldPullRequest(state, options, context)
      return started(state)
    }
    const { status } = await waitFor(found, onJob, options, context)
    state = await toldPullRequest(state, options, context)
    return ended(state, status)
  } catch (error) {
    return interrupted(state, error)
  }
}

function waitFor(
  { origin, jobId, job }: FoundJob,
  onJob: (job: Job) => void,
  { inputs, client }: AgentJobOptions,
  context: RunContext,
): Promise<EndedJob> {
  return pollJob(
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
}

/** Adds the pull request of the job and its state, without a word about a state that cannot be read. */
async function toldPullRequest(
  state: RequestState,
  { readPullRequest }: AgentJobOptions,
  { deadline, log }: RunContext,
): Promise<RequestState> {
  const prLink = state.job?.prLink ?? null
  if (prLink === null) return state
  const pullRequest = parsePullRequestLink(prLink)
  if (pullRequest === undefined) {
    log.warning(`prLink is ignored, because it is not a plain https URL: ${singleLine(prLink)}`)
    return state
  }
  const version = await versionOf(pullRequest, readPullRequest, deadline.signal)
  return withPullRequest(state, pullRequest, version?.state)
}

/** Returns undefined if the pull request cannot be read. */
async function versionOf(
  pullRequest: PullRequestLink,
  readPullRequest: AgentJobOptions['readPullRequest'],
  signal: AbortSignal,
): Promise<PullRequestVersion | undefined> {
  try {
    // After an abort, the time that is left belongs to the comment. The end of the job is known.
    return await Promise.race([readPullRequest(pullRequest), rejectionOf(signal)])
  } catch (error) {
    if (error instanceof GitHubError || signal.aborted) return undefined
    throw error
  }
}
