import type { Interruption } from './deadline.ts'
import { ActionError, messageOf } from './errors.ts'
import { type Skip, SkippedError } from './skip.ts'
import type { RunContext } from './run-context.ts'
import type { Outcome, Outputs } from './outputs.ts'
import { codeBlock } from './untrusted-text.ts'

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

const skipHeadlines: Readonly<Record<Skip['reason'], string>> = {
  'label-mismatch': 'Skipped: the event did not add the label',
  'not-a-request': 'Skipped: the event is not a request',
  'insufficient-permission': 'Skipped: somebody behind the event lacks the permission',
  'bot-not-allowed': 'Skipped: a bot behind the event is not allowed',
  'no-changes': 'Skipped: nothing changed that the request is about',
  'issue-closed': 'Skipped: the issue is closed',
  'no-secrets': 'Skipped: GitHub gives the run no secrets',
}

/** Returns the end of a skipped step. It succeeds and names the reason. */
export function skippedEnd({ reason, message }: Skip): StepEnd {
  const headline = skipHeadlines[reason]
  return {
    outcome: 'skipped',
    outputs: { skipReason: reason, headline },
    report: `## ${headline}\n\n${codeBlock(message)}`,
    message: `Skipped: ${message}`,
    severity: 'notice',
  }
}

/** Returns the end of a step without a result. `hint` adds what the user can do. */
export function interruptedEnd({ outcome, error }: Interruption, hint?: string): StepEnd {
  if (error instanceof SkippedError) return skippedEnd(error.skip)
  // The message of an ActionError may have several lines. The log and the code block make them safe.
  const reason = error instanceof ActionError ? error.message : messageOf(error)
  const message = [reason, ...(hint === undefined ? [] : [hint])].join(' ')
  const headline = interruptionHeadlines[outcome]
  return {
    outcome,
    outputs: { headline },
    error,
    report: `## ${headline}\n\n${codeBlock(message)}`,
    message,
    severity: 'error',
  }
}

const interruptionHeadlines: Readonly<Record<Interruption['outcome'], string>> = {
  'timed-out': 'The step timed out',
  cancelled: 'The step was cancelled',
  error: 'The step failed',
}

/**
 * Returns the end of a dry run.
 *
 * @param paragraphs Markdown: what the step would do
 */
export function dryRunEnd(paragraphs: readonly string[]): StepEnd {
  const headline = 'Dry run: nothing was sent'
  return {
    outcome: 'dry-run',
    outputs: { headline },
    report: [`## ${headline}`, ...paragraphs].join('\n\n'),
    message: `${headline}.`,
    severity: 'info',
  }
}
