import type { FaultPlan } from '../faults/draw-faults.ts'
import type { KillPlan, SignalPlan, Unusable } from './interruptions.ts'
import type { JobLifeName } from './job-lives.ts'

interface CommonScenario {
  /** Inputs of the step, except the key, the token and the address of the service. */
  inputs: Record<string, string>
  timeoutMs: number
  faults: FaultPlan[]
  signals: SignalPlan[]
  unusable: Unusable | undefined
}

export interface EventPlan {
  name: string
  /** The value of `prompt-from` that fits the event; undefined if it has no text to quote. */
  source: string | undefined
  payload: object
  actor: string
  /** Number of the issue or pull request. */
  thread: number | undefined
  /** Whether someone without write access can cause the event, so that the permission gate checks it. */
  isGated: boolean
  /** Logins, beside `actor`, whose permission counts. */
  others: readonly string[]
  /** Whether the event took something away, so that it is not a request. */
  takesAway: boolean
}

/** A comment that this action wrote before the run. */
export type OwnCommentKind = 'older-run' | 'earlier-run' | 'other-step' | 'other-leg' | 'other-project'

export interface AgentJobScenario extends CommonScenario {
  operation: 'agent-job'
  /** The states of the job that the run creates, or that existed before. */
  jobLife: JobLifeName
  /** The states of the job after a follow-up message. */
  messageLife: JobLifeName | undefined
  event: EventPlan | undefined
  /** Whether other accounts wrote comments with the mark of this run. */
  hasForgedComments: boolean
  /** Oldest first. Each names a job. */
  ownComments: OwnCommentKind[]
  /** The issue that `issue-number` names. */
  issue: 'open' | 'closed' | 'missing'
  /** The pull requests of all jobs on github.com, as GitHub knows them. */
  pullRequest: 'open' | 'merged' | 'closed' | 'missing'
  /** The commit up to which each of these comments says that the agent was asked. */
  askedHeads: Partial<Record<OwnCommentKind, string>>
  /** The states of the jobs that these comments name. */
  threadLife: JobLifeName
  /** Number of comments without a mark. */
  chatter: number
  /** Number of changed files with hostile paths and patches; undefined for the sample changes of the simulator. */
  hostileFiles: number | undefined
  /** The content of the file in `quote-file`. */
  quotedFile: string | undefined
  /** The end of the ID of every created job. */
  jobIdSuffix: string
  /** How often the workflow run is started. 2 means one re-run. */
  attempts: 1 | 2 | 3
  kills: KillPlan[]
}

/** The visitor data of the service. */
export type VisitorDataPlan =
  | { kind: 'site'; pages: number }
  | { kind: 'list'; rows: number; isHostile: boolean; repeatedRow: 'none' | 'same-counts' | 'other-counts' }

export interface VisitorsScenario extends CommonScenario {
  operation: 'visitors'
  data: VisitorDataPlan
  attempts: 1
}

/** Everything that decides what a run meets. It is plain data, so that a finding can print it. */
export type Scenario = AgentJobScenario | VisitorsScenario
