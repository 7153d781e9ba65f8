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
import { pathPattern, type Route, routesOf } from './routes.ts'
import {
  sampleComparisons,
  samplePullRequestFiles,
  samplePullRequests,
  sampleReleases,
} from './sample-changes.ts'

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
}

/** The account of a token, and what the token may do. It may do everything by default. */
interface Account {
  login: string
  type: 'Bot' | 'User'
  mayWrite?: boolean
  /** Whether it may read pull requests with their files, comparisons and releases. */
  mayReadContents?: boolean
}

export interface GitHubApiOptions {
  port?: number
  /** Accepted tokens and their accounts. Default: {@link workflowToken} of `github-actions[bot]`. */
  tokens?: Record<string, Account>
  /** Permissions by login. All other accounts have `none`. */
  permissions?: Record<string, { permission: string; role_name?: string }>
  /** Issues and pull requests that are closed or missing. All others are open. */
  issues?: Readonly<Record<number, 'closed' | 'missing'>>
  /** Labels by number of the issue or pull request. */
  labels?: Record<number, string[]>
  /** By number. Default: {@link samplePullRequests}. */
  pullRequests?: Readonly<Record<number, SimulatedPullRequest>>
  /** Changed files by number of pull request. Default: {@link samplePullRequestFiles}. */
  pullRequestFiles?: Readonly<Record<number, readonly SimulatedFile[]>>
  /** By `base...head`. Default: {@link sampleComparisons}. */
  comparisons?: Readonly<Record<string, SimulatedComparison>>
  /** The history of the one branch, oldest first. Default: none. */
  history?: readonly BranchCommit[]
  /** In the order of the list. Default: {@link sampleReleases}. */
  releases?: readonly SimulatedRelease[]
}

/** The GitHub operations that the action uses, for one repository with any name. */
export interface GitHubApi extends RecordingServer {
  /** In order of creation. A test may add comments of other accounts. */
  readonly comments: SimulatedComment[]
  readonly labels: ReadonlyMap<number, Set<string>>
  /** Issues and pull requests that are closed or missing. A test may change them. */
  readonly issues: Map<number, 'closed' | 'missing'>
  /** By number. A test may change them. */
  readonly pullRequests: Map<number, SimulatedPullRequest>
  /** By number of pull request. A test may change them. */
  readonly pullRequestFiles: Map<number, readonly SimulatedFile[]>
  /** By `base...head`. A test may change them. */
  readonly comparisons: Map<string, SimulatedComparison>
  /** The history of the one branch, oldest first. A test may change it. */
  readonly history: BranchCommit[]
  /** In the order of the list. A test may change them. */
  readonly releases: SimulatedRelease[]
}

/** A token like the one of a workflow. Accepted unless `tokens` is set. */
export const workflowToken = 'ghs_simulatorToken0123456789'

type State = Pick<
  GitHubApi,
  'comments' | 'history' | 'issues' | 'pullRequests' | 'pullRequestFiles' | 'comparisons' | 'releases'
> & {
  readonly labels: Map<number, Set<string>>
  readonly permissions: NonNullable<GitHubApiOptions['permissions']>
}

/**
 * Starts GitHub's REST API, with the one GraphQL query that the action uses, on 127.0.0.1. Its URL is the value of
 * GITHUB_API_URL.
 */
export async function startGitHubApi(options: GitHubApiOptions = {}): Promise<GitHubApi> {
  const state = stateOf(options)
  const tokens = options.tokens ?? { [workflowToken]: { login: 'github-actions[bot]', type: 'Bot' } }
  const operations = new Operations(state)
  const server = await startRecordingServer({
    port: options.port,
    answer: (request) => {
      const caller = tokens[/^(?:token|bearer) (\S+)$/iu.exec(request.headers.authorization ?? '')?.[1] ?? '']
      return caller === undefined ? problem(401, 'Bad credentials') : operations.answer(request, caller)
    },
  })
  const { comments, history, issues, labels, pullRequests, pullRequestFiles, comparisons, releases } = state
  return {
    ...server,
    comments,
    history,
    issues,
    labels,
    pullRequests,
    pullRequestFiles,
    comparisons,
    releases,
  }
}

