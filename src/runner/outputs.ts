import { closeSync, constants, openSync } from 'node:fs'

import { setOutput } from '@actions/core'

import { ActionError, errorCode } from '../errors.ts'
import { singleLine } from '../untrusted-text.ts'
import type { SecretMask } from './secret-mask.ts'

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

/** The runner's file for outputs cannot be used. */
export class OutputFileError extends ActionError {
  override name = 'OutputFileError'
}

/** The outputs of the step. What was set last is kept, so that the end of the run knows what became known before. */
export class StepOutputs {
  readonly #mask: SecretMask
  readonly #values = new Map<OutputName, string>()

  constructor(mask: SecretMask) {
    this.#mask = mask
  }

  /** @throws OutputFileError when outputs could not be set: found before there is a job whose id would be lost */
  check(): void {
    const file = outputFile()
    if (file === undefined) return
    try {
      closeSync(openSync(file, constants.O_WRONLY | constants.O_APPEND))
    } catch (error) {
      throw unusable(file, error)
    }
  }

  /**
   * Sets outputs at once; one set before takes the new value. Null and undefined set an empty one.
   *
   * @throws OutputFileError
   */
  set(outputs: Outputs): void {
    const file = outputFile()
    for (const [name, value] of Object.entries(outputs) as [OutputName, Outputs[OutputName]][]) {
      const text = singleLine(this.#mask.redact(String(value ?? '')), maxCharacters)
      this.#values.set(name, text)
      if (file === undefined) continue
      try {
        setOutput(name, text)
      } catch (error) {
        throw unusable(file, error)
      }
    }
  }

  /** The value as it was set last; empty when it was not. */
  get(name: OutputName): string {
    return this.#values.get(name) ?? ''
  }
}

/** Undefined outside a runner: then there is nobody to set outputs for. */
function outputFile(): string | undefined {
  const file = process.env['GITHUB_OUTPUT']
  return file === '' ? undefined : file
}

function unusable(file: string, cause: unknown): OutputFileError {
  return new OutputFileError(
    `GITHUB_OUTPUT names a file that cannot be written to: ${file} (${errorCode(cause)}). The outputs of this step could not be set.`,
    { cause },
  )
}
