import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { beforeEach, describe, expect, it } from '@jest/globals'

import { temporaryFolder } from '../support/temporary-folder.ts'

const program = path.resolve(import.meta.dirname, '../../scripts/check-release.ts')
const folder = temporaryFolder()
const git = (...parameters: string[]): void => {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...parameters], {
    cwd: folder.path,
  })
}

/** A commit whose files have version 1.10.0, after releases of 1.9.0 and, by another name, 2. */
beforeEach(() => {
  for (const file of ['package.json', 'package-lock.json'])
    writeFileSync(folder.inside(file), JSON.stringify({ version: '1.10.0' }))
  writeChangelog(
    '## [Unreleased]\n\n## [1.10.0] - 2026-11-22\n\n- A change.\n\n## [1.9.0] - 2026-10-01\n\n- Old.\n',
  )
  git('init', '--quiet')
  git('commit', '--quiet', '--allow-empty', '--message', 'Start')
  for (const tag of ['v1.9.0', 'v1.2.0', 'v1', 'v2-beta']) git('tag', tag)
})

const writeChangelog = (text: string): void => {
  writeFileSync(folder.inside('CHANGELOG.md'), `# Changelog\n\n${text}`)
}

function check(version: string): { status: number | null; stderr: string; notes: string | undefined } {
  const notes = folder.inside('notes.md')
  const { status, stderr } = spawnSync(process.execPath, [program, version, notes], {
    cwd: folder.path,
    encoding: 'utf8',
  })
  return { status, stderr, notes: existsSync(notes) ? readFileSync(notes, 'utf8') : undefined }
}

describe('a release', () => {
  it('of the version in the files, above every tag, gets its notes from the changelog', () => {
    expect(check('1.10.0')).toEqual({ status: 0, stderr: '', notes: '- A change.\n' })
  })

  it.each(['v1.10.0', '1.10', '01.10.0', '1.10.0-beta', '1.10.0; id', ''])(
    'of a version in another form is refused: "%s"',
    (version) => {
      const { status, stderr, notes } = check(version)
      expect([status, notes]).toEqual([1, undefined])
      expect(stderr).toContain(`The version is "${version}", expected three numbers`)
    },
  )

  it.each(['v1.10.0', 'v1.10.1', 'v2.0.0'])('is refused if there is a tag %s', (tag) => {
    git('tag', tag)
    expect(check('1.10.0')).toMatchObject({
      status: 1,
      stderr: `The version is 1.10.0, expected one above ${tag.slice(1)}, which has a tag.\n`,
    })
  })

  it('is refused if a file has another version, with the command that sets it', () => {
    const { status, stderr } = check('1.11.0')
    expect(status).toBe(1)
    for (const part of [
      'package.json has',
      'package-lock.json has',
      'CHANGELOG.md has no entries',
      'npm version 1.11.0',
    ])
      expect(stderr).toContain(part)
  })

  it.each([
    ['has no entries', '## [Unreleased]\n\n## [1.10.0] - 2026-11-22\n', 'no entries for version "1.10.0"'],
    [
      'would be left out of the notes',
      '## [Unreleased]\n\n- New.\n\n## [1.10.0] - 2026-11-22\n\n- A.\n',
      'unreleased',
    ],
  ])('is refused if part of the changelog %s', (_, changelog, problem) => {
    writeChangelog(changelog)
    expect(check('1.10.0')).toMatchObject({ status: 1, stderr: expect.stringContaining(problem) as unknown })
  })
})
