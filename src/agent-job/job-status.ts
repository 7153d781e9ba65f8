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
