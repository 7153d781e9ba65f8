import { ActionError, messageOf } from '../../shared/errors.ts'
import type { Log } from '../../shared/log.ts'
import { GitHubError, ignoreMissing } from '../github-call.ts'
import type { GitHubClient } from '../github-client.ts'
import type { Branch, ChangedFile, Commit, Comparison } from '../commits.ts'

const firstRangeDays = 7
const dayMs = 86_400_000
const mostListedCommits = 100

/** The commits of a branch that the agent was not asked about yet. */
export interface CommitRange {
  branch: string
  /** Undefined if the range has all commits up to `head`. */
  base: string | undefined
  head: string
  /** The newest of the range, oldest first, without merge commits whose other commits are in the range. */
  commits: readonly Commit[]
  /** The number of these merge commits. */
  mergeCommits: number
  /** Undefined if GitHub does not tell it. */
  totalCommits: number | undefined
  /** At most 300, changed since the common ancestor. Undefined without a `base`. */
  files: readonly ChangedFile[] | undefined
  /** Why the range does not start with the last request; undefined if it does. */
  restart: 'first-request' | 'base-is-gone' | undefined
  /** Whether `base` is no longer on the branch, because it was force-pushed. */
  isDiverged: boolean
}

export interface RangeOptions {
  /** The newest commit of the branch that earlier runs asked about; undefined if none did. */
  askedHead: string | undefined
  client: Pick<GitHubClient, 'compareCommits' | 'listCommits'>
  nowMs: number
  log: Log
}

/**
 * Reads the commits since the last request. The first request is about those of the last seven days.
 *
 * @returns undefined if there are none
 * @throws ActionError if GitHub does not tell them: without the range there is no request
 */
export async function readCommitRange(
  branch: Branch,
  options: RangeOptions,
): Promise<CommitRange | undefined> {
  const { askedHead, client, log } = options
  try {
    if (askedHead === undefined) return await firstRange(branch, 'first-request', options)
    if (askedHead === branch.head) return undefined
    const comparison = await client.compareCommits(askedHead, branch.head).catch(ignoreMissing)
    if (comparison !== undefined) return rangeOf(branch, askedHead, undefined, comparison)
    log.notice(`GitHub no longer has the commit ${askedHead}, up to which the agent was asked.`)
    return await firstRange(branch, 'base-is-gone', options)
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    throw new ActionError(
      `The commits since the last request could not be read, so nothing was sent to the service. ${messageOf(error)}`,
      { cause: error },
    )
  }
}

async function firstRange(
  branch: Branch,
  restart: CommitRange['restart'],
  { client, nowMs, log }: RangeOptions,
): Promise<CommitRange | undefined> {
  const { name, head } = branch
  const before = new Date(nowMs - firstRangeDays * dayMs).toISOString()
  const base = (await client.listCommits(head, { before, count: 1 })).items[0]?.id
  if (base !== undefined) {
    log.info(`This run asks about the commits of the last ${firstRangeDays} days, since ${base}.`)
    return base === head ? undefined : rangeOf(branch, base, restart, await client.compareCommits(base, head))
  }
  const { items, isLast } = await client.listCommits(head, { count: mostListedCommits })
  log.info(`No commit is older than ${firstRangeDays} days. This run asks about the newest ${items.length}.`)
  return {
    branch: name,
    base: undefined,
    head,
    ...withoutMerges(items.toReversed()),
    totalCommits: isLast ? items.length : undefined,
    files: undefined,
    restart,
    isDiverged: false,
  }
}

function rangeOf(
  { name, head }: Branch,
  base: string,
  restart: CommitRange['restart'],
  { status, total_commits: totalCommits, commits, files }: Comparison,
): CommitRange | undefined {
  if (status === 'identical' || status === 'behind') return undefined
  return {
    branch: name,
    base,
    head,
    ...withoutMerges(commits),
    totalCommits,
    files,
    restart,
    isDiverged: status === 'diverged',
  }
}

/** The message of a merge commit says nothing that its other commits do not say. */
function withoutMerges(commits: readonly Commit[]): Pick<CommitRange, 'commits' | 'mergeCommits'> {
  const ids = new Set(commits.map(({ id }) => id))
  const others = commits.filter(({ parents: [, ...merged] = [] }) => !merged.some((id) => ids.has(id)))
  return { commits: others, mergeCommits: commits.length - others.length }
}
