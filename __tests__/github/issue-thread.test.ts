import { describe, expect, it } from '@jest/globals'

import { type IssueThread, openIssueThread } from '../../src/github/issue-thread.ts'
import type { TriggerEvent } from '../../src/github/trigger-event.ts'
import type { TriggerInputs } from '../../src/github/trigger.ts'
import { calls } from '../support/dist-stage.ts'
import { gitHubOfFile, readingToken } from '../support/event-github.ts'
import { RecordingLog } from '../support/recording-log.ts'
import { issueEvent } from '../support/trigger-event.ts'

const github = gitHubOfFile()
const comments = '/repos/acme/docs/issues/42/comments'
const removal = 'DELETE /repos/acme/docs/issues/42/labels/docs'

const asked: TriggerInputs = {
  githubToken: undefined,
  promptFrom: undefined,
  comment: true,
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
}

function open({ inputs, event, token }: Given = {}): { thread: IssueThread; log: RecordingLog } {
  const log = new RecordingLog()
  const trigger = { inputs: { ...asked, ...inputs }, event: { ...issueEvent, ...event } }
  return { log, thread: openIssueThread(trigger, { client: github.client(token), runId: '4711', log }) }
}

describe('the thread of an issue', () => {
  it('shows a comment with the number of the run', async () => {
    const { thread, log } = open()
    await thread.show('Text')
    expect(calls(github.api)).toEqual([`GET ${comments}`, `POST ${comments}`])
    expect(github.api.comments[0]?.body).toBe('<!-- docs-agent-action run 4711 -->\nText')
    log.expectExactly()
  })

  it('shows no comment where none was asked for', async () => {
    const { thread } = open({ inputs: { comment: false } })
    await thread.show('Text')
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
    await thread.show('Text')
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
