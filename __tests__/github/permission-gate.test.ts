import { describe, expect, it } from '@jest/globals'

import { decideGate, type RepositoryPermission } from '../../src/github/permission-gate.ts'
import { isBot } from '../../src/github/trigger-event.ts'
import { issueEvent } from '../support/trigger-event.ts'

/** What GitHub answers about each login: `permission`, or `permission/role_name`; an Error is thrown. */
type Known = Record<string, string | Error>

interface Given {
  eventName?: string
  /** Null for an event without. */
  sender?: string | null
  /** The sender unless told; null for none. */
  actor?: string | null
  known?: Known
  allowed?: string
  bots?: string
}

async function decide({ eventName, sender = 'ann', actor, known = {}, allowed, bots = '' }: Given) {
  const asked: string[] = []
  const permissionOf = (login: string): Promise<RepositoryPermission> => {
    asked.push(login)
    const answer = known[login] ?? 'none'
    if (answer instanceof Error) return Promise.reject(answer)
    const [permission = '', roleName] = answer.split('/')
    return Promise.resolve({ permission, roleName })
  }
  const decision = await decideGate({
    event: {
      ...issueEvent,
      name: eventName ?? issueEvent.name,
      sender: sender === null ? undefined : { login: sender, isBot: isBot(sender) },
      triggeringActor: actor === null ? undefined : (actor ?? sender ?? undefined),
    },
    allowedPermissions: (allowed ?? 'admin,maintain,write').split(','),
    allowedBots: bots.split(','),
    permissionOf,
  })
  return { asked, decision }
}

const down = new Error('connect ECONNREFUSED')

const allowed: (Given & { name: string })[] = [
  { name: 'an admin', known: { ann: 'admin/admin' } },
  { name: 'a maintainer, whom GitHub shows as write', known: { ann: 'write/maintain' } },
  { name: 'a writer', known: { ann: 'write/write' } },
  { name: 'a writer without a role name', known: { ann: 'write' } },
  { name: 'a custom role made from write', known: { ann: 'write/docs-team' } },
  { name: 'maintain alone', known: { ann: 'write/maintain' }, allowed: 'maintain' },
  { name: 'triage alone', known: { ann: 'read/triage' }, allowed: 'triage' },
  { name: 'read', known: { ann: 'read/read' }, allowed: 'read' },
  { name: 'an actor besides the sender who may write', actor: 'ben', known: { ann: 'write', ben: 'admin' } },
  { name: 'a bot by its exact login', sender: 'app[bot]', bots: 'other[bot],app[bot]' },
  {
    name: 'a listed bot whose run a writer repeats',
    sender: 'app[bot]',
    actor: 'ann',
    bots: 'app[bot]',
    known: { ann: 'write' },
  },
  {
    name: 'a writer whose run a listed bot repeats',
    actor: 'app[bot]',
    bots: 'app[bot]',
    known: { ann: 'write' },
  },
]

const permission = 'insufficient-permission'
const bot = 'bot-not-allowed'

