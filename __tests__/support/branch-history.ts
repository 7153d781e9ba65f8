import type { GitHubApi } from '../../simulator/github-api.ts'
import type { BranchCommit } from '../../simulator/github-changes.ts'
import type { TriggeredBy } from './event-stage.ts'
import { FakeClock } from './fake-clock.ts'

const dayMs = 86_400_000

/** A commit that changes one file, before the start of a fake clock. `digit` is repeated in its SHA. */
export function branchCommit(digit: string, ageDays: number, filename = `src/${digit}.ts`): BranchCommit {
  return {
    sha: digit.repeat(40),
    message: `Change ${filename}`,
    author: 'ann',
    date: new Date(new FakeClock().date().getTime() - ageDays * dayMs).toISOString(),
    files: [{ filename, status: 'modified', patch: '@@ -1 +1 @@\n-a\n+b' }],
  }
}

/** A scheduled run on the newest commit of main. */
export function scheduled(
  { history }: Pick<GitHubApi, 'history'>,
  runId: string,
  attempt = '1',
): TriggeredBy {
  return {
    fixture: 'schedule',
    env: {
      GITHUB_RUN_ID: runId,
      GITHUB_RUN_ATTEMPT: attempt,
      GITHUB_REF: 'refs/heads/main',
      GITHUB_SHA: history.at(-1)?.sha,
    },
  }
}

/** Inputs of a conversation on issue 7. */
export const conversation = {
  'prompt-from': 'commits',
  comment: 'continue',
  'issue-number': '7',
}
