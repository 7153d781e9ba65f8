import { describe, expect, it } from '@jest/globals'

import type { Fault } from '../../../simulator/faults.ts'
import { GitHubError } from '../../../src/github/github-call.ts'
import type { GitHubClient } from '../../../src/github/github-client.ts'
import { type CommentMark, readMarks, type RequestMemory } from '../../../src/github/thread/comment-mark.ts'
import { shortHash } from '../../../src/shared/short-hash.ts'
import { IssueThread } from '../../../src/github/thread/issue-thread.ts'
import {
  askedInputs,
  commentContext,
  key,
  markOf,
  notSent,
  place,
  requested,
  sentTo,
  writtenAtMs,
} from '../../support/comment-marks.ts'
import { calls } from '../../support/dist-stage.ts'
import { gitHubOfFile, personalToken, readingToken } from '../../support/event-github.ts'
import { RecordingLog } from '../../support/recording-log.ts'
import { issueEvent } from '../../support/trigger-event.ts'

const github = gitHubOfFile()
const mark = markOf()
const markOfJob = (jobId: string, change: Partial<CommentMark> = {}): string =>
  markOf({ ...sentTo(jobId), ...change })
const list = 'GET /repos/acme/docs/issues/42/comments'
const viewer = 'POST /graphql'
const create = 'POST /repos/acme/docs/issues/42/comments'
const edit = (id: number) => `PATCH /repos/acme/docs/issues/comments/${id}`

const threadOf = (client: GitHubClient, context: ReturnType<typeof commentContext>): IssueThread =>
  new IssueThread({ ...place, inputs: askedInputs, event: issueEvent, client, key: () => key }, context)

/** Opens the comment of a re-run, which can exist already. */
function open({ token, attempt = 2 }: { token?: string; attempt?: number } = {}) {
  const log = new RecordingLog()
  const client = github.client(token)
  const pauses: number[] = []
  const context = commentContext({ attempt, log })
  context.clock.whileSleeping = () => {
    pauses.push(github.api.comments.length)
  }
  return { log, comment: threadOf(client, context), pauses }
}

const bodies = () => github.api.comments.map(({ body }) => body)

