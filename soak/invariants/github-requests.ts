import type { Attempt } from '../attempt.ts'

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
export function onlyKnownGitHubRequests({ scenario, requests }: Attempt): string[] {
  if (scenario.operation !== 'agent-job') return []
  const { inputs } = scenario
  const readsChanges = inputs['prompt-from'] !== undefined && inputs['changes'] !== 'none'
  const readsCommits = inputs['issue-number'] !== undefined
  const known = [...others, ...(readsChanges ? changes : []), ...(readsCommits ? commits : [])]
  return requests.github
    .filter(({ path }) => path !== '/graphql' && path !== '/markdown')
    .filter(
      ({ path }) =>
        !path.startsWith(repository) || !known.some((form) => form.test(path.slice(repository.length))),
    )
    .map(({ method, path }) => `GitHub got the unexpected request ${method} ${path}.`)
}
