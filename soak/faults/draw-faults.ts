import type { Random } from '../random.ts'
import { familiesAt } from './fault-kinds.ts'
import type { Place } from './places.ts'

/** A fault as plain data. `kind` is a key of the table in `fault-kinds.ts`. */
export interface FaultPlan {
  place: Place
  kind: string
  /** The attempt of the workflow run in which the fault applies. */
  attempt: number
  /** Number of requests to skip first. */
  after: number
  /** Number of requests that the fault applies to. */
  times: number
}

const everyRequest = 1_000_000

/** Draws up to six faults at the places that a scenario uses. */
export function drawFaults(random: Random, places: readonly Place[], attempts = 1): FaultPlan[] {
  // Most runs with many faults end before they reach a job.
  const count = random.pick([0, 0, 1, 1, 2, 3, 4, 6])
  return Array.from({ length: count }, () => drawFault(random, random.pick(places), attempts))
}

function drawFault(random: Random, place: Place, attempts: number): FaultPlan {
  return {
    place,
    attempt: random.integer(1, attempts),
    // The family is drawn first, so that a large family does not crowd out the others.
    kind: random.pick(random.pick(familiesAt(place))),
    after: random.pick([0, 0, 0, 0, 1, 2]),
    // If the data changed with every request, there would be no result to compare the export with.
    times: place === 'moving-visitors' ? 1 : random.pick([1, 1, 2, 3, everyRequest]),
  }
}
