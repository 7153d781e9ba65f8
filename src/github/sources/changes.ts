import type { Log } from '../../shared/run-context.ts'
import type { Pause } from '../../shared/pause.ts'
import { singleLine } from '../../shared/untrusted-text.ts'
import type { GitHubClient } from '../github-client.ts'
import type { ChangedFile, Commit, PullRequestVersion } from '../github-objects.ts'
import type { PathFilter } from '../path-filter.ts'

/** The values of `changes`: what to add about the changed files. */
export const changesModes = ['files', 'diff'] as const
export type ChangesMode = (typeof changesModes)[number]

// https://docs.github.com/rest/commits/commits#compare-two-commits
const maxComparedFiles = 300

/** What the request is about. */
export interface Changes {
  /** In GitHub's order. With a filter, those that match. */
  files: readonly ChangedFile[]
  /** The number of changed files, including those that were not read. With a filter, the number of `files`. */
  total: number
  /** The number of files that do not match the filter. */
  leftOut: number
  /** Whether there may be more files, because GitHub lists no more. */
  mayBeMore: boolean
  /** The tag of the release that a release is compared with. Written by others. */
  sinceRelease?: string
  /** For a pull request whose commits the event does not tell, what it was when the files were read. */
  pullRequest?: PullRequestVersion
  /** For `prompt-from: commits`. */
  range?: CommitRange
}

/** The commits of a branch that the agent was not asked about yet. */
export interface CommitRange {
  /** Undefined if the range has all commits up to the newest one. */
  base: string | undefined
  /** The newest of the range, oldest first, without merge commits whose other commits are in the range. */
  commits: readonly Commit[]
  /** Sentences about the range, for the reference. */
  notes: readonly string[]
}

export interface ChangesOptions {
  mode: ChangesMode
  paths: PathFilter | undefined
  /** For `prompt-from: commits`: the newest commit of the branch that earlier runs asked about; undefined if none did. */
  askedHead: string | undefined
  nowMs: number
  client: Pick<
    GitHubClient,
    'compareCommits' | 'listCommits' | 'pullRequestFiles' | 'readPullRequest' | 'releases'
  >
  /** Called between files. What it throws ends the run. */
  pause: Pause
  log: Log
}

/** For the log. */
export const withoutFiles = 'The instruction does not list the changed files.'

/** Without a list of files, any may have changed. */
export const anyFiles: Changes = { ...listedFiles([]), mayBeMore: true }

/** Says why there is nothing to compare with. */
export function nothingToCompareWith(why: string, { paths, log }: ChangesOptions): Changes {
  const unlimited = paths === undefined ? '' : ' So paths does not limit this request.'
  log.notice(`${singleLine(why)} ${withoutFiles}${unlimited}`)
  return anyFiles
}

export async function compared(base: string, head: string, { client }: ChangesOptions, known = 0) {
  return listedFiles((await client.compareCommits(base, head)).files, known)
}

/**
 * @param known the number of changed files, if the event tells it
 * @param most the number of files that GitHub lists
 */
export function listedFiles(files: readonly ChangedFile[], known = 0, most = maxComparedFiles): Changes {
  const isWhole = files.length < most
  const total = isWhole ? files.length : Math.max(files.length, known)
  return { files, total, leftOut: 0, mayBeMore: !isWhole && total === files.length }
}