describe('the comment of a run', () => {
  it('is written without a search in the first attempt, and edited from then on', async () => {
    const { comment, log } = open({ attempt: 1 })
    await comment.show('One', requested)
    await comment.show('Two', sentTo('job_1'))
    await comment.show('Three', sentTo('job_1'))
    expect(calls(github.api)).toEqual([create, edit(1000), edit(1000)])
    expect(bodies()).toEqual([`${markOfJob('job_1')}\nThree`])
    log.expectExactly()
  })

  it('is not sent again without a change', async () => {
    const { comment } = open({ attempt: 1 })
    await comment.show('One', sentTo('job_1'))
    await comment.show('One', sentTo('job_1'))
    expect(calls(github.api)).toEqual([create])
  })

  it('of an earlier attempt is edited', async () => {
    const { id } = github.addComment(`${mark}\nOld`)
    await open().comment.show('New', requested)
    expect(calls(github.api)).toEqual([list, viewer, edit(id)])
    expect(bodies()).toEqual([`${mark}\nNew`])
  })

  it.each<[string, RequestMemory]>([
    ['names a job', sentTo('job_1')],
    ['says that a job may exist', requested],
    ['says that nothing was sent', notSent],
  ])('that %s keeps saying so when this attempt sends nothing', async (_, memory) => {
    github.addComment(`${markOf(memory)}\nOld`)
    const { comment } = open()
    await comment.show('New', notSent)
    expect(bodies()).toEqual([`${markOf(memory)}\nNew`])
  })

  it('that names a job keeps it until another job takes its place', async () => {
    github.addComment(`${markOfJob('job_1')}\nOld`)
    const { comment } = open()
    await comment.show('Asking', requested)
    expect(bodies()).toEqual([`${markOfJob('job_1', { mayBeSent: true })}\nAsking`])
    await comment.show('Refused', notSent)
    expect(bodies()).toEqual([`${markOfJob('job_1')}\nRefused`])
    await comment.show('New', sentTo('job_2'))
    expect(bodies()).toEqual([`${markOfJob('job_2')}\nNew`])
  })

  it('says that nothing was sent when it said before that a job may exist', async () => {
    const { comment } = open({ attempt: 1 })
    await comment.show('One', requested)
    await comment.show('Two', notSent)
    expect(bodies()).toEqual([`${markOf(notSent)}\nTwo`])
  })

  it.each([1, 2])('is not written only to say that nothing was sent, in attempt %i', async (attempt) => {
    const { comment, log } = open({ attempt })
    await comment.show('One', notSent)
    expect(bodies()).toEqual([])
    log.expectExactly()
  })

  it.each([
    ['of another run', `${markOf({ runId: '47110' })}\nOld`],
    ['of another request of the run', `${markOf({ request: shortHash('other') })}\nOld`],
    ['about another project', `${markOf({ project: shortHash('other') })}\nOld`],
    ['that only quotes the mark', `Look: ${mark}`],
    ['with another text as its mark', `${mark.replace('run', 'Run')}\nOld`],
  ])('is not one %s', async (_, body) => {
    github.addComment(body)
    await open().comment.show('New', requested)
    expect(bodies()).toEqual([body, `${mark}\nNew`])
  })

  it.each([
    ['visitor', 'User'],
    ['renovate[bot]', 'Bot'],
  ] as const)('is not one by another account, here %s', async (login, type) => {
    github.addComment(`${mark}\nOwn`)
    github.addComment(`${mark}\nFaked`, login, type)
    await open().comment.show('New', requested)
    expect(bodies()).toEqual([`${mark}\nNew`, `${mark}\nFaked`])
  })

  it('is neither edited nor written a second time when the account of the token cannot be known', async () => {
    github.addComment(`${mark}\nOld`)
    github.api.faults.add({ path: /^\/graphql$/, status: 403, body: { message: 'No' } })
    const { comment, log } = open()
    await comment.show('New', requested)
    expect(bodies()).toEqual([`${mark}\nOld`])
    log.expectExactly(
      /^warning: The comment on #42 could not be updated\. Reading the account.*github-token does not reach acme\/docs\./,
    )
  })

  it('is one by the account of a personal token alone, which is asked for once', async () => {
    github.addComment(`${mark}\nOwn`, 'writer', 'User')
    github.addComment(`${mark}\nFaked`, 'Writer', 'User')
    github.addComment(`${mark}\nBot`)
    await open({ token: personalToken }).comment.show('New', requested)
    expect(bodies()).toEqual([`${mark}\nNew`, `${mark}\nFaked`, `${mark}\nBot`])
    expect(calls(github.api).filter((call) => call === 'GET /user')).toHaveLength(1)
  })
})

const lost: Fault[] = [
  { reset: 'before-answer', processed: true },
  { status: 408, processed: true },
  { status: 502, processed: true },
  ...[403, 404, 429].map((status) => ({
    status,
    processed: true,
    headers: { 'content-type': 'text/html' },
    body: '<h1>Blocked</h1>',
  })),
  { cutBody: true },
]

describe('a comment whose answer was lost', () => {
  it.each(lost)('is looked for once, and not written twice: %j', async (fault) => {
    github.api.faults.add({ path: /comments$/, method: 'POST', ...fault })
    const { comment, log, pauses } = open({ attempt: 1 })
    await comment.write('One', requested)
    expect(pauses).toEqual([1])
    await comment.write('Two', requested)
    expect(calls(github.api)).toEqual([create, list, viewer, edit(1000)])
    expect(bodies()).toEqual([`${mark}\nTwo`])
    log.expectExactly()
  })

  it('and that cannot be found is given up, with a warning', async () => {
    github.api.faults.add({ method: 'POST', reset: 'before-answer' })
    const { comment, log } = open({ attempt: 1 })
    await comment.show('One', requested)
    await comment.show('Two', requested)
    expect(bodies()).toEqual([])
    expect(calls(github.api)).toEqual([create, list, list])
    log.expectExactly(
      /^warning: The comment on #42 could not be updated\. Writing the comment failed \(no answer\): /u,
      'warning: The comment on #42 could not be updated. It may exist already, so it is not written again.',
    )
  })

  it('does not count as one of an earlier attempt', async () => {
    github.api.faults.add({ method: 'POST', reset: 'before-answer', processed: true })
    const { comment } = open({ attempt: 1 })
    await comment.show('One', requested)
    await comment.show('Two', notSent)
    expect(bodies()).toEqual([`${markOf(notSent)}\nTwo`])
  })

  it('and that shows up later is edited then', async () => {
    github.api.faults.add({ method: 'POST', reset: 'before-answer' })
    const { comment } = open()
    await comment.show('One', requested)
    await comment.show('Two', requested)
    github.addComment(`${mark}\nOne`)
    await comment.show('Three', requested)
    expect(bodies()).toEqual([`${mark}\nThree`])
  })
})

