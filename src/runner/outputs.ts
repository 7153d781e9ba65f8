import { singleLine } from '../untrusted-text.ts'
import type { SecretMask } from './secret-mask.ts'
import { issueFileCommand, prepareKeyValueMessage } from './toolkit.ts'

/** How a run ended. */
export const outcomes = [
  'pr-created',
  'no-pr',
  'archived',
  'failed',
  'timed-out',
  'cancelled',
  'started',
  'skipped',
  'dry-run',
  'exported',
  'error',
] as const
export type Outcome = (typeof outcomes)[number]

export const outputNames = [
  'outcome',
  'status',
  'prLink',
  'prNumber',
  'prRepository',
  'jobId',
  'model',
  'sourceRepository',
  'sourceRef',
  'createdAt',
  'archivedAt',
  'durationSeconds',
  'skipReason',
  'human',
  'ai',
  'total',
  'previousHuman',
  'previousAi',
  'previousTotal',
  'pages',
  'requests',
  'dateFrom',
  'dateTo',
  'outputDir',
  'artifactId',
  'artifactUrl',
  'artifactDigest',
] as const
export type OutputName = (typeof outputNames)[number]

export type Outputs = Partial<Record<OutputName, string | number | null | undefined>>

// The runner takes 1 MB of outputs per job; no field of the service is meant to be this long.
const maxCharacters = 2000

/**
 * Sets step outputs at once; one set before takes the new value. Null and undefined set an empty one.
 *
 * @throws Error when the runner's file for outputs is missing
 */
export function setOutputs(outputs: Outputs, mask: SecretMask): void {
  const file = process.env['GITHUB_OUTPUT']
  if (file === undefined || file === '') return
  for (const [name, value] of Object.entries(outputs)) {
    const text = singleLine(mask.redact(String(value ?? '')), maxCharacters)
    issueFileCommand('OUTPUT', prepareKeyValueMessage(name, text))
  }
}
