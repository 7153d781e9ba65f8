import type { RecordedRequest } from '../../simulator/recording-server.ts'
import type { Attempt } from '../attempt.ts'

const named = (requests: readonly RecordedRequest[], why: string): string[] =>
  requests.map(({ method, path }) => `${why}, but the run sent ${method} ${path}.`)

/** A checked event does nothing for an account without write permission. */
export function onlyWritersStartJobs({ scenario, requests }: Attempt): string[] {
  const refused = scenario.event?.checked.find((login) => login !== 'writer')
  if (refused === undefined) return []
  const reads = requests.github.filter(({ path }) => !path.endsWith('/permission'))
  return named([...requests.service, ...reads], `${refused} may not start a job`)
}

/** A dry run only reads. */
export function dryRunOnlyReads({ run, requests }: Attempt): string[] {
  if (run.inputs['dry-run'] !== 'true') return []
  const posts = requests.service.filter(({ method }) => method === 'POST')
  return named([...posts, ...requests.github.filter(isChange)], 'It was a dry run')
}

/** Whether it writes a comment or removes a label. The other requests with POST only read. */
function isChange({ method, path }: RecordedRequest): boolean {
  return method !== 'GET' && path.includes('/issues/')
}
