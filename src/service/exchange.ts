import type { Dispatcher } from 'undici'

import { rejectionOf } from '../shared/deadline.ts'
import { messageOf } from '../shared/errors.ts'
import { turnOfEventLoop } from '../shared/pause.ts'
import { type AnswerContext, readAnswer } from './read-answer.ts'
import { ServiceError } from './errors.ts'

// Of a whole exchange, from the connection to the last byte. It also ends an answer that arrives too slowly.
const timeoutMs = 60_000

/** A request whose answer is JSON. */
export interface ExchangeRequest extends Omit<AnswerContext, 'what'> {
  method: 'GET' | 'POST'
  /** Sent as JSON. */
  body?: unknown
  connect: () => Promise<Dispatcher>
}

/**
 * Sends a request once and reads the JSON answer.
 *
 * @returns the parsed body of a 2xx answer, of unknown shape
 * @throws {@link ServiceError}; the reason of `signal` once it is aborted. A POST that was already sent
 *   throws a ServiceError of the kind `unanswered` instead, with the reason as its cause.
 */
export async function exchange(request: ExchangeRequest): Promise<unknown> {
  const what = `${request.method} ${request.url.pathname}`
  const progress = { sent: false }
  const timeout = new AbortController()
  const timer = setTimeout(() => {
    timeout.abort(new Error(`no complete answer within ${timeoutMs / 1000} s`))
  }, timeoutMs)
  try {
    const connection = await request.connect()
    const signal = AbortSignal.any([request.signal, timeout.signal])
    await turnOfEventLoop(signal)
    // undici reacts to its signal only after it has a connection. If it was aborted before, it then sends nothing.
    const answer = await Promise.race([send(request, connection, progress, signal), rejectionOf(signal)])
    return await readAnswer(answer, { ...request, what, signal })
  } catch (error) {
    if (error instanceof ServiceError) throw error
    if (!progress.sent || request.method === 'GET') request.signal.throwIfAborted()
    const reason = messageOf(error).replace(/\.$/u, '')
    const cause: unknown = request.signal.aborted ? request.signal.reason : error
    if (progress.sent)
      throw new ServiceError(`${what} was not answered: ${reason}.`, { kind: 'unanswered', cause })
    throw new ServiceError(
      `${what} could not be sent: ${reason}. Check base-url, and the network and proxy of the runner.`,
      { kind: 'unsent', cause: error },
    )
  } finally {
    clearTimeout(timer)
  }
}

function send(
  request: ExchangeRequest,
  connection: Dispatcher,
  progress: { sent: boolean },
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  const { origin, pathname, search } = request.url
  return noteStart(connection, progress).request({
    origin,
    path: `${pathname}${search}`,
    method: request.method,
    headers: {
      authorization: `Bearer ${request.apiKey}`,
      'user-agent': 'docs-agent-action',
      accept: 'application/json',
      // A body that is never decompressed cannot grow beyond its limit.
      'accept-encoding': 'identity',
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: request.body === undefined ? null : JSON.stringify(request.body),
    signal,
  })
}

/**
 * Returns a dispatcher that records when a request starts. undici starts it only after the connection and TLS are
 * ready.
 */
function noteStart(dispatcher: Dispatcher, progress: { sent: boolean }): Dispatcher {
  return dispatcher.compose((dispatch) => (options, handler) => {
    const start = handler.onRequestStart?.bind(handler)
    handler.onRequestStart = (...request) => {
      progress.sent = true
      start?.(...request)
    }
    return dispatch(options, handler)
  })
}
