import type { Interruption } from '../deadline.ts'
import type { TerminalStatus } from './job-status.ts'

/** The outcome of a job that reached a terminal status. */
export type EndedOutcome = 'pr-created' | 'no-pr' | 'archived' | 'failed'

export type AgentJobOutcome = EndedOutcome | 'started' | Interruption['outcome']

/** Outcomes that `fail-on` can list. */
export const failableOutcomes = ['failed', 'timed-out', 'archived', 'no-pr'] as const
export type FailableOutcome = (typeof failableOutcomes)[number]

/** Returns the outcome for a terminal status. For `completed`, it depends on the pull request. */
export function outcomeOf(status: TerminalStatus, hasPullRequest: boolean): EndedOutcome {
  if (status !== 'completed') return status
  return hasPullRequest ? 'pr-created' : 'no-pr'
}

/** Whether the outcome fails the step. */
export function failsStep(outcome: AgentJobOutcome, failOn: ReadonlySet<FailableOutcome>): boolean {
  return outcome === 'cancelled' || outcome === 'error' || (failOn as ReadonlySet<string>).has(outcome)
}

export const titles = {
  'pr-created': 'Pull request created',
  'no-pr': 'No pull request',
  archived: 'Agent job archived',
  failed: 'Agent job failed',
  started: 'Agent job started',
  'timed-out': 'Timed out',
  cancelled: 'Run cancelled',
  error: 'Failed',
} as const
