import type { Log } from '../../shared/log.ts'
import type { ListOptions } from '../../service/client.ts'
import { analyticsRequestsPerHour } from '../../service/contract.ts'
import { ServiceError } from '../../service/errors.ts'
import { formatCount, formatCountOf } from '../../shared/number-format.ts'

/** In parentheses, for messages. */
export const hourlyLimit = `(the limit is ${analyticsRequestsPerHour} analytics requests per organization per hour)`

/** The next request would exceed `max-requests`. */
export class RequestBudgetError extends ServiceError {
  override name = 'RequestBudgetError'
}

/** Says that `max-requests` ended a list. */
export function noRoomFor(purpose: string): string {
  return `max-requests allows no more requests for ${purpose}. To read all, raise max-requests ${hourlyLimit} or shorten the range.`
}

/** Counts the requests of a run against `max-requests`. */
export class RequestBudget {
  readonly #maxRequests: number
  readonly #waysToSendFewer: readonly string[]
  readonly #sentFor = new Map<string, number>()
  #reserved = 0

  /** @param waysToSendFewer what the user can do about too many requests, such as `shorten the range` */
  constructor(maxRequests: number, waysToSendFewer: readonly string[]) {
    this.#maxRequests = maxRequests
    this.#waysToSendFewer = waysToSendFewer
  }

  get sent(): number {
    return [...this.#sentFor.values()].reduce((sum, sent) => sum + sent, 0)
  }

  /** Number of requests that may still be sent, without the reserved ones. */
  get left(): number {
    return this.#maxRequests - this.sent - this.#reserved
  }

  /** For example `30 of 100 requests used`. */
  get usage(): string {
    return `${formatCount(this.sent)} of ${formatCountOf(this.#maxRequests, 'request')} used`
  }

  /** Number of requests between two progress lines: a tenth of `max-requests`, at most 25. */
  get progressStep(): number {
    return Math.min(25, Math.ceil(this.#maxRequests / 10))
  }

  /** Reserves requests for a later read. An earlier read then fails before it uses them up. */
  reserve(requests: number): void {
    this.#reserved += requests
  }

  release(requests: number): void {
    this.#reserved -= requests
  }

  /**
   * Returns client options that count each request.
   *
   * @param purpose what the request reads, for messages: `the pages`
   */
  optionsFor(purpose: string): ListOptions {
    return {
      beforeSending: () => {
        this.spend(purpose)
      },
      rateLimitAdvice: () => this.#rateLimitAdvice(),
    }
  }

  /** @throws RequestBudgetError if the request would exceed the budget */
  spend(purpose: string): void {
    if (this.left <= 0) {
      const reserved =
        this.#reserved === 0
          ? ''
          : ` (${this.#reserved} of them ${this.#reserved === 1 ? 'is' : 'are'} reserved for later)`
      throw new RequestBudgetError(
        `The export needs more than the ${formatCountOf(this.#maxRequests, 'request')} that max-requests allows${reserved}. Nothing was exported. To continue, ${fewerRequests(this.#waysToSendFewer)}.`,
      )
    }
    this.#sentFor.set(purpose, (this.#sentFor.get(purpose) ?? 0) + 1)
  }

  #rateLimitAdvice(): string {
    const and = new Intl.ListFormat('en', { type: 'conjunction' })
    const parts = [...this.#sentFor].map(([purpose, sent]) => `${formatCount(sent)} for ${purpose}`)
    return `This export has sent ${formatCountOf(this.sent, 'request')}: ${and.format(parts)}. To send fewer, ${anyOf(this.#waysToSendFewer)}.`
  }
}

/**
 * Returns what the user can do about too many requests.
 *
 * @param needed the number of requests, if it is known
 */
export function fewerRequests(waysToSendFewer: readonly string[], needed = 0): string {
  const raise = needed <= analyticsRequestsPerHour ? ['raise max-requests'] : []
  return `${anyOf([...raise, ...waysToSendFewer])} ${hourlyLimit}`
}

function anyOf(ways: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(ways)
}

/**
 * Returns a function that logs the progress of a long read each time `done` passes a multiple of `step`.
 *
 * @param doneBefore the count before the read
 */
export function progressEvery(
  step: number,
  log: Log,
  doneBefore = 0,
): (done: number, message: string) => void {
  let stepsDone = Math.floor(doneBefore / step)
  return (done, message) => {
    const steps = Math.floor(done / step)
    if (steps > stepsDone) log.info(message)
    stepsDone = steps
  }
}
