import type { PullRequestLink } from './pull-request-link.ts'

/** The text that is sent to the agent. */
export interface Instruction {
  text: string
  /** What was removed from the quoted text, in the words of this action. Empty if nothing was. */
  removed: string
}

/** An earlier request to the job that gets this one. */
export interface ContinuedJob {
  /** The open pull request of the job, if it is known. */
  pullRequest: PullRequestLink | undefined
}

/** Returns the instruction for a new job, or for one that continues. Reads from GitHub at the first call only. */
export type Instruct = (continued?: ContinuedJob) => Promise<Instruction>
