import { afterEach, describe, expect, it } from '@jest/globals'

import { Cancelled } from '../../../src/shared/deadline.ts'
import { IssueThread } from '../../../src/github/thread/issue-thread.ts'
import type { TriggerEvent } from '../../../src/github/trigger-event.ts'
import type { TriggerInputs } from '../../../src/github/trigger.ts'
import { key, markOf, place, requested, sentTo, writtenAtMs } from '../../support/comment-marks.ts'
import { calls, until } from '../../support/dist-stage.ts'
import { gitHubOfFile, readingToken } from '../../support/event-github.ts'
import { RecordingLog } from '../../support/recording-log.ts'
import { issueEvent } from '../../support/trigger-event.ts'

const github = gitHubOfFile()
const comments = '/repos/acme/docs/issues/42/comments'
const removal = 'DELETE /repos/acme/docs/issues/42/labels/docs'

const asked: TriggerInputs = {
  githubToken: undefined,
  promptFrom: undefined,
  changes: 'files',
  paths: undefined,
  comment: true,
  issueNumber: undefined,
  continues: false,
  label: 'docs',
  removeLabel: true,
  allowedPermissions: ['write'],
  allowedBots: [],
}
const withoutNumber = { number: undefined }

interface Given {
  inputs?: Partial<TriggerInputs>
  event?: Partial<TriggerEvent>
  token?: string
  attempt?: number
  signal?: AbortSignal
}

function open({ inputs, event, token, attempt = 1, signal = new AbortController().signal }: Given = {}): {
  thread: IssueThread
  log: RecordingLog
} {
  const log = new RecordingLog()
  const trigger = { inputs: { ...asked, ...inputs }, event: { ...issueEvent, ...event } }
  const client = github.client(token)
  const thread = new IssueThread(trigger, {
    ...place,
    client,
    key: () => key,
    attempt,
    signal,
    now: () => writtenAtMs,
    log,
  })
  return { log, thread }
}

