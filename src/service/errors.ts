import { RequestError, type RequestFailure } from '../shared/retry.ts'

/** A failed exchange with the service. */
export class ServiceError extends RequestError {
  /** The answer has a JSON error of the service. Otherwise, something between, such as a proxy, may have answered. */
  readonly #isFromService: boolean
  /** What the service said, if the message leaves it out. Written by others. */
  readonly words: string | undefined

  constructor(
    message: string,
    failure: RequestFailure & { isFromService?: boolean; words?: string | undefined } = {},
  ) {
    super(message, failure)
    this.#isFromService = failure.isFromService ?? false
    this.words = failure.words
  }

  /** Returns true if the service itself answered with one of these statuses. A proxy can answer with them, too. */
  hasStatus(...statuses: readonly number[]): boolean {
    return this.#isFromService && this.status !== undefined && statuses.includes(this.status)
  }
}
