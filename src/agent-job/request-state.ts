import type { EarlierRequests, Instruction } from '../shared/instruction.ts'
import { linkTo, type PullRequestLink, type PullRequestState } from '../shared/pull-request-link.ts'
import type { Job } from '../service/contract.ts'
import { codeSpan, plainName, singleLine } from '../shared/untrusted-text.ts'
import { type AgentJobOutcome, isTerminal } from './job-outcome.ts'

/** How a run came to its job: it created it, sent a follow-up message to it, or only waits for it. */
export type JobOrigin = 'created' | 'continued' | 'attached'

/** What a run knows about its request. Mark, comment, outputs and summary are made from it. */
export interface RequestState {
  /**
   * `not-sent`: the service certainly did not accept the request. `requested`: it may have, and no answer says so.
   * Otherwise, how the run came to its job.
   */
  progress: 'not-sent' | 'requested' | JobOrigin
  /** The job that has the request or shall have it. */
  jobId: string | undefined
  /** The job as last reported by the service. */
  job: Job | undefined
  /** The pull request of this turn of the job. Known when the turn has ended. */
  pullRequest: PullRequestLink | undefined
  /** What the pull request is now; undefined if that cannot be known. */
  pullRequestState: PullRequestState | undefined
  earlier: EarlierRequests
  /** The earlier job that did not get this request. */
  replaced: ReplacedJob | undefined
  /** Undefined if the run has not composed it, or needs none. */
  instruction: Instruction | undefined
  /** Undefined while the run goes on. */
  outcome: AgentJobOutcome | undefined
  /** Why the end of the job is unknown, or why there is no job. */
  error: unknown
}

/** The job of an earlier request, and why it does not get this one. */
export type ReplacedJob = { jobId: string } & (
  | { why: 'failed' | 'archived' | 'gone' | 'refused' }
  | { why: 'merged' | 'closed'; pullRequest: PullRequestLink }
)

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

const maxRepositoryCharacters = 100

/**
 * Returns what came of the request so far, in plain words without a full stop. Only the name of the repository is of
 * others.
 */
export function headlineOf(state: RequestState): string {
  return headline(
    state,
    ({ repository, number }) =>
      repository && `${plainName(repository, maxRepositoryCharacters)}#${number ?? ''}`,
  )
}

/** Like {@link headlineOf}, as Markdown with a link. */
export function linkedHeadlineOf(state: RequestState): string {
  return headline(state, linkTo)
}

function headline(state: RequestState, nameOf: (pullRequest: PullRequestLink) => string | undefined): string {
  const { outcome, progress, pullRequest } = state
  switch (outcome) {
    case undefined:
      return progress === 'requested' ? 'The request is being sent to the agent' : working
    case 'started':
      return progress === 'attached' ? 'The run does not wait for the agent job' : working
    case 'pr-created': {
      const name = pullRequest && nameOf(pullRequest)
      const { pullRequestState: now } = state
      return now === 'merged' || now === 'closed'
        ? `The agent ended its work, and ${name === undefined ? 'its pull request' : `pull request ${name}`} was ${now}`
        : `${name === undefined ? 'A pull request' : `Pull request ${name}`} is ready to review`
    }
    case 'no-pr':
      return 'The agent ended its work without a pull request'
    case 'archived':
      return 'The agent job was archived'
    case 'failed':
      return 'The agent job failed'
    case 'timed-out':
    case 'cancelled':
    case 'error':
      return `${interruptions[outcome]}${whatIsLeft(state)}`
  }
}

const working = 'The agent is working on the request'
const interruptions = {
  'timed-out': 'The run timed out',
  cancelled: 'The run was cancelled',
  error: 'The run failed',
}

function whatIsLeft(state: RequestState): string {
  if (state.progress === 'not-sent') return ', and the agent did not get the request'
  if (state.progress === 'requested') return ', and the agent may have got the request'
  if (jobThatStillRuns(state) !== undefined) return ', and the agent is still working'
  return state.job === undefined
    ? ', and the state of the agent job is unknown'
    : ' after the agent job had ended'
}

interface Form {
  jobId: (jobId: string) => string
  pullRequest: (pullRequest: PullRequestLink) => string
}
const plain: Form = { jobId: singleLine, pullRequest: ({ url }) => url }
const markdown: Form = { jobId: codeSpan, pullRequest: linkTo }

/** Returns why an earlier job does not get the request, for the log. `instead` says what happens instead. */
export function describeReplaced(replaced: ReplacedJob, instead = 'a new job is started'): string {
  return `${reasonOf(replaced, plain)}, so ${instead}.`
}

/** Returns a Markdown link to the pull request, and what the pull request is if it is no longer open. */
export function linkToPullRequest({
  pullRequest,
  pullRequestState: now,
}: Pick<RequestState, 'pullRequest' | 'pullRequestState'>): string | undefined {
  if (pullRequest === undefined) return undefined
  return `${linkTo(pullRequest)}${now === 'merged' || now === 'closed' ? ` (${now})` : ''}`
}

/** Returns what comment and summary say about earlier requests, as paragraphs of Markdown. */
export function aboutEarlierRequests({ progress, earlier, replaced }: RequestState): string[] {
  const paragraphs: string[] = []
  if (progress === 'created' && replaced !== undefined) {
    paragraphs.push(`${reasonOf(replaced, markdown)}, so a new job was started.`)
  }
  if (earlier.mayBeSent === true) {
    paragraphs.push(progress === 'not-sent' || progress === 'attached' ? maybeSent : repeated)
  }
  if (earlier.otherMayBeSent === true && progress !== 'attached') paragraphs.push(otherMaybeSent)
  return paragraphs
}

const lookForJob = 'Look at the agent jobs and pull requests of the project in the dashboard.'
const maybeSent = `An earlier attempt of this run may have sent this request already, so an agent job may exist. ${lookForJob}`
/** For a new request after one of another run. */
export const otherMaybeSent = `The service may have received an earlier request on this thread, and no answer says so. Another agent job may exist. ${lookForJob}`
/** For a request that may be a second one. */
export const repeated = `${maybeSent} This attempt sends the request again.`

function reasonOf(replaced: ReplacedJob, form: Form): string {
  const jobId = form.jobId(replaced.jobId)
  switch (replaced.why) {
    case 'failed':
    case 'archived':
      return `Agent job ${jobId} of an earlier request is ${replaced.why}`
    case 'gone':
      return `Agent job ${jobId} of an earlier request no longer exists`
    case 'refused':
      return `Agent job ${jobId} did not accept the follow-up message`
    case 'merged':
    case 'closed':
      return `The pull request ${form.pullRequest(replaced.pullRequest)} of agent job ${jobId} was ${replaced.why}`
  }
}
