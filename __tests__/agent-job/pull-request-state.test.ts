import { describe, expect, it } from '@jest/globals'

import { GitHubError } from '../../src/github/github-call.ts'
import { pullRequestStateReader } from '../../src/agent-job/pull-request-state.ts'
import { isolateEnvironment } from '../support/environment.ts'

isolateEnvironment('GITHUB_SERVER_URL')

const pullRequest = { url: 'https://github.com/acme/docs/pull/5', number: 5, repository: 'acme/docs' }

function reading(answer: Error | 'open' | 'closed' | 'merged') {
  const asked: unknown[] = []
  const readPullRequest = (...at: unknown[]) => {
    asked.push(at)
    if (typeof answer !== 'string') return Promise.reject(answer)
    const unknown = { headCommit: undefined, baseCommit: undefined, mergeCommit: undefined }
    return Promise.resolve({ ...unknown, state: answer, changedFiles: undefined })
  }
  return { asked, read: pullRequestStateReader({ readPullRequest }) }
}

describe('the state of the pull request of a job', () => {
  it.each(['open', 'closed', 'merged'] as const)('is read on GitHub: %s', async (state) => {
    const { asked, read } = reading(state)
    expect(await read(pullRequest)).toBe(state)
    expect(asked).toEqual([[5, 'acme/docs']])
  })

  it('is not read on another host', async () => {
    const { asked, read } = reading('merged')
    const url = 'https://gitlab.com/acme/docs/-/merge_requests/5'
    expect(await read({ ...pullRequest, url })).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('is an error where GitHub does not tell it', async () => {
    const error = new GitHubError('Reading failed (HTTP 404).', 404)
    await expect(reading(error).read(pullRequest)).rejects.toBe(error)
  })
})
