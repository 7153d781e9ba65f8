import { afterEach, describe, expect, it, jest } from '@jest/globals'

import type { Answer } from '../../simulator/answer.ts'
import type { Fault } from '../../simulator/faults.ts'
import { workflowToken } from '../../simulator/github-api.ts'
import { Cancelled } from '../../src/shared/errors.ts'
import { GitHubError } from '../../src/github/github-call.ts'
import { retryableStatuses } from '../../src/shared/retry.ts'
import { createGitHubClient, type GitHubClient } from '../../src/github/github-client.ts'
import { calls, until } from '../support/dist-stage.ts'
import { gitHubOfFile, personalToken, readingToken } from '../support/event-github.ts'
import { failureOf } from '../support/failure-of.ts'
import { deadlineOf, FakeClock } from '../support/fake-clock.ts'
import { RecordingLog } from '../support/recording-log.ts'

const github = gitHubOfFile()
afterEach(() => {
  jest.restoreAllMocks()
})
async function commentsOf(client: GitHubClient) {
  const comments = []
  for await (const comment of client.comments(42)) comments.push(comment)
  return comments
}
const commentOf = (id: number) => ({
  id,
  issueNumber: 42,
  body: `Comment ${id}`,
  created_at: '2026-01-15T12:00:00Z',
  user: { login: 'ann', type: 'User' as const },
})

describe('the GitHub client', () => {
  it('keeps a login with the characters of a path in its place', async () => {
    await github.client().permissionOf('../../x?y#[bot]')
    expect(calls(github.api)).toEqual([
      'GET /repos/acme/docs/collaborators/..%2F..%2Fx%3Fy%23%5Bbot%5D/permission',
    ])
  })

  it.each<[string, (client: GitHubClient, name: string) => Promise<unknown>]>([
    ['a label', (client, name) => client.removeLabel(42, name)],
    ['a login', (client, name) => client.permissionOf(name)],
    ['a file', (client, name) => client.hasFile(name, 'a'.repeat(40))],
  ])('never sends a request with the name of %s that would change the path', async (_, ask) => {
    for (const name of ['.', '..']) {
      const error = await failureOf(ask(github.client(), name), GitHubError)
      expect(error.message).toMatch(/ failed \(no answer\): a name in its path is "\." or "\.\."\.$/u)
    }
    await failureOf(github.client().compareCommits('..', 'main'), GitHubError)
    expect(calls(github.api)).toEqual(['GET /repos/acme/docs/compare/.....main'])
  })

  it('sends the token, and who it is, and tells permission and role', async () => {
    expect(await github.client().permissionOf('ann')).toEqual({ permission: 'write', role_name: 'maintain' })
    const [request] = github.api.requests
    expect(request?.headers.authorization).toMatch(/^token ghs_/u)
    expect(request?.headers['user-agent']).toContain('docs-agent-action')
  })

  it('knows the login of a personal token', async () => {
    expect(await github.client(personalToken).ownLogin()).toBe('writer')
  })

  it('knows the login of the token of a workflow', async () => {
    expect(await github.client().ownLogin()).toBe('github-actions[bot]')
    expect(calls(github.api)).toEqual(['POST /graphql'])
  })

  it('reads all comments, the newest first', async () => {
    github.api.comments.push(...Array.from({ length: 250 }, (_, id) => commentOf(id + 1)))
    const comments = await commentsOf(github.client())
    expect(comments.map(({ id }) => id)).toEqual(Array.from({ length: 250 }, (_, id) => 250 - id))
  })

  it('reads as many files of a pull request as GitHub lists', async () => {
    const before = github.api.pullRequestFiles.get(57) ?? []
    const files = Array.from({ length: 3100 }, (_, index) => ({
      filename: `${index}.md`,
      status: 'added' as const,
    }))
    github.api.pullRequestFiles.set(57, files)
    expect(await github.client().pullRequestFiles(57)).toHaveLength(3000)
    expect(github.api.requests).toHaveLength(30)
    github.api.pullRequestFiles.set(57, before)
  })

  it('reads a comment, also one whose author is gone and which has no body', async () => {
    github.api.faults.add({ status: 200, body: [{ ...commentOf(1), body: null, user: null }, commentOf(5)] })
    expect(await commentsOf(github.client())).toMatchObject([
      { id: 5, body: 'Comment 5', author: 'ann' },
      { id: 1, body: '', author: undefined },
    ])
  })

  it('writes a comment, and edits it', async () => {
    const { id } = await github.client().createComment(42, 'One')
    await github.client().updateComment(id, 'Two')
    expect(github.api.comments).toMatchObject([{ id, issueNumber: 42, body: 'Two' }])
  })

  it.each([
    [{ merged: false }, 'open', undefined],
    [{ merged: false, state: 'closed' as const }, 'closed', undefined],
    [{ merged: true, state: 'closed' as const }, 'merged', 'c'.repeat(40)],
  ])('tells what a pull request is now: %j', async (change, state, mergeCommit) => {
    const pullRequest = github.api.pullRequests.get(57)
    if (pullRequest === undefined) throw new Error('Pull request 57 does not exist.')
    github.api.pullRequests.set(57, { ...pullRequest, merge_commit_sha: 'c'.repeat(40), ...change })
    expect(await github.client().readPullRequest(57)).toEqual({
      state,
      headCommit: pullRequest.head,
      headBranch: 'docs/57',
      headRepository: 'acme/docs',
      baseCommit: pullRequest.base,
      mergeCommit,
      changedFiles: 3,
    })
    github.api.pullRequests.set(57, pullRequest)
  })

  it.each([
    ['docs/docs.json', true],
    ['docs.json', false],
  ])('tells whether a commit has a file: %s', async (path, has) => {
    github.api.files.clear()
    github.api.files.add('docs/docs.json')
    expect(await github.client().hasFile(path, 'a'.repeat(40))).toBe(has)
    const [request] = github.api.requests
    expect([decodeURIComponent(request?.path ?? ''), request?.query]).toEqual([
      `/repos/acme/docs/contents/${path}`,
      { ref: 'a'.repeat(40) },
    ])
  })

  it('has Markdown rendered as pages show it, without a repository', async () => {
    expect(await github.client().renderMarkdown('**a**\nb <!-- c -->')).toMatch(
      /^<p><strong>a<\/strong><br>\s?b\s*<\/p>\s*$/u,
    )
    expect(github.api.requests[0]).toMatchObject({
      method: 'POST',
      path: '/markdown',
      body: { text: '**a**\nb <!-- c -->', mode: 'gfm' },
    })
    expect(github.api.requests[0]?.body).not.toHaveProperty('context')
  })

  it('takes off a label that is off already, without a failure', async () => {
    await expect(github.client().removeLabel(42, 'never there')).resolves.toBeUndefined()
  })
})