const refused: (Given & { name: string; reason?: string; says: RegExp })[] = [
  { name: 'a stranger', says: /^ann has the role none, but needs one of admin, maintain, write\.$/u },
  { name: 'a reader', known: { ann: 'read/read' }, says: /ann has the role read/u },
  { name: 'triage, which is no write', known: { ann: 'read/triage' }, says: /ann has the role triage/u },
  {
    name: 'triage where read is allowed',
    known: { ann: 'read/triage' },
    allowed: 'read',
    says: /role triage/u,
  },
  {
    name: 'maintain where only write is allowed',
    known: { ann: 'write/maintain' },
    allowed: 'write',
    says: /role maintain/u,
  },
  {
    name: 'write where only maintain is allowed',
    known: { ann: 'write/write' },
    allowed: 'maintain',
    says: /role write/u,
  },
  {
    name: 'admin where only write is allowed',
    known: { ann: 'admin/admin' },
    allowed: 'write',
    says: /role admin/u,
  },
  { name: 'a custom role made from read', known: { ann: 'read/docs-team' }, says: /role read/u },
  { name: 'a custom role called after nothing allowed', known: { ann: 'read/Write' }, says: /role read/u },
  { name: 'an answer without a permission', known: { ann: '' }, says: /ann has the role/u },
  { name: 'an actor who may not', actor: 'ben', known: { ann: 'admin', ben: 'read' }, says: /^ben has/u },
  { name: 'a sender who may not', actor: 'ben', known: { ann: 'read', ben: 'admin' }, says: /^ann has/u },
  {
    name: 'an actor spelt like the sender but for case',
    actor: 'Ann',
    known: { ann: 'write' },
    says: /^Ann has the role none/u,
  },
  { name: 'no sender', sender: null, actor: 'ann', known: { ann: 'admin' }, says: /does not say who/u },
  { name: 'no actor', actor: null, known: { ann: 'admin' }, says: /does not say who/u },
  { name: 'an empty actor', actor: '', known: { ann: 'admin' }, says: /does not say who/u },
  {
    name: 'what GitHub does not answer',
    known: { ann: down },
    says: /^The permission of ann could not be verified: connect ECONNREFUSED$/u,
  },
  {
    name: 'an actor whom GitHub does not answer about',
    actor: 'ben',
    known: { ann: 'admin', ben: down },
    says: /permission of ben could not be verified/u,
  },
  ...['', 'app', 'app[bot', 'App[bot]', 'xapp[bot]', 'app[bot]x', '*', 'any', '.*'].map((bots) => ({
    name: `a bot where the bots are "${bots}"`,
    sender: 'app[bot]',
    bots,
    known: { 'app[bot]': 'admin' },
    reason: bot,
    says: /^The bot app\[bot\] is not in allowed-bots\.$/u,
  })),
  {
    name: 'a person with the name of a listed bot',
    sender: 'app',
    bots: 'app',
    says: /^app has the role none/u,
  },
  {
    name: 'a bot that repeats the run of a writer',
    actor: 'app[bot]',
    known: { ann: 'write' },
    reason: bot,
    says: /^The bot app\[bot\]/u,
  },
  {
    name: 'a stranger who repeats the run of a listed bot',
    sender: 'app[bot]',
    actor: 'ben',
    bots: 'app[bot]',
    says: /^ben has the role none/u,
  },
]

describe('the gate', () => {
  it.each(allowed)('lets in $name', async (given) => {
    expect((await decide(given)).decision).toEqual({ allowed: true })
  })

  it.each(refused)('refuses $name', async ({ reason = permission, says, ...given }) => {
    expect((await decide(given)).decision).toEqual({
      allowed: false,
      reason,
      message: expect.stringMatching(says) as unknown,
    })
  })

  it.each([
    'issues',
    'issue_comment',
    'pull_request_target',
    'pull_request_review',
    'pull_request_review_comment',
    'discussion',
    'discussion_comment',
  ])('guards %s', async (eventName) => {
    expect((await decide({ eventName })).decision).toMatchObject({ allowed: false, reason: permission })
  })

  it.each(['pull_request', 'push', 'workflow_dispatch', 'schedule', 'release', ''])(
    'lets %j through, which no outsider can cause with the secrets of the repository',
    async (eventName) => {
      expect(await decide({ eventName, sender: null })).toEqual({ asked: [], decision: { allowed: true } })
    },
  )

  it.each([{ sender: null }, { sender: 'app[bot]' }, { known: { ann: down } }])(
    'is off with "any", whoever it is: %j',
    async (given) => {
      expect(await decide({ ...given, allowed: 'read,any' })).toEqual({
        asked: [],
        decision: { allowed: true },
      })
    },
  )

  it('asks once about somebody who is both sender and actor', async () => {
    expect((await decide({ known: { ann: 'write' } })).asked).toEqual(['ann'])
  })

  it('asks nothing about a listed bot', async () => {
    expect((await decide({ sender: 'app[bot]', bots: 'app[bot]' })).asked).toEqual([])
  })

  it('takes an account for a bot that GitHub calls one, whatever its login', async () => {
    const { decision } = await decideOnBot('helper')
    expect(decision).toMatchObject({ allowed: false, reason: bot })
  })

  it('shows a hostile login and error as one short line', async () => {
    const sender = `x\n::error::${'y'.repeat(5000)}`
    const { decision } = await decide({ sender, known: { [sender]: new Error('a\nb') } })
    const { message } = decision as { message: string }
    expect(message).not.toContain('\n')
    expect(message.length).toBeLessThan(500)
  })
})

async function decideOnBot(login: string) {
  const decision = await decideGate({
    event: { ...issueEvent, sender: { login, isBot: true }, triggeringActor: login },
    allowedPermissions: ['write'],
    allowedBots: [],
    permissionOf: () => Promise.resolve({ permission: 'write', roleName: 'write' }),
  })
  return { decision }
}

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
    expect(isBot(login, type)).toBe(expected)
  })
})