describe('the thread of an issue', () => {
  it('shows a comment whose mark names the run and the job', async () => {
    const { thread, log } = open()
    await thread.show('Text', sentTo('job_1'))
    expect(calls(github.api)).toEqual([`POST ${comments}`])
    expect(github.api.comments[0]?.body).toBe(`${markOf(sentTo('job_1'))}\nText`)
    log.expectExactly()
  })

  it.each([
    [undefined, 'docs'],
    ['Docs', 'Docs'],
  ])('loses its label, as the event (%s) writes it', async (addedLabel, label) => {
    const { thread, log } = open({ event: { addedLabel } })
    await thread.removeLabel()
    expect(calls(github.api)).toEqual([`DELETE /repos/acme/docs/issues/42/labels/${label}`])
    log.expectExactly()
  })

  it.each<[string, Partial<TriggerInputs>]>([
    ['that was not asked for', { removeLabel: false }],
    ['without a name', { label: undefined }],
  ])('keeps a label %s', async (_, inputs) => {
    const { thread } = open({ inputs })
    await thread.removeLabel()
    expect(github.api.requests).toEqual([])
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
  const hint = ' Set issue-number for the comment.'
  const nothing = `no comment is written and no label is removed.${hint}`

  it.each([
    ['a comment', { removeLabel: false }, `no comment is written.${hint}`],
    ['a label to remove', { comment: false }, 'no label is removed.'],
    ['a label to remove, and the comment goes elsewhere', { issueNumber: 7 }, 'no label is removed.'],
    ['both', {}, nothing],
  ])('is a warning where %s was asked for, and nothing is sent', async (_, inputs, lacking) => {
    const { thread, log } = open({ inputs, event: { name: 'schedule', ...withoutNumber } })
    if (!('issueNumber' in inputs)) await thread.show('Text', sentTo('job_1'))
    await thread.removeLabel()
    log.expectExactly(`warning: The event schedule is not about an issue or a pull request, so ${lacking}`)
    expect(github.api.requests).toEqual([])
  })

  it('is no warning where neither was asked for', () => {
    open({ inputs: { comment: false, removeLabel: false }, event: withoutNumber }).log.expectExactly()
  })

  it('and without a name is the event that triggered the run', () => {
    open({ event: { name: '', ...withoutNumber } }).log.expectExactly(
      `warning: The event that triggered this run is not about an issue or a pull request, so ${nothing}`,
    )
  })

  it('whose payload cannot be read is a warning with the reason', () => {
    const unreadable = { number: '$.issue is 5, expected an object' }
    open({ event: { ...withoutNumber, unreadable } }).log.expectExactly(
      `warning: The event payload could not be read: $.issue is 5, expected an object, so ${nothing}`,
    )
  })
})

describe('what comments say about earlier requests', () => {
  const continues = { comment: true, continues: true }
  const written = async (mark: string): Promise<void> => {
    await github.client().createComment(42, `${mark}\nText`)
    github.api.requests.splice(0)
  }
  const named = (jobId: string, runId = '4711') => written(markOf({ runId, ...sentTo(jobId) }))

  it.each<[string, Given]>([
    ['in the first attempt', {}],
    ['without a comment', { attempt: 2, inputs: { comment: false } }],
    ['without a number', { attempt: 2, inputs: continues, event: withoutNumber }],
  ])('is not searched %s', async (_, given) => {
    await named('job_1')
    expect(await open(given).thread.findEarlier()).toEqual({})
    expect(github.api.requests).toEqual([])
  })

  it('is that of the earlier attempt in a re-run', async () => {
    await named('job_1')
    await named('job_2', '9')
    const ofAttempt = { attemptJobId: 'job_1', mayBeSent: false }
    expect(await open({ attempt: 2 }).thread.findEarlier()).toEqual(ofAttempt)
    expect(await open({ attempt: 2, inputs: continues }).thread.findEarlier()).toEqual({
      ...ofAttempt,
      threadJobId: 'job_2',
    })
  })

  it.each([1, 2])('is that of the thread with continue, in attempt %i', async (attempt) => {
    await named('job_2', '9')
    expect(await open({ attempt, inputs: continues }).thread.findEarlier()).toEqual({
      threadJobId: 'job_2',
    })
  })

  it('is an error if the commits that were asked about cannot be read', async () => {
    github.api.faults.add({ method: 'GET', status: 403, body: { message: 'No' } })
    const inputs = { comment: true, promptFrom: 'commits' } as const
    const event = { branch: { name: 'main', head: 'b'.repeat(40) } }
    await expect(open({ inputs, event }).thread.findEarlier()).rejects.toThrow(
      /^The comments on #42 could not be read, so it is unknown which commits the agent was asked about\. Nothing was sent/u,
    )
  })

  it('is a warning if the comments cannot be read', async () => {
    github.api.faults.add({ method: 'GET', status: 403, body: { message: 'No' } })
    const { thread, log } = open({ attempt: 2 })
    expect(await thread.findEarlier()).toEqual({})
    log.expectExactly(
      /^warning: The comments on #42 could not be read, so this run cannot find an earlier agent job\. Reading the comments failed \(HTTP 403\): /u,
    )
  })
})

describe('after a change of the API key', () => {
  const asked = { head: 'a'.repeat(40), branch: 'main' }
  const own = async (runId: string): Promise<void> => {
    const mark = markOf({ runId, ...sentTo('job_1', asked) }, { apiKey: 'mint_former_key_0123' })
    await github.client().createComment(42, `${mark}\nText`)
  }
  const misfit =
    'notice: A comment on #42 has a mark that does not fit api-key. Either the API key was changed since, or somebody else wrote the mark.'

  it('a thread begins anew, and a notice says why', async () => {
    await own('9')
    const { thread, log } = open({ inputs: { comment: true, continues: true } })
    expect(await thread.findEarlier()).toEqual({})
    log.expectExactly(`${misfit} No earlier job is continued.`)
  })

  it('the commits of an earlier run are doubtful, and a notice says what is asked about', async () => {
    await own('9')
    const inputs = { comment: true, promptFrom: 'commits' } as const
    const event = { branch: { name: 'main', head: 'b'.repeat(40) } }
    const { thread, log } = open({ inputs, event })
    expect(await thread.findEarlier()).toEqual({ doubtfulHead: asked.head })
    log.expectExactly(`${misfit} This run asks about the commits of at least the last seven days.`)
  })

  it('a re-run fails and says why, also where the comment says that nothing was sent', async () => {
    await own('4711')
    await expect(open({ attempt: 2 }).thread.findEarlier()).rejects.toThrow(
      /^The comment of an earlier attempt on #42 has a mark that does not fit api-key\. .* this attempt sends nothing\./u,
    )
  })

  it('a re-run that has a mark of its own takes that', async () => {
    await own('4711')
    await github.client().createComment(42, `${markOf(requested)}\nText`)
    expect(await open({ attempt: 2 }).thread.findEarlier()).toMatchObject({ mayBeSent: true })
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

  it('that does not exist is an error', async () => {
    github.api.issues.set(7, 'missing')
    await expect(open({ inputs }).thread.checkOpen()).rejects.toThrow(
      /^issue-number: issue #7 could not be read, so nothing was sent to the service\. Check the number\. Reading the issue failed \(HTTP 404\)/u,
    )
  })

  it('that cannot be read is an error', async () => {
    github.api.faults.add({ status: 403, body: { message: 'No' } })
    await expect(open({ inputs }).thread.checkOpen()).rejects.toThrow(
      /nothing was sent to the service\. Reading the issue failed \(HTTP 403\)/u,
    )
  })
})
