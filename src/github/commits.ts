import * as z from 'zod/mini'

import { commitDetail, commitForm, detail, type Shape } from '../shared/json-decoding.ts'
import { accountDetail, loginForm } from './github-names.ts'

export interface Commit {
  /** 40 or 64 hexadecimal digits. */
  id: string | undefined
  message: string
  /** A login in GitHub's form; undefined if GitHub knows no account. */
  author: string | undefined
}

/** As answers have it. */
export const commitSchema = () =>
  z.object({
    sha: z.string('a commit').check(z.regex(commitForm, 'a commit')),
    commit: z.object({ message: z.string() }),
    author: z.nullish(accountDetail()),
  })

export function commitOf({ sha, commit, author }: Shape<typeof commitSchema>): Commit {
  return { id: sha, message: commit.message, author: author?.login }
}

/** As the payload of a push has it. */
export const pushedCommitSchema = () =>
  z.object({
    id: commitDetail(),
    message: z.string(),
    author: detail(z.object({ username: z.string().check(z.regex(loginForm)) })),
  })

export function pushedCommitOf({ id, message, author }: Shape<typeof pushedCommitSchema>): Commit {
  return { id, message, author: author?.username }
}

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

export const changedFileSchema = () =>
  z.object({
    filename: z.string(),
    status: z.string(),
    additions: z.int(),
    deletions: z.int(),
    previous_filename: z.nullish(z.string()),
    patch: z.nullish(z.string()),
  })

export function changedFileOf(file: Shape<typeof changedFileSchema>): ChangedFile {
  return {
    path: file.filename,
    status: file.status,
    additions: file.additions,
    deletions: file.deletions,
    previousPath: file.previous_filename ?? undefined,
    patch: file.patch ?? undefined,
  }
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

export const comparisonSchema = () =>
  z.object({
    status: z.enum(['ahead', 'behind', 'diverged', 'identical'], 'a known status'),
    total_commits: z.int(),
    commits: z.array(commitSchema()),
    files: z.array(changedFileSchema()),
  })

export function comparisonOf(comparison: Shape<typeof comparisonSchema>): Comparison {
  return {
    status: comparison.status,
    totalCommits: comparison.total_commits,
    commits: comparison.commits.map(commitOf),
    files: comparison.files.map(changedFileOf),
  }
}

/** A push of commits. The commits have 40 or 64 hexadecimal digits. */
export interface Push {
  /** Undefined if the push created the branch or tag. */
  before: string | undefined
  after: string | undefined
  /** For example `refs/heads/main`. Written by others. */
  ref: string | undefined
  isForced: boolean
  /** Oldest first. */
  commits: readonly Commit[]
}

/** Returns the name of the tag that was pushed; undefined if it was a branch. Written by others. */
export function pushedTag({ ref }: Push): string | undefined {
  return ref?.startsWith('refs/tags/') === true ? refName(ref) : undefined
}

/** Returns the name of a branch or tag without `refs/heads/` or `refs/tags/`. */
export function refName(ref: string | undefined): string | undefined {
  return ref?.replace(/^refs\/(?:heads|tags)\//u, '')
}

/** The commits of a push: those that `head` has and `base` does not have. */
interface PushRange {
  /** A commit; the default branch for a new branch, an earlier tag for a new tag. A name is not checked. */
  base: string
  /** A commit. */
  head: string
  /** Whether the push created the branch or tag. */
  isNew: boolean
}

/**
 * Returns the range of a push; undefined if it is not known.
 *
 * @param earlierTag the tag to compare a new tag with
 */
export function pushRange(
  push: Push,
  defaultBranch: string | undefined,
  earlierTag: string | undefined,
): PushRange | undefined {
  if (push.after === undefined) return undefined
  const base = push.before ?? (pushedTag(push) === undefined ? defaultBranch : earlierTag)
  return base === undefined ? undefined : { base, head: push.after, isNew: push.before === undefined }
}
