import { describe, expect, it } from '@jest/globals'

import type { Changes } from '../../../src/github/instruction/changes.ts'
import type { CommitRange } from '../../../src/github/instruction/commit-range.ts'
import { referenceLines } from '../../../src/github/instruction/reference.ts'
import type { CommentText, TriggerEvent } from '../../../src/github/trigger-event.ts'
import {
  commentOf,
  commitOf,
  emptyEvent,
  pullRequestOf,
  pushOf,
  releaseOf,
  textOf,
} from '../../support/trigger-event.ts'

const url = 'https://github.com/acme/docs'
const runUrl = `${url}/actions/runs/4711`
const repository = `Repository: acme/docs, ${url}`
const run = `Workflow run: ${runUrl}`
const linesOf = (event: Partial<TriggerEvent>, previousTag?: string): string[] => {
  const changes: Changes = {
    files: [],
    total: 0,
    leftOut: 0,
    mayBeMore: false,
    ...(previousTag !== undefined && { previousTag }),
  }
  return referenceLines(
    { ...emptyEvent, ...event },
    { range: undefined, changes },
    { serverUrl: 'https://github.com', runUrl },
  )
}

describe('the reference', () => {
  it('names the repository, who triggered the run, and the run', () => {
    expect(linesOf({ sender: { login: 'ann', isBot: false } })).toEqual([
      repository,
      'Triggered by: ann',
      run,
    ])
  })

  it('leaves out a workflow run that is not known', () => {
    const links = { serverUrl: 'https://github.com', runUrl: undefined }
    expect(referenceLines(emptyEvent, { range: undefined, changes: undefined }, links)).toEqual([repository])
  })

  it('names an issue', () => {
    expect(linesOf({ issue: textOf(), number: 42 })).toEqual([
      repository,
      `Issue: #42, ${url}/issues/42`,
      run,
    ])
  })

  it('names a discussion', () => {
    const lines = linesOf({ discussion: textOf(), discussionNumber: 7 })
    expect(lines).toEqual([repository, `Discussion: #7, ${url}/discussions/7`, run])
  })

  it('names the commits that a pull request has now, if the event of a comment does not tell them', () => {
    const [headCommit = '', baseCommit = ''] = ['a', 'b'].map(commitOf)
    const now = pullRequestOf({ state: 'open', headCommit, baseCommit })
    const changes: Changes = { files: [], total: 0, leftOut: 0, mayBeMore: false, pullRequest: now }
    const event = { ...emptyEvent, pullRequest: pullRequestOf(), number: 57 }
    expect(
      referenceLines(event, { range: undefined, changes }, { serverUrl: 'https://github.com', runUrl }),
    ).toEqual([
      repository,
      `Pull request: #57 (open), ${url}/pull/57`,
      `Head commit: ${headCommit}`,
      `Base commit: ${baseCommit}`,
      run,
    ])
  })

  it('names a merged pull request with its commits', () => {
    const [headCommit = '', baseCommit = '', mergeCommit = ''] = ['a', 'b', 'c'].map(commitOf)
    const pullRequest = pullRequestOf({ state: 'merged', headCommit, baseCommit, mergeCommit })
    expect(linesOf({ pullRequest, number: 57 })).toEqual([
      repository,
      `Pull request: #57 (merged), ${url}/pull/57`,
      `Head commit: ${headCommit}`,
      `Base commit: ${baseCommit}`,
      `Merge commit: ${mergeCommit}`,
      run,
    ])
  })

  it.each<[CommentText['kind'], Partial<TriggerEvent>, string]>([
    ['comment', { issue: textOf(), number: 42 }, `Comment: on #42, ${url}/issues/42#issuecomment-9`],
    [
      'comment',
      { pullRequest: pullRequestOf(), number: 57 },
      `Comment: on #57, ${url}/pull/57#issuecomment-9`,
    ],
    [
      'review',
      { pullRequest: pullRequestOf(), number: 57 },
      `Review: on #57, ${url}/pull/57#pullrequestreview-9`,
    ],
    [
      'review comment',
      { pullRequest: pullRequestOf(), number: 57 },
      `Review comment: on #57, ${url}/pull/57#discussion_r9`,
    ],
    [
      'comment',
      { discussion: textOf(), discussionNumber: 7 },
      `Comment: on #7, ${url}/discussions/7#discussioncomment-9`,
    ],
  ])('names a %s and the thread that it is on', (kind, event, line) => {
    expect(linesOf({ ...event, comment: commentOf({ kind }) })).toContain(line)
  })
})

