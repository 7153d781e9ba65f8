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

/** Formats a duration: `850 ms`, `12 s`, `3 min 5 s`, `2 h 4 min`. */
export function formatDuration(durationMs: number): string {
  if (durationMs < 1000) return `${Math.round(durationMs)} ms`
  const seconds = Math.round(durationMs / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
