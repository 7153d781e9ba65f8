import type { PullRequestLink } from './pull-request-link.ts'

/** The text that is sent to the agent. */
export interface Instruction {
  text: string
  /** What was removed from the quoted text, in the words of this action. Empty if nothing was. */
  removed: string
}

/** What the comments of this action say about earlier requests. What was not sought or found is undefined. */
export interface EarlierRequests {
  /** The job that earlier attempts of this run came to with this request. */
  attemptJobId?: string | undefined
  /** Whether an earlier attempt may have sent this request, and no answer says so. */
  mayBeSent?: boolean | undefined
  /** Whether the newest request of another run on the thread may have been sent, and no answer says so. */
  otherMayBeSent?: boolean | undefined
  /** The newest job about the project, if the run continues it. */
  threadJobId?: string | undefined
  /** The newest commit of the branch that earlier runs asked about. */
  askedHead?: string | undefined
  /** Without an `askedHead`, the newest one in a mark that may be genuine, but does not fit this run. */
  doubtfulHead?: string | undefined
}

/** An earlier request to the job that gets this one. */
export interface ContinuedJob {
  /** The open pull request of the job, if it is known. */
  pullRequest: PullRequestLink | undefined
}

/** Returns the instruction for a new job, or for one that continues. Reads from GitHub at the first call only. */
export type Instruct = (continued?: ContinuedJob) => Promise<Instruction>
