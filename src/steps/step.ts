import type { Interruption } from '../deadline.ts'
import { ActionError, messageOf } from '../errors.ts'
import type { Skip } from '../github/trigger.ts'
import type { RunContext } from '../run-context.ts'
import type { Outcome, Outputs } from '../runner/outputs.ts'
import { codeBlock } from '../untrusted-text.ts'

/** What an operation gets from the run. */
export interface StepContext extends RunContext {
  /** Removes secrets from text. */
  redact: (text: string) => string
  startedAtMs: number
  /** Sets outputs at once, so that a run that is killed later still has them. */
  setOutputs: (outputs: Outputs) => void
}

/** How a step ended. All operations return it. */
export interface StepEnd {
  outcome: Outcome
  /** Outputs that are set at the end of the step. */
  outputs?: Outputs
  /** Markdown for the job summary. */
  report: string
  /** The last line of the log. */
  message: string
  /** Severity of the last line. `error` fails the step. */
  severity: 'info' | 'notice' | 'error'
  /** The error that ended the step, if any. */
  error?: unknown
}

/** Returns the end of a skipped step. It succeeds and names the reason. */
export function skippedEnd({ reason, message }: Skip): StepEnd {
  return {
    outcome: 'skipped',
    outputs: { skipReason: reason },
    report: `## Skipped\n\n${codeBlock(message)}`,
    message: `Skipped: ${message}`,
    severity: 'notice',
  }
}

/** Returns the end of a step without a result. `hint` adds what the user can do. */
export function interruptedEnd({ outcome, error }: Interruption, hint?: string): StepEnd {
  // The message of an ActionError may have several lines. The log and the code block make them safe.
  const reason = error instanceof ActionError ? error.message : messageOf(error)
  const message = [reason, ...(hint === undefined ? [] : [hint])].join(' ')
  return { outcome, error, report: `## Failed\n\n${codeBlock(message)}`, message, severity: 'error' }
}

/**
 * Returns the end of a dry run.
 *
 * @param paragraphs Markdown: what the step would do
 */
export function dryRunEnd(paragraphs: readonly string[]): StepEnd {
  return {
    outcome: 'dry-run',
    report: ['## Dry run: nothing was sent', ...paragraphs].join('\n\n'),
    message: 'Dry run: nothing was sent.',
    severity: 'info',
  }
}
