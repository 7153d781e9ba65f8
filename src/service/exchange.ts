import type { Dispatcher } from 'undici'
import * as z from 'zod/mini'

import { bodyTextWithin } from '../shared/connection.ts'
import { messageOf } from '../shared/errors.ts'
import { atFirstUse } from '../shared/first-use.ts'
import { decodeJson, detail, textDetail } from '../shared/json-decoding.ts'
import { turnOfEventLoop } from '../shared/pause.ts'
import { kindOfAnswer, parseRetryAfter, RequestError } from '../shared/retry.ts'
import { rejectionOf } from '../shared/run-context.ts'
import { singleLine } from '../shared/untrusted-text.ts'
import { ServiceError } from './errors.ts'
import { type AdviceContext, adviceFor } from './status-advice.ts'

// Of a whole exchange, from the connection to the last byte. It also ends an answer that arrives too slowly.
const timeoutMs = 60_000
// Of an error, and of a job.
const defaultMaxBytes = 1_048_576

/** A request whose answer is JSON. */
export interface ExchangeRequest extends AdviceContext {
  method: 'GET' | 'POST'
  url: URL
  apiKey: string
  /** Sent as JSON. */
  body?: unknown
  connect: () => Promise<Dispatcher>
  /** Default 1 MiB. */
  maxAnswerBytes?: number
  /** Aborts the exchange. */
  signal: AbortSignal
  /** Removes secrets from everything that is received. */
  redact: (text: string) => string
  /** Leaves what the service said out of messages. An error has it apart. */
  hidesWords?: boolean | undefined
  /** The time of day, in milliseconds since the epoch. */
  now: () => number
  /** Called with a sentence if the service says that it will remove the operation. */
  onDeprecated: (message: string) => void
}

