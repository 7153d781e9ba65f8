import type { SimulatedComment } from '../../simulator/github-api.ts'
import { type Attempt, originOf } from '../attempt.ts'
import { deploymentMark, isGenuine, type Mark, markIn } from '../comment-mark.ts'
import { isCreated, logins } from '../planted-comments.ts'
import type { AttemptPlan, RunPlan } from '../scenarios/scenario.ts'
import { apiKeys } from '../secrets.ts'
import { isCutShort } from './end-of-run.ts'
import { mayBePerformed, postsOf } from './posts.ts'

/**
 * A workflow run keeps one comment with a signed mark, across its attempts. Deployments have one for each project. No comment
 * of others is changed.
 */
export function* oneRunOneComment(attempt: Attempt): Iterable<string> {
  const { run, plan, commentsBefore, commentsAfter } = attempt
  const own = commentsOfRun(run, commentsAfter)
  const { length } = own.filter((comment) => isKnown(comment, plan))
  const others = (comments: readonly SimulatedComment[]): string => {
    const ofDeployments = deploymentComments(attempt, comments)
    const ids = [...commentsOfRun(run, comments), ...ofDeployments].map(({ id }) => id)
    return JSON.stringify(comments.filter(({ id }) => !ids.includes(id)))
  }
  // A comment of the run is not written beside one that may be its own.
  const knownBefore = commentsOfRun(run, commentsBefore).filter((comment) => isKnown(comment, plan))
  const most = keepsComment(attempt) ? Math.max(1, knownBefore.length) : 0
  if (length > most) yield `The run has ${length} comments; expected at most ${most}.`
  if (others(commentsBefore) !== others(commentsAfter))
    yield 'A comment that the run did not write was changed.'
  if (deploymentComments(attempt, commentsAfter).length > 1)
    yield 'The pull request has two comments of deployments.'
  for (const comment of own)
    if (!apiKeys.some((key) => isGenuine(comment, key)))
      yield `The comment has no genuine mark: ${comment.body.slice(0, 300)}`
}

/** The comment names the job of the request, or says that it may have one, also if the process was killed. */
export function commentTellsRequest(attempt: Attempt): string[] {
  const { run, result, plan, commentsBefore, commentsAfter } = attempt
  if (!keepsComment(attempt) || isCommentFaulty(attempt)) return []
  const before = markOfRun(run, commentsBefore, plan)
  const after = markOfRun(run, commentsAfter, plan)
  const mayHaveJob = after?.['state'] === 'requested'
  const { jobId = '' } = result.outputs
  const origin = originOf(attempt)
  if (postsOf(attempt).some(mayBePerformed)) {
    const isNamed =
      after?.['job'] !== undefined && (after['job'] !== before?.['job'] || origin === 'continued')
    if (!isNamed && !mayHaveJob)
      return [`The request may have been sent, but the mark of the comment is ${JSON.stringify(after)}.`]
  } else if (mayHaveJob && before?.['state'] !== 'requested' && !isInterrupted(attempt))
    return ['The comment says that a job may exist, but nothing was sent.']
  if (before?.['job'] !== undefined && after?.['job'] === undefined)
    return [`The comment named ${before['job']}, and now names no job.`]
  // Nothing is written beside a comment that may be that of the run.
  const isDoubtful =
    after === undefined && commentsOfRun(run, commentsBefore).some((comment) => isKnown(comment, plan))
  if (isDoubtful) return []
  return origin !== '' && !isInterrupted(attempt) && after?.['job'] !== jobId
    ? [`The comment names ${after?.['job'] ?? 'no job'}; expected ${jobId}, which is ${origin}.`]
    : []
}

function isInterrupted(attempt: Attempt): boolean {
  return isCutShort(attempt) || attempt.signalled || attempt.result.outputs['outcome'] === 'timed-out'
}

/** Returns the mark in the comment of a run, if the comment has one that fits the API key and the account. */
export function markOfRun(
  run: RunPlan,
  comments: readonly SimulatedComment[],
  { apiKey, gitHubToken }: AttemptPlan,
): Mark | undefined {
  const own = commentsOfRun(run, comments).find(
    (comment) => isGenuine(comment, apiKey) && comment.user.login === logins[gitHubToken],
  )
  return own && markIn(own)
}

/** Whether an attempt can know that the action wrote a comment: API key or account have not changed since. */
export function isKnown(comment: SimulatedComment, { apiKey, gitHubToken }: AttemptPlan): boolean {
  return isGenuine(comment, apiKey) || comment.user.login === logins[gitHubToken]
}

/** Returns the comments that the attempts of a run wrote, also those that GitHub wrote after their end. */
export function commentsOfRun(run: RunPlan, comments: readonly SimulatedComment[]): SimulatedComment[] {
  return comments.filter((comment) => isCreated(comment) && markIn(comment)?.['run'] === run.id)
}

/** Returns the comments about the deployments of the project that an attempt of a deployment may edit. */
export function deploymentComments(
  { run: { inputs, event, deployed }, plan }: Pick<Attempt, 'run' | 'plan'>,
  comments: readonly SimulatedComment[],
): SimulatedComment[] {
  const mark = deploymentMark(inputs['project-id'] ?? '')
  return comments.filter(
    (comment) =>
      deployed !== undefined &&
      inputs['comment'] === 'true' &&
      isCreated(comment) &&
      comment.issueNumber === event?.thread &&
      comment.user.login === logins[plan.gitHubToken] &&
      comment.body.startsWith(mark),
  )
}

/** Whether the run keeps a comment. */
export function keepsComment({ run }: Attempt): boolean {
  return run.inputs['comment'] !== undefined
}

/** Whether a fault met a request about comments. */
function isCommentFaulty({ requests }: Attempt): boolean {
  return requests.github.some(({ path, fault }) => fault && /^\/graphql$|\/comments/u.test(path))
}

/** Whether a fault could stop the action from reading the comments and their authors. */
export function areCommentsUnread({ requests }: Attempt): boolean {
  return requests.github.some(
    ({ method, path, fault }) =>
      fault !== undefined && (path === '/graphql' || (method === 'GET' && path.endsWith('/comments'))),
  )
}
