import { connectionTo, type RunnerProxy } from '../shared/connection.ts'
import { ActionError, messageOf } from '../shared/errors.ts'
import { atFirstUse } from '../shared/first-use.ts'
import { pauseByTime } from '../shared/pause.ts'
import {
  type RepeatableRequest,
  retryDelayMs,
  retryPolicy,
  wasCertainlyNotAccepted,
  withRetries,
} from '../shared/retry.ts'
import type { RunContext } from '../shared/run-context.ts'
import { printable } from '../shared/untrusted-text.ts'
import { type AnalyticsOperation, type AnalyticsQuery, type ListPage, urlBelow } from './contract.ts'
import { decodeCreatedJob, decodeJob, type Job } from './decoding.ts'
import { decodeDeployment, decodeQueuedDeployment, type QueuedDeployment } from './deployments.ts'
import { ServiceError } from './errors.ts'
import { exchange, type ExchangeRequest } from './exchange.ts'

const maxListBytes = 16 * 1_048_576
// It has the whole log of a build. Without it, the result would be lost, too.
const maxDeploymentBytes = 64 * 1_048_576

/** What the inputs and the runner say about the way to the service. */
export interface ServiceAccess {
  baseUrl: URL
  projectId: string
  apiKey: string
  proxy: RunnerProxy
}

/** `redact` also removes secrets from the instructions. */
export type ServiceOptions = ServiceAccess & Pick<ExchangeRequest, 'redact' | 'hidesWords'>

/** Options of a list request. */
export interface ListOptions extends Pick<ExchangeRequest, 'rateLimitAdvice'> {
  /** Called before every request, including retries. An error that it throws ends the call. */
  beforeSending?: () => void
  /** Which failures are worth a retry. Default `list`. */
  as?: Extract<RepeatableRequest, `list${string}`>
}

interface Call<T>
  extends
    Pick<ListOptions, 'beforeSending'>,
    Omit<ExchangeRequest, keyof ServiceOptions | 'connect' | 'signal' | 'now' | 'onDeprecated'> {
  decode: (body: unknown) => T
}

export type ServiceClient = ReturnType<typeof createServiceClient>

/** Returns the operations of the service. Each throws {@link ServiceError}. */
export function createServiceClient(options: ServiceOptions, context: RunContext) {
  const { baseUrl, projectId, proxy, redact } = options
  const below = (...segments: string[]) => urlBelow(baseUrl, segments)
  const jobUrl = (...segments: string[]) => below('v2', 'agent', projectId, 'job', ...segments)
  const connect = atFirstUse(() => connectionTo(baseUrl, proxy))
  const now = () => context.clock.date().getTime()
  const { signal } = context.deadline
  let isDeprecationTold = false
  const onDeprecated = (message: string): void => {
    if (!isDeprecationTold) context.log.notice(message)
    isDeprecationTold = true
  }
  const sendOnce = async <T>({ beforeSending, decode, ...call }: Call<T>): Promise<T> => {
    beforeSending?.()
    const body = await exchange({ ...options, ...call, connect, signal, now, onDeprecated })
    try {
      return await withoutSecrets(decode(body), redact)
    } catch (error) {
      if (!(error instanceof ActionError)) throw error
      // The message of this error can have a part of a secret.
      return decode(await withoutSecrets(body, redact))
    }
  }
  const repeated = <T>(attempt: () => Promise<T>, as: RepeatableRequest) =>
    withRetries(attempt, retryPolicy(as, context.random), context)
  // Retried only if the service certainly did not accept it.
  const post = <T>(call: Omit<Call<T>, 'method'>, doubt: string): Promise<T> => {
    const once = () => sendOnce({ ...call, method: 'POST' })
    return repeated(() => withDoubt(once, doubt, context), 'post')
  }
  const deploy = (call: Pick<Call<QueuedDeployment>, 'url' | 'body' | 'operation'>) =>
    sendOnce({ ...call, method: 'POST', decode: decodeQueuedDeployment })
  const unlessLimited = rateLimitHold(context)
  // An instruction can quote a file with a token of the runner.
  const promptBody = (prompt: string) => ({ prompt: redact(prompt) })
  const get = (jobId: string): Call<Job> => ({
    method: 'GET',
    url: jobUrl(jobId),
    operation: 'retrieve-job',
    decode: (body) => decodeJob(body, jobId),
  })
  return {
    /** @throws ServiceError of the kind `uncertain` if the job may exist, but there is no usable answer */
    createJob: (prompt: string) =>
      post(
        { url: jobUrl(), body: promptBody(prompt), operation: 'create-job', decode: decodeCreatedJob },
        'An agent job may have been started. The request was not repeated, because that could start a second job. Before you run this again, look at the agent jobs and pull requests of the project in the dashboard. To wait for a job that you find there, set job-id.',
      ),
    /** Sends one request and does not retry. The caller polls. */
    pollJob: (jobId: string) => sendOnce(get(jobId)),
    /** Like `pollJob`, with retries. */
    getJob: (jobId: string) => repeated(() => sendOnce(get(jobId)), 'read'),
    /**
     * Returns undefined if the message was accepted, but the answer contains no job.
     *
     * @throws ServiceError of the kind `uncertain` if the message may have been accepted, but there is no usable answer
     */
    sendMessage: (jobId: string, prompt: string) =>
      post(
        {
          url: jobUrl(jobId, 'message'),
          body: promptBody(prompt),
          operation: 'send-message',
          decode: (body) => decodeMessagedJob(body, jobId),
        },
        `The message may have reached job ${jobId}. It was not repeated, because the agent could do the work twice. Look at the job in the dashboard before you run this again.`,
      ),
    /** Has the preview of a branch built, again if there is one. Sends one request and does not retry, as the caller does. */
    buildPreview: (branch: string) =>
      deploy({
        url: below('v1', 'project', 'preview', projectId),
        body: { branch },
        operation: 'build-preview',
      }),
    /** Has the site built from its configured branch, in the same way. */
    publish: () => deploy({ url: below('v1', 'project', 'update', projectId), operation: 'publish' }),
    /** Sends one request and does not retry. The caller polls. */
    readDeployment: (statusId: string) =>
      sendOnce({
        method: 'GET',
        url: below('v1', 'project', 'update-status', statusId),
        operation: 'read-deployment',
        maxAnswerBytes: maxDeploymentBytes,
        decode: (body) => decodeDeployment(body, (text) => redact(printable(text))),
      }),
    /** Reads one page of a list of the analytics. Its `nextCursor` is no URL. */
    readPage: <Row, Totals>(
      { path, include, maxAnswerBytes = maxListBytes, decode }: AnalyticsOperation<Row, Totals>,
      query: AnalyticsQuery,
      { as = 'list', ...options }: ListOptions = {},
    ) => {
      const url = below('v1', 'analytics', projectId, ...path.split('/'))
      for (const [name, value] of Object.entries(query)) {
        if (value !== undefined) url.searchParams.set(name, String(value))
      }
      const call: Call<ListPage<Row, Totals>> = {
        method: 'GET',
        url,
        operation: 'read-list',
        include,
        maxAnswerBytes,
        ...options,
        decode: (body) => withPlainCursor(decode(body), url),
      }
      return repeated(() => unlessLimited(`GET ${url.pathname}`, () => sendOnce(call)), as)
    },
  }
}

