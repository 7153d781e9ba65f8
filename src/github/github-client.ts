import { ActionError, messageOf } from '../errors.ts'
import type { RepositoryPermission } from './permission-gate.ts'

const requestTimeoutMs = 10_000
const retries = 2

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

/** The operations of GitHub's REST API that this action uses. Each throws {@link GitHubError}. */
export interface GitHubClient {
  permissionOf: (login: string) => Promise<RepositoryPermission>
  /** The login that the token belongs to; undefined for the token of a workflow or an app, which is no account. */
  ownLogin: () => Promise<string | undefined>
  listComments: (issueNumber: number) => Promise<IssueComment[]>
  /** Never repeated: an answer that was lost does not mean that there is no comment. */
  createComment: (issueNumber: number, body: string) => Promise<number>
  updateComment: (commentId: number, body: string) => Promise<void>
  removeLabel: (issueNumber: number, name: string) => Promise<void>
}

export interface GitHubClientOptions {
  /** `github-token` */
  token: string | undefined
  /** `owner/name` */
  repository: string
  signal: AbortSignal
}

/** Everything is loaded and connected with the first call. */
export function createGitHubClient({ token, repository, signal }: GitHubClientOptions): GitHubClient {
  const [owner = '', repo = ''] = repository.split('/')
  const where = { owner, repo }
  let octokit: ReturnType<typeof connect> | undefined
  const call = async <T>(what: string, permission: string, work: (api: Api) => Promise<T>): Promise<T> => {
    if (token === undefined) {
      const hint = 'github-token is empty. Leave the input out to use the token of the workflow.'
      throw new GitHubError(`${what} failed: ${hint}`, undefined)
    }
    try {
      octokit ??= connect(token)
      return await work(await octokit)
    } catch (error) {
      signal.throwIfAborted()
      const status = statusOf(error)
      throw new GitHubError(
        `${what} failed: ${messageOf(error)}.${adviceFor(status, permission)}`,
        status,
        error,
      )
    }
  }
  const request = (): { signal: AbortSignal } => ({
    signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]),
  })
  return {
    permissionOf: (login) =>
      call('Asking for the permission', 'metadata: read', async ({ rest }) => {
        const { data } = await rest.repos.getCollaboratorPermissionLevel({
          ...where,
          username: login,
          request: request(),
        })
        return { permission: data.permission, roleName: data.role_name }
      }),
    ownLogin: () =>
      call('Asking for the account of the token', 'metadata: read', async ({ rest }) => {
        // GitHub's prefix for tokens of installations, the workflow's own among them; they may not ask who they are.
        if (token?.startsWith('ghs_') === true) return undefined
        return (await rest.users.getAuthenticated({ request: request() })).data.login
      }),
    listComments: (issueNumber) =>
      call('Reading the comments', 'issues: read', async ({ paginate, rest }) => {
        const comments = await paginate(rest.issues.listComments, {
          ...where,
          issue_number: issueNumber,
          per_page: 100,
          request: request(),
        })
        return comments.map(({ id, body, user }) => ({
          id,
          body: body ?? '',
          author: { login: user?.login ?? '', isBot: user?.type === 'Bot' },
        }))
      }),
    createComment: (issueNumber, body) =>
      call('Writing the comment', writePermission, async ({ rest }) => {
        const once = { ...request(), retries: 0 }
        const { data } = await rest.issues.createComment({
          ...where,
          issue_number: issueNumber,
          body,
          request: once,
        })
        return data.id
      }),
    updateComment: (commentId, body) =>
      call('Editing the comment', writePermission, async ({ rest }) => {
        await rest.issues.updateComment({ ...where, comment_id: commentId, body, request: request() })
      }),
    removeLabel: (issueNumber, name) =>
      call('Removing the label', writePermission, async ({ rest }) => {
        await rest.issues.removeLabel({ ...where, issue_number: issueNumber, name, request: request() })
      }),
  }
}

const writePermission = 'issues: write, or pull-requests: write on a pull request'

type Api = Awaited<ReturnType<typeof connect>>

async function connect(token: string) {
  const [{ getOctokit }, { retry }] = await Promise.all([
    import('@actions/github'),
    import('@octokit/plugin-retry'),
  ])
  const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore }
  return getOctokit(token, { userAgent: 'docs-agent-action', log: silent, retry: { retries } }, retry)
}

/** The client would print on its own, past the log of this action. */
function ignore(): void {
  // Every failure comes back as an error, too.
}

/** The client reports a connection that failed with the status 500, and without a response. */
function statusOf(error: unknown): number | undefined {
  const hasAnswer = error instanceof Error && 'response' in error && error.response !== undefined
  return hasAnswer && 'status' in error ? Number(error.status) : undefined
}

function adviceFor(status: number | undefined, permission: string): string {
  return status === 401 || status === 403 || status === 404
    ? ` The job may lack a permission: add "${permission}" to its permissions.`
    : ''
}
