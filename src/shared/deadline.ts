import { ActionError } from './errors.ts'

/**
 * The deadline of the step. It aborts `signal` with a {@link DeadlineExceeded}. A cancellation aborts it earlier with
 * {@link Cancelled}.
 */
export interface Deadline {
  /** The value of `timeout-minutes`. */
  readonly timeoutMs: number
  /** By the clock that counts. */
  readonly expiresAtMs: number
  readonly signal: AbortSignal
}

/** `timeout-minutes` has passed. */
export class DeadlineExceeded extends ActionError {
  /** For messages, such as `within 30 minutes (timeout-minutes)`. */
  readonly limit: string

  constructor(timeoutMs: number) {
    // Without the error of the division.
    const minutes = Number((timeoutMs / 60_000).toPrecision(6))
    const limit = `within ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} (timeout-minutes)`
    super(`The step did not end ${limit}.`)
    this.limit = limit
  }
}

/** The runner asked the process to end. */
export class Cancelled extends ActionError {}

/** Why work ended without a result. */
export type Interruption = 'timed-out' | 'cancelled' | 'error'

/** Returns what an error means. A deadline or cancellation counts anywhere in the chain of causes. */
export function interruptionOf(error: unknown): Interruption {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Cancelled) return 'cancelled'
    if (cause instanceof DeadlineExceeded) return 'timed-out'
  }
  return 'error'
}

/** Rejects with the reason of a signal as soon as it is aborted. Never resolves. */
export async function rejectionOf(signal: AbortSignal): Promise<never> {
  signal.throwIfAborted()
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error)
    })
  })
}

/** Returns a signal that is aborted `delayMs` after another one. */
export function abortedAfter(signal: AbortSignal, delayMs: number): AbortSignal {
  const later = new AbortController()
  signal.addEventListener('abort', () => {
    // A run that has ended does not wait for the timer.
    setTimeout(() => {
      later.abort(signal.reason)
    }, delayMs).unref()
  })
  return later.signal
}
