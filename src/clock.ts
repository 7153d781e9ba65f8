import { setTimeout as delay } from 'node:timers/promises'

/** The clock that loops see, so that a test can let hours pass. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Resolves after `delayMs`; rejects with the reason of `signal` as soon as that is aborted. */
  sleep(delayMs: number, signal: AbortSignal): Promise<void>
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
