import { systemClock } from '../clock.ts'
import { rejectionOf } from '../deadline.ts'
import { ActionError, messageOf } from '../errors.ts'
import type { RepositoryPermission } from './permission-gate.ts'

const callTimeoutMs = 10_000
const retryDelaysMs = [1000, 2000]
const writePermission = 'issues: write, or pull-requests: write on a pull request'

/** A comment on an issue or pull request. */
export interface IssueComment {
  id: number
  body: string
  author: { login: string; isBot: boolean }
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
 * The operations of GitHub's REST API that this action uses. Each ends within 10 s, and throws {@link GitHubError} or the
 * reason of the signal.
 */
export interface GitHubClient {
  permissionOf: (login: string) => Promise<RepositoryPermission>
  /** The login that the token belongs to; undefined for the token of a workflow or an app, which is no account. */
  ownLogin: () => Promise<string | undefined>
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
export function createGitHubClient(options: GitHubClientOptions): GitHubClient {
  const [owner = '', repo = ''] = options.repository.split('/')
  const where = { owner, repo }
  const call = createCall(options)
  return {
    permissionOf: (login) =>
      call('Asking for the permission', 'metadata: read', async ({ rest }, request) => {
        const asked = await rest.repos.getCollaboratorPermissionLevel({ ...where, username: login, request })
        return { permission: asked.data.permission, roleName: asked.data.role_name }
      }),
    ownLogin: async () => {
      // GitHub's prefix for tokens of installations, the workflow's own among them; they may not ask who they are.
      if (options.token?.startsWith('ghs_') === true) return undefined
      return call('Asking for the account of the token', 'metadata: read', async ({ rest }, request) => {
        return (await rest.users.getAuthenticated({ request })).data.login
      })
    },
    listComments: (issueNumber) =>
      call('Reading the comments', writePermission, async ({ paginate, rest }, request) => {
        const list = { ...where, issue_number: issueNumber, per_page: 100, request }
        return (await paginate(rest.issues.listComments, list)).map(({ id, body, user }) => ({
          id,
          body: body ?? '',
          author: { login: user?.login ?? '', isBot: user?.type === 'Bot' },
        }))
      }),
    createComment: (issueNumber, body) =>
      call(
        'Writing the comment',
        writePermission,
        async ({ rest }, request) =>
          (await rest.issues.createComment({ ...where, issue_number: issueNumber, body, request })).data.id,
        { repeatable: false },
      ),
    updateComment: (commentId, body) =>
      call('Editing the comment', writePermission, async ({ rest }, request) => {
        await rest.issues.updateComment({ ...where, comment_id: commentId, body, request })
      }),
    removeLabel: (issueNumber, name) =>
      call('Removing the label', writePermission, async ({ rest }, request) => {
        await rest.issues
          .removeLabel({ ...where, issue_number: issueNumber, name, request })
          .catch(ignoreMissing)
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
function createCall({ token, signal }: GitHubClientOptions): Call {
  let api: ReturnType<typeof connect> | undefined
  return async (what, permission, work, { repeatable } = { repeatable: true }) => {
    if (token === undefined) {
      const hint = 'github-token is empty. Leave the input out to use the token of the workflow.'
      throw new GitHubError(`${what} failed: ${hint}`, undefined)
    }
    api ??= connect(token)
    const loaded = await api
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(callTimeoutMs)])
    for (let retry = 0; ; retry++) {
      try {
        bounded.throwIfAborted()
        return await Promise.race([work(loaded, { signal: bounded }), rejectionOf(bounded)])
      } catch (error) {
        signal.throwIfAborted()
        const status = statusOf(error)
        const mayPass = status === undefined || status === 429 || status >= 500
        const delayMs = retryDelaysMs[retry]
        if (!repeatable || !mayPass || delayMs === undefined || bounded.aborted) {
          throw new GitHubError(explain(what, error, status, permission), status, error)
        }
        await systemClock.sleep(delayMs, bounded).catch(() => undefined)
      }
    }
  }
}

async function connect(token: string) {
  const { getOctokit } = await import('@actions/github')
  return getOctokit(token, { userAgent: 'docs-agent-action' })
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
  return `${what} failed (${reason}): ${messageOf(error)}.${advice}`
}

/** GitHub tells a label that is off from a repository that the token cannot see by the text of its answer alone. */
function ignoreMissing(error: unknown): void {
  const isOff = statusOf(error) === 404 && messageOf(error).startsWith('Label does not exist')
  if (!isOff) throw error
}