describe('trouble with the comment', () => {
  it('is one warning that names the permission, as long as it stays the same', async () => {
    const { comment, log } = open({ token: readingToken })
    await comment.show('One', requested)
    await comment.show('Two', sentTo('job_1'))
    log.expectExactly(
      /^warning: The comment on #42 could not be updated\. Writing the comment failed \(HTTP 403\): .*add "issues: write" to its permissions/u,
    )
  })

  it('that was a refusal does not keep a later text from being written', async () => {
    github.api.faults.add({ method: 'POST', status: 403, body: { message: 'No' } })
    const { comment } = open()
    await comment.show('One', requested)
    await comment.show('Two', requested)
    expect(bodies()).toEqual([`${mark}\nTwo`])
  })

  it('when an edit fails lets the next edit have its turn', async () => {
    const { comment, log } = open()
    await comment.show('One', requested)
    github.api.faults.add({ method: 'PATCH', status: 403, body: { message: 'No' } })
    await comment.show('Two', requested)
    await comment.show('Two', requested)
    expect(bodies()).toEqual([`${mark}\nTwo`])
    expect(log.entries).toHaveLength(1)
  })

  it('when comments cannot be listed writes none', async () => {
    github.api.faults.add({ method: 'GET', status: 403, body: { message: 'No' } })
    const { comment, log } = open()
    await comment.show('One', requested)
    expect(bodies()).toEqual([])
    expect(log.entries).toHaveLength(1)
  })
})

const page = (number: number) => `${list}?page=${number}`
const pages = () =>
  github.api.requests.flatMap(({ method, path, query }) =>
    path.endsWith('/comments') ? [`${method} ${path}?page=${query['page'] ?? ''}`] : [],
  )
const talk = (count: number) => {
  for (let index = 0; index < count; index++) {
    github.addComment('Talk', 'ann', 'User').created_at = '2026-01-14T12:00:00Z'
  }
}

