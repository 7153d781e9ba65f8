import { access, constants, mkdir, open, rename, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'

import { ActionError, errorCode, messageOf } from '../../errors.ts'

const bytesPerWrite = 65_536

export interface ExportFile {
  name: string
  chunks: Iterable<string>
}

/** A file of the export could not be written. */
export class ExportFileError extends ActionError {
  override name = 'ExportFileError'
}

/**
 * Checks that an export can be written to a folder, and leaves everything unchanged.
 *
 * @throws ExportFileError if the folder cannot be created, is a file, or is not writable
 */
export async function checkExportFolder(folder: string): Promise<void> {
  const made: string[] = []
  try {
    await makeFolder(folder, made)
    await access(folder, constants.W_OK)
  } catch (error) {
    throw new ExportFileError(
      `The folder ${folder} cannot be used for the export: ${messageOf(error)}. Set output-dir to a folder that this step may write to. Without output-dir, check RUNNER_TEMP.`,
      { cause: error },
    )
  } finally {
    for (const each of made.reverse()) await rmdir(each)
  }
}

/**
 * Creates one folder at a time, because Node's recursive mkdir never ends below /proc. Adds the new folders to `made`.
 */
async function makeFolder(folder: string, made: string[] = []): Promise<void> {
  try {
    await mkdir(folder)
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return
    if (code !== 'ENOENT' || path.dirname(folder) === folder) throw error
    await makeFolder(path.dirname(folder), made)
    await mkdir(folder)
  }
  made.push(folder)
}

/**
 * Writes the files of an export to a folder, and creates the folder if needed. The files get their final names when all
 * are complete. After a failure or an abort, no file remains.
 *
 * @returns absolute paths, in the given order
 * @throws ExportFileError that names the path; the reason of `signal`
 */
export async function writeExportFiles(
  folder: string,
  files: readonly ExportFile[],
  { redact, signal }: { redact: (text: string) => string; signal: AbortSignal },
): Promise<string[]> {
  const written: string[] = []
  let current = folder
  try {
    signal.throwIfAborted()
    await makeFolder(folder)
    const named: { temporary: string; final: string }[] = []
    for (const { name, chunks } of files) {
      const final = path.join(folder, name)
      const temporary = path.join(folder, `.${name}.${process.pid}.part`)
      current = final
      written.push(temporary)
      await writeWhole(temporary, chunks, redact, signal)
      named.push({ temporary, final })
    }
    signal.throwIfAborted()
    for (const { temporary, final } of named) {
      current = final
      await rename(temporary, final)
      written.push(final)
    }
    return named.map(({ final }) => final)
  } catch (error) {
    await Promise.allSettled(written.map((file) => rm(file, { force: true })))
    signal.throwIfAborted()
    throw new ExportFileError(
      `The export could not be written to ${current}: ${messageOf(error)}. No part of it was left there. Check that the step may write to output-dir and that the disk has space.`,
      { cause: error },
    )
  }
}

async function writeWhole(
  file: string,
  chunks: Iterable<string>,
  redact: (text: string) => string,
  signal: AbortSignal,
): Promise<void> {
  const handle = await open(file, 'w')
  try {
    let pending = ''
    for (const chunk of chunks) {
      pending += chunk
      if (pending.length < bytesPerWrite) continue
      signal.throwIfAborted()
      await handle.writeFile(redact(pending))
      pending = ''
    }
    await handle.writeFile(redact(pending))
  } finally {
    await handle.close()
  }
}
