import { randomUUID } from 'node:crypto'
import { accessSync, appendFileSync, constants, statSync, truncateSync } from 'node:fs'

import { ActionError, messageOf } from '../shared/errors.ts'
import type { OutputName, Outputs } from '../shared/outputs.ts'
import { singleLine } from '../shared/untrusted-text.ts'
import type { SecretMask } from './secret-mask.ts'

// The runner accepts 1 MB of outputs per job. No field of the service should be this long.
const maxCharacters = 2000
// More than the outputs of a step have. A file has room up to the end of its last block, also on a full disk.
const spaceBytes = 65_536

/** The runner's file for outputs cannot be written. */
export class OutputFileError extends ActionError {}

/** Returns the outputs of the step. They keep the last value of each, so that the end of the run can read it. */
export function createStepOutputs({ redact }: SecretMask) {
  const values = new Map<string, string>()
  // Secrets are removed before a cut splits one.
  const oneLine = (value: string | number): string => singleLine(redact(String(value)), maxCharacters)
  const textOf = (value: Outputs[OutputName]): string => {
    if (typeof value !== 'object' || value === null) return oneLine(value ?? '')
    if (Array.isArray(value)) return value.map(oneLine).join('\n')
    // Each text in JSON is a line like other values, so that nothing of it is cut.
    return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? oneLine(part) : part))
  }
  return {
    /**
     * Checks that outputs can be set. Call it before a job exists, so that its ID cannot be lost.
     *
     * @throws OutputFileError if outputs cannot be set
     */
    check: (): void => {
      append(reserveSpace)
    },
    /**
     * Sets outputs at once. A later value replaces an earlier one. Null and undefined set an empty value, and a list one
     * line for each item.
     *
     * @throws OutputFileError
     */
    set: (outputs: Outputs): void => {
      const lines = Object.entries(outputs).map(([name, value]) => {
        const text = textOf(value)
        values.set(name, text)
        // A value without a line break needs no delimiter:
        // https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
        if (!text.includes('\n')) return `${name}=${text}\n`
        const delimiter = randomUUID()
        return `${name}<<${delimiter}\n${text}\n${delimiter}\n`
      })
      append((file) => {
        appendFileSync(file, lines.join(''))
      })
    },
    /** Returns the last value; an empty string if none was set. */
    get: (name: OutputName): string => values.get(name) ?? '',
  }
}

/** Writes empty lines, which the runner skips, and removes them. */
function reserveSpace(file: string): void {
  const stats = statSync(file)
  try {
    appendFileSync(file, '\n'.repeat(stats.isFile() ? spaceBytes : 1))
  } finally {
    if (stats.isFile()) truncateSync(file, stats.size)
  }
}

/**
 * Writes to the runner's file. Outside a runner, where outputs have no reader, there is none.
 *
 * @throws OutputFileError
 */
function append(write: (file: string) => void): void {
  const { GITHUB_OUTPUT: file = '' } = process.env
  if (file === '') return
  try {
    // The runner would not read a file that is created here.
    accessSync(file, constants.W_OK)
    write(file)
  } catch (error) {
    throw new OutputFileError(
      `GITHUB_OUTPUT names a file that cannot be written to: ${file} (${messageOf(error)}). The outputs of this step could not be set.`,
      { cause: error },
    )
  }
}
