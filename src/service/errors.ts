import { ActionError } from '../errors.ts'

/** An exchange with the service that did not bring what was asked. Branch on the class, never on the message. */
export class ServiceError extends ActionError {
  override name = 'ServiceError'
}

/** The request never left: no address, no connection, no TLS session. It can be sent again, whatever its method. */
export class NotSentError extends ServiceError {
  override name = 'NotSentError'
}

/** The request may have reached the service, and no whole answer came back. */
export class NoAnswerError extends ServiceError {
  override name = 'NoAnswerError'
}

/** A successful status with a body that is not the JSON it should be. */
export class UnreadableAnswerError extends ServiceError {
  override name = 'UnreadableAnswerError'
}

/** A body that is refused unread: too large, or compressed though that was not asked for. */
export class RefusedAnswerError extends ServiceError {
  override name = 'RefusedAnswerError'
}

/** JSON that does not have the shape of the contract; the message names the JSON path. */
export class UnexpectedShapeError extends ServiceError {
  override name = 'UnexpectedShapeError'
}

/** A redirect. It is never followed, so that the key goes to no other origin. */
export class RedirectError extends ServiceError {
  override name = 'RedirectError'
}

/** The answer to a request with status 400 or above. */
export class StatusError extends ServiceError {
  override name = 'StatusError'
  readonly status: number
  /** The wait that the service asked for, in milliseconds. */
  readonly retryAfterMs: number | undefined
  /** True when the body is a JSON error of the service itself, and not of something in between. */
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

/** A POST whose outcome is unknown: sending it again could do it twice. */
export class UncertainPostError extends ServiceError {
  override name = 'UncertainPostError'
}