function stateOf({
  permissions = {},
  issues = {},
  labels = {},
  pullRequests = samplePullRequests,
  pullRequestFiles = samplePullRequestFiles,
  comparisons = sampleComparisons,
  history = [],
  releases = sampleReleases,
}: GitHubApiOptions): State {
  return {
    comments: [],
    issues: new Map(byNumber(issues)),
    labels: new Map(Object.entries(labels).map(([number, names]) => [Number(number), new Set(names)])),
    permissions,
    pullRequests: new Map(byNumber(pullRequests)),
    pullRequestFiles: new Map(byNumber(pullRequestFiles)),
    comparisons: new Map(Object.entries(comparisons)),
    history: [...history],
    releases: [...releases],
  }
}

function byNumber<T>(record: Readonly<Record<number, T>>): [number, T][] {
  return Object.entries(record).map(([number, value]) => [Number(number), value])
}

interface Call {
  request: ReceivedRequest
  caller: Account
  /** The decoded values of the named path segments. */
  values: Readonly<Record<string, string>>
  repository: string
}

interface GitHubRoute extends Route {
  /** Whether the operation needs a token with write access. */
  writes?: boolean
  /** Whether the operation needs a token that may read contents. */
  readsContents?: boolean
  perform: (call: Call) => Answer
}

const repositoryPath = '/repos/:owner/:repo'
const pullRequestPattern = pathPattern(`${repositoryPath}/pulls/:pull(\\d+)`)
const filesPattern = pathPattern(`${repositoryPath}/pulls/:pull(\\d+)/files`)
const comparePattern = pathPattern(`${repositoryPath}/compare/:basehead`)
const commitsPattern = pathPattern(`${repositoryPath}/commits`)
const releasesPattern = pathPattern(`${repositoryPath}/releases`)
const permissionPattern = pathPattern(`${repositoryPath}/collaborators/:login/permission`)
const issuePattern = pathPattern(`${repositoryPath}/issues/:issue(\\d+)`)
const commentsPattern = pathPattern(`${repositoryPath}/issues/:issue(\\d+)/comments`)
const commentPattern = pathPattern(`${repositoryPath}/issues/comments/:comment(\\d+)`)
const labelPattern = pathPattern(`${repositoryPath}/issues/:issue(\\d+)/labels/:label`)

class Operations {
  readonly #state: State
  readonly #routes: readonly GitHubRoute[]

