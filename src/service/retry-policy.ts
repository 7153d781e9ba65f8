import type { Clock } from '../clock.ts'
import type { Deadline } from '../deadline.ts'
import { formatDuration } from '../duration.ts'
import { messageOf } from '../errors.ts'
import type { Log } from '../log.ts'
import {
  NoAnswerError,
  NotSentError,
  RetryBeyondDeadlineError,
  StatusError,
  UnreadableAnswerError,
} from './errors.ts'

/*
 * Which failure of which method may be sent again, and when. A GET is repeated after anything that may pass. A POST is
 * repeated only where it is certain that the service did not accept the first: it never left, or the service itself
 * rejected it for its rate limit. There is no idempotency key in the contract, so anything else could start two jobs.
 */

const maxRetriesInARow = 5
const firstCeilingMs = 1000
const highestCeilingMs = 60_000

export type Method = 'GET' | 'POST'

export function mayBeSentAgain(method: Method, error: unknown): boolean {
  if (error instanceof NotSentError) return true
  if (method === 'POST') return error instanceof StatusError && error.status === 429 && error.fromService
  if (error instanceof StatusError) return error.status === 408 || error.status === 429 || error.status >= 500
  return error instanceof NoAnswerError || error instanceof UnreadableAnswerError
}

/** True when the service did not act on the POST: it never arrived, or it was answered with a refusal. */
export function wasCertainlyNotAccepted(error: unknown): boolean {
  if (error instanceof NotSentError) return true
  if (!(error instanceof StatusError)) return false
  return error.status < 500 && error.status !== 408 && (error.status !== 429 || error.fromService)
}

/**
 * Full jitter below a ceiling that doubles from 1 s to 60 s; on top of what the service asked for, never below it.
 *
 * @param retry how many retries there were before, from 0
 * @param random uniform in [0, 1)
 */
export function retryDelayMs(retry: number, retryAfterMs: number | undefined, random: () => number): number {
  const ceilingMs = Math.min(highestCeilingMs, firstCeilingMs * 2 ** retry)
  return (retryAfterMs ?? 0) + random() * ceilingMs
}

export interface RetryContext {
  clock: Clock
  deadline: Deadline
  log: Log
  random: () => number
}

/**
 * Sends until it succeeds, at most {@link maxRetriesInARow} times again, within the deadline.
 *
 * @throws the last failure; {@link RetryBeyondDeadlineError} when the next try would come too late
 */
export async function withRetries<T>(
  method: Method,
  send: () => Promise<T>,
  context: RetryContext,
): Promise<T> {
  for (let retry = 0; ; retry++) {
    try {
      return await send()
    } catch (error) {
      if (retry === maxRetriesInARow || !mayBeSentAgain(method, error)) throw error
      const retryAfterMs = error instanceof StatusError ? error.retryAfterMs : undefined
      const delayMs = retryDelayMs(retry, retryAfterMs, context.random)
      refuseBeyondDeadline(delayMs, error, context)
      context.log.info(
        `${messageOf(error)} Sent again in ${formatDuration(delayMs)} (retry ${retry + 1} of ${maxRetriesInARow}).`,
      )
      await context.clock.sleep(delayMs, context.deadline.signal)
    }
  }
}

/** @throws {@link RetryBeyondDeadlineError} when `delayMs` from now is not before the deadline */
export function refuseBeyondDeadline(
  delayMs: number,
  cause: unknown,
  { clock, deadline }: Pick<RetryContext, 'clock' | 'deadline'>,
): void {
  const againAtMs = clock.now() + delayMs
  if (againAtMs < deadline.expiresAtMs) return
  const again = new Date(againAtMs)
  const when = Number.isNaN(again.getTime()) ? 'in more than 200,000 years' : `after ${again.toISOString()}`
  throw new RetryBeyondDeadlineError(
    `${messageOf(cause)} It may work again ${when}, which is beyond the deadline of this step (timeout-minutes).`,
    { cause },
  )
}
