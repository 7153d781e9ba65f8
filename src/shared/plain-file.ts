import { constants, type FileHandle, open } from 'node:fs/promises'

/**
 * Reads a file of others. What is no plain file, such as a pipe, is not read: it could block a thread for ever, and the
 * process could not end.
 *
 * @returns the content; or the problem, as it completes "it"
 * @throws the error of Node if the file cannot be opened or read
 */
export async function readPlainFile(
  file: string,
  maxBytes: number,
): Promise<{ content: Buffer } | { problem: string }> {
  let handle: FileHandle | undefined
  try {
    // Without a writer, a pipe opens at once. Windows has neither.
    handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK)
    const stats = await handle.stat()
    if (!stats.isFile()) return { problem: 'is not a file' }
    if (stats.size > maxBytes) return { problem: `is larger than ${maxBytes / 1_048_576} MiB` }
    return { content: await handle.readFile() }
  } finally {
    await handle?.close()
  }
}
