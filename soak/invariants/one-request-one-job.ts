import type { Attempt } from '../attempt.ts'
import { jobMayBeUnusable } from './jobs.ts'
import { answeredStatus, isCreate, isMessage, mayBePerformed, postsOf } from './posts.ts'
import { commentsOfRun, isKnown, keepsComment, markOfRun } from './thread.ts'

/** A request starts at most one job, or sends at most one message, even if an answer is lost or the run is started again. */
export function* oneRequestOneJob(attempt: Attempt): Iterable<string> {
  const posts = postsOf(attempt)
  const first = posts.findIndex(mayBePerformed)
  const create = posts.findIndex(isCreate)
  if (first !== -1 && first < posts.length - 1)
    yield 'A create or message was sent after one that was performed or may have been performed.'
  if (create !== -1 && posts.slice(create).some(isMessage)) yield 'A message was sent after a create.'
  if (create !== -1 && attempt.run.inputs['job-id'] !== undefined)
    yield 'A job was created although job-id is set.'
  if (posts.length > 0) yield* repeated(attempt)
}

/** A re-run does not repeat a request that has a job, and says so if it repeats one that may have a job. */
function repeated(attempt: Attempt): string[] {
  const { run, number, plan, result, requests, commentsBefore } = attempt
  if (number === 1 || !keepsComment(attempt)) return []
  const lists = requests.github.filter(({ method, path }) => method === 'GET' && path.endsWith('/comments'))
  if (!lists.some((list) => answeredStatus(list) === 200))
    return ['The request was sent again although the comments could not be read.']
  const before = markOfRun(run, commentsBefore, plan)
  if (before === undefined && commentsOfRun(run, commentsBefore).some((comment) => isKnown(comment, plan)))
    return ['The request was sent again although its mark does not fit.']
  if (before?.['job'] !== undefined && !jobMayBeUnusable(before['job'], attempt))
    return [`The request was sent again although the comment names its job ${before['job']}.`]
  const isCertain = before !== undefined && before['state'] !== 'requested'
  return !isCertain && !result.log.includes('This attempt sends the request again.')
    ? ['The request was sent again, and the log does not say so.']
    : []
}
