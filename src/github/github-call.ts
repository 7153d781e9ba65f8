import type * as z from 'zod/mini'

import { rejectionOf } from '../deadline.ts'
import { ActionError, messageOf } from '../errors.ts'
import { decodeJson } from '../json-decoding.ts'
import { type RetryPolicy, withRetries } from '../retry-engine.ts'
import type { RunContext } from '../run-context.ts'

const callTimeoutMs = 10_000
const retryDelaysMs = [1000, 2000]

/** A request to GitHub failed. The message names the permission that may be missing. */
export class GitHubError extends ActionError {
  override name = 'GitHubError'
  /** HTTP status; undefined if there was no answer. */
  readonly status: number | undefined

  constructor(message: string, status: number | undefined, cause?: unknown) {
    super(message, { cause })
    this.status = status
  }
}

export interface GitHubCallOptions {
  /** `github-token` */
  token: string | undefined
  signal: AbortSignal
}

type Api = Awaited<ReturnType<typeof connect>>
/**
 * Sends one request, with retries. Ends within 10 s.
 *
 * @param what the operation, for messages
 * @param permission the permission that the token may lack
 * @throws GitHubError, or the reason of the signal
 */
export type GitHubCall = <T>(
  what: string,
  permission: string,
  work: (api: Api, request: { signal: AbortSignal }) => Promise<T>,
  options?: { repeatable: boolean },
) => Promise<T>

/**
 * Returns a function that sends a request with retries. Octokit's own retry plugin keeps waiting after an abort, and
 * retries a create.
 */
export function createGitHubCall({ token, signal }: GitHubCallOptions, context: RunContext): GitHubCall {
  let api: ReturnType<typeof connect> | undefined
  return async (what, permission, work, { repeatable } = { repeatable: true }) => {
    if (token === undefined) {
      const hint = 'github-token is empty. Remove the input to use the token of the workflow.'
      throw new GitHubError(`${what} failed: ${hint}`, undefined)
    }
    api ??= connect(token)
    const loaded = await api
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(callTimeoutMs)])
    const attempt = async () => {
      try {
        bounded.throwIfAborted()
        return await Promise.race([work(loaded, { signal: bounded }), rejectionOf(bounded)])
      } catch (error) {
        signal.throwIfAborted()
        const status = statusOf(error)
        throw new GitHubError(explain(what, error, status, permission), status, error)
      }
    }
    const deadline = { signal: bounded, expiresAtMs: context.clock.now() + callTimeoutMs }
    const callContext = { ...context, deadline }
    const policy = repeatable ? retryPolicy(callContext) : () => undefined
    return withRetries(attempt, policy, callContext)
  }
}

/** Retries temporary failures within the time limit of one call. */
function retryPolicy({ clock, deadline }: RunContext): RetryPolicy {
  let retries = 0
  return (error) => {
    const delayMs = retryDelaysMs[retries]
    if (deadline.signal.aborted || delayMs === undefined || !mayPass(error)) return undefined
    if (clock.now() + delayMs >= deadline.expiresAtMs) return undefined
    retries += 1
    return { delayMs, note: `retry ${retries} of ${retryDelaysMs.length}`, failsBeyondDeadline: false }
  }
}

function mayPass(error: unknown): boolean {
  if (!(error instanceof GitHubError)) return false
  return error.status === undefined || error.status === 429 || error.status >= 500
}

async function connect(token: string) {
  const { getOctokit } = await import('@actions/github')
  return getOctokit(token, { userAgent: 'docs-agent-action' })
}

/** Validates an answer. Octokit returns a cut body as an empty text with a success status. */
export function decodeAnswer<T>(schema: z.ZodMiniType<T>, data: unknown): T {
  const decoded = decodeJson(schema, data)
  if ('value' in decoded) return decoded.value
  throw new Error(`the answer was cut or has an unexpected shape: ${decoded.problem}`)
}

/**
 * Returns the HTTP status of an error; undefined without an answer. For a failed connection, the client throws an error
 * with status 500 and without a response.
 */
export function statusOf(error: unknown): number | undefined {
  const hasAnswer = error instanceof Error && 'response' in error && error.response !== undefined
  return hasAnswer && 'status' in error ? Number(error.status) : undefined
}

function explain(what: string, error: unknown, status: number | undefined, permission: string): string {
  const reason = status === undefined ? 'no answer' : `HTTP ${status}`
  return `${what} failed (${reason}): ${messageOf(error).replace(/\.$/u, '')}.${adviceOn(error, status, permission)}`
}

function adviceOn(error: unknown, status: number | undefined, permission: string): string {
  if (isRateLimit(error, status)) return ' This is a rate limit of GitHub, not a missing permission.'
  const isRefused = status === 401 || status === 403 || status === 404
  return isRefused ? ` The job may lack a permission: add "${permission}" to its permissions.` : ''
}

/** GitHub answers 403 or 429: https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
function isRateLimit(error: unknown, status: number | undefined): boolean {
  if (status === 429) return true
  if (status !== 403) return false
  const { headers = {} } = (error as { response: { headers?: Record<string, unknown> } }).response
  return (
    headers['x-ratelimit-remaining'] === '0' ||
    headers['retry-after'] !== undefined ||
    /\brate limit\b/iu.test(messageOf(error))
  )
}
