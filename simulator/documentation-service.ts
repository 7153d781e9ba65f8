import { AgentJobs, completedWithPullRequest, type JobLife, type SimulatedJob } from './agent-jobs.ts'
import { type AnalyticsQuery, type Limits, parseAnalyticsQuery } from './analytics-query.ts'
import { type Answer, jsonAnswer } from './answer.ts'
import { type ApiKey, authenticate, refuse, type Scope, simulatorKey } from './api-keys.ts'
import { HourlyLimit, type RetryAfterForm } from './hourly-limit.ts'
import { type ReaderData, readerOperations } from './reader-operations.ts'
import { type ReceivedRequest, type RecordingServer, startRecordingServer } from './recording-server.ts'
import { pathPattern, type Route, type RouteMatch, routesOf } from './routes.ts'
import { type VisitorData, visitorData } from './visitor-data.ts'
import { pageLimits, visitorsAnswer } from './visitors-operation.ts'

export type { AgentJob, JobLife, JobState, MessageStatus, SimulatedJob } from './agent-jobs.ts'
export {
  activeForEver,
  archived,
  completedWithoutPullRequest,
  completedWithPullRequest,
  failed,
  gone,
} from './agent-jobs.ts'
export type { ApiKey, Scope } from './api-keys.ts'
export { simulatorKey } from './api-keys.ts'

export interface DocumentationServiceOptions {
  /** Default 0: any free port. */
  port?: number
  /** PEM. If set, the service accepts only https. */
  tls?: { key: string; cert: string }
  /** Keys by bearer token. Default: {@link simulatorKey}, with both scopes, for every project. */
  keys?: Record<string, ApiKey>
  /** The states of a created job. The create returns the first, each retrieve the next. The last one repeats. */
  jobLife?: JobLife
  /**
   * The states after a message. Default: unchanged for one retrieve, then active, then completed with another pull
   * request.
   */
  messageLife?: JobLife
  /** The end of the ID of every created job. Default: empty. */
  jobIdSuffix?: string
  /** Number of pages in the generated visitor data. Default 40. */
  pages?: number
  /** Fixed visitor data that replaces the generated data for every range. */
  visitors?: VisitorData
  /** Fixed data about what readers viewed, searched, voted and asked. */
  readers?: ReaderData
  /** Most creates and messages of one project in any 60 minutes. Default 100. */
  jobsPerHour?: number
  /** Most analytics requests of one organization in any 60 minutes. Default 100. */
  analyticsRequestsPerHour?: number
  /** Default `none`: the header is not documented. */
  retryAfter?: RetryAfterForm
  /** Milliseconds since the epoch, for limits, dates and `receivedAtMs`. Default: the system clock. */
  now?: () => number
  /** The service answers only below this path, for example `/api`. */
  pathPrefix?: string
}

export interface DocumentationService extends RecordingServer {
  /** Base URL with the path prefix, without a trailing slash. */
  readonly url: string
  readonly jobs: ReadonlyMap<string, SimulatedJob>
  /** Adds an existing job. Its first retrieve shows the first state of `life`. */
  addJob(id: string, projectId: string, life: JobLife): void
}

/** Starts the documentation project service on 127.0.0.1. Rejects if the port is in use. */
export async function startDocumentationService(
  options: DocumentationServiceOptions = {},
): Promise<DocumentationService> {
  const { pathPrefix = '', port, tls, now } = options
  const operations = new Operations(options)
  const server = await startRecordingServer({
    answer: (request) => operations.answer(request),
    port,
    tls,
    now,
  })
  return {
    ...server,
    url: server.url + pathPrefix,
    jobs: operations.jobs.jobs,
    addJob: (id, projectId, life) => {
      operations.jobs.add(id, projectId, life)
    },
  }
}

interface Call {
  projectId: string
  jobId: string
  key: ApiKey
  request: ReceivedRequest
}

interface ServiceRoute extends Route {
  scope: Scope
  perform: (call: Call) => Answer
}

const jobsPattern = pathPattern('/v2/agent/:project/job')
const jobPattern = pathPattern('/v2/agent/:project/job/:job')
const messagePattern = pathPattern('/v2/agent/:project/job/:job/message')
const visitorsPattern = pathPattern('/v1/analytics/:project/visitors')

class Operations {
  readonly jobs: AgentJobs
  readonly #keys: ReadonlyMap<string, ApiKey>
  readonly #jobLimit: HourlyLimit
  readonly #analyticsLimit: HourlyLimit
  readonly #now: () => number
  readonly #pathPrefix: string
  readonly #routes: readonly ServiceRoute[]

