import type { Attempt } from '../attempt.ts'

/** An event that outsiders can cause does nothing for an account without write permission. */
export function onlyWritersStartJobs({ scenario, requests }: Attempt): string[] {
  if (scenario.operation !== 'agent-job' || scenario.event?.isGated !== true) return []
  const { actor } = scenario.event
  if (actor === 'writer') return []
  const reads = requests.github.filter(({ path }) => !path.endsWith('/permission'))
  return [...requests.service, ...reads].map(
    ({ method, path }) => `The event of ${actor} sent ${method} ${path}; expected only the permission check.`,
  )
}
