import { SkippedError } from '../../shared/errors.ts'
import { singleLine } from '../../shared/untrusted-text.ts'
import { explaining, ignoreMissing } from '../github-call.ts'
import { type Branch, type Comparison, refForm } from '../github-objects.ts'
import { anyFiles, type Changes, type ChangesOptions, type CommitRange, listedFiles } from './changes.ts'
import {
  commitMessages,
  fact,
  type Line,
  type PromptSource,
  said,
  unlessNoticed,
  unsafeRef,
} from './prompt-source.ts'

const firstRangeDays = 7
const dayMs = 86_400_000
const mostListedCommits = 100

/** The commits of the branch that the agent was not asked about yet. */
export const commits: PromptSource<Branch> = {
  read: (_, { branch }) => branch,
  author: 'has-write-access',
  defaultPrompt: `Update the documentation for what the commits described below changed. ${unlessNoticed}`,
  reference: ({ name, head }, { changes, link }) => {
    if (changes?.range === undefined) return []
    const { base, notes } = changes.range
    return [
      refForm.test(name) && `Branch: ${name}`,
      base === undefined
        ? fact('Commit', head)
        : `Commits: ${base}...${head}${link(`/compare/${base}...${head}`)}`,
      ...notes,
    ]
  },
  quote: ({ name }, changes) =>
    changes?.range === undefined
      ? []
      : [commitMessages(changes.range.commits, [['Branch', unsafeRef(name)]])],
  isInReference: () => true,
  readChanges: async (branch, options) => {
    const unknown =
      'The commits since the last request could not be read, so nothing was sent to the service.'
    // Without the range there is no request.
    const changes = await readCommitRange(branch, options).catch(explaining(unknown))
    if (changes !== undefined) return changes
    const message = `There are no new commits on ${singleLine(branch.name)}.`
    throw new SkippedError({ reason: 'no-changes', message })
  },
}

/**
 * Reads the commits since the last request. The first request is about those of the last seven days.
 *
 * @returns undefined if there are none
 */
async function readCommitRange({ head }: Branch, options: ChangesOptions): Promise<Changes | undefined> {
  const { askedHead, client, log } = options
  if (askedHead === undefined)
    return firstRange(head, 'This is the first request about this branch.', options)
  if (askedHead === head) return undefined
  const comparison = await client.compareCommits(askedHead, head).catch(ignoreMissing)
  if (comparison !== undefined) return comparedRange(askedHead, comparison, [])
  log.notice(`GitHub no longer has the commit ${askedHead}, up to which the agent was asked.`)
  return firstRange(head, 'The commit of the last request no longer exists.', options)
}

async function firstRange(
  head: string,
  why: string,
  { client, nowMs, log }: ChangesOptions,
): Promise<Changes | undefined> {
  const before = new Date(nowMs - firstRangeDays * dayMs).toISOString()
  const base = (await client.listCommits(head, { before, count: 1 })).items[0]?.id
  if (base !== undefined) {
    log.info(`This run asks about the commits of the last ${firstRangeDays} days, since ${base}.`)
    if (base === head) return undefined
    const notes = [`${why} The range has the commits of the last seven days.`]
    return comparedRange(base, await client.compareCommits(base, head), notes)
  }
  const { items, isLast } = await client.listCommits(head, { count: mostListedCommits })
  log.info(`No commit is older than ${firstRangeDays} days. This run asks about the newest ${items.length}.`)
  const total = isLast ? items.length : undefined
  const notes = [`${why} The range starts with the first commit.`]
  return { ...anyFiles, range: rangeOf(undefined, items.toReversed(), total, notes) }
}

function comparedRange(
  base: string,
  { status, total_commits: total, commits, files }: Comparison,
  notes: readonly string[],
): Changes | undefined {
  if (status === 'identical' || status === 'behind') return undefined
  const forced =
    status === 'diverged' && 'The branch was force-pushed. The range starts at the last common commit.'
  return { ...listedFiles(files), range: rangeOf(base, commits, total, [...notes, forced]) }
}

/** @param total the number of commits; undefined if GitHub does not tell it */
function rangeOf(
  base: string | undefined,
  found: Comparison['commits'],
  total: number | undefined,
  notes: readonly Line[],
): CommitRange {
  const ids = new Set(found.map(({ id }) => id))
  // The message of a merge commit says nothing that its other commits do not say.
  const commits = found.filter(({ parents: [, ...merged] = [] }) => !merged.some(({ sha }) => ids.has(sha)))
  const merges = found.length - commits.length
  return {
    base,
    commits,
    notes: said([
      ...notes,
      total !== found.length &&
        `The range has ${total ?? 'more'} commits. The newest ${commits.length} are quoted.`,
      merges > 0 && `Merge commits that are left out, because their other commits are quoted: ${merges}`,
    ]),
  }
}
