import type { Dispatcher } from 'undici'

import { rejectionOf } from '../shared/run-context.ts'
import { messageOf } from '../shared/errors.ts'
import { turnOfEventLoop } from '../shared/pause.ts'
import { RequestError } from '../shared/retry.ts'
import { ServiceError } from './errors.ts'
import { type AnswerContext, readAnswer } from './read-answer.ts'
import { adviceFor } from './status-advice.ts'

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
    // A proxy that cannot be used is one, too.
    if (error instanceof RequestError) throw error
    if (!progress.sent || request.method === 'GET') request.signal.throwIfAborted()
    const reason = messageOf(error).replace(/\.$/u, '')
    const cause: unknown = request.signal.aborted ? request.signal.reason : error
    if (progress.sent)
      throw new ServiceError(`${what} was not answered: ${reason}.`, { kind: 'unanswered', cause })
    // undici tells the status of a proxy in the message alone.
    if (reason.startsWith('Proxy response (407)'))
      throw new ServiceError(
        `${what} was not sent: the proxy of the runner answered HTTP 407. ${adviceFor(407, request)}`,
        { kind: 'refused', status: 407 },
      )
    throw new ServiceError(
      `${what} could not be sent: ${reason}. Check base-url, and the network and proxy of the runner.`,
      { kind: 'unsent', cause: error },
    )
  } finally {
    clearTimeout(timer)
  }
}

function send(
  { url, method, apiKey, body }: ExchangeRequest,
  connection: Dispatcher,
  progress: { sent: boolean },
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  // undici starts a request only after the connection and TLS are ready.
  const noted = connection.compose((dispatch) => (options, handler) => {
    const start = handler.onRequestStart?.bind(handler)
    handler.onRequestStart = (...request) => {
      progress.sent = true
      start?.(...request)
    }
    return dispatch(options, handler)
  })
  return noted.request({
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    method,
    headers: {
      authorization: `Bearer ${apiKey}`,
      'user-agent': 'docs-agent-action',
      accept: 'application/json',
      // A body that is never decompressed cannot grow beyond its limit.
      'accept-encoding': 'identity',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal,
  })
}
