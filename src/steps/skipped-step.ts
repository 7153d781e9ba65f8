import type { Skip } from '../github/trigger.ts'
import { codeBlock } from '../untrusted-text.ts'
import type { StepEnd } from './step.ts'

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
