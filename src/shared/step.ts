import {
  ActionError,
  type Interruption,
  interruptionOf,
  messageOf,
  type Skip,
  skipHeadlines,
  SkippedError,
} from './errors.ts'
import type { RunContext } from './run-context.ts'
import type { Outcome, Outputs } from './outputs.ts'
import { codeBlock } from './untrusted-text.ts'

/** The run of a workflow, as the variables of the runner describe it. What a variable does not tell is empty. */
export interface WorkflowRun {
  /** URL of GitHub, without a slash at the end. */
  serverUrl: string
  /** `owner/name`. */
  repository: string
  id: string
  /** Page of the run on GitHub. */
  url: string
  /** Number of this attempt, starting at 1; undefined if the runner does not tell it. */
  attempt: number | undefined
  /** All legs of a matrix and all calls of a reusable workflow share `job` and `action`. */
  job: string | undefined
  action: string | undefined
}

/** What an operation gets from the run. */
export interface StepContext extends RunContext {
  /** Removes secrets from text. */
  redact: (text: string) => string
  /** By the clock that counts. */
  startedAtMs: number
  workflowRun: WorkflowRun
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

/** Returns a link to the run, in Markdown. */
export function runLink({ url }: Pick<WorkflowRun, 'url'>): string {
  return `[workflow run](<${url}>)`
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
export function interruptedEnd(error: unknown, hint?: string): StepEnd {
  if (error instanceof SkippedError) return skippedEnd(error.skip)
  const outcome = interruptionOf(error)
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

const interruptionHeadlines: Readonly<Record<Interruption, string>> = {
  'timed-out': 'The step timed out',
  cancelled: 'The step was cancelled',
  error: 'The step failed',
}

/** Returns why work ended without a result, such as `the step timed out`. */
export function interruptionWords(error: unknown): string {
  return interruptionHeadlines[interruptionOf(error)].toLowerCase()
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

/**
 * Returns how to wait for a job that goes on. The service documents no way to cancel a job.
 *
 * @param state what follows its name
 */
export function attachHint(jobId: string, state: string, quote = (text: string): string => text): string {
  return `Agent job ${quote(jobId)} ${state}. To wait for it, run this action with ${quote(`job-id: ${jobId}`)}.`
}
