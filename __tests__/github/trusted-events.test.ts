import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'
import { marked, type Tokens } from 'marked'

import { isTrustedEvent } from '../../src/github/trusted-events.ts'
import { readTriggerEvent } from '../../src/github/trigger-event.ts'
import { environmentOf, type Payload, readPayload } from '../support/event-stage.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** The parts that are read from GitHub's own schema of workflow files. */
interface WorkflowSchema {
  definitions: {
    'on-mapping-strict': { mapping: { properties: Record<string, string> } }
    'pull-request-activity-type': { 'allowed-values': string[] }
  }
}

const root = path.resolve(import.meta.dirname, '../..')
const schemaFile = 'node_modules/@actions/workflow-parser/dist/workflow-v1.0.min.json'
const { definitions } = JSON.parse(readFileSync(path.join(root, schemaFile), 'utf8')) as WorkflowSchema
const eventsOfGitHub = Object.keys(definitions['on-mapping-strict'].mapping.properties)
const actionsOfPullRequest = definitions['pull-request-activity-type']['allowed-values']

/** The rows of the table in docs/security.md. */
function documented(): { event: string; who: string; checked: string }[] {
  const tokens = marked.lexer(readFileSync(path.join(root, 'docs/security.md'), 'utf8'))
  const tables = tokens.filter((token): token is Tokens.Table => token.type === 'table')
  const table = tables.find(({ header }) => header[0]?.text === 'Event')
  return (table?.rows ?? []).map(([event, who, checked]) => ({
    event: event?.text.replaceAll('`', '') ?? '',
    who: who?.text ?? '',
    checked: checked?.text ?? '',
  }))
}

describe('the table of events in docs/security.md', () => {
  it('has every event of GitHub once', () => {
    expect(documented().map(({ event }) => event)).toEqual([...eventsOfGitHub].sort())
  })

  it.each(documented())('says of $event who can cause it, and correctly if it is checked', (row) => {
    expect(row.who).not.toBe('')
    expect(row.checked).toMatch(
      row.event === 'pull_request' ? /^yes, except / : isTrustedEvent(row.event, {}) ? /^no$/u : /^yes$/u,
    )
  })
})

describe('a trusted event', () => {
  it.each(['', 'Push', 'push ', 'dynamic', 'constructor', '__proto__'])('is not %j', (name) => {
    expect(isTrustedEvent(name, {})).toBe(false)
  })
})

const folder = temporaryFolder()
const isTrusted = async (fixture: string, change: (payload: Payload) => Payload): Promise<boolean> =>
  (await readTriggerEvent(environmentOf({ fixture, change }, folder.path))).isTrusted
const withAction = (action: unknown) => (payload: Payload) => ({ ...payload, action })
const withHead = (repo: unknown) => (payload: Payload) => {
  const pullRequest = payload['pull_request'] as Payload
  return {
    ...payload,
    pull_request: { ...pullRequest, head: { ...(pullRequest['head'] as Payload), repo } },
  }
}

describe('a pull request of the same repository', () => {
  it.each<[boolean, string, string, (payload: Payload) => Payload]>([
    [true, 'when it is merged', 'pull_request.closed', (payload) => payload],
    [true, 'when somebody pushes to its branch', 'pull_request.labeled', withAction('synchronize')],
    [false, 'when it is closed without a merge', 'pull_request.closed-not-merged', (payload) => payload],
    [false, 'as another event', 'pull_request_target.labeled', () => readPayload('pull_request.closed')],
  ])('is trusted: %s, %s', async (expected, _, fixture, change) => {
    expect(await isTrusted(fixture, change)).toBe(expected)
  })

  const others = actionsOfPullRequest.filter((action) => !['closed', 'synchronize'].includes(action))
  it.each([...others, 'new', undefined, 5])('is not trusted with the action %s', async (action) => {
    expect(await isTrusted('pull_request.closed', withAction(action))).toBe(false)
  })
})

describe('a merged pull request', () => {
  it.each<[string, (payload: Payload) => Payload]>([
    ['of a fork', withHead({ full_name: 'visitor/docs' })],
    ['of a fork that was deleted', withHead(null)],
    ['of a repository without a name', withHead({})],
    ['of a payload without a repository', (payload) => ({ ...withHead({})(payload), repository: undefined })],
    ['that cannot be read', (payload) => ({ ...payload, pull_request: 'x' })],
  ])('is not trusted %s', async (_, change) => {
    expect(await isTrusted('pull_request.closed', change)).toBe(false)
  })
})
