import { describe, expect, it } from '@jest/globals'

import type { Answer } from '../../../simulator/answer.ts'
import type { Fault } from '../../../simulator/faults.ts'
import { GitHubError } from '../../../src/github/github-call.ts'
import { type CommentMark, markHash, type RequestMemory } from '../../../src/github/thread/comment-mark.ts'
import { RunComment } from '../../../src/github/thread/run-comment.ts'
import { key, markOf, notSent, place, requested, sentTo, writtenAtMs } from '../../support/comment-marks.ts'
import { calls } from '../../support/dist-stage.ts'
import { gitHubOfFile, personalToken, readingToken } from '../../support/event-github.ts'
import { RecordingLog } from '../../support/recording-log.ts'

const github = gitHubOfFile()
const mark = markOf()
const markOfJob = (jobId: string, change: Partial<CommentMark> = {}): string =>
  markOf({ ...sentTo(jobId), ...change })
const list = 'GET /repos/acme/docs/issues/42/comments'
const viewer = 'POST /graphql'
const create = 'POST /repos/acme/docs/issues/42/comments'
const edit = (id: number) => `PATCH /repos/acme/docs/issues/comments/${id}`

const noneFailed = () => Promise.resolve(false)
const ofThreadOnly = { threadJob: true, branch: undefined, hasFailed: noneFailed }

/** Opens the comment of a re-run, which can exist already. */
function open({ token, attempt = 2 }: { token?: string; attempt?: number } = {}) {
  const log = new RecordingLog()
  const client = github.client(token)
  const comment = new RunComment({ ...place, client, key, attempt, now: () => writtenAtMs, log })
  const jobs = async () => (await comment.findEarlier(ofThreadOnly)).genuine
  return { log, comment, jobs }
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
    ['of another request of the run', `${markOf({ request: markHash('other') })}\nOld`],
    ['about another project', `${markOf({ project: markHash('other') })}\nOld`],
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
      /^warning: The comment on #42 could not be updated\. Reading the account.*add "metadata: read"/,
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
  { cutBody: true },
]

