import { randomUUID } from 'node:crypto'
import type { Stats } from 'node:fs'
import {
  copyFile,
  link,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'

import { ActionError, errorCode, fileProblem } from '../../errors.ts'

const bytesPerWrite = 65_536

export interface ExportFile {
  name: string
  chunks: Iterable<string>
}

/**
 * Checks that files of these names can be written to a folder, and leaves everything unchanged.
 *
 * @throws ActionError if the folder cannot be created or is a file, if files in it cannot be created and read, or if
 * a name is that of a folder
 */
export async function checkExportFolder(folder: string, names: readonly string[]): Promise<void> {
  try {
    for (const name of names) await rejectFolder(path.join(folder, name))
    // A folder of its own, because another export can check or create the same folder at the same time.
    const probe = await mkdtemp(path.join(await existingPartOf(folder), '.docs-visitors-'))
    try {
      const file = path.join(probe, 'probe')
      await writeFile(file, '')
      await readFile(file)
    } finally {
      await rm(probe, { recursive: true, force: true })
    }
  } catch (error) {
    throw new ActionError(
      `The folder ${folder} cannot be used for the export: ${fileProblem(error)}. Set output-dir to a folder that this step may write to. Without output-dir, check RUNNER_TEMP.`,
      { cause: error },
    )
  }
}

async function rejectFolder(file: string): Promise<void> {
  if ((await statusOf(file))?.isDirectory() === true)
    throw new Error(`${file} is a folder, and a file of the export has that name`)
}

/** Returns the folder, or the nearest folder above it that exists. */
async function existingPartOf(folder: string): Promise<string> {
  return (await statusOf(folder)) === undefined ? existingPartOf(path.dirname(folder)) : folder
}

/** Returns undefined if nothing has this name. */
async function statusOf(file: string): Promise<Stats | undefined> {
  try {
    return await lstat(file)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Creates one folder at a time, because Node's recursive mkdir never ends below /proc. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await makeOneFolder(folder)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' || path.dirname(folder) === folder) throw error
    await makeFolder(path.dirname(folder))
    await makeOneFolder(folder)
  }
}

async function makeOneFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST' || !(await stat(folder)).isDirectory()) throw error
  }
}

/** A file of an export on its way to its name. */
interface StagedFile extends ExportFile {
  final: string
  /** Holds the new content until every file is complete. */
  temporary: string
  /** A second name for the file that had the name before. */
  earlier: string
  hasEarlier: boolean
  isReplaced: boolean
}

/**
 * Writes the files of an export to a folder, and creates the folder if needed. The files get their final names when all
 * are complete. After a failure or an abort, no new file remains, and every earlier file is as it was.
 *
 * @returns absolute paths, in the given order
 * @throws ActionError that names the path, and what could not be undone; the reason of `signal`
 */
export async function writeExportFiles(
  folder: string,
  files: readonly ExportFile[],
  { redact, signal }: { redact: (text: string) => string; signal: AbortSignal },
): Promise<string[]> {
  // The ID of the process is not unique: containers can share a folder.
  const id = randomUUID()
  const staged = files.map(({ name, chunks }): StagedFile => {
    const inFolder = (file: string): string => path.join(folder, file)
    const [temporary, earlier] = [inFolder(`.${name}.${id}.part`), inFolder(`.${name}.${id}.earlier`)]
    return { name, chunks, final: inFolder(name), temporary, earlier, hasEarlier: false, isReplaced: false }
  })
  let current = folder
  try {
    signal.throwIfAborted()
    await makeFolder(folder)
    for (const { final, temporary, chunks } of staged) {
      current = final
      await writeWhole(temporary, chunks, redact, signal)
    }
    for (const file of staged) {
      signal.throwIfAborted()
      current = file.final
      file.hasEarlier = await keepEarlier(file)
      await rename(file.temporary, file.final)
      file.isReplaced = true
    }
  } catch (error) {
    const left = (await Promise.all(staged.map(undo))).flat()
    if (left.length === 0) signal.throwIfAborted()
    const state = left.length === 0 ? 'The files in the folder are as they were.' : left.join(' ')
    throw new ActionError(
      `The export could not be written to ${current}: ${fileProblem(error)}. ${state} Check that the step may write to output-dir and that the disk has space.`,
      { cause: error },
    )
  }
  // The export is complete, whether or not the second names can be removed.
  await Promise.allSettled(staged.map(({ earlier }) => rm(earlier, { force: true })))
  return staged.map(({ final }) => final)
}

/**
 * Gives a file a second name, or copies it where the file system has no hard links. The first name always exists, also
 * for another export into the same folder.
 *
 * @returns false if there is no file
 */
async function keepEarlier({ final, earlier }: StagedFile): Promise<boolean> {
  await rejectFolder(final)
  try {
    await link(final, earlier).catch(() => copyFile(final, earlier))
    return true
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false
    throw error
  }
}

/** Undoes what was done for a file. Returns a sentence for each step that failed. */
async function undo(file: StagedFile): Promise<string[]> {
  const { final, temporary, earlier, hasEarlier, isReplaced } = file
  const remove = (removed: string): Promise<string[]> =>
    failing(rm(removed, { force: true }), `${removed} could not be removed.`)
  if (!isReplaced) return [...(await remove(temporary)), ...(await remove(earlier))]
  return hasEarlier
    ? failing(rename(earlier, final), `${final} could not be restored: the earlier file is ${earlier}.`)
    : remove(final)
}

async function failing(work: Promise<void>, sentence: string): Promise<string[]> {
  try {
    await work
    return []
  } catch {
    return [sentence]
  }
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
