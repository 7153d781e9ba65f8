import { messageOf } from '../shared/errors.ts'
import { GitHubError } from '../github/github-call.ts'
import type { GitHubClient } from '../github/github-client.ts'
import type { Log } from '../shared/log.ts'
import { type PullRequestLink, pullRequestOn, type PullRequestState } from '../shared/pull-request-link.ts'
import { workflowRun } from '../runner/workflow-run.ts'

/** Returns a function that reads what a pull request is now. A pull request on another host is not read. */
export function pullRequestStateReader(
  client: Pick<GitHubClient, 'readPullRequest'>,
  log: Log,
): (pullRequest: PullRequestLink) => Promise<PullRequestState | undefined> {
  return async (pullRequest) => {
    const at = pullRequestOn(workflowRun().serverUrl, pullRequest)
    if (at === undefined) return undefined
    try {
      return (await client.readPullRequest(at.number, at.repository)).state
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error
      log.notice(
        `It is unknown whether the pull request ${pullRequest.url} of the earlier job is still open, so the request goes to that job. ${messageOf(error)}`,
      )
      return undefined
    }
  }
}
