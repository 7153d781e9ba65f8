import type { Attempt } from '../attempt.ts'

/** A dry run sends nothing to the service, and only reads from GitHub. */
export function dryRunOnlyReads({ scenario, requests }: Attempt): string[] {
  if (scenario.inputs['dry-run'] !== 'true') return []
  const writes = requests.github.filter(
    ({ method, path }) => method !== 'GET' && !(method === 'POST' && path === '/graphql'),
  )
  return [...requests.service, ...requests.artifacts, ...writes].map(
    ({ method, path }) => `A dry run sent ${method} ${path}.`,
  )
}
