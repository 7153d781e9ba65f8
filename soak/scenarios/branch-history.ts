import type { BranchCommit } from '../../simulator/github-api.ts'
import { hostileLines, strangersWord } from '../hostile-text.ts'

const dayMs = 86_400_000

/** The commits of main, oldest first: the first is older than a first request reaches back. */
export const history: readonly BranchCommit[] = ['1', '2', '3', '4'].map((digit, index) => ({
  sha: digit.repeat(40),
  message: `${strangersWord} ${hostileLines}`,
  author: 'writer',
  date: new Date(Date.now() - (index === 0 ? 30 : 3) * dayMs).toISOString(),
  files: [{ filename: `src/${digit}.ts`, status: 'modified', patch: `@@ -1 +1 @@\n-a\n+${strangersWord}` }],
}))

/** The commit of every run. */
export const headCommit = '4'.repeat(40)
/** Where a first request starts. */
export const firstBase = '1'.repeat(40)
