import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'
import { marked, type Tokens } from 'marked'

import { accountOf, type Cause } from '../../src/github/event-causes.ts'
import { promptSources, type SourceName, sourceNames } from '../../src/github/sources/prompt-sources.ts'
import { readTriggerEvent } from '../../src/github/trigger-event.ts'
import { readDocument } from '../support/documents.ts'
import {
  environmentOf,
  eventFile,
  type Payload,
  readPayload,
  type TriggeredBy,
} from '../support/event-stage.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** The parts that are read from GitHub's own schema of workflow files. */
interface WorkflowSchema {
  definitions: {
    'on-mapping-strict': { mapping: { properties: Record<string, string> } }
    'pull-request-activity-type': { 'allowed-values': string[] }
  }
}

const schemaFile = path.resolve(
  import.meta.dirname,
  '../../node_modules/@actions/workflow-parser/dist/workflow-v1.0.min.json',
)
const { definitions } = JSON.parse(readFileSync(schemaFile, 'utf8')) as WorkflowSchema
const folder = temporaryFolder()
const actionsOfPullRequest = definitions['pull-request-activity-type']['allowed-values'].filter(
  (action) => !['closed', 'synchronize'].includes(action),
)
const eventsOfGitHub = Object.keys(definitions['on-mapping-strict'].mapping.properties)
const who = (causes: readonly Cause[]): string[] =>
  causes.map(({ did, account }) => `${account?.login ?? 'nobody'} ${did}`)
const causesOf = async (event: TriggeredBy): Promise<readonly Cause[]> =>
  (await readTriggerEvent(environmentOf(event, folder.path), undefined)).causes

/** The causes of an event with this payload that `actor` started. */
async function causesWith(
  name: string,
  payload: object,
  actor = 'actor',
  source?: SourceName,
): Promise<readonly Cause[]> {
  const event = eventFile(name, JSON.stringify(payload), folder.path)
  return (await readTriggerEvent({ ...event, GITHUB_TRIGGERING_ACTOR: actor }, source)).causes
}

describe('the causes of an event', () => {
  it('are its sender and whoever started the run', async () => {
    expect(who(await causesOf({ fixture: 'issues.labeled', actor: 'Maintainer' }))).toEqual([
      'maintainer caused the event',
      'Maintainer started this run',
    ])
  })

  it('have each account once', async () => {
    expect(who(await causesOf({ fixture: 'issues.labeled' }))).toEqual(['maintainer caused the event'])
  })

  it.each([null, ''])('say that the actor %j is missing', async (actor) => {
    expect(who(await causesOf({ fixture: 'issues.labeled', actor }))).toEqual([
      'maintainer caused the event',
      'nobody started this run',
    ])
  })

  it.each([undefined, null, { login: '' }])('say that the sender %j is missing', async (sender) => {
    expect(who(await causesWith('fork', { sender }))).toEqual([
      'nobody caused the event',
      'actor started this run',
    ])
  })

  it('say why the sender could not be read', async () => {
    const [cause] = await causesWith('fork', { sender: { login: 5 } })
    expect(cause?.unreadable).toBe('$.sender.login is 5, expected string')
  })

  it('say why the run before could not be read', async () => {
    const causes = await causesWith('workflow_run', { sender: { login: 'ann' }, workflow_run: 5 })
    const why = '$.workflow_run is 5, expected object'
    expect(causes.map(({ unreadable }) => unreadable)).toEqual([undefined, why, why, undefined])
  })
})

describe('an event that needs write access', () => {
  const isTrusted = async (name: string) => (await causesWith(name, {})).length === 0

  it('has no causes, and is in the list of docs/security.md, beside a part of pull_request', async () => {
    const tables = marked
      .lexer(readDocument('docs/security.md'))
      .filter((token): token is Tokens.Table => token.type === 'table')
    const events = tables.find(({ header }) => header[0]?.text === 'Event')
    const documented = events?.rows.map(([event]) => /`(\w+)`/u.exec(event?.text ?? '')?.[1])
    const trusted = ['pull_request']
    for (const name of eventsOfGitHub) if (await isTrusted(name)) trusted.push(name)
    expect(documented).toEqual(trusted.sort())
  })

  it.each(['', 'Push', 'push ', 'dynamic', 'constructor', '__proto__', 'pull_request'])(
    'is not "%s"',
    async (name) => {
      expect(await isTrusted(name)).toBe(false)
    },
  )
})