describe('what the comments of a thread say', () => {
  const memories = async () => {
    const { own, others, misfits } = await readMarks(github.client(), place)
    const jobsOf = (marks: readonly CommentMark[]) => marks.map(({ jobId }) => jobId)
    return { own: own?.mark, others: jobsOf(others), misfits: jobsOf(misfits) }
  }
  const nothing = { own: undefined, others: [], misfits: [] }
  const of = (jobId: string, runId = '1') => `${markOfJob(jobId, { runId, request: shortHash(jobId) })}\nText`

  it('is nothing without comments of this action, and the account is not read', async () => {
    talk(3)
    expect(await memories()).toEqual(nothing)
    expect(calls(github.api)).toEqual([list])
  })

  it('is that of this request, and those of others about the project, newest first', async () => {
    github.addComment(of('job_1'))
    github.addComment(`${markOfJob('job_2')}\nText`)
    github.addComment(of('job_3'))
    github.addComment(`${markOf({ runId: '1' })}\nNo job`)
    github.addComment(`${markOfJob('job_4', { project: shortHash('other') })}\nText`)
    github.addComment(`${markOfJob('job_5').replace('=4711', '=4712')}\nChanged`, 'visitor', 'User')
    expect(await memories()).toMatchObject({
      own: sentTo('job_2'),
      others: [undefined, 'job_3', 'job_1'],
      misfits: [],
    })
  })

  it('is read from the last page to the first', async () => {
    github.addComment(of('job_0'))
    talk(150)
    github.addComment(of('job_1'))
    talk(150)
    expect((await memories()).others).toEqual(['job_1', 'job_0'])
    expect(pages()).toEqual([page(1), page(4), page(3), page(2)])
  })

  it('is not read again before the comment is written', async () => {
    const { comment } = open()
    await comment.findEarlier()
    await comment.show('New', sentTo('job_1'))
    expect(calls(github.api)).toEqual([list, create])
  })

  it('is an error if the account cannot be read', async () => {
    github.addComment(of('job_1'))
    github.api.faults.add({ path: /^\/graphql$/, status: 403, body: { message: 'No' } })
    await expect(memories()).rejects.toThrow(GitHubError)
  })

  const at = (minutes: number): string => new Date(writtenAtMs + minutes * 60_000).toISOString()

  it('is, of several comments about one request, what the oldest says: a copy is newer', async () => {
    github.addComment(of('job_1')).created_at = at(-1)
    github.addComment(of('job_1')).created_at = at(0)
    github.addComment(of('job_2')).created_at = at(1)
    github.addComment(of('job_1')).created_at = at(2)
    github.addComment(`${mark}\nFirst`).created_at = at(0)
    github.addComment(`${markOfJob('job_3')}\nCopy`).created_at = at(3)
    github.addComment(`${markOfJob('job_4')}\nCopy in the same second`).created_at = at(0)
    expect(await memories()).toMatchObject({ own: requested, others: ['job_2', 'job_1'] })
  })

  it.each([
    ['another issue', { issueNumber: 7 }],
    ['another API key', { apiKey: 'mint_another_key_0123' }],
  ])('does not count if this account signed it for %s', async (_, from) => {
    github.addComment(`${markOf(sentTo('job_1'), from)}\nText`)
    expect(await memories()).toEqual({ ...nothing, misfits: ['job_1'] })
  })

  it.each([5, -5])('counts in a comment of another time: %d minutes', async (minutes) => {
    github.addComment(of('job_1')).created_at = at(minutes)
    expect(await memories()).toEqual({ ...nothing, others: ['job_1'] })
  })

  it.each([5.1, -5.1])('does not count in a comment of another time: %d minutes', async (minutes) => {
    github.addComment(of('job_1')).created_at = at(minutes)
    expect(await memories()).toEqual({ ...nothing, misfits: ['job_1'] })
  })

  it('does not count if another account wrote it, and is nothing at all if that did not sign it', async () => {
    github.addComment(of('job_1'), 'visitor', 'User').created_at = at(6)
    github.addComment(`${markOf(sentTo('job_2'), { apiKey: 'mint_another_key_0123' })}\n`, 'visitor')
    expect(await memories()).toEqual(nothing)
    github.addComment(of('job_3'), 'visitor', 'User').created_at = at(4)
    expect(await memories()).toEqual({ ...nothing, misfits: ['job_3'] })
  })

  it.each<[string, string, string]>([
    ['another issue', markOf({}, { issueNumber: 7 }), 'github-actions[bot]'],
    ['another account', mark, 'former-app[bot]'],
  ])('is neither edited nor written a second time if it is from %s', async (_, planted, login) => {
    github.addComment(planted, login)
    const { comment, log } = open()
    await comment.show('New', requested)
    expect(bodies()).toEqual([planted])
    log.expectExactly(
      /^warning: The comment on #42 could not be updated\. No second one is written, because this run has one with a mark that does not fit\. Either api-key, /u,
    )
  })
})

it('an edited mark has the time that GitHub tells, whatever the clock of the runner is', async () => {
  const context = commentContext({ attempt: 1, log: new RecordingLog() })
  context.clock.setAhead(3_600_000)
  const comment = threadOf(github.client(), context)
  await comment.show('One', requested)
  await comment.show('Two', sentTo('job_1'))
  expect(bodies()).toEqual([`${markOfJob('job_1')}\nTwo`])
})
