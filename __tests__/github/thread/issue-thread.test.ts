import { afterEach, describe, expect, it } from '@jest/globals'

import { Cancelled } from '../../../src/shared/errors.ts'
import { IssueThread, nothingRemembered } from '../../../src/github/thread/issue-thread.ts'
import type { TriggerEvent, TriggerInputs } from '../../../src/github/trigger-event.ts'
import {
  askedInputs,
  commentContext,
  key,
  markOf,
  place,
  requested,
  sentTo,
} from '../../support/comment-marks.ts'
import { calls, until } from '../../support/dist-stage.ts'
import { gitHubOfFile, readingToken } from '../../support/event-github.ts'
import { RecordingLog } from '../../support/recording-log.ts'
import { issueEvent } from '../../support/trigger-event.ts'

const github = gitHubOfFile()
const removal = 'DELETE /repos/acme/docs/issues/42/labels/docs'

const withoutNumber = { number: undefined }

interface Given {
  inputs?: Partial<TriggerInputs>
  event?: Partial<TriggerEvent>
  token?: string
  attempt?: number
  signal?: AbortSignal
  pause?: () => Promise<void>
}

function open({ inputs, event, token, attempt = 1, signal, pause }: Given = {}): {
  thread: IssueThread
  log: RecordingLog
} {
  const log = new RecordingLog()
  const trigger = {
    inputs: { ...askedInputs, removeLabel: true, ...inputs },
    event: { ...issueEvent, addedLabel: 'docs', ...event },
  }
  const client = github.client(token)
  const context = commentContext({ attempt, log, signal })
  context.clock.whileSleeping = pause
  const thread = new IssueThread({ ...place, ...trigger, client, key: () => key }, context)
  return { log, thread }
}

describe('the thread of an issue', () => {
  it('loses the label that the event added', async () => {
    const { thread, log } = open()
    await thread.removeLabel()
    expect(calls(github.api)).toEqual([removal])
    log.expectExactly()
  })

  it('keeps a label that was not asked for', async () => {
    const { thread } = open({ inputs: { removeLabel: false } })
    await thread.removeLabel()
    expect(github.api.requests).toEqual([])
  })

  it.each<[string, Partial<TriggerEvent>]>([
    ['added no label', { addedLabel: undefined }],
    ['is not about an issue', withoutNumber],
  ])('keeps its labels after an event that %s, with a notice', async (_, event) => {
    const { thread, log } = open({ inputs: { comment: false }, event })
    await thread.removeLabel()
    expect(github.api.requests).toEqual([])
    log.expectExactly(
      'notice: The event issues names no label that was added to an issue or pull request, so none is removed.',
    )
  })

  it('warns when the label cannot be removed, and does not fail', async () => {
    const { thread, log } = open({ token: readingToken })
    await thread.removeLabel()
    log.expectExactly(
      /^warning: The label "docs" was not removed from #42\. Removing the label failed \(HTTP 403\): /u,
    )
  })

  it('gives up a label at once when the run ends, with a warning', async () => {
    github.api.faults.add({ method: 'DELETE', hang: true })
    const ending = new AbortController()
    const { thread, log } = open({ signal: ending.signal })
    const removed = thread.removeLabel()
    await until(() => github.api.requests.length > 0)
    ending.abort(new Cancelled('The run was cancelled (SIGINT).'))
    await removed
    log.expectExactly('warning: The label "docs" was not removed from #42. The run was cancelled (SIGINT).')
  })
})

describe('an event without an issue or pull request', () => {
  const noComment = 'no comment is written. Set issue-number for the comment.'

  it('is a warning where a comment was asked for, and nothing is sent', async () => {
    const { thread, log } = open({ event: { name: 'schedule', ...withoutNumber } })
    await thread.show('Text', sentTo('job_1'))
    log.expectExactly(`warning: The event schedule is not about an issue or a pull request, so ${noComment}`)
    expect(github.api.requests).toEqual([])
  })

  it('is no warning where none was asked for', () => {
    open({ inputs: { comment: false }, event: withoutNumber }).log.expectExactly()
  })

  it('whose payload cannot be read is a warning with the reason', () => {
    const unreadable = { 'pull-request': '$.issue is 5, expected an object' }
    open({ event: { ...withoutNumber, unreadable } }).log.expectExactly(
      `warning: The event payload could not be read: $.issue is 5, expected an object, so ${noComment}`,
    )
  })
})

