import { AgentJobs, completedWithPullRequest, type JobLife, type SimulatedJob } from './agent-jobs.ts'
import { parseAnalyticsQuery } from './analytics-query.ts'
import { type Answer, jsonAnswer } from './answer.ts'
import { HourlyLimit } from './hourly-limit.ts'
import { type BuildLife, Previews } from './previews.ts'
import { type ReaderData, type ReaderOperation, readerOperations } from './reader-operations.ts'
import { type ReceivedRequest, type RecordingServer, startRecordingServer } from './recording-server.ts'
import { type Route, routeOf } from './routes.ts'
import type { VisitorData } from './visitor-data.ts'

export type { JobLife, SimulatedJob } from './agent-jobs.ts'
export {
  activeForEver,
  archived,
  completedWithoutPullRequest,
  completedWithPullRequest,
  failed,
  gone,
} from './agent-jobs.ts'
export { buildsPreview, failsPreview } from './previews.ts'
export type { BuildLife } from './previews.ts'

/** What a key permits: `read` for GET, `write` for POST. */
type Scope = 'read' | 'write'

/** An admin key of the organization. It is valid for each of its projects. */
interface ApiKey {
  scopes: Scope[]
  /** Default false. */
  expired?: boolean
}

/** The key that is accepted if the options name no keys. */
export const simulatorKey = 'mint_simulator_key_0123456789'

export interface DocumentationServiceOptions {
  /** Default 0: any free port. */
  port?: number
  /** PEM. If set, the service accepts only https. */
  tls?: { key: string; cert: string }
  /** Keys by bearer token. Default: {@link simulatorKey}, with both scopes. */
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
  /** Most analytics requests in any 60 minutes. Default 100. */
  analyticsRequestsPerHour?: number
  /**
   * The states of each build of a preview, in order; the last one repeats. Empty: the plan has no previews. Default: builds
   * succeed, but the first one of a branch fails if an instruction asks for it.
   */
  builds?: readonly BuildLife[]
  /** Most builds of previews in any minute. Default 5. */
  buildsPerMinute?: number
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
  const answer = (request: ReceivedRequest): Answer => operations.answer(request)
  const server = await startRecordingServer({ answer, port, tls, now })
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
  statusId: string
  request: ReceivedRequest
}

interface ServiceRoute extends Route {
  scope: Scope
  perform: (call: Call) => Answer
}

class Operations {
  readonly jobs: AgentJobs
  readonly #options: DocumentationServiceOptions
  readonly #now: () => number
  readonly #jobLimit: HourlyLimit
  readonly #analyticsLimit: HourlyLimit
  readonly #buildLimit: HourlyLimit
  readonly #previews: Previews
  readonly #routes: readonly ServiceRoute[]

