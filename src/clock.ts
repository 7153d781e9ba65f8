import { setTimeout as delay } from 'node:timers/promises'

import { ActionError } from './errors.ts'

/** The clock that loops see, so that a test can let hours pass. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Resolves after `delayMs`; rejects with the reason of `signal` as soon as that is aborted. */
  sleep(delayMs: number, signal: AbortSignal): Promise<void>
}

/** The end of the step: `signal` is aborted with a {@link DeadlineExceeded} then, or a {@link Cancelled} before. */
export interface Deadline {
  /** Milliseconds since the epoch. */
  readonly expiresAtMs: number
  readonly signal: AbortSignal
}

/** `timeout-minutes` have passed. */
export class DeadlineExceeded extends ActionError {
  override name = 'DeadlineExceeded'
}

/** The runner asked the process to end. */
export class Cancelled extends ActionError {
  override name = 'Cancelled'
}

export const systemClock: Clock = {
  now: () => Date.now(),
  async sleep(delayMs, signal) {
    try {
      await delay(delayMs, undefined, { signal })
    } catch (error) {
      signal.throwIfAborted()
      throw error
    }
  },
}

/** Rejects with the reason of a signal as soon as that is aborted, and never resolves. */
export async function rejectionOf(signal: AbortSignal): Promise<never> {
  signal.throwIfAborted()
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error)
    })
  })
}

/** A duration for people: `850 ms`, `12 s`, `3 min 5 s`, `2 h 4 min`. */
export function formatDuration(durationMs: number): string {
  if (durationMs < 1000) return `${Math.round(durationMs)} ms`
  const seconds = Math.round(durationMs / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
