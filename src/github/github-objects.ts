import * as z from 'zod/mini'

import { commitDetail, commitForm, detail, type Shape, textDetail } from '../shared/json-decoding.ts'

// Forms of names on GitHub. A text with such a form contains no white space and no markup.

export const repositoryForm = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/u
/** Includes bots, such as `renovate[bot]`, and managed accounts, such as `ann_acme`. */
export const loginForm = /^[A-Za-z0-9][A-Za-z0-9_-]{0,98}(?:\[bot\])?$/u
/** A strict subset of Git's branches and tags. */
export const refForm = /^(?!.*\.\.)(?!(?:.*\/)?\.(?:\/|$))[A-Za-z0-9._/+-]{1,200}$/u

/** Returns true for the zeros that GitHub writes if there is no commit. */
export function isNoCommit(commit: string | undefined): boolean {
  return commit !== undefined && /^0+$/u.test(commit)
}

/** Returns the name of a branch or tag without `refs/heads/` or `refs/tags/`. */
export function refName(ref: string | undefined): string | undefined {
  return ref?.replace(/^refs\/(?:heads|tags)\//u, '')
}

export const accountDetail = () =>
  detail(z.object({ login: z.string().check(z.regex(loginForm)), type: textDetail() }))

// The objects of GitHub that event payloads and answers have: their schemas, and what is read from them.

export const flagDetail = () => detail(z.boolean())
const positiveDetail = () => detail(z.int().check(z.positive()))

const bodyText = () =>
  z.pipe(
    z.nullish(z.string()),
    z.transform((text) => text ?? ''),
  )
const authoredText = () => ({ title: z.nullish(z.string()), body: bodyText(), user: accountDetail() })

/** Of an issue or a discussion. */
export const threadSchema = () =>
  z.object({
    ...authoredText(),
    number: z.optional(z.int().check(z.positive())),
    state: detail(z.enum(['open', 'closed'])),
    /** Present if the issue is a pull request. */
    pull_request: z.optional(z.unknown()),
  })

export type Thread = Shape<typeof threadSchema>

/** A text that somebody wrote. Its account is undefined if GitHub does not tell a login in GitHub's form. */
export type AuthoredText = Pick<Thread, 'title' | 'body' | 'user'>

/** A comment or a review. */
export const commentSchema = () =>
  z.object({
    ...authoredText(),
    id: positiveDetail(),
    // Of a review comment: its file and lines, and the part of the patch that ends with them.
    path: textDetail(),
    line: positiveDetail(),
    original_line: positiveDetail(),
    start_line: positiveDetail(),
    diff_hunk: textDetail(),
  })

/** The head or the base of a pull request. */
export const revisionSchema = () =>
  z.object({
    sha: z.string().check(z.regex(commitForm)),
    ref: textDetail(),
    repo: repositorySchema(),
  })
export const pullRequestSchema = () =>
  z.extend(threadSchema(), {
    merged: flagDetail(),
    merged_at: textDetail(),
    merge_commit_sha: commitDetail(),
    head: detail(revisionSchema()),
    base: detail(revisionSchema()),
    changed_files: positiveDetail(),
  })

export function versionOf(pullRequest: Partial<Shape<typeof pullRequestSchema>>) {
  const { merged, merged_at: mergedAt, state, head, base } = pullRequest
  // The payload of a review has only the time.
  const isMerged = merged ?? mergedAt !== undefined
  return {
    state: isMerged ? ('merged' as const) : state,
    headCommit: head?.sha,
    /** Written by others. */
    headBranch: head?.ref,
    /** `owner/name` of the repository that has the branch. */
    headRepository: head?.repo?.full_name,
    baseCommit: base?.sha,
    // Of a pull request that is not merged, it is a commit that only tests the merge.
    mergeCommit: isMerged ? pullRequest.merge_commit_sha : undefined,
    /** The number of changed files. */
    changedFiles: pullRequest.changed_files,
  }
}

/** What a pull request was at one time, without its text. The commits have 40 or 64 hexadecimal digits. */
export type PullRequestVersion = ReturnType<typeof versionOf>

export const releaseSchema = () =>
  z.object({
    name: z.nullish(z.string()),
    body: bodyText(),
    author: accountDetail(),
    /** Written by others. */
    tag_name: textDetail(),
    draft: flagDetail(),
    prerelease: flagDetail(),
    /** ISO 8601; undefined for a draft. */
    published_at: textDetail(),
  })

export type Release = Shape<typeof releaseSchema>

/** The run that a `workflow_run` follows. */
export const earlierRunSchema = () =>
  z.object({
    actor: z.nullish(accountSchema()),
    triggering_actor: z.nullish(accountSchema()),
    head_repository: repositorySchema(),
  })

export const accountSchema = () => z.object({ login: z.string(), type: z.nullish(z.string()) })

export type NamedAccount = Shape<typeof accountSchema>

export const repositorySchema = () =>
  detail(
    z.object({
      /** `owner/name`, in GitHub's form. */
      full_name: detail(z.string().check(z.regex(repositoryForm))),
      /** Not checked. */
      default_branch: textDetail(),
      private: flagDetail(),
    }),
  )

/** The branch of a workflow run. */
export interface Branch {
  /** Without `refs/heads/`. Written by others. */
  name: string
  /** Its newest commit when the run started: 40 or 64 hexadecimal digits. */
  head: string
}

/** A commit as answers have it: also with the commits that it follows, more than one for a merge commit. */
export const commitSchema = () =>
  z.pipe(
    z.object({
      sha: z.string('a commit').check(z.regex(commitForm, 'a commit')),
      commit: z.object({ message: z.string() }),
      author: z.nullish(accountDetail()),
      parents: detail(z.array(z.object({ sha: z.string() }))),
    }),
    z.transform(({ sha: id, commit: { message }, author, parents }) => {
      return { id, message, author: author?.login, parents }
    }),
  )

/** A commit as the payload of a push has it. */
export const pushedCommitSchema = () =>
  z.pipe(
    z.object({
      id: commitDetail(),
      message: z.string(),
      author: detail(z.object({ username: z.string().check(z.regex(loginForm)) })),
    }),
    // The author is a login in GitHub's form; undefined if GitHub knows no account.
    z.transform(({ id, message, author }) => ({ id, message, author: author?.username })),
  )

export type Commit = Shape<typeof pushedCommitSchema>

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
