import type { Outcome } from '../shared/outputs.ts'

/** A job with it goes on. */
interface ActiveStatus {
  /** What the comment says meanwhile, without a full stop. */
  words: string
  /** What follows "the agent" if the run no longer waits, or waits for the end of an earlier request. */
  still: string
}

/** A job with it does no more for this request. */
interface EndStatus {
  /** What came of the request. */
  outcomes: readonly [withoutPullRequest: Outcome, withPullRequest: Outcome]
  /** Whether a later request can be a message to the job. */
  takesMessages: boolean
  /** Whether the next run asks about the same commits again, unless there is a pull request. */
  losesCommits: boolean
}

/** What each status of a job means. A job with a status that is not here goes on, and the log warns. */
export const jobStatuses = {
  active: { words: 'The agent is working on the request', still: 'is still working' },
  completed: { outcomes: ['no-pr', 'pr-created'], takesMessages: true, losesCommits: false },
  archived: { outcomes: ['archived', 'archived'], takesMessages: false, losesCommits: false },
  failed: { outcomes: ['failed', 'failed'], takesMessages: false, losesCommits: true },
} as const satisfies Record<string, ActiveStatus | EndStatus>

type JobStatuses = typeof jobStatuses
type JobStatus = keyof JobStatuses
/** The statuses whose record has this member. */
type StatusWith<Member> = { [S in JobStatus]: JobStatuses[S] extends Member ? S : never }[JobStatus]
export type TerminalStatus = StatusWith<{ takesMessages: boolean }>
/** A job with it gets no message, so a new job is started. */
export type FinalStatus = StatusWith<{ takesMessages: false }>
export type JobOutcome = JobStatuses[TerminalStatus]['outcomes'][number]

export function isKnown(status: string): status is JobStatus {
  return Object.hasOwn(jobStatuses, status)
}

export function isTerminal(status: string): status is TerminalStatus {
  return isKnown(status) && 'outcomes' in jobStatuses[status]
}

export function isFinal(status: string): status is FinalStatus {
  return isTerminal(status) && !jobStatuses[status].takesMessages
}

export function losesCommits(status: string): boolean {
  return isTerminal(status) && jobStatuses[status].losesCommits
}

/** Returns what is said of a job that goes on. */
export function activeWords(status = ''): ActiveStatus {
  const meaning = isKnown(status) ? jobStatuses[status] : undefined
  return meaning !== undefined && 'words' in meaning ? meaning : jobStatuses.active
}

/** Returns what came of a request whose job has ended. */
export function outcomeOfStatus(status: TerminalStatus, hasPullRequest: boolean): JobOutcome {
  return jobStatuses[status].outcomes[hasPullRequest ? 1 : 0]
}
