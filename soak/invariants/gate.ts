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
