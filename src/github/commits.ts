import * as z from 'zod/mini'

import { commitDetail, commitForm, detail, type Shape } from '../shared/json-decoding.ts'
import { accountDetail, loginForm } from './github-names.ts'

/** The branch of a workflow run. */
export interface Branch {
  /** Without `refs/heads/`. Written by others. */
  name: string
  /** Its newest commit when the run started: 40 or 64 hexadecimal digits. */
  head: string
}

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
