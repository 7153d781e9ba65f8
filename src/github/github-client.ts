import * as z from 'zod/mini'

import { atFirstUse } from '../shared/first-use.ts'
import { type Shape, textDetail } from '../shared/json-decoding.ts'
import { changedFileSchema, commitOf, commitSchema, type Comparison, comparisonSchema } from './commits.ts'
import {
  createGitHubCall,
  decodeAnswer,
  type GitHubCallOptions,
  type GitHubContext,
  ignoreMissing,
  type Permission,
  type Remedy,
} from './github-call.ts'
import {
  type Comment,
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

const issueCommentSchema = () =>
  z.extend(commentSchema(), { id: z.int().check(z.positive()), created_at: z.string() })

// What an answer that decides must have. Otherwise it counts as no answer.
const answers = {
  account: atFirstUse(() => z.object({ login: z.string() })),
  viewer: atFirstUse(() => z.object({ viewer: z.object({ login: z.string() }) })),
  permission: atFirstUse(() => z.object({ permission: z.string(), role_name: z.optional(z.string()) })),
  comment: atFirstUse(issueCommentSchema),
  comments: atFirstUse(() => z.array(issueCommentSchema())),
  issue: atFirstUse(() => z.object({ state: z.enum(['open', 'closed'], 'open or closed') })),
  pullRequest: atFirstUse(() =>
    z.extend(pullRequestSchema(), {
      state: z.enum(['open', 'closed']),
      head: revisionSchema(),
      base: revisionSchema(),
    }),
  ),
  pullRequests: atFirstUse(() => z.array(z.object({ number: z.int(), merged_at: textDetail() }))),
  file: atFirstUse(() => z.object({ type: z.string() })),
  commit: atFirstUse(() => z.object({ files: z.array(changedFileSchema()) })),
  files: atFirstUse(() => z.array(changedFileSchema())),
  comparison: atFirstUse(comparisonSchema),
  commits: atFirstUse(() => z.array(commitSchema())),
  releases: atFirstUse(() =>
    z.array(z.extend(releaseSchema(), { tag_name: z.string(), draft: z.boolean(), prerelease: z.boolean() })),
  ),
  html: atFirstUse(() =>
    z.object({
      data: z.instanceof(ReadableStream, { error: 'a page' }),
      headers: z.object({ 'content-type': z.string().check(z.startsWith('text/html', 'text/html')) }),
    }),
  ),
}

/** A permission as GitHub returns it. `permission` has no values for `maintain` and `triage`; `roleName` does. */
export interface RepositoryPermission {
  permission: string
  /** One of GitHub's roles, or the name of a custom role. */
  roleName: string | undefined
}

type IssueComment = Comment & { id: number }

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
  const where = ownerAndName(options.repository)
  const call = createGitHubCall(options, context)
  const contents = add('contents: read')
  const reach: Remedy = {
    sentence: `github-token does not reach ${options.repository}. Remove the input to use the token of the workflow.`,
  }
  const thread = threadRemedies[options.thread ?? 'either']
  const inRepository = (repository: string, permission: Permission): Remedy =>
    repository === options.repository
      ? add(permission)
      : { sentence: `github-token does not reach ${repository}. Set it to a token that can read it.` }
  return {
    permissionOf: (login: string): Promise<RepositoryPermission> =>
      call('Reading the permission', reach, async ({ rest }, request) => {
        const { data } = await rest.repos.getCollaboratorPermissionLevel({
          ...where,
          username: login,
          request,
        })
        const { permission, role_name: roleName } = decodeAnswer(answers.permission, data)
        return { permission, roleName }
      }),
    /** Returns the login of the account that the token belongs to. */
    ownLogin: () =>
      call('Reading the account of the token', reach, async ({ graphql, rest }, request) => {
        // `ghs_` is GitHub's prefix for installation tokens, such as the token of the workflow. GET /user rejects them.
        if (options.token?.startsWith('ghs_') === true) {
          const answer = await graphql('query { viewer { login } }', { request })
          return decodeAnswer(answers.viewer, answer).viewer.login
        }
        return decodeAnswer(answers.account, (await rest.users.getAuthenticated({ request })).data).login
      }),
    /** Oldest first. Pages have 100 comments. */
    listComments: (issueNumber: number, page: number) =>
      call('Reading the comments', thread, async ({ rest }, request) => {
        const { data, headers } = await rest.issues.listComments({
          ...where,
          issue_number: issueNumber,
          ...pageOf(page),
          request,
        })
        return pageWithLinks(decodeAnswer(answers.comments, data).map(issueCommentOf), page, headers.link)
      }),
    /** Never retried: after a lost answer, the comment may exist. */
    createComment: (issueNumber: number, body: string) =>
      call(
        'Writing the comment',
        thread,
        async ({ rest }, request) => {
          const created = await rest.issues.createComment({
            ...where,
            issue_number: issueNumber,
            body,
            request,
          })
          return issueCommentOf(decodeAnswer(answers.comment, created.data))
        },
        { repeatable: false },
      ),
    updateComment: (commentId: number, body: string) =>
      call('Editing the comment', thread, async ({ rest }, request) => {
        await rest.issues.updateComment({ ...where, comment_id: commentId, body, request })
      }),
    /** Succeeds if the label is already removed. */
    removeLabel: (issueNumber: number, name: string) =>
      call('Removing the label', thread, async ({ rest }, request) => {
        await rest.issues.removeLabel({ ...where, issue_number: issueNumber, name, request })
      }).catch(ignoreMissing),
    /** @param repository `owner/name`; defaults to the repository of the workflow */
    readPullRequest: (pullRequestNumber: number, repository = options.repository) =>
      call(
        'Reading the pull request',
        inRepository(repository, 'pull-requests: read'),
        async ({ rest }, request) => {
          const at = ownerAndName(repository)
          const { data } = await rest.pulls.get({ ...at, pull_number: pullRequestNumber, request })
          return versionOf(decodeAnswer(answers.pullRequest, data))
        },
      ),
    /** Returns the number of the merged pull request that brought a commit; undefined if there is none. */
    mergedPullRequestOf: (commit: string) =>
      call(
        'Looking for the pull request',
        inRepository(options.repository, 'pull-requests: read'),
        async ({ rest }, request) => {
          const of = { ...where, commit_sha: commit, request }
          const { data } = await rest.repos.listPullRequestsAssociatedWithCommit(of)
          return decodeAnswer(answers.pullRequests, data).find(({ merged_at: at }) => at !== undefined)
            ?.number
        },
      ),
    /** Pages have 100 files. GitHub lists at most 3,000 files. */
    listPullRequestFiles: (pullRequestNumber: number, page: number, repository = options.repository) =>
      call(
        'Reading the changed files',
        inRepository(repository, 'pull-requests: read'),
        async ({ rest }, request) => {
          const { data, headers } = await rest.pulls.listFiles({
            ...ownerAndName(repository),
            pull_number: pullRequestNumber,
            ...pageOf(page),
            request,
          })
          return pageWithLinks(decodeAnswer(answers.files, data), page, headers.link)
        },
      ),
    /** Whether a commit has a file. GitHub also answers 404 for a repository that the token cannot see. */
    hasFile: async (path: string, commit: string, repository = options.repository) => {
      const found = await call(
        'Looking for a file',
        inRepository(repository, 'contents: read'),
        async ({ rest }, request) => {
          const at = { ...ownerAndName(repository), path, ref: commit, request }
          return decodeAnswer(answers.file, (await rest.repos.getContent(at)).data)
        },
      ).catch(ignoreMissing)
      return found !== undefined
    },
    /** Returns what a commit changed since its first parent: at most 300 files. */
    listCommitFiles: (commit: string) =>
      call('Reading the commit', contents, async ({ rest }, request) => {
        const { data } = await rest.repos.getCommit({ ...where, ref: commit, request })
        return decodeAnswer(answers.commit, data).files
      }),
    compareCommits: (base: string, head: string): Promise<Comparison> =>
      call('Comparing the commits', contents, async ({ rest }, request) => {
        // Without paging, the answer has the newest commits, and all files.
        const range = { ...where, basehead: `${base}...${head}`, request }
        const { data } = await rest.repos.compareCommitsWithBasehead(range)
        const { commits, ...comparison } = decodeAnswer(answers.comparison, data)
        return { ...comparison, commits: commits.map(commitOf) }
      }),
    /**
     * Newest first, starting with `head`.
     *
     * @param before ISO 8601; only older commits
     * @param count at most 100
     */
    listCommits: (head: string, { before, count }: { before?: string; count: number }) =>
      call('Reading the commits', contents, async ({ rest }, request) => {
        const until = before === undefined ? {} : { until: before }
        const { data, headers } = await rest.repos.listCommits({
          ...where,
          sha: head,
          ...until,
          per_page: count,
          request,
        })
        return pageWithLinks(decodeAnswer(answers.commits, data).map(commitOf), 1, headers.link)
      }),
    /** Throws with the status 404 or 410 if the issue or pull request does not exist. */
    readIssue: (issueNumber: number) =>
      call('Reading the issue', thread, async ({ rest }, request) => {
        const { data } = await rest.issues.get({ ...where, issue_number: issueNumber, request })
        return decodeAnswer(answers.issue, data)
      }),
    /** Pages have 100 releases. */
    listReleases: (page: number): Promise<Page<Release>> =>
      call('Reading the releases', contents, async ({ rest }, request) => {
        const { data, headers } = await rest.repos.listReleases({ ...where, ...pageOf(page), request })
        return pageWithLinks(decodeAnswer(answers.releases, data), page, headers.link)
      }),
    /** Returns the HTML that GitHub's pages show for Markdown of at most 400 kB. */
    renderMarkdown: (markdown: string) =>
      call('Rendering the quoted Markdown', contents, async ({ rest }, request) => {
        // Octokit returns a page that was cut as an empty one, so it must not read the body.
        const options = { ...request, parseSuccessResponseBody: false }
        const answer = await rest.markdown.render({ text: markdown, mode: 'gfm', request: options })
        // Loaded only here, because most runs quote nothing.
        const { text: readText } = await import('node:stream/consumers')
        return readText(decodeAnswer(answers.html, answer).data)
      }),
  }
}

function issueCommentOf(comment: Shape<typeof answers.comment>): IssueComment {
  return { ...commentOf(comment), id: comment.id }
}

function ownerAndName(repository: string): { owner: string; repo: string } {
  const [owner = '', repo = ''] = repository.split('/')
  return { owner, repo }
}

function pageOf(page: number): { per_page: number; page: number } {
  return { per_page: pageSize, page }
}
