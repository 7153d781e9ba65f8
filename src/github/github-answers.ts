import * as z from 'zod/mini'

import { atFirstUse } from '../first-use.ts'
import type { Shape } from '../json-decoding.ts'
import { commitForm, loginForm } from './github-names.ts'
import type { EventText, PullRequestText } from './trigger-event.ts'

// The shapes of GitHub's answers, and what this action reads from them.

const text = z.string
const count = z.int
export const accountSchema = atFirstUse(() => z.object({ login: text() }))
export const permissionSchema = atFirstUse(() =>
  z.object({ permission: text(), role_name: z.optional(text()) }),
)
export const commentSchema = atFirstUse(() =>
  z.object({ id: count(), body: z.nullish(text()), user: z.nullish(accountSchema()) }),
)
export const commentsSchema = atFirstUse(() => z.array(commentSchema()))
export const viewerSchema = atFirstUse(() => z.object({ viewer: accountSchema() }))
export const labelsSchema = atFirstUse(() => z.array(z.unknown()))
export const filesSchema = atFirstUse(() =>
  z.array(
    z.object({
      filename: text(),
      status: text(),
      additions: count(),
      deletions: count(),
      previous_filename: z.nullish(text()),
      patch: z.nullish(text()),
    }),
  ),
)
const commit = atFirstUse(() => z.string('a commit').check(z.regex(commitForm, 'a commit')))
const revision = atFirstUse(() => z.object({ sha: commit() }))
export const pullRequestSchema = atFirstUse(() =>
  z.object({
    state: z.enum(['open', 'closed'], 'open or closed'),
    merged: z.boolean(),
    merge_commit_sha: z.nullish(commit()),
    head: revision(),
    base: revision(),
    changed_files: count(),
  }),
)
export const changedFilesSchema = atFirstUse(() => z.object({ files: filesSchema() }))
export const commitsSchema = atFirstUse(() =>
  z.array(
    z.object({
      sha: commit(),
      commit: z.object({ message: text() }),
      // GitHub knows no account for some authors.
      author: z.catch(z.nullish(z.object({ login: text().check(z.regex(loginForm)) })), undefined),
    }),
  ),
)
export const comparisonSchema = atFirstUse(() =>
  z.object({
    status: z.enum(['ahead', 'behind', 'diverged', 'identical'], 'a known status'),
    total_commits: count(),
    commits: commitsSchema(),
    files: filesSchema(),
  }),
)
export const issueSchema = atFirstUse(() => z.object({ state: z.enum(['open', 'closed'], 'open or closed') }))
export const htmlSchema = atFirstUse(() =>
  z.object({
    data: z.instanceof(ReadableStream, { error: 'a page' }),
    headers: z.object({ 'content-type': text().check(z.startsWith('text/html', 'text/html')) }),
  }),
)
export const releasesSchema = atFirstUse(() =>
  z.array(
    z.object({
      tag_name: text(),
      draft: z.boolean(),
      prerelease: z.boolean(),
      published_at: z.nullish(text()),
    }),
  ),
)

/** A comment on an issue or pull request. */
export interface IssueComment {
  id: number
  body: string
  /** Undefined if the account was deleted. */
  author: string | undefined
}

/** What a pull request is now, without its text. */
export type PullRequestState = Omit<PullRequestText, keyof EventText>

/** A file that a pull request or a range of commits changed. */
export interface ChangedFile {
  path: string
  /** `added`, `removed`, `modified`, `renamed`, `copied`, `changed` or `unchanged`. */
  status: string
  /** Number of lines. */
  additions: number
  deletions: number
  /** Of a renamed or copied file. */
  previousPath: string | undefined
  /** Undefined for a binary or large file. */
  patch: string | undefined
}

/** A commit. `id` has 40 or 64 hexadecimal digits. */
export interface Commit {
  id: string
  message: string
  /** A login in GitHub's form; undefined if GitHub knows no account. */
  author: string | undefined
}

/** What `head` has that `base` does not have. */
export interface Comparison {
  /** What `head` is to `base`. `diverged`: each has commits that the other does not have. */
  status: 'ahead' | 'behind' | 'diverged' | 'identical'
  totalCommits: number
  /** The newest 250, oldest first. */
  commits: Commit[]
  /** At most 300, changed since the common ancestor. */
  files: ChangedFile[]
}

export interface Release {
  tag: string
  isDraft: boolean
  isPrerelease: boolean
  /** ISO 8601; undefined for a draft. */
  publishedAt: string | undefined
}

export function pullRequestState(answer: Shape<typeof pullRequestSchema>): PullRequestState {
  const { state, merged, head, base, merge_commit_sha: mergeCommit, changed_files: changedFiles } = answer
  return {
    state: merged ? 'merged' : state,
    headCommit: head.sha,
    baseCommit: base.sha,
    // Of a pull request that is not merged, it is a commit that only tests the merge.
    mergeCommit: merged ? (mergeCommit ?? undefined) : undefined,
    changedFiles,
  }
}

export function changedFile(file: Shape<typeof filesSchema>[number]): ChangedFile {
  const { filename: path, status, additions, deletions, previous_filename: previousPath, patch } = file
  return {
    path,
    status,
    additions,
    deletions,
    previousPath: previousPath ?? undefined,
    patch: patch ?? undefined,
  }
}

export function commitsOf(commits: Shape<typeof commitsSchema>): Commit[] {
  return commits.map(({ sha, commit, author }) => ({
    id: sha,
    message: commit.message,
    author: author?.login,
  }))
}
