import { describe, expect, it } from '@jest/globals'

import { Cancelled } from '../../../src/shared/errors.ts'
import { GitHubError } from '../../../src/github/github-call.ts'
import type { ChangedFile, PullRequestVersion, Release } from '../../../src/github/github-objects.ts'
import type { ChangesMode } from '../../../src/github/sources/changes.ts'
import { readChanges } from '../../../src/github/instruction/changed-files.ts'
import type { Facts, SourceName } from '../../../src/github/sources/prompt-sources.ts'
import type { PullRequest } from '../../../src/github/sources/pull-request.ts'
import { RecordingLog } from '../../support/recording-log.ts'
import {
  changedFile as file,
  changesOf,
  commentOf,
  commitOf,
  issueOf,
  pathFilterOf,
  published,
  pullRequestOf,
  pushOf,
  releaseOf,
} from '../../support/trigger-event.ts'

/** A pull request that got a commit after the event. */
const livePullRequest: PullRequestVersion = {
  state: 'open',
  headCommit: commitOf('9'),
  headBranch: undefined,
  headRepository: undefined,
  baseCommit: commitOf('8'),
  mergeCommit: undefined,
  changedFiles: 1,
}

interface GitHubState {
  mode?: ChangesMode
  /** Patterns of `paths`. */
  paths?: string
  /** The changed files, or their number. */
  files?: number | ChangedFile[]
  /** What pull request 57 is now. */
  now?: Partial<PullRequestVersion>
  releases?: Release[]
  failure?: Error
  askedHead?: string
  pause?: () => Promise<void>
}

/** Reads changes from a GitHub with `files` and `releases`, and records the requests. */
async function reading(source: SourceName | undefined, facts: Facts, state: GitHubState = {}) {
  const { mode = 'files', paths, files = 1, now = {}, releases = [], failure } = state
  const asked: string[] = []
  const all =
    typeof files === 'number' ? Array.from({ length: files }, (_, index) => file(`${index}.md`)) : files
  const answer = <T>(call: string, value: T): Promise<T> => {
    asked.push(call)
    return failure === undefined ? Promise.resolve(value) : Promise.reject(failure)
  }
  const log = new RecordingLog()
  const client = {
    readPullRequest: (number: number) => answer(`#${number}`, { ...livePullRequest, ...now }),
    pullRequestFiles: (number: number) => answer(`files of #${number}`, all),
    releases: async function* () {
      yield* await answer('releases', releases)
    },
    compareCommits: (base: string, head: string) =>
      answer(`${base}...${head}`, { status: 'ahead' as const, total_commits: 1, commits: [], files: all }),
    listCommits: () => answer('commits', { items: [], isLast: true, lastPage: 1 }),
  }
  const changes = await readChanges(source, facts, {
    mode,
    paths: paths === undefined ? undefined : pathFilterOf(paths),
    askedHead: state.askedHead,
    client,
    nowMs: Date.UTC(2026, 0, 15),
    pause: state.pause ?? (() => Promise.resolve()),
    log,
  })
  return { asked, changes, log }
}

const pullRequestIn = (change: Partial<PullRequestVersion>) => ({
  'pull-request': pullRequestOf({ headCommit: commitOf('b'), baseCommit: commitOf('a'), ...change }),
})
const commentOn = (thread: PullRequest) => ({ comment: commentOf({ thread }) })
const merged = pullRequestIn({ state: 'merged' })
const open = pullRequestIn({ state: 'open' })
const [base, head] = [commitOf('a'), commitOf('b')]
const push = { push: pushOf() }
const [before, after] = [commitOf('1'), commitOf('2')]

