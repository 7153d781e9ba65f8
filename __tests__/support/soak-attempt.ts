import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import type { SimulatedComment } from '../../simulator/github-api.ts'
import type { RecordedRequest } from '../../simulator/recording-server.ts'
import type { AgentJobAttempt, ExportAttempt } from '../../soak/attempt.ts'
import { markLine, type Mark } from '../../soak/comment-mark.ts'
import { markOfRun, ownLogin, plantedComments } from '../../soak/planted-comments.ts'
import type { AgentJobScenario, EventPlan, VisitorsScenario } from '../../soak/scenarios/scenario.ts'

const serviceUrl = 'http://127.0.0.1:1'
const defaultInputs = { 'prompt-from': 'issue', comment: 'true' }

/** What a run in a test did. */
interface RunParts {
  exitCode?: number
  outputs?: Record<string, string>
  service?: RecordedRequest[]
  log?: string
  summary?: string
  tookMs?: number
  hung?: boolean
  endedBySignal?: NodeJS.Signals
}

/** What an attempt in a test sent, found and left behind. */
export interface AttemptParts extends RunParts {
  scenario?: Partial<AgentJobScenario>
  number?: number
  github?: RecordedRequest[]
  /** The comment of the run when the attempt started, and at its end. */
  before?: SimulatedComment
  after?: SimulatedComment[]
  /** What is planned wherever a fault applied. */
  plan?: { kind: string }
  /** The jobs of the service, as last answered. */
  jobs?: Record<string, { status: string; prLink?: string }>
  /** A comment of another account that was edited. */
  edited?: boolean
}

/** What an export in a test left behind. */
export interface ExportParts extends RunParts {
  scenario?: VisitorsScenario
  files?: Record<string, string>
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

const undisturbed = { attempts: 1 as const, timeoutMs: 1000, signals: [], unusable: undefined, faults: [] }

/** An attempt of a run that keeps a comment on issue 42. `folder` is that of the attempt. */
export function attempt(folder: string, parts: AttemptParts = {}): AgentJobAttempt {
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
    kills: [],
    ...undisturbed,
    ...parts.scenario,
  }
  const planted = plantedComments(scenario, serviceUrl)
  const { before, after = [], jobs = {}, github = [], edited = false } = parts
  const answered = Object.entries(jobs).map(([id, job]) => [id, { answered: job }] as const)
  const kept = planted.map((comment) => (edited ? { ...comment, body: '**Started**' } : comment))
  const data = {
    ...partsOfRun(folder, parts),
    scenario,
    number: parts.number ?? 1,
    commentsBefore: [...planted, ...(before === undefined ? [] : [before])],
    farEnds: {
      service: { url: serviceUrl, jobs: new Map(answered) },
      github: { comments: [...kept, ...after] },
      artifacts: noArtifacts,
      planOf: ({ fault }: RecordedRequest) => fault && parts.plan,
    },
    requests: { service: parts.service ?? [], github, artifacts: [] },
  }
  return data as unknown as AgentJobAttempt
}

/** An export of a list of three pages. */
export const exportScenario: VisitorsScenario = {
  operation: 'visitors',
  inputs: {},
  data: { kind: 'list', rows: 3, isHostile: false, repeatedRow: 'none' },
  ...undisturbed,
}

/** An attempt of an export. `folder` is that of the attempt. */
export function exportAttempt(folder: string, parts: ExportParts = {}): ExportAttempt {
  const data = {
    ...partsOfRun(folder, parts),
    scenario: parts.scenario ?? exportScenario,
    farEnds: { github: { comments: [] }, artifacts: noArtifacts },
    requests: { service: parts.service ?? [], github: [], artifacts: [] },
  }
  const made = path.join(folder, 'temp/docs-visitors')
  mkdirSync(made)
  for (const [name, text] of Object.entries(parts.files ?? {})) writeFileSync(path.join(made, name), text)
  return data as unknown as ExportAttempt
}

const noArtifacts = {
  artifacts: new Map(),
  signedUrls: [],
  environment: { ACTIONS_RUNTIME_TOKEN: 'runtime token' },
}

function partsOfRun(folder: string, parts: RunParts): object {
  const { exitCode = 0, outputs = {}, log = 'log', summary = '## ', endedBySignal = null } = parts
  const [workspace, temporaryFolder] = [path.join(folder, 'workspace'), path.join(folder, 'temp')]
  for (const made of [workspace, temporaryFolder]) mkdirSync(made, { recursive: true })
  return {
    run: { exitCode, log, outputs, summary, workspace, temporaryFolder },
    rawOutputs: JSON.stringify(outputs),
    endedBySignal,
    signalled: false,
    hung: parts.hung ?? false,
    tookMs: parts.tookMs ?? 1,
    folder,
  }
}
