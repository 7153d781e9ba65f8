import * as z from 'zod/mini'

import { type Schema, type Shape, textDetail } from '../shared/json-decoding.ts'
import { changedFileSchema, commitSchema, comparisonSchema } from './commits.ts'
import {
  type Answer,
  createGitHubCalls,
  type GitHubCallOptions,
  type GitHubContext,
  ignoreMissing,
  type Permission,
  readerOf,
  type Remedy,
} from './github-call.ts'
import {
  commentOf,
  commentSchema,
  pullRequestSchema,
  type Release,
  releaseSchema,
  revisionSchema,
  versionOf,
} from './github-objects.ts'
import { type Page, pageWithLinks } from './list-pages.ts'

const pageSize = 100

function add(permission: Permission): Remedy {
  return { permission, sentence: `The job may lack a permission: add "${permission}" to its permissions.` }
}

const accountSchema = () => z.object({ login: z.string() })
const issueCommentSchema = () =>
  z.pipe(
    z.extend(commentSchema(), { id: z.int().check(z.positive()), created_at: z.string() }),
    z.transform((comment) => ({ ...commentOf(comment), id: comment.id })),
  )

/** `permission` has no values for `maintain` and `triage`. `role_name` has one of GitHub's roles, or that of a custom role. */
const permissionSchema = () => z.object({ permission: z.string(), role_name: z.optional(z.string()) })

/** A permission as GitHub returns it. */
export type RepositoryPermission = Shape<typeof permissionSchema>

const readPage = readerOf(() => z.string('a page'))

// What an answer that decides must have. Otherwise it counts as no answer.
const answers = {
  account: readerOf(accountSchema),
  viewer: readerOf(() => z.object({ viewer: accountSchema() })),
  permission: readerOf(permissionSchema),
  comment: readerOf(issueCommentSchema),
  comments: pageReaderOf(issueCommentSchema),
  issue: readerOf(() => z.object({ state: z.enum(['open', 'closed'], 'open or closed') })),
  pullRequest: readerOf(() =>
    z.pipe(
      z.extend(pullRequestSchema(), {
        state: z.enum(['open', 'closed']),
        head: revisionSchema(),
        base: revisionSchema(),
      }),
      z.transform((pullRequest) => versionOf(pullRequest)),
    ),
  ),
  pullRequests: readerOf(() => z.array(z.object({ number: z.int(), merged_at: textDetail() }))),
  file: readerOf(() => z.object({ type: z.string() })),
  commit: readerOf(() => z.object({ files: z.array(changedFileSchema()) })),
  files: pageReaderOf(changedFileSchema),
  comparison: readerOf(comparisonSchema),
  commits: pageReaderOf(commitSchema),
  releases: pageReaderOf(() =>
    z.extend(releaseSchema(), { tag_name: z.string(), draft: z.boolean(), prerelease: z.boolean() }),
  ),
  // A text of another type is not that of GitHub.
  html: ({ data, headers }: Answer) =>
    readPage({ data: headers['content-type']?.startsWith('text/html') === true ? data : undefined, headers }),
}

/** For a page, whose number starts at 1. */
function pageReaderOf<T>(itemSchema: Schema<T>) {
  const read = readerOf(() => z.array(itemSchema()))
  return (page: number) =>
    (answer: Answer): Page<T> =>
      pageWithLinks(read(answer), page, answer.headers.link)
}

/** What reads and writes comments needs. The comment is written, so to read alone is not enough. */
const threadRemedies = {
  issue: add('issues: write'),
  'pull request': add('pull-requests: write'),
  either: {
    sentence:
      'The job may lack a permission: add "issues: write" to its permissions, or "pull-requests: write" for a pull request.',
  },
} as const satisfies Record<string, Remedy>

export type GitHubClient = ReturnType<typeof createGitHubClient>

interface GitHubClientOptions extends GitHubCallOptions {
  /** `owner/name` */
  repository: string
  /** What the comments are on; undefined if it may be either. */
  thread?: 'issue' | 'pull request' | undefined
}

/**
 * Returns the GitHub operations that this action uses. Each sends one request, with retries, and ends within 10 s. Each
 * throws {@link GitHubError} or the reason of the signal. An answer that is cut or has an unexpected shape counts as no
 * answer. Loads the GitHub library at the first call.
 */
