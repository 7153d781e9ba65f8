import * as z from 'zod/mini'

import { type Shape, textDetail } from '../shared/json-decoding.ts'
import {
  createGitHubCalls,
  type GitHubCallOptions,
  type GitHubContext,
  ignoreMissing,
  ownerAndName,
  type Permission,
  type Remedy,
} from './github-call.ts'
import {
  type ChangedFile,
  changedFileSchema,
  commentSchema,
  commitSchema,
  comparisonSchema,
  pullRequestSchema,
  type Release,
  releaseSchema,
  revisionSchema,
  versionOf,
} from './github-objects.ts'
import { itemsFromLast, itemsInOrder, pageSize } from './list-pages.ts'

// https://docs.github.com/rest/pulls/pulls#list-pull-requests-files
export const maxPullRequestFiles = 3000

// The schemas of answers: what an answer that decides must have.

const accountSchema = () => z.object({ login: z.string() })

const issueCommentSchema = () =>
  z.pipe(
    z.extend(commentSchema(), { id: z.int().check(z.positive()), created_at: z.string() }),
    z.transform(({ id, body, user, created_at: createdAt }) => {
      // Undefined if GitHub does not tell a login in GitHub's form. Milliseconds since the epoch.
      return { id, body, author: user?.login, createdAtMs: Date.parse(createdAt) }
    }),
  )

const currentPullRequestSchema = () =>
  z.pipe(
    z.extend(pullRequestSchema(), {
      state: z.enum(['open', 'closed']),
      head: revisionSchema(),
      base: revisionSchema(),
    }),
    z.transform((pullRequest) => versionOf(pullRequest)),
  )

const listedReleaseSchema = () =>
  z.extend(releaseSchema(), { tag_name: z.string(), draft: z.boolean(), prerelease: z.boolean() })

/** `permission` has no values for `maintain` and `triage`. `role_name` has one of GitHub's roles, or that of a custom role. */
const permissionSchema = () => z.object({ permission: z.string(), role_name: z.optional(z.string()) })

/** A permission as GitHub returns it. */
export type RepositoryPermission = Shape<typeof permissionSchema>

export type GitHubClient = ReturnType<typeof createGitHubClient>

/**
 * Returns the GitHub operations that this action uses. Each sends one request, or one for each page of a list, with retries,
 * and each request ends within 10 s. Each throws {@link GitHubError} or the reason of the signal. An answer that is cut or has
 * an unexpected shape counts as no answer. Loads the GitHub library at the first call.
 */
