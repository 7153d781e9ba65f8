import type { GitHubClient } from '../github/github-client.ts'
import { type PullRequestLink, pullRequestOn, type PullRequestState } from '../shared/pull-request-link.ts'
import { workflowRun } from '../runner/workflow-run.ts'

/**
 * Returns a function that reads what a pull request is now. A pull request on another host is not read. It throws a
 * GitHubError if GitHub does not tell the state.
 */
export function pullRequestStateReader(
  client: Pick<GitHubClient, 'readPullRequest'>,
): (pullRequest: PullRequestLink) => Promise<PullRequestState | undefined> {
  return async (pullRequest) => {
    const at = pullRequestOn(workflowRun().serverUrl, pullRequest)
    return at && (await client.readPullRequest(at.number, at.repository)).state
  }
}