describe('a comment whose answer was lost', () => {
  it.each(lost)('is found by the next edit, and not written twice: %j', async (fault) => {
    github.api.faults.add({ path: /comments$/, method: 'POST', ...fault })
    const { comment } = open({ attempt: 1 })
    await comment.show('One', requested)
    await comment.show('Two', requested)
    expect(calls(github.api).filter((call) => call === create)).toHaveLength(1)
    expect(bodies()).toEqual([`${mark}\nTwo`])
  })

  it('and that cannot be found is given up, with a warning', async () => {
    github.api.faults.add({ method: 'POST', reset: 'before-answer' })
    const { comment, log } = open({ attempt: 1 })
    await comment.show('One', requested)
    await comment.show('Two', requested)
    expect(bodies()).toEqual([])
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
      /^warning: The comment on #42 could not be updated\. Writing the comment failed \(HTTP 403\): .*add "issues: write, or pull-requests: write/u,
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

describe('the jobs that comments name', () => {
  const ofRun = (jobId: string) => github.addComment(`${markOfJob(jobId)}\nText`)
  const ofThread = (jobId: string) =>
    github.addComment(`${markOfJob(jobId, { runId: '1', request: markHash(jobId) })}\nText`)

  it('are none without comments of this action, and the account is not read', async () => {
    talk(3)
    expect(await open().jobs()).toEqual({})
    expect(calls(github.api)).toEqual([list])
  })

  it('are that of the run, and that of the newest comment about the project', async () => {
    ofThread('job_1')
    ofRun('job_2')
    ofThread('job_3')
    github.addComment(`${markOf({ runId: '1' })}\nNo job`)
    github.addComment(`${markOfJob('job_4', { project: markHash('other') })}\nText`)
    github.addComment(`${markOfJob('job_5')}\nCopied`, 'visitor', 'User')
    expect(await open().jobs()).toMatchObject({ ofRun: sentTo('job_2'), threadJobId: 'job_3' })
  })

  it.each([
    ['the newest of another run', [requested], true],
    ['one before a request that was not sent', [requested, notSent], true],
    ['one that has a job and may have another', [{ ...sentTo('job_1'), mayBeSent: true }], true],
    ['one before a request that has a job', [requested, sentTo('job_1')], false],
  ])('say whether a request may have been sent: %s', async (_, memories, otherMayBeSent) => {
    for (const [index, memory] of memories.entries())
      github.addComment(markOf({ ...memory, runId: String(index) }))
    github.addComment(mark)
    expect(await open().jobs()).toMatchObject({ otherMayBeSent })
  })

  it('of the thread are found behind a comment of this run that names none', async () => {
    ofThread('job_1')
    github.addComment(`${mark}\nFailed`)
    const { comment, jobs } = open()
    expect(await jobs()).toMatchObject({ ofRun: requested, threadJobId: 'job_1' })
    await comment.show('New', requested)
    expect(github.api.comments).toHaveLength(2)
  })

  it('are searched from the newest page, as far as needed', async () => {
    talk(50)
    ofThread('job_1')
    talk(250)
    expect(await open({ attempt: 1 }).jobs()).toMatchObject({ threadJobId: 'job_1' })
    expect(pages()).toEqual([page(1), page(4), page(3), page(2)])
  })

  it('end the search at the first comment that is enough', async () => {
    ofThread('job_0')
    talk(300)
    ofThread('job_1')
    await open({ attempt: 1 }).jobs()
    expect(pages()).toEqual([page(1), page(4)])
  })

  it('are those of the newest page if GitHub does not tell which page is the last', async () => {
    ofThread('job_0')
    talk(200)
    ofThread('job_1')
    const withoutLast = (answer: Answer): Answer => ({
      ...answer,
      headers: {
        ...answer.headers,
        link: (answer.headers['link'] ?? '').replace(/, <[^>]*>; rel="last"/u, ''),
      },
    })
    github.api.faults.add({ path: /comments$/u, times: Infinity, transform: withoutLast })
    expect(await open({ attempt: 1 }).jobs()).toMatchObject({ threadJobId: 'job_1' })
    expect(pages()).toEqual([page(1), page(2), page(3)])
  })

  it('are not searched again before the comment is written', async () => {
    const { comment, jobs } = open()
    await jobs()
    await comment.show('New', sentTo('job_1'))
    expect(calls(github.api)).toEqual([list, create])
  })

  it('are an error if the account cannot be read', async () => {
    ofRun('job_1')
    github.api.faults.add({ path: /^\/graphql$/, status: 403, body: { message: 'No' } })
    await expect(open().jobs()).rejects.toThrow(GitHubError)
  })
})

describe('the commits that earlier runs asked about', () => {
  const [older = '', newer = ''] = ['1', '2'].map((digit) => digit.repeat(40))
  const asking = (runId: string, head: string, change: Partial<CommentMark> = {}, name = 'main') =>
    github.addComment(`${markOf({ runId, ...sentTo(`job_${runId}`, { name, head }), ...change })}\nText`)
  const askedHead = async (branch = 'main', hasFailed: (jobId: string) => Promise<boolean> = noneFailed) =>
    (await open({ attempt: 1 }).comment.findEarlier({ threadJob: false, branch, hasFailed })).genuine
      .askedHead

  it('are those of the newest comment that has some, which ends the search', async () => {
    talk(250)
    asking('1', older)
    asking('2', newer)
    github.addComment(`${markOfJob('job_3', { runId: '3' })}\nFailed`)
    github.addComment(`${markOf({ runId: '4' })}\nRequested`)
    expect(await askedHead()).toBe(newer)
    expect(pages()).toEqual([page(1), page(3)])
  })

  it('are not those of another branch or project, of another account, or of this run', async () => {
    asking('1', older)
    asking('2', newer, {}, 'next')
    asking('3', newer, { project: markHash('other') })
    asking(key.runId, newer)
    const forged = asking('5', newer)
    forged.user = { login: 'visitor', type: 'User' }
    expect(await askedHead()).toBe(older)
    expect(await askedHead('other')).toBeUndefined()
  })

  it('are those of the mark before, as long as the job of a mark has failed', async () => {
    const job = (jobId: string) => ({ jobId })
    asking('1', older)
    asking('2', newer)
    asking('3', 'c'.repeat(40))
    github.addComment(`${markOf({ runId: '4', ...sentTo('job_4') })}\nNo commits`)
    const read: string[] = []
    const failed = async (jobId: string) => Promise.resolve(read.push(jobId) < 3)
    expect(await askedHead('main', failed)).toBe(older)
    expect(read).toEqual(['job_3', 'job_2', 'job_1'])
    // A message goes only to a job that has not failed, so the turn before has not failed.
    asking('5', 'd'.repeat(40), job('job_9'))
    asking('6', 'e'.repeat(40), job('job_9'))
    read.splice(0)
    expect(await askedHead('main', failed)).toBe('d'.repeat(40))
    expect(read).toEqual(['job_9'])
  })
})

describe('a mark that the action did not write there', () => {
  const at = (minutes: number): string => new Date(writtenAtMs + minutes * 60_000).toISOString()
  const of = (jobId: string, runId: string) =>
    `${markOfJob(jobId, { runId, request: markHash(runId) })}\nText`
  const search = () => open().comment.findEarlier(ofThreadOnly)

  it.each([
    ['another issue', { issueNumber: 7 }],
    ['another API key', { apiKey: 'mint_another_key_0123' }],
  ])('is doubtful if it is from %s', async (_, from) => {
    github.addComment(`${markOf(sentTo('job_1'), from)}\nText`)
    const { genuine, doubtful } = await search()
    expect(genuine).toEqual({})
    expect(doubtful).toMatchObject({ ofRun: sentTo('job_1'), threadJobId: 'job_1' })
  })

  it.each([
    [5, 'job_1', undefined],
    [-5, 'job_1', undefined],
    [5.1, undefined, 'job_1'],
    [-5.1, undefined, 'job_1'],
  ])('is doubtful in a comment of another time: %d minutes', async (minutes, genuine, doubtful) => {
    github.addComment(of('job_1', '1')).created_at = at(minutes)
    const found = await search()
    expect([found.genuine.threadJobId, found.doubtful.threadJobId]).toEqual([genuine, doubtful])
  })

  it('is a copy if another comment is closer to its time', async () => {
    github.addComment(of('job_1', '1')).created_at = at(-1)
    github.addComment(of('job_1', '1')).created_at = at(0)
    github.addComment(of('job_2', '2')).created_at = at(1)
    github.addComment(of('job_1', '1')).created_at = at(2)
    github.addComment(`${mark}\nFirst`).created_at = at(0)
    github.addComment(`${markOfJob('job_3')}\nCopy`).created_at = at(3)
    github.addComment(`${markOfJob('job_4')}\nCopy in the same second`).created_at = at(0)
    expect((await search()).genuine).toMatchObject({ ofRun: requested, threadJobId: 'job_2' })
  })

  it('is doubtful if another account wrote it, and its time fits', async () => {
    github.addComment(of('job_1', '1'), 'visitor', 'User').created_at = at(6)
    github.addComment(
      `${markOf({ ...sentTo('job_2'), runId: '2' }, { apiKey: 'mint_another_key_0123' })}\n`,
      'visitor',
    )
    expect(await search()).toEqual({ genuine: {}, doubtful: {} })
    github.addComment(of('job_3', '3'), 'visitor', 'User').created_at = at(4)
    expect(await search()).toEqual({ genuine: {}, doubtful: { threadJobId: 'job_3', otherMayBeSent: false } })
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
  const client = github.client()
  const now = () => writtenAtMs + 3_600_000
  const comment = new RunComment({ ...place, client, key, attempt: 1, now, log: new RecordingLog() })
  await comment.show('One', requested)
  await comment.show('Two', sentTo('job_1'))
  expect(bodies()).toEqual([`${markOfJob('job_1')}\nTwo`])
})

it('the mark of a job that failed loses its commits, also if this attempt sends nothing', async () => {
  const asked = { name: 'main', head: 'a'.repeat(40) }
  github.addComment(`${markOf(sentTo('job_1', asked))}\nOld`)
  await open().comment.show('New', { ...notSent, failedJobId: 'job_1' })
  expect(bodies()).toEqual([`${markOfJob('job_1')}\nNew`])
})
