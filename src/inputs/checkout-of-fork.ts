import path from 'node:path'

import type { TriggerEvent } from '../github/trigger-event.ts'
import { readPlainFile } from '../shared/files.ts'
import type { InputReader } from './input-reader.ts'

// A name of a branch or a commit.
const maxHeadBytes = 1_048_576

/** Warns if `prompt-file` can be in the checkout of a fork: then a stranger can have written the instruction. */
export async function warnAboutFork(reader: InputReader, { fork }: TriggerEvent): Promise<void> {
  const file = reader.text('prompt-file')
  if (file === undefined || fork === undefined) return
  const commit = await checkedOutCommit(reader.folders.workspace, file)
  if (commit === undefined || commit === fork.ownCommit) return
  reader.remark(
    'warning',
    `prompt-file: the file is not in the checkout of the base or default branch. If it is in that of a fork, the author of the pull request can have written the instruction. Take the file from a branch of this repository.`,
  )
}

/** Returns the commit that is checked out where a file of the workspace is; undefined if that is not known. */
async function checkedOutCommit(workspace: string, file: string): Promise<string | undefined> {
  const parts = path.dirname(path.normalize(file)).split(path.sep)
  for (let depth = parts.length; depth >= 0; depth--) {
    const gitFolder = path.join(workspace, ...parts.slice(0, depth), '.git')
    const head = await lineOf(path.join(gitFolder, 'HEAD'))
    const [, branch] = /^ref: (.+)$/u.exec(head ?? '') ?? []
    if (head !== undefined) return branch === undefined ? head : lineOf(path.join(gitFolder, branch))
  }
  return undefined
}

async function lineOf(file: string): Promise<string | undefined> {
  const read = await readPlainFile(file, maxHeadBytes).catch(() => undefined)
  return read?.toString().trim()
}
