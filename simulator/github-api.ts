import { type Answer, jsonAnswer } from './answer.ts'
import {
  type BranchCommit,
  commitsAnswer,
  compareOnBranch,
  comparisonAnswer,
  pullRequestAnswer,
  pullRequestFilesAnswer,
  releasesAnswer,
  type SimulatedComparison,
  type SimulatedFile,
  type SimulatedPullRequest,
  type SimulatedRelease,
} from './github-changes.ts'
import { renderGitHubMarkdown } from './github-markdown.ts'
import { listAnswer } from './github-pages.ts'
import { type ReceivedRequest, type RecordingServer, startRecordingServer } from './recording-server.ts'
import { type Route, routeOf } from './routes.ts'
import { sampleChanges } from './sample-changes.ts'

export type {
  BranchCommit,
  SimulatedCommit,
  SimulatedComparison,
  SimulatedFile,
  SimulatedPullRequest,
  SimulatedRelease,
} from './github-changes.ts'

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
  /** By `base...head`. */
  readonly comparisons: Map<string, SimulatedComparison>
  /** The history of the one branch, oldest first. */
  readonly history: BranchCommit[]
  /** In the order of the list. */
  readonly releases: SimulatedRelease[]
  /** Names of tags. */
  readonly tags: string[]
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
    ...sampleChanges(),
    history: [...history],
  }
  const operations = new Operations(repository, permissions, now)
  const server = await startRecordingServer({
    answer: (request) => {
      const caller = tokens[/^(?:token|bearer) (\S+)$/iu.exec(request.headers.authorization ?? '')?.[1] ?? '']
      return caller === undefined ? problem(401, 'Bad credentials') : operations.answer(request, caller)
    },
  })
  return { ...server, ...repository }
}

interface Call {
  request: ReceivedRequest
  caller: Account
  /** The decoded values of the named path segments. */
  values: Readonly<Record<string, string>>
}

interface GitHubRoute extends Route {
  /** Whether the operation needs a token with write access. */
  writes?: boolean
  perform: (call: Call) => Answer
}

const repositoryPath = '/repos/:owner/:repo'
const pullRequestPath = `${repositoryPath}/pulls/:pull(\\d+)`
const issuePath = `${repositoryPath}/issues/:issue(\\d+)`
const commentPath = `${repositoryPath}/issues/comments/:comment(\\d+)`
const permissionPath = `${repositoryPath}/collaborators/:login/permission`

class Operations {
  readonly #repository: Repository
  readonly #permissions: NonNullable<GitHubApiOptions['permissions']>
  readonly #now: () => number
  readonly #startedAt: string
  readonly #routes: readonly GitHubRoute[]

