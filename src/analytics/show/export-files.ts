import { randomUUID } from 'node:crypto'
import { lstat, mkdir, mkdtemp, open, readdir, rename, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'

import { ActionError, errorCode, fileProblem } from '../../shared/errors.ts'

const bytesPerWrite = 65_536
// An export takes at most `timeout-minutes`, which is at most six hours.
const mostExportMs = 6 * 60 * 60 * 1000
const temporaryName = /^\.docs-visitors-[\da-f-]{36}-.+\.part$/u

export interface ExportFile {
  name: string
  chunks: Iterable<string>
}

/**
 * Checks that files of these names can be written to a folder, and leaves everything unchanged.
 *
 * @throws ActionError if the folder cannot be created or is a file, if files in it cannot be created, or if a name is
 *   that of a folder
 */
export async function checkExportFolder(folder: string, names: readonly string[]): Promise<void> {
  try {
    for (const name of names) {
      const file = path.join(folder, name)
      if (await isFolder(file)) throw new Error(`${file} is a folder, and a file of the export has that name`)
    }
    // Permissions alone do not tell: the file system can be read-only.
    await rmdir(await mkdtemp(path.join(await existingPartOf(folder), '.docs-visitors-')))
  } catch (error) {
    throw new ActionError(
      `The folder ${folder} cannot be used for the export: ${fileProblem(error)}. Set output-dir to a folder that this step may write to. Without output-dir, check RUNNER_TEMP.`,
      { cause: error },
    )
  }
}

async function isFolder(file: string): Promise<boolean> {
  return (await lstat(file).catch(ignoreMissing))?.isDirectory() === true
}

/** Returns the folder, or the nearest folder above it that exists. */
async function existingPartOf(folder: string): Promise<string> {
  const isMissing = (await lstat(folder).catch(ignoreMissing)) === undefined
  return isMissing && path.dirname(folder) !== folder ? existingPartOf(path.dirname(folder)) : folder
}

function ignoreMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error
}

/**
 * Writes the files of an export to a folder, and creates the folder if needed. The files get their final names when all
 * are complete. After a failure or an abort before that, the folder is as it was.
 *
 * @returns absolute paths, in the given order
 * @throws ActionError that names the path, and the files that were already replaced; the reason of `signal`
 */
export async function writeExportFiles(
  folder: string,
  files: readonly ExportFile[],
  { nowMs, redact, signal }: { nowMs: number; redact: (text: string) => string; signal: AbortSignal },
): Promise<string[]> {
  // The ID of the process is not unique: containers can share a folder.
  const id = randomUUID()
  const staged = files.map(({ name, chunks }) => ({
    chunks,
    final: path.join(folder, name),
    temporary: path.join(folder, `.docs-visitors-${id}-${name}.part`),
  }))
  const replaced: string[] = []
  let current = folder
  try {
    signal.throwIfAborted()
    await mkdir(folder, { recursive: true })
    await removeAbandoned(folder, nowMs)
    for (const { final, temporary, chunks } of staged) {
      current = final
      await writeWhole(temporary, chunks, redact, signal)
    }
    signal.throwIfAborted()
    for (const { final, temporary } of staged) {
      current = final
      await rename(temporary, final)
      replaced.push(final)
    }
  } catch (error) {
    await Promise.allSettled(staged.map(({ temporary }) => rm(temporary, { force: true })))
    if (replaced.length === 0) signal.throwIfAborted()
    throw new ActionError(
      `The export could not be written to ${current}: ${fileProblem(error)}. ${stateOf(replaced, staged)} Check that the step may write to output-dir and that the disk has space.`,
      { cause: error },
    )
  }
  return staged.map(({ final }) => final)
}

/** Says which files have the new content after a failure. */
function stateOf(replaced: readonly string[], staged: readonly { final: string }[]): string {
  if (replaced.length === 0) return 'The files in the folder are as they were.'
  const others = staged.map(({ final }) => final).filter((file) => !replaced.includes(file))
  return `Replaced: ${replaced.join(', ')}. As before: ${others.join(', ')}.`
}

/** Removes the temporary files of exports that were killed. Another export may still write newer ones. */
async function removeAbandoned(folder: string, nowMs: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => temporaryName.test(name))
  await Promise.allSettled(
    names.map(async (name) => {
      const file = path.join(folder, name)
      if (nowMs - (await lstat(file)).mtimeMs > mostExportMs) await rm(file, { force: true })
    }),
  )
}

async function writeWhole(
  file: string,
  chunks: Iterable<string>,
  redact: (text: string) => string,
  signal: AbortSignal,
): Promise<void> {
  const handle = await open(file, 'wx')
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
