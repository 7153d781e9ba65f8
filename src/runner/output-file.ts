import { randomUUID } from 'node:crypto'
import { accessSync, appendFileSync, constants } from 'node:fs'

import { ActionError, fileProblem } from '../shared/errors.ts'
import type { OutputFields, OutputName, Outputs } from '../shared/outputs.ts'
import { singleLine } from '../shared/untrusted-text.ts'
import type { SecretMask } from './secret-mask.ts'

// The runner accepts 1 MB of outputs per job. No field of the service should be this long.
const maxCharacters = 2000

/** The runner's file for outputs cannot be written. */
export class OutputFileError extends ActionError {}

/** The outputs of the step. Keeps the last value of each, so that the end of the run can read it. */
export class StepOutputs {
  readonly #mask: SecretMask
  readonly #values = new Map<string, string>()

  constructor(mask: SecretMask) {
    this.#mask = mask
  }

  /**
   * Checks that outputs can be set. Call it before a job exists, so that its ID cannot be lost.
   *
   * @throws OutputFileError if outputs cannot be set
   */
  check(): void {
    append('')
  }

  /**
   * Sets outputs at once. A later value replaces an earlier one. Null and undefined set an empty value, and a list one
   * line for each item.
   *
   * @throws OutputFileError
   */
  readonly set = (outputs: Outputs): void => {
    const lines = Object.entries(outputs).map(([name, value]) => {
      const text = this.#textOf(value)
      this.#values.set(name, text)
      // A value without a line break needs no delimiter:
      // https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
      if (!text.includes('\n')) return `${name}=${text}\n`
      const delimiter = randomUUID()
      return `${name}<<${delimiter}\n${text}\n${delimiter}\n`
    })
    append(lines.join(''))
  }

  #textOf(value: Outputs[OutputName]): string {
    if (typeof value !== 'object' || value === null) return this.#oneLine(value ?? '')
    return isList(value) ? value.map((item) => this.#oneLine(item)).join('\n') : this.#json(value)
  }

  /** Returns JSON whose texts are lines like other values, so that nothing of it is cut. */
  #json(fields: OutputFields): string {
    return JSON.stringify(fields, (_, part: unknown) =>
      typeof part === 'string' ? this.#oneLine(part) : part,
    )
  }

  #oneLine(value: string | number): string {
    // Before a cut splits a secret.
    return singleLine(this.#mask.redact(String(value)), maxCharacters)
  }

  /** Returns the last value; an empty string if none was set. */
  get(name: OutputName): string {
    return this.#values.get(name) ?? ''
  }
}

/**
 * Appends to the runner's file. Outside a runner, where outputs have no reader, there is none.
 *
 * @throws OutputFileError
 */
function append(text: string): void {
  const file = process.env['GITHUB_OUTPUT']
  if (file === undefined || file === '') return
  try {
    // The runner would not read a file that is created here.
    accessSync(file, constants.W_OK)
    appendFileSync(file, text)
  } catch (error) {
    throw new OutputFileError(
      `GITHUB_OUTPUT names a file that cannot be written to: ${file} (${fileProblem(error)}). The outputs of this step could not be set.`,
      { cause: error },
    )
  }
}

/** Array.isArray() does not narrow a list that is read-only. */
function isList(value: OutputFields | readonly string[]): value is readonly string[] {
  return Array.isArray(value)
}
