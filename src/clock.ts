import { setTimeout as delay } from 'node:timers/promises'

/** The clock of everything that waits. Tests replace it to let hours pass. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Resolves after `delayMs`. Rejects with the reason of `signal` as soon as it is aborted. */
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
