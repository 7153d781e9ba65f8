import { DeadlineExceeded } from './deadline.ts'
import { formatDuration } from './clock.ts'
import { ActionError, messageOf } from './errors.ts'
import type { RunContext } from './run-context.ts'

// For longer delays, the log also shows the time of the retry.
const longDelayMs = 30_000

/** A policy's decision to retry. */
export interface Retry {
  delayMs: number
  /** Added to the reason in the log, for example `retry 1 of 5`. */
  note: string
  /**
   * What to do if the next attempt would come after the deadline. True: fail at once. False: wait until the deadline.
   */
  failsBeyondDeadline: boolean
}

/**
 * Decides about each failure of one request, in order. Returns undefined if the failure is final. May throw another
 * error instead.
 */
export type RetryPolicy = (error: unknown) => Retry | undefined

/**
 * Repeats an attempt until it succeeds, as long as the policy and the deadline allow.
 *
 * @throws the failure that the policy calls final; an {@link ActionError} if a retry would come after the deadline; the
 *   reason of the deadline's signal
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  decide: RetryPolicy,
  context: RunContext,
): Promise<T> {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      const retry = decide(error)
      if (retry === undefined) throw error
      context.deadline.signal.throwIfAborted()
      announce(retry, error, context)
      await sleepWithinDeadline(retry.delayMs, context)
    }
  }
}

/** Sleeps for `delayMs`. Throws {@link DeadlineExceeded} if the deadline comes first. */
export async function sleepWithinDeadline(
  delayMs: number,
  { clock, deadline }: Pick<RunContext, 'clock' | 'deadline'>,
): Promise<void> {
  const remainingMs = Math.max(0, deadline.expiresAtMs - clock.now())
  await clock.sleep(Math.min(delayMs, remainingMs), deadline.signal)
  if (delayMs >= remainingMs) throw new DeadlineExceeded(deadline.timeoutMs)
}

/** @throws ActionError if the retry would come after the deadline, and the policy does not wait for the deadline */
function announce({ delayMs, note, failsBeyondDeadline }: Retry, cause: unknown, context: RunContext): void {
  const { clock, deadline, log } = context
  const retryAtMs = clock.now() + delayMs
  if (retryAtMs < deadline.expiresAtMs) {
    log.info(`${messageOf(cause)} Retrying in ${timeOf(delayMs, retryAtMs)} (${note}).`)
    return
  }
  const retryAt = new Date(retryAtMs)
  const when = Number.isNaN(retryAt.getTime()) ? 'in more than 200,000 years' : `at ${retryAt.toISOString()}`
  const message = `${messageOf(cause)} The next retry would be ${when}, after the deadline of this step (timeout-minutes).`
  if (failsBeyondDeadline) throw new ActionError(message, { cause })
  log.info(message)
}

function timeOf(delayMs: number, retryAtMs: number): string {
  const duration = formatDuration(delayMs)
  if (delayMs < longDelayMs) return duration
  return `${duration}, at ${new Date(retryAtMs).toISOString().slice(11, 19)} UTC`
}
