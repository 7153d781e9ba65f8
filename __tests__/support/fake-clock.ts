import type { Clock, Deadline } from '../../src/shared/run-context.ts'
import { Cancelled, DeadlineExceeded } from '../../src/shared/errors.ts'

/** A clock that only sleeping moves: a sleep of hours is over at once, unless its signal is aborted. */
export class FakeClock implements Clock {
  /** Every delay that was slept, in milliseconds. */
  readonly sleeps: number[] = []
  /** Called at the start of each sleep, to let something happen meanwhile. */
  whileSleeping: ((delayMs: number) => void | Promise<void>) | undefined
  #nowMs = 0
  #dateMs: number

  constructor(dateMs = Date.UTC(2026, 0, 15, 12)) {
    this.#dateMs = dateMs
  }

  now(): number {
    return this.#nowMs
  }

  date(): Date {
    return new Date(this.#dateMs)
  }

  advance(byMs: number): void {
    this.#nowMs += byMs
    this.setAhead(byMs)
  }

  /** Sets the time of day, as an administrator does. */
  setAhead(byMs: number): void {
    this.#dateMs += byMs
  }

  async sleep(delayMs: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    this.sleeps.push(delayMs)
    await this.whileSleeping?.(delayMs)
    signal.throwIfAborted()
    this.advance(delayMs)
  }
}

export interface FakeDeadline extends Deadline {
  cancel: () => void
  expire: () => void
}

/** A deadline `inMs` after the clock's present time. Its signal is aborted only by `cancel` and `expire`. */
export function deadlineOf(clock: Clock, inMs = 1_800_000): FakeDeadline {
  const abort = new AbortController()
  return {
    timeoutMs: inMs,
    expiresAtMs: clock.now() + inMs,
    signal: abort.signal,
    cancel: () => {
      abort.abort(new Cancelled('The run was cancelled (SIGINT).'))
    },
    expire: () => {
      abort.abort(new DeadlineExceeded(inMs))
    },
  }
}
