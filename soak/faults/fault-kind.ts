import type { Fault } from '../../simulator/faults.ts'
import type { Place } from './places.ts'

/** What a fault can use from the run. */
export interface FaultContext {
  /** Upload URLs that the artifact service has issued so far. */
  signedUrls: readonly string[]
  runtimeToken: string
}

/** What a fault does. Its plan says where and how often. */
export type FaultBehaviour = Omit<Fault, 'method' | 'path' | 'times' | 'after'>

export interface FaultKind {
  /** Default: every place except `moving-visitors`. */
  at?: readonly Place[]
  behaviour: (context: FaultContext) => FaultBehaviour
}

export type FaultKinds = Readonly<Record<string, FaultKind>>
