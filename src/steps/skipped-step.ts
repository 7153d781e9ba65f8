import type { Skip } from '../github/trigger.ts'
import { codeBlock } from '../untrusted-text.ts'
import type { StepEnd } from './step.ts'

/** The end of a step that does nothing, as a success that says why. */
export function skippedEnd({ reason, message }: Skip): StepEnd {
  return {
    outcome: 'skipped',
    outputs: { skipReason: reason },
    report: `## Skipped\n\n${codeBlock(message)}`,
    message: `Skipped: ${message}`,
    severity: 'notice',
  }
}
