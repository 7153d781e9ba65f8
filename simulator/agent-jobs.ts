import { createHash } from 'node:crypto'

/** The HTTP status of the answer to a follow-up message. */
type MessageStatus = 200 | 400 | 404 | 409 | 429

/** One state of a job: its status and any other field, also with a wrong value. */
interface JobState {
  readonly status: string
  readonly prLink?: string | null
  /** Answer to a message in this state. Default: 200. With any other status, the message is not taken. */
  readonly messageStatus?: MessageStatus
  /** If true, the service has lost the job: a retrieve and a message get the answer 404. */
  readonly isGone?: boolean
  readonly [field: string]: unknown
}

/** The states of a job, one per answer. The last one repeats. */
export type JobLife = readonly JobState[]

/** What a test can see of a job. */
export interface SimulatedJob {
  readonly id: string
  readonly projectId: string
  /** The prompt of the create, then the prompts of the messages. */
  readonly prompts: readonly string[]
  /** The job as last answered. If it was never answered, the job as the next retrieve will show it. */
  readonly answered: Readonly<Record<string, unknown>>
}

// Fields of a state that the service does not show.
const directives: ReadonlySet<string> = new Set(['messageStatus', 'isGone'])

const active: JobState = { status: 'active' }
const pullRequest = (number: number) => `https://github.com/acme/docs/pull/${number}`
const firstPullRequest = 128

export const completedWithPullRequest: JobLife = [
  active,
  active,
  { status: 'completed', prLink: pullRequest(firstPullRequest) },
]
export const completedWithoutPullRequest: JobLife = [active, active, { status: 'completed' }]
export const failed: JobLife = [active, active, { status: 'failed' }]
export const archived: JobLife = [active, active, { status: 'archived' }]
export const activeForEver: JobLife = [active]
export const gone: JobLife = [{ status: 'completed', isGone: true }]

interface Job extends SimulatedJob {
  prompts: string[]
  createdAt: string
  archivedAt: string | null
  /** Starts at 1. Each message starts a new turn. */
  turn: number
  life: JobLife
  /** Index of the last answered state in this turn; -1 before the first answer. */
  position: number
  answered: Record<string, unknown>
}

interface AgentJobsOptions {
  now: () => number
  jobLife: JobLife
  /** If undefined, a message leaves the job unchanged for one retrieve, then starts a turn. */
  messageLife: JobLife | undefined
  idSuffix: string
}

/** The agent jobs of all projects. */
export class AgentJobs {
  readonly #jobs = new Map<string, Job>()
  readonly #options: AgentJobsOptions

  constructor(options: AgentJobsOptions) {
    this.#options = options
  }

  get jobs(): ReadonlyMap<string, SimulatedJob> {
    return this.#jobs
  }

  /** Adds a job that this run of the service did not create. Its first retrieve shows the first state of `life`. */
  add(id: string, projectId: string, life: JobLife): void {
    this.#answer(this.#insert(id, projectId, life))
  }

  /** Starts a job and returns it in its first state. */
  create(projectId: string, prompt: string): Record<string, unknown> {
    const hash = createHash('sha256').update(String(this.#jobs.size)).digest('hex')
    const id = `job_${hash.slice(0, 16)}${this.#options.idSuffix}`
    const job = this.#insert(id, projectId, this.#options.jobLife)
    job.prompts.push(prompt)
    job.position = 0
    return this.#answer(job)
  }

  /** Returns the job in its next state; undefined if the project has no such job, or the job is gone in that state. */
  retrieve(projectId: string, id: string): Record<string, unknown> | undefined {
    const job = this.#find(projectId, id)
    if (job === undefined) return undefined
    job.position = Math.min(job.position + 1, job.life.length - 1)
    return stateOf(job).isGone === true ? undefined : this.#answer(job)
  }

  /** Returns the status of the answer to a message in the current state of the job. */
  messageStatus(projectId: string, id: string): MessageStatus {
    const job = this.#find(projectId, id)
    if (job === undefined) return 404
    const { isGone, messageStatus = 200 } = stateOf(job)
    return isGone === true ? 404 : messageStatus
  }

  /** Starts a new turn and returns the job in its first state; undefined if there is no such job. */
  message(projectId: string, id: string, prompt: string): Record<string, unknown> | undefined {
    const job = this.#find(projectId, id)
    if (job === undefined) return undefined
    const unchanged = stateOf(job)
    const completed = { status: 'completed', prLink: pullRequest(firstPullRequest + job.turn) }
    job.prompts.push(prompt)
    job.turn += 1
    job.life = this.#options.messageLife ?? [unchanged, unchanged, active, completed]
    job.position = 0
    return this.#answer(job)
  }

  #insert(id: string, projectId: string, life: JobLife): Job {
    const job: Job = {
      id,
      projectId,
      prompts: [],
      createdAt: this.#date(),
      archivedAt: null,
      turn: 1,
      life,
      position: -1,
      answered: {},
    }
    this.#jobs.set(id, job)
    return job
  }

  #find(projectId: string, id: string): Job | undefined {
    const job = this.#jobs.get(id)
    return job?.projectId === projectId ? job : undefined
  }

  #answer(job: Job): Record<string, unknown> {
    const state = stateOf(job)
    const isArchived = state.status === 'archived'
    if (isArchived) job.archivedAt ??= this.#date()
    const fields = {
      id: job.id,
      status: state.status,
      source: { repository: 'https://github.com/acme/docs', ref: 'main' },
      model: 'documentation-writer-1',
      prLink: null,
      createdAt: job.createdAt,
      archivedAt: isArchived ? job.archivedAt : null,
    }
    const shown = Object.entries(state).filter(([name]) => !directives.has(name))
    job.answered = { ...fields, ...Object.fromEntries(shown) }
    return job.answered
  }

  /** ISO 8601 in UTC. */
  #date(): string {
    return new Date(this.#options.now()).toISOString()
  }
}

function stateOf(job: Job): JobState {
  return job.life[Math.max(job.position, 0)] ?? active
}
