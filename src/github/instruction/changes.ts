import { ActionError, messageOf } from '../../shared/errors.ts'
import { singleLine } from '../../shared/untrusted-text.ts'
import { GitHubError } from '../github-call.ts'
import type { GitHubClient } from '../github-client.ts'
import { type ChangedFile, pushedTag, pushRange } from '../commits.ts'
import type { PullRequestVersion, Release } from '../github-objects.ts'
import { pagesInOrder } from '../list-pages.ts'
import type { PathFilter } from '../path-filter.ts'
import { SkippedError } from '../../shared/skip.ts'
import type { TriggerEvent } from '../trigger-event.ts'
import { type CommitRange, type RangeOptions, readCommitRange } from './commit-range.ts'
import type { ChangesMode, PromptSource } from './prompt-source.ts'
import { compareWithTagBefore, tagOfReleaseBefore } from './version-before.ts'

/** Files that are listed in the instruction. */
export const maxListedFiles = 300
// https://docs.github.com/rest/commits/commits#compare-two-commits
const maxComparedFiles = 300
// https://docs.github.com/rest/pulls/pulls#list-pull-requests-files
const maxPullRequestFiles = 3000

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
  /** What a release or a new tag is compared with. The tag is written by others. */
  since?: { kind: 'release' | 'tag'; tag: string }
  /** For a pull request whose commits the event does not tell, what it was when the files were read. */
  pullRequest?: PullRequestVersion
  /** For `prompt-from: commits`. */
  range?: CommitRange
}

type ChangesClient = Pick<
  GitHubClient,
  'compareCommits' | 'listCommits' | 'listPullRequestFiles' | 'listReleases' | 'listTags' | 'readPullRequest'
>

interface ChangesOptions extends Omit<RangeOptions, 'client'> {
  source: PromptSource | undefined
  /** With `none`, the changed files are read only for `paths`. */
  mode: ChangesMode
  paths: PathFilter | undefined
  client: ChangesClient
}

/**
 * Reads from GitHub what changed. Call it after the permission gate. Without `paths`, a failure is a warning that names the
 * permission, but an error for `prompt-from: commits`.
 *
 * @returns undefined if nothing needs the changes, if the event does not tell them, or after a failure
 * @throws SkippedError if nothing changed, or nothing that matches `paths`
 * @throws ActionError if GitHub does not tell the new commits, or what `paths` limits
 */
export async function readChanges(
  event: TriggerEvent,
  options: ChangesOptions,
): Promise<Changes | undefined> {
  const { source, paths } = options
  const changes = await (source === 'commits' ? newCommits(event, options) : eventChanges(event, options))
  if (changes === undefined || paths === undefined) return changes
  const limited = limitTo(paths, changes)
  if (limited.files.length > 0 || limited.mayBeMore) return limited
  const patterns = singleLine(paths.patterns.join(' '))
  throw noChanges(`No changed file matches paths (${patterns}).`)
}

/** Leaves out the files that do not match. A renamed file matches by its old path, too. */
function limitTo(paths: PathFilter, changes: Changes): Changes {
  const files = changes.files.filter(({ path, previousPath }) =>
    [path, previousPath].some((name) => name !== undefined && paths.matches(name)),
  )
  const leftOut = changes.files.length - files.length
  const isWhole = !changes.mayBeMore && changes.total === changes.files.length
  return { ...changes, files, total: files.length, leftOut, mayBeMore: !isWhole }
}

async function newCommits({ branch }: TriggerEvent, options: ChangesOptions): Promise<Changes | undefined> {
  if (branch === undefined) return undefined
  const range = await readCommitRange(branch, options)
  if (range === undefined) throw noChanges(`There are no new commits on ${singleLine(branch.name)}.`)
  // Without a list of files, there may be any.
  const files =
    range.files === undefined ? { ...comparedFiles([]), mayBeMore: true } : comparedFiles(range.files)
  return { ...files, range }
}

function noChanges(message: string): SkippedError {
  return new SkippedError({ reason: 'no-changes', message })
}

async function eventChanges(event: TriggerEvent, options: ChangesOptions): Promise<Changes | undefined> {
  const { mode, paths, log } = options
  if (mode === 'none' && paths === undefined) return undefined
  try {
    return await changesOf(event, options)
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    if (paths !== undefined) throw unknownFiles(messageOf(error), error)
    log.warning(`${withoutFiles} ${messageOf(error)}`)
    return undefined
  }
}

const withoutFiles = 'The instruction does not list the changed files.'

