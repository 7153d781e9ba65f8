import { ActionError, messageOf } from './errors.ts'
import { formatDuration } from './number-format.ts'
import { RequestError, retryPolicy, type RetryPolicy, sleepWithinDeadline, withRetries } from './retry.ts'
import type { RunContext } from './run-context.ts'
import { singleLine } from './untrusted-text.ts'

const shortestDelayMs = 2000
// The service may not know what is new everywhere at once.
const missingToleratedMs = 60_000
const heartbeatMs = 60_000

/** What is polled. It goes on without the action. */
export interface Polled<T> {
  /** For messages, such as `Agent job job_1`. */
  name: string
  /** Whether this run has just asked for it. */
  isNew: boolean
  longestDelayMs: number
  /** Sends one request and does not retry. */
  send: () => Promise<T>
}

/**
 * Returns how to poll. The delay before the next poll is a tenth of the time waited so far, at least 2 s, at most
 * `longestDelayMs`. A failed poll is repeated, until there are too many in a row, which throws an ActionError. A 404 is final
 * unless what is polled is new. The deadline throws the reason of its signal.
 */
export function pollsOf<T>({ name, isNew, longestDelayMs, send }: Polled<T>, context: RunContext) {
  const { clock, log, random } = context
  const startedAtMs = clock.now()
  const waitedMs = () => clock.now() - startedAtMs
  const delayMs = () => Math.min(longestDelayMs, Math.max(shortestDelayMs, waitedMs() / 10))
  /** Returns the policy for one poll: that of its failures, and how long it outlives them. */
  const policy = (): RetryPolicy => {
    let decide = retryPolicy('poll', random)
    let failures = 0
    return (error) => {
      if (!(error instanceof RequestError)) return undefined
      if (error.status === 404 && !isNew) return undefined
      if (error.status === 404 && waitedMs() < missingToleratedMs) {
        decide = retryPolicy('poll', random)
        failures = 0
        return { delayMs: delayMs(), note: 'the service may not know it yet', beyondDeadline: 'wait' }
      }
      failures += 1
      const retry = decide(error)
      if (retry === undefined) {
        const message = `${name} could not be read ${failures} times in a row. ${messageOf(error)}`
        throw new ActionError(message, { cause: error })
      }
      const note = `${retry.note}; only the poll failed`
      return { ...retry, delayMs: Math.max(delayMs(), retry.delayMs), note }
    }
  }
  const now = () => withRetries(send, policy(), context)
  let lastStatus: string | undefined
  let lastLoggedMs = 0
  return {
    waitedMs,
    now,
    next: async () => {
      await sleepWithinDeadline(delayMs(), context)
      return now()
    },
    /** Logs each new status at once, and the current status every minute. */
    logStatus: (status: string): void => {
      if (status === lastStatus && waitedMs() - lastLoggedMs < heartbeatMs) return
      lastStatus = status
      lastLoggedMs = waitedMs()
      const after = lastLoggedMs < 1000 ? '' : ` after ${formatDuration(lastLoggedMs)}`
      log.info(`${name}: ${singleLine(status)}${after}.`)
    },
  }
}
