import { singleLine } from './untrusted-text.ts'

/** An expected error. Its message is written for the user. Any other error is a defect of this action. */
export class ActionError extends Error {
  override name = this.constructor.name
}

/** `timeout-minutes` has passed. */
export class DeadlineExceeded extends ActionError {
  constructor(timeoutMs: number) {
    // Without the error of the division.
    const minutes = Number((timeoutMs / 60_000).toPrecision(6))
    super(`The step did not end within ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} (timeout-minutes).`)
  }
}

/** The runner asked the process to end. */
export class Cancelled extends ActionError {}

/** Why work ended without a result. */
export type Interruption = 'timed-out' | 'cancelled' | 'error'

/** Returns what an error means. A deadline or cancellation counts anywhere in the chain of causes. */
export function interruptionOf(error: unknown): Interruption {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Cancelled) return 'cancelled'
    if (cause instanceof DeadlineExceeded) return 'timed-out'
  }
  return 'error'
}

/** The reasons for which a run is skipped, with their headlines. */
export const skipHeadlines = {
  'insufficient-permission': 'Skipped: somebody who caused the event may not start a job',
  'bot-not-allowed': 'Skipped: a bot that caused the event is not in allowed-bots',
  'no-changes': 'Skipped: there are no changes to ask about',
  'issue-closed': 'Skipped: the issue is closed',
  'not-a-request': 'Skipped: the event is not a request',
  'no-secrets': 'Skipped: GitHub gives the run no secrets',
  fork: 'Skipped: no preview is built of the branch of a fork',
} as const

/** Why a run is skipped. A skipped run succeeds. */
export interface Skip {
  reason: keyof typeof skipHeadlines
  message: string
}

/** Thrown when it turns out that there is nothing to ask for. Nothing was sent to the service. */
export class SkippedError extends ActionError {
  readonly skip: Skip

  constructor(skip: Skip) {
    super(skip.message)
    this.skip = skip
  }
}

/** Returns undefined for an expected error. Throws any other one. */
export function ignoreExpected(error: unknown): undefined {
  if (!(error instanceof ActionError)) throw error
}

/** Returns the error code of Node, such as `ENOENT`. */
export function errorCode(error: unknown): string {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error
  return hasCode ? String(error.code) : 'unknown error'
}

/** Returns the message of any thrown value, as one printable line. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return singleLine(String(error))
  // If a connection fails at several addresses, Node throws an AggregateError without a message.
  const message = error instanceof AggregateError ? error.errors.map(messageOf).join('; ') : error.message
  return singleLine(message === '' ? error.name : message, 2000)
}