describe('the changes of an event', () => {
  it.each<[SourceName, Facts, string]>([
    ['pull-request', merged, 'files of #57'],
    ['pull-request', open, `${base}...${head}`],
    ['pull-request', pullRequestIn({ state: 'closed' }), `${base}...${head}`],
    ['comment', commentOn(open['pull-request']), `${base}...${head}`],
    ['comment', commentOn(merged['pull-request']), 'files of #57'],
    ['push', push, `${before}...${after}`],
    ['push', { push: pushOf({ before: undefined, base: 'main' }) }, `main...${after}`],
  ])('of the source %s take one request', async (source, event, call) => {
    const { asked, changes } = await reading(source, event)
    expect(asked).toEqual([call])
    expect(changes).toEqual(changesOf([file('0.md')]))
  })

  it.each<[SourceName | undefined, Facts]>([
    ['issue', { issue: issueOf() }],
    ['comment', { comment: commentOf() }],
    ['push', { push: pushOf({ after: undefined }) }],
    ['pull-request', pullRequestIn({ state: 'open', baseCommit: undefined })],
    [undefined, merged],
  ])('are none for the source %s, and nothing is requested', async (source, event) => {
    expect(await reading(source, event)).toMatchObject({ asked: [], changes: undefined })
  })

  it('that cannot be read are a warning with the reason', async () => {
    const failure = new GitHubError('Comparing the commits failed (HTTP 403). Add "contents: read".', 403)
    const { changes, log } = await reading('push', push, { failure })
    expect(changes).toBeUndefined()
    log.expectExactly(
      'warning: The instruction does not list the changed files. Comparing the commits failed (HTTP 403). Add "contents: read".',
    )
  })

  it('end with the reason of a run that ends', async () => {
    const failure = new Cancelled('The run was cancelled (SIGINT).')
    await expect(reading('push', push, { failure })).rejects.toBe(failure)
  })
})

describe('a comment whose event does not tell the commits', () => {
  const comment = commentOn(pullRequestOf())

  it.each<[Partial<PullRequestVersion>, string]>([
    [{ state: 'open' }, `${commitOf('8')}...${commitOf('9')}`],
    [{ state: 'merged', mergeCommit: commitOf('7') }, 'files of #57'],
  ])('takes those that the pull request has now, and tells them: %j', async (now, call) => {
    const { asked, changes } = await reading('comment', comment, { now })
    expect(asked).toEqual(['#57', call])
    expect(changes).toMatchObject({ files: [file('0.md')], pullRequest: { ...livePullRequest, ...now } })
  })
})

describe('the patches of a comment', () => {
  const patched = [{ ...file('a.md'), patch: '+pushed later' }]

  it('are left out if they could be newer than the comment, with a notice', async () => {
    const comment = commentOn(pullRequestOf())
    const { changes, log } = await reading('comment', comment, { mode: 'diff', files: patched })
    expect(changes?.files).toEqual([file('a.md')])
    log.expectExactly(
      'notice: changes: got "diff", but the patches are left out. The event does not tell the commits of the pull request, so they could be newer than the comment.',
    )
  })

  it('are kept if the event tells the commits', async () => {
    const comment = commentOn(open['pull-request'])
    const { changes } = await reading('comment', comment, { mode: 'diff', files: patched })
    expect(changes?.files).toEqual(patched)
  })
})

describe('a comparison', () => {
  it.each<[string, Facts, number, { total: number; mayBeMore: boolean }]>([
    ['of 299 files has all', pullRequestIn({ changedFiles: 420 }), 299, { total: 299, mayBeMore: false }],
    [
      'of 300 files tells the number of the event',
      pullRequestIn({ changedFiles: 420 }),
      300,
      { total: 420, mayBeMore: false },
    ],
    ['of 300 files may have more', open, 300, { total: 300, mayBeMore: true }],
  ])('%s', async (_, event, files, expected) => {
    expect((await reading('pull-request', event, { files })).changes).toMatchObject(expected)
  })
})

describe('the files of a merged pull request', () => {
  it.each([
    [2999, false],
    [3000, true],
  ])('are as many as GitHub lists: %i', async (files, mayBeMore) => {
    const { changes } = await reading('pull-request', merged, { files })
    expect(changes).toMatchObject({ total: files, mayBeMore })
  })
})