/** Without the list, nobody can tell whether the request is wanted. */
function unknownFiles(reason: string, cause?: unknown): ActionError {
  return new ActionError(
    `paths: the changed files could not be read, so nothing was sent to the service. ${reason}`,
    { cause },
  )
}

async function changesOf(event: TriggerEvent, options: ChangesOptions): Promise<Changes | undefined> {
  const { source, mode, log } = options
  const { number, pullRequest, release } = event
  if (source === 'push') return pushChanges(event, options)
  if (source === 'release' && release !== undefined) return releaseChanges(release, options)
  const isAboutPullRequest = source === 'comment' || source === 'pull-request'
  if (isAboutPullRequest && pullRequest !== undefined && number !== undefined) {
    return pullRequestChanges(number, pullRequest, options)
  }
  if (mode === 'diff') {
    log.notice(
      'changes: got "diff", but this request is not about a pull request, a push or a release. No changes are added.',
    )
  }
  return undefined
}

async function pushChanges(event: TriggerEvent, options: ChangesOptions): Promise<Changes | undefined> {
  const { client } = options
  const { push, repository } = event
  if (push?.after === undefined) return undefined
  const range = pushRange(push, repository.defaultBranch, undefined)
  if (range !== undefined) return compared(range.base, range.head, client)
  const tag = pushedTag(push)
  if (tag === undefined) return undefined
  const before = await compareWithTagBefore(tag, push.after, client)
  if (before === undefined) {
    tellNoEarlier('tag', tag, options)
    return undefined
  }
  return { ...comparedFiles(before.comparison.files), since: { kind: 'tag', tag: before.tag } }
}

async function releaseChanges(release: Release, options: ChangesOptions): Promise<Changes | undefined> {
  const { client } = options
  if (release.tag === undefined) return undefined
  const before = await tagOfReleaseBefore(release, client)
  if (before === undefined) {
    tellNoEarlier('release', release.tag, options)
    return undefined
  }
  return { ...(await compared(before, release.tag, client)), since: { kind: 'release', tag: before } }
}

function tellNoEarlier(kind: 'release' | 'tag', tag: string, { paths, log }: ChangesOptions): void {
  const unlimited = paths === undefined ? '' : ' So paths does not limit this request.'
  log.notice(`There is no earlier ${kind} to compare ${singleLine(tag)} with. ${withoutFiles}${unlimited}`)
}

/**
 * The payload of a comment does not tell the commits of the pull request. So its patches are left out: they could be of a
 * push after the comment.
 */
async function pullRequestChanges(
  number: number,
  known: PullRequestVersion,
  { client, mode, log }: ChangesOptions,
): Promise<Changes | undefined> {
  if (known.headCommit !== undefined || known.baseCommit !== undefined) {
    return filesOf(number, known, client)
  }
  const pullRequest = await client.readPullRequest(number)
  const changes = await filesOf(number, pullRequest, client)
  if (changes === undefined) return undefined
  if (mode === 'diff') {
    log.notice(
      'changes: got "diff", but the patches are left out. The event does not tell the commits of the pull request, so they could be newer than the comment.',
    )
  }
  return { ...changes, files: changes.files.map((file) => ({ ...file, patch: undefined })), pullRequest }
}

/**
 * The list of a merged pull request is final. Any other one grows when somebody pushes, so that it could have what nobody
 * looked at: its commits are compared. A closed one can be opened again.
 */
async function filesOf(
  number: number,
  { state, headCommit, baseCommit, changedFiles }: PullRequestVersion,
  client: ChangesClient,
): Promise<Changes | undefined> {
  if (state === 'merged') return mergedChanges(number, client)
  if (headCommit === undefined || baseCommit === undefined) return undefined
  return compared(baseCommit, headCommit, client, changedFiles)
}

async function mergedChanges(number: number, client: ChangesClient): Promise<Changes> {
  const files: ChangedFile[] = []
  for await (const { items } of pagesInOrder((page) => client.listPullRequestFiles(number, page))) {
    files.push(...items)
    if (files.length >= maxPullRequestFiles) break
  }
  return { files, total: files.length, leftOut: 0, mayBeMore: files.length >= maxPullRequestFiles }
}

async function compared(base: string, head: string, client: ChangesClient, knownTotal = 0): Promise<Changes> {
  return comparedFiles((await client.compareCommits(base, head)).files, knownTotal)
}

function comparedFiles(files: readonly ChangedFile[], knownTotal = 0): Changes {
  const isWhole = files.length < maxComparedFiles
  const total = isWhole ? files.length : Math.max(files.length, knownTotal)
  return { files, total, leftOut: 0, mayBeMore: !isWhole && total === files.length }
}
