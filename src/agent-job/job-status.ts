/** What a status in the service's words means to somebody who waits. */
export type StatusClass = 'pending' | 'terminal' | 'unknown'

export type TerminalStatus = 'completed' | 'archived' | 'failed'

export function isTerminal(status: string): status is TerminalStatus {
  return status === 'completed' || status === 'archived' || status === 'failed'
}

export function classifyStatus(status: string): StatusClass {
  if (isTerminal(status)) return 'terminal'
  return status === 'active' ? 'pending' : 'unknown'
}

/** The outcome of a job that ended; for `completed` the pull request decides. */
export function outcomeOf(
  status: TerminalStatus,
  hasPullRequest: boolean,
): 'pr-created' | 'no-pr' | 'archived' | 'failed' {
  if (status !== 'completed') return status
  return hasPullRequest ? 'pr-created' : 'no-pr'
}