  constructor(options: DocumentationServiceOptions) {
    const {
      now = Date.now,
      jobLife = completedWithPullRequest,
      messageLife,
      jobIdSuffix = '',
      pages = 40,
      visitors,
      readers = {},
    } = options
    const { jobsPerHour = 100, analyticsRequestsPerHour = 100, retryAfter = 'none' } = options
    this.#keys = new Map(Object.entries(options.keys ?? { [simulatorKey]: { scopes: ['read', 'write'] } }))
    this.jobs = new AgentJobs({ now, jobLife, messageLife, idSuffix: jobIdSuffix })
    this.#jobLimit = new HourlyLimit(jobsPerHour, retryAfter)
    this.#analyticsLimit = new HourlyLimit(analyticsRequestsPerHour, retryAfter)
    this.#now = now
    this.#pathPrefix = options.pathPrefix ?? ''
    this.#routes = [
      { method: 'POST', scope: 'write', pattern: jobsPattern, perform: this.#createJob },
      { method: 'GET', scope: 'read', pattern: jobPattern, perform: this.#retrieveJob },
      { method: 'POST', scope: 'write', pattern: messagePattern, perform: this.#sendMessage },
      {
        method: 'GET',
        scope: 'read',
        pattern: visitorsPattern,
        perform: this.#analytics(pageLimits, (query) =>
          visitorsAnswer(visitors ?? visitorData(pages, query.dateFrom, query.dateTo), query),
        ),
      },
      ...readerOperations.map(({ path, limits, answer }) => ({
        method: 'GET',
        scope: 'read' as const,
        pattern: pathPattern(`/v1/analytics/:project/${path}`),
        perform: this.#analytics(limits, (query) => answer({ pages, visitors, readers }, query)),
      })),
    ]
  }

  answer(request: ReceivedRequest): Answer {
    const key = authenticate(this.#keys, request.headers.authorization)
    if ('status' in key) return key
    const matches = this.#matchesOf(request.path)
    const match = matches.find(({ route }) => route.method === request.method)
    if (matches.length === 0) return jsonAnswer(404, { error: 'Not found' })
    if (match === undefined) {
      const allow = matches.map(({ route }) => route.method).join(', ')
      return jsonAnswer(405, { error: 'Method not allowed' }, { allow })
    }
    const { route, values } = match
    const { project: projectId = '', job: jobId = '' } = values
    return refuse(key, route.scope, projectId) ?? route.perform({ projectId, jobId, key, request })
  }

  readonly #createJob = ({ projectId, request }: Call): Answer => {
    const prompt = promptOf(request.body)
    if (prompt === undefined) return promptRequired
    const limited = this.#jobLimit.use(projectId, this.#now())
    return limited ?? jsonAnswer(201, this.jobs.create(projectId, prompt))
  }

  readonly #retrieveJob = ({ projectId, jobId }: Call): Answer => {
    const job = this.jobs.retrieve(projectId, jobId)
    return job === undefined ? jobNotFound : jsonAnswer(200, job)
  }

  readonly #sendMessage = ({ projectId, jobId, request }: Call): Answer => {
    const status = this.jobs.messageStatus(projectId, jobId)
    if (status === 404) return jobNotFound
    const prompt = promptOf(request.body)
    if (prompt === undefined) return promptRequired
    if (status !== 200) return messageRefusals[status]
    const limited = this.#jobLimit.use(projectId, this.#now())
    return limited ?? jsonAnswer(200, this.jobs.message(projectId, jobId, prompt))
  }

  #analytics(limits: Limits, answer: (query: AnalyticsQuery) => Answer): ServiceRoute['perform'] {
    return ({ key, request }) => {
      const query = parseAnalyticsQuery(request.query, this.#now(), limits)
      if ('status' in query) return query
      return this.#analyticsLimit.use(key.organization ?? 'acme', this.#now()) ?? answer(query)
    }
  }

  /** Returns the routes of a path below the prefix; none for other paths. */
  #matchesOf(path: string): RouteMatch<ServiceRoute>[] {
    if (!path.startsWith(`${this.#pathPrefix}/`)) return []
    return routesOf(this.#routes, path.slice(this.#pathPrefix.length))
  }
}

const jobNotFound = jsonAnswer(404, { error: 'Job not found' })
const messageRefusals = {
  400: jsonAnswer(400, { error: 'The job takes no follow-up messages' }),
  409: jsonAnswer(409, { error: 'The job is being changed' }),
  429: jsonAnswer(429, { error: 'Rate limit exceeded' }),
}
const promptRequired = jsonAnswer(400, {
  error: 'Request body must be JSON with a non-empty string "prompt"',
})

function promptOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('prompt' in body)) return undefined
  return typeof body.prompt === 'string' && body.prompt !== '' ? body.prompt : undefined
}
