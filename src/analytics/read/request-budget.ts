import type { ListOptions } from '../../service/client.ts'
import { analyticsRequestsPerHour } from '../../service/contract.ts'
import { ServiceError } from '../../service/errors.ts'
import { formatCount, formatCountOf } from '../../shared/number-format.ts'

const hourlyLimit = `(the limit is ${analyticsRequestsPerHour} analytics requests per organization per hour)`
/** What the user can do if `max-requests` is too small. */
export const toStayWithin = `raise max-requests, remove items of include, or shorten the range ${hourlyLimit}`
/** What the user can do if `max-requests` ended a list. */
export const toReadAll = `To read all, raise max-requests ${hourlyLimit} or shorten the range.`

/** The next request would exceed `max-requests`. */
export class RequestBudgetError extends ServiceError {
  override name = 'RequestBudgetError'
}

/** Counts the requests of a run against `max-requests`. */
export class RequestBudget {
  readonly #maxRequests: number
  #sent = 0
  #reserved = 0

  constructor(maxRequests: number) {
    this.#maxRequests = maxRequests
  }

  get sent(): number {
    return this.#sent
  }

  /** Number of requests that may still be sent, without the reserved ones. */
  get left(): number {
    return this.#maxRequests - this.sent - this.#reserved
  }

  /** For example `30 of 100 requests used`. */
  get usage(): string {
    return `${formatCount(this.sent)} of ${formatCountOf(this.#maxRequests, 'request')} used`
  }

  /** Reserves requests for a later read. An earlier read then fails before it uses them up. */
  reserve(requests: number): void {
    this.#reserved += requests
  }

  release(requests: number): void {
    this.#reserved -= requests
  }

  /** Client options that count each request, and throw a {@link RequestBudgetError} before one that is too many. */
  get options(): ListOptions {
    return {
      beforeSending: () => {
        if (this.left <= 0)
          throw new RequestBudgetError(
            `The export needs more than the ${formatCountOf(this.#maxRequests, 'request')} that max-requests allows. Nothing was exported. To continue, ${toStayWithin}.`,
          )
        this.#sent += 1
      },
      rateLimitAdvice: () =>
        `This export has sent ${formatCountOf(this.#sent, 'request')}. To send fewer, remove items of include or shorten the range.`,
    }
  }
}
