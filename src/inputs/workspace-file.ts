import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'

import { fileProblem } from '../shared/errors.ts'

const maxBytes = 16 * 1_048_576
const outside = 'it is outside of the workspace'

/**
 * Reads a text file in the workspace, without leading and trailing white space.
 *
 * @param purpose what the file is for, for messages
 * @param ownFolder the action's own folder in the temporary folder of the runner, if its files are allowed, too. The rest of
 *   the temporary folder holds credentials of other steps.
 * @returns the text; or a problem if the file is outside these folders or in `.git` (also through a symlink), missing, empty,
 *   binary, larger than 16 MiB or not valid UTF-8
 */
export async function readWorkspaceFile(
  file: string,
  workspace: string,
  purpose: string,
  ownFolder?: string,
): Promise<{ text: string; isOwn: boolean } | { problem: string }> {
  const problem = (what: string): { problem: string } => ({
    problem: `a UTF-8 text file inside the workspace${ownFolder === undefined ? '' : ', or the file of the output buildLog,'} ${purpose}; ${what}`,
  })
  const given = path.resolve(workspace, file)
  const isOwn = ownFolder !== undefined && !isOutside(path.relative(ownFolder, given))
  try {
    // If the own folder is a link, the file is outside.
    const root = isOwn
      ? path.join(await realpath(path.dirname(ownFolder)), path.basename(ownFolder))
      : await realpath(workspace)
    const target = await realpath(given)
    const fromRoot = path.relative(root, target)
    if (isOutside(fromRoot)) return problem(outside)
    // The checkout keeps its token there. Some file systems ignore case.
    if (fromRoot.split(path.sep).some((part) => part.toLowerCase() === '.git')) {
      return problem('it is in the folder .git, which can contain a token')
    }
    const stats = await stat(target)
    if (!stats.isFile()) return problem('it is not a file')
    if (stats.size > maxBytes) return problem('it is larger than 16 MiB')
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(target)).trim()
    if (text.includes('\0')) return problem('it is a binary file')
    return text === '' ? problem('it contains only white space') : { text, isOwn }
  } catch (error) {
    if (error instanceof TypeError) return problem('it is not valid UTF-8')
    // A file that does not exist.
    if (!isOwn && isOutside(path.relative(workspace, given))) return problem(outside)
    const remedy = 'create the file, or run actions/checkout, before this step'
    return problem(`it cannot be read (${fileProblem(error)}); ${remedy}`)
  }
}

/** @param fromRoot the path of a file, from a folder */
function isOutside(fromRoot: string): boolean {
  return fromRoot === '..' || fromRoot.startsWith(`..${path.sep}`) || path.isAbsolute(fromRoot)
}
