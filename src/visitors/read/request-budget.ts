import { ServiceError } from '../../service/errors.ts'

/** Rows that the service gives at most for a request. */
export const maxPageSize = 250

const requestsPerHour = 100

/** What makes an export take requests. */
export interface AskedFor {
  isCompared: boolean
  hasSeries: boolean
  pageSize: number
}

/** `max-requests` would be exceeded. */
export class RequestBudgetError extends ServiceError {
  override name = 'RequestBudgetError'
}

/** Counts the requests of a run against `max-requests`. */
export class RequestBudget {
  readonly #maxRequests: number
  readonly #asked: AskedFor
  #sent = 0
  #reserved = 0

  constructor(maxRequests: number, asked: AskedFor) {
    this.#maxRequests = maxRequests
    this.#asked = asked
  }

  get sent(): number {
    return this.#sent
  }

  /** Keeps requests for later, so that those of now fail before they are sent in vain. */
  reserve(requests: number): void {
    this.#reserved += requests
  }

  release(requests: number): void {
    this.#reserved -= requests
  }

  /** @throws RequestBudgetError instead of letting one request too many out */
  spend(): void {
    if (this.#sent >= this.#maxRequests - this.#reserved) {
      const reserved =
        this.#reserved === 0 ? '' : ` (${this.#reserved} of them are reserved for what comes after)`
      throw new RequestBudgetError(
        `The export needs more than the ${this.#maxRequests} requests that max-requests allows${reserved}. Nothing was exported. To go on, ${fewerRequests(this.#asked)}.`,
      )
    }
    this.#sent += 1
  }
}

/**
 * What can be done about too many requests.
 *
 * @param needed how many there are, where that is known
 */
export function fewerRequests({ isCompared, hasSeries, pageSize }: AskedFor, needed = 0): string {
  const ways = [
    ...(needed <= requestsPerHour ? ['raise max-requests'] : []),
    ...(pageSize < maxPageSize ? ['raise page-size'] : []),
    ...(hasSeries ? ['take a coarser series'] : []),
    ...(isCompared ? ['leave out compare'] : []),
    'shorten the range',
  ]
  const or = new Intl.ListFormat('en', { type: 'disjunction' })
  return `${or.format(ways)} (the service allows ${requestsPerHour} per hour to all analytics of an organization)`
}
