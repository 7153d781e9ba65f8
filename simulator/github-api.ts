import { type Answer, jsonAnswer } from './answer.ts'
import { type ReceivedRequest, type RecordingServer, startRecordingServer } from './recording-server.ts'
import { pathPattern, type Route, routesOf } from './routes.ts'

export interface SimulatedComment {
  id: number
  issueNumber: number
  body: string
  user: { login: string; type: 'Bot' | 'User' }
}

export interface GitHubApiOptions {
  port?: number
  /** Accepted tokens and their accounts. Default: {@link workflowToken} of `github-actions[bot]`. */
  tokens?: Record<string, { login: string; type: 'Bot' | 'User'; mayWrite?: boolean }>
  /** Permissions by login. All other accounts have `none`. */
  permissions?: Record<string, { permission: string; role_name?: string }>
  /** Labels by number of the issue or pull request. */
  labels?: Record<number, string[]>
}

/** The GitHub operations that the action uses, for one repository with any name. */
export interface GitHubApi extends RecordingServer {
  /** In order of creation. A test may add comments of other accounts. */
  readonly comments: SimulatedComment[]
  readonly labels: ReadonlyMap<number, Set<string>>
}

/** A token like the one of a workflow. Accepted unless `tokens` is set. */
export const workflowToken = 'ghs_simulatorToken0123456789'

type Caller = NonNullable<GitHubApiOptions['tokens']>[string]

/**
 * Starts GitHub's REST API, with the one GraphQL query that the action uses, on 127.0.0.1. Its URL is the value of
 * GITHUB_API_URL.
 */
export async function startGitHubApi(options: GitHubApiOptions = {}): Promise<GitHubApi> {
  const comments: SimulatedComment[] = []
  const labels = new Map(
    Object.entries(options.labels ?? {}).map(([number, names]) => [Number(number), new Set(names)]),
  )
  const tokens = options.tokens ?? { [workflowToken]: { login: 'github-actions[bot]', type: 'Bot' } }
  const operations = new Operations(comments, labels, options.permissions ?? {})
  const server = await startRecordingServer({
    port: options.port,
    answer: (request) => {
      const caller = tokens[/^(?:token|bearer) (\S+)$/iu.exec(request.headers.authorization ?? '')?.[1] ?? '']
      return caller === undefined ? problem(401, 'Bad credentials') : operations.answer(request, caller)
    },
  })
  return { ...server, comments, labels }
}

interface Call {
  request: ReceivedRequest
  caller: Caller
  /** The decoded values of the named path segments. */
  values: Readonly<Record<string, string>>
}

interface GitHubRoute extends Route {
  /** Whether the operation needs a token with write access. */
  writes?: boolean
  perform: (call: Call) => Answer
}

const repository = '/repos/:owner/:repo'
const permissionPattern = pathPattern(`${repository}/collaborators/:login/permission`)
const commentsPattern = pathPattern(`${repository}/issues/:issue(\\d+)/comments`)
const commentPattern = pathPattern(`${repository}/issues/comments/:comment(\\d+)`)
const labelPattern = pathPattern(`${repository}/issues/:issue(\\d+)/labels/:label`)

class Operations {
  readonly #comments: SimulatedComment[]
  readonly #labels: Map<number, Set<string>>
  readonly #permissions: NonNullable<GitHubApiOptions['permissions']>
  readonly #routes: readonly GitHubRoute[]

  constructor(
    comments: SimulatedComment[],
    labels: Map<number, Set<string>>,
    permissions: NonNullable<GitHubApiOptions['permissions']>,
  ) {
    this.#comments = comments
    this.#labels = labels
    this.#permissions = permissions
    this.#routes = [
      { method: 'POST', pattern: pathPattern('/graphql'), perform: this.#graphql },
      { method: 'GET', pattern: pathPattern('/user'), perform: this.#user },
      { method: 'GET', pattern: permissionPattern, perform: this.#permission },
      { method: 'GET', pattern: commentsPattern, perform: this.#list },
      { method: 'POST', writes: true, pattern: commentsPattern, perform: this.#create },
      { method: 'PATCH', writes: true, pattern: commentPattern, perform: this.#update },
      { method: 'DELETE', writes: true, pattern: labelPattern, perform: this.#removeLabel },
    ]
  }

  answer(request: ReceivedRequest, caller: Caller): Answer {
    const match = routesOf(this.#routes, request.path).find(({ route }) => route.method === request.method)
    if (match === undefined) return problem(404, 'Not Found')
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

  readonly #user = ({ caller: { login, type } }: Call): Answer =>
    type === 'Bot' ? problem(403, 'Resource not accessible by integration') : jsonAnswer(200, { login, type })

  readonly #permission = ({ values: { login = '' } }: Call): Answer => {
    const { permission, role_name = permission } = this.#permissions[login] ?? { permission: 'none' }
    return jsonAnswer(200, { permission, role_name, user: { login } })
  }

  readonly #list = ({ request, values }: Call): Answer => {
    const { query, headers, path } = request
    const perPage = Number(query['per_page'] ?? 30)
    const page = Number(query['page'] ?? 1)
    const all = this.#comments.filter((comment) => comment.issueNumber === Number(values['issue']))
    const next = `http://${headers.host ?? ''}${path}?per_page=${perPage}&page=${page + 1}`
    const link: Record<string, string> = all.length > page * perPage ? { link: `<${next}>; rel="next"` } : {}
    return jsonAnswer(200, all.slice((page - 1) * perPage, page * perPage), link)
  }

  readonly #create = ({ request, caller: { login, type }, values }: Call): Answer => {
    const comment = {
      id: 1000 + this.#comments.length,
      issueNumber: Number(values['issue']),
      body: textOf(request.body, 'body'),
      user: { login, type },
    }
    this.#comments.push(comment)
    return jsonAnswer(201, comment)
  }

  readonly #update = ({ request, values }: Call): Answer => {
    const comment = this.#comments.find(({ id }) => id === Number(values['comment']))
    if (comment === undefined) return problem(404, 'Not Found')
    comment.body = textOf(request.body, 'body')
    return jsonAnswer(200, comment)
  }

  readonly #removeLabel = ({ values: { issue, label = '' } }: Call): Answer => {
    const removed = this.#labels.get(Number(issue))?.delete(label) ?? false
    return removed ? jsonAnswer(200, []) : problem(404, 'Label does not exist')
  }
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
