import type { Clock } from './clock.ts'
import type { Deadline } from './deadline.ts'
import type { Log } from './log.ts'

/** Shared by all code that waits, retries or logs. There is one per run. */
export interface RunContext {
  clock: Clock
  deadline: Deadline
  log: Log
  /** Uniform in [0, 1). */
  random: () => number
}
