import { startAction } from '../simulator/action-runner.ts'
import { simulatorKey, startDocumentationService } from '../simulator/documentation-service.ts'
import { startGitHubApi, workflowToken } from '../simulator/github-api.ts'

const login = 'maintainer'
const request = '/docs Add an example of `--json` with `jq` to the CLI reference.'
const prLink = 'https://github.com/acme/docs/pull/128'

/**
 * Runs the action for a `/docs` comment. Returns that comment and the one of the action, as Markdown.
 *
 * @param folder for the files of the run
 */
export async function commentThread(folder: string): Promise<string> {
  const user = { login, type: 'User' }
  const payload = {
    action: 'created',
    issue: { number: 42, title: 'Document the new --json flag', body: null, user },
    comment: { id: 1, created_at: '2026-01-15T12:00:00Z', body: request, user },
    repository: { full_name: 'acme/docs' },
    sender: user,
  }
  const service = await startDocumentationService({ jobLife: [{ status: 'completed', prLink }] })
  const github = await startGitHubApi({ permissions: { [login]: { permission: 'write' } } })
  const { exitCode, log } = await startAction({
    folder,
    inputs: {
      'api-key': simulatorKey,
      'project-id': 'acme-docs',
      'base-url': service.url,
      'prompt-from': 'comment',
      comment: 'true',
    },
    githubToken: workflowToken,
    event: { name: 'issue_comment', payload, triggeringActor: login },
    env: { GITHUB_API_URL: github.url },
  }).finished.finally(() => Promise.all([service.close(), github.close()]))
  const [answer] = github.comments
  if (exitCode !== 0 || answer === undefined) throw new Error(`The agent job failed: ${log}`)
  return [box(login, request), box('github-actions bot', answer.body)].join('\n\n')
}

/** Returns a table that looks like a comment on GitHub. */
function box(author: string, text: string): string {
  return `<table style="display: table; width: 100%">
<tr style="background: #818b981f"><th align="left">${author} commented</th></tr>
<tr style="background: none"><td>

${text}

</td></tr>
</table>`
}
