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
  /** Undefined: the account was deleted. */
  author: string | undefined
}

/** GitHub did not do what was asked; the message names the permission that may be missing. */
export class GitHubError extends ActionError {
  override name = 'GitHubError'
  /** Undefined where no answer came. */
  readonly status: number | undefined

  constructor(message: string, status: number | undefined, cause?: unknown) {
    super(message, { cause })
    this.status = status
  }
}

/**
 * The operations of GitHub's API that this action uses. Each ends within 10 s, and throws {@link GitHubError} or the
 * reason of the signal. An answer that is cut or of another shape counts as no answer.
 */
export interface GitHubClient {
  permissionOf: (login: string) => Promise<RepositoryPermission>
  /** The login of the account that the token belongs to. */
  ownLogin: () => Promise<string>
  listComments: (issueNumber: number) => Promise<IssueComment[]>
  /** Never repeated: an answer that was lost does not mean that there is no comment. */
  createComment: (issueNumber: number, body: string) => Promise<number>
  updateComment: (commentId: number, body: string) => Promise<void>
  /** A label that is off already is no failure. */
  removeLabel: (issueNumber: number, name: string) => Promise<void>
}

export interface GitHubClientOptions {
  /** `github-token` */
  token: string | undefined
  /** `owner/name` */
  repository: string
  signal: AbortSignal
}

/** Everything is loaded with the first call. */
export function createGitHubClient(options: GitHubClientOptions, context: RunContext): GitHubClient {
  const [owner = '', repo = ''] = options.repository.split('/')
  const where = { owner, repo }
  const call = createCall(options, context)
  return {
    permissionOf: (login) =>
      call('Asking for the permission', 'metadata: read', async ({ rest }, request) => {
        const { data } = await rest.repos.getCollaboratorPermissionLevel({
          ...where,
          username: login,
          request,
        })
        const { permission, role_name: roleName } = decode(permissionSchema, data)
        return { permission, roleName }
      }),
    ownLogin: () =>
      call('Asking for the account of the token', 'metadata: read', async ({ graphql, rest }, request) => {
        // GitHub's prefix for tokens of installations, the workflow's own among them: GET /user refuses them.
        if (options.token?.startsWith('ghs_') === true) {
          return decode(viewerSchema, await graphql('query { viewer { login } }', { request })).viewer.login
        }
        return decode(accountSchema, (await rest.users.getAuthenticated({ request })).data).login
      }),
    listComments: (issueNumber) =>
      call('Reading the comments', writePermission, async ({ rest }, request) => {
        const list = { ...where, issue_number: issueNumber, per_page: 100, request }
        const comments: IssueComment[] = []
        // Octokit's own pagination takes a page that broke off for an empty one.
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

/** Octokit's own retry plugin waits on after an abort, and repeats a create. */
function createCall({ token, signal }: GitHubClientOptions, context: RunContext): Call {
  let api: ReturnType<typeof connect> | undefined
  return async (what, permission, work, { repeatable } = { repeatable: true }) => {
    if (token === undefined) {
      const hint = 'github-token is empty. Leave the input out to use the token of the workflow.'
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

/** Repeats what may pass, within the time that one call has. */
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

/** Octokit hands over a body that broke off as an empty text, with the status of a success. */
function decode<T>(schema: z.ZodMiniType<T>, data: unknown): T {
  const decoded = decodeJson(schema, data)
  if ('value' in decoded) return decoded.value
  throw new Error(`the answer was cut or has an unexpected shape: ${decoded.problem}`)
}

/** The client reports a connection that failed with the status 500, and without a response. */
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

/** GitHub tells a label that is off from a repository that the token cannot see by the text of its answer alone. */
function ignoreMissing(error: unknown): undefined {
  const isOff = statusOf(error) === 404 && messageOf(error).startsWith('Label does not exist')
  if (!isOff) throw error
}
