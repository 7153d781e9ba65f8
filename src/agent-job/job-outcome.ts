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

/** Whether each outcome fails the step. `fail-on`: the input decides. */
const fails = {
  'pr-created': false,
  started: false,
  failed: 'fail-on',
  'timed-out': 'fail-on',
  archived: 'fail-on',
  'no-pr': 'fail-on',
  cancelled: true,
  error: true,
} as const satisfies Record<AgentJobOutcome, boolean | 'fail-on'>

/** Outcomes that `fail-on` can list. */
export type FailableOutcome = {
  [Name in AgentJobOutcome]: (typeof fails)[Name] extends 'fail-on' ? Name : never
}[AgentJobOutcome]

export const failableOutcomes = (Object.keys(fails) as AgentJobOutcome[]).filter(isFailable)

function isFailable(outcome: AgentJobOutcome): outcome is FailableOutcome {
  return fails[outcome] === 'fail-on'
}

/** Whether the outcome fails the step. `failOn` counts only if there is a job. */
export function failsStep(
  { outcome, jobId }: { outcome: AgentJobOutcome; jobId: string | undefined },
  failOn: ReadonlySet<FailableOutcome>,
): boolean {
  if (isFailable(outcome)) return jobId === undefined || failOn.has(outcome)
  return fails[outcome]
}

/** Returns how to wait for a job that is still running. The service documents no way to cancel a job. */
export function attachHint(jobId: string, quote = (text: string): string => text): string {
  return `Agent job ${quote(jobId)} is still running. To wait for it, run this action with ${quote(`job-id: ${jobId}`)}.`
}
