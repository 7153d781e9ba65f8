import { ActionError } from '../shared/errors.ts'

/**
 * A failed exchange with the service. It has a class of its own only where code asks for it. Check the class, not the
 * message.
 */
export class ServiceError extends ActionError {}

/**
 * The request was not sent: there was no address, no connection or no TLS session. It can be retried with any method.
 */
export class NotSentError extends ServiceError {}

/** No request can be sent through the proxy of the runner. A retry would fail in the same way. */
export class UnusableProxyError extends ActionError {
  constructor() {
    // Not with the value: it can contain a password.
    super(
      'The proxy of the runner cannot be used, so nothing was sent. https_proxy or HTTPS_PROXY must be a URL such as http://proxy.example:8080.',
    )
  }
}

/** The request may have reached the service, but there was no complete answer. */
export class NoAnswerError extends ServiceError {}

/** A success status with a body that is not JSON. */
export class UnreadableAnswerError extends ServiceError {}

/** JSON that does not match the contract. The message names the JSON path. */
export class UnexpectedShapeError extends ServiceError {}

/** An answer with status 400 or above. */
export class StatusError extends ServiceError {
  readonly status: number
  /** The delay that the service asked for, in milliseconds. */
  readonly retryAfterMs: number | undefined
  /** Whether the body is a JSON error of the service. If not, it may come from a gateway. */
  readonly fromService: boolean

  constructor(
    message: string,
    answer: { status: number; retryAfterMs: number | undefined; fromService: boolean },
  ) {
    super(message)
    this.status = answer.status
    this.retryAfterMs = answer.retryAfterMs
    this.fromService = answer.fromService
  }
}

/** A POST with an unknown result. A retry could do the work twice. */
export class UncertainPostError extends ServiceError {}
