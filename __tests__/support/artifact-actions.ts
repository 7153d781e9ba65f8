// Stand-ins for actions/upload-artifact, its /merge, and actions/download-artifact, which act would have to fetch from
// github.com. They use the same library, @actions/artifact, and support the inputs that the examples set.
import { mkdtempSync, readdirSync } from 'node:fs'
import path from 'node:path'

import artifacts from '@actions/artifact'
import { getInput, info, setFailed } from '@actions/core'

/** What each action does, by its path. */
const actions: Readonly<Record<string, () => Promise<void>>> = {
  'upload-artifact': async () => {
    await artifacts.uploadArtifact(getInput('name'), [path.resolve(getInput('path'))], process.cwd())
  },
  'upload-artifact/merge': merge,
  'download-artifact': async () => {
    const { artifact } = await artifacts.getArtifact(getInput('name'))
    await artifacts.downloadArtifact(artifact.id, { path: process.cwd() })
  },
}

/** Runs one of the actions. */
export async function runAction(action: string): Promise<void> {
  try {
    await actions[action]?.()
  } catch (error) {
    setFailed(error instanceof Error ? error : String(error))
  }
}

async function merge(): Promise<void> {
  if (getInput('separate-directories') !== 'true')
    throw new Error('The stand-in for upload-artifact/merge only supports separate-directories: true.')
  const folder = mkdtempSync(path.join(process.env['RUNNER_TEMP'] ?? '', 'merge-'))
  const all = await artifacts.listArtifacts({ latest: true })
  const matching = all.artifacts.filter(({ name }) => path.matchesGlob(name, getInput('pattern')))
  if (matching.length === 0) throw new Error(`No artifact matches ${getInput('pattern')}.`)
  for (const { id, name } of matching) await artifacts.downloadArtifact(id, { path: path.join(folder, name) })
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
  await artifacts.uploadArtifact(getInput('name'), files, folder)
  info(`Merged ${matching.length} artifacts.`)
}
