import type { Interruption } from '../deadline.ts'
import { ActionError, messageOf } from '../errors.ts'
import type { RunContext } from '../run-context.ts'
import type { Outcome, Outputs } from '../runner/outputs.ts'
import { codeBlock } from '../untrusted-text.ts'

/** What a run gives an operation to work with. */
export interface Step {
  context: RunContext
  /** Takes secrets out of text. */
  redact: (text: string) => string
  startedAtMs: number
  /** Sets outputs at once, so that a run that is killed later still has them. */
  setOutputs: (outputs: Outputs) => void
}

/** How a step ended: the one kind of ending that every operation has. */
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
  /** What ended the step early, if anything did. */
  error?: unknown
}

/** The end of a step that did not reach its result. `hint` says what the user can do beyond what the error says. */
export function interruptedEnd({ outcome, error }: Interruption, hint?: string): StepEnd {
  // The message of an action's own error may have lines; the log and the code block make it safe.
  const reason = error instanceof ActionError ? error.message : messageOf(error)
  const message = [reason, ...(hint === undefined ? [] : [hint])].join(' ')
  return { outcome, error, report: `## Failed\n\n${codeBlock(message)}`, message, severity: 'error' }
}
