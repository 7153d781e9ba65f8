import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'

import { errorCode } from './errors.ts'

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
