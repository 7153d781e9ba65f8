import { type Answer, jsonAnswer } from './answer.ts'
import {
  type BranchCommit,
  commitsAnswer,
  compareOnBranch,
  comparisonAnswer,
  fileEntry,
  releaseEntry,
  type SimulatedComparison,
  type SimulatedFile,
  type SimulatedPullRequest,
  type SimulatedRelease,
} from './github-changes.ts'
import { renderGitHubMarkdown } from './github-markdown.ts'
import { listAnswer } from './github-pages.ts'
import { type RecordedRequest, type RecordingServer, startRecordingServer } from './recording-server.ts'
import { routeOf, type Routes } from './routes.ts'
import { sampleChanges } from './sample-changes.ts'

export interface SimulatedComment {
  id: number
  issueNumber: number
  body: string
  user: { login: string; type: 'Bot' | 'User' }
  /** ISO 8601, in whole seconds. Default: when the simulator started. */
  created_at?: string
}

/** The account of a token. */
interface Account {
  login: string
  type: 'Bot' | 'User'
  /** Default true. */
  mayWrite?: boolean
}

export interface GitHubApiOptions {
  /** Accepted tokens and their accounts. Default: {@link workflowToken} of `github-actions[bot]`. */
  tokens?: Record<string, Account>
  /** Permissions by login. All other accounts have `none`. */
  permissions?: Record<string, { permission: string; role_name?: string }>
  /** Labels by number of the issue or pull request. */
  labels?: Record<number, string[]>
  /** The history of the one branch, oldest first. Default: none. */
  history?: readonly BranchCommit[]
  /** Milliseconds since the epoch. Default: the clock of the machine. */
  now?: () => number
}

/** What the simulator knows of its one repository. A test may change it. */
interface Repository {
  /** In order of creation. */
  readonly comments: SimulatedComment[]
  readonly labels: ReadonlyMap<number, Set<string>>
  /** Issues and pull requests that are closed or missing. All others are open. */
  readonly issues: Map<number, 'closed' | 'missing'>
  /** By number. */
  readonly pullRequests: Map<number, SimulatedPullRequest>
  /** By number of pull request. */
  readonly pullRequestFiles: Map<number, readonly SimulatedFile[]>
  /** By commit: what it changed since its first parent. */
  readonly commitFiles: Map<string, readonly SimulatedFile[]>
  /** The files that every commit has. */
  readonly files: Set<string>
  /** By `base...head`. */
  readonly comparisons: Map<string, SimulatedComparison>
  /** The history of the one branch, oldest first. */
  readonly history: BranchCommit[]
  /** In the order of the list. */
  readonly releases: SimulatedRelease[]
}

/** The GitHub operations that the action uses, for one repository with any name. */
export interface GitHubApi extends RecordingServer, Repository {}

/** A token like the one of a workflow. Accepted unless `tokens` is set. */
export const workflowToken = 'ghs_simulatorToken0123456789'

/**
 * Starts GitHub's REST API, with the one GraphQL query that the action uses, on 127.0.0.1. Its URL is the value of
 * GITHUB_API_URL.
 */
export async function startGitHubApi(options: GitHubApiOptions = {}): Promise<GitHubApi> {
  const { labels = {}, permissions = {}, history = [], now = Date.now } = options
  const { tokens = { [workflowToken]: { login: 'github-actions[bot]', type: 'Bot' } } } = options
  const repository: Repository = {
    comments: [],
    labels: new Map(Object.entries(labels).map(([number, names]) => [Number(number), new Set(names)])),
    issues: new Map(),
    files: new Set(['docs.json', 'introduction.mdx']),
    commitFiles: new Map(),
    ...sampleChanges(),
    history: [...history],
  }
  const startedAt = timeOf(now())
  const server = await startRecordingServer({
    answer: (request) => {
      const caller = tokens[/^(?:token|bearer) (\S+)$/iu.exec(request.headers.authorization ?? '')?.[1] ?? '']
      if (caller === undefined) return problem(401, 'Bad credentials')
      const found = routeOf(operations, request)
      if (found === undefined) return notFound
      const writes = request.method !== 'GET' && request.path.startsWith('/repos/')
      if (writes && caller.mayWrite === false) return problem(403, 'Resource not accessible by integration')
      const { perform, values } = found
      const at = timeOf(now())
      return perform({ request, caller, values, repository, permissions, at, startedAt })
    },
  })
  return { ...server, ...repository }
}

