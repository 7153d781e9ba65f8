import type { Attempt } from '../attempt.ts'
import { jobMayBeUnusable } from './jobs.ts'
import { isCreate, isMessage, mayBePerformed, postsOf } from './posts.ts'
import { areCommentsUnread, commentsOfRun, markOfRun } from './thread.ts'

/** A request starts at most one job, or sends at most one message, even if an answer is lost or the run is started again. */
export function oneRequestOneJob(attempt: Attempt): string[] {
  const posts = postsOf(attempt)
  const first = posts.findIndex(mayBePerformed)
  const create = posts.findIndex(isCreate)
  return [
    ...(first !== -1 && first < posts.length - 1
      ? ['A create or message was sent after one that was performed or may have been performed.']
      : []),
    ...(create !== -1 && posts.slice(create).some(isMessage) ? ['A message was sent after a create.'] : []),
    ...(posts.length > 0 ? repeated(attempt) : []),
  ]
}

/** A re-run does not repeat a request that has a job, and says so if it repeats one that may have a job. */
function repeated(attempt: Attempt): string[] {
  const { run, plan, result, commentsBefore } = attempt
  if (commentsOfRun(run, commentsBefore).length === 0 || areCommentsUnread(attempt)) return []
  const before = markOfRun(run, commentsBefore, plan.apiKey)
  if (before === undefined) return ['The request was sent again although its mark does not fit the API key.']
  if (before['job'] !== undefined && !jobMayBeUnusable(before['job'], attempt))
    return [`The request was sent again although the comment names its job ${before['job']}.`]
  return before['state'] === 'requested' && !result.log.includes('This attempt sends the request again.')
    ? ['The request was sent again, and the log does not say so.']
    : []
}