describe('a failure of GitHub that may pass', () => {
  const failures: Fault[] = [
    { status: 502 },
    ...Object.keys(retryableStatuses).map((status) => ({ status: Number(status) })),
    { reset: 'before-answer' },
  ]

  it.each(failures)('is tried again: %j', async (fault) => {
    github.api.faults.add(fault)
    await github.client().permissionOf('ann')
    expect(github.api.requests).toHaveLength(2)
  })

  it.each(failures)('is never tried again when it writes a comment: %j', async (fault) => {
    github.api.faults.add({ method: 'POST', ...fault, times: Infinity })
    await failureOf(github.client().createComment(42, 'x'), GitHubError)
    expect(github.api.requests).toHaveLength(1)
  })
})

describe('a refusal by GitHub', () => {
  it.each([401, 403, 404, 422])('with status %i is not tried again', async (status) => {
    github.api.faults.add({ status, body: { message: 'No' }, times: Infinity })
    await failureOf(github.client().permissionOf('ann'), GitHubError)
    expect(github.api.requests).toHaveLength(1)
  })

  it.each<[string, (client: GitHubClient) => Promise<unknown>]>([
    ['Writing the comment', (client) => client.createComment(42, 'x')],
    ['Editing the comment', (client) => client.updateComment(1, 'x')],
    ['Removing the label', (client) => client.removeLabel(42, 'docs')],
  ])('names the permission that may be missing: %s', async (what, work) => {
    const error = await failureOf(work(github.client(readingToken)), GitHubError)
    expect(error.message).toMatch(`${what} failed (HTTP 403): Resource not accessible by integration`)
    expect(error.message).toMatch('The job may lack a permission: add "issues: write" to its permissions, or')
    expect(error.status).toBe(403)
  })

  it.each([
    { status: 429 },
    { status: 403, headers: { 'x-ratelimit-remaining': '0' } },
    { status: 403, headers: { 'retry-after': '60' } },
    { status: 403, body: { message: 'You have exceeded a secondary rate limit.' } },
    { status: 403, body: { message: 'API rate limit exceeded for installation ID 1.' } },
  ])('because of a rate limit names no permission: %j', async (fault) => {
    github.api.faults.add({ body: { message: 'No' }, ...fault, times: Infinity })
    const error = await failureOf(github.client().permissionOf('ann'), GitHubError)
    expect(error.message).toMatch(/This is a rate limit of GitHub, not a missing permission\.$/u)
    expect(error.message).not.toContain('may lack')
  })

  it('is no rate limit while requests remain', async () => {
    const headers = { 'x-ratelimit-remaining': '10' }
    github.api.faults.add({ status: 403, headers, body: { message: 'No' } })
    const error = await failureOf(github.client().readIssue(42, 'read'), GitHubError)
    expect(error.message).toContain('The job may lack a permission')
  })

  it('in HTML is that of a proxy, and names no permission', async () => {
    const headers = { 'content-type': 'text/html' }
    github.api.faults.add({ status: 403, headers, body: '<h1>Blocked by policy</h1>' })
    const error = await failureOf(github.client().readIssue(42, 'read'), GitHubError)
    expect(error.message).not.toContain('may lack')
  })

  it('for another reason names no permission', async () => {
    github.api.faults.add({ status: 422, body: { message: 'Body is too long' } })
    const error = await failureOf(github.client().createComment(42, 'x'), GitHubError)
    expect(error.message).toMatch(/: Body is too long\.$/u)
  })

  it('shows the words of the answer on one line', async () => {
    github.api.faults.add({ status: 403, body: { message: 'a\n::error::b\u001B[0m' } })
    const error = await failureOf(github.client().permissionOf('ann'), GitHubError)
    expect(error.message).not.toMatch(/\p{Cc}/u)
  })

  it('shows no part of the token, also where the answer is cut', async () => {
    const message = `${'x'.repeat(1995)}${workflowToken}`
    github.api.faults.add({ status: 422, body: { message } })
    const error = await failureOf(github.client().permissionOf('ann'), GitHubError)
    expect(error.message).toMatch(/x{1995}\*\*\*\.$/u)
  })

  it('never shows the token', async () => {
    const error = await failureOf(github.client('ghs_wrong').permissionOf('ann'), GitHubError)
    expect(error).toMatchObject({ status: 401 })
    expect(error.message).not.toContain('ghs_wrong')
  })
})

