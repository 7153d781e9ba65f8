import type { RetryPolicy } from '../shared/retry-engine.ts'
import {
  NoAnswerError,
  NotSentError,
  StatusError,
  UnreadableAnswerError,
  UnusableProxyError,
} from './errors.ts'

/*
 * Decides which failures are retried, and when. A GET is retried after any temporary failure. A POST is retried only if
 * the service certainly did not accept it: it was not sent, or the service rejected it with its rate limit. The
 * contract has no idempotency key, so any other retry could start two jobs.
 */

const maxRetries = 5
const firstJitterMs = 1000
const highestJitterMs = 60_000
// The limit is hourly. A retry after seconds would only use up more of it.
const rateLimitWaitsMs = [30_000, 60_000, 120_000, 240_000, 480_000]

export type Method = 'GET' | 'POST'

/** Returns the policy for one request: at most {@link maxRetries} retries. */
export function retryPolicy(method: Method, random: () => number): RetryPolicy {
  let retries = 0
  return (error) => {
    if (retries === maxRetries || !mayBeSentAgain(method, error)) return undefined
    const delayMs = retryDelayMs(error, retries, random)
    retries += 1
    return { delayMs, note: `retry ${retries} of ${maxRetries}`, failsBeyondDeadline: true }
  }
}

export function mayBeSentAgain(method: Method, error: unknown): boolean {
  if (error instanceof NotSentError) return true
  if (method === 'POST') return error instanceof StatusError && error.status === 429 && error.fromService
  if (error instanceof StatusError) return error.status === 408 || error.status === 429 || error.status >= 500
  return error instanceof NoAnswerError || error instanceof UnreadableAnswerError
}

/** Returns true if the service did not act on the POST: it was not sent, or the service refused it. */
export function wasCertainlyNotAccepted(error: unknown): boolean {
  if (error instanceof NotSentError || error instanceof UnusableProxyError) return true
  if (!(error instanceof StatusError)) return false
  return error.status < 500 && error.status !== 408 && (error.status !== 429 || error.fromService)
}

/**
 * Returns the delay before a retry, in milliseconds. It is the delay that the service asked for, or a fixed delay for a
 * rate limit without one, plus a jitter. The jitter is random, below a bound that doubles from 1 s to 60 s.
 *
 * @param retries the number of retries so far
 * @param random uniform in [0, 1)
 */
export function retryDelayMs(error: unknown, retries: number, random: () => number): number {
  const jitterMs = random() * Math.min(highestJitterMs, firstJitterMs * 2 ** retries)
  return waitMs(error, retries) + jitterMs
}

function waitMs(error: unknown, retries: number): number {
  if (!(error instanceof StatusError)) return 0
  if (error.retryAfterMs !== undefined) return error.retryAfterMs
  return error.status === 429 ? (rateLimitWaitsMs[retries] ?? rateLimitWaitsMs.at(-1) ?? 0) : 0
}