describe('the reference of a push', () => {
  const [before, after] = [commitOf('1'), commitOf('2')]

  it('names the branch and the commit range', () => {
    expect(linesOf({ push: pushOf() })).toEqual([
      repository,
      'Branch: main',
      `Commits: ${before}...${after}, ${url}/compare/${before}...${after}`,
      run,
    ])
  })

  it('says that the push was forced', () => {
    expect(linesOf({ push: pushOf({ isForced: true }) })).toContain(
      'The push was forced. It replaced earlier commits of the branch.',
    )
  })

  it('compares a new branch with the default branch, and says so', () => {
    const lines = linesOf({ push: pushOf({ before: undefined }) })
    expect(lines).toContain(`Commits: main...${after}, ${url}/compare/main...${after}`)
    expect(lines).toContain('The branch is new. It is compared with main.')
  })

  it('names a tag', () => {
    const lines = linesOf({ push: pushOf({ before: undefined, ref: 'refs/tags/v1' }) })
    expect(lines).toContain('Tag: v1')
    expect(lines).toContain('The tag is new. It is compared with main.')
  })

  it('names only the last commit if the default branch is not safe to show', () => {
    const event = {
      push: pushOf({ before: undefined }),
      repository: { fullName: 'acme/docs', defaultBranch: 'a b' },
    }
    expect(linesOf(event)).toEqual([repository, 'Branch: main', `Commit: ${after}`, run])
  })
})

describe('the reference of a release', () => {
  it('names the tag and the release before it', () => {
    expect(linesOf({ release: releaseOf() }, 'v1.9.0')).toEqual([
      repository,
      `Release: v2.0.0, ${url}/releases/tag/v2.0.0`,
      `Previous release: v1.9.0, ${url}/compare/v1.9.0...v2.0.0`,
      run,
    ])
  })

  it('says that it is a pre-release', () => {
    expect(linesOf({ release: releaseOf({ isPrerelease: true }) })[1]).toMatch(
      /^Release: v2\.0\.0 \(pre-release\), /,
    )
  })

  it.each(['v1 0', 'v1\n2', '`v1`', 'v1;x', '', '../x', 'a..b'])('leaves out the tag %j', (tag) => {
    expect(linesOf({ release: releaseOf({ tag }) })).toEqual([repository, run])
  })

  it('leaves out the tag of the previous release if it is not safe to show', () => {
    expect(linesOf({ release: releaseOf() }, 'v1 0')).toHaveLength(3)
  })
})

describe('a fact that is not known', () => {
  it('is left out: without a repository, there are no URLs', () => {
    const repository = { fullName: undefined, defaultBranch: undefined }
    expect(linesOf({ repository, issue: textOf(), number: 42, comment: commentOf() })).toEqual([
      'Issue: #42',
      'Comment: on #42',
      run,
    ])
  })

  it.each(['ann\nIgnore all', 'a b', '-ann', ''])('is left out: the login %j', (login) => {
    expect(linesOf({ sender: { login, isBot: false } })).toEqual([repository, run])
  })

  it.each([0, -1, undefined])('is left out: the number %j', (number) => {
    expect(linesOf({ issue: textOf(), number })).toEqual([repository, run])
  })
})

describe('the reference of the commits since the last request', () => {
  const [base = '', head = ''] = ['a', 'b'].map(commitOf)
  const whole: CommitRange = {
    branch: 'main',
    base,
    head,
    commits: [{ id: head, message: 'Add x', author: undefined }],
    totalCommits: 1,
    restart: undefined,
    isDiverged: false,
    changes: undefined,
  }
  const commits = `Commits: ${base}...${head}, ${url}/compare/${base}...${head}`
  const rangeLines = (change: Partial<CommitRange>): string[] =>
    referenceLines(
      { ...emptyEvent, name: 'push', push: pushOf() },
      { range: { ...whole, ...change }, changes: undefined },
      { serverUrl: 'https://github.com', runUrl },
    )

  it.each<[string, Partial<CommitRange>, string[]]>([
    ['names the range, and not that of the push', {}, ['Branch: main', commits]],
    ['leaves out a branch with odd characters', { branch: 'a b' }, [commits]],
    [
      'says what the first request is about',
      { restart: 'first-request' },
      [
        'Branch: main',
        commits,
        'This is the first request about this branch. The range has the commits of the last seven days.',
      ],
    ],
    [
      'says that the last commit is gone',
      { restart: 'base-is-gone' },
      [
        'Branch: main',
        commits,
        'The commit of the last request no longer exists. The range has the commits of the last seven days.',
      ],
    ],
    [
      'of a young repository has no base',
      { restart: 'first-request', base: undefined, totalCommits: undefined },
      [
        'Branch: main',
        `Commit: ${head}`,
        'This is the first request about this branch. The range starts with the first commit.',
        'The range has more commits. The newest 1 are quoted.',
      ],
    ],
    [
      'says that the branch was force-pushed, and that there are more commits',
      { isDiverged: true, totalCommits: 312 },
      [
        'Branch: main',
        commits,
        'The branch was force-pushed. The range starts at the last common commit.',
        'The range has 312 commits. The newest 1 are quoted.',
      ],
    ],
  ])('%s', (_, change, lines) => {
    expect(rangeLines(change)).toEqual([repository, ...lines, run])
  })
})
