import { realpath } from 'node:fs/promises'
import path from 'node:path'

import { messageOf } from '../shared/errors.ts'
import { readPlainFile } from '../shared/files.ts'
import type { InputReader } from './input-reader.ts'

const maxBytes = 16 * 1_048_576

interface WorkspaceFile {
  text: string
  isBuildLog: boolean
}

/**
 * Reads the text file of the workspace that an input names, without leading and trailing white space.
 *
 * @param buildLogs the action's own folder in the temporary folder of the runner, if its files are allowed, too. The rest of
 *   the temporary folder holds credentials of other steps.
 * @returns the text; or undefined, with a problem of the input, if the file is outside these folders or in `.git` (also through
 *   a symlink), missing, empty, binary, larger than 16 MiB or not valid UTF-8
 */
export async function readWorkspaceFile(
  input: string,
  reader: InputReader,
  buildLogs?: string,
): Promise<WorkspaceFile | undefined> {
  const problem = (what: string): WorkspaceFile | undefined => {
    const expected = `a UTF-8 text file inside the workspace${buildLogs === undefined ? '' : ', or the file of the output buildLog'}`
    reader.problem(input, `${expected}; ${what}`)
    return undefined
  }
  const file = reader.text(input) ?? ''
  const { workspace } = reader.folders
  const given = path.resolve(workspace, file)
  const isIn = (folder: string): boolean => !isOutside(path.relative(folder, given))
  const isBuildLog = buildLogs !== undefined && isIn(buildLogs)
  const outside =
    'it is outside of the workspace; for a file of an export, set output-dir of the export to a folder of the workspace'
  try {
    // If the own folder is a link, the file is outside.
    const root = isBuildLog
      ? path.join(await realpath(path.dirname(buildLogs)), path.basename(buildLogs))
      : await realpath(workspace)
    const target = await realpath(given)
    const fromRoot = path.relative(root, target)
    if (isOutside(fromRoot)) return problem(outside)
    // The checkout keeps its token there. Some file systems ignore case.
    if (fromRoot.split(path.sep).some((part) => part.toLowerCase() === '.git')) {
      return problem('it is in the folder .git, which can contain a token')
    }
    const read = await readPlainFile(target, maxBytes)
    if ('problem' in read) return problem(`it ${read.problem}`)
    const text = new TextDecoder('utf-8', { fatal: true }).decode(read.content).trim()
    if (text.includes('\0')) return problem('it is a binary file')
    return text === '' ? problem('it contains only white space') : { text, isBuildLog }
  } catch (error) {
    if (error instanceof TypeError) return problem('it is not valid UTF-8')
    // A file that does not exist.
    if (!isBuildLog && !isIn(workspace)) return problem(outside)
    const foreign = foreignInPath(file)
    if (foreign !== undefined) return problem(`it ${foreign}`)
    const remedy = 'create the file, or run actions/checkout, before this step'
    return problem(`it cannot be read (${messageOf(error)}); ${remedy}`)
  }
}

/** Returns what only a shell or another system reads in a path, as it completes "it"; undefined if there is nothing. */
export function foreignInPath(file: string): string | undefined {
  const isForeign = /^~(?:\/|$)|^\$\{?\w/u.test(file) || (file.includes('\\') && path.sep === '/')
  return isForeign
    ? 'begins with ~ or a variable, which only a shell replaces, or has a backslash in place of /'
    : undefined
}

/** @param fromRoot the path of a file, from a folder */
function isOutside(fromRoot: string): boolean {
  return fromRoot === '..' || fromRoot.startsWith(`..${path.sep}`) || path.isAbsolute(fromRoot)
}
