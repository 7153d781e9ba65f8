import { describe, expect, it } from '@jest/globals'

import { ActionError, SkippedError } from '../../../src/shared/errors.ts'
import type { Comparison } from '../../../src/github/github-objects.ts'
import { GitHubError } from '../../../src/github/github-call.ts'
import { commits } from '../../../src/github/sources/commits.ts'
import { failureOf } from '../../support/failure-of.ts'
import { RecordingLog } from '../../support/recording-log.ts'
import { commitOf } from '../../support/trigger-event.ts'

const [asked = '', older = '', head = ''] = ['1', '2', '3'].map(commitOf)
const branch = { name: 'main', head }
const commit = (id: string): Comparison['commits'][number] => ({
  parents: undefined,
  id,
  message: `Commit ${id.slice(0, 1)}`,
  author: undefined,
})
const ahead: Comparison = { status: 'ahead', total_commits: 1, commits: [commit(head)], files: [] }
const nowMs = Date.UTC(2026, 0, 15, 12)

interface Given {
  asked?: string
  comparison?: Partial<Comparison> | Error
  /** Newest first. */
  old?: string[]
  all?: string[]
  hasMore?: boolean
}

const notAsked = () => Promise.reject(new Error('GitHub was asked for something else.'))

async function reading(given: Given) {
  const calls: string[] = []
  const log = new RecordingLog()
  const { comparison = {}, old = [older], all = [head], hasMore = false } = given
  const changes = commits.readChanges?.(branch, {
    mode: 'files',
    paths: undefined,
    askedHead: given.asked,
    nowMs,
    pause: () => undefined,
    log,
    client: {
      pullRequestFiles: notAsked,
      releases: () => {
        throw new Error('GitHub was asked for the releases.')
      },
      readPullRequest: notAsked,
      compareCommits: (base, to) => {
        calls.push(`${base.slice(0, 1)}...${to.slice(0, 1)}`)
        if (base !== asked) return Promise.resolve(ahead)
        if (comparison instanceof Error) return Promise.reject(comparison)
        return Promise.resolve({ ...ahead, ...comparison })
      },
      listCommits: (from, { before, count }) => {
        calls.push(`${count} from ${from.slice(0, 1)}${before === undefined ? '' : ` before ${before}`}`)
        const items = (before === undefined ? all : old).map(commit)
        return Promise.resolve({ items, isLast: !hasMore, lastPage: undefined })
      },
    },
  })
  const range = await changes?.then(
    (read) => read?.range,
    (error: unknown) => {
      if (!(error instanceof SkippedError)) throw error
      return undefined
    },
  )
  return { calls, log, range }
}

const first = 'This is the first request about this branch.'
const oldCommits = '1 from 3 before 2026-01-08T12:00:00.000Z'

describe('the commits since the last request', () => {
  it('start with the commit that was asked about', async () => {
    const { calls, range } = await reading({ asked })
    expect(calls).toEqual(['1...3'])
    expect(range).toEqual({ base: asked, commits: [commit(head)], notes: [] })
  })

  it('are none without any request if the newest commit was asked about', async () => {
    expect(await reading({ asked: head })).toMatchObject({ calls: [], range: undefined })
  })

  it.each(['identical', 'behind'] as const)('are none if the branch is %s', async (status) => {
    expect(await reading({ asked, comparison: { status, commits: [] } })).toMatchObject({ range: undefined })
  })

  it('go on after a force-push, and tell it', async () => {
    const { range } = await reading({ asked, comparison: { status: 'diverged' } })
    expect(range).toMatchObject({
      base: asked,
      notes: ['The branch was force-pushed. The range starts at the last common commit.'],
    })
  })

  it('that GitHub does not list are counted', async () => {
    const { range } = await reading({ asked, comparison: { total_commits: 312 } })
    expect(range?.notes).toEqual(['The range has 312 commits. The newest 1 are quoted.'])
  })

  it('leave out a merge commit if its other commits are among them, and count it', async () => {
    const merge = { ...commit(head), parents: [{ sha: asked }, { sha: older }] }
    const { range } = await reading({
      asked,
      comparison: { total_commits: 2, commits: [commit(older), merge] },
    })
    expect(range).toMatchObject({
      commits: [commit(older)],
      notes: ['Merge commits that are left out, because their other commits are quoted: 1'],
    })
    const alone = await reading({ asked, comparison: { commits: [merge] } })
    expect(alone.range).toMatchObject({ commits: [merge], notes: [] })
  })

  it('of the first request are those of seven days', async () => {
    const { calls, range } = await reading({})
    expect(calls).toEqual([oldCommits, '2...3'])
    expect(range).toMatchObject({
      base: older,
      notes: [`${first} The range has the commits of the last seven days.`],
    })
  })

  it('of the first request are none if all are older', async () => {
    expect(await reading({ old: [head] })).toMatchObject({ calls: [oldCommits], range: undefined })
  })

  it.each([
    [false, []],
    [true, ['The range has more commits. The newest 2 are quoted.']],
  ])('of a young repository are its newest 100, oldest first', async (hasMore, more) => {
    const { calls, range } = await reading({ old: [], all: [head, older], hasMore })
    expect(calls).toEqual([oldCommits, '100 from 3'])
    expect(range).toMatchObject({
      base: undefined,
      commits: [commit(older), commit(head)],
      notes: [`${first} The range starts with the first commit.`, ...more],
    })
  })

  it('start again if GitHub no longer has the commit, with a notice', async () => {
    const { calls, log, range } = await reading({ asked, comparison: new GitHubError('Gone.', 404) })
    expect(calls).toEqual(['1...3', oldCommits, '2...3'])
    expect(range).toMatchObject({
      base: older,
      notes: [
        'The commit of the last request no longer exists. The range has the commits of the last seven days.',
      ],
    })
    expect(log.entries[0]).toBe(
      `notice: GitHub no longer has the commit ${asked}, up to which the agent was asked.`,
    )
  })

  it.each([403, 500, undefined])('are an error with the status %s', async (status) => {
    const failing = reading({ asked, comparison: new GitHubError('Comparing failed.', status) })
    const { message } = await failureOf(failing, ActionError)
    expect(message).toBe(
      'The commits since the last request could not be read, so nothing was sent to the service. Comparing failed.',
    )
  })
})
