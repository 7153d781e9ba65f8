import type { Place } from './places.ts'

/** A fault as plain data. `kind` is a key of the table in `fault-kinds.ts`. */
export interface FaultPlan {
  place: Place
  kind: string
  /** Requests that pass first. */
  after: number
  /** Requests that the fault takes hold of. */
  times: number
}
