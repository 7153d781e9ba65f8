import type { Told } from '../deployment/result.ts'
import type { Branch } from '../github/github-objects.ts'
import type { Instruction } from '../github/instruction/compose-instruction.ts'
import type { RequestMemory } from '../github/thread/comment-mark.ts'
import type { ThreadMemory } from '../github/thread/issue-thread.ts'
import type { Job } from '../service/decoding.ts'
import { ServiceError } from '../service/errors.ts'
import { ActionError, type Interruption, interruptionOf } from '../shared/errors.ts'
import { type FailOnWord, isFailure } from '../shared/fail-on.ts'
import type { Outputs } from '../shared/outputs.ts'
import {
  parsePullRequestLink,
  type PullRequestLink,
  type PullRequestState,
} from '../shared/pull-request-link.ts'
import { type FinalStatus, isTerminal, type JobOutcome, losesCommits } from './job-statuses.ts'

export type AgentJobOutcome = JobOutcome | 'started' | Interruption

/** How a run came to its job: it created it, sent a follow-up message to it, or only waits for it. */
export type JobOrigin = 'created' | 'continued' | 'attached'

/** What a run decided and knows about its request. Mark, comment, outputs and summary are made from it. */
export interface RequestState {
  /**
   * `not-sent`: the service certainly did not accept the request. `requested`: it may have, and no answer says so.
   * Otherwise, how the run came to its job.
   */
  readonly progress: 'not-sent' | 'requested' | JobOrigin
  /** The job that has the request or shall have it. */
  readonly jobId: string | undefined
  /** The job had a pull request before it got this request, or may have had one. */
  readonly continuesPullRequest: boolean
  /** The job as last reported by the service. */
  readonly job?: Job | undefined
  /** The pull request of this turn of the job. Known when the turn has ended. */
  readonly pullRequest?: PullRequestLink | undefined
  /** What the pull request is now; undefined if that cannot be known. */
  readonly pullRequestState?: PullRequestState | undefined
  /** Undefined if none is wanted, or there is no pull request. */
  readonly preview?: Told | undefined
  /** What the comments remember. */
  readonly earlier: ThreadMemory
  /** The earlier job that did not get this request. */
  readonly replaced?: ReplacedJob | undefined
  /** Undefined if the run has not composed it, or needs none. */
  readonly instruction?: Instruction | undefined
  /** Undefined while the run goes on. */
  readonly outcome?: AgentJobOutcome | undefined
  /** Why the end of the job is unknown, or why there is no job. */
  readonly error?: unknown
}

/** What is known about a request when its run ends. */
export type EndedRequest = RequestState & { readonly outcome: AgentJobOutcome }

/** The job of an earlier request, and why it does not get this one. */
export type ReplacedJob = { jobId: string } & (
  { why: FinalStatus | 'gone' | 'refused' } | { why: 'merged' | 'closed'; pullRequest: PullRequestLink }
)

/** How a run comes to its job, and what it sends. */
export type Start = { replaced?: ReplacedJob | undefined } & (
  | { origin: 'attached'; jobId: string; job?: Job }
  | {
      origin: 'continued'
      jobId: string
      instruction: Instruction
      /** For a new job, if the service refuses the message. Undefined: there is to be no other job. */
      fallback?: Instruction
    }
  | { origin: 'created'; instruction: Instruction }
)

/** Changes what is known about the request. Outputs and comment follow at once. An error ends the request. */
export type Update = (change: Partial<RequestState>) => Promise<void>

/** @param jobId the job in `job-id` */
export function newRequest(jobId: string | undefined, earlier: ThreadMemory): RequestState {
  return { progress: 'not-sent', jobId, continuesPullRequest: false, earlier }
}

/**
 * Whether the newest request of others on the thread may have been sent, and no answer says so. One that certainly was not
 * sent does not count.
 */
export function mayOtherBeSent({ earlier }: Pick<RequestState, 'earlier'>): boolean {
  const newest = earlier.others.find(({ jobId, mayBeSent }) => jobId !== undefined || mayBeSent)
  return newest?.mayBeSent === true
}

export function interruptedRequest(state: RequestState, error: unknown): EndedRequest {
  // An error that this action does not expect leaves open what happened before it.
  const isUncertain = error instanceof ServiceError && error.kind === 'uncertain'
  const mayBeAccepted = isUncertain || !(error instanceof ActionError)
  const progress = state.progress === 'requested' && !mayBeAccepted ? 'not-sent' : state.progress
  return { ...state, progress, outcome: interruptionOf(error), error }
}

/** Returns how the run came to its job; undefined if it came to none. */
export function originOf({ progress }: Pick<RequestState, 'progress'>): JobOrigin | undefined {
  return progress === 'not-sent' || progress === 'requested' ? undefined : progress
}

/** Returns the ID of the job if it still runs, although the run no longer waits for its end. */
export function jobThatStillRuns({ outcome, progress, jobId, job }: RequestState): string | undefined {
  // Without an answer to the request, it is unknown what the job does.
  if (originOf({ progress }) === undefined) return undefined
  // After a follow-up message, the last status can still belong to the previous turn.
  const isCutShort = outcome === 'timed-out' || outcome === 'cancelled'
  const isSent = progress === 'created' || progress === 'continued'
  const isActive = job === undefined ? isSent : !isTerminal(job.status)
  return isCutShort || (outcome === 'error' && isActive) ? jobId : undefined
}

/** Whether the end of the request fails the step. A request that did not reach a job fails it whatever `failOn` says. */
export function failsStep(request: EndedRequest, failOn: ReadonlySet<FailOnWord<'agent-job'>>): boolean {
  const { outcome, preview } = request
  if (outcome === 'cancelled' || outcome === 'error' || originOf(request) === undefined) return true
  return isFailure(failOn, { outcome, ...preview?.outputs })
}

/** Returns the outputs about a request, except those that only its end has. */
export function outputsOf(state: RequestState): Outputs {
  const { jobId, job, pullRequest, preview } = state
  return {
    jobId,
    status: job?.status,
    job: job && {
      id: job.id,
      status: job.status,
      origin: originOf(state),
      source: { repository: job.source?.repository ?? null, ref: job.source?.ref ?? null },
      model: job.model ?? null,
      prLink: pullRequest?.url ?? null,
      createdAt: job.createdAt ?? null,
      archivedAt: job.archivedAt ?? null,
    },
    prLink: pullRequest?.url,
    prNumber: pullRequest?.number,
    prRepository: pullRequest?.repository,
    ...preview?.outputs,
  }
}

/**
 * Returns what the comment has to remember for later runs.
 *
 * @param branch the branch that the request asks about; undefined unless with `prompt-from: commits`
 */
export function memoryOf(state: RequestState, branch: Branch | undefined): RequestMemory {
  const { progress, jobId, job, replaced, earlier, continuesPullRequest } = state
  if (originOf(state) === undefined) {
    const before = earlier.ofRun
    const hasLost = replaced !== undefined && losesCommits(replaced.why) && replaced.jobId === before?.jobId
    if (progress === 'not-sent' && hasLost) return { ...before, asked: undefined }
    // If the request did not reach the job in job-id, a re-run must not attach to it.
    return { jobId: undefined, mayBeSent: progress === 'requested', asked: undefined }
  }
  // The next run asks about the same commits again. A pull request of an earlier request does not have them.
  const isAskedAgain =
    job !== undefined &&
    losesCommits(job.status) &&
    (continuesPullRequest || parsePullRequestLink(job.prLink) === undefined)
  return { jobId, mayBeSent: false, asked: isAskedAgain ? undefined : branch }
}