describe('the causes of a run that follows another', () => {
  const before = { actor: { login: 'stranger' }, triggering_actor: { login: 'helper', type: 'Bot' } }
  const sender = { login: 'ann' }

  it('are also those of that run', async () => {
    const causes = await causesWith('workflow_run', { sender, workflow_run: before })
    expect(who(causes)).toEqual([
      'ann caused the event',
      'stranger caused the run that this run follows',
      'helper started the run that this run follows',
      'actor started this run',
    ])
    expect(causes.map(({ account }) => account?.isBot)).toEqual([false, false, true, false])
  })

  it.each([undefined, {}, 'x', { actor: 'x' }])('are missing if that run is %j', async (run) => {
    expect(who(await causesWith('workflow_run', { sender, workflow_run: run }))).toEqual([
      'ann caused the event',
      'nobody caused the run that this run follows',
      'nobody started the run that this run follows',
      'actor started this run',
    ])
  })
})

describe('the causes of an event about a text', () => {
  const user = { login: 'author' }
  const text = { title: 'A', body: 'b', number: 1, user: { login: 'other' } }
  it.each<[string, object]>([
    ['issues', { issue: { ...text, user } }],
    ['issue_comment', { issue: text, comment: { ...text, user } }],
    ['pull_request', { pull_request: { ...text, user } }],
    ['pull_request_target', { pull_request: { ...text, user } }],
    ['pull_request_review', { pull_request: text, review: { ...text, user } }],
    ['pull_request_review_comment', { pull_request: text, comment: { ...text, user } }],
    ['discussion', { discussion: { ...text, user } }],
    ['discussion_comment', { discussion: text, comment: { ...text, user } }],
  ])('with %s are the sender and the author of a new text', async (name, payload) => {
    const causesOfAction = async (action: string) =>
      who(await causesWith(name, { action, sender: { login: 'editor' }, ...payload }, 'editor'))
    const both = ['editor caused the event', 'author wrote the text']
    expect(await causesOfAction('edited')).toEqual(both)
    expect(await causesOfAction('opened')).toEqual(both)
    expect(await causesOfAction('created')).toEqual(both)
    expect(await causesOfAction('labeled')).toEqual(['editor caused the event'])
  })

  it('with a push to a pull request of a fork are the sender and its author', async () => {
    const pushed = { action: 'synchronize', sender: { login: 'maintainer' }, pull_request: { ...text, user } }
    expect(who(await causesWith('pull_request_target', pushed, 'maintainer'))).toEqual([
      'maintainer caused the event',
      'author wrote the text',
    ])
  })

  it('that its sender wrote are the sender alone', async () => {
    const opened = { action: 'opened', sender: user, issue: { ...text, user } }
    expect(who(await causesWith('issues', opened, 'author'))).toEqual(['author caused the event'])
  })

  it.each([
    ['a transferred issue', 'issues', 'opened', { changes: { old_issue: {} }, issue: { ...text, user } }],
    ['a discussion made from an issue', 'discussion', 'created', { discussion: { ...text, user } }],
  ])('of %s have its author', async (_, name, action, payload) => {
    const event = { action, sender: { login: 'maintainer' }, ...payload }
    expect(who(await causesWith(name, event, 'maintainer'))).toContain('author wrote the text')
  })

  it.each<[string, Payload]>([
    ['has no author', { comment: { body: 'b', user: null } }],
    ['cannot be read', { comment: [] }],
    ['is missing', {}],
  ])('lack the author if the text %s', async (_, payload) => {
    const edit = { action: 'edited', sender: { login: 'editor' }, issue: text, ...payload }
    expect(who(await causesWith('issue_comment', edit, 'editor'))).toEqual([
      'editor caused the event',
      'nobody wrote the text',
    ])
  })
})

