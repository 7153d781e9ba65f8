import type { Attempt } from '../attempt.ts'

const repository = '/repos/acme/docs'
const changes = [/^\/pulls\/57(?:\/files)?$/u, /^\/compare\/[^/]+$/u, /^\/releases$/u]
const others = [
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
  const known = [...others, ...(readsChanges ? changes : [])]
  return requests.github
    .filter(({ path }) => path !== '/graphql' && path !== '/markdown')
    .filter(
      ({ path }) =>
        !path.startsWith(repository) || !known.some((form) => form.test(path.slice(repository.length))),
    )
    .map(({ method, path }) => `GitHub got the unexpected request ${method} ${path}.`)
}
