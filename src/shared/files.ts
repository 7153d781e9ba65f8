import { constants, type FileHandle, mkdir, open, stat } from 'node:fs/promises'
import path from 'node:path'

import { ActionError, errorCode } from './errors.ts'

/**
 * Makes a folder and those above it that do not exist.
 *
 * Node's own option `recursive` asks for ever where a file system refuses a new folder with ENOENT, as `/proc` does.
 */
export async function makeFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined)
  if (found !== undefined) return
  const above = path.dirname(folder)
  // A drive that does not exist has none above it.
  if (above !== folder) await makeFolder(above)
  await mkdir(folder).catch((error: unknown) => {
    // Another process can have made it meanwhile.
    if (errorCode(error) !== 'EEXIST') throw error
  })
}

/**
 * Reads a file of others. What is no plain file, such as a pipe, is not read: it could block a thread for ever, and the
 * process could not end.
 *
 * @throws ActionError with what the file is, as `it is …`; the error of Node if it cannot be opened or read
 */
export async function readPlainFile(file: string, maxBytes: number): Promise<Buffer> {
  let handle: FileHandle | undefined
  try {
    // Without a writer, a pipe opens at once. Windows has neither.
    handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK)
    const stats = await handle.stat()
    if (!stats.isFile()) throw new ActionError('it is not a file')
    if (stats.size > maxBytes) throw new ActionError(`it is larger than ${maxBytes / 1_048_576} MiB`)
    return await handle.readFile()
  } finally {
    await handle?.close()
  }
}
