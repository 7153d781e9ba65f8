import { isUtf8 } from 'node:buffer'
import { realpath } from 'node:fs/promises'
import path from 'node:path'

import { ActionError, messageOf } from '../shared/errors.ts'
import { readPlainFile } from '../shared/files.ts'
import type { InputReader } from './input-reader.ts'

const maxBytes = 16 * 1_048_576

/**
 * Reads the text file that an input names, without leading and trailing white space. It is in the workspace. With `quote-file`,
 * it can also be in the action's own folder in the temporary folder of the runner, whose rest holds credentials of other steps.
 *
 * @returns undefined, with a problem of the input, if the file is outside these folders or in `.git` (also through a symlink),
 *   missing, empty, binary, larger than 16 MiB or not valid UTF-8
 */
export async function readWorkspaceFile(
  input: 'prompt-file' | 'quote-file',
  reader: InputReader,
): Promise<{ text: string; isBuildLog: boolean } | undefined> {
  const buildLogs = input === 'quote-file' ? reader.folders.buildLogs : undefined
  const file = reader.text(input) ?? ''
  const { workspace } = reader.folders
  const given = path.resolve(workspace, file)
  const isBuildLog = buildLogs !== undefined && !isOutside(path.relative(buildLogs, given))
  try {
    // If the own folder is a link, the file is outside.
    const root = isBuildLog
      ? path.join(await realpath(path.dirname(buildLogs)), path.basename(buildLogs))
      : await realpath(workspace)
    return { text: await textBelow(root, given), isBuildLog }
  } catch (error) {
    const isMissing = !(error instanceof ActionError)
    const isElsewhere = isMissing && !isBuildLog && isOutside(path.relative(workspace, given))
    const unread = `it cannot be read (${messageOf(error)}); create the file, or run actions/checkout, before this step`
    const why = isMissing ? (foreignInPath(file) ?? unread) : error.message
    const folders = `inside the workspace${buildLogs === undefined ? '' : ', or the file of the output buildLog'}`
    reader.problem(input, `a UTF-8 text file ${folders}; ${isElsewhere ? outside : why}`)
    return undefined
  }
}

const outside =
  'it is outside of the workspace; for a file of an export, set output-dir of the export to a folder of the workspace'

/** @throws ActionError with what is wrong with the file; the error of Node if it cannot be read */
async function textBelow(root: string, file: string): Promise<string> {
  const target = await realpath(file)
  const fromRoot = path.relative(root, target)
  if (isOutside(fromRoot)) throw new ActionError(outside)
  // The checkout keeps its token there. Some file systems ignore case.
  if (fromRoot.split(path.sep).some((part) => part.toLowerCase() === '.git'))
    throw new ActionError('it is in the folder .git, which can contain a token')
  const content = await readPlainFile(target, maxBytes)
  if (!isUtf8(content)) throw new ActionError('it is not valid UTF-8')
  const text = new TextDecoder().decode(content).trim()
  if (text.includes('\0')) throw new ActionError('it is a binary file')
  if (text === '') throw new ActionError('it contains only white space')
  return text
}

/** Returns what only a shell or another system reads in a path; undefined if there is nothing. */
export function foreignInPath(file: string): string | undefined {
  const isForeign = /^~(?:\/|$)|^\$\{?\w/u.test(file) || (file.includes('\\') && path.sep === '/')
  return isForeign
    ? 'it begins with ~ or a variable, which only a shell replaces, or has a backslash in place of /'
    : undefined
}

/** @param fromRoot the path of a file, from a folder */
function isOutside(fromRoot: string): boolean {
  return fromRoot === '..' || fromRoot.startsWith(`..${path.sep}`) || path.isAbsolute(fromRoot)
}
