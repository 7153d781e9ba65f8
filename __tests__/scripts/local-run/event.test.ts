import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'

import { readLocalEvent, sampleEventOf } from '../../../scripts/local-run/event.ts'
import { showPush } from '../../../scripts/local-run/push.ts'
import { startGitHubApi } from '../../../simulator/github-api.ts'
import { promptSources } from '../../../src/github/instruction/prompt-source.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

describe('the sample event of prompt-from', () => {
  it.each(promptSources)('has text to quote: %s', (source) => {
    expect(readLocalEvent(sampleEventOf(source) ?? '', undefined).promptFrom).toBe(source)
  })

  it('is none for another value', () => {
    expect(sampleEventOf('nothing')).toBeUndefined()
    expect(sampleEventOf(undefined)).toBeUndefined()
  })
})

describe("a push of one's own", () => {
  const folder = temporaryFolder()
  const zeros = '0'.repeat(40)
  const [first, head] = ['a'.repeat(40), 'b'.repeat(40)]

  function read(commits: object[], change: object = {}) {
    const file = folder.inside('push.json')
    const payload = { ref: 'refs/heads/main', before: zeros, after: head, commits, ...change }
    writeFileSync(file, JSON.stringify(payload))
    return readLocalEvent(file, undefined)
  }

  it('has its repository and branch', () => {
    const push = read([], { repository: { full_name: 'me/mine' } })
    expect(push).toMatchObject({ repository: 'me/mine', ref: 'refs/heads/main', promptFrom: 'push' })
  })

  it('is what the simulator knows, with the files of all commits together', async () => {
    const { push } = read(
      [
        { id: first, message: 'A', added: ['new', 'gone'], modified: ['old'] },
        { id: head, message: 'B', modified: ['new'], removed: ['gone', 'old'] },
      ],
      { repository: { default_branch: 'trunk' } },
    )
    const github = await startGitHubApi()
    await github.close()
    if (push !== undefined) showPush(push, github, Date.now())
    expect(github.history.map(({ sha }) => sha)).toEqual([zeros, first, head])
    for (const range of [`${zeros}...${head}`, `trunk...${head}`])
      expect(github.comparisons.get(range)?.files).toEqual([
        { filename: 'new', status: 'added' },
        { filename: 'old', status: 'removed' },
      ])
  })

  it('has the files that its clone tells, if the payload has none', () => {
    const git = (...parameters: string[]) => {
      const user = ['-c', 'user.name=a', '-c', 'user.email=a@example.com']
      return execFileSync('git', [...user, ...parameters], { cwd: folder.path, encoding: 'utf8' }).trim()
    }
    git('init', '--quiet')
    for (const name of ['kept', 'ä b']) writeFileSync(folder.inside(name), name)
    git('add', '.')
    git('commit', '--quiet', '--message', 'Start')
    writeFileSync(folder.inside('kept'), 'changed')
    git('rm', '--quiet', 'ä b')
    git('commit', '--quiet', '--all', '--message', 'Change')
    const id = git('rev-parse', 'HEAD')
    expect(read([{ id, message: 'Change' }]).push?.commits).toMatchObject([
      {
        files: [
          { filename: 'kept', status: 'modified' },
          { filename: 'ä b', status: 'removed' },
        ],
      },
    ])
    expect(read([{ id: 'f'.repeat(40), message: 'Elsewhere' }]).push).toBeUndefined()
  })
})