export function createGitHubClient(options: GitHubClientOptions, context: GitHubContext) {
  const { read, change, create } = createGitHubCalls(options, context)
  const where = ownerAndName(options.repository)
  const contents = add('contents: read')
  const reach: Remedy = {
    sentence: `github-token does not reach ${options.repository}. If the input is set, remove it to use the token of the workflow.`,
  }
  const thread = threadRemedies[options.thread ?? 'either']
  const inRepository = (repository: string, permission: Permission): Remedy =>
    repository === options.repository
      ? add(permission)
      : { sentence: `github-token does not reach ${repository}. Set it to a token that can read it.` }
  const ofPulls = (repository: string): Remedy => inRepository(repository, 'pull-requests: read')
  return {
    permissionOf: (login: string) =>
      read('Reading the permission', reach, answers.permission, ({ rest }, request) =>
        rest.repos.getCollaboratorPermissionLevel({ ...where, username: login, request }),
      ),
    /** Returns the login of the account that the token belongs to. */
    ownLogin: async () => {
      const what = 'Reading the account of the token'
      // `ghs_` is GitHub's prefix for installation tokens, such as the token of the workflow. GET /user rejects them.
      if (options.token?.startsWith('ghs_') !== true)
        return (
          await read(what, reach, answers.account, ({ rest }, request) =>
            rest.users.getAuthenticated({ request }),
          )
        ).login
      const answer = await read(what, reach, answers.viewer, async ({ graphql }, request) => ({
        data: await graphql('query { viewer { login } }', { request }),
        headers: {},
      }))
      return answer.viewer.login
    },
    /** Oldest first. */
    listComments: (issueNumber: number, page: number) =>
      read('Reading the comments', thread, answers.comments(page), ({ rest }, request) =>
        rest.issues.listComments({ ...where, issue_number: issueNumber, ...pageOf(page), request }),
      ),
    createComment: (issueNumber: number, body: string) =>
      create('Writing the comment', thread, answers.comment, ({ rest }, request) =>
        rest.issues.createComment({ ...where, issue_number: issueNumber, body, request }),
      ),
    updateComment: (commentId: number, body: string) =>
      change('Editing the comment', thread, ({ rest }, request) =>
        rest.issues.updateComment({ ...where, comment_id: commentId, body, request }),
      ),
    deleteComment: (commentId: number) =>
      change('Deleting the comment', thread, ({ rest }, request) =>
        rest.issues.deleteComment({ ...where, comment_id: commentId, request }),
      ).catch(ignoreMissing),
    /** Succeeds if the label is already removed. */
    removeLabel: (issueNumber: number, name: string) =>
      change('Removing the label', thread, ({ rest }, request) =>
        rest.issues.removeLabel({ ...where, issue_number: issueNumber, name, request }),
      ).catch(ignoreMissing),
    /** @param repository `owner/name`; defaults to the repository of the workflow */
    readPullRequest: (pullRequestNumber: number, repository = options.repository) =>
      read('Reading the pull request', ofPulls(repository), answers.pullRequest, ({ rest }, request) =>
        rest.pulls.get({ ...ownerAndName(repository), pull_number: pullRequestNumber, request }),
      ),
    /** Returns the number of the merged pull request that brought a commit; undefined if there is none. */
    mergedPullRequestOf: async (commit: string) => {
      const what = 'Looking for the pull request'
      const all = await read(what, add('pull-requests: read'), answers.pullRequests, ({ rest }, request) =>
        rest.repos.listPullRequestsAssociatedWithCommit({ ...where, commit_sha: commit, request }),
      )
      return all.find(({ merged_at: mergedAt }) => mergedAt !== undefined)?.number
    },
    /** Pages have 100 files. GitHub lists at most 3,000 files. */
    listPullRequestFiles: (pullRequestNumber: number, page: number, repository = options.repository) =>
      read('Reading the changed files', ofPulls(repository), answers.files(page), ({ rest }, request) => {
        const pull = { ...ownerAndName(repository), pull_number: pullRequestNumber }
        return rest.pulls.listFiles({ ...pull, ...pageOf(page), request })
      }),
    /** Whether a commit has a file. GitHub also answers 404 for a repository that the token cannot see. */
    hasFile: async (path: string, commit: string, repository = options.repository) => {
      const remedy = inRepository(repository, 'contents: read')
      const found = await read('Looking for a file', remedy, answers.file, ({ rest }, request) =>
        rest.repos.getContent({ ...ownerAndName(repository), path, ref: commit, request }),
      ).catch(ignoreMissing)
      return found !== undefined
    },
    /** Returns what a commit changed since its first parent: at most 300 files. */
    listCommitFiles: async (commit: string) => {
      const { files } = await read('Reading the commit', contents, answers.commit, ({ rest }, request) =>
        rest.repos.getCommit({ ...where, ref: commit, request }),
      )
      return files
    },
    /** Without paging, the answer has the newest commits, and all files. */
    compareCommits: (base: string, head: string) =>
      read('Comparing the commits', contents, answers.comparison, ({ rest }, request) =>
        rest.repos.compareCommitsWithBasehead({ ...where, basehead: `${base}...${head}`, request }),
      ),
    /**
     * Newest first, starting with `head`.
     *
     * @param before ISO 8601; only older commits
     * @param count at most 100
     */
    listCommits: (head: string, { before, count }: { before?: string; count: number }) =>
      read('Reading the commits', contents, answers.commits(1), ({ rest }, request) => {
        const until = before === undefined ? {} : { until: before }
        return rest.repos.listCommits({ ...where, sha: head, ...until, per_page: count, request })
      }),
    /** Throws with the status 404 or 410 if the issue or pull request does not exist. */
    readIssue: (issueNumber: number) =>
      read('Reading the issue', thread, answers.issue, ({ rest }, request) =>
        rest.issues.get({ ...where, issue_number: issueNumber, request }),
      ),
    /** Whether it is closed now. */
    isIssueClosed: async (issueNumber: number) => {
      const { state } = await read(
        'Reading the issue',
        add('issues: read'),
        answers.issue,
        ({ rest }, request) => rest.issues.get({ ...where, issue_number: issueNumber, request }),
      )
      return state === 'closed'
    },
    listReleases: (page: number): Promise<Page<Release>> =>
      read('Reading the releases', contents, answers.releases(page), ({ rest }, request) =>
        rest.repos.listReleases({ ...where, ...pageOf(page), request }),
      ),
    /** Returns the HTML that GitHub's pages show for Markdown of at most 400 kB. */
    renderMarkdown: (markdown: string) =>
      read('Rendering the quoted Markdown', contents, answers.html, ({ rest }, request) =>
        rest.markdown.render({ text: markdown, mode: 'gfm', request }),
      ),
  }
}

function ownerAndName(repository: string): { owner: string; repo: string } {
  const [owner = '', repo = ''] = repository.split('/')
  return { owner, repo }
}

function pageOf(page: number): { per_page: number; page: number } {
  return { per_page: pageSize, page }
}
