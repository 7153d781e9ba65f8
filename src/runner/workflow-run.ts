/** Returns the URL of GitHub, without a slash at the end. */
export function gitHubUrl(): string {
  return process.env['GITHUB_SERVER_URL'] ?? 'https://github.com'
}

/** Returns the URL of this workflow run on GitHub. */
export function workflowRunUrl(): string {
  const { env } = process
  return `${gitHubUrl()}/${env['GITHUB_REPOSITORY'] ?? ''}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`
}

/** Returns the number of this attempt, starting at 1; undefined if the runner does not tell it. */
export function runAttempt(): number | undefined {
  const attempt = process.env['GITHUB_RUN_ATTEMPT'] ?? ''
  return /^[1-9]\d{0,8}$/u.test(attempt) ? Number(attempt) : undefined
}
