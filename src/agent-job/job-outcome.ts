import type { Interruption } from '../shared/deadline.ts'

/** What a status of the service means for polling. */
type StatusClass = 'pending' | 'terminal' | 'unknown'

export type TerminalStatus = 'completed' | 'archived' | 'failed'

export function isTerminal(status: string): status is TerminalStatus {
  return status === 'completed' || status === 'archived' || status === 'failed'
}

export function classifyStatus(status: string): StatusClass {
  if (isTerminal(status)) return 'terminal'
  return status === 'active' ? 'pending' : 'unknown'
}

/** The outcome of a job that reached a terminal status. */
type EndedOutcome = 'pr-created' | 'no-pr' | 'archived' | 'failed'

export type AgentJobOutcome = EndedOutcome | 'started' | Interruption['outcome']

/** Returns the outcome for a terminal status. For `completed`, it depends on the pull request. */
export function outcomeOf(status: TerminalStatus, hasPullRequest: boolean): EndedOutcome {
  if (status !== 'completed') return status
  return hasPullRequest ? 'pr-created' : 'no-pr'
}

/** Outcomes that `fail-on` can list. */
export const failableOutcomes = ['failed', 'timed-out', 'archived', 'no-pr'] as const
export type FailableOutcome = (typeof failableOutcomes)[number]

/**
 * Whether the outcome fails the step.
 *
 * @param hasJob false if the request did not reach a job. Then `failOn` does not count.
 */
export function failsStep(
  { outcome, hasJob }: { outcome: AgentJobOutcome; hasJob: boolean },
  failOn: ReadonlySet<FailableOutcome>,
): boolean {
  if (outcome === 'pr-created' || outcome === 'started') return false
  if (outcome === 'cancelled' || outcome === 'error') return true
  return !hasJob || failOn.has(outcome)
}

/** Returns how to wait for a job that is still running. The service documents no way to cancel a job. */
export function attachHint(jobId: string, quote = (text: string): string => text): string {
  return `Agent job ${quote(jobId)} is still running. To wait for it, run this action with ${quote(`job-id: ${jobId}`)}.`
}
