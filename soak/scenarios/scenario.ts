import type { SimulatedPullRequest } from '../../simulator/github-changes.ts'
import type { FaultPlan } from '../faults/fault-plans.ts'
import type { BuildLifeName, JobLifeName } from './job-lives.ts'
import type { SiteLifeName } from './site-lives.ts'

/** Everything that decides what the runs meet. It is plain data, so that a finding can print it. */
export interface Scenario {
  /** Runs in their order. With `comment`, agent jobs share a thread, and deployments a comment. */
  runs: RunPlan[]
  /** The states of every job, and those after a follow-up message. */
  jobLife: JobLifeName
  messageLife: JobLifeName | undefined
  /** What becomes of the builds of previews, in order; the last one repeats. */
  builds: BuildLifeName[]
  /** What becomes of the publications of the site, in the same way. */
  publications: BuildLifeName[]
  /** Where the builds of previews are, in turn. `/`: on the simulated site. */
  previewUrls: string[]
  /** What previews and the published site show of the changed page. */
  site: SiteLifeName
  /** The end of the ID of every created job. The contract says nothing about the form of an ID. */
  jobIdSuffix: string
  /** Number of comments of a reader before the first run. */
  chatter: number
  /** Before each attempt, other accounts and workflows copy the comments of the action. */
  hasCopies: boolean
}

export interface EventPlan {
  name: string
  /** The value of `prompt-from` that fits the event. */
  source: string
  payload: object
  /** Number of the issue or pull request; undefined for a push that no pull request brought. */
  thread: number | undefined
  /** The logins whose permission counts, the sender first; none if only people with write access cause the event. */
  checked: readonly string[]
}

/** A workflow run. Its attempts are the first run and its re-runs. */
export interface RunPlan {
  id: string
  event: EventPlan | undefined
  /** Inputs of the step, except the key, the token and the address of the service. */
  inputs: Record<string, string>
  /** Of a deployment: the pull request when an attempt starts, and the commit that the run is about. */
  deployed?: { pullRequest: SimulatedPullRequest; commit: string }
  attempts: AttemptPlan[]
}

export interface AttemptPlan {
  /** Keys change: an attempt can have another one than those before it. */
  apiKey: string
  /** Of one of two accounts: the token can change, too. */
  gitHubToken: string
  timeoutMs: number
  faults: FaultPlan[]
  /** After a time, or with a request on its way. */
  signal:
    | ({ name: 'SIGINT' | 'SIGTERM' | 'SIGHUP' } & ({ afterMs: number } | { afterRequests: number }))
    | undefined
  /** What is on a full disk. */
  fullDisk: 'outputs' | 'summary' | undefined
  /** Number of requests after which somebody pushes to the pull request. */
  pushAfterRequests: number | undefined
  /** A SIGKILL after a number of requests: the machine of the runner is gone. */
  killAfterRequests: number | undefined
}
