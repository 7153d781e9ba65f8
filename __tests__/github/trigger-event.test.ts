import { writeFileSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'

import { eventTextOf } from '../../src/github/instruction.ts'
import { readTriggerEvent, type TriggerEvent } from '../../src/github/trigger-event.ts'
import { environmentOf, type TriggeredBy } from '../support/event-stage.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const folder = temporaryFolder()
const read = (event: TriggeredBy): Promise<TriggerEvent> =>
  readTriggerEvent(environmentOf(event, folder.path), true)

const fixtures = [
  ['issues.labeled', { number: 42, texts: ['issue'], addedLabel: 'docs', sender: 'maintainer' }],
  ['issues.opened', { number: 42, texts: ['issue'], sender: 'visitor' }],
  ['issue_comment.created', { number: 42, texts: ['issue', 'comment'], sender: 'maintainer' }],
  [
    'issue_comment.created-on-pull-request',
    { number: 57, texts: ['issue', 'comment', 'pull-request'], sender: 'maintainer' },
  ],
  ['pull_request.labeled', { number: 57, texts: ['pull-request'], addedLabel: 'docs', sender: 'maintainer' }],
  [
    'pull_request_target.labeled',
    { number: 57, texts: ['pull-request'], addedLabel: 'docs', sender: 'maintainer' },
  ],
  ['pull_request.closed', { number: 57, texts: ['pull-request'], sender: 'maintainer' }],
  ['pull_request_review.submitted', { number: 57, texts: ['comment', 'pull-request'], sender: 'reviewer' }],
  [
    'pull_request_review_comment.created',
    { number: 57, texts: ['comment', 'pull-request'], sender: 'reviewer' },
  ],
  ['discussion.created', { texts: [], sender: 'visitor' }],
  ['discussion_comment.created', { texts: ['comment'], sender: 'maintainer' }],
  ['workflow_dispatch', { texts: [], sender: 'maintainer' }],
  ['schedule', { texts: [] }],
  ['release.published', { texts: [], sender: 'maintainer' }],
] as const

describe('the event of the payload', () => {
  it.each(fixtures)('%s is read', async (fixture, expected) => {
    const event = await read({ fixture })
    const sources = ['issue', 'comment', 'pull-request'] as const
    const seen = {
      number: event.number,
      texts: sources.filter((source) => eventTextOf(event, source) !== undefined),
      addedLabel: event.addedLabel,
      sender: event.sender?.login,
    }
    expect(seen).toEqual({ number: undefined, addedLabel: undefined, sender: undefined, ...expected })
    expect(event.name).toBe(fixture.split('.')[0])
  })
})

describe('a label', () => {
  it.each(['unlabeled', 'opened', 'edited', undefined])(
    'is none that was just added with the action %s',
    async (action) => {
      const event = await read({
        fixture: 'issues.labeled',
        change: (payload) => ({ ...payload, action }),
      })
      expect(event.addedLabel).toBeUndefined()
    },
  )
})

describe('a null', () => {
  it('as the body of an issue is an empty text', async () => {
    const event = await read({
      fixture: 'issues.labeled',
      change: (payload) => ({ ...payload, issue: { number: 1, title: 'A', body: null } }),
    })
    expect(event.issue).toEqual({ title: 'A', body: '' })
  })

  it('in the place of sender, label and issue is their absence', async () => {
    const event = await read({
      fixture: 'issues.labeled',
      change: (payload) => ({ ...payload, sender: null, label: null, issue: null }),
      actor: 'ann',
    })
    expect(event).toEqual({ name: 'issues', triggeringActor: 'ann', unreadable: {} })
  })
})

describe('a payload that cannot be read', () => {
  const facts = ['sender', 'addedLabel', 'number', 'issue', 'comment', 'pullRequest']
  const readText = (text: string): Promise<TriggerEvent> => {
    const file = folder.inside('payload.json')
    writeFileSync(file, text)
    return readTriggerEvent({ GITHUB_EVENT_NAME: 'issues', GITHUB_EVENT_PATH: file }, true)
  }

  it.each([
    ['is no JSON', '{', 'the file of GITHUB_EVENT_PATH is not valid JSON'],
    ['is empty', '', 'the file of GITHUB_EVENT_PATH is not valid JSON'],
    ['is a list', '[]', 'the file of GITHUB_EVENT_PATH does not contain a JSON object'],
    ['is null', 'null', 'the file of GITHUB_EVENT_PATH does not contain a JSON object'],
  ])('tells nothing where it %s, and why', async (_, text, reason) => {
    const { unreadable, ...event } = await readText(text)
    expect(event).toEqual({ name: 'issues' })
    expect(unreadable).toEqual(Object.fromEntries(facts.map((fact) => [fact, reason])))
  })

  it.each([
    [undefined, 'GITHUB_EVENT_PATH is not set'],
    ['', 'GITHUB_EVENT_PATH is not set'],
    ['/nowhere/event.json', 'the file of GITHUB_EVENT_PATH cannot be read (ENOENT)'],
  ])('tells nothing where its path is %j, and why', async (file, reason) => {
    const env = { GITHUB_EVENT_NAME: 'issues', GITHUB_EVENT_PATH: file }
    const { unreadable } = await readTriggerEvent(env, true)
    expect(unreadable).toEqual(Object.fromEntries(facts.map((fact) => [fact, reason])))
  })

  it.each([
    ['a number as title', { issue: { number: 1, title: 1 } }, ['issue', 'pullRequest']],
    ['a text as number', { issue: { number: '1', title: 'A' } }, ['number']],
    ['a text as sender', { sender: 'ann', issue: { number: 1 } }, ['sender']],
    ['a label without a name', { action: 'labeled', label: {} }, ['addedLabel']],
    ['a list as comment', { comment: [] }, ['comment']],
  ])('in one part only hides what comes from it: %s', async (_, payload, hidden) => {
    const { unreadable } = await readText(JSON.stringify({ action: 'labeled', ...payload }))
    expect(Object.keys(unreadable).sort()).toEqual([...hidden].sort())
  })

  it('names the JSON path that is wrong', async () => {
    const { unreadable } = await readText('{"sender":{"login":5}}')
    expect(unreadable.sender).toBe('$.sender.login is 5, expected a text')
  })

  it('does not begin with a byte-order mark: that is read', async () => {
    const event = await readText('\uFEFF{"issue":{"number":7,"title":"A"}}')
    expect(event).toMatchObject({ number: 7, issue: { title: 'A' }, unreadable: {} })
  })

  it('does not let a member called __proto__ in', async () => {
    const file = folder.inside('payload.json')
    writeFileSync(file, '{"__proto__":{"sender":{"login":"admin"}},"constructor":1}')
    const event = await readTriggerEvent({ GITHUB_EVENT_PATH: file }, true)
    expect(event.sender).toBeUndefined()
  })
})

describe('a payload that no input needs', () => {
  it('is not read where only people of the repository cause the event', async () => {
    const env = environmentOf({ fixture: 'pull_request.labeled' }, folder.path)
    expect(await readTriggerEvent(env, false)).toEqual({
      name: 'pull_request',
      triggeringActor: 'maintainer',
      unreadable: {},
    })
  })

  it('is read for the gate where outsiders cause the event', async () => {
    const env = environmentOf({ fixture: 'issues.opened' }, folder.path)
    expect((await readTriggerEvent(env, false)).sender).toEqual({ login: 'visitor', isBot: false })
  })
})
