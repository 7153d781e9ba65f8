import type { Interruption } from '../deadline.ts'

/** What a status of the service means for polling. */
export type StatusClass = 'pending' | 'terminal' | 'unknown'

export type TerminalStatus = 'completed' | 'archived' | 'failed'

export function isTerminal(status: string): status is TerminalStatus {
  return status === 'completed' || status === 'archived' || status === 'failed'
}

export function classifyStatus(status: string): StatusClass {
  if (isTerminal(status)) return 'terminal'
  return status === 'active' ? 'pending' : 'unknown'
}

/** The outcome of a job that reached a terminal status. */
export type EndedOutcome = 'pr-created' | 'no-pr' | 'archived' | 'failed'

export type AgentJobOutcome = EndedOutcome | 'started' | Interruption['outcome']

/** Returns the outcome for a terminal status. For `completed`, it depends on the pull request. */
export function outcomeOf(status: TerminalStatus, hasPullRequest: boolean): EndedOutcome {
  if (status !== 'completed') return status
  return hasPullRequest ? 'pr-created' : 'no-pr'
}

interface OutcomeRow {
  /** Title of the summary and of the comment. */
  title: string
  /** What the log, the annotation and the summary say. Undefined if the error says it. */
  sentence: string | undefined
  /** What the comment says below its title, if there is a job. */
  comment: string | undefined
  /** Whether the outcome fails the step. `fail-on`: the input decides. */
  fails: boolean | 'fail-on'
}

const noLongerWaits = 'The agent is still running. The workflow run no longer waits for it.'

export const outcomeRows = {
  'pr-created': {
    title: 'Pull request created',
    sentence: 'The agent job completed and created a pull request.',
    comment: undefined,
    fails: false,
  },
  started: {
    title: 'Agent job started',
    sentence: 'The agent job has started.',
    comment: 'The documentation agent is working on this. The workflow run does not wait for it.',
    fails: false,
  },
  failed: {
    title: 'Agent job failed',
    sentence: 'The agent job failed. The agent met an error that it could not recover from.',
    comment: undefined,
    fails: 'fail-on',
  },
  'timed-out': {
    title: 'Timed out',
    sentence: undefined,
    comment: noLongerWaits,
    fails: 'fail-on',
  },
  archived: {
    title: 'Agent job archived',
    sentence: 'The agent job was archived.',
    comment: undefined,
    fails: 'fail-on',
  },
  'no-pr': {
    title: 'No pull request',
    sentence: 'The agent job completed without a pull request.',
    comment: undefined,
    fails: 'fail-on',
  },
  cancelled: {
    title: 'Run cancelled',
    sentence: undefined,
    comment: noLongerWaits,
    fails: true,
  },
  error: {
    title: 'Failed',
    sentence: undefined,
    comment: 'See the log of the workflow run.',
    fails: true,
  },
} as const satisfies Record<AgentJobOutcome, OutcomeRow>

/** Outcomes that `fail-on` can list. */
export type FailableOutcome = {
  [Name in AgentJobOutcome]: (typeof outcomeRows)[Name]['fails'] extends 'fail-on' ? Name : never
}[AgentJobOutcome]

export const failableOutcomes = (Object.keys(outcomeRows) as AgentJobOutcome[]).filter(isFailable)

function isFailable(outcome: AgentJobOutcome): outcome is FailableOutcome {
  return outcomeRows[outcome].fails === 'fail-on'
}

/** Whether the outcome fails the step. `failOn` counts only if there is a job. */
export function failsStep(
  { outcome, jobId }: { outcome: AgentJobOutcome; jobId: string | undefined },
  failOn: ReadonlySet<FailableOutcome>,
): boolean {
  if (isFailable(outcome)) return jobId === undefined || failOn.has(outcome)
  return outcomeRows[outcome].fails
}
