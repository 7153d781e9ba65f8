import { Cancelled, type Deadline, DeadlineExceeded } from '../deadline.ts'
import type { Log } from '../log.ts'
import type { Outcome, Outputs } from '../runner/outputs.ts'

/** What a run gives an operation to work with. */
export interface Step {
  deadline: Deadline
  log: Log
  /** Takes secrets out of text. */
  redact: (text: string) => string
  startedAtMs: number
  /** Sets outputs at once, so that a run that is killed later still has them. */
  setOutputs: (outputs: Outputs) => void
}

/** How an operation ended. */
export interface StepEnd {
  outcome: Outcome
  /** Outputs that are known only now, or set again. */
  outputs?: Outputs
  /** Markdown for the job summary. */
  report: string
  /** The closing line of the log. */
  message: string
  /** How it is shown. An error fails the step. */
  severity: 'info' | 'notice' | 'error'
}

/** The outcome of an operation that an error ended. */
export function outcomeOfError(error: unknown): Outcome {
  if (error instanceof Cancelled) return 'cancelled'
  return error instanceof DeadlineExceeded ? 'timed-out' : 'error'
}
