import { describe, expect, it } from '@jest/globals'

import { markHash, writeMark } from '../../../src/github/thread/comment-mark.ts'
import { type IssueThread, openIssueThread } from '../../../src/github/thread/issue-thread.ts'
import type { TriggerEvent } from '../../../src/github/trigger-event.ts'
import type { TriggerInputs } from '../../../src/github/trigger.ts'
import { calls } from '../../support/dist-stage.ts'
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
  comment: true,
  continues: false,
  label: 'docs',
  removeLabel: true,
  allowedPermissions: ['write'],
  allowedBots: [],
}
const run = { runId: '4711', step: markHash('step'), project: markHash('project') }
const withoutNumber = { number: undefined }

interface Given {
  inputs?: Partial<TriggerInputs>
  event?: Partial<TriggerEvent>
  token?: string
  attempt?: number
}

function open({ inputs, event, token, attempt = 1 }: Given = {}): { thread: IssueThread; log: RecordingLog } {
  const log = new RecordingLog()
  const trigger = { inputs: { ...asked, ...inputs }, event: { ...issueEvent, ...event } }
  return { log, thread: openIssueThread(trigger, { client: github.client(token), run, attempt, log }) }
}

describe('the thread of an issue', () => {
  it('shows a comment whose mark names the run and the job', async () => {
    const { thread, log } = open()
    await thread.show('Text', 'job_1')
    expect(calls(github.api)).toEqual([`POST ${comments}`])
    expect(github.api.comments[0]?.body).toBe(`${writeMark({ ...run, jobId: 'job_1' })}\nText`)
    log.expectExactly()
  })

  it('shows no comment where none was asked for', async () => {
    const { thread } = open({ inputs: { comment: false } })
    await thread.show('Text', 'job_1')
    expect(github.api.requests).toEqual([])
  })

  it('loses its label', async () => {
    const { thread, log } = open()
    await thread.removeLabel()
    expect(calls(github.api)).toEqual([removal])
    log.expectExactly()
  })

  it('loses its label as the event writes it', async () => {
    const { thread } = open({ event: { addedLabel: 'Docs' } })
    await thread.removeLabel()
    expect(calls(github.api)).toEqual(['DELETE /repos/acme/docs/issues/42/labels/Docs'])
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
})

describe('an event without an issue or pull request', () => {
  const noComment = 'warning: No comment is written and no label is removed: '

  it.each([
    ['a comment', { removeLabel: false }],
    ['a label to remove', { comment: false }],
    ['both', {}],
  ])('is a warning where %s was asked for, and nothing is sent', async (_, inputs) => {
    const { thread, log } = open({ inputs, event: { name: 'schedule', ...withoutNumber } })
    await thread.show('Text', 'job_1')
    await thread.removeLabel()
    log.expectExactly(`${noComment}the event schedule is not about an issue or a pull request.`)
    expect(github.api.requests).toEqual([])
  })

  it('is no warning where neither was asked for', () => {
    open({ inputs: { comment: false, removeLabel: false }, event: withoutNumber }).log.expectExactly()
  })

  it('and without a name is the event that triggered the run', () => {
    open({ event: { name: '', ...withoutNumber } }).log.expectExactly(
      `${noComment}the event that triggered this run is not about an issue or a pull request.`,
    )
  })

  it('whose payload cannot be read is a warning with the reason', () => {
    const unreadable = { number: '$.issue is 5, expected an object' }
    open({ event: { ...withoutNumber, unreadable } }).log.expectExactly(
      `${noComment}the event payload could not be read: $.issue is 5, expected an object.`,
    )
  })
})

describe('the job of an earlier request', () => {
  const continues = { comment: true, continues: true }
  const named = async (jobId: string, runId = '4711'): Promise<void> => {
    const body = `${writeMark({ ...run, runId, jobId })}\nText`
    await github.client().createComment(42, body)
    github.api.requests.splice(0)
  }

  it.each<[string, Given]>([
    ['in the first attempt', {}],
    ['without a comment', { attempt: 2, inputs: { comment: false } }],
    ['without a number', { attempt: 2, inputs: continues, event: withoutNumber }],
  ])('is not searched %s', async (_, given) => {
    await named('job_1')
    expect(await open(given).thread.findEarlierJob()).toBeUndefined()
    expect(github.api.requests).toEqual([])
  })

  it('is that of the earlier attempt in a re-run', async () => {
    await named('job_1')
    await named('job_2', '9')
    const found = { jobId: 'job_1', startedBy: 'earlier-attempt' }
    expect(await open({ attempt: 2 }).thread.findEarlierJob()).toEqual(found)
    expect(await open({ attempt: 2, inputs: continues }).thread.findEarlierJob()).toEqual(found)
  })

  it('is not that of another run without continue', async () => {
    await named('job_2', '9')
    expect(await open({ attempt: 2 }).thread.findEarlierJob()).toBeUndefined()
  })

  it.each([1, 2])('is that of the thread with continue, in attempt %i', async (attempt) => {
    await named('job_2', '9')
    expect(await open({ attempt, inputs: continues }).thread.findEarlierJob()).toEqual({
      jobId: 'job_2',
      startedBy: 'earlier-run',
    })
  })

  it('is a warning if the comments cannot be read', async () => {
    github.api.faults.add({ method: 'GET', status: 403, body: { message: 'No' } })
    const { thread, log } = open({ attempt: 2 })
    expect(await thread.findEarlierJob()).toBeUndefined()
    log.expectExactly(
      /^warning: The comments on #42 could not be read, so this run cannot find an earlier agent job\. Reading the comments failed \(HTTP 403\): /u,
    )
  })
})
