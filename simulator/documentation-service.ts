import { AgentJobs, completedWithPullRequest, type JobLife, type SimulatedJob } from './agent-jobs.ts'
import { parseAnalyticsQuery } from './analytics-query.ts'
import { type Answer, jsonAnswer } from './answer.ts'
import { type BuildLife, Deployments } from './deployments.ts'
import { type ReaderData, type ReaderOperation, readerOperations } from './reader-operations.ts'
import { type RateLimit, rateLimit } from './rate-limit.ts'
import { type RecordedRequest, type RecordingServer, startRecordingServer } from './recording-server.ts'
import { routeOf, type Routes } from './routes.ts'
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
export { buildsPreview, endsOddly, failsPreview, neverEnds, ofCommit, skipsBuild } from './deployments.ts'
export type { BuildLife } from './deployments.ts'

/** The key that is accepted if the options name no keys. */
export const simulatorKey = 'mint_simulator_key_0123456789'

export interface DocumentationServiceOptions {
  /** Default 0: any free port. */
  port?: number
  /** PEM. If set, the service accepts only https. */
  tls?: { key: string; cert: string }
  /** The accepted admin keys. They are valid for each project. Default: {@link simulatorKey}. */
  keys?: readonly string[]
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
  /** The states of each publication of the site, in order; the last one repeats. Default: they succeed. */
  publications?: readonly BuildLife[]
  /** Where previews are, or where each build is, from 0. Default: an address that does not exist. */
  previewUrl?: string | ((build: number) => string)
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
  const { keys = [simulatorKey], now = Date.now } = options
  const { jobLife = completedWithPullRequest, messageLife, jobIdSuffix: idSuffix = '' } = options
  const { jobsPerHour = 100, analyticsRequestsPerHour = 100, buildsPerMinute = 5 } = options
  const { pathPrefix = '', port, tls } = options
  const jobs = new AgentJobs({ now, jobLife, messageLife, idSuffix })
  const { builds, publications, previewUrl } = options
  const deployments = new Deployments({ now, builds, publications, previewUrl })
  const limits = {
    jobs: rateLimit(jobsPerHour, 3_600_000),
    analytics: rateLimit(analyticsRequestsPerHour, 3_600_000),
    builds: rateLimit(buildsPerMinute, 60_000),
    publications: rateLimit(10, 10_000),
  }
  const answer = (request: RecordedRequest): Answer => {
    const { method, path, headers } = request
    if (!path.startsWith(`${pathPrefix}/`)) return notFound
    const found = routeOf(operations, { method, path: path.slice(pathPrefix.length) })
    if (found === undefined) return notFound
    const refused = refuse(keys, headers.authorization)
    const { perform, values } = found
    return refused ?? perform({ request, values, nowMs: now(), options, jobs, deployments, limits })
  }
  const server = await startRecordingServer({ answer, port, tls, now })
  return {
    ...server,
    url: server.url + pathPrefix,
    jobs: jobs.jobs,
    addJob: (id, projectId, life) => {
      jobs.add(id, projectId, life)
    },
  }
}

/** A request, and what the service knows. */
interface Call {
  request: RecordedRequest
  /** The decoded values of the named path segments. */
  values: Readonly<Record<string, string>>
  nowMs: number
  options: DocumentationServiceOptions
  jobs: AgentJobs
  deployments: Deployments
  limits: Record<'jobs' | 'analytics' | 'builds' | 'publications', RateLimit>
}

const job = '/v2/agent/:project/job'

const operations: Routes<(call: Call) => Answer> = {
  [`POST ${job}`]: ({ request, values: { project = '' }, nowMs, jobs, limits }) => {
    const prompt = textIn(request.body, 'prompt')
    if (prompt === undefined) return promptRequired
    return limits.jobs(project, nowMs) ?? jsonAnswer(201, jobs.create(project, prompt))
  },

  [`GET ${job}/:job`]: ({ values: { project = '', job = '' }, jobs }) => {
    const found = jobs.retrieve(project, job)
    return found === undefined ? jobNotFound : jsonAnswer(200, found)
  },

  [`POST ${job}/:job/message`]: ({ request, values: { project = '', job = '' }, nowMs, jobs, limits }) => {
    const status = jobs.messageStatus(project, job)
    if (status === 404) return jobNotFound
    const prompt = textIn(request.body, 'prompt')
    if (prompt === undefined) return promptRequired
    if (status !== 200) return messageRefusals[status]
    return limits.jobs(project, nowMs) ?? jsonAnswer(200, jobs.message(project, job, prompt))
  },

  'POST /v1/project/preview/:project': ({ request, values, nowMs, options, jobs, deployments, limits }) => {
    const branch = textIn(request.body, 'branch')
    if (branch === undefined) return jsonAnswer(400, { error: 'branch is required' })
    if (options.builds?.length === 0)
      return jsonAnswer(403, { error: 'Preview deployments are not available on your current plan' })
    const ofProject = [...jobs.jobs.values()].filter(({ projectId }) => projectId === values['project'])
    const prompts = ofProject.flatMap((job) => job.prompts)
    return limits.builds('organization', nowMs) ?? jsonAnswer(202, deployments.build(branch, prompts))
  },

  'POST /v1/project/update/:project': ({ nowMs, deployments, limits }) =>
    limits.publications('organization', nowMs) ?? jsonAnswer(202, deployments.publish()),

  'GET /v1/project/update-status/:status': ({ values: { status = '' }, deployments }) => {
    const shown = deployments.status(status)
    return shown === undefined ? notFound : jsonAnswer(200, shown)
  },

  ...Object.fromEntries(
    readerOperations.map((operation) => [
      `GET /v1/analytics/:project/${operation.path}`,
      (call: Call) => listAnswer(operation, call),
    ]),
  ),
}

function listAnswer(operation: ReaderOperation, { request, nowMs, options, limits }: Call): Answer {
  const query = parseAnalyticsQuery(request.query, nowMs, operation.limits)
  if ('status' in query) return query
  const { pages = 40, visitors, readers = {} } = options
  return limits.analytics('organization', nowMs) ?? operation.answer({ pages, visitors, readers }, query)
}

/** Returns the answer with status 401 for an `Authorization` header without an accepted key. */
function refuse(keys: readonly string[], authorization: string | undefined): Answer | undefined {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  if (token === undefined) return jsonAnswer(401, { error: 'Missing or malformed Authorization header' })
  return keys.includes(token) ? undefined : jsonAnswer(401, { error: 'Invalid API key' })
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
