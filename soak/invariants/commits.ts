import type { Attempt } from '../attempt.ts'
import { postsOf } from './posts.ts'
import { areCommentsUnread } from './thread.ts'

const successes = ['pr-created', 'no-pr']

/** Commits are asked about once if their job did not fail. */
export function commitsAreAskedOnce(attempt: Attempt, earlier: readonly Attempt[]): string[] {
  const { run, plan } = attempt
  if (run.inputs['prompt-from'] !== 'commits' || postsOf(attempt).length === 0) return []
  const wasAsked = earlier.some(
    (other) =>
      other.run !== run &&
      other.run.inputs['project-id'] === run.inputs['project-id'] &&
      // After a change of the API key or the account, the comments of the earlier one do not count.
      other.plan.apiKey === plan.apiKey &&
      other.plan.gitHubToken === plan.gitHubToken &&
      successes.includes(other.result.outputs['outcome'] ?? '') &&
      other.requests.github.every(({ fault }) => fault === undefined),
  )
  return wasAsked && !areCommentsUnread(attempt) ? ['Commits were asked about a second time.'] : []
}
