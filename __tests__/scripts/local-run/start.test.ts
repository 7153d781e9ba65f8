import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'

import { temporaryFolder } from '../../support/temporary-folder.ts'

const folder = temporaryFolder()
const head = '2'.repeat(40)

/** Runs `npm start`, without npm, for a push with these commits. */
function startWith(commits: object[], after?: string) {
  const file = folder.inside('push.json')
  const push = { ref: 'refs/heads/main', before: '1'.repeat(40), after, commits }
  const sender = { login: 'ann', type: 'User' }
  writeFileSync(file, JSON.stringify({ ...push, repository: { full_name: 'me/mine' }, sender }))
  const options = ['--event', file, '--paths', 'src/**', '--dry-run']
  return spawnSync(process.execPath, ['scripts/local-run/start.ts', ...options], { encoding: 'utf8' })
}

describe("npm start with a push of one's own", () => {
  it('quotes its files in paths, and says that the rest is simulated', () => {
    const added = ['src/mine.ts', 'lib/other.ts']
    const { status, stdout } = startWith([{ id: head, message: 'Mine', added }], head)
    expect(status).toBe(0)
    expect(stdout).toContain('Removed from the quoted text: 1 file name that does not match paths.')
    expect(stdout).toContain('The service and GitHub are simulated: links ')
  })

  it.each([
    { lacking: 'the files of a commit', commit: {}, after: head },
    { lacking: 'its last commit', commit: { added: ['src/mine.ts'] }, after: undefined },
  ])('refuses paths without $lacking', ({ commit, after }) => {
    const { status, stderr } = startWith([{ id: head, message: 'Mine', ...commit }], after)
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/^--paths: the files of the push in .+ are not known\./u),
    ])
  })
})
