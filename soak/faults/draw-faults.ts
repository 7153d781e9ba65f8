import type { Random } from '../random.ts'
import { familiesAt } from './fault-kinds.ts'
import type { FaultPlan } from './fault-plan.ts'
import type { Place } from './places.ts'

const everyRequest = 1_000_000

/** Up to six faults at the places that a scenario uses. */
export function drawFaults(random: Random, places: readonly Place[]): FaultPlan[] {
  const count = random.pick([0, 1, 2, 3, 4, 6])
  return Array.from({ length: count }, () => drawFault(random, random.pick(places)))
}

function drawFault(random: Random, place: Place): FaultPlan {
  return {
    place,
    // The family comes first, so that a large one does not crowd out the others.
    kind: random.pick(random.pick(familiesAt(place))),
    after: random.pick([0, 0, 0, 0, 1, 2]),
    // Data that moves with every request gives the action nothing to compare.
    times: place === 'moving-visitors' ? 1 : random.pick([1, 1, 2, 3, everyRequest]),
  }
}
