import {
  type AuthoredText,
  type ChangedFile,
  type Release,
  versionOf,
} from '../../src/github/github-objects.ts'
import type { Changes } from '../../src/github/sources/changes.ts'
import { parsePathFilter, type PathFilter } from '../../src/github/path-filter.ts'
import type { Comment } from '../../src/github/sources/comment.ts'
import type { Issue } from '../../src/github/sources/issue.ts'
import type { PullRequest } from '../../src/github/sources/pull-request.ts'
import type { Push } from '../../src/github/sources/push.ts'
import type { TriggerEvent } from '../../src/github/trigger-event.ts'

/** An event of acme/docs. Nothing else is known about it. */
export const emptyEvent: TriggerEvent = {
  name: 'issues',
  repository: { full_name: 'acme/docs' },
  removal: undefined,
  openIssue: undefined,
  fork: undefined,
  lacksSecrets: false,
  sender: undefined,
  causes: [],
  addedLabel: undefined,
  number: undefined,
  facts: {},
  unreadable: {},
}

/** An event about issue 42. */
export const issueEvent: TriggerEvent = { ...emptyEvent, number: 42 }

export const commitOf = (digit: string): string => digit.repeat(40)

export const textOf = (change: Partial<AuthoredText> = {}): AuthoredText => ({
  title: 'A',
  body: 'b',
  user: undefined,
  ...change,
})

export const issueOf = (change: Partial<Issue> = {}): Issue => ({
  ...textOf(),
  kind: 'issue',
  number: 42,
  ...change,
})

export const pullRequestOf = (change: Partial<PullRequest> = {}): PullRequest => ({
  ...textOf(),
  ...versionOf({}),
  kind: 'pull request',
  number: 57,
  ...change,
})

export const commentOf = (change: Partial<Comment> = {}): Comment => ({
  ...textOf({ title: undefined, body: 'c' }),
  kind: 'comment',
  id: 9,
  thread: issueOf(),
  ...change,
})

export const pushOf = (change: Partial<Push> = {}): Push => ({
  before: commitOf('1'),
  after: commitOf('2'),
  ref: 'refs/heads/main',
  isForced: false,
  commits: [],
  base: commitOf('1'),
  ...change,
})

export const releaseOf = (change: Partial<Release> = {}): Release => ({
  name: 'A',
  body: 'b',
  author: undefined,
  tag_name: 'v2.0.0',
  draft: false,
  prerelease: false,
  published_at: '2026-01-09T00:00:00Z',
  ...change,
})

/** A release of a day in January 2026. */
export const published = (tag: string, day: number, change: Partial<Release> = {}): Release =>
  releaseOf({ tag_name: tag, published_at: `2026-01-${String(day).padStart(2, '0')}T00:00:00Z`, ...change })

export const changedFile = (filename: string, change: Partial<ChangedFile> = {}): ChangedFile => ({
  filename,
  status: 'modified',
  additions: 3,
  deletions: 1,
  previous_filename: undefined,
  patch: undefined,
  ...change,
})

export const changesOf = (files: ChangedFile[], change: Partial<Changes> = {}): Changes => ({
  files,
  total: files.length,
  leftOut: 0,
  mayBeMore: false,
  ...change,
})

export function pathFilterOf(patterns: string): PathFilter {
  const filter = parsePathFilter(patterns)
  if ('matches' in filter) return filter
  throw new Error(`Expected ${filter.expected}.`)
}
