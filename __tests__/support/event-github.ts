import { afterAll, afterEach, beforeAll } from '@jest/globals'

import { type GitHubApi, startGitHubApi, workflowToken } from '../../simulator/github-api.ts'
import { systemClock } from '../../src/clock.ts'
import { createGitHubClient, type GitHubClient } from '../../src/github/github-client.ts'
import { RecordingLog } from './recording-log.ts'

export const personalToken = 'ghp_personal0123456789'
export const readingToken = 'ghs_mayOnlyRead0123456789'

/** GitHub for the tests of one file: its client library keeps the URL that it met first. */
export interface GitHubOfFile {
  /** Started before the first test; comments, requests and faults are forgotten after each. */
  readonly api: GitHubApi
  client: (token?: string | null, signal?: AbortSignal) => GitHubClient
}

export function gitHubOfFile(): GitHubOfFile {
  let api: GitHubApi | undefined
  const started = (): GitHubApi => {
    if (api === undefined) throw new Error('GitHub has not started yet.')
    return api
  }
  beforeAll(async () => {
    api = await startGitHubApi({
      tokens: {
        [workflowToken]: { login: 'github-actions[bot]', type: 'Bot' },
        [readingToken]: { login: 'github-actions[bot]', type: 'Bot', mayWrite: false },
        [personalToken]: { login: 'writer', type: 'User' },
      },
      permissions: { ann: { permission: 'write', role_name: 'maintain' } },
      labels: { 42: ['docs', 'a/b c'] },
    })
    process.env['GITHUB_API_URL'] = api.url
  })
  afterEach(() => {
    started().faults.clear()
    started().requests.splice(0)
    started().comments.splice(0)
  })
  afterAll(async () => {
    await api?.close()
  })
  return {
    get api() {
      return started()
    },
    client: (token = workflowToken, signal = new AbortController().signal) =>
      createGitHubClient(
        { token: token ?? undefined, repository: 'acme/docs', signal },
        {
          clock: systemClock,
          deadline: { signal, expiresAtMs: Number.MAX_SAFE_INTEGER },
          log: new RecordingLog(),
          random: Math.random,
        },
      ),
  }
}

/** Lets the limits that the client sets with `AbortSignal.timeout` pass a hundred times as fast; returns the way back. */
export function speedUpTimeouts(): () => void {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (delayMs) => timeout(delayMs / 100)
  return () => {
    AbortSignal.timeout = timeout
  }
}
