import { randomUUID } from 'node:crypto'
import { lstat, mkdtemp, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { ActionError, messageOf } from '../../shared/errors.ts'
import { makeFolder } from '../../shared/files.ts'

const charactersPerWrite = 65_536

export interface ExportFile {
  name: string
  chunks: Iterable<string>
}

/**
 * Creates the folder if needed, and checks that files of these names can be written to it.
 *
 * @throws ActionError if they cannot, also because a folder has one of the names
 */
export async function prepareExportFolder(folder: string, names: readonly string[]): Promise<void> {
  try {
    await makeFolder(folder)
    for (const file of names.map((name) => path.join(folder, name))) {
      const found = await lstat(file).catch(() => undefined)
      if (found?.isDirectory() === true)
        throw new Error(`${file} is a folder, and a file of the export has that name`)
    }
    // Permissions alone do not tell: the file system can be read-only.
    await rmdir(await mkdtemp(path.join(folder, '.docs-visitors-')))
  } catch (error) {
    throw new ActionError(
      `The folder ${folder} cannot be used for the export: ${messageOf(error)}. Set output-dir to a folder that this step may write to. Without output-dir, check RUNNER_TEMP.`,
      { cause: error },
    )
  }
}

/**
 * Writes the files of an export to a folder. Each file gets its name when it is whole.
 *
 * @returns absolute paths, in the given order
 * @throws ActionError that names the path, and the files that were already replaced; the reason of `signal`
 */
export async function writeExportFiles(
  folder: string,
  files: readonly ExportFile[],
  { redact, signal }: { redact: (text: string) => string; signal: AbortSignal },
): Promise<string[]> {
  const replaced: string[] = []
  for (const { name, chunks } of files) {
    const file = path.join(folder, name)
    // The ID of the process is not unique: containers can share a folder.
    const temporary = path.join(folder, `.docs-visitors-${randomUUID()}.part`)
    try {
      await writeFile(temporary, redacted(chunks, redact), { flag: 'wx', signal })
      await rename(temporary, file)
    } catch (error) {
      await rm(temporary, { force: true })
      const state = replaced.length === 0 ? '' : ` Already replaced: ${replaced.join(', ')}.`
      if (signal.aborted && state === '') throw signal.reason
      const problem = signal.aborted
        ? `${messageOf(signal.reason)}${state}`
        : `The export could not be written to ${file}: ${messageOf(error)}.${state} Check that the step may write to output-dir and that the disk has space.`
      throw new ActionError(problem, { cause: signal.aborted ? signal.reason : error })
    }
    replaced.push(file)
  }
  return replaced
}

/** Returns the chunks in larger ones. */
function* redacted(chunks: Iterable<string>, redact: (text: string) => string): Generator<string> {
  let pending = ''
  for (const chunk of chunks) {
    pending += chunk
    if (pending.length < charactersPerWrite) continue
    yield redact(pending)
    pending = ''
  }
  yield redact(pending)
}
