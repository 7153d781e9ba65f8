import type * as Undici from 'undici'
import type { Dispatcher } from 'undici'

import { singleLine } from '../untrusted-text.ts'
import { messageOf } from '../errors.ts'
import {
  NoAnswerError,
  NotSentError,
  RedirectError,
  RefusedAnswerError,
  ServiceError,
  StatusError,
  UnreadableAnswerError,
} from './errors.ts'
import { parseRetryAfter } from './retry-after.ts'
import type { Method } from './retry-policy.ts'

/** One request for JSON. */
export interface ExchangeRequest {
  method: Method
  url: URL
  headers: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  maxAnswerBytes: number
  signal: AbortSignal
  /** What the user can do about a status of 400 or above. */
  adviceFor: (status: number) => string
}

export interface ExchangeOptions {
  /** Takes secrets out of everything that comes back. */
  redact: (text: string) => string
  /** Bound on a whole exchange, from the connection to the last byte: a slow drip ends too. */
  timeoutMs: number
  now: () => number
}

/**
 * Sends a request once and reads the JSON answer.
 *
 * @returns the parsed body of a 2xx answer, of unknown shape
 * @throws the error classes of `errors.ts`; the reason of `signal` once that is aborted, except for a POST that was
 *   already sent: {@link NoAnswerError} with the reason as its cause
 */
export type Exchange = (request: ExchangeRequest) => Promise<unknown>

export function createExchange(options: ExchangeOptions): Exchange {
  let connections: { undici: typeof Undici; dispatcher: Dispatcher } | undefined
  return async (request) => {
    const what = `${request.method} ${request.url.pathname}`
    const progress = { sent: false }
    const timeout = new AbortController()
    const timer = setTimeout(() => {
      timeout.abort(new Error(`no whole answer within ${options.timeoutMs / 1000} s`))
    }, options.timeoutMs)
    try {
      connections ??= await connect(request.url)
      const signal = AbortSignal.any([request.signal, timeout.signal])
      const answer = await send(
        request,
        noteStart(connections.dispatcher, progress),
        connections.undici,
        signal,
      )
      const text = await readText(answer, request.maxAnswerBytes, what)
      return parseAnswer(answer, options.redact(text), what, request, options.now())
    } catch (error) {
      if (error instanceof ServiceError) throw error
      if (!progress.sent || request.method === 'GET') request.signal.throwIfAborted()
      if (progress.sent)
        throw new NoAnswerError(`${what} was not answered: ${reasonOf(error)}.`, { cause: error })
      throw new NotSentError(`${what} could not be sent: ${reasonOf(error)}.`, { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }
}

async function connect(url: URL): Promise<{ undici: typeof Undici; dispatcher: Dispatcher }> {
  const undici = await import('undici')
  // The only plain http allowed is to loopback, which no proxy may see.
  if (url.protocol === 'http:') return { undici, dispatcher: new undici.Agent({ allowH2: false }) }
  const { env } = process
  const noProxy = `${env['no_proxy'] ?? env['NO_PROXY'] ?? ''},localhost,127.0.0.1,::1`
  // Empty instead of absent: without it, https falls back to the proxy for plain http.
  const dispatcher = new undici.EnvHttpProxyAgent({ httpProxy: '', noProxy, allowH2: false })
  return { undici, dispatcher }
}

/** A dispatcher that tells when a request starts: undici does that only once its connection stands, TLS included. */
function noteStart(dispatcher: Dispatcher, progress: { sent: boolean }): Dispatcher {
  return dispatcher.compose(
    (dispatch) => (options, handler) =>
      dispatch(options, {
        onRequestStart(controller, context: unknown) {
          progress.sent = true
          handler.onRequestStart?.(controller, context)
        },
        onResponseStart: (...start) => handler.onResponseStart?.(...start),
        onResponseData: (...data) => handler.onResponseData?.(...data),
        onResponseEnd: (...end) => handler.onResponseEnd?.(...end),
        onResponseError: (...error) => handler.onResponseError?.(...error),
      }),
  )
}

function send(
  request: ExchangeRequest,
  dispatcher: Dispatcher,
  undici: typeof Undici,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  signal.throwIfAborted()
  return undici.request(request.url, {
    dispatcher,
    method: request.method,
    headers: {
      ...request.headers,
      accept: 'application/json',
      // A body that is never inflated cannot grow beyond its limit.
      'accept-encoding': 'identity',
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: request.body === undefined ? null : JSON.stringify(request.body),
    signal,
  })
}

async function readText(answer: Dispatcher.ResponseData, maxBytes: number, what: string): Promise<string> {
  const encoding = header(answer, 'content-encoding') ?? 'identity'
  if (encoding !== 'identity') {
    answer.body.destroy()
    throw new RefusedAnswerError(
      `${what}: the answer is compressed (content-encoding: ${singleLine(encoding)}) although none was asked for.`,
    )
  }
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer.body as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) {
      throw new RefusedAnswerError(`${what}: the answer is larger than ${maxBytes / 1_048_576} MiB.`)
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parseAnswer(
  answer: Dispatcher.ResponseData,
  text: string,
  what: string,
  request: ExchangeRequest,
  nowMs: number,
): unknown {
  const status = answer.statusCode
  if (status >= 300 && status < 400) {
    throw new RedirectError(
      `${what} was redirected to ${targetHost(header(answer, 'location'), request.url)} (HTTP ${status}). Redirects are not followed: the key goes to no other host. Set base-url to the service itself.`,
    )
  }
  const body = parseJson(text)
  if (status < 300) {
    if (body !== undefined) return body
    throw new UnreadableAnswerError(
      `${what} was answered with HTTP ${status} and no JSON${excerpt(answer, text)}.`,
    )
  }
  const message = serviceMessage(body)
  const id = header(answer, 'x-request-id')
  const said = message === undefined ? excerpt(answer, text) : `: ${message}`
  throw new StatusError(
    [`${what} was answered with HTTP ${status}${said}${/[.!?]$/u.test(said) ? '' : '.'}`]
      .concat(id === undefined ? [] : `Request id: ${singleLine(id, 100)}.`, request.adviceFor(status))
      .join(' '),
    {
      status,
      retryAfterMs: parseRetryAfter(header(answer, 'retry-after'), nowMs),
      fromService: message !== undefined,
    },
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The message of an error body: `{"error": "…", "details"?: [{"message": "…"}]}`. */
function serviceMessage(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body) || typeof body.error !== 'string')
    return undefined
  const details: unknown[] = 'details' in body && Array.isArray(body.details) ? body.details : []
  const messages = details.map((detail) =>
    typeof detail === 'object' && detail !== null && 'message' in detail ? String(detail.message) : '',
  )
  return singleLine([body.error, ...messages].filter((message) => message !== '').join('; '), 200)
}

function excerpt(answer: Dispatcher.ResponseData, text: string): string {
  const type = singleLine(header(answer, 'content-type') ?? 'none', 100)
  const start = singleLine(text, 200)
  return ` (content type ${type}, body ${start === '' ? 'empty' : `"${start}"`})`
}

function targetHost(location: string | undefined, base: URL): string {
  const target = URL.parse(location ?? '', base.href)
  return target === null || location === undefined ? 'an unknown host' : singleLine(target.host)
}

/** A header sent more than once counts with its first value. */
function header(answer: Dispatcher.ResponseData, name: string): string | undefined {
  const value = answer.headers[name]
  return Array.isArray(value) ? value[0] : value
}

function reasonOf(error: unknown): string {
  return messageOf(error).replace(/\.$/u, '')
}
