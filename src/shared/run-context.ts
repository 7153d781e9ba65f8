import { setTimeout as delay } from 'node:timers/promises'

/** The clock of everything that waits. Tests replace it to let hours pass. */
export interface Clock {
  /** Milliseconds since some moment. They only count up, also if somebody sets the clock of the machine. For durations. */
  now(): number
  /** The time of day, which can be set in between. For texts, and for what others compare with their clocks. */
  date(): Date
  /** Resolves after `delayMs`. Rejects with the reason of `signal` as soon as it is aborted. */
  sleep(delayMs: number, signal: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: () => performance.now(),
  date: () => new Date(),
  sleep: (delayMs, signal) =>
    delay(delayMs, undefined, { signal }).catch(() => {
      signal.throwIfAborted()
    }),
}

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

/** The log of an operation, whose end has its error. It makes every message safe: messages may contain untrusted text. */
export interface Log {
  info(message: string): void
  /** An annotation. The runner shows ten of each kind per step, and cuts each at 4,096 characters. */
  notice(message: string): void
  warning(message: string): void
  /** A folded group of lines. */
  group(title: string, body: string): void
}

/** Shared by all code that waits, retries or logs. There is one per run. */
export interface RunContext {
  clock: Clock
  deadline: Deadline
  log: Log
  /** Uniform in [0, 1). */
  random: () => number
}
