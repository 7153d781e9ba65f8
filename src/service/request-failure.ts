import type { RequestFailure } from '../shared/retry.ts'
import {
  NoAnswerError,
  NotSentError,
  StatusError,
  UnreadableAnswerError,
  UnusableProxyError,
} from './errors.ts'

/** Returns what a failed exchange means for a retry. */
export function failureOf(error: unknown): RequestFailure {
  if (error instanceof StatusError) return failureOfStatus(error)
  if (error instanceof NotSentError) return { kind: 'unsent' }
  if (error instanceof UnusableProxyError) return { kind: 'refused' }
  const isUnanswered = error instanceof NoAnswerError || error instanceof UnreadableAnswerError
  return { kind: isUnanswered ? 'unanswered' : 'final' }
}

function failureOfStatus({ status, retryAfterMs, fromService }: StatusError): RequestFailure {
  // A gateway can answer 429 too, even after it forwarded the request.
  if (status === 429) return { kind: fromService ? 'limited' : 'unanswered', isRateLimit: true, retryAfterMs }
  return { kind: status === 408 || status >= 500 ? 'unanswered' : 'refused', retryAfterMs }
}
