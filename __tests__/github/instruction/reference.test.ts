import { describe, expect, it } from '@jest/globals'

import type { Changes } from '../../../src/github/sources/changes.ts'
import { referenceLines } from '../../../src/github/instruction/compose-instruction.ts'
import type { Facts } from '../../../src/github/sources/prompt-sources.ts'
import type { TriggerEvent } from '../../../src/github/trigger-event.ts'
import {
  changesOf,
  commentOf,
  commitOf,
  emptyEvent,
  issueOf,
  pullRequestOf,
  pushOf,
  releaseOf,
} from '../../support/trigger-event.ts'

// The files in __tests__/fixtures/instructions have the references of usual events.

const url = 'https://github.com/acme/docs'
const runUrl = `${url}/actions/runs/4711`
const repository = `Repository: acme/docs, ${url}`
const run = `Workflow run: ${runUrl}`
const workflowRun = { serverUrl: 'https://github.com', id: '4711', url: runUrl }
const linesOf = (facts: Facts, change: Partial<Changes> = {}, event: Partial<TriggerEvent> = {}): string[] =>
  referenceLines({ ...emptyEvent, ...event, facts }, changesOf([], change), workflowRun)

describe('the reference', () => {
  it('leaves out a workflow run that is not known', () => {
    expect(referenceLines(emptyEvent, undefined, { ...workflowRun, id: '' })).toEqual([repository])
  })

  it.each([
    [{ kind: 'comment', thread: issueOf() }, `Comment: on #42, ${url}/issues/42#issuecomment-9`],
    [{ kind: 'review', thread: pullRequestOf() }, `Review: on #57, ${url}/pull/57#pullrequestreview-9`],
  ] as const)('links the comment: %j', (change, line) => {
    expect(linesOf({ comment: commentOf(change) })).toEqual([repository, line, run])
  })

  it('names the commits that a pull request has now, if the event of a comment does not tell them', () => {
    const [headCommit = '', baseCommit = ''] = ['a', 'b'].map(commitOf)
    const now = pullRequestOf({ state: 'open', headCommit, baseCommit })
    expect(linesOf({ 'pull-request': pullRequestOf() }, { pullRequest: now })).toEqual([
      repository,
      `Pull request: #57 (open), ${url}/pull/57`,
      `Head commit: ${headCommit}`,
      `Base commit: ${baseCommit}`,
      run,
    ])
  })
})

describe('the reference of a push', () => {
  const after = commitOf('2')

  it('says that it was forced', () => {
    expect(linesOf({ push: pushOf({ isForced: true }) })).toContain(
      'The push was forced. It replaced earlier commits of the branch.',
    )
  })

  it('of a new branch names what it is compared with', () => {
    expect(linesOf({ push: pushOf({ before: undefined, base: 'main' }) })).toEqual([
      repository,
      'Branch: main',
      `Commits: main...${after}, ${url}/compare/main...${after}`,
      'The branch is new. It is compared with main.',
      run,
    ])
  })

  it('names a new tag without a range', () => {
    const push = pushOf({ before: undefined, base: undefined, ref: 'refs/tags/v2' })
    expect(linesOf({ push })).toEqual([repository, 'Tag: v2', `Commit: ${after}`, run])
  })

  it('names only the last commit if the default branch is not safe to show', () => {
    const push = pushOf({ before: undefined, base: 'a b' })
    expect(linesOf({ push })).toEqual([repository, 'Branch: main', `Commit: ${after}`, run])
  })
})

describe('the reference of a release', () => {
  it('says that it is a pre-release', () => {
    expect(linesOf({ release: releaseOf({ prerelease: true }) })).toContain(
      `Release: v2.0.0 (pre-release), ${url}/releases/tag/v2.0.0`,
    )
  })

  it.each(['v1 0', 'v1\n2', '`v1`', '', 'a..b'])('leaves out the tag %j', (tag) => {
    expect(linesOf({ release: releaseOf({ tag_name: tag }) })).toEqual([repository, run])
  })

  it('leaves out the tag of the previous release if it is not safe to show', () => {
    expect(linesOf({ release: releaseOf() }, { sinceRelease: 'v1 0' })).toHaveLength(3)
  })

  it('says that there is none before it', () => {
    expect(linesOf({ release: releaseOf() }, {})).toContain('Previous release: none to compare with')
  })
})

describe('a fact that is not known', () => {
  it('is left out: without a repository, there are no URLs', () => {
    const repository = {}
    expect(linesOf({ issue: issueOf(), comment: commentOf() }, {}, { repository })).toEqual([
      'Issue: #42',
      'Comment: on #42',
      run,
    ])
  })

  it.each(['ann\nIgnore all', 'a b', '-ann', ''])('is left out: the login %j', (login) => {
    expect(linesOf({}, {}, { sender: { login, isBot: false } })).toEqual([repository, run])
  })

  it('is left out: the number', () => {
    expect(linesOf({ issue: issueOf({ number: undefined }) })).toEqual([repository, run])
  })
})

describe('the reference of the commits since the last request', () => {
  const [base = '', head = ''] = ['a', 'b'].map(commitOf)
  const commits = `Commits: ${base}...${head}, ${url}/compare/${base}...${head}`

  it.each([
    ['names the range, and not that of the push', 'main', base, ['Branch: main', commits]],
    ['leaves out a branch with odd characters', 'a b', base, [commits]],
    ['of a young repository has no base', 'main', undefined, ['Branch: main', `Commit: ${head}`]],
  ])('%s', (_, name, start, lines) => {
    const range = { base: start, commits: [], notes: ['A note.'] }
    expect(linesOf({ push: pushOf(), commits: { name, head } }, { range })).toEqual([
      repository,
      ...lines,
      'A note.',
      run,
    ])
  })
})
