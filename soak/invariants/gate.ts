import type { Attempt } from '../attempt.ts'

/** Nobody without the permission to write gets a job started by an event. */
export function onlyWritersStartJobs({ scenario, requests }: Attempt): string[] {
  if (scenario.operation !== 'agent-job' || scenario.event === undefined) return []
  const { actor } = scenario.event
  const sent = requests.service.length
  return actor !== 'writer' && sent > 0
    ? [`The event of ${actor} sent ${sent} requests to the service; none is expected.`]
    : []
}
