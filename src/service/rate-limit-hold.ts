import { retryDelayMs } from '../shared/retry.ts'
import { failureOf, ServiceError } from './errors.ts'

/** Sends a request unless a rate limit holds. Throws a 429 that says how long it still holds. */
type Held = <T>(what: string, send: () => Promise<T>) => Promise<T>

/** After a 429, holds back every request of its kind, for as long as the service asked or a retry would wait. */
export function rateLimitHold(now: () => number): Held {
  let heldUntilMs = 0
  let limitedInARow = 0
  return async (what, send) => {
    const retryAfterMs = heldUntilMs - now()
    if (retryAfterMs > 0) {
      const message = `${what} was not sent: the service answered a request before it with HTTP 429.`
      throw new ServiceError(message, { kind: 'limited', status: 429, retryAfterMs })
    }
    try {
      const answer = await send()
      limitedInARow = 0
      return answer
    } catch (error) {
      const failure = failureOf(error)
      if (failure.isRateLimit === true) {
        heldUntilMs = now() + retryDelayMs(failure, limitedInARow, () => 0)
        limitedInARow += 1
      }
      throw error
    }
  }
}
