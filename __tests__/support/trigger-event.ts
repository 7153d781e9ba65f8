import type { Push } from '../../src/github/commits.ts'
import type { AuthoredText, Comment, PullRequest, Release } from '../../src/github/github-objects.ts'
import type { TriggerEvent } from '../../src/github/trigger-event.ts'

/** An event of acme/docs. Nothing else is known about it. */
export const emptyEvent: TriggerEvent = {
  name: 'issues',
  repository: { fullName: 'acme/docs', defaultBranch: 'main', isPrivate: undefined },
  removal: undefined,
  fork: undefined,
  lacksSecrets: false,
  sender: undefined,
  causes: [],
  addedLabel: undefined,
  number: undefined,
  discussionNumber: undefined,
  issue: undefined,
  comment: undefined,
  pullRequest: undefined,
  discussion: undefined,
  push: undefined,
  release: undefined,
  branch: undefined,
  unreadable: {},
}

/** An event about issue 42. */
export const issueEvent: TriggerEvent = { ...emptyEvent, number: 42 }

export const commitOf = (digit: string): string => digit.repeat(40)

export const textOf = (change: Partial<AuthoredText> = {}): AuthoredText => ({
  title: 'A',
  body: 'b',
  author: undefined,
  ...change,
})

export const pullRequestOf = (change: Partial<PullRequest> = {}): PullRequest => ({
  ...textOf(),
  state: undefined,
  headCommit: undefined,
  headBranch: undefined,
  baseCommit: undefined,
  mergeCommit: undefined,
  changedFiles: undefined,
  ...change,
})

export const commentOf = (change: Partial<Comment> = {}): Comment => ({
  ...textOf({ title: undefined, body: 'c' }),
  kind: 'comment',
  id: 9,
  createdAtMs: Number.NaN,
  place: undefined,
  ...change,
})

export const pushOf = (change: Partial<Push> = {}): Push => ({
  before: commitOf('1'),
  after: commitOf('2'),
  ref: 'refs/heads/main',
  isForced: false,
  commits: [],
  ...change,
})

export const releaseOf = (change: Partial<Release> = {}): Release => ({
  ...textOf(),
  tag: 'v2.0.0',
  isDraft: false,
  isPrerelease: false,
  publishedAt: '2026-01-09T00:00:00Z',
  ...change,
})
