import { afterAll, afterEach, beforeAll } from '@jest/globals'

import {
  type GitHubApi,
  type SimulatedComment,
  startGitHubApi,
  workflowToken,
} from '../../simulator/github-api.ts'
import { createGitHubClient } from '../../src/github/github-client.ts'
import { writers } from './event-stage.ts'
import { FakeClock } from './fake-clock.ts'
import { RecordingLog } from './recording-log.ts'

export const personalToken = 'ghp_personal0123456789'
export const readingToken = 'ghs_mayOnlyRead0123456789'

/**
 * GitHub for the tests of one file: its client library keeps the URL that it met first. It starts before the first test.
 * Comments, requests and faults are forgotten after each.
 */
export function gitHubOfFile() {
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
      permissions: { ...writers, ann: { permission: 'write', role_name: 'maintain' } },
      labels: { 42: ['docs', 'a/b c'] },
      now: () => new FakeClock().date().getTime(),
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
    /** Adds a comment on issue 42 that is there already. */
    addComment: (body: string, login = 'github-actions[bot]', type: 'Bot' | 'User' = 'Bot') => {
      const { comments } = started()
      const comment: SimulatedComment = {
        id: 500 + comments.length,
        issueNumber: 42,
        body,
        user: { login, type },
      }
      comments.push(comment)
      return comment
    },
    /** A client whose delays between attempts pass at once. */
    client: (token: string | null = workflowToken, signal = new AbortController().signal) =>
      clientOf({ token: token ?? undefined, repository: 'acme/docs', signal }),
    clientFor: (thread: 'issue' | 'pull request') => {
      const { signal } = new AbortController()
      return clientOf({ token: workflowToken, repository: 'acme/docs', thread, signal })
    },
  }
}

function clientOf(options: Parameters<typeof createGitHubClient>[0]) {
  const { signal } = options
  return createGitHubClient(options, {
    clock: new FakeClock(),
    deadline: { signal, timeoutMs: Number.MAX_SAFE_INTEGER, expiresAtMs: Number.MAX_SAFE_INTEGER },
    log: new RecordingLog(),
    random: () => 0.5,
    redact: (text) => text.replaceAll(workflowToken, '***'),
  })
}
