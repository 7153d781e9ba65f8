import { singleLine } from '../../shared/untrusted-text.ts'
import type { Branch, Commit, Comparison } from '../commits.ts'
import { explaining, ignoreMissing } from '../github-call.ts'
import { refForm } from '../github-objects.ts'
import {
  type Changes,
  type ChangesOptions,
  type CommitRange,
  comparedFiles,
  nothingChanged,
} from './changes.ts'
import { commitMessages, unsafeRef } from './quoted-text.ts'
import { fact, type PromptSource, type ReferenceContext, unlessNoticed } from './prompt-source.ts'

const firstRangeDays = 7
const dayMs = 86_400_000
const mostListedCommits = 100

/**
 * Reads the commits since the last request. The first request is about those of the last seven days.
 *
 * @returns undefined if there are none
 */
async function readCommitRange(branch: Branch, options: ChangesOptions): Promise<Changes | undefined> {
  const { askedHead, client, log } = options
  if (askedHead === undefined) return firstRange(branch, 'first-request', options)
  if (askedHead === branch.head) return undefined
  const comparison = await client.compareCommits(askedHead, branch.head).catch(ignoreMissing)
  if (comparison !== undefined) return rangeOf(branch, askedHead, undefined, comparison)
  log.notice(`GitHub no longer has the commit ${askedHead}, up to which the agent was asked.`)
  return firstRange(branch, 'base-is-gone', options)
}

async function firstRange(
  branch: Branch,
  restart: CommitRange['restart'],
  { client, nowMs, log }: ChangesOptions,
): Promise<Changes | undefined> {
  const { name, head } = branch
  const before = new Date(nowMs - firstRangeDays * dayMs).toISOString()
  const base = (await client.listCommits(head, { before, count: 1 })).items[0]?.id
  if (base !== undefined) {
    log.info(`This run asks about the commits of the last ${firstRangeDays} days, since ${base}.`)
    return base === head ? undefined : rangeOf(branch, base, restart, await client.compareCommits(base, head))
  }
  const { items, isLast } = await client.listCommits(head, { count: mostListedCommits })
  log.info(`No commit is older than ${firstRangeDays} days. This run asks about the newest ${items.length}.`)
  const range: CommitRange = {
    branch: name,
    base: undefined,
    head,
    ...withoutMerges(items.toReversed()),
    totalCommits: isLast ? items.length : undefined,
    restart,
    isDiverged: false,
  }
  // Without a list of files, there may be any.
  return { ...comparedFiles([]), mayBeMore: true, range }
}

function rangeOf(
  { name, head }: Branch,
  base: string,
  restart: CommitRange['restart'],
  { status, total_commits: totalCommits, commits, files }: Comparison,
): Changes | undefined {
  if (status === 'identical' || status === 'behind') return undefined
  const isDiverged = status === 'diverged'
  const range = { branch: name, base, head, ...withoutMerges(commits), totalCommits, restart, isDiverged }
  return { ...comparedFiles(files), range }
}

/** The message of a merge commit says nothing that its other commits do not say. */
function withoutMerges(commits: readonly Commit[]): Pick<CommitRange, 'commits' | 'mergeCommits'> {
  const ids = new Set(commits.map(({ id }) => id))
  const others = commits.filter(({ parents: [, ...merged] = [] }) => !merged.some((id) => ids.has(id)))
  return { commits: others, mergeCommits: commits.length - others.length }
}

async function readChanges(branch: Branch, options: ChangesOptions): Promise<Changes> {
  const unknown = 'The commits since the last request could not be read, so nothing was sent to the service.'
  // Without the range there is no request.
  const changes = await readCommitRange(branch, options).catch(explaining(unknown))
  if (changes === undefined) throw nothingChanged(`There are no new commits on ${singleLine(branch.name)}.`)
  return changes
}

const restarts = {
  'first-request': 'This is the first request about this branch.',
  'base-is-gone': 'The commit of the last request no longer exists.',
} as const

function rangeLines(range: CommitRange, link: ReferenceContext['link']): string[] {
  const { branch, base, head, commits, mergeCommits, totalCommits, restart, isDiverged } = range
  const span = base === undefined ? undefined : `${base}...${head}`
  const start =
    span === undefined
      ? 'The range starts with the first commit.'
      : 'The range has the commits of the last seven days.'
  return [
    ...(refForm.test(branch) ? [`Branch: ${branch}`] : []),
    ...(span === undefined ? fact('Commit', head) : [`Commits: ${span}${link(`/compare/${span}`)}`]),
    ...(restart === undefined ? [] : [`${restarts[restart]} ${start}`]),
    ...(isDiverged ? ['The branch was force-pushed. The range starts at the last common commit.'] : []),
    ...(totalCommits === commits.length + mergeCommits
      ? []
      : [`The range has ${totalCommits ?? 'more'} commits. The newest ${commits.length} are quoted.`]),
    ...(mergeCommits === 0
      ? []
      : [`Merge commits that are left out, because their other commits are quoted: ${mergeCommits}`]),
  ]
}

/** The commits of the branch that the agent was not asked about yet. */
export const commits: PromptSource<Branch> = {
  read: (_, { branch }) => branch && { value: branch },
  author: 'has-write-access',
  defaultPrompt: `Update the documentation for what the commits described below changed. ${unlessNoticed}`,
  reference: (_, { changes, link }) => (changes?.range === undefined ? [] : rangeLines(changes.range, link)),
  quote: (_, changes) =>
    changes?.range === undefined
      ? []
      : [commitMessages(changes.range.commits, [['Branch', unsafeRef(changes.range.branch)]])],
  isInReference: () => true,
  readChanges,
}
