import type { RecordedRequest } from '../../simulator/recording-server.ts'
import type { Attempt } from '../attempt.ts'

/** A checked event does nothing for an account without write permission. */
export function onlyWritersStartJobs({ scenario, requests }: Attempt): string[] {
  if (scenario.operation !== 'agent-job' || scenario.event?.isGated !== true) return []
  const { actor, others } = scenario.event
  const refused = [actor, ...others].find((login) => login !== 'writer')
  if (refused === undefined) return []
  const reads = requests.github.filter(({ path }) => !path.endsWith('/permission'))
  return [...requests.service, ...reads].map(
    ({ method, path }) =>
      `The event of ${refused} sent ${method} ${path}; expected only the permission check.`,
  )
}

/** A run for an issue that is closed or missing sends the service nothing and writes no comment. */
export function noRequestForClosedIssue({ scenario, requests }: Attempt): string[] {
  if (scenario.operation !== 'agent-job' || scenario.issue === 'open') return []
  return [...requests.service, ...requests.github.filter(isChange)].map(
    ({ method, path }) => `The issue is ${scenario.issue}, but the run sent ${method} ${path}.`,
  )
}

/** Whether it writes a comment or removes a label. Other requests with POST only read. */
function isChange({ method, path }: RecordedRequest): boolean {
  return method !== 'GET' && path.includes('/issues/')
}

/** An event that took something away sends no request to the service or to GitHub. */
export function noRequestAfterRemoval({ scenario, requests }: Attempt): string[] {
  if (scenario.operation !== 'agent-job' || scenario.event?.takesAway !== true) return []
  const { inputs, event } = scenario
  if (inputs['prompt'] === undefined && inputs['prompt-from'] === undefined) return []
  return [...requests.service, ...requests.github].map(
    ({ method, path }) =>
      `The event ${event.name} took something away, but the run sent ${method} ${path}; expected nothing.`,
  )
}
