import type { BranchCommit, SimulatedFile, SimulatedRelease } from '../../simulator/github-api.ts'
import { hostileLines, hostileTexts, strangersWord } from '../hostile-text.ts'

const statuses = ['added', 'removed', 'modified', 'renamed'] as const
const texts = [...hostileTexts, hostileLines, '\u200B\u{E0041}', '`|*_[x](y)']

/** Returns changed files whose paths and patches try to leave the quote. */
export function hostileFiles(count: number): SimulatedFile[] {
  return Array.from({ length: count }, (_, index) => {
    const text = texts[index % texts.length] ?? ''
    const path = `${strangersWord}/${index}${text}.md`
    const status = statuses[index % statuses.length] ?? 'added'
    return {
      filename: path,
      status,
      ...(index % 5 !== 4 && { patch: `@@ -1 +1 @@\n-old\n+${text}\n${hostileLines}`.repeat(index % 40) }),
      ...(status === 'renamed' && { previous_filename: `old ${path}` }),
    }
  })
}

/** The release before v2.3.0. */
export const hostileTag = `${strangersWord} ${hostileLines}`
export const hostileRelease: SimulatedRelease = { tag_name: hostileTag, created_at: '2026-01-15T12:29:00Z' }

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