  constructor(options: DocumentationServiceOptions) {
    const { now = Date.now, jobLife = completedWithPullRequest, messageLife, jobIdSuffix = '' } = options
    const { jobsPerHour = 100, analyticsRequestsPerHour = 100, buildsPerMinute = 5 } = options
    this.jobs = new AgentJobs({ now, jobLife, messageLife, idSuffix: jobIdSuffix })
    this.#options = options
    this.#now = now
    this.#jobLimit = new HourlyLimit(jobsPerHour)
    this.#analyticsLimit = new HourlyLimit(analyticsRequestsPerHour)
    this.#buildLimit = new HourlyLimit(buildsPerMinute, 60_000)
    this.#previews = new Previews(now, options.builds)
    const job = '/v2/agent/:project/job'
    this.#routes = [
      { method: 'POST', scope: 'write', path: job, perform: this.#createJob },
      { method: 'GET', scope: 'read', path: `${job}/:job`, perform: this.#retrieveJob },
      { method: 'POST', scope: 'write', path: `${job}/:job/message`, perform: this.#sendMessage },
      { method: 'POST', scope: 'write', path: '/v1/project/preview/:project', perform: this.#buildPreview },
      { method: 'GET', scope: 'read', path: '/v1/project/update-status/:status', perform: this.#readStatus },
      ...readerOperations.map((operation) => ({
        method: 'GET',
        scope: 'read' as const,
        path: `/v1/analytics/:project/${operation.path}`,
        perform: ({ request }: Call) => this.#list(operation, request),
      })),
    ]
  }

  answer(request: ReceivedRequest): Answer {
    const { keys = { [simulatorKey]: { scopes: ['read', 'write'] } }, pathPrefix = '' } = this.#options
    if (!request.path.startsWith(`${pathPrefix}/`)) return notFound
    const { method, path, headers } = request
    const match = routeOf(this.#routes, { method, path: path.slice(pathPrefix.length) })
    if (match === undefined) return notFound
    const { route, values } = match
    const { project: projectId = '', job: jobId = '', status: statusId = '' } = values
    const call = { projectId, jobId, statusId, request }
    return refuse(keys, headers.authorization, route.scope) ?? route.perform(call)
  }

  readonly #createJob = ({ projectId, request }: Call): Answer => {
    const prompt = textIn(request.body, 'prompt')
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
    const prompt = textIn(request.body, 'prompt')
    if (prompt === undefined) return promptRequired
    if (status !== 200) return messageRefusals[status]
    const limited = this.#jobLimit.use(projectId, this.#now())
    return limited ?? jsonAnswer(200, this.jobs.message(projectId, jobId, prompt))
  }

  readonly #buildPreview = ({ projectId, request }: Call): Answer => {
    const branch = textIn(request.body, 'branch')
    if (branch === undefined) return jsonAnswer(400, { error: 'branch is required' })
    if (this.#options.builds?.length === 0) {
      return jsonAnswer(403, { error: 'Preview deployments are not available on your current plan' })
    }
    const jobs = [...this.jobs.jobs.values()].filter((job) => job.projectId === projectId)
    const prompts = jobs.flatMap((job) => job.prompts)
    const limited = this.#buildLimit.use('organization', this.#now())
    return limited ?? jsonAnswer(202, this.#previews.build(branch, prompts))
  }

  readonly #readStatus = ({ statusId }: Call): Answer => {
    const status = this.#previews.status(statusId)
    return status === undefined ? notFound : jsonAnswer(200, status)
  }

  #list({ limits, answer }: ReaderOperation, request: ReceivedRequest): Answer {
    const query = parseAnalyticsQuery(request.query, this.#now(), limits)
    if ('status' in query) return query
    const { pages = 40, visitors, readers = {} } = this.#options
    const limited = this.#analyticsLimit.use('organization', this.#now())
    return limited ?? answer({ pages, visitors, readers }, query)
  }
}

/** Returns the answer with status 401 or 403 if an `Authorization` header does not permit `scope`. */
function refuse(
  keys: Readonly<Record<string, ApiKey>>,
  authorization: string | undefined,
  scope: Scope,
): Answer | undefined {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  if (token === undefined) return jsonAnswer(401, { error: 'Missing or malformed Authorization header' })
  const key = new Map(Object.entries(keys)).get(token)
  if (key === undefined) return jsonAnswer(401, { error: 'Invalid API key' })
  if (key.expired === true) return jsonAnswer(401, { error: 'API key has expired' })
  return key.scopes.includes(scope)
    ? undefined
    : jsonAnswer(403, { error: `API key lacks the required scope: ${scope}` })
}

const notFound = jsonAnswer(404, { error: 'Not found' })
const jobNotFound = jsonAnswer(404, { error: 'Job not found' })
const messageRefusals = {
  400: jsonAnswer(400, { error: 'The job takes no follow-up messages' }),
  409: jsonAnswer(409, { error: 'The job is being changed' }),
  429: jsonAnswer(429, { error: 'Rate limit exceeded' }),
}
const promptRequired = jsonAnswer(400, {
  error: 'Request body must be JSON with a non-empty string "prompt"',
})

/** Returns a field of a JSON body; undefined unless it is a text that is not empty. */
function textIn(body: unknown, field: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const value = new Map<string, unknown>(Object.entries(body)).get(field)
  return typeof value === 'string' && value !== '' ? value : undefined
}
