import { answerKinds } from './answer-kinds.ts'
import { dataKinds } from './data-kinds.ts'
import { deliveryKinds } from './delivery-kinds.ts'
import type { FaultKind, FaultKinds } from './fault-kind.ts'
import { fieldKinds } from './field-kinds.ts'
import type { Place } from './places.ts'
import { secretKinds } from './secret-kinds.ts'
import { retryAfterKinds, statusKinds } from './status-kinds.ts'

interface Family {
  kinds: FaultKinds
  /** How often the family is drawn, relative to the others. */
  weight: number
}

const families: readonly Family[] = [
  // These are the most common faults of networks, and the most expensive to handle wrongly.
  { kinds: deliveryKinds, weight: 3 },
  { kinds: answerKinds, weight: 2 },
  { kinds: fieldKinds, weight: 2 },
  { kinds: statusKinds, weight: 1 },
  { kinds: retryAfterKinds, weight: 1 },
  { kinds: secretKinds, weight: 1 },
  { kinds: dataKinds, weight: 1 },
]

/** Returns the kinds that are possible at a place, by family. A family occurs as often as its weight. */
export function familiesAt(place: Place): string[][] {
  const isPossible = ({ at }: FaultKind): boolean =>
    at === undefined ? place !== 'moving-visitors' : at.includes(place)
  return families.flatMap(({ kinds, weight }) => {
    const names = Object.keys(kinds).filter((name) => isPossible(faultKind(name)))
    return names.length === 0 ? [] : Array.from({ length: weight }, () => names)
  })
}

export function faultKind(name: string): FaultKind {
  const kind = families.find(({ kinds }) => name in kinds)?.kinds[name]
  if (kind === undefined) throw new Error(`Unknown kind of fault: ${name}.`)
  return kind
}
