import type { SimulatedComment } from '../../simulator/github-api.ts'
import type { RecordedRequest } from '../../simulator/recording-server.ts'
import type { Attempt } from '../../soak/attempt.ts'
import { markLine, type Mark } from '../../soak/comment-mark.ts'
import { markOfRun, ownLogin, plantedComments } from '../../soak/planted-comments.ts'
import type { AgentJobScenario, EventPlan } from '../../soak/scenarios/scenario.ts'

const serviceUrl = 'http://127.0.0.1:1'
const defaultInputs = { 'prompt-from': 'issue', comment: 'true' }

/** What an attempt in a test sent, found and left behind. */
export interface AttemptParts {
  scenario?: Partial<AgentJobScenario>
  number?: number
  outputs?: Record<string, string>
  service?: RecordedRequest[]
  github?: RecordedRequest[]
  /** The comment of the run when the attempt started, and at its end. */
  before?: SimulatedComment
  after?: SimulatedComment[]
  /** What is planned wherever a fault applied. */
  plan?: { kind: string }
  /** The whole text of the log and of the summary. */
  log?: string
  endedBySignal?: NodeJS.Signals
  /** The status of jobs at the end. Default: active. */
  statuses?: Record<string, string>
}

export const issueEvent: EventPlan = {
  name: 'issues',
  source: 'issue',
  payload: {},
  actor: 'writer',
  thread: 42,
  isGated: true,
  others: [],
  takesAway: false,
}

export function request(method: string, path: string, more: Partial<RecordedRequest> = {}): RecordedRequest {
  return { method, path, query: {}, headers: {}, body: undefined, receivedAtMs: 0, ownStatus: 200, ...more }
}

export const create = (more?: Partial<RecordedRequest>) => request('POST', '/v2/agent/p/job', more)
export const retrieve = (job: string, more?: Partial<RecordedRequest>) =>
  request('GET', `/v2/agent/p/job/${job}`, more)
export const message = (job: string, more?: Partial<RecordedRequest>) =>
  request('POST', `/v2/agent/p/job/${job}/message`, more)

/** A comment of the run. */
export function ownComment(job: string | undefined, mark: Partial<Mark> = {}): SimulatedComment {
  const ofRun = { ...markOfRun({ inputs: defaultInputs }, serviceUrl), state: 'requested' as const }
  const body = `${markLine({ ...ofRun, job, ...mark })}\n**Started**`
  return { id: 1000, issueNumber: 42, body, user: { login: ownLogin, type: 'Bot' } }
}

/** An attempt of a run that keeps a comment on issue 42. */
export function attempt(parts: AttemptParts = {}): Attempt {
  const scenario: AgentJobScenario = {
    operation: 'agent-job',
    inputs: defaultInputs,
    jobLife: 'pull-request',
    messageLife: undefined,
    event: issueEvent,
    hasForgedComments: false,
    ownComments: [],
    askedHeads: {},
    issue: 'open',
    pullRequest: 'missing',
    threadLife: 'pull-request',
    chatter: 0,
    hostileFiles: undefined,
    quotedFile: undefined,
    jobIdSuffix: '',
    attempts: 1,
    kills: [],
    timeoutMs: 1000,
    signals: [],
    unusable: undefined,
    faults: [],
    ...parts.scenario,
  }
  const planted = plantedComments(scenario, serviceUrl)
  const { before, after = [], statuses = {}, service = [], github = [] } = parts
  const jobs = new Map(Object.entries(statuses).map(([id, status]) => [id, { answered: { status } }]))
  const farEnds = {
    service: { url: serviceUrl, jobs },
    github: { comments: [...planted, ...after] },
    planOf: ({ fault }: RecordedRequest) => fault && parts.plan,
  }
  const data = {
    scenario,
    number: parts.number ?? 1,
    commentsBefore: [...planted, ...(before === undefined ? [] : [before])],
    run: { exitCode: 0, log: parts.log ?? 'log', outputs: parts.outputs ?? {}, summary: parts.log ?? '## ' },
    endedBySignal: parts.endedBySignal ?? null,
    signalled: false,
    hung: false,
    farEnds,
    requests: { service, github, artifacts: [] },
  }
  return data as unknown as Attempt
}
