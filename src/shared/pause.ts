import { setImmediate } from 'node:timers/promises'

/** Lets signals, timers and answers through. What it throws ends the work. */
export type Pause = () => Promise<void>

const longestWithoutPauseMs = 50

/**
 * Returns a pause for each step of a loop over data of others. It yields to the event loop every 50 ms, however much a step
 * has to do, and throws the reason of the signal.
 */
export function pauseByTime(signal: AbortSignal): Pause {
  let lastMs = performance.now()
  return async () => {
    if (performance.now() - lastMs < longestWithoutPauseMs) return
    await setImmediate()
    lastMs = performance.now()
    signal.throwIfAborted()
  }
}
