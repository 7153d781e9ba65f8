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
