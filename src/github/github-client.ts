import * as z from 'zod/mini'

import type { RunContext } from '../run-context.ts'
import { createGitHubCall, decodeAnswer, type GitHubCallOptions } from './github-call.ts'
import { commitForm } from './github-names.ts'
import { type Page, pageWithLinks } from './pages.ts'
import type { RepositoryPermission } from './permission-gate.ts'
import type { EventText, PullRequestText } from './trigger-event.ts'

const pageSize = 100
const writePermission = 'issues: write, or pull-requests: write on a pull request'
const contentsPermission = 'contents: read'
const pullRequestPermission = 'pull-requests: read'

const text = z.string()
const count = z.int()
const accountSchema = z.object({ login: text })
const permissionSchema = z.object({ permission: text, role_name: z.optional(text) })
const commentSchema = z.object({ id: count, body: z.nullish(text), user: z.nullish(accountSchema) })
const viewerSchema = z.object({ viewer: accountSchema })
const labelsSchema = z.array(z.unknown())
const filesSchema = z.array(
  z.object({
    filename: text,
    status: text,
    additions: count,
    deletions: count,
    previous_filename: z.nullish(text),
    patch: z.nullish(text),
  }),
)
const commit = z.string('a commit').check(z.regex(commitForm, 'a commit'))
const revisionSchema = z.object({ sha: commit })
const pullRequestSchema = z.object({
  state: z.enum(['open', 'closed'], 'open or closed'),
  merged: z.boolean(),
  merge_commit_sha: z.nullish(commit),
  head: revisionSchema,
  base: revisionSchema,
  changed_files: count,
})
const comparisonSchema = z.object({ files: filesSchema })
const htmlSchema = z.object({
  data: z.instanceof(ReadableStream, { error: 'a page' }),
  headers: z.object({ 'content-type': text.check(z.startsWith('text/html', 'text/html')) }),
})
const releasesSchema = z.array(
  z.object({
    tag_name: text,
    draft: z.boolean(),
    prerelease: z.boolean(),
    published_at: z.nullish(text),
  }),
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

export interface Release {
  tag: string
  isDraft: boolean
  isPrerelease: boolean
  /** ISO 8601; undefined for a draft. */
  publishedAt: string | undefined
}

/**
 * The GitHub operations that this action uses. Each sends one request, with retries, and ends within 10 s. Each throws
 * {@link GitHubError} or the reason of the signal. An answer that is cut or has an unexpected shape counts as no answer.
 */
export interface GitHubClient {
  permissionOf: (login: string) => Promise<RepositoryPermission>
  /** Returns the login of the account that the token belongs to. */
  ownLogin: () => Promise<string>
  /** Oldest first. Pages have 100 comments. */
  listComments: (issueNumber: number, page: number) => Promise<Page<IssueComment>>
  /** Returns the ID of the comment. Never retried: after a lost answer, the comment may exist. */
  createComment: (issueNumber: number, body: string) => Promise<number>
  updateComment: (commentId: number, body: string) => Promise<void>
  /** Succeeds if the label is already removed. */
  removeLabel: (issueNumber: number, name: string) => Promise<void>
  readPullRequest: (pullRequestNumber: number) => Promise<PullRequestState>
  /** Pages have 100 files. GitHub lists at most 3,000 files. */
  listPullRequestFiles: (pullRequestNumber: number, page: number) => Promise<Page<ChangedFile>>
  /**
   * Lists the files that changed between the common ancestor of `base` and `head`, and `head`. GitHub lists at most 300
   * files.
   */
  listChangedFiles: (base: string, head: string) => Promise<ChangedFile[]>
  /** Pages have 100 releases. */
  listReleases: (page: number) => Promise<Page<Release>>
  /** Returns the HTML that GitHub's pages show for Markdown of at most 400 kB. */
  renderMarkdown: (markdown: string) => Promise<string>
}

export interface GitHubClientOptions extends GitHubCallOptions {
  /** `owner/name` */
  repository: string
}

/** Loads the GitHub library at the first call. */
export function createGitHubClient(options: GitHubClientOptions, context: RunContext): GitHubClient {
  const [owner = '', repo = ''] = options.repository.split('/')
  const where = { owner, repo }
  const call = createGitHubCall(options, context)
  return {
    permissionOf: (login) =>
      call('Reading the permission', 'metadata: read', async ({ rest }, request) => {
        const { data } = await rest.repos.getCollaboratorPermissionLevel({
          ...where,
          username: login,
          request,
        })
        const { permission, role_name: roleName } = decodeAnswer(permissionSchema, data)
        return { permission, roleName }
      }),
    ownLogin: () =>
      call('Reading the account of the token', 'metadata: read', async ({ graphql, rest }, request) => {
        // `ghs_` is GitHub's prefix for installation tokens, such as the token of the workflow. GET /user rejects them.
        if (options.token?.startsWith('ghs_') === true) {
          const answer = await graphql('query { viewer { login } }', { request })
          return decodeAnswer(viewerSchema, answer).viewer.login
        }
        return decodeAnswer(accountSchema, (await rest.users.getAuthenticated({ request })).data).login
      }),
    listComments: (issueNumber, page) =>
      call('Reading the comments', writePermission, async ({ rest }, request) => {
        const { data, headers } = await rest.issues.listComments({
          ...where,
          issue_number: issueNumber,
          ...pageOf(page),
          request,
        })
        const comments = decodeAnswer(z.array(commentSchema), data).map(({ id, body, user }) => ({
          id,
          body: body ?? '',
          author: user?.login,
        }))
        return pageWithLinks(comments, page, headers.link)
      }),
    createComment: (issueNumber, body) =>
      call(
        'Writing the comment',
        writePermission,
        async ({ rest }, request) => {
          const created = await rest.issues.createComment({
            ...where,
            issue_number: issueNumber,
            body,
            request,
          })
          return decodeAnswer(commentSchema, created.data).id
        },
        { repeatable: false },
      ),
    updateComment: (commentId, body) =>
      call('Editing the comment', writePermission, async ({ rest }, request) => {
        const updated = await rest.issues.updateComment({ ...where, comment_id: commentId, body, request })
        decodeAnswer(commentSchema, updated.data)
      }),
    removeLabel: (issueNumber, name) =>
      call('Removing the label', writePermission, async ({ rest }, request) => {
        const label = { ...where, issue_number: issueNumber, name, request }
        const removed = await rest.issues.removeLabel(label).catch(ignoreMissing)
        if (removed !== undefined) decodeAnswer(labelsSchema, removed.data)
      }),
    readPullRequest: (pullRequestNumber) =>
      call('Reading the pull request', pullRequestPermission, async ({ rest }, request) => {
        const { data } = await rest.pulls.get({ ...where, pull_number: pullRequestNumber, request })
        return pullRequestState(decodeAnswer(pullRequestSchema, data))
      }),
    listPullRequestFiles: (pullRequestNumber, page) =>
      call('Reading the changed files', pullRequestPermission, async ({ rest }, request) => {
        const { data, headers } = await rest.pulls.listFiles({
          ...where,
          pull_number: pullRequestNumber,
          ...pageOf(page),
          request,
        })
        return pageWithLinks(decodeAnswer(filesSchema, data).map(changedFile), page, headers.link)
      }),
    listChangedFiles: (base, head) =>
      call('Comparing the commits', contentsPermission, async ({ rest }, request) => {
        // The pages are those of the commits. The first page has all files.
        const range = { ...where, basehead: `${base}...${head}`, per_page: 1, page: 1, request }
        const { data } = await rest.repos.compareCommitsWithBasehead(range)
        return decodeAnswer(comparisonSchema, data).files.map(changedFile)
      }),
    listReleases: (page) =>
      call('Reading the releases', contentsPermission, async ({ rest }, request) => {
        const { data, headers } = await rest.repos.listReleases({ ...where, ...pageOf(page), request })
        const items = decodeAnswer(releasesSchema, data).map((release) => ({
          tag: release.tag_name,
          isDraft: release.draft,
          isPrerelease: release.prerelease,
          publishedAt: release.published_at ?? undefined,
        }))
        return pageWithLinks(items, page, headers.link)
      }),
    renderMarkdown: (markdown) =>
      call('Rendering the quoted Markdown', contentsPermission, async ({ rest }, request) => {
        // Octokit returns a page that was cut as an empty one, so it must not read the body.
        const options = { ...request, parseSuccessResponseBody: false }
        const answer = await rest.markdown.render({ text: markdown, mode: 'gfm', request: options })
        // Loaded only here, because most runs quote nothing.
        const { text: readText } = await import('node:stream/consumers')
        return readText(decodeAnswer(htmlSchema, answer).data)
      }),
  }
}

function pageOf(page: number): { per_page: number; page: number } {
  return { per_page: pageSize, page }
}

function pullRequestState(answer: z.infer<typeof pullRequestSchema>): PullRequestState {
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

function changedFile(file: z.infer<typeof filesSchema>[number]): ChangedFile {
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

/**
 * Ignores the error for a missing label. GitHub also answers 404 for a repository that the token cannot see. Only the
 * message differs.
 */
function ignoreMissing(error: unknown): undefined {
  const isMissing = error instanceof Error && 'status' in error && error.status === 404
  if (!isMissing || !error.message.startsWith('Label does not exist')) throw error
}
