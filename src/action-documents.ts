/**
 * Returns the address of a document of this action, in the version that runs. If the runner does not tell where the action
 * comes from, as for an action in the repository of the workflow, returns its path in the repository of the action.
 *
 * @param document path with anchor, such as `docs/visitors.md#privacy`
 */
export function documentAddress(document: string, env: NodeJS.ProcessEnv): string {
  // https://docs.github.com/actions/reference/workflows-and-actions/variables
  const { GITHUB_ACTION_REPOSITORY: repository = '', GITHUB_ACTION_REF: ref = '' } = env
  if (!/^[\w.-]+\/[\w.-]+$/u.test(repository)) return document
  const version = /^[\w.+/-]+$/u.test(ref) ? ref : 'HEAD'
  return `${env['GITHUB_SERVER_URL'] ?? 'https://github.com'}/${repository}/blob/${version}/${document}`
}
