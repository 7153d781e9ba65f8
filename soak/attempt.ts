import type { ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { type ActionRun, type ActionRunOptions, startAction } from '../simulator/action-runner.ts'
import type { SimulatedComment } from '../simulator/github-api.ts'
import type { RecordedRequest } from '../simulator/recording-server.ts'
import type { FarEnds } from './far-ends.ts'
import type { ServerName } from './faults/places.ts'
import { projectId, workflowRunId } from './planted-comments.ts'
import { quotedFileName } from './scenarios/agent-job-scenario.ts'
import { headCommit } from './scenarios/changes.ts'
import { type KillPlan, type Unusable, unusablePaths } from './scenarios/interruptions.ts'
import type { AgentJobScenario, Scenario, VisitorsScenario } from './scenarios/scenario.ts'
import { apiKey, gitHubToken } from './secrets.ts'

// Generous for a busy machine: a run that takes longer hangs.
const graceMs = 30_000

/** One process of the action and everything that it produced. */
export interface Attempt<Of extends Scenario = Scenario> {
  readonly scenario: Of
  /** 1 for the first run, 2 for its re-run. */
  readonly number: number
  /** The comments on GitHub when the attempt started. */
  readonly commentsBefore: readonly Readonly<SimulatedComment>[]
  readonly run: ActionRun
  /** The signal that ended the process; null if it exited by itself. */
  readonly endedBySignal: NodeJS.Signals | null
  /** The content of the file in GITHUB_OUTPUT after the run. */
  readonly rawOutputs: string
  readonly folder: string
  readonly tookMs: number
  /** The step ran longer than its deadline and the grace period, and was killed. */
  readonly hung: boolean
  /** A signal was sent to the process while it was running. */
  readonly signalled: boolean
  readonly farEnds: FarEnds
  /** Requests of this attempt only. */
  readonly requests: Readonly<Record<ServerName, readonly RecordedRequest[]>>
}

export type AgentJobAttempt = Attempt<AgentJobScenario>
export type ExportAttempt = Attempt<VisitorsScenario>

/** Runs the action once. */
export async function runAttempt(
  scenario: Scenario,
  number: number,
  folder: string,
  farEnds: FarEnds,
): Promise<Attempt> {
  farEnds.startAttempt(number)
  const commentsBefore = structuredClone(farEnds.github.comments)
  if (scenario.operation === 'agent-job' && scenario.quotedFile !== undefined) {
    mkdirSync(path.join(folder, 'workspace'), { recursive: true })
    writeFileSync(path.join(folder, 'workspace', quotedFileName), scenario.quotedFile)
  }
  const startedAtMs = performance.now()
  const { process: child, finished } = startAction(stepOf(scenario, number, folder, farEnds))
  const sent = (): number => Object.values(requestsOf(farEnds)).flat().length
  const kill = scenario.operation === 'agent-job' && scenario.kills.find((plan) => plan.attempt === number)
  const interruptions = interrupt(child, scenario, kill ? { ...kill, sent } : undefined)
  const run = await finished
  const tookMs = performance.now() - startedAtMs
  return {
    scenario,
    number,
    commentsBefore,
    run,
    endedBySignal: child.signalCode,
    rawOutputs: readFileSync(path.join(folder, 'outputs'), 'utf8'),
    folder,
    tookMs,
    ...interruptions.stop(),
    farEnds,
    requests: requestsOf(farEnds),
  }
}

function requestsOf({ service, github, artifacts }: FarEnds): Attempt['requests'] {
  return {
    service: [...service.requests],
    github: [...github.requests],
    artifacts: [...artifacts.requests],
  }
}

function stepOf(
  scenario: Scenario,
  number: number,
  folder: string,
  { service, github, artifacts }: FarEnds,
): ActionRunOptions {
  const event = scenario.operation === 'agent-job' ? scenario.event : undefined
  return {
    folder,
    githubToken: gitHubToken,
    inputs: {
      'api-key': apiKey,
      'project-id': projectId,
      'base-url': service.url,
      'timeout-minutes': String(scenario.timeoutMs / 60_000),
      ...scenario.inputs,
    },
    ...(event && { event: { name: event.name, payload: event.payload, triggeringActor: event.actor } }),
    env: {
      GITHUB_API_URL: github.url,
      GITHUB_RUN_ID: workflowRunId,
      GITHUB_REF: 'refs/heads/main',
      GITHUB_SHA: headCommit,
      GITHUB_RUN_ATTEMPT: String(number),
      ...artifacts.environment,
      ...unusableVariables(scenario.unusable, folder),
    },
  }
}

/** Sends the signals of a scenario, and kills a process as planned or if it hangs. */
function interrupt(
  child: ChildProcess,
  { signals, timeoutMs }: Scenario,
  planned: (KillPlan & { sent: () => number }) | undefined,
): { stop: () => Pick<Attempt, 'hung' | 'signalled'> } {
  let signalled = false
  let hung = false
  const timers = signals.map(({ name, afterMs }) =>
    setTimeout(() => {
      signalled = child.kill(name) || signalled
    }, afterMs),
  )
  const watch = setInterval(() => {
    if (planned === undefined || planned.sent() < planned.afterRequests) return
    clearInterval(watch)
    timers.push(setTimeout(() => child.kill('SIGKILL'), planned.afterMs))
  }, 2)
  const overdue = setTimeout(() => {
    hung = true
    child.kill('SIGKILL')
  }, timeoutMs + graceMs)
  return {
    stop: () => {
      clearInterval(watch)
      for (const timer of [...timers, overdue]) clearTimeout(timer)
      return { hung, signalled }
    },
  }
}

function unusableVariables(unusable: Unusable | undefined, folder: string): Record<string, string> {
  if (unusable === undefined) return {}
  mkdirSync(path.join(folder, 'a-folder'), { recursive: true })
  writeFileSync(path.join(folder, 'a-file'), '')
  const { variable, path: unusablePath } = unusablePaths[unusable]
  return { [variable]: path.resolve(folder, unusablePath) }
}
