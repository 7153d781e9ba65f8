import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { entriesOf, releaseProblems, withVersion } from '../../scripts/release.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const released = '## [1.9.0] - 2026-10-01\n\n- Old.\n'
/** Of version 1.10.0, after releases of 1.9.0 and, by another name, 2. */
const files = {
  tags: ['v1.9.0', 'v1.2.0', 'v1', 'v2-beta', ''],
  declared: { 'package.json': '1.10.0', 'package-lock.json': '1.10.0' },
  changelog: `# Changelog\n\n## [Unreleased]\n\n## [1.10.0] - 2026-11-22\n\n- A change.\n\n${released}`,
}

describe('a release', () => {
  it('of the version in the files, above every tag, has no problem', () => {
    expect(releaseProblems('1.10.0', files)).toEqual([])
  })

  it.each(['v1.10.0', '1.10', '01.10.0', '1.10.0-beta', '1.10.0; id', ''])(
    'of a version in another form is refused: "%s"',
    (version) => {
      expect(releaseProblems(version, files)[0]).toBe(
        `The version is "${version}", expected three numbers, such as 1.2.0.`,
      )
    },
  )

  it.each(['v1.10.0', 'v1.10.1', 'v2.0.0'])('is refused if there is a tag %s', (tag) => {
    expect(releaseProblems('1.10.0', { ...files, tags: [...files.tags, tag] })).toEqual([
      `The version is 1.10.0, expected one above ${tag.slice(1)}, which has a tag.`,
    ])
  })

  it('is refused if a file has another version, with the command that sets it', () => {
    expect(releaseProblems('1.11.0', files)).toEqual([
      'package.json has the version 1.10.0, expected "1.11.0".',
      'package-lock.json has the version 1.10.0, expected "1.11.0".',
      'CHANGELOG.md has no entries for version "1.11.0".',
      'To set the version everywhere, run npm version 1.11.0 --no-git-tag-version.',
    ])
  })

  it.each([
    ['has no entries', '## [Unreleased]\n\n## [1.10.0] - 2026-11-22\n', 'no entries for version "1.10.0"'],
    [
      'would be left out of the notes',
      '## [Unreleased]\n\n- New.\n\n## [1.10.0] - 2026-11-22\n\n- A.\n',
      'unreleased',
    ],
  ])('is refused if part of the changelog %s', (_, changelog, problem) => {
    expect(releaseProblems('1.10.0', { ...files, changelog })[0]).toContain(problem)
  })
})

describe('the script of a release', () => {
  const program = path.resolve(import.meta.dirname, '../../scripts/release.ts')
  const folder = temporaryFolder()
  const run = (command: string) => {
    const parameters = [program, command, '1.10.0']
    const { status, stdout, stderr } = spawnSync(process.execPath, parameters, { cwd: folder.path })
    return { status, stdout: stdout.toString(), stderr: stderr.toString() }
  }

  it('reads files and tags, and fails if there is a problem', () => {
    const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: folder.path })
    const check = () => run('check')
    git('init', '--quiet')
    const user = ['-c', 'user.name=a', '-c', 'user.email=a@example.com']
    git(...user, 'commit', '--quiet', '--allow-empty', '--message', 'Start')
    git('tag', 'v1.10.0')
    for (const [file, version] of Object.entries(files.declared))
      writeFileSync(folder.inside(file), JSON.stringify({ version }))
    writeFileSync(folder.inside('CHANGELOG.md'), files.changelog)
    expect(check()).toMatchObject({ status: 1, stderr: expect.stringContaining('above 1.10.0') as unknown })
    git('tag', '--delete', 'v1.10.0')
    expect(check()).toMatchObject({ status: 0, stderr: '' })
  })

  it('prints the notes', () => {
    writeFileSync(folder.inside('CHANGELOG.md'), files.changelog)
    expect(run('notes')).toEqual({ status: 0, stdout: '- A change.\n', stderr: '' })
  })
})

const changelog = `# Changelog

## [Unreleased]

### Added

- Two.

## [1.0.0] - 2026-10-01

### Added

- One.
`

describe('a new version in the changelog', () => {
  it('gets the entries that were unreleased', () => {
    const released = withVersion(changelog, '1.1.0', '2026-11-22')
    expect(released).toContain('## [Unreleased]\n\n## [1.1.0] - 2026-11-22\n\n### Added\n\n- Two.\n')
    expect(entriesOf(released, 'Unreleased')).toBe('')
    expect(entriesOf(released, '1.1.0')).toBe('### Added\n\n- Two.')
    expect(entriesOf(released, '1.0.0')).toBe('### Added\n\n- One.')
  })

  it('needs entries', () => {
    const released = withVersion(changelog, '1.1.0', '2026-11-22')
    expect(() => withVersion(released, '1.2.0', '2026-11-23')).toThrow(/no entries below "Unreleased"/u)
  })

  it('needs the heading for them', () => {
    expect(() => withVersion('# Changelog\n', '1.1.0', '2026-11-22')).toThrow(/no heading/u)
  })
})

describe('the entries of a version', () => {
  it.each(['1.0', '1.0.01', '2.0.0', ''])(
    'are missing if the changelog has no such version: "%s"',
    (version) => {
      expect(entriesOf(changelog, version)).toBeUndefined()
    },
  )
})
