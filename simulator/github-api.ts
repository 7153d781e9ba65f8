import { type Answer, jsonAnswer } from './answer.ts'
import { type ReceivedRequest, type RecordingServer, startRecordingServer } from './recording-server.ts'

export interface SimulatedComment {
  id: number
  issueNumber: number
  body: string
  user: { login: string; type: 'Bot' | 'User' }
}

export interface GitHubApiOptions {
  port?: number
  /** Accepted tokens and whose they are. Default: {@link workflowToken}, of `github-actions[bot]`. */
  tokens?: Record<string, { login: string; type: 'Bot' | 'User'; mayWrite?: boolean }>
  /** By login; anybody else has `none`. */
  permissions?: Record<string, { permission: string; role_name?: string }>
  /** Labels by number of issue or pull request. */
  labels?: Record<number, string[]>
}

/** The GitHub operations that the action uses, of one repository, whatever its name. */
export interface GitHubApi extends RecordingServer {
  /** In the order of their creation; a test may add comments of others. */
  readonly comments: SimulatedComment[]
  readonly labels: ReadonlyMap<number, Set<string>>
}

/** A token as a workflow has it, accepted unless `tokens` says otherwise. */
export const workflowToken = 'ghs_simulatorToken0123456789'

type Caller = NonNullable<GitHubApiOptions['tokens']>[string]

/** Starts GitHub's REST API on 127.0.0.1; its URL is the value of GITHUB_API_URL. */
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

class Operations {
  readonly #comments: SimulatedComment[]
  readonly #labels: Map<number, Set<string>>
  readonly #permissions: NonNullable<GitHubApiOptions['permissions']>

  constructor(
    comments: SimulatedComment[],
    labels: Map<number, Set<string>>,
    permissions: NonNullable<GitHubApiOptions['permissions']>,
  ) {
    this.#comments = comments
    this.#labels = labels
    this.#permissions = permissions
  }

  answer(request: ReceivedRequest, caller: Caller): Answer {
    const [path = '', login, number, comment, label] =
      /^\/(?:user|repos\/[^/]+\/[^/]+(?:\/collaborators\/([^/]+)\/permission|\/issues\/(?:(\d+)\/comments|comments\/(\d+)|(\d+\/labels\/[^/]+))))$/u.exec(
        request.path,
      ) ?? []
    if (path === '/user') return this.#user(caller)
    if (login !== undefined && request.method === 'GET') return this.#permission(decodeURIComponent(login))
    if (number !== undefined && request.method === 'GET') return this.#list(Number(number), request)
    if (caller.mayWrite === false) return problem(403, 'Resource not accessible by integration')
    if (number !== undefined && request.method === 'POST')
      return this.#create(Number(number), request, caller)
    if (comment !== undefined && request.method === 'PATCH') return this.#update(Number(comment), request)
    if (label !== undefined && request.method === 'DELETE') return this.#removeLabel(label)
    return problem(404, 'Not Found')
  }

  #user({ login, type }: Caller): Answer {
    return type === 'Bot'
      ? problem(403, 'Resource not accessible by integration')
      : jsonAnswer(200, { login, type })
  }

  #permission(login: string): Answer {
    const { permission, role_name = permission } = this.#permissions[login] ?? { permission: 'none' }
    return jsonAnswer(200, { permission, role_name, user: { login } })
  }

  #list(issueNumber: number, { query, headers, path }: ReceivedRequest): Answer {
    const perPage = Number(query['per_page'] ?? 30)
    const page = Number(query['page'] ?? 1)
    const all = this.#comments.filter((comment) => comment.issueNumber === issueNumber)
    const next = `http://${headers.host ?? ''}${path}?per_page=${perPage}&page=${page + 1}`
    const link: Record<string, string> = all.length > page * perPage ? { link: `<${next}>; rel="next"` } : {}
    return jsonAnswer(200, all.slice((page - 1) * perPage, page * perPage), link)
  }

  #create(issueNumber: number, { body }: ReceivedRequest, { login, type }: Caller): Answer {
    const comment = {
      id: 1000 + this.#comments.length,
      issueNumber,
      body: bodyOf(body),
      user: { login, type },
    }
    this.#comments.push(comment)
    return jsonAnswer(201, comment)
  }

  #update(id: number, { body }: ReceivedRequest): Answer {
    const comment = this.#comments.find((candidate) => candidate.id === id)
    if (comment === undefined) return problem(404, 'Not Found')
    comment.body = bodyOf(body)
    return jsonAnswer(200, comment)
  }

  #removeLabel(route: string): Answer {
    const [number, , name = ''] = route.split('/')
    const removed = this.#labels.get(Number(number))?.delete(decodeURIComponent(name)) ?? false
    return removed ? jsonAnswer(200, []) : problem(404, 'Label does not exist')
  }
}

function bodyOf(request: unknown): string {
  return typeof request === 'object' && request !== null && 'body' in request ? String(request.body) : ''
}

function problem(status: number, message: string): Answer {
  return jsonAnswer(status, { message, documentation_url: 'https://docs.github.com/rest' })
}
