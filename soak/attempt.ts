import type { ChildProcess } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { type ActionRun, startAction } from '../simulator/action-runner.ts'
import type { SimulatedComment } from '../simulator/github-api.ts'
import type { RecordedRequest } from '../simulator/recording-server.ts'
import type { FarEnds } from './far-ends.ts'
import type { ServerName } from './faults/fault-plans.ts'
import { quotedFile, quotedFileName } from './scenarios/draw-scenario.ts'
import { headCommit } from './scenarios/events.ts'
import type { AttemptPlan, RunPlan, Scenario } from './scenarios/scenario.ts'

// Generous for a busy machine: a run that takes longer hangs.
const graceMs = 30_000
const delayToleranceMs = 200

// Linux has a file on a disk that is always full.
const fileVariables = { outputs: 'GITHUB_OUTPUT', summary: 'GITHUB_STEP_SUMMARY' } as const

/** One process of the action and everything that it left behind. */
export interface Attempt {
  readonly scenario: Scenario
  readonly run: RunPlan
  /** 1 for the first run, 2 for its re-run. */
  readonly number: number
  readonly plan: AttemptPlan
  readonly result: ActionRun
  /** The signal that ended the process; null if it exited by itself. */
  readonly endedBySignal: NodeJS.Signals | null
  /** The signal of the plan was sent to the process while it was running. */
  readonly signalled: boolean
  /** The step ran longer than its deadline and the grace period, and was killed. */
  readonly hung: boolean
  readonly tookMs: number
  readonly folder: string
  /** Requests of this attempt only. */
  readonly requests: Readonly<Record<ServerName, readonly RecordedRequest[]>>
  readonly commentsBefore: readonly SimulatedComment[]
  readonly commentsAfter: readonly SimulatedComment[]
  readonly farEnds: FarEnds
}

/** How the run came to its job, as its outputs tell it; empty if it came to none. */
export function originOf({ result }: Pick<Attempt, 'result'>): string {
  const { job = '' } = result.outputs
  return job === '' ? '' : ((JSON.parse(job) as { origin?: string }).origin ?? '')
}

/** Runs the action once. */
export async function runAttempt(
  scenario: Scenario,
  run: RunPlan,
  number: number,
  folder: string,
  farEnds: FarEnds,
): Promise<Attempt> {
  const { service, github } = farEnds
  const plan = run.attempts[number - 1]
  if (plan === undefined) throw new RangeError(`The run ${run.id} has no attempt ${number}.`)
  farEnds.startAttempt(run, plan)
  const commentsBefore = structuredClone(github.comments)
  const workspace = path.join(folder, 'workspace')
  mkdirSync(workspace, { recursive: true })
  writeFileSync(path.join(workspace, quotedFileName), quotedFile)
  const { event, deployed } = run
  const startedAtMs = performance.now()
  const { process: child, finished } = startAction({
    folder,
    githubToken: plan.gitHubToken,
    inputs: {
      'api-key': plan.apiKey,
      'base-url': service.url,
      'timeout-minutes': String(plan.timeoutMs / 60_000),
      ...run.inputs,
      ...('site-url' in run.inputs && { 'site-url': farEnds.site.url }),
    },
    ...(event && { event: { ...event, triggeringActor: event.checked[0] ?? 'writer' } }),
    env: {
      GITHUB_API_URL: github.url,
      GITHUB_RUN_ID: run.id,
      GITHUB_RUN_ATTEMPT: String(number),
      GITHUB_REF: 'refs/heads/main',
      GITHUB_SHA: deployed?.commit ?? headCommit,
      ...(plan.fullDisk && { [fileVariables[plan.fullDisk]]: '/dev/full' }),
    },
  })
  const interruptions = interrupt(child, plan, farEnds)
  const result = await finished
  const tookMs = performance.now() - startedAtMs
  // The next attempt starts when the servers have done what this one gave up.
  const requests = { service: [...service.requests], github: [...github.requests] }
  const doneAtMs = [...requests.service, ...requests.github].map(({ receivedAtMs, fault }) =>
    fault?.delayMs === undefined ? 0 : receivedAtMs + fault.delayMs + delayToleranceMs,
  )
  await sleep(Math.max(0, ...doneAtMs.map((atMs) => atMs - Date.now())))
  return {
    scenario,
    run,
    number,
    plan,
    result,
    endedBySignal: child.signalCode,
    tookMs,
    ...interruptions.stop(),
    folder,
    requests,
    commentsBefore,
    commentsAfter: structuredClone(github.comments),
    farEnds,
  }
}

/** Sends the signal of a plan, and kills the process as planned or if it hangs. */
function interrupt(
  child: ChildProcess,
  { signal, killAfterRequests = Infinity, pushAfterRequests = Infinity, timeoutMs }: AttemptPlan,
  farEnds: FarEnds,
): { stop: () => Pick<Attempt, 'hung' | 'signalled'> } {
  const state = { hung: false, signalled: false }
  const startedAtMs = performance.now()
  const watch = setInterval(() => {
    const tookMs = performance.now() - startedAtMs
    const requests = farEnds.service.requests.length + farEnds.github.requests.length
    if (requests >= killAfterRequests) child.kill('SIGKILL')
    if (requests >= pushAfterRequests) farEnds.push()
    if (tookMs > timeoutMs + graceMs) state.hung = child.kill('SIGKILL')
    const isTime =
      signal !== undefined &&
      ('afterMs' in signal ? tookMs >= signal.afterMs : requests >= signal.afterRequests)
    if (isTime && !state.signalled) state.signalled = child.kill(signal.name)
  }, 2)
  return {
    stop: () => {
      clearInterval(watch)
      return state
    },
  }
}
