import type { SimulatedComment } from '../../simulator/github-api.ts'
import type { Attempt } from '../attempt.ts'
import { type Mark, markIn } from '../comment-mark.ts'
import { strangersWord } from '../hostile-text.ts'
import type { RunPlan } from '../scenarios/scenario.ts'
import { isCutShort } from './end-of-run.ts'
import { mayBePerformed, postsOf } from './posts.ts'

/** A workflow run keeps one comment, across its attempts. It changes no other comment. */
export function oneRunOneComment(attempt: Attempt, earlier: readonly Attempt[]): string[] {
  const { commentsBefore, commentsAfter } = attempt
  const own = commentsOfRun(attempt.run, commentsAfter, [...earlier, attempt])
  const ownIds = new Set(own.map(({ id }) => id))
  const others = (comments: readonly SimulatedComment[]): string =>
    JSON.stringify(comments.filter(({ id }) => !ownIds.has(id)))
  const most = keepsComment(attempt) ? 1 : 0
  return [
    ...(own.length > most ? [`The run has ${own.length} comments; expected at most ${most}.`] : []),
    ...(others(commentsBefore) === others(commentsAfter)
      ? []
      : ['A comment that the run did not write was changed.']),
    ...own
      .filter(
        ({ body }) => body.includes(strangersWord) || body.includes('PWNED') || markIn(body) === undefined,
      )
      .map(({ body }) => `The comment has text of other people, or no mark: ${body.slice(0, 200)}`),
  ]
}

/** The comment names the job of the request, or says that it may have one, also if the process was killed. */
export function commentTellsRequest(attempt: Attempt, earlier: readonly Attempt[]): string[] {
  const { run, requests, result, signalled, commentsBefore, commentsAfter } = attempt
  if (!keepsComment(attempt) || requests.github.some(({ fault }) => fault)) return []
  const before = markOfRun(run, commentsBefore, earlier)
  const after = markOfRun(run, commentsAfter, [...earlier, attempt])
  const { jobId = '', jobOrigin = '', outcome } = result.outputs
  const isInterrupted = isCutShort(attempt) || signalled || outcome === 'timed-out'
  if (postsOf(attempt).some(mayBePerformed)) {
    const isNamed = after?.job !== undefined && (after.job !== before?.job || jobOrigin === 'continued')
    if (!isNamed && after?.mayHaveJob !== true)
      return [`The request may have been sent, but the mark of the comment is ${JSON.stringify(after)}.`]
  } else if (after?.mayHaveJob === true && before?.mayHaveJob !== true && !isInterrupted)
    return ['The comment says that a job may exist, but nothing was sent.']
  if (before?.job !== undefined && after?.job === undefined && after?.mayHaveJob !== true)
    return [`The comment named ${before.job}, and now names no job.`]
  return jobOrigin !== '' && !isInterrupted && after?.job !== jobId
    ? [`The comment names ${after?.job ?? 'no job'}; expected ${jobId}, which is ${jobOrigin}.`]
    : []
}

/** Returns the mark in the comment of a run. */
export function markOfRun(
  run: RunPlan,
  comments: readonly SimulatedComment[],
  attempts: readonly Attempt[],
): Mark | undefined {
  const [own] = commentsOfRun(run, comments, attempts)
  return own && markIn(own.body)
}

/** Returns the comments that attempts of a run wrote. */
function commentsOfRun(
  run: RunPlan,
  comments: readonly SimulatedComment[],
  attempts: readonly Attempt[],
): SimulatedComment[] {
  const written = attempts.filter((attempt) => attempt.run === run).flatMap(idsWrittenBy)
  return comments.filter(({ id }) => written.includes(id))
}

function idsWrittenBy({ commentsBefore, commentsAfter }: Attempt): number[] {
  const known = new Set(commentsBefore.map(({ id }) => id))
  return commentsAfter.map(({ id }) => id).filter((id) => !known.has(id))
}

/** Whether the run keeps a comment. */
function keepsComment({ run, scenario }: Attempt): boolean {
  return run.inputs['comment'] === 'true' && scenario.event?.thread !== undefined
}

/** Whether a fault could stop the action from reading the comments and their authors. */
export function areCommentsUnread({ requests }: Attempt): boolean {
  return requests.github.some(
    ({ method, path, fault }) =>
      fault !== undefined && (path === '/graphql' || (method === 'GET' && path.endsWith('/comments'))),
  )
}