describe('no answer', () => {
  it.each([{ hang: true }, { endless: true }])('is a failure after ten seconds: %j', async (fault) => {
    const limit = new AbortController()
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    github.api.faults.add({ ...fault, times: Infinity })
    const failure = failureOf(github.client().permissionOf('ann'), GitHubError)
    await until(() => github.api.requests.length === 1)
    expect(timeout).toHaveBeenCalledWith(10_000)
    limit.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))
    expect((await failure).status).toBeUndefined()
    expect(github.api.requests).toHaveLength(1)
  })

  it('ends with the run, as that ended', async () => {
    const abort = new AbortController()
    github.api.faults.add({ hang: true, times: Infinity })
    const work = github.client(undefined, abort.signal).createComment(42, 'x')
    const failure = failureOf(work, Cancelled)
    await until(() => github.api.requests.length === 1)
    abort.abort(new Cancelled('The run was cancelled (SIGINT).'))
    await failure
  })
})

describe('the 10 s limit of a call', () => {
  it.each([
    ['allows a retry before it', 8999, 2],
    ['allows no retry after it', 9000, 1],
  ])('%s', async (_, answeredAfterMs, requests) => {
    const clock = new FakeClock()
    const client = createGitHubClient(
      { token: workflowToken, repository: 'acme/docs', signal: new AbortController().signal },
      { clock, deadline: deadlineOf(clock), log: new RecordingLog(), random: () => 0, redact: String },
    )
    const transform = (answer: Answer): Answer => {
      clock.advance(answeredAfterMs)
      return { ...answer, status: 503 }
    }
    github.api.faults.add({ times: 2, transform })
    await failureOf(client.permissionOf('ann'), GitHubError)
    expect(github.api.requests).toHaveLength(requests)
  })
})