  constructor(state: State) {
    this.#state = state
    this.#routes = [
      { method: 'POST', pattern: pathPattern('/graphql'), perform: this.#graphql },
      // A text without context belongs to no repository, so any token may have it rendered.
      { method: 'POST', pattern: pathPattern('/markdown'), perform: this.#markdown },
      { method: 'GET', pattern: pathPattern('/user'), perform: this.#user },
      { method: 'GET', pattern: permissionPattern, perform: this.#permission },
      { method: 'GET', pattern: issuePattern, perform: this.#issue },
      { method: 'GET', pattern: commentsPattern, perform: this.#list },
      { method: 'POST', writes: true, pattern: commentsPattern, perform: this.#create },
      { method: 'PATCH', writes: true, pattern: commentPattern, perform: this.#update },
      { method: 'DELETE', writes: true, pattern: labelPattern, perform: this.#removeLabel },
      { method: 'GET', readsContents: true, pattern: pullRequestPattern, perform: this.#pullRequest },
      { method: 'GET', readsContents: true, pattern: filesPattern, perform: this.#files },
      { method: 'GET', readsContents: true, pattern: comparePattern, perform: this.#compare },
      { method: 'GET', readsContents: true, pattern: commitsPattern, perform: this.#commits },
      { method: 'GET', readsContents: true, pattern: releasesPattern, perform: this.#releases },
    ]
  }

  answer(request: ReceivedRequest, caller: Account): Answer {
    const match = routesOf(this.#routes, request.path).find(({ route }) => route.method === request.method)
    if (match === undefined) return notFound
    const { route, values } = match
    const isRefused =
      (route.writes === true && caller.mayWrite === false) ||
      (route.readsContents === true && caller.mayReadContents === false)
    if (isRefused) return problem(403, 'Resource not accessible by integration')
    const { owner = '', repo = '' } = values
    return route.perform({ request, caller, values, repository: `${owner}/${repo}` })
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
    const { permission, role_name = permission } = this.#state.permissions[login] ?? { permission: 'none' }
    return jsonAnswer(200, { permission, role_name, user: { login } })
  }

  readonly #issue = ({ values }: Call): Answer => {
    const number = Number(values['issue'])
    const state = this.#state.issues.get(number) ?? 'open'
    return state === 'missing' ? notFound : jsonAnswer(200, { number, state })
  }

  readonly #list = ({ request, values }: Call): Answer => {
    const all = this.#state.comments.filter(({ issueNumber }) => issueNumber === Number(values['issue']))
    return listAnswer(all, request)
  }

  readonly #create = ({ request, caller: { login, type }, values }: Call): Answer => {
    const comment = {
      id: 1000 + this.#state.comments.length,
      issueNumber: Number(values['issue']),
      body: textOf(request.body, 'body'),
      user: { login, type },
    }
    this.#state.comments.push(comment)
    return jsonAnswer(201, comment)
  }

  readonly #update = ({ request, values }: Call): Answer => {
    const comment = this.#state.comments.find(({ id }) => id === Number(values['comment']))
    if (comment === undefined) return notFound
    comment.body = textOf(request.body, 'body')
    return jsonAnswer(200, comment)
  }

  readonly #removeLabel = ({ values: { issue, label = '' } }: Call): Answer => {
    const removed = this.#state.labels.get(Number(issue))?.delete(label) ?? false
    return removed ? jsonAnswer(200, []) : problem(404, 'Label does not exist')
  }

  readonly #pullRequest = ({ values }: Call): Answer => {
    const number = Number(values['pull'])
    const pullRequest = this.#state.pullRequests.get(number)
    if (pullRequest === undefined) return notFound
    return pullRequestAnswer(number, pullRequest, this.#state.pullRequestFiles.get(number) ?? [])
  }

  readonly #files = ({ request, values, repository }: Call): Answer => {
    const files = this.#state.pullRequestFiles.get(Number(values['pull']))
    return files === undefined ? notFound : pullRequestFilesAnswer(files, repository, request)
  }

  readonly #compare = ({ request, values: { basehead = '' }, repository }: Call): Answer => {
    const { comparisons, history } = this.#state
    const comparison = comparisons.get(basehead) ?? compareOnBranch(basehead, history)
    return comparison === undefined ? notFound : comparisonAnswer(basehead, comparison, repository, request)
  }

  readonly #commits = ({ request, repository }: Call): Answer =>
    commitsAnswer(this.#state.history, repository, request) ?? notFound

  readonly #releases = ({ request, caller, repository }: Call): Answer =>
    releasesAnswer(this.#state.releases, { showsDrafts: caller.mayWrite !== false }, repository, request)
}

const viewerQuery = /^\s*(?:query\s*(?:\w+\s*)?)?\{\s*viewer\s*\{\s*login\s*\}\s*\}\s*$/u

/** Returns a text field of a JSON body; an empty string if there is none. */
function textOf(body: unknown, field: string): string {
  if (typeof body !== 'object' || body === null) return ''
  const value = new Map<string, unknown>(Object.entries(body)).get(field)
  return typeof value === 'string' ? value : ''
}

function problem(status: number, message: string): Answer {
  return jsonAnswer(status, { message, documentation_url: 'https://docs.github.com/rest' })
}

const notFound = problem(404, 'Not Found')
