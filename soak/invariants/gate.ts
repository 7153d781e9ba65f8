import type { Attempt } from '../attempt.ts'

/** An event starts no job for an account without write permission. */
export function onlyWritersStartJobs({ scenario, requests }: Attempt): string[] {
  if (scenario.operation !== 'agent-job' || scenario.event === undefined) return []
  const { actor } = scenario.event
  const sent = requests.service.length
  return actor !== 'writer' && sent > 0
    ? [`The event of ${actor} sent ${sent} requests to the service; expected none.`]
    : []
}
