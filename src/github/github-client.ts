import type { RunContext } from '../run-context.ts'
import {
  accountSchema,
  changedFile,
  type ChangedFile,
  changedFilesSchema,
  commentSchema,
  commentsSchema,
  type Commit,
  commitsOf,
  commitsSchema,
  type Comparison,
  comparisonSchema,
  filesSchema,
  htmlSchema,
  type IssueComment,
  issueSchema,
  labelsSchema,
  permissionSchema,
  pullRequestSchema,
  pullRequestState,
  type PullRequestState,
  type Release,
  releasesSchema,
  viewerSchema,
} from './github-answers.ts'
import { createGitHubCall, decodeAnswer, type GitHubCallOptions } from './github-call.ts'
import { type Page, pageWithLinks } from './pages.ts'
import type { RepositoryPermission } from './permission-gate.ts'

const pageSize = 100
const writePermission = 'issues: write, or pull-requests: write on a pull request'
const issuePermission = 'issues: read, or pull-requests: read on a pull request'
const contentsPermission = 'contents: read'
const pullRequestPermission = 'pull-requests: read'

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
  /** @param repository `owner/name`; defaults to the repository of the workflow */
  readPullRequest: (pullRequestNumber: number, repository?: string) => Promise<PullRequestState>
  /** Pages have 100 files. GitHub lists at most 3,000 files. */
  listPullRequestFiles: (pullRequestNumber: number, page: number) => Promise<Page<ChangedFile>>
  /**
   * Lists the files that changed between the common ancestor of `base` and `head`, and `head`. GitHub lists at most 300
   * files.
   */
  listChangedFiles: (base: string, head: string) => Promise<ChangedFile[]>
  /** Pages have 100 releases. */
  listReleases: (page: number) => Promise<Page<Release>>
  /** Throws with the status 404 or 410 if the issue or pull request does not exist. */
  readIssue: (issueNumber: number) => Promise<{ state: 'open' | 'closed' }>
  compareCommits: (base: string, head: string) => Promise<Comparison>
  /**
   * Newest first, starting with `head`.
   *
   * @param before ISO 8601; only older commits
   * @param count at most 100
   */
  listCommits: (head: string, options: { before?: string; count: number }) => Promise<Page<Commit>>
  /** Returns the HTML that GitHub's pages show for Markdown of at most 400 kB. */
  renderMarkdown: (markdown: string) => Promise<string>
}

export interface GitHubClientOptions extends GitHubCallOptions {
  /** `owner/name` */
  repository: string
}

/** Loads the GitHub library at the first call. */
export function createGitHubClient(options: GitHubClientOptions, context: RunContext): GitHubClient {
  const where = ownerAndName(options.repository)
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
        const comments = decodeAnswer(commentsSchema, data).map(({ id, body, user }) => ({
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
    readPullRequest: (pullRequestNumber, repository = options.repository) =>
      call('Reading the pull request', pullRequestPermission, async ({ rest }, request) => {
        const at = ownerAndName(repository)
        const { data } = await rest.pulls.get({ ...at, pull_number: pullRequestNumber, request })
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
        return decodeAnswer(changedFilesSchema, data).files.map(changedFile)
      }),
    compareCommits: (base, head) =>
      call('Comparing the commits', contentsPermission, async ({ rest }, request) => {
        // Without paging, the answer has the newest commits.
        const range = { ...where, basehead: `${base}...${head}`, request }
        const { data } = await rest.repos.compareCommitsWithBasehead(range)
        const { status, total_commits: totalCommits, commits, files } = decodeAnswer(comparisonSchema, data)
        return { status, totalCommits, commits: commitsOf(commits), files: files.map(changedFile) }
      }),
    listCommits: (head, { before, count }) =>
      call('Reading the commits', contentsPermission, async ({ rest }, request) => {
        const until = before === undefined ? {} : { until: before }
        const { data, headers } = await rest.repos.listCommits({
          ...where,
          sha: head,
          ...until,
          per_page: count,
          request,
        })
        return pageWithLinks(commitsOf(decodeAnswer(commitsSchema, data)), 1, headers.link)
      }),
    readIssue: (issueNumber) =>
      call('Reading the issue', issuePermission, async ({ rest }, request) => {
        const { data } = await rest.issues.get({ ...where, issue_number: issueNumber, request })
        return { state: decodeAnswer(issueSchema, data).state }
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

function ownerAndName(repository: string): { owner: string; repo: string } {
  const [owner = '', repo = ''] = repository.split('/')
  return { owner, repo }
}

function pageOf(page: number): { per_page: number; page: number } {
  return { per_page: pageSize, page }
}

/**
 * Ignores the error for a missing label. GitHub also answers 404 for a repository that the token cannot see. Only the
 * message differs.
 */
function ignoreMissing(error: unknown): undefined {
  const isMissing = error instanceof Error && 'status' in error && error.status === 404
  if (!isMissing || !error.message.startsWith('Label does not exist')) throw error
}
