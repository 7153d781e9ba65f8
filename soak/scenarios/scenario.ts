import type { FaultPlan } from '../faults/draw-faults.ts'
import type { JobLifeName } from './job-lives.ts'

/** Everything that decides what the runs meet. It is plain data, so that a finding can print it. */
export interface Scenario {
  event: EventPlan | undefined
  /** Runs of one workflow, in their order. With `comment`, they share a thread. */
  runs: RunPlan[]
  /** The states of every job, and those after a follow-up message. */
  jobLife: JobLifeName
  messageLife: JobLifeName | undefined
  /** The end of the ID of every created job. The contract says nothing about the form of an ID. */
  jobIdSuffix: string
  /** The pull requests of all jobs, as GitHub knows them. */
  pullRequest: 'open' | 'merged' | 'closed' | 'missing'
  /** Number of comments of a reader before the first run. */
  chatter: number
  /** Before each attempt, other accounts copy the comments of the action. */
  hasCopies: boolean
  /** The content of the file in `quote-file`. */
  quotedFile: string
}

export interface EventPlan {
  name: string
  /** The value of `prompt-from` that fits the event; undefined if it has no text to quote. */
  source: string | undefined
  payload: object
  /** Number of the issue or pull request. */
  thread: number | undefined
  /** The logins whose permission counts, the sender first; none if only people with write access cause the event. */
  checked: readonly string[]
}

/** A workflow run. Its attempts are the first run and its re-runs. */
export interface RunPlan {
  id: string
  /** Inputs of the step, except the key, the token and the address of the service. */
  inputs: Record<string, string>
  attempts: AttemptPlan[]
}

export interface AttemptPlan {
  timeoutMs: number
  faults: FaultPlan[]
  signal: { name: 'SIGINT' | 'SIGTERM' | 'SIGHUP'; afterMs: number } | undefined
  /** A SIGKILL after a number of requests: the machine of the runner is gone. */
  kill: { afterRequests: number; afterMs: number } | undefined
}
