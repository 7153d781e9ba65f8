import { type Answer, jsonAnswer } from './answer.ts'
import { linkHeader, listAnswer, pageOf, pagingOf } from './github-pages.ts'
import type { RecordedRequest } from './recording-server.ts'

/** A changed file. The fields have GitHub's names. */
export interface SimulatedFile {
  filename: string
  status: 'added' | 'removed' | 'modified' | 'renamed' | 'copied' | 'changed' | 'unchanged'
  /** Absent for a binary or large file. */
  patch?: string
  /** Default: counted in the patch. */
  additions?: number
  /** Default: counted in the patch. */
  deletions?: number
  /** Of a renamed or copied file. */
  previous_filename?: string
}

/** A pull request. The fields have GitHub's names; `head` and `base` are commits, `branch` is that of the head. */
export interface SimulatedPullRequest {
  /** Default: open. */
  state?: 'open' | 'closed'
  /** Default: false. */
  merged?: boolean
  /** Default: null. */
  merge_commit_sha?: string | null
  head: string
  base: string
  branch?: string
  /** The repository of the branch. Default: that of the pull request. */
  fork?: string
}

export interface SimulatedCommit {
  sha: string
  message: string
  /** Login of the author; default none. */
  author?: string
}

/** A commit of the one branch whose history the simulator knows. */
export interface BranchCommit extends SimulatedCommit {
  /** ISO 8601. */
  date: string
  files: readonly SimulatedFile[]
}

/** What `base...head` names. */
export interface SimulatedComparison {
  files: readonly SimulatedFile[]
  /** The commits of the head that the base does not have, oldest first. */
  commits?: readonly SimulatedCommit[]
  /** The number of commits of the base that the head does not have; default 0. */
  behind_by?: number
}

/** A release. The fields have GitHub's names. */
export interface SimulatedRelease {
  tag_name: string
  /** Default: the tag. */
  name?: string | null
  draft?: boolean
  prerelease?: boolean
  created_at: string
  /** Default: `created_at`; null for a draft. */
  published_at?: string | null
  body?: string | null
}

// https://docs.github.com/rest/commits/commits#compare-two-commits
const mostFilesOfComparison = 300
const mostCommitsWithoutPaging = 250

/** A comparison. The pages are those of the commits; all files are on the first. Without paging, it has the newest commits. */
export function comparisonAnswer(
  { files, commits = [], behind_by = 0 }: SimulatedComparison,
  request: RecordedRequest,
): Answer {
  const isPaged = 'per_page' in request.query
  const shown = isPaged ? pageOf(commits, request) : commits.slice(-mostCommitsWithoutPaging)
  const body = {
    status: comparisonStatus(commits.length, behind_by),
    total_commits: commits.length,
    commits: shown.map(commitEntry),
    ...(pagingOf(request).page === 1 && { files: files.slice(0, mostFilesOfComparison).map(fileEntry) }),
  }
  return jsonAnswer(200, body, isPaged ? linkHeader(commits.length, request) : {})
}

/**
 * Compares two commits of a branch. A commit that the branch does not have is not found.
 *
 * @param history oldest first
 */
export function compareOnBranch(
  basehead: string,
  history: readonly BranchCommit[],
): SimulatedComparison | undefined {
  const [base = -1, head = -1] = basehead
    .split('...')
    .map((sha) => history.findIndex((commit) => commit.sha === sha))
  if (base === -1 || head === -1) return undefined
  const commits = history.slice(base + 1, head + 1)
  const files = new Map(commits.flatMap((commit) => commit.files.map((file) => [file.filename, file])))
  return { commits, files: [...files.values()], behind_by: Math.max(0, base - head) }
}

/** One page of the commits up to `sha`, newest first. */
export function commitsAnswer(
  history: readonly BranchCommit[],
  request: RecordedRequest,
): Answer | undefined {
  const { sha, until } = request.query
  const end = history.findIndex((commit) => commit.sha === sha)
  if (end === -1) return undefined
  const untilMs = until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until)
  const shown = history.slice(0, end + 1).filter(({ date }) => Date.parse(date) <= untilMs)
  return listAnswer(shown.toReversed().map(commitEntry), request)
}

/** A file as GitHub shows it. */
export function fileEntry(file: SimulatedFile): SimulatedFile {
  const lines = (file.patch ?? '').split('\n')
  const linesThatStart = (sign: string): number => lines.filter((line) => line.startsWith(sign)).length
  return { additions: linesThatStart('+'), deletions: linesThatStart('-'), ...file }
}

function commitEntry({ sha, message, author }: SimulatedCommit): object {
  return { sha, author: author === undefined ? null : { login: author }, commit: { message } }
}

function comparisonStatus(aheadBy: number, behindBy: number): 'diverged' | 'ahead' | 'behind' | 'identical' {
  if (aheadBy > 0) return behindBy > 0 ? 'diverged' : 'ahead'
  return behindBy > 0 ? 'behind' : 'identical'
}

/** A release as GitHub shows it. */
export function releaseEntry(release: SimulatedRelease): SimulatedRelease {
  const { tag_name, draft = false, created_at } = release
  const published_at = draft ? null : created_at
  return { name: tag_name, draft, prerelease: false, published_at, body: null, ...release }
}
