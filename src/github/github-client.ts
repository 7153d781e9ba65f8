import * as z from 'zod/mini'

import { rejectionOf } from '../deadline.ts'
import { ActionError, messageOf } from '../errors.ts'
import { decodeJson } from '../json-decoding.ts'
import { type RetryPolicy, withRetries } from '../retry-engine.ts'
import type { RunContext } from '../run-context.ts'
import type { RepositoryPermission } from './permission-gate.ts'

const callTimeoutMs = 10_000
const retryDelaysMs = [1000, 2000]
const writePermission = 'issues: write, or pull-requests: write on a pull request'

const text = z.string('a text')
const id = z.int('a whole number')
const accountSchema = z.object({ login: text }, 'an object')
const permissionSchema = z.object({ permission: text, role_name: z.optional(text) }, 'an object')
const commentSchema = z.object({ id, body: z.nullish(text), user: z.nullish(accountSchema) }, 'an object')
const viewerSchema = z.object({ viewer: accountSchema }, 'an object')
const labelsSchema = z.array(z.unknown(), 'a list')

/** A comment on an issue or pull request. */
export interface IssueComment {
  id: number
  body: string
  /** Undefined if the account was deleted. */
  author: string | undefined
}

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

/**
 * The GitHub operations that this action uses. Each ends within 10 s. Each throws {@link GitHubError} or the reason of
 * the signal. An answer that is cut or has an unexpected shape counts as no answer.
 */
export interface GitHubClient {
  permissionOf: (login: string) => Promise<RepositoryPermission>
  /** Returns the login of the account that the token belongs to. */
  ownLogin: () => Promise<string>
  listComments: (issueNumber: number) => Promise<IssueComment[]>
  /** Returns the ID of the comment. Never retried: after a lost answer, the comment may exist. */
  createComment: (issueNumber: number, body: string) => Promise<number>
  updateComment: (commentId: number, body: string) => Promise<void>
  /** Succeeds if the label is already removed. */
  removeLabel: (issueNumber: number, name: string) => Promise<void>
}

export interface GitHubClientOptions {
  /** `github-token` */
  token: string | undefined
  /** `owner/name` */
  repository: string
  signal: AbortSignal
}

/** Loads the GitHub library at the first call. */
export function createGitHubClient(options: GitHubClientOptions, context: RunContext): GitHubClient {
  const [owner = '', repo = ''] = options.repository.split('/')
  const where = { owner, repo }
  const call = createCall(options, context)
  return {
    permissionOf: (login) =>
      call('Reading the permission', 'metadata: read', async ({ rest }, request) => {
        const { data } = await rest.repos.getCollaboratorPermissionLevel({
          ...where,
          username: login,
          request,
        })
        const { permission, role_name: roleName } = decode(permissionSchema, data)
        return { permission, roleName }
      }),
    ownLogin: () =>
      call('Reading the account of the token', 'metadata: read', async ({ graphql, rest }, request) => {
        // `ghs_` is GitHub's prefix for installation tokens, such as the token of the workflow. GET /user rejects them.
        if (options.token?.startsWith('ghs_') === true) {
          return decode(viewerSchema, await graphql('query { viewer { login } }', { request })).viewer.login
        }
        return decode(accountSchema, (await rest.users.getAuthenticated({ request })).data).login
      }),
    listComments: (issueNumber) =>
      call('Reading the comments', writePermission, async ({ rest }, request) => {
        const list = { ...where, issue_number: issueNumber, per_page: 100, request }
        const comments: IssueComment[] = []
        // Octokit's own pagination treats a page that was cut as empty.
        for (let page = 1; ; page++) {
          const { data, headers } = await rest.issues.listComments({ ...list, page })
          const decoded = decode(z.array(commentSchema, 'a list'), data)
          comments.push(
            ...decoded.map(({ id, body, user }) => ({ id, body: body ?? '', author: user?.login })),
          )
          if (headers.link?.includes('rel="next"') !== true) return comments
        }
      }),
    createComment: (issueNumber, body) =>
      call(
        'Writing the comment',
        writePermission,
        async ({ rest }, request) => {
          const created = await rest.issues.createComment({
            ...where,
            issue_number: issueNumber,
            body,
            request,
          })
          return decode(commentSchema, created.data).id
        },
        { repeatable: false },
      ),
    updateComment: (commentId, body) =>
      call('Editing the comment', writePermission, async ({ rest }, request) => {
        const updated = await rest.issues.updateComment({ ...where, comment_id: commentId, body, request })
        decode(commentSchema, updated.data)
      }),
    removeLabel: (issueNumber, name) =>
      call('Removing the label', writePermission, async ({ rest }, request) => {
        const label = { ...where, issue_number: issueNumber, name, request }
        const removed = await rest.issues.removeLabel(label).catch(ignoreMissing)
        if (removed !== undefined) decode(labelsSchema, removed.data)
      }),
  }
}

type Api = Awaited<ReturnType<typeof connect>>
type Call = <T>(
  what: string,
  permission: string,
  work: (api: Api, request: { signal: AbortSignal }) => Promise<T>,
  options?: { repeatable: boolean },
) => Promise<T>

/**
 * Returns a function that sends a request with retries. Octokit's own retry plugin keeps waiting after an abort, and
 * retries a create.
 */
function createCall({ token, signal }: GitHubClientOptions, context: RunContext): Call {
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
function decode<T>(schema: z.ZodMiniType<T>, data: unknown): T {
  const decoded = decodeJson(schema, data)
  if ('value' in decoded) return decoded.value
  throw new Error(`the answer was cut or has an unexpected shape: ${decoded.problem}`)
}

/**
 * Returns the HTTP status of an error; undefined without an answer. For a failed connection, the client throws an error
 * with status 500 and without a response.
 */
function statusOf(error: unknown): number | undefined {
  const hasAnswer = error instanceof Error && 'response' in error && error.response !== undefined
  return hasAnswer && 'status' in error ? Number(error.status) : undefined
}

function explain(what: string, error: unknown, status: number | undefined, permission: string): string {
  const reason = status === undefined ? 'no answer' : `HTTP ${status}`
  const advice =
    status === 401 || status === 403 || status === 404
      ? ` The job may lack a permission: add "${permission}" to its permissions.`
      : ''
  return `${what} failed (${reason}): ${messageOf(error).replace(/\.$/u, '')}.${advice}`
}

/**
 * Ignores the error for a missing label. GitHub also answers 404 for a repository that the token cannot see. Only the
 * message differs.
 */
function ignoreMissing(error: unknown): undefined {
  const isOff = statusOf(error) === 404 && messageOf(error).startsWith('Label does not exist')
  if (!isOff) throw error
}
