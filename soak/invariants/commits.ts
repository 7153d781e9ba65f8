import type { Attempt } from '../attempt.ts'
import { headCommit } from '../scenarios/events.ts'
import { jobOf, postsOf } from './posts.ts'
import { areCommentsUnread, hasFailed, markOfRun } from './thread.ts'

const successes = ['pr-created', 'no-pr']

/** No commit is asked about twice, and none is lost: after a job that did not fail, there is nothing to ask. */
export function* commitsAreAskedOnce(attempt: Attempt, earlier: readonly Attempt[]): Iterable<string> {
  const { run, plan, result, commentsAfter } = attempt
  if (run.inputs['prompt-from'] !== 'commits') return
  const posts = postsOf(attempt)
  // After a change of the API key or the account, the comments of the earlier one do not count.
  const ofProject = earlier.filter(
    (other) =>
      other.run.inputs['project-id'] === run.inputs['project-id'] &&
      other.plan.apiKey === plan.apiKey &&
      other.plan.gitHubToken === plan.gitHubToken,
  )
  const wasAsked = ofProject.some(
    (other) =>
      other.run !== run &&
      successes.includes(other.result.outputs['outcome'] ?? '') &&
      other.requests.github.every(({ fault }) => fault === undefined),
  )
  if (wasAsked && posts.length > 0 && !areCommentsUnread(attempt)) {
    yield 'Commits were asked about a second time.'
    return
  }
  if (!posts.every(({ body }) => promptOf(body).includes(headCommit)))
    yield 'The request leaves out the last commit.'
  if (posts.length > 0 && markOfRun(run, commentsAfter, plan) === undefined)
    yield 'Commits were asked about, and no comment remembers it.'
  if (result.outputs['skipReason'] !== 'no-changes') return
  if (ofProject.every((other) => postsOf(other).length === 0))
    yield 'The run was skipped, but nobody asked about its commits.'
  yield* failedSince(attempt)
}

/** Commits whose job failed after their run had ended are asked about again. */
function failedSince({ scenario, run, plan, requests, commentsBefore, farEnds }: Attempt): string[] {
  const mark = scenario.runs
    .filter((other) => other !== run && other.inputs['project-id'] === run.inputs['project-id'])
    .map((other) => markOfRun(other, commentsBefore, plan))
    .findLast((found) => found?.['head'] !== undefined)
  const job = mark?.['job'] ?? ''
  const reading = requests.service.findLast((request) => jobOf(request) === job)
  if (reading === undefined) return [`The run was skipped without a look at the job ${job}.`]
  const answered = farEnds.service.jobs.get(job)?.answered
  return reading.fault === undefined && reading.ownStatus === 200 && hasFailed(answered)
    ? [`The run was skipped, but the job ${job} failed.`]
    : []
}

function promptOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'prompt' in body ? String(body.prompt) : ''
}
