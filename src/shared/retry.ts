import { formatDuration } from './number-format.ts'
import { ActionError, DeadlineExceeded, messageOf } from './errors.ts'
import type { RunContext } from './run-context.ts'

/** The kinds of failures, and whether the server certainly did not accept the request. */
const isCertainlyNotAccepted = {
  /** The request did not leave the machine. */
  unsent: true,
  /** A rate limit rejected it. */
  limited: true,
  /** It would not be accepted the next time, either. */
  refused: true,
  /** It may have been accepted, but there is no answer that can be used. */
  unanswered: false,
  /** Like `unanswered`, and accepting it twice would do harm. */
  uncertain: false,
  /** Anything else. A repetition would end in the same way. */
  final: false,
} as const

/** What is known about a failed request. Absent means unknown. */
export type RequestFailure = Partial<Pick<RequestError, 'kind' | 'status' | 'retryAfterMs'>> & ErrorOptions

/** A failed request. Check its kind and status, not the message. */
export class RequestError extends ActionError {
  readonly kind: keyof typeof isCertainlyNotAccepted
  /** HTTP status of the answer. Undefined without an answer. */
  readonly status: number | undefined
  /** The delay that the server asked for. */
  readonly retryAfterMs: number | undefined

  constructor(message: string, { kind = 'final', status, retryAfterMs, ...options }: RequestFailure = {}) {
    super(message, options)
    this.kind = kind
    this.status = status
    this.retryAfterMs = retryAfterMs
  }
}

/** Statuses from 400 to 499 that may pass. Any other one is `refused`. A gateway can answer 408 after it forwarded the request. */
export const retryableStatuses: Readonly<Record<number, 'limited' | 'unanswered'>> = {
  408: 'unanswered',
  429: 'limited',
}

/**
 * Returns what a status of 400 or above means for the request.
 *
 * @param from who answered, as far as the body tells: the service or GitHub with an error of its own, something else with what is
 *   no JSON, or either of them
 */
export function kindOfAnswer(
  status: number,
  from: 'service' | 'other' | 'unknown' = 'service',
): RequestError['kind'] {
  const kind = status >= 500 ? 'unanswered' : (retryableStatuses[status] ?? 'refused')
  // A gateway can answer 429 too, even after it forwarded the request.
  if (kind === 'limited' && from !== 'service') return 'unanswered'
  // A proxy can let the request through and refuse its answer.
  return kind === 'refused' && from === 'other' ? 'final' : kind
}

/** A policy's decision to retry. */
export interface Retry {
  delayMs: number
  /** Added to the reason in the log, for example `retry 1 of 5`. */
  note: string
  /**
   * What to do if the next attempt would come after the deadline: fail at once with its time, wait until the deadline, or
   * fail at once with the failure.
   */
  beyondDeadline: 'tell' | 'wait' | 'give-up'
}

/**
 * Decides about each failure of one request, in order. Returns undefined if the failure is final. May throw another
 * error instead.
 */
export type RetryPolicy = (error: unknown) => Retry | undefined

interface RetryRules {
  /** How many retries in a row a request gets after a failure: by the status of the answer, its kind, or others. Default 0. */
  retriesAfter: Readonly<Partial<Record<RequestError['kind'] | 'others' | number, number>>>
  /** @param retries the number of retries so far */
  delayMs: (failure: RequestFailure, retries: number, random: () => number) => number
  beyondDeadline: Retry['beyondDeadline']
}

const ofService = { delayMs: retryDelayMs, beyondDeadline: 'tell' } as const
const afterReading = { unsent: 5, limited: 5, unanswered: 5 } as const
// A range for which there was no time twice will have none later.
const afterListing = { ...afterReading, 504: 1 } as const

/** The kinds of requests, and what is worth a repetition of each. */
const rulesOf = {
  // A create or a message, only if the service certainly did not accept it. The contract has no idempotency key, so any
  // other repetition could start two jobs.
  post: { ...ofService, retriesAfter: { unsent: 5, limited: 5 } },
  // Asked for twice, it is the same. 409: another one runs, until it has ended.
  deployment: { ...ofService, retriesAfter: { ...afterReading, 409: Infinity } },
  read: { ...ofService, retriesAfter: afterReading },
  list: { ...ofService, retriesAfter: afterListing },
  // A list that is not worth to wait for a rate limit, and one that is not worth a retry.
  'list-unless-limited': { ...ofService, retriesAfter: { ...afterListing, 429: 0 } },
  'list-once': { ...ofService, retriesAfter: {} },
  // What is polled goes on without the action, so even an odd answer is only a failed poll. A refused key and a missing job
  // seldom pass.
  poll: {
    delayMs: retryDelayMs,
    beyondDeadline: 'wait',
    retriesAfter: { others: 9, 401: 2, 403: 2, 404: 2 },
  },
  gitHubCall: {
    delayMs: (_, retries) => 1000 * 2 ** retries,
    beyondDeadline: 'give-up',
    retriesAfter: { limited: 2, unanswered: 2 },
  },
} as const satisfies Readonly<Record<string, RetryRules>>

export type RepeatableRequest = keyof typeof rulesOf

