/** Returns the URL of this workflow run on GitHub. */
export function workflowRunUrl(): string {
  const { env } = process
  const server = env['GITHUB_SERVER_URL'] ?? 'https://github.com'
  return `${server}/${env['GITHUB_REPOSITORY'] ?? ''}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`
}