describe('without a token', () => {
  it('nothing is asked, and the error tells where it comes from', async () => {
    const error = await failureOf(github.client(null).permissionOf('ann'), GitHubError)
    expect(error.message).toMatch(/github-token is empty\. Remove the input/u)
    expect(github.api.requests).toEqual([])
  })
})

describe('an answer of GitHub that is cut, empty or of another shape', () => {
  const client = (): GitHubClient => github.client()
  const reads: [string, () => Promise<unknown>][] = [
    ['a permission', () => client().permissionOf('ann')],
    ['the own login', () => client().ownLogin()],
    ['a list of comments', () => client().comments(42).next()],
    ['a pull request', () => client().readPullRequest(57)],
    ['a list of files', () => client().pullRequestFiles(57)],
    ['a list of releases', () => client().releases().next()],
    ['the page of a text', () => client().renderMarkdown('a')],
  ]
  const faults: Fault[] = [{ cutBody: true }, { status: 200, body: { unexpected: true } }]

  it.each(reads)('is asked for again: %s', async (_, read) => {
    await client().createComment(42, 'x')
    for (const fault of faults) {
      github.api.requests.splice(0)
      github.api.faults.add(fault)
      await read()
      expect(github.api.requests).toHaveLength(2)
    }
  })

  it('says enough of a change by its status', async () => {
    const { id } = await client().createComment(42, 'x')
    github.api.requests.splice(0)
    github.api.faults.add({ cutBody: true, times: 2 })
    await client().updateComment(id, 'y')
    await client().removeLabel(42, 'documentation')
    expect(github.api.requests).toHaveLength(2)
  })

  it.each([{ 'content-type': 'text/plain' }, {}])('is any text but a page: %j', async (headers) => {
    github.api.faults.add({ status: 200, body: '', headers, times: 3 })
    const error = await failureOf(client().renderMarkdown('a'), GitHubError)
    expect(error.message).toContain(
      'the answer was cut or has an unexpected shape: $ is missing, expected a page',
    )
  })

  it('is the end after three times, as no answer', async () => {
    github.api.faults.add({ times: 3, cutBody: true })
    const error = await failureOf(client().permissionOf('ann'), GitHubError)
    expect(error.status).toBeUndefined()
    expect(error.message).toMatch(/^Reading the permission failed \(HTTP 200\): the answer was cut/)
  })

  const refusal = { status: 422, body: '{ "message": "No", "errors": [123456789012345678901234567890] }' }
  it.each<[string, Fault]>([
    ['errors that are no list', { status: 200, body: { errors: 'no list' } }],
    ['an error that is null', { status: 200, body: { errors: [null] } }],
    ['null', { status: 200, body: null }],
    ['a number that JSON cannot show', { ...refusal, headers: { 'content-type': 'application/json' } }],
  ])('is told in words that are not those of the engine: %s', async (_, fault) => {
    github.api.faults.add({ times: 3, ...fault })
    const error = await failureOf(client().ownLogin(), GitHubError)
    expect(error.message).toMatch(
      `Reading the account of the token failed (HTTP ${fault.status ?? ''}): the answer was cut or has an unexpected shape`,
    )
    expect(error.message).not.toMatch(/is not a function|Cannot read|BigInt/u)
    expect(error.status).toBe(fault.status === 200 ? undefined : fault.status)
  })

  it.each(faults)('to a new comment is no answer, and it is not written again: %j', async (fault) => {
    github.api.faults.add({ processed: true, ...fault })
    const error = await failureOf(client().createComment(42, 'x'), GitHubError)
    expect(error.status).toBeUndefined()
    expect(github.api.comments).toHaveLength(1)
  })
})
