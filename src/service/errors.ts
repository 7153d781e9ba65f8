import { ActionError } from '../shared/errors.ts'
import { kindOfStatus, type RequestFailure } from '../shared/retry.ts'

/** What is known about a failed exchange with the service. Absent means unknown. */
interface ExchangeFailure extends ErrorOptions {
  /** `uncertain`: a POST of which it is not known whether it was accepted, so it must not be sent again. Default `final`. */
  kind?: RequestFailure['kind'] | 'uncertain'
  /** Of an answer, 400 or above. */
  status?: number
  /** The answer has a JSON error of the service. Default false: something between, such as a proxy, may have answered. */
  isFromService?: boolean
  /** The delay that the service asked for. */
  retryAfterMs?: number | undefined
  /** What the service said, if the message leaves it out. */
  words?: string | undefined
}

/** A failed exchange with the service. Check its kind and status, not the message. */
export class ServiceError extends ActionError {
  readonly kind: RequestFailure['kind'] | 'uncertain'
  /** Of the answer, 400 or above. Undefined without such an answer. */
  readonly status: number | undefined
  readonly #isFromService: boolean
  readonly retryAfterMs: number | undefined
  /** What the service said, if the message leaves it out. Written by others. */
  readonly words: string | undefined

  constructor(
    message: string,
    { kind = 'final', status, isFromService = false, retryAfterMs, words, ...options }: ExchangeFailure = {},
  ) {
    super(message, options)
    this.kind = kind
    this.status = status
    this.#isFromService = isFromService
    this.retryAfterMs = retryAfterMs
    this.words = words
  }

  /** Returns true if the service itself answered with one of these statuses. A proxy can answer with them, too. */
  hasStatus(...statuses: readonly number[]): boolean {
    return this.#isFromService && this.status !== undefined && statuses.includes(this.status)
  }
}

/** @param fromService whether the body is a JSON error of the service. If not, it may come from a gateway */
export function kindOfAnswer(status: number, fromService: boolean): RequestFailure['kind'] {
  const kind = kindOfStatus(status)
  // A gateway can answer 429 too, even after it forwarded the request.
  return kind === 'limited' && !fromService ? 'unanswered' : kind
}

/** Returns what a failed exchange means for a retry. */
export function failureOf(error: unknown): RequestFailure {
  if (!(error instanceof ServiceError) || error.kind === 'uncertain') return { kind: 'final' }
  const { kind, status, retryAfterMs } = error
  return { kind, isRateLimit: status === 429, retryAfterMs }
}