/** After a 429, holds back every request of its kind, for as long as the service asked or a retry would wait. */
function rateLimitHold({ clock }: RunContext) {
  let heldUntilMs = 0
  let limitedInARow = 0
  return async <T>(what: string, send: () => Promise<T>): Promise<T> => {
    const retryAfterMs = heldUntilMs - clock.now()
    if (retryAfterMs > 0) {
      const message = `${what} was not sent: the service answered a request before it with HTTP 429.`
      throw new ServiceError(message, { kind: 'limited', status: 429, retryAfterMs })
    }
    try {
      const answer = await send()
      limitedInARow = 0
      return answer
    } catch (error) {
      if (error instanceof ServiceError && error.status === 429) {
        heldUntilMs = clock.now() + retryDelayMs(error, limitedInARow, () => 0)
        limitedInARow += 1
      }
      throw error
    }
  }
}

/** The service gives a cursor alone, or in a whole URL of the same path. */
function withPlainCursor<Row, Totals>(
  page: ListPage<Row, Totals>,
  { origin, pathname }: URL,
): ListPage<Row, Totals> {
  const next = URL.parse(page.nextCursor ?? '', `${origin}${pathname}`)
  const cursor = next?.pathname === pathname ? next.searchParams.get('cursor') : null
  return cursor === null ? page : { ...page, nextCursor: cursor }
}

/** Sends a request once. If the service may have accepted it all the same, the error tells the doubt. */
async function withDoubt<T>(once: () => Promise<T>, doubt: string, context: RunContext): Promise<T> {
  const sentAt = context.clock.date()
  try {
    return await once()
  } catch (error) {
    if (error === context.deadline.signal.reason || wasCertainlyNotAccepted(error)) throw error
    const message = `${messageOf(error)} It was sent at ${sentAt.toISOString()}. ${doubt}`
    throw new ServiceError(message, { kind: 'uncertain', cause: error })
  }
}

/** Returns undefined if a success answer does not contain a job. The next poll reads the job. */
function decodeMessagedJob(body: unknown, jobId: string): Job | undefined {
  try {
    return decodeJob(body, jobId)
  } catch (error) {
    if (error instanceof ServiceError) return undefined
    throw error
  }
}

/**
 * Removes secrets from every text in a value, in place. Not recursive, because JSON can be nested to any depth. Escapes of JSON
 * can hide a secret before it is parsed.
 */
export async function withoutSecrets<T>(value: T, redact: (text: string) => string): Promise<T> {
  const root = { value }
  // Without a signal: the caller decides what an abort means, since what was received stays received.
  const pause = pauseByTime()
  const pending: object[] = [root]
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    for (const [key, member] of Object.entries(node) as [string, unknown][]) {
      const time = pause()
      if (time !== undefined) await time
      if (typeof member === 'string') Reflect.set(node, key, redact(member))
      else if (typeof member === 'object' && member !== null) pending.push(member)
    }
  }
  return root.value
}
