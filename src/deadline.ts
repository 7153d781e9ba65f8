import { ActionError } from './errors.ts'

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

/** Rejects with the reason of a signal as soon as that is aborted, and never resolves. */
export async function rejectionOf(signal: AbortSignal): Promise<never> {
  signal.throwIfAborted()
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error)
    })
  })
}