describe('the causes of an event that quotes a text', () => {
  const [user, other] = [{ login: 'author' }, { login: 'other' }]
  const payload = {
    sender: { login: 'editor' },
    issue: { user },
    comment: { user },
    pull_request: { user },
    discussion: { user },
    release: { author: user },
  }
  const causesOfSource = async (name: string, action: string, source?: SourceName) =>
    who(await causesWith(name, { action, ...payload }, 'editor', source))
  const both = ['editor caused the event', 'author wrote the text']

  it.each(sourceNames.filter((name) => promptSources[name].author !== 'has-write-access'))(
    'that nobody knows have the author of the %s',
    async (source) => {
      expect(await causesOfSource('new_event', 'opened', source)).toEqual(both)
      expect(await causesOfSource('new_event', 'labeled', source)).toEqual(['editor caused the event'])
    },
  )

  it.each<SourceName | undefined>([undefined, ...sourceNames])(
    'are those of the event, whatever it quotes: %s',
    async (source) => {
      const commented = { ...payload, issue: { user: other }, action: 'created' }
      expect(who(await causesWith('issue_comment', commented, 'editor', source))).toEqual(both)
      expect(await causesOfSource('push', 'opened', source)).toEqual([])
    },
  )
})

describe('the causes of a pull request of the same repository', () => {
  const person = { login: 'ann', type: 'User' }
  const bot = { login: 'renovate[bot]', type: 'Bot' }
  const causesOfPullRequest = async (change: Payload) =>
    who(await causesOf({ fixture: 'pull_request.closed', change }))

  it.each([
    ['that a person merged are nobody', { sender: person }, []],
    ['that a bot merged are the bot', { sender: bot }, ['renovate[bot] caused the event']],
    [
      'that the merge queue merged are nobody',
      { sender: { login: 'github-merge-queue[bot]', type: 'Bot' } },
      [],
    ],
    ['that nobody is said to have merged are missing', { sender: null }, ['nobody caused the event']],
    [
      'to which a person pushed are its author',
      { action: 'synchronize', sender: person },
      ['maintainer wrote the pull request'],
    ],
    [
      'to which a bot pushed are the bot and its author',
      { action: 'synchronize', sender: bot },
      ['renovate[bot] caused the event', 'maintainer wrote the pull request'],
    ],
    [
      'to which the merge queue pushed are the queue and its author',
      { action: 'synchronize', sender: { login: 'github-merge-queue[bot]', type: 'Bot' } },
      ['github-merge-queue[bot] caused the event', 'maintainer wrote the pull request'],
    ],
  ])('%s', async (_, change, expected) => {
    expect(await causesOfPullRequest(change)).toEqual(expected)
  })

  it.each([
    ['that was closed without a merge', { pull_request: { merged: false } }],
    ...actionsOfPullRequest.map((action) => [`with the action ${action}`, { action }] as const),
    ['with an unknown action', { action: 'new' }],
    ['without an action', { action: undefined }],
  ] as const)('%s have whoever caused the event', async (_, change) => {
    expect(await causesOfPullRequest(change)).toContain('maintainer caused the event')
  })

  it('as another event have whoever caused it', async () => {
    const causes = await causesWith('pull_request_target', readPayload('pull_request.closed'))
    expect(who(causes)).toContain('maintainer caused the event')
  })
})

describe('the causes of a merged pull request', () => {
  const from = (repo: object | null): Payload => ({ pull_request: { head: { repo } } })
  const nameless = from({ full_name: undefined })

  it.each([
    ['of a fork', from({ full_name: 'visitor/docs' })],
    ['of a fork that was deleted', from(null)],
    ['of a repository without a name', nameless],
    ['of a payload without a repository', { ...nameless, repository: undefined }],
    ['that cannot be read', { pull_request: 'x' }],
  ])('%s have whoever merged it', async (_, change) => {
    expect(who(await causesOf({ fixture: 'pull_request.closed', change }))).toContain(
      'maintainer caused the event',
    )
  })
})

describe('an account', () => {
  it.each([
    ['app[bot]', undefined, true],
    ['app[bot]', 'User', true],
    ['Copilot', 'Bot', true],
    ['app', 'User', false],
    ['app[bot]x', 'User', false],
    ['bot', 'Organization', false],
    ['app[BOT]', 'User', false],
  ])('%s of type %s is a bot: %s', (login, type, expected) => {
    expect(accountOf({ login, type })?.isBot).toBe(expected)
  })
})
