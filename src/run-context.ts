import type { Clock } from './clock.ts'
import type { Deadline } from './deadline.ts'
import type { Log } from './log.ts'

/** What everything that waits, retries or reports works with; one for the whole run. */
export interface RunContext {
  clock: Clock
  deadline: Deadline
  log: Log
  /** Uniform in [0, 1). */
  random: () => number
}