export function createGitHubClient(options: GitHubCallOptions, context: GitHubContext) {
  const { call, pages } = createGitHubCalls(options, context)
  const reach: Remedy = {
    sentence: `github-token does not reach ${options.repository}. If the input is set, remove it to use the token of the workflow.`,
  }
  const missing = (permission: Permission, repository = options.repository): Remedy => {
    const add = `The job may lack a permission: add "${permission}" to its permissions.`
    if (repository === options.repository) return { permission, sentence: add }
    return { sentence: `github-token does not reach ${repository}. Set it to a token that can read it.` }
  }
  const contents = missing('contents: read')
  const ofThread = (level: 'read' | 'write'): Remedy => {
    if (options.thread !== undefined)
      return missing(`${options.thread === 'issue' ? 'issues' : 'pull-requests'}: ${level}`)
    const either = `add "issues: ${level}" to its permissions, or "pull-requests: ${level}" for a pull request.`
    return { sentence: `The job may lack a permission: ${either}` }
  }
  // The comment is written, so to read alone is not enough.
  const thread = ofThread('write')
  return {
    permissionOf: (login: string) =>
      call({ what: 'Reading the permission', remedy: reach, schema: permissionSchema }, ({ rest }, at) =>
        rest.repos.getCollaboratorPermissionLevel({ ...at, username: login }),
      ),
    /** Returns the login of the account that the token belongs to. */
    ownLogin: async () => {
      const what = 'Reading the account of the token'
      // `ghs_` is GitHub's prefix for installation tokens, such as the token of the workflow. GET /user rejects them.
      if (options.token?.startsWith('ghs_') !== true) {
        const account = await call({ what, remedy: reach, schema: accountSchema }, ({ rest }, { request }) =>
          rest.users.getAuthenticated({ request }),
        )
        return account.login
      }
      const schema = () => z.object({ viewer: accountSchema() })
      const { viewer } = await call({ what, remedy: reach, schema }, async ({ graphql }, { request }) => ({
        data: await graphql('query { viewer { login } }', { request }),
      }))
      return viewer.login
    },
    /** Newest first. */
    comments: (issueNumber: number) =>
      itemsFromLast(
        pages(
          { what: 'Reading the comments', remedy: thread, schema: issueCommentSchema },
          ({ rest }, at, page) => rest.issues.listComments({ ...at, ...page, issue_number: issueNumber }),
        ),
      ),
    createComment: (issueNumber: number, body: string) =>
      call(
        { what: 'Writing the comment', remedy: thread, schema: issueCommentSchema, isCreate: true },
        ({ rest }, at) => rest.issues.createComment({ ...at, issue_number: issueNumber, body }),
      ),
    updateComment: (commentId: number, body: string) =>
      call({ what: 'Editing the comment', remedy: thread }, ({ rest }, at) =>
        rest.issues.updateComment({ ...at, comment_id: commentId, body }),
      ),
    deleteComment: (commentId: number) =>
      call({ what: 'Deleting the comment', remedy: thread }, ({ rest }, at) =>
        rest.issues.deleteComment({ ...at, comment_id: commentId }),
      ).catch(ignoreMissing),
    /** Succeeds if the label is already removed. */
    removeLabel: (issueNumber: number, name: string) =>
      call({ what: 'Removing the label', remedy: thread }, ({ rest }, at) =>
        rest.issues.removeLabel({ ...at, issue_number: issueNumber, name }),
      ).catch(ignoreMissing),
    /** @param repository `owner/name`; defaults to the repository of the workflow */
    readPullRequest: (number: number, repository = options.repository) => {
      const remedy = missing('pull-requests: read', repository)
      return call(
        { what: 'Reading the pull request', remedy, schema: currentPullRequestSchema },
        ({ rest }, at) => rest.pulls.get({ ...at, ...ownerAndName(repository), pull_number: number }),
      )
    },
    /** Returns the number of the merged pull request that brought a commit; undefined if there is none. */
    mergedPullRequestOf: async (commit: string) => {
      const schema = () => z.array(z.object({ number: z.int(), merged_at: textDetail() }))
      const remedy = missing('pull-requests: read')
      const all = await call({ what: 'Looking for the pull request', remedy, schema }, ({ rest }, at) =>
        rest.repos.listPullRequestsAssociatedWithCommit({ ...at, commit_sha: commit }),
      )
      return all.find(({ merged_at: mergedAt }) => mergedAt !== undefined)?.number
    },
    /** Returns as many as GitHub lists. */
    pullRequestFiles: async (number: number, repository = options.repository) => {
      const remedy = missing('pull-requests: read', repository)
      const readPage = pages(
        { what: 'Reading the changed files', remedy, schema: changedFileSchema },
        ({ rest }, at, page) =>
          rest.pulls.listFiles({ ...at, ...page, ...ownerAndName(repository), pull_number: number }),
      )
      const files: ChangedFile[] = []
      for await (const file of itemsInOrder(readPage, maxPullRequestFiles / pageSize)) files.push(file)
      return files
    },
    /** Whether a commit has a file. GitHub also answers 404 for a repository that the token cannot see. */
    hasFile: async (path: string, commit: string, repository = options.repository) => {
      const remedy = missing('contents: read', repository)
      const schema = () => z.object({ type: z.string() })
      const found = await call({ what: 'Looking for a file', remedy, schema }, ({ rest }, at) =>
        rest.repos.getContent({ ...at, ...ownerAndName(repository), path, ref: commit }),
      ).catch(ignoreMissing)
      return found !== undefined
    },
    /** Returns what a commit changed since its first parent: at most 300 files. */
    listCommitFiles: async (commit: string) => {
      const schema = () => z.object({ files: z.array(changedFileSchema()) })
      const { files } = await call({ what: 'Reading the commit', remedy: contents, schema }, ({ rest }, at) =>
        rest.repos.getCommit({ ...at, ref: commit }),
      )
      return files
    },
    /** Without paging, the answer has the newest commits, and all files. */
    compareCommits: (base: string, head: string) =>
      call({ what: 'Comparing the commits', remedy: contents, schema: comparisonSchema }, ({ rest }, at) =>
        rest.repos.compareCommitsWithBasehead({ ...at, basehead: `${base}...${head}` }),
      ),
    /**
     * Newest first, starting with `head`.
     *
     * @param before ISO 8601; only older commits
     * @param count at most 100
     */
    listCommits: (head: string, { before, count }: { before?: string; count: number }) => {
      const until = before === undefined ? {} : { until: before }
      return pages({ what: 'Reading the commits', remedy: contents, schema: commitSchema }, ({ rest }, at) =>
        rest.repos.listCommits({ ...at, sha: head, ...until, per_page: count }),
      )(1)
    },
    /**
     * Throws with the status 404 or 410 if the issue or pull request does not exist.
     *
     * @param level what the run needs of it, for the remedy
     */
    readIssue: (issueNumber: number, level: 'read' | 'write') => {
      const schema = () => z.object({ state: z.enum(['open', 'closed'], 'open or closed') })
      return call({ what: 'Reading the issue', remedy: ofThread(level), schema }, ({ rest }, at) =>
        rest.issues.get({ ...at, issue_number: issueNumber }),
      )
    },
    releases: (): AsyncGenerator<Release> =>
      itemsInOrder(
        pages(
          { what: 'Reading the releases', remedy: contents, schema: listedReleaseSchema },
          ({ rest }, at, page) => rest.repos.listReleases({ ...at, ...page }),
        ),
      ),
    /** Returns the HTML that GitHub's pages show for Markdown. GitHub refuses more than 400 kB. */
    renderMarkdown: (markdown: string) =>
      call(
        { what: 'Rendering the quoted Markdown', remedy: contents, schema: () => z.string('a page') },
        async ({ rest }, { request }) => {
          const { data, headers } = await rest.markdown.render({ text: markdown, mode: 'gfm', request })
          // A text of another type is not that of GitHub.
          return { data: headers['content-type']?.startsWith('text/html') === true ? data : undefined }
        },
      ),
  }
}
