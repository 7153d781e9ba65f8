import type { AgentJobAttempt } from '../attempt.ts'
import { hasOutputs, wasKilled } from './end-of-run.ts'
import { areCommentsUnread } from './job-of-thread.ts'
import { keepsComment, marksOfRun } from './one-run-one-comment.ts'
import { mayBePerformed, postsOf } from './posts.ts'

/**
 * The comment says `requested` if a job may exist that it does not name, even if the process was killed. Otherwise it does
 * not say so.
 */
export function commentTellsUnknownRequest(attempt: AgentJobAttempt): string[] {
  const { scenario, requests, run, signalled } = attempt
  if (!keepsComment(scenario)) return []
  if (requests.github.some(({ fault }) => fault)) return []
  const { before, after } = marksOfRun(attempt)
  const mayBeSent = postsOf(attempt).some(mayBePerformed)
  const { jobOrigin = '', outcome } = run.outputs
  if (mayBeSent) {
    const isNamed = after?.job !== undefined && (after.job !== before?.job || jobOrigin === 'continued')
    return isNamed || after?.state === 'requested'
      ? []
      : [`The request may have been sent, but the mark of the comment is ${JSON.stringify(after)}.`]
  }
  const isCutShort = wasKilled(attempt) || signalled || outcome === 'timed-out'
  return after?.state === 'requested' && before?.state !== 'requested' && !isCutShort
    ? ['The comment says that a job may exist, but nothing was sent.']
    : []
}

/** A re-run says that it repeats a request that may have been sent. */
export function repeatIsTold(attempt: AgentJobAttempt): string[] {
  const { number, run, scenario, signalled } = attempt
  const { before } = marksOfRun(attempt)
  if (number === 1 || before?.state !== 'requested' || postsOf(attempt).length === 0) return []
  if (areCommentsUnread(attempt)) return []
  const sentence = 'This attempt sends the request again.'
  const hasSummary = hasOutputs(attempt) && scenario.unusable?.startsWith('summary') !== true && !signalled
  return [
    ...(run.log.includes(sentence) ? [] : ['The request was sent again, and the log does not say so.']),
    ...(run.summary.includes(sentence) || !hasSummary
      ? []
      : ['The request was sent again, and the summary does not say so.']),
  ]
}
