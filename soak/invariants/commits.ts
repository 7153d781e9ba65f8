import type { Attempt } from '../attempt.ts'
import { headCommit } from '../scenarios/events.ts'
import { postsOf } from './posts.ts'
import { areCommentsUnread } from './thread.ts'

const successes = ['pr-created', 'no-pr']

/** No commit is asked about twice, and none is lost: after a job that did not fail, there is nothing to ask. */
export function commitsAreAskedOnce(attempt: Attempt, earlier: readonly Attempt[]): string[] {
  const { run, plan, result } = attempt
  if (run.inputs['prompt-from'] !== 'commits') return []
  const posts = postsOf(attempt)
  // After a change of the API key, the comments of the earlier one do not count.
  const ofProject = earlier.filter(
    (other) =>
      other.run.inputs['project-id'] === run.inputs['project-id'] && other.plan.apiKey === plan.apiKey,
  )
  const wasAsked = ofProject.some(
    (other) =>
      other.run !== run &&
      successes.includes(other.result.outputs['outcome'] ?? '') &&
      other.requests.github.every(({ fault }) => fault === undefined),
  )
  if (wasAsked && posts.length > 0 && !areCommentsUnread(attempt))
    return ['Commits were asked about a second time.']
  const isSkipped = result.outputs['skipReason'] === 'no-changes'
  return [
    ...posts
      .filter(({ body }) => !promptOf(body).includes(headCommit))
      .map(() => 'The request leaves out the last commit.'),
    ...(isSkipped && ofProject.every((other) => postsOf(other).length === 0)
      ? ['The run was skipped, but nobody asked about its commits.']
      : []),
  ]
}

function promptOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'prompt' in body ? String(body.prompt) : ''
}
