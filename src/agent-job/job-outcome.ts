import type { TerminalStatus } from './job-status.ts'

/** How an agent job ended for the run that waited for it. */
export type AgentJobOutcome =
  'pr-created' | 'no-pr' | 'archived' | 'failed' | 'started' | 'timed-out' | 'cancelled' | 'error'

/** Outcomes that `fail-on` can turn into a failure of the step. */
export const failableOutcomes = ['failed', 'timed-out', 'archived', 'no-pr'] as const
export type FailableOutcome = (typeof failableOutcomes)[number]

/** The outcome of a job that ended; for `completed` the pull request decides. */
export function outcomeOf(
  status: TerminalStatus,
  hasPullRequest: boolean,
): 'pr-created' | 'no-pr' | 'archived' | 'failed' {
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
  'timed-out': 'Agent job not ended in time',
  cancelled: 'Run cancelled',
  error: 'Failed',
} as const