describe('the changes of a release', () => {
  const release = releaseOf({ tag_name: 'v2.0.0' })
  const noEarlier =
    'notice: There is no earlier release of the same series with a lower version to compare v2.0.0 with. The instruction does not list the changed files.'

  it('are those since the release before it', async () => {
    const { asked, changes } = await reading('release', { release }, { releases: [published('v1.9.0', 5)] })
    expect(asked).toEqual(['releases', 'v1.9.0...v2.0.0'])
    expect(changes?.sinceRelease).toBe('v1.9.0')
  })

  const rc = published('v2.0.0-rc.1', 8, { prerelease: true })

  const packages = ['api-v1.9.9', 'v1.9.9', '1.9.9', '@acme/api@1.9.9', 'cli-latest'].map((tag) =>
    published(tag, 8),
  )

  it.each<[string, Partial<Release>, Release[], string]>([
    [
      'that was published before',
      {},
      [published('v1.3', 10), published('v1', 1), published('v1.2', 5)],
      'v1.2',
    ],
    ['with a lower version', {}, [published('v3', 8), published('v1.2', 5), published('v1.1.9', 7)], 'v1.2'],
    ['of its series', { tag_name: 'cli-v2.0.0' }, [...packages, published('cli-v1.9.0', 1)], 'cli-v1.9.0'],
    [
      'of its scope',
      { tag_name: '@acme/cli@2.0.0' },
      [...packages, published('@acme/cli@1', 1)],
      '@acme/cli@1',
    ],
    [
      'of a tag without a version',
      { tag_name: 'latest' },
      [published('v1', 5), published('v0.9', 7)],
      'v0.9',
    ],
    ['that is no draft', {}, [published('v1.9.9', 8, { draft: true }), published('v1', 5)], 'v1'],
    ['that is no pre-release, of a full one', {}, [rc, published('v1', 5)], 'v1'],
    [
      'that may be a pre-release, of another one',
      { prerelease: true },
      [rc, published('v1', 5)],
      'v2.0.0-rc.1',
    ],
  ])('are those since the highest one %s', async (_, change, others, tag) => {
    const about = { release: { ...published('v2.0.0', 9), ...change } }
    const { changes } = await reading('release', about, { releases: [about.release, ...others] })
    expect(changes?.sinceRelease).toBe(tag)
  })

  it('that is the first are any, with a notice', async () => {
    const { asked, changes, log } = await reading('release', { release })
    expect({ asked, changes }).toEqual({
      asked: ['releases'],
      changes: changesOf([], { mayBeMore: true }),
    })
    log.expectExactly(noEarlier)
  })

  it('are any if only other packages have a release', async () => {
    const first = { release: releaseOf({ tag_name: 'cli-v2.0.0' }) }
    const { changes } = await reading('release', first, { releases: packages, paths: 'src/**' })
    expect(changes).toEqual(changesOf([], { mayBeMore: true }))
  })

  it('that is the first are not limited by paths', async () => {
    const { log } = await reading('release', { release }, { paths: 'src/**' })
    log.expectExactly(`${noEarlier} So paths does not limit this request.`)
  })

  it('without a tag are none', async () => {
    expect((await reading('release', { release: releaseOf({ tag_name: undefined }) })).asked).toEqual([])
  })
})

describe('the changes of a pushed tag', () => {
  const newTag = { push: pushOf({ before: undefined, base: undefined, ref: 'refs/tags/api-v1.3' }) }

  it('that is new are any, with a notice', async () => {
    const { asked, changes, log } = await reading('push', newTag, { paths: 'src/**' })
    expect({ asked, changes }).toEqual({ asked: [], changes: changesOf([], { mayBeMore: true }) })
    log.expectExactly(
      'notice: The tag api-v1.3 is new, so it is compared with nothing. The instruction does not list the changed files. So paths does not limit this request.',
    )
  })
})

