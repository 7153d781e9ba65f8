import type { Random } from '../random.ts'

/** A signal for the step. Its delay counts from the start of the step. */
export interface SignalPlan {
  name: 'SIGINT' | 'SIGTERM' | 'SIGHUP'
  afterMs: number
}

/** A SIGKILL for the step: the machine of the runner is gone. */
export interface KillPlan {
  /** Never the last attempt, so that a re-run follows. */
  attempt: number
  /** The number of requests of the attempt after which the process is killed. */
  afterRequests: number
  /** Delay since then. */
  afterMs: number
}

/** What cannot be used: the variable that names it, and its path in the folder of the attempt. */
export const unusablePaths = {
  'output-file-is-a-folder': { variable: 'GITHUB_OUTPUT', path: 'a-folder' },
  'output-file-in-no-folder': { variable: 'GITHUB_OUTPUT', path: 'no-folder/file' },
  'temporary-folder-is-a-file': { variable: 'RUNNER_TEMP', path: 'a-file' },
  'temporary-folder-in-proc': { variable: 'RUNNER_TEMP', path: '/proc/docs-agent-soak' },
  'summary-file-is-a-folder': { variable: 'GITHUB_STEP_SUMMARY', path: 'a-folder' },
  'summary-file-in-no-folder': { variable: 'GITHUB_STEP_SUMMARY', path: 'no-folder/file' },
} as const

/** A file or folder of the runner that cannot be used. */
export type Unusable = keyof typeof unusablePaths

/** Short, so that a run that waits for its deadline ends soon. */
export function drawTimeoutMs(random: Random): number {
  return random.integer(1500, 4000)
}

export function drawSignals(random: Random, timeoutMs: number): SignalPlan[] {
  if (!random.chance(0.15)) return []
  const name = random.pick(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  const first = { name, afterMs: random.integer(0, timeoutMs) }
  if (!random.chance(0.3)) return [first]
  return [first, { name: 'SIGTERM', afterMs: first.afterMs + random.integer(0, 1000) }]
}

/** Most runs send fewer than ten requests. */
export function drawKills(random: Random, attempts: number): KillPlan[] {
  return Array.from({ length: attempts - 1 }, (_, index) => ({
    attempt: index + 1,
    afterRequests: random.integer(1, 9),
    afterMs: random.integer(0, 40),
  })).filter(() => random.chance(0.4))
}

export function drawUnusable(random: Random): Unusable | undefined {
  return random.chance(0.08) ? random.pick(Object.keys(unusablePaths) as Unusable[]) : undefined
}