  constructor(
    repository: Repository,
    permissions: NonNullable<GitHubApiOptions['permissions']>,
    now: () => number,
  ) {
    this.#repository = repository
    this.#permissions = permissions
    this.#now = now
    this.#startedAt = timeOf(now())
    this.#routes = [
      { method: 'POST', path: '/graphql', perform: this.#graphql },
      { method: 'POST', path: '/markdown', perform: this.#markdown },
      { method: 'GET', path: '/user', perform: this.#user },
      { method: 'GET', path: permissionPath, perform: this.#permission },
      { method: 'GET', path: issuePath, perform: this.#issue },
      { method: 'GET', path: `${issuePath}/comments`, perform: this.#list },
      { method: 'POST', path: `${issuePath}/comments`, writes: true, perform: this.#create },
      { method: 'PATCH', path: commentPath, writes: true, perform: this.#update },
      { method: 'DELETE', path: `${issuePath}/labels/:label`, writes: true, perform: this.#removeLabel },
      { method: 'GET', path: pullRequestPath, perform: this.#pullRequest },
      { method: 'GET', path: `${pullRequestPath}/files`, perform: this.#files },
      { method: 'GET', path: `${repositoryPath}/compare/:basehead`, perform: this.#compare },
      { method: 'GET', path: `${repositoryPath}/commits`, perform: this.#commits },
      { method: 'GET', path: `${repositoryPath}/git/matching-refs/:ref`, perform: this.#refs },
      { method: 'GET', path: `${repositoryPath}/releases`, perform: this.#releases },
    ]
  }

  answer(request: ReceivedRequest, caller: Account): Answer {
    const match = routeOf(this.#routes, request)
    if (match === undefined) return notFound
    const { route, values } = match
    if (route.writes === true && caller.mayWrite === false)
      return problem(403, 'Resource not accessible by integration')
    return route.perform({ request, caller, values })
  }

  readonly #graphql = ({ request, caller }: Call): Answer => {
    if (viewerQuery.test(textOf(request.body, 'query')))
      return jsonAnswer(200, { data: { viewer: { login: caller.login } } })
    const message = 'The simulator only supports the query { viewer { login } }.'
    return jsonAnswer(200, { errors: [{ message }] })
  }

  readonly #markdown = ({ request: { body } }: Call): Answer => {
    if (textOf(body, 'mode') !== 'gfm' || textOf(body, 'context') !== '')
      return problem(422, 'The simulator only supports the mode gfm without a context.')
    const headers = { 'content-type': 'text/html;charset=utf-8' }
    return { status: 200, headers, body: renderGitHubMarkdown(textOf(body, 'text')) }
  }

  readonly #user = ({ caller: { login, type } }: Call): Answer =>
    type === 'Bot' ? problem(403, 'Resource not accessible by integration') : jsonAnswer(200, { login, type })

  readonly #permission = ({ values: { login = '' } }: Call): Answer => {
    const { permission, role_name = permission } = this.#permissions[login] ?? { permission: 'none' }
    return jsonAnswer(200, { permission, role_name, user: { login } })
  }

  readonly #issue = ({ values }: Call): Answer => {
    const number = Number(values['issue'])
    const state = this.#repository.issues.get(number) ?? 'open'
    return state === 'missing' ? notFound : jsonAnswer(200, { number, state })
  }

  readonly #list = ({ request, values }: Call): Answer => {
    const all = this.#repository.comments.filter(({ issueNumber }) => issueNumber === Number(values['issue']))
    return listAnswer(
      all.map((comment) => ({ created_at: this.#startedAt, ...comment })),
      request,
    )
  }

  readonly #create = ({ request, caller: { login, type }, values }: Call): Answer => {
    const comment = {
      id: 1000 + this.#repository.comments.length,
      issueNumber: Number(values['issue']),
      body: textOf(request.body, 'body'),
      user: { login, type },
      created_at: timeOf(this.#now()),
    }
    this.#repository.comments.push(comment)
    return jsonAnswer(201, comment)
  }

  readonly #update = ({ request, values }: Call): Answer => {
    const comment = this.#repository.comments.find(({ id }) => id === Number(values['comment']))
    if (comment === undefined) return notFound
    comment.body = textOf(request.body, 'body')
    return jsonAnswer(200, { created_at: this.#startedAt, ...comment })
  }

  readonly #removeLabel = ({ values: { issue, label = '' } }: Call): Answer => {
    const removed = this.#repository.labels.get(Number(issue))?.delete(label) ?? false
    return removed ? jsonAnswer(200, []) : problem(404, 'Label does not exist')
  }

  readonly #pullRequest = ({ values }: Call): Answer => {
    const number = Number(values['pull'])
    const pullRequest = this.#repository.pullRequests.get(number)
    if (pullRequest === undefined) return notFound
    return pullRequestAnswer(number, pullRequest, this.#repository.pullRequestFiles.get(number) ?? [])
  }

  readonly #files = ({ request, values }: Call): Answer => {
    const files = this.#repository.pullRequestFiles.get(Number(values['pull']))
    return files === undefined ? notFound : pullRequestFilesAnswer(files, request)
  }

  readonly #compare = ({ request, values: { basehead = '' } }: Call): Answer => {
    const { comparisons, history } = this.#repository
    const comparison = comparisons.get(basehead) ?? compareOnBranch(basehead, history)
    return comparison === undefined ? notFound : comparisonAnswer(comparison, request)
  }

  readonly #commits = ({ request }: Call): Answer =>
    commitsAnswer(this.#repository.history, request) ?? notFound

  readonly #refs = ({ values: { ref = '' } }: Call): Answer => {
    const refs = this.#repository.tags.map((tag) => `refs/tags/${tag}`)
    return jsonAnswer(
      200,
      refs.filter((name) => name.startsWith(`refs/${ref}`)).map((name) => ({ ref: name })),
    )
  }

  readonly #releases = ({ request, caller }: Call): Answer =>
    releasesAnswer(this.#repository.releases, { showsDrafts: caller.mayWrite !== false }, request)
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
