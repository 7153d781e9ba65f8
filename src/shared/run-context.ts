import type { Clock } from './clock.ts'
import type { Deadline } from './deadline.ts'

/** The log of an operation. It makes every message safe, because messages may contain untrusted text. */
export interface Log {
  info(message: string): void
  debug(message: string): void
  /** An annotation. The runner shows ten of each kind per step, and cuts each at 4,096 characters. */
  notice(message: string): void
  warning(message: string): void
  error(message: string): void
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
