import type { Random } from '../random.ts'
import { drawKind } from './fault-kinds.ts'
import type { Place } from './places.ts'

/** A fault as plain data. */
export interface FaultPlan {
  place: Place
  /** A key of the table in `fault-kinds.ts`. */
  kind: string
  /** Number of requests to skip first. */
  after: number
  /** Number of requests that the fault applies to. */
  times: number
}

const everyRequest = 1_000_000

/** Draws up to three faults. Most runs with more end before they reach a job. */
export function drawFaults(random: Random, places: readonly Place[]): FaultPlan[] {
  const count = random.pick([0, 0, 1, 1, 1, 2, 3])
  return Array.from({ length: count }, () => ({
    place: random.pick(places),
    kind: drawKind(random),
    after: random.pick([0, 0, 0, 0, 1, 2]),
    times: random.pick([1, 1, 2, 3, everyRequest]),
  }))
}