const commits: Given = { inputs: { promptFrom: 'commits' } }

describe('what comments say about earlier requests', () => {
  const continues = { comment: true, continues: true }
  const named = (jobId: string, runId = '4711') => github.addComment(markOf({ runId, ...sentTo(jobId) }))

  it.each<[string, Given]>([
    ['in the first attempt', {}],
    ['without a comment', { attempt: 2, inputs: { comment: false } }],
    ['without a number', { attempt: 2, inputs: continues, event: withoutNumber }],
  ])('is not searched %s', async (_, given) => {
    named('job_1')
    expect(await open(given).thread.findEarlier()).toEqual(nothingRemembered)
    expect(github.api.requests).toEqual([])
  })

  it('is that of the earlier attempt in a re-run', async () => {
    named('job_1')
    named('job_2', '9')
    const ofAttempt = { ofRun: sentTo('job_1') }
    expect(await open({ attempt: 2 }).thread.findEarlier()).toMatchObject(ofAttempt)
    expect(await open({ attempt: 2, inputs: continues }).thread.findEarlier()).toMatchObject({
      ...ofAttempt,
      others: [sentTo('job_2')],
    })
  })

  it('is that of the thread with continue, also in the first attempt', async () => {
    named('job_2', '9')
    expect(await open({ inputs: continues }).thread.findEarlier()).toMatchObject({
      ofRun: undefined,
      others: [sentTo('job_2')],
    })
  })

  it('is only that of the run in a re-run without continue', async () => {
    named('job_2', '9')
    expect((await open({ attempt: 2 }).thread.findEarlier()).others).toEqual([])
  })

  it('is told to be missing in a re-run without a comment', async () => {
    const { thread, log } = open({ attempt: 2, inputs: { comment: false } })
    expect(await thread.findEarlier()).toEqual(nothingRemembered)
    log.expectExactly(
      /^notice: This is a re-run, and an earlier attempt may have sent this request\. .+ With comment: true, /u,
    )
    const first = open({ inputs: { comment: false } })
    await first.thread.findEarlier()
    first.log.expectExactly()
  })

  it('is doubt in a re-run that finds no comment of its own', async () => {
    expect(await open({ attempt: 2 }).thread.findEarlier()).toEqual({ ofRun: requested, others: [] })
  })

  it.each<[string, Given, string]>([
    ['commits', commits, ''],
    ['a re-run', { attempt: 2 }, ', or start a new run'],
  ])('is an error for %s if the comments cannot be read', async (_, given, orNew) => {
    github.api.faults.add({ method: 'GET', status: 403, body: { message: 'No' } })
    await expect(open(given).thread.findEarlier()).rejects.toThrow(
      `The comments on #42 could not be read, so it is unknown what was requested before. This run sends nothing. Run it again once this works${orNew}: Reading the comments failed (HTTP 403): `,
    )
  })

  it('is a warning if the comments cannot be read, and the request is new', async () => {
    github.api.faults.add({ method: 'GET', status: 403, body: { message: 'No' } })
    const { thread, log } = open({ inputs: continues })
    expect(await thread.findEarlier()).toEqual(nothingRemembered)
    log.expectExactly(
      /^warning: The comments on #42 could not be read, so this run cannot find an earlier agent job\. Reading the comments failed \(HTTP 403\): /u,
    )
  })
})

