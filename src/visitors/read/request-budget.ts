import type { ListOptions } from '../../service/client.ts'
import { ServiceError } from '../../service/errors.ts'
import type { BucketSize } from '../dates/period.ts'
import { formatCount, formatCountOf } from '../number-format.js'

/** Rows that the service gives at most for a request. */
export const maxPageSize = 250

const requestsPerHour = 100

/** What makes an export take requests. */
export interface AskedFor {
  isCompared: boolean
  series: BucketSize | undefined
  pageSize: number
}

/** What a request of an export reads. */
export type RequestPurpose = 'the pages' | 'the pages of the previous period' | 'the series'

/** `max-requests` would be exceeded. */
export class RequestBudgetError extends ServiceError {
  override name = 'RequestBudgetError'
}

/** Counts the requests of a run against `max-requests`. */
export class RequestBudget {
  readonly #maxRequests: number
  readonly #asked: AskedFor
  readonly #sentFor = new Map<RequestPurpose, number>()
  #reserved = 0

  constructor(maxRequests: number, asked: AskedFor) {
    this.#maxRequests = maxRequests
    this.#asked = asked
  }

  get sent(): number {
    return [...this.#sentFor.values()].reduce((sum, sent) => sum + sent, 0)
  }

  /** `30 of 100 requests used` */
  get usage(): string {
    return `${formatCount(this.sent)} of ${formatCountOf(this.#maxRequests, 'request')} used`
  }

  /** Requests between two lines about progress: a tenth of all, at most 25. */
  get progressStep(): number {
    return Math.min(25, Math.ceil(this.#maxRequests / 10))
  }

  /** Keeps requests for later, so that those of now fail before they are sent in vain. */
  reserve(requests: number): void {
    this.#reserved += requests
  }

  release(requests: number): void {
    this.#reserved -= requests
  }

  /** What the client needs for a request that counts. */
  optionsFor(purpose: RequestPurpose): ListOptions {
    return {
      beforeSending: () => {
        this.spend(purpose)
      },
      rateLimitAdvice: () => this.#rateLimitAdvice(),
    }
  }

  /** @throws RequestBudgetError instead of letting one request too many out */
  spend(purpose: RequestPurpose): void {
    if (this.sent >= this.#maxRequests - this.#reserved) {
      const reserved =
        this.#reserved === 0
          ? ''
          : ` (${this.#reserved} of them ${this.#reserved === 1 ? 'is' : 'are'} reserved for later)`
      throw new RequestBudgetError(
        `The export needs more than the ${formatCountOf(this.#maxRequests, 'request')} that max-requests allows${reserved}. Nothing was exported. To go on, ${fewerRequests(this.#asked)}.`,
      )
    }
    this.#sentFor.set(purpose, (this.#sentFor.get(purpose) ?? 0) + 1)
  }

  #rateLimitAdvice(): string {
    const and = new Intl.ListFormat('en', { type: 'conjunction' })
    const parts = [...this.#sentFor].map(([purpose, sent]) => `${formatCount(sent)} for ${purpose}`)
    return `This export has sent ${formatCountOf(this.sent, 'request')}: ${and.format(parts)}. To send fewer, ${anyOf(waysToSendFewer(this.#asked))}.`
  }
}

/**
 * What can be done about too many requests.
 *
 * @param needed how many there are, where that is known
 */
export function fewerRequests(asked: AskedFor, needed = 0): string {
  const ways = [...(needed <= requestsPerHour ? ['raise max-requests'] : []), ...waysToSendFewer(asked)]
  return `${anyOf(ways)} (the service allows ${requestsPerHour} per hour to all analytics of an organization)`
}

function waysToSendFewer({ isCompared, series, pageSize }: AskedFor): string[] {
  return [
    ...(pageSize < maxPageSize ? ['raise page-size'] : []),
    ...(series === undefined ? [] : [series === 'month' ? 'leave out series' : 'take a coarser series']),
    ...(isCompared ? ['leave out compare'] : []),
    'shorten the range',
  ]
}

function anyOf(ways: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(ways)
}
