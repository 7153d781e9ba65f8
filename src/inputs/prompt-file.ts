import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'

import { errorCode } from '../errors.ts'

const expected = 'a UTF-8 text file inside the workspace that holds the instruction'

/**
 * Reads the instruction from a file in the workspace, without leading and trailing white space.
 *
 * @returns the prompt; or a problem if the file is outside the workspace (also through a symlink), missing, empty, or not
 *   valid UTF-8
 */
export async function readPromptFile(
  file: string,
  workspace: string,
): Promise<{ prompt: string } | { problem: string }> {
  try {
    const root = await realpath(workspace)
    const target = await realpath(path.resolve(workspace, file))
    const fromRoot = path.relative(root, target)
    if (fromRoot === '..' || fromRoot.startsWith(`..${path.sep}`) || path.isAbsolute(fromRoot)) {
      return { problem: `${expected}; it is outside the workspace` }
    }
    if (!(await stat(target)).isFile()) return { problem: `${expected}; it is not a file` }
    const prompt = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(target)).trim()
    return prompt === '' ? { problem: `${expected}; it contains only white space` } : { prompt }
  } catch (error) {
    if (error instanceof TypeError) return { problem: `${expected}; it is not valid UTF-8` }
    return {
      problem: `${expected}; it cannot be read (${errorCode(error)}); run actions/checkout before this step`,
    }
  }
}
