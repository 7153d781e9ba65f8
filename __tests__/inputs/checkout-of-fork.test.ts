import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { beforeEach, describe, expect, it } from '@jest/globals'

import { environmentOf, type TriggeredBy } from '../support/event-stage.ts'
import { inputsOf, service } from '../support/inputs.ts'
import { itOnPosix } from '../support/platform.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const folder = temporaryFolder()
const [own, other] = ['a'.repeat(40), 'b'.repeat(40)]

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(folder.inside(file)), { recursive: true })
  writeFileSync(folder.inside(file), text)
}

beforeEach(() => {
  for (const place of ['', 'fork/']) write(`${place}docs/prompt.md`, 'Document the flag.')
})

async function warningsOf(event: TriggeredBy, file = 'docs/prompt.md'): Promise<string[]> {
  const env = { ...environmentOf(event, folder.path), GITHUB_WORKSPACE: folder.path, GITHUB_SHA: own }
  const { remarks } = await inputsOf({ ...service, 'prompt-file': file }, env)
  return remarks.filter(({ severity }) => severity === 'warning').map(({ message }) => message)
}

const ofFork = (fixture: string): TriggeredBy => ({
  fixture,
  change: {
    pull_request: { head: { sha: other, repo: { full_name: 'visitor/docs' } }, base: { sha: own } },
  },
})
const target = {
  ...ofFork('pull_request.labeled'),
  env: { GITHUB_EVENT_NAME: 'pull_request_target' },
}
const followed = (full_name: string): TriggeredBy => ({
  fixture: 'schedule',
  change: { workflow_run: { head_repository: { full_name } } },
})
const onPullRequest: TriggeredBy = { fixture: 'issue_comment.created-on-pull-request' }
const warning =
  /^prompt-file: the file is not in .* If it is in that of a fork, the author of the pull request can /u

describe('the file of prompt-file', () => {
  it.each<[string, TriggeredBy]>([
    ['a fork, on its base branch', target],
    ['a fork', ofFork('pull_request.labeled')],
    ['a run of a fork before this one', followed('visitor/docs')],
    ['a pull request that has a comment', onPullRequest],
  ])('is told to be of strangers in the checkout of %s', async (_, event) => {
    write('.git/HEAD', `${other}\n`)
    expect(await warningsOf(event)).toEqual([expect.stringMatching(warning)])
  })

  it('is told to be of strangers in a branch, and in a checkout within another one', async () => {
    write('.git/HEAD', `${own}\n`)
    write('fork/.git/HEAD', 'ref: refs/heads/a/b\n')
    write('fork/.git/refs/heads/a/b', `${other}\n`)
    expect(await warningsOf(target, 'fork/docs/prompt.md')).toHaveLength(1)
    expect(await warningsOf(target)).toEqual([])
  })

  it.each<[string, string, TriggeredBy]>([
    ['the commit of the run', own, target],
    ['the base of a fork', own, ofFork('pull_request.labeled')],
    ['a branch of this repository', other, { fixture: 'pull_request.labeled' }],
    ['a run of this repository before this one', other, followed('acme/docs')],
    ['an event without a pull request', other, { fixture: 'issues.labeled' }],
  ])('is not told to be in the checkout of %s', async (_, commit, event) => {
    write('.git/HEAD', commit)
    expect(await warningsOf(event)).toEqual([])
  })

  it('is not told to be of strangers outside of a checkout', async () => {
    expect(await warningsOf(target)).toEqual([])
  })

  itOnPosix('is read although what the checkout is of is a pipe, which could wait for ever', async () => {
    mkdirSync(folder.inside('.git'))
    spawnSync('mkfifo', [folder.inside('.git/HEAD')])
    expect(await warningsOf(target)).toEqual([])
  })
})