describe('paths', () => {
  it('leaves out the files that do not match, and counts them', async () => {
    const { changes } = await reading('push', push, { files: 12, paths: '1*' })
    expect(changes).toEqual(
      changesOf(
        ['1.md', '10.md', '11.md'].map((path) => file(path)),
        { leftOut: 9 },
      ),
    )
  })

  it('lets a signal end the run between two files', async () => {
    const ending = new Cancelled('The run was cancelled (SIGINT).')
    const pause = () => Promise.reject(ending)
    await expect(reading('push', push, { paths: '*', pause })).rejects.toBe(ending)
  })

  it('matches a renamed file by either path', async () => {
    const renamed = [
      { ...file('new/a.md'), previous_filename: 'docs/a.md' },
      { ...file('docs/b.md'), previous_filename: 'old/b.md' },
      { ...file('new/c.md'), previous_filename: 'old/c.md' },
    ]
    const { changes } = await reading('push', push, { files: renamed, paths: 'docs/**' })
    expect(changes?.files).toEqual(renamed.slice(0, 2))
  })

  it.each([0, 299])('skips the run if it leaves none of %i files', async (files) => {
    await expect(reading('push', push, { files, paths: 'src/** lib\n!x' })).rejects.toMatchObject({
      skip: {
        reason: 'no-changes',
        message: 'No changed file matches paths (src/** lib !x).',
      },
    })
  })

  const inFolder = [file('src/a.ts'), file('docs/b.md')]
  const remedy = 'The pattern "src" matches no changed file. Write src/**'

  it('warn of a pattern that seems to mean a folder, also if others match', async () => {
    const { changes, log } = await reading('push', push, { files: inFolder, paths: 'docs/**\nsrc' })
    expect(changes?.files).toEqual([file('docs/b.md')])
    log.expectExactly(`warning: paths: ${remedy}`)
  })

  it('name the line to write if the run is skipped', async () => {
    await expect(reading('push', push, { files: inFolder, paths: 'src' })).rejects.toThrow(
      `No changed file matches paths (src).\n${remedy}`,
    )
  })

  it('do not warn of the old path of a renamed file that matches', async () => {
    const renamed = [{ ...file('lib/a.ts'), previous_filename: 'src' }, file('src/b.ts')]
    const { log } = await reading('push', push, { files: renamed, paths: 'src' })
    log.expectExactly()
  })

  it('does not skip the run if it leaves none of a list that may be longer', async () => {
    const { changes } = await reading('push', push, { files: 300, paths: 'src/**' })
    expect(changes).toMatchObject({ files: [], leftOut: 300, mayBeMore: true })
  })

  it('ends the run before a request if the list cannot be read', async () => {
    const reason = 'Comparing failed (HTTP 403). The job may lack a permission: add "contents: read".'
    const failure = new GitHubError(reason, 403)
    await expect(reading('push', push, { paths: 'src/**', failure })).rejects.toThrow(
      `paths: the changed files could not be read, so nothing was sent to the service. ${reason}`,
    )
  })

  it('ends the run before a request if the event does not tell the commits', async () => {
    const facts = { push: pushOf({ after: undefined }) }
    await expect(reading('push', facts, { paths: 'src/**' })).rejects.toThrow(
      'paths: the changed files could not be read, so nothing was sent to the service. The event does not tell the commits.',
    )
  })
})

describe('the commits since the last request', () => {
  const branch = { name: 'main', head }

  it('have the files of the range', async () => {
    const { changes } = await reading('commits', { commits: branch }, { askedHead: base })
    expect(changes).toMatchObject({ files: [file('0.md')], total: 1, range: { base } })
  })

  it('skip the run if there are none', async () => {
    await expect(reading('commits', { commits: branch }, { askedHead: head })).rejects.toMatchObject({
      skip: { reason: 'no-changes', message: 'There are no new commits on main.' },
    })
  })

  it('of a young repository have any files, also with paths', async () => {
    const { changes } = await reading('commits', { commits: branch }, { paths: 'src/**' })
    expect(changes).toMatchObject({ files: [], mayBeMore: true, range: { base: undefined } })
  })
})
