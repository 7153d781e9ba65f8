import type { Fault } from '../../simulator/faults.ts'
import type { Place } from './places.ts'

/** What a fault may know of the run. */
export interface FaultContext {
  /** Upload URLs that the artifact service has given out so far. */
  signedUrls: readonly string[]
  runtimeToken: string
}

/** What a fault does. Where and how often stands in its plan. */
export type FaultBehaviour = Omit<Fault, 'method' | 'path' | 'times' | 'after'>

export interface FaultKind {
  /** Every place but `moving-visitors` when absent. */
  at?: readonly Place[]
  behaviour: (context: FaultContext) => FaultBehaviour
}

export type FaultKinds = Readonly<Record<string, FaultKind>>
