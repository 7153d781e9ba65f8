import { singleLine } from '../../shared/untrusted-text.ts'
import type { Branch } from '../commits.ts'
import { refForm } from '../github-names.ts'
import { type Changes, type ChangesOptions, comparedFiles, nothingChanged } from './changes.ts'
import { type CommitRange, readCommitRange } from './commit-range.ts'
import { commitMessages, unsafeRef } from './quoted-text.ts'
import { fact, type PromptSource, type ReferenceContext, unlessNoticed } from './prompt-source.ts'

async function readChanges(branch: Branch, options: ChangesOptions): Promise<Changes> {
  const range = await readCommitRange(branch, options)
  if (range === undefined) throw nothingChanged(`There are no new commits on ${singleLine(branch.name)}.`)
  // Without a list of files, there may be any.
  const files =
    range.files === undefined ? { ...comparedFiles([]), mayBeMore: true } : comparedFiles(range.files)
  return { ...files, range }
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
