import { createHash } from 'node:crypto'

/** An agent job as the service shows it. Dates are ISO 8601 in UTC. */
export interface AgentJob {
  id: string
  status: string
  source: { repository: string; ref: string | null }
  model: string
  prLink: string | null
  createdAt: string
  archivedAt: string | null
}

/** One state of a job's life: its status and any other field of the job, also with a wrong value. */
export interface JobState {
  readonly status: string
  readonly prLink?: string | null
  readonly [field: string]: unknown
}

/** The states that successive looks at a job show; the last one stays. */
export type JobLife = readonly JobState[]

/** What a test may know about a job. */
export interface SimulatedJob {
  readonly id: string
  readonly projectId: string
  /** The prompt of the create, then those of the messages. */
  readonly prompts: readonly string[]
  /** How often the job was retrieved, in all turns. */
  readonly retrieveCount: number
  /** The job as it was answered last; as the next retrieve will show it when it never was. */
  readonly answered: Readonly<Record<string, unknown>>
}

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

interface Job {
  id: string
  projectId: string
  prompts: string[]
  retrieveCount: number
  createdAt: string
  archivedAt: string | null
  /** Counts from 1; each message starts another. */
  turn: number
  life: JobLife
  /** Of the state answered last in this turn; -1 before the first answer. */
  position: number
  answered: Record<string, unknown>
}

/** The agent jobs of all projects. A life without any state throws a `RangeError`. */
export class AgentJobs {
  readonly #jobs = new Map<string, Job>()
  readonly #now: () => number
  readonly #jobLife: JobLife
  readonly #messageLife: JobLife | undefined

  /** Without `messageLife` a message leaves the job as it is for one retrieve, then starts a turn. */
  constructor(options: { now: () => number; jobLife: JobLife; messageLife: JobLife | undefined }) {
    this.#now = options.now
    this.#jobLife = nonEmpty(options.jobLife)
    this.#messageLife = options.messageLife && nonEmpty(options.messageLife)
  }

  get jobs(): ReadonlyMap<string, SimulatedJob> {
    return this.#jobs
  }

  /** A job that was not created here. Its first retrieve shows the first state of `life`. */
  add(id: string, projectId: string, life: JobLife): void {
    this.#answer(this.#insert(id, projectId, life))
  }

  /** Starts a job; gives it in its first state. */
  create(projectId: string, prompt: string): Record<string, unknown> {
    const id = `job_${createHash('sha256').update(String(this.#jobs.size)).digest('hex').slice(0, 16)}`
    const job = this.#insert(id, projectId, this.#jobLife)
    job.prompts.push(prompt)
    job.position = 0
    return this.#answer(job)
  }

  /** The job in its next state; `undefined` when the project has no such job. */
  retrieve(projectId: string, id: string): Record<string, unknown> | undefined {
    const job = this.#find(projectId, id)
    if (job === undefined) return undefined
    job.retrieveCount += 1
    job.position = Math.min(job.position + 1, job.life.length - 1)
    return this.#answer(job)
  }

  /** Starts a new turn; gives the job in that turn's first state, `undefined` when there is no such job. */
  message(projectId: string, id: string, prompt: string): Record<string, unknown> | undefined {
    const job = this.#find(projectId, id)
    if (job === undefined) return undefined
    const unchanged = stateOf(job)
    const completed = { status: 'completed', prLink: pullRequest(firstPullRequest + job.turn) }
    job.prompts.push(prompt)
    job.turn += 1
    job.life = this.#messageLife ?? [unchanged, unchanged, active, completed]
    job.position = 0
    return this.#answer(job)
  }

  #insert(id: string, projectId: string, life: JobLife): Job {
    const createdAt = new Date(this.#now()).toISOString()
    const turn = { turn: 1, life: nonEmpty(life), position: -1 }
    const job = {
      id,
      projectId,
      prompts: [],
      retrieveCount: 0,
      createdAt,
      archivedAt: null,
      ...turn,
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
    if (isArchived) job.archivedAt ??= new Date(this.#now()).toISOString()
    const fields: AgentJob = {
      id: job.id,
      status: state.status,
      source: { repository: 'https://github.com/acme/docs', ref: 'main' },
      model: 'documentation-writer-1',
      prLink: null,
      createdAt: job.createdAt,
      archivedAt: isArchived ? job.archivedAt : null,
    }
    job.answered = { ...fields, ...state }
    return job.answered
  }
}

function nonEmpty(life: JobLife): JobLife {
  if (life.length === 0) throw new RangeError('The life of a job has at least one state.')
  return life
}

function stateOf(job: Job): JobState {
  return job.life[Math.max(job.position, 0)] ?? active
}
