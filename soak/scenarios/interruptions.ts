import type { Random } from '../random.ts'
import type { KillPlan, SignalPlan, Unusable } from './scenario.ts'

const unusable: readonly Unusable[] = [
  'output-file-is-a-folder',
  'output-file-in-no-folder',
  'temporary-folder-is-a-file',
  'temporary-folder-in-proc',
  'summary-file-is-a-folder',
  'summary-file-in-no-folder',
]

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
  return random.chance(0.08) ? random.pick(unusable) : undefined
}