describe('after a change of the API key', () => {
  const asked = { name: 'main', head: 'a'.repeat(40) }
  const own = (runId: string) =>
    github.addComment(markOf({ runId, ...sentTo('job_1', asked) }, { apiKey: 'mint_former_key_0123' }))
  const misfit =
    'notice: There is a comment on #42 with a mark that does not fit. Either api-key, the account of github-token or the name of the repository was changed since, or the issue was transferred, or somebody else wrote the mark.'

  it.each<[string, Given]>([
    ['a thread', { inputs: { comment: true, continues: true } }],
    ['the commits of a branch', commits],
  ])('a conversation about %s begins anew, and a notice says why', async (_, given) => {
    own('9')
    const { thread, log } = open(given)
    expect(await thread.findEarlier()).toEqual(nothingRemembered)
    log.expectExactly(`${misfit} So this run begins anew.`)
  })

  it('an older mark that fits counts, without a notice', async () => {
    github.addComment(markOf({ runId: '8', ...sentTo('job_8', asked) }))
    own('9')
    const { thread, log } = open(commits)
    expect((await thread.findEarlier()).others).toMatchObject([sentTo('job_8', asked)])
    log.expectExactly()
  })

  it('a re-run fails and says why, also where the comment says that nothing was sent', async () => {
    own('4711')
    await expect(open({ attempt: 2 }).thread.findEarlier()).rejects.toThrow(
      /^An earlier attempt wrote a comment on #42 with a mark that does not fit\. .* this attempt sends nothing\./u,
    )
  })

  it('a re-run that has a mark of its own takes that', async () => {
    own('4711')
    github.addComment(`${markOf(requested)}\nText`)
    expect(await open({ attempt: 2 }).thread.findEarlier()).toMatchObject({ ofRun: requested })
  })
})

describe('issue-number', () => {
  const inputs = { issueNumber: 7 }
  afterEach(() => {
    github.api.issues.clear()
  })

  it('takes the comment, and the label is removed from the issue of the event', async () => {
    const { thread, log } = open({ inputs })
    await open().thread.checkOpen()
    await thread.checkOpen()
    await thread.show('Text', sentTo('job_1'))
    await thread.removeLabel()
    expect(calls(github.api)).toEqual([
      'GET /repos/acme/docs/issues/7',
      'POST /repos/acme/docs/issues/7/comments',
      removal,
    ])
    log.expectExactly()
  })

  it('that is closed skips the run', async () => {
    github.api.issues.set(7, 'closed')
    await expect(open({ inputs }).thread.checkOpen()).rejects.toMatchObject({
      skip: {
        reason: 'issue-closed',
        message: 'Issue #7 of issue-number is closed. To go on, open it again.',
      },
    })
  })

  it.each([
    ['does not exist', 404, ' Check the number.'],
    ['cannot be read', 403, ''],
  ])('that %s is an error', async (_, status, hint) => {
    github.api.faults.add({ status, body: { message: 'No' } })
    await expect(open({ inputs }).thread.checkOpen()).rejects.toThrow(
      `issue-number: issue #7 could not be read, so nothing was sent to the service.${hint} Reading the issue failed (HTTP ${status})`,
    )
  })
})

it('an issue that is closed after a message was refused does not keep the job from being created', async () => {
  const { thread } = open({ event: { openIssue: 42 } })
  await thread.announce('A message is sent', requested)
  github.api.issues.set(42, 'closed')
  await thread.announce('A job is created', requested)
  github.api.issues.clear()
  expect(github.api.comments).toMatchObject([{ body: expect.stringContaining('A job is created') }])
})

describe('the comment before a request about commits', () => {
  it.each([403, 502])('is an error if GitHub answers %i', async (status) => {
    github.api.faults.add({ method: 'POST', status, body: { message: 'No' } })
    await expect(open(commits).thread.announce('Text', requested)).rejects.toThrow(
      `The comment on #42 could not be written, so nothing was sent to the service. The comment says up to which commit the agent was asked. Writing the comment failed (HTTP ${status}): No.`,
    )
  })

  it('ends with the run that is cancelled meanwhile', async () => {
    github.api.faults.add({ method: 'POST', status: 502 })
    const ending = new AbortController()
    const cancelled = new Cancelled('The run was cancelled (SIGINT).')
    const pause = async () => {
      ending.abort(cancelled)
      return Promise.reject(cancelled)
    }
    const { thread } = open({ ...commits, signal: ending.signal, pause })
    await expect(thread.announce('Text', requested)).rejects.toBe(cancelled)
  })

  it('is only a warning with another source', async () => {
    github.api.faults.add({ method: 'POST', status: 403, body: { message: 'No' } })
    const { thread, log } = open()
    await thread.announce('Text', requested)
    log.expectExactly(/^warning: The comment on #42 could not be updated\. /u)
  })
})