/** A request of an account, and what the simulator knows. */
interface Call {
  request: RecordedRequest
  caller: Account
  /** The decoded values of the named path segments. */
  values: Readonly<Record<string, string>>
  repository: Repository
  permissions: NonNullable<GitHubApiOptions['permissions']>
  /** When the request arrived, in GitHub's form. */
  at: string
  startedAt: string
}

const repositoryPath = '/repos/:owner/:repo'
const pullRequestPath = `${repositoryPath}/pulls/#pull`
const issuePath = `${repositoryPath}/issues/#issue`
const commentPath = `${repositoryPath}/issues/comments/#comment`

const operations: Routes<(call: Call) => Answer> = {
  'POST /graphql': ({ request, caller }) => {
    if (viewerQuery.test(textOf(request.body, 'query')))
      return jsonAnswer(200, { data: { viewer: { login: caller.login } } })
    const message = 'The simulator only supports the query { viewer { login } }.'
    return jsonAnswer(200, { errors: [{ message }] })
  },

  'POST /markdown': ({ request: { body } }) => {
    if (textOf(body, 'mode') !== 'gfm' || textOf(body, 'context') !== '')
      return problem(422, 'The simulator only supports the mode gfm without a context.')
    const headers = { 'content-type': 'text/html;charset=utf-8' }
    return { status: 200, headers, body: renderGitHubMarkdown(textOf(body, 'text')) }
  },

  'GET /user': ({ caller: { login, type } }) =>
    type === 'Bot'
      ? problem(403, 'Resource not accessible by integration')
      : jsonAnswer(200, { login, type }),

  [`GET ${repositoryPath}/collaborators/:login/permission`]: ({ permissions, values: { login = '' } }) => {
    const { permission, role_name = permission } = permissions[login] ?? { permission: 'none' }
    return jsonAnswer(200, { permission, role_name, user: { login } })
  },

  [`GET ${issuePath}`]: ({ repository, values }) => {
    const number = Number(values['issue'])
    const state = repository.issues.get(number) ?? 'open'
    return state === 'missing' ? notFound : jsonAnswer(200, { number, state })
  },

  [`GET ${issuePath}/comments`]: ({ request, repository, values, startedAt }) => {
    const all = repository.comments.filter(({ issueNumber }) => issueNumber === Number(values['issue']))
    return listAnswer(
      all.map((comment) => ({ created_at: startedAt, ...comment })),
      request,
    )
  },

  [`POST ${issuePath}/comments`]: ({ request, caller: { login, type }, repository, values, at }) => {
    const comment = {
      id: 1 + Math.max(999, ...repository.comments.map(({ id }) => id)),
      issueNumber: Number(values['issue']),
      body: textOf(request.body, 'body'),
      user: { login, type },
      created_at: at,
    }
    repository.comments.push(comment)
    return jsonAnswer(201, comment)
  },

  [`PATCH ${commentPath}`]: ({ request, repository, values, startedAt }) => {
    const comment = repository.comments.find(({ id }) => id === Number(values['comment']))
    if (comment === undefined) return notFound
    comment.body = textOf(request.body, 'body')
    return jsonAnswer(200, { created_at: startedAt, ...comment })
  },

  [`DELETE ${commentPath}`]: ({ repository, values }) => {
    const index = repository.comments.findIndex(({ id }) => id === Number(values['comment']))
    if (index === -1) return notFound
    repository.comments.splice(index, 1)
    return jsonAnswer(204, undefined)
  },

  [`DELETE ${issuePath}/labels/:label`]: ({ repository, values: { issue, label = '' } }) => {
    const removed = repository.labels.get(Number(issue))?.delete(label) ?? false
    return removed ? jsonAnswer(200, []) : problem(404, 'Label does not exist')
  },

  [`GET ${repositoryPath}/contents/:path`]: ({ repository, values: { path = '' } }) =>
    repository.files.has(path) ? jsonAnswer(200, { type: 'file', path }) : notFound,

  [`GET ${pullRequestPath}`]: ({ repository, values }) => {
    const number = Number(values['pull'])
    const pullRequest = repository.pullRequests.get(number)
    if (pullRequest === undefined) return notFound
    const { head, base, branch = `docs/${number}`, fork, ...fields } = pullRequest
    const own = `${values['owner'] ?? ''}/${values['repo'] ?? ''}`
    return jsonAnswer(200, {
      number,
      state: 'open',
      merged: false,
      merge_commit_sha: null,
      ...fields,
      head: { sha: head, ref: branch, repo: { full_name: fork ?? own } },
      base: { sha: base },
      changed_files: repository.pullRequestFiles.get(number)?.length ?? 0,
    })
  },

  [`GET ${pullRequestPath}/files`]: ({ request, repository, values }) => {
    const files = repository.pullRequestFiles.get(Number(values['pull']))
    return files === undefined ? notFound : listAnswer(files.map(fileEntry), request)
  },

  [`GET ${repositoryPath}/compare/:basehead`]: ({ request, repository, values: { basehead = '' } }) => {
    const { comparisons, history } = repository
    const comparison = comparisons.get(basehead) ?? compareOnBranch(basehead, history)
    return comparison === undefined ? notFound : comparisonAnswer(comparison, request)
  },

  [`GET ${repositoryPath}/commits/:commit/pulls`]: ({ repository, values: { commit = '' } }) => {
    const brought = [...repository.pullRequests].filter(([, { merge_commit_sha: sha }]) => sha === commit)
    const entries = brought.map(([number, { merged, merge_commit_sha }]) => {
      const merged_at = merged === true ? '2026-01-15T12:00:00Z' : null
      return { number, state: merged === true ? 'closed' : 'open', merged_at, merge_commit_sha }
    })
    return jsonAnswer(200, entries)
  },

  [`GET ${repositoryPath}/commits/:commit`]: ({ repository, values: { commit = '' } }) => {
    const files = repository.commitFiles.get(commit)
    return files === undefined ? notFound : jsonAnswer(200, { sha: commit, files: files.map(fileEntry) })
  },

  [`GET ${repositoryPath}/commits`]: ({ request, repository }) =>
    commitsAnswer(repository.history, request) ?? notFound,

  // GitHub shows drafts only to accounts that may write.
  [`GET ${repositoryPath}/releases`]: ({ request, caller, repository }) => {
    const shown = repository.releases.filter(({ draft }) => draft !== true || caller.mayWrite !== false)
    return listAnswer(shown.map(releaseEntry), request)
  },
}

const viewerQuery = /^\s*(?:query\s*(?:\w+\s*)?)?\{\s*viewer\s*\{\s*login\s*\}\s*\}\s*$/u

/** Returns a text field of a JSON body; an empty string if there is none. */
function textOf(body: unknown, field: string): string {
  if (typeof body !== 'object' || body === null) return ''
  const value = new Map<string, unknown>(Object.entries(body)).get(field)
  return typeof value === 'string' ? value : ''
}

/** Returns a time as GitHub writes it. */
function timeOf(ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d+/u, '')
}

function problem(status: number, message: string): Answer {
  return jsonAnswer(status, { message, documentation_url: 'https://docs.github.com/rest' })
}

const notFound = problem(404, 'Not Found')