interface AnswerContext extends ExchangeRequest {
  /** Method and path of the request, for messages. */
  what: string
  header: (name: string) => string | undefined
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
    const header = (name: string): string | undefined => {
      const [value] = [answer.headers[name]].flat()
      return value === undefined ? undefined : request.redact(value)
    }
    return await readAnswer(answer, { ...request, what, header, signal })
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

/**
 * Reads an answer to its end.
 *
 * @returns the parsed JSON body of a 2xx answer, which can repeat secrets
 * @throws {@link ServiceError}, or the error of the connection if the body is cut
 */
async function readAnswer(answer: Dispatcher.ResponseData, context: AnswerContext): Promise<unknown> {
  const { what, url, header, onDeprecated } = context
  const { statusCode: status } = answer
  const dates = deprecationDates(header)
  if (dates !== '')
    onDeprecated(
      `The service says that ${what} is deprecated (${dates}). Look for a newer version of this action.`,
    )
  const text = await readText(answer, context)
  if (status >= 300 && status < 400) {
    const location = header('location')
    const host = location === undefined ? undefined : URL.parse(location, url.href)?.host
    throw new ServiceError(
      `${what} was redirected to ${singleLine(host ?? 'an unknown host')} (HTTP ${status}). Redirects are not followed, so that the key is not sent to another host. Set base-url to the service itself.`,
    )
  }
  const body = status < 400 ? parseJson(text) : undefined
  if (body === undefined) throw unusableAnswer(status, text, context)
  return body
}

/** Returns what RFC 9745 and RFC 8594 let a server say of the end of an operation. */
function deprecationDates(header: AnswerContext['header']): string {
  const dates = ['Deprecation', 'Sunset'].flatMap((name) => {
    const value = header(name.toLowerCase())
    if (value === undefined) return []
    const [, seconds] = /^@(\d{1,11})$/u.exec(value) ?? []
    const date = seconds === undefined ? value : new Date(Number(seconds) * 1000).toISOString().slice(0, 10)
    return [`${name}: ${singleLine(date, 100)}`]
  })
  return dates.join('; ')
}

/** Returns undefined for the body of a refusal that cannot be read. */
async function readText(
  { statusCode, body }: Dispatcher.ResponseData,
  { what, maxAnswerBytes = defaultMaxBytes, signal, header }: AnswerContext,
): Promise<string | undefined> {
  const encoding = header('content-encoding') ?? 'identity'
  const isRefusal = statusCode >= 300
  const maxBytes = isRefusal ? defaultMaxBytes : maxAnswerBytes
  // Without a listener, a later error of a destroyed body would be uncaught.
  body.on('error', () => undefined)
  try {
    if (encoding !== 'identity') {
      body.destroy()
      throw new ServiceError(
        `${what}: the answer is compressed (content-encoding: ${singleLine(encoding)}), but no compression was requested.`,
      )
    }
    const text = await bodyTextWithin(body, maxBytes)
    if (text !== undefined) return text
    throw new ServiceError(`${what}: the answer is larger than ${maxBytes / 1_048_576} MiB.`)
  } catch (error) {
    // The status alone explains a refusal, even if its body cannot be read.
    if (!isRefusal || signal.aborted) throw error
    return undefined
  }
}

const fromBetween =
  'An answer that is no JSON is not from the service: something between, such as a proxy or a firewall, answered instead. Check the network of the runner, https_proxy, and base-url.'

/**
 * Returns the error of an answer with a status of 400 or above, or without JSON.
 *
 * @param text undefined if it cannot be read
 */
function unusableAnswer(status: number, text: string | undefined, context: AnswerContext): ServiceError {
  const { what, header, redact, hidesWords = false, now } = context
  const body = parseJson(text)
  const type = singleLine(header('content-type') ?? 'none', 100)
  const start = singleLine(redact(text ?? ''))
  // JSON, also broken, can be a list with the words of readers.
  const isJson = body !== undefined || /json/iu.test(type) || /^[[{]/u.test(start)
  const excerpt = start === '' ? 'empty' : isJson ? `of ${text?.length ?? 0} characters` : `"${start}"`
  const message = serviceMessage(body, redact)
  const words = message === undefined ? ` (content type ${type}, body ${excerpt})` : `: ${message}`
  const shown = hidesWords ? '' : words
  const isBetween = !isJson && start !== '' && status < 500 && status !== 407
  // Words that are hidden explain nothing.
  const ofStatus = status < 400 ? '' : adviceFor(status, context, hidesWords ? undefined : message)
  const advice = isBetween ? fromBetween : ofStatus
  const id = header('x-request-id')
  const parts = [
    `${what} was answered with HTTP ${status}${status < 400 ? ' but not with JSON' : ''}${shown}${/[.!?]$/u.test(shown) ? '' : '.'}`,
    ...(id === undefined ? [] : [`Request ID: ${singleLine(id, 100)}.`]),
    ...(advice === '' ? [] : [advice]),
  ]
  const isFromService = message !== undefined
  // The service answers with JSON, or with a status alone.
  const from = isFromService ? 'service' : body === undefined && text !== '' ? 'other' : 'unknown'
  return new ServiceError(parts.join(' '), {
    kind: status < 400 ? 'unanswered' : kindOfAnswer(status, from),
    status,
    isFromService,
    retryAfterMs: parseRetryAfter(header('retry-after'), now()),
    words: hidesWords ? words : undefined,
  })
}

/** Returns undefined if the text is not JSON, or if it is nested too deeply. */
function parseJson(text = ''): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const errorSchema = atFirstUse(() =>
  z.object({
    error: z.string(),
    details: detail(z.array(detail(z.object({ message: textDetail() })))),
  }),
)

/** Returns the message of an error body. */
function serviceMessage(body: unknown, redact: (text: string) => string): string | undefined {
  const decoded = decodeJson(errorSchema, body)
  if ('problem' in decoded) return undefined
  const { error, details = [] } = decoded.value
  const messages = [error, ...details.map((part) => part?.message ?? '')].filter((message) => message !== '')
  return singleLine(messages.map(redact).join('; '))
}