/** Returns the policy for one request. */
export function retryPolicy(request: RepeatableRequest, random: () => number): RetryPolicy {
  const { retriesAfter, delayMs, beyondDeadline }: RetryRules = rulesOf[request]
  // Of the failures so far. Those of a higher limit end a row of those of a lower one.
  const limits: number[] = []
  const inARow = (most: number) => limits.length - 1 - limits.findLastIndex((limit) => limit > most)
  return (error) => {
    if (!(error instanceof RequestError)) return undefined
    const { kind, status = kind } = error
    const limit = retriesAfter[status] ?? retriesAfter[kind] ?? retriesAfter.others ?? 0
    limits.push(limit)
    if (limits.some((most) => inARow(most) > most)) return undefined
    const delay = { delayMs: delayMs(error, limits.length - 1, random) }
    if (limit === Infinity) return { ...delay, note: 'until it has ended', beyondDeadline: 'wait' }
    return { ...delay, note: `retry ${inARow(limit)} of ${limit}`, beyondDeadline }
  }
}

/** Returns true if the server did not act on the request: it was not sent, or it was refused. */
export function wasCertainlyNotAccepted(error: unknown): boolean {
  return error instanceof RequestError && isCertainlyNotAccepted[error.kind]
}

const firstJitterMs = 1000
const highestJitterMs = 60_000
// By status. After the last one, it stays the same.
const leastDelaysMs: Readonly<Record<number, readonly number[]>> = {
  // A deployment runs for minutes.
  409: [2000, 5000, 15_000],
  // The limit is hourly. A retry after seconds would only use up more of it.
  429: [30_000, 60_000, 120_000, 240_000, 480_000],
}

/**
 * Returns the delay before a retry of a request to the service, in milliseconds. It is the delay that the service asked
 * for, or without one the least delay for the status, plus a jitter. The jitter is random, below a bound that doubles from
 * 1 s to 60 s.
 *
 * @param retries the number of retries so far
 * @param random uniform in [0, 1)
 */
export function retryDelayMs(failure: RequestFailure, retries: number, random: () => number): number {
  const { status, retryAfterMs } = failure
  const leastMs = leastDelaysMs[status ?? 0] ?? [0]
  const jitterMs = random() * Math.min(highestJitterMs, firstJitterMs * 2 ** retries)
  return (retryAfterMs ?? leastMs[retries] ?? leastMs.at(-1) ?? 0) + jitterMs
}

// More than 30 years, so later than any deadline, and not too late for a date.
const longestRetryAfterS = 1e9

/**
 * Returns the delay that a `Retry-After` header asks for, in milliseconds. It is 0 for a date in the past. Returns
 * undefined if the header is absent, or in another form.
 */
export function parseRetryAfter(header: string | undefined, nowMs: number): number | undefined {
  const value = header?.trim() ?? ''
  if (/^\d+$/u.test(value)) return Math.min(Number(value), longestRetryAfterS) * 1000
  // Date.parse() alone accepts almost any text with a year.
  const dateMs = httpDate.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - nowMs)
}

// The form of RFC 9110, section 5.6.7, that servers send. The other two are obsolete.
const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/u

// For longer delays, the log also shows the time of the retry.
const longDelayMs = 30_000

/**
 * Repeats an attempt until it succeeds, as long as the policy and the deadline allow.
 *
 * @throws the failure that the policy calls final; an {@link ActionError} if a retry would come after the deadline; the
 *   reason of the deadline's signal
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  decide: RetryPolicy,
  context: RunContext,
): Promise<T> {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      const retry = decide(error)
      if (retry === undefined) throw error
      await waitForRetry(retry, error, context)
    }
  }
}

/** Sleeps for `delayMs`. Throws {@link DeadlineExceeded} if the deadline comes first. */
export async function sleepWithinDeadline(
  delayMs: number,
  { clock, deadline }: Pick<RunContext, 'clock' | 'deadline'>,
): Promise<void> {
  const remainingMs = Math.max(0, deadline.expiresAtMs - clock.now())
  await clock.sleep(Math.min(delayMs, remainingMs), deadline.signal)
  if (delayMs >= remainingMs) throw new DeadlineExceeded(deadline.timeoutMs)
}

/** @throws the failure, or an ActionError that tells it, if the retry would come after the deadline and does not wait for it */
async function waitForRetry(
  { delayMs, note, beyondDeadline }: Retry,
  failure: unknown,
  context: RunContext,
): Promise<void> {
  const { clock, deadline, log } = context
  const isTooLate = clock.now() + delayMs >= deadline.expiresAtMs
  if (beyondDeadline === 'give-up' && (isTooLate || deadline.signal.aborted)) throw failure
  deadline.signal.throwIfAborted()
  const retryAt = new Date(clock.date().getTime() + delayMs).toISOString()
  const time = delayMs < longDelayMs ? '' : `, at ${retryAt.slice(11, 19)} UTC`
  const what = isTooLate
    ? `The next retry would be at ${retryAt}, after the deadline of this step (timeout-minutes).`
    : `Retrying in ${formatDuration(delayMs)}${time} (${note}).`
  const message = `${messageOf(failure)} ${what}`
  if (isTooLate && beyondDeadline === 'tell') throw new ActionError(message, { cause: failure })
  log.info(message)
  await sleepWithinDeadline(delayMs, context)
}
