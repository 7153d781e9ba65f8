import type { WorkflowRun } from '../shared/step.ts'

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
