import type { Preview } from '../deployment/preview.ts'
import type { Told } from '../deployment/result.ts'
import { GitHubError } from '../github/github-call.ts'
import type { Job } from '../service/contract.ts'
import { Cancelled, rejectionOf } from '../shared/deadline.ts'
import { parsePullRequestLink, type PullRequestLink } from '../shared/pull-request-link.ts'
import type { RunContext } from '../shared/run-context.ts'
import { singleLine } from '../shared/untrusted-text.ts'
import { pollJob } from './poll-job.ts'
import {
  ended,
  type EndedRequest,
  interrupted,
  newRequest,
  type RequestState,
  withJob,
} from './request-state.ts'
import { decideStart, startOrContinue, type StartOptions } from './start-or-continue.ts'

export interface AgentJobOptions extends StartOptions {
  /** Called with every change of the state: a job, another status. */
  onChange: (state: RequestState) => void
  /** Called before each create and message. An error that it throws keeps the request from being sent. */
  onRequest: (state: RequestState) => Promise<void>
  /** Called when there is a job to wait for. An error that it throws ends the wait. */
  onStart: (state: RequestState) => Promise<void>
  /** Called before the preview is built. */
  onPullRequest: (state: RequestState) => Promise<void>
  /** Has the preview built. Undefined if none is wanted. */
  previewOf: ((pullRequest: PullRequestLink) => Promise<Preview>) | undefined
}

/** Starts, continues or attaches to a job, and waits for it if `wait` is true. Never throws: an error ends the request. */
export async function runAgentJob(options: AgentJobOptions, context: RunContext): Promise<EndedRequest> {
  const { inputs, client } = options
  let state = newRequest(inputs.jobId, options.earlier)
  const onJob = (job: Job): void => {
    const isNews = job.status !== state.job?.status
    state = { ...state, job }
    if (isNews) options.onChange(state)
  }
  try {
    if (inputs.jobId !== undefined) options.onChange(state)
    const start = await decideStart(options, context, (replaced) => {
      state = { ...state, replaced }
    })
    state = { ...state, replaced: start.replaced }
    const found = await startOrContinue(start, options, context, async (instruction) => {
      state = { ...state, progress: 'requested', instruction }
      await options.onRequest(state)
    })
    state = withJob(state, found)
    options.onChange(state)
    if (!inputs.wait) state = { ...state, outcome: 'started' }
    await options.onStart(state)
    if (context.deadline.signal.reason instanceof Cancelled) throw context.deadline.signal.reason
    if (!inputs.wait) {
      if (state.job === undefined) onJob(await client.getJob(found.jobId))
      // After a follow-up message, it is that of the turn before.
      if (found.origin !== 'continued') state = await toldPullRequest(state, options, context)
      return { ...state, outcome: 'started' }
    }
    const { status } = await pollJob(
      { ...found, pollIntervalMs: inputs.pollIntervalMs, pollJob: client.pollJob, onJob },
      context,
    )
    state = await toldPullRequest(state, options, context)
    return await withPreview(ended(state, status), options)
  } catch (error) {
    return interrupted(state, error)
  }
}

async function withPreview(end: EndedRequest, options: AgentJobOptions): Promise<EndedRequest> {
  const { outcome, pullRequest } = end
  const { previewOf } = options
  if (previewOf === undefined || outcome !== 'pr-created' || pullRequest === undefined) return end
  const building = { ...end, preview: previewBeforeItsEnd }
  // A run that is killed meanwhile has these outputs and this comment.
  options.onChange(building)
  await options.onPullRequest(building)
  const preview = await previewOf(pullRequest)
  return { ...end, preview, pullRequestState: preview.pullRequestState ?? end.pullRequestState }
}

const previewBeforeItsEnd: Told = {
  result: { end: 'unknown' },
  words: '',
  paragraphs: ['The preview is being built.'],
  outputs: { previewStatus: 'unknown', previewUrl: undefined, pagesNotLive: [], buildLog: undefined },
}

/** Adds the pull request of the job and its state, without a word about a state that cannot be read. */
async function toldPullRequest(
  state: RequestState,
  { readPullRequest }: AgentJobOptions,
  { deadline: { signal }, log }: RunContext,
): Promise<RequestState> {
  const prLink = state.job?.prLink ?? null
  if (prLink === null) return state
  const pullRequest = parsePullRequestLink(prLink)
  if (pullRequest === undefined) {
    log.warning(`prLink is ignored, because it is not a plain https URL: ${singleLine(prLink)}`)
    return state
  }
  try {
    // After an abort, the time that is left belongs to the comment. The end of the job is known.
    const version = await Promise.race([readPullRequest(pullRequest), rejectionOf(signal)])
    return { ...state, pullRequest, pullRequestState: version?.state }
  } catch (error) {
    if (!(error instanceof GitHubError || signal.aborted)) throw error
    return { ...state, pullRequest }
  }
}
