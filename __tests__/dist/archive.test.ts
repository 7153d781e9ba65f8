import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import { openStage } from '../support/dist-stage.ts'

const root = path.resolve(import.meta.dirname, '../..')
const maxBytes = 1_250_000

/** Returns the archive that a runner would download, if the files of the working tree were committed. */
function archiveOfWorkingTree(folder: string): Buffer {
  const git = (parameters: string[], env: NodeJS.ProcessEnv = {}): Buffer =>
    execFileSync('git', parameters, {
      cwd: root,
      env: { ...process.env, ...env },
      maxBuffer: 100 * maxBytes,
    })
  // Neither the index nor the objects of the repository change.
  const objects = path.join(folder, 'objects')
  mkdirSync(objects)
  const env = {
    GIT_INDEX_FILE: path.join(folder, 'index'),
    GIT_OBJECT_DIRECTORY: objects,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: path.resolve(
      root,
      git(['rev-parse', '--git-path', 'objects']).toString().trim(),
    ),
  }
  git(['add', '--all'], env)
  const tree = git(['write-tree'], env).toString().trim()
  return git(['archive', '--worktree-attributes', '--format=tar.gz', tree], env)
}

describe('the archive of the repository', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-archive-'))
  const unpacked = path.join(folder, 'unpacked')
  let sizeBytes = 0

  beforeAll(() => {
    const archive = archiveOfWorkingTree(folder)
    sizeBytes = archive.length
    mkdirSync(unpacked)
    writeFileSync(path.join(folder, 'archive.tar.gz'), archive)
    execFileSync('tar', ['-xzf', '../archive.tar.gz'], { cwd: unpacked })
  })

  afterAll(() => {
    rmSync(folder, { recursive: true })
  })

  it('has at most 1,250 kB', () => {
    expect(sizeBytes).toBeLessThanOrEqual(maxBytes)
  })

  it('contains what a run needs, and what tells about the action', () => {
    expect(readdirSync(unpacked).sort()).toEqual([
      'LICENSE',
      'README.md',
      'SECURITY.md',
      'action.yml',
      'dist',
      'package.json',
    ])
    expect(readdirSync(path.join(unpacked, 'dist'))).toEqual(readdirSync(path.join(root, 'dist')))
  })

  it.each([
    ['start an agent job', { prompt: 'x', wait: 'false' }, 'started'],
    ['export every format', { 'date-from': '2026-01-01', 'upload-artifact': 'false' }, 'exported'],
  ])('is enough to %s', async (_, inputs, outcome) => {
    await using stage = await openStage()
    const run = await stage.start(inputs, { actionFolder: unpacked }).finished
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome } })
  })
})
