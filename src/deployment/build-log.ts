import { lstat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { ActionError, messageOf } from '../shared/errors.ts'
import { makeFolder } from '../shared/files.ts'
import type { StepContext } from '../shared/step.ts'
import { printable } from '../shared/untrusted-text.ts'

const maxCharacters = 20_000

/**
 * Makes the folder of the file. Called before the first request.
 *
 * @throws ActionError
 */
export async function makeBuildLogFolder(file: string): Promise<void> {
  const folder = path.dirname(file)
  try {
    if (!path.isAbsolute(folder)) throw new Error('it is no absolute path')
    await makeFolder(folder)
  } catch (error) {
    const reason = `${folder} cannot be used for the log of a build: ${messageOf(error)}`
    throw new ActionError(
      `The folder ${reason}. Set RUNNER_TEMP to a folder that this step may write to. Nothing was sent.`,
      { cause: error },
    )
  }
}

/** Writes what was said of a deployment, and the end of each text. Returns the file; undefined if it cannot be written. */
export async function writeBuildLog(
  texts: readonly string[],
  file: string,
  { redact, log }: Pick<StepContext, 'redact' | 'log'>,
): Promise<string | undefined> {
  const parts = texts.map((text) => redact(printable(text)).slice(-maxCharacters).trim()).filter(Boolean)
  const folder = path.dirname(file)
  try {
    await makeFolder(folder)
    // Another step could have made it a link to a folder of its own.
    if (!(await lstat(folder)).isDirectory()) throw new Error('its folder is a link')
    await writeFile(file, `${parts.join('\n\n')}\n`, { flag: 'wx' })
    return file
  } catch (error) {
    log.warning(`The log of the build could not be written to ${file} (${messageOf(error)}).`)
    return undefined
  }
}
