import { RequestError, type RequestFailure } from '../shared/retry.ts'

interface ExchangeFailure extends RequestFailure {
  /** The answer has a JSON error of the service. Default false: something between, such as a proxy, may have answered. */
  isFromService?: boolean
  /** What the service said, if the message leaves it out. */
  words?: string | undefined
}

/** A failed exchange with the service. */
export class ServiceError extends RequestError {
  readonly #isFromService: boolean
  /** What the service said, if the message leaves it out. Written by others. */
  readonly words: string | undefined

  constructor(message: string, { isFromService = false, words, ...failure }: ExchangeFailure = {}) {
    super(message, failure)
    this.#isFromService = isFromService
    this.words = words
  }

  /** Returns true if the service itself answered with one of these statuses. A proxy can answer with them, too. */
  hasStatus(...statuses: readonly number[]): boolean {
    return this.#isFromService && this.status !== undefined && statuses.includes(this.status)
  }
}
