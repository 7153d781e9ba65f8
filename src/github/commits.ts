import * as z from 'zod/mini'

import { commitDetail, commitForm, detail, type Shape, textDetail } from '../shared/json-decoding.ts'
import { accountDetail, loginForm } from './github-objects.ts'

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
  /** The commits that it follows: more than one for a merge commit. The payload of a push does not have them. */
  parents?: readonly string[] | undefined
}

/** As answers have it. */
export const commitSchema = () =>
  z.pipe(
    z.object({
      sha: z.string('a commit').check(z.regex(commitForm, 'a commit')),
      commit: z.object({ message: z.string() }),
      author: z.nullish(accountDetail()),
      parents: detail(z.array(z.object({ sha: z.string() }))),
    }),
    z.transform(({ sha, commit, author, parents }): Commit => {
      return {
        id: sha,
        message: commit.message,
        author: author?.login,
        parents: parents?.map(({ sha }) => sha),
      }
    }),
  )

/** As the payload of a push has it. */
export const pushedCommitSchema = () =>
  z.pipe(
    z.object({
      id: commitDetail(),
      message: z.string(),
      author: detail(z.object({ username: z.string().check(z.regex(loginForm)) })),
    }),
    z.transform(({ id, message, author }): Commit => ({ id, message, author: author?.username })),
  )

export const changedFileSchema = () =>
  z.object({
    filename: z.string(),
    /** `added`, `removed`, `modified`, `renamed`, `copied`, `changed` or `unchanged`. */
    status: z.string(),
    /** Number of lines. */
    additions: z.int(),
    deletions: z.int(),
    /** Of a renamed or copied file. */
    previous_filename: textDetail(),
    /** Undefined for a binary or large file. */
    patch: textDetail(),
  })

/** A file that a pull request or a range of commits changed. */
export type ChangedFile = Shape<typeof changedFileSchema>

export const comparisonSchema = () =>
  z.object({
    /** What `head` is to `base`. `diverged`: each has commits that the other does not have. */
    status: z.enum(['ahead', 'behind', 'diverged', 'identical'], 'a known status'),
    total_commits: z.int(),
    /** The newest 250, oldest first. */
    commits: z.array(commitSchema()),
    /** At most 300, changed since the common ancestor. */
    files: z.array(changedFileSchema()),
  })

/** What `head` has that `base` does not have. */
export type Comparison = Shape<typeof comparisonSchema>
