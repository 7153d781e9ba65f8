import { writeFileSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'

import { eventTextOf } from '../../src/github/event-prompt.ts'
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
    expect(event).toEqual({ name: 'issues', triggeringActor: 'ann' })
  })
})

describe('a payload that cannot be read', () => {
  it.each([
    ['is no JSON', '{'],
    ['is empty', ''],
    ['is a list', '[]'],
    ['is null', 'null'],
    ['has a number as title', '{"sender":{"login":"ann"},"issue":{"title":1}}'],
    ['has text as sender', '{"sender":"ann","issue":{"number":1}}'],
  ])('tells nothing where it %s', async (_, text) => {
    const file = folder.inside('payload.json')
    writeFileSync(file, text)
    const env = { GITHUB_EVENT_NAME: 'issues', GITHUB_EVENT_PATH: file, GITHUB_TRIGGERING_ACTOR: 'ann' }
    expect(await readTriggerEvent(env, true)).toEqual({ name: 'issues', triggeringActor: 'ann' })
  })

  it.each([undefined, '', '/nowhere/event.json'])('tells nothing where its path is %j', async (file) => {
    const env = { GITHUB_EVENT_NAME: 'issues', GITHUB_EVENT_PATH: file }
    expect(await readTriggerEvent(env, true)).toEqual({ name: 'issues' })
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
    })
  })

  it('is read for the gate where outsiders cause the event', async () => {
    const env = environmentOf({ fixture: 'issues.opened' }, folder.path)
    expect((await readTriggerEvent(env, false)).sender).toEqual({ login: 'visitor', isBot: false })
  })
})
