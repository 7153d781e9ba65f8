import type { RecordedRequest } from '../../simulator/recording-server.ts'
import type { AgentJobAttempt, Attempt } from '../attempt.ts'

/** What GitHub answers to POST without a change: the account of a token, and how it shows a text. */
const readWithPost: ReadonlySet<string> = new Set(['/graphql', '/markdown'])

/** A checked event does nothing for an account without write permission. */
export function onlyWritersStartJobs({ scenario, requests }: AgentJobAttempt): string[] {
  if (scenario.event?.isGated !== true) return []
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
export function noRequestForClosedIssue({ scenario, requests }: AgentJobAttempt): string[] {
  if (scenario.issue === 'open') return []
  return [...requests.service, ...requests.github.filter(isChange)].map(
    ({ method, path }) => `The issue is ${scenario.issue}, but the run sent ${method} ${path}.`,
  )
}

/** Whether it writes a comment or removes a label. Other requests with POST only read. */
function isChange({ method, path }: RecordedRequest): boolean {
  return method !== 'GET' && path.includes('/issues/')
}

/** An event that took something away sends no request to the service or to GitHub. */
export function noRequestAfterRemoval({ scenario, requests }: AgentJobAttempt): string[] {
  if (scenario.event?.takesAway !== true) return []
  const { inputs, event } = scenario
  if (inputs['prompt'] === undefined && inputs['prompt-from'] === undefined) return []
  return [...requests.service, ...requests.github].map(
    ({ method, path }) =>
      `The event ${event.name} took something away, but the run sent ${method} ${path}; expected nothing.`,
  )
}

/** A dry run sends nothing to the service, and only reads from GitHub. */
export function dryRunOnlyReads({ scenario, requests }: Attempt): string[] {
  if (scenario.inputs['dry-run'] !== 'true') return []
  const writes = requests.github.filter(
    ({ method, path }) => method !== 'GET' && !(method === 'POST' && readWithPost.has(path)),
  )
  return [...requests.service, ...requests.artifacts, ...writes].map(
    ({ method, path }) => `A dry run sent ${method} ${path}.`,
  )
}

const repository = '/repos/acme/docs'
const changes = [/^\/pulls\/57(?:\/files)?$/u, /^\/compare\/[^/]+$/u, /^\/releases$/u]
const commits = [/^\/compare\/[^/]+$/u, /^\/commits$/u, /^\/issues\/42$/u]
const others = [
  // The pull request of a job.
  /^\/pulls\/\d+$/u,
  /^\/collaborators\/[^/]+\/permission$/u,
  /^\/issues\/(?:42|57)\/comments$/u,
  /^\/issues\/comments\/\d+$/u,
  /^\/issues\/(?:42|57)\/labels\/[^/]+$/u,
]

/** Values of the payload lead to no other operation of GitHub. Without need, the changes are not read. */
export function onlyKnownGitHubRequests({ scenario, requests }: AgentJobAttempt): string[] {
  const { inputs } = scenario
  const readsChanges = inputs['prompt-from'] !== undefined && inputs['changes'] !== 'none'
  const readsCommits = inputs['issue-number'] !== undefined
  const known = [...others, ...(readsChanges ? changes : []), ...(readsCommits ? commits : [])]
  return requests.github
    .filter(({ path }) => !readWithPost.has(path))
    .filter(
      ({ path }) =>
        !path.startsWith(repository) || !known.some((form) => form.test(path.slice(repository.length))),
    )
    .map(({ method, path }) => `GitHub got the unexpected request ${method} ${path}.`)
}
