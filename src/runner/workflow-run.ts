/** The run of a workflow, as the variables of the runner describe it. What a variable does not tell is empty. */
export interface WorkflowRun {
  /** URL of GitHub, without a slash at the end. */
  serverUrl: string
  /** `owner/name`. */
  repository: string
  id: string
  /** Page of the run on GitHub. */
  url: string
  /** Number of this attempt, starting at 1; undefined if the runner does not tell it. */
  attempt: number | undefined
  /** All legs of a matrix and all calls of a reusable workflow share `job` and `action`. */
  job: string | undefined
  action: string | undefined
}

export function workflowRun(): WorkflowRun {
  const { env } = process
  const serverUrl = env['GITHUB_SERVER_URL'] ?? 'https://github.com'
  const repository = env['GITHUB_REPOSITORY'] ?? ''
  const id = env['GITHUB_RUN_ID'] ?? ''
  const attempt = env['GITHUB_RUN_ATTEMPT'] ?? ''
  return {
    serverUrl,
    repository,
    id,
    url: `${serverUrl}/${repository}/actions/runs/${id}`,
    attempt: /^[1-9]\d{0,8}$/u.test(attempt) ? Number(attempt) : undefined,
    job: env['GITHUB_JOB'],
    action: env['GITHUB_ACTION'],
  }
}
