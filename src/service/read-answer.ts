import type { Dispatcher } from 'undici'

import { bodyTextWithin } from '../shared/connection.ts'
import { kindOfAnswer, parseRetryAfter } from '../shared/retry.ts'
import { singleLine } from '../shared/untrusted-text.ts'
import { ServiceError } from './errors.ts'
import { type AdviceContext, adviceFor } from './status-advice.ts'

// Of an error, and of a job.
const defaultMaxBytes = 1_048_576

export interface AnswerContext extends AdviceContext {
  /** Method and path of the request, for messages. */
  what: string
  url: URL
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

/**
 * Reads an answer to its end.
 *
 * @returns the parsed JSON body of a 2xx answer, which can repeat secrets
 * @throws {@link ServiceError}, or the error of the connection if the body is cut
 */
export async function readAnswer(answer: Dispatcher.ResponseData, context: AnswerContext): Promise<unknown> {
  const { what, url, redact } = context
  const { statusCode: status } = answer
  const header = (name: string): string | undefined => {
    const value = answer.headers[name]
    const first = Array.isArray(value) ? value[0] : value
    return first === undefined ? undefined : redact(first)
  }
  const dates = deprecationDates(header)
  if (dates !== '')
    context.onDeprecated(
      `The service says that ${what} is deprecated (${dates}). Look for a newer version of this action.`,
    )
  const read = await readText(answer, header('content-encoding') ?? 'identity', context)
  const text = read ?? ''
  if (status >= 300 && status < 400) {
    const host = targetHost(header('location'), url)
    throw new ServiceError(
      `${what} was redirected to ${host} (HTTP ${status}). Redirects are not followed, so that the key is not sent to another host. Set base-url to the service itself.`,
    )
  }
  const body = parseJson(text)
  if (status < 400 && body !== undefined) return body
  const type = singleLine(header('content-type') ?? 'none', 100)
  const start = singleLine(redact(text))
  // JSON, also broken, can be a list with the words of readers.
  const isJson = body !== undefined || /json/iu.test(type) || /^[[{]/u.test(start)
  const excerpt = start === '' ? 'empty' : isJson ? `of ${text.length} characters` : `"${start}"`
  const described = ` (content type ${type}, body ${excerpt})`
  if (status >= 400) {
    // The service answers with JSON, or with a status alone.
    const isForeign = body === undefined && read !== ''
    const isBetween = isForeign && !isJson && start !== ''
    throw statusError(status, { body, isForeign, isBetween, excerpt: described }, header, context)
  }
  const { shown, words } = saidIn(described, context)
  const hint = isJson || start === '' ? '' : ' Check base-url.'
  const message = `${what} was answered with HTTP ${status} but not with JSON${shown}.${hint}`
  throw new ServiceError(message, { kind: 'unanswered', words })
}

/** Returns what RFC 9745 and RFC 8594 let a server say of the end of an operation. */
function deprecationDates(header: (name: string) => string | undefined): string {
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
  encoding: string,
  { what, maxAnswerBytes = defaultMaxBytes, signal }: AnswerContext,
): Promise<string | undefined> {
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

function statusError(
  status: number,
  answer: { body: unknown; isForeign: boolean; isBetween: boolean; excerpt: string },
  header: (name: string) => string | undefined,
  context: AnswerContext,
): ServiceError {
  const { what, now, redact } = context
  const { isForeign, excerpt } = answer
  const message = serviceMessage(answer.body, redact)
  const { shown: said, words } = saidIn(message === undefined ? excerpt : `: ${message}`, context)
  const isBetween = answer.isBetween && status < 500 && status !== 407
  // Words that are hidden explain nothing.
  const advice = isBetween
    ? fromBetween
    : adviceFor(status, context, words === undefined ? message : undefined)
  const id = header('x-request-id')
  const parts = [
    `${what} was answered with HTTP ${status}${said}${/[.!?]$/u.test(said) ? '' : '.'}`,
    ...(id === undefined ? [] : [`Request ID: ${singleLine(id, 100)}.`]),
    ...(advice === '' ? [] : [advice]),
  ]
  const retryAfterMs = parseRetryAfter(header('retry-after'), now())
  const isFromService = message !== undefined
  const kind = kindOfAnswer(status, isFromService ? 'service' : isForeign ? 'other' : 'unknown')
  return new ServiceError(parts.join(' '), { kind, status, isFromService, retryAfterMs, words })
}

function saidIn(words: string, { hidesWords }: AnswerContext): { shown: string; words?: string } {
  return hidesWords === true ? { shown: '', words } : { shown: words }
}

/** Returns undefined if the text is not JSON, or if it is nested too deeply. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Returns the message of an error body: `{"error": "…", "details"?: [{"message": "…"}]}`. */
function serviceMessage(body: unknown, redact: (text: string) => string): string | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body) || typeof body.error !== 'string') {
    return undefined
  }
  const details: unknown[] = 'details' in body && Array.isArray(body.details) ? body.details : []
  const messages = details.flatMap((detail) =>
    typeof detail === 'object' && detail !== null && 'message' in detail && typeof detail.message === 'string'
      ? [detail.message]
      : [],
  )
  const all = [body.error, ...messages].filter((message) => message !== '')
  return singleLine(all.map(redact).join('; '))
}

function targetHost(location: string | undefined, base: URL): string {
  const target = location === undefined ? null : URL.parse(location, base.href)
  return target === null ? 'an unknown host' : singleLine(target.host)
}
