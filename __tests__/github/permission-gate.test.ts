import { describe, expect, it } from '@jest/globals'

import { ActionError } from '../../src/errors.ts'
import { causesOf } from '../../src/github/event-causes.ts'
import { GitHubError } from '../../src/github/github-call.ts'
import { decideGate, type GateDecision, type RepositoryPermission } from '../../src/github/permission-gate.ts'
import { failureOf } from '../support/failure-of.ts'

/** What GitHub answers about each login: `permission`, or `permission/role_name`; an Error is thrown. */
type Known = Record<string, string | Error>

interface Given {
  isTrusted?: boolean
  /** Null for an event without. */
  sender?: string | null
  /** The type of the sender. */
  type?: string
  /** The sender unless told; null for none. */
  actor?: string | null
  known?: Known
  allowed?: string
  bots?: string
}

interface Decided {
  asked: string[]
  decision: Promise<GateDecision>
}

function decide(given: Given): Decided {
  const { isTrusted = false, sender = 'ann', type, actor, known = {}, allowed, bots = '' } = given
  const asked: string[] = []
  const parts = { sender: sender === null ? undefined : { login: sender, type } }
  const triggeringActor = actor === null ? undefined : (actor ?? sender ?? undefined)
  const permissionOf = (login: string): Promise<RepositoryPermission> => {
    asked.push(login)
    const answer = known[login] ?? 'none'
    if (answer instanceof Error) return Promise.reject(answer)
    const [permission = '', roleName] = answer.split('/')
    return Promise.resolve({ permission, roleName })
  }
  const causes = causesOf('issues', { parts, unreadable: {} }, triggeringActor)
  const decision = decideGate({
    event: { name: 'issues', isTrusted, causes },
    allowedPermissions: (allowed ?? 'admin,maintain,write').split(','),
    allowedBots: bots.split(','),
    permissionOf,
  })
  return { asked, decision }
}

const down = new GitHubError('connect ECONNREFUSED', undefined)

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
  {
    name: 'a stranger',
    says: /^ann, who caused the event, has the role none, but needs one of admin, maintain, write\.$/u,
  },
  { name: 'a reader', known: { ann: 'read/read' }, says: /has the role read/u },
  { name: 'triage, which is no write', known: { ann: 'read/triage' }, says: /has the role triage/u },
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
  { name: 'an answer without a permission', known: { ann: '' }, says: /has the role/u },
  {
    name: 'an actor who may not',
    actor: 'ben',
    known: { ann: 'admin', ben: 'read' },
    says: /^ben, who started this run, has/u,
  },
  {
    name: 'a sender who may not',
    actor: 'ben',
    known: { ann: 'read', ben: 'admin' },
    says: /^ann, who caused the event, has/u,
  },
  {
    name: 'an actor spelt like the sender but for case',
    actor: 'Ann',
    known: { ann: 'write' },
    says: /^Ann, .* has the role none/u,
  },
  {
    name: 'no sender',
    sender: null,
    actor: 'ann',
    known: { ann: 'admin' },
    says: /does not say who caused the event\.$/u,
  },
  { name: 'no actor', actor: null, known: { ann: 'admin' }, says: /does not say who started this run\.$/u },
  {
    name: 'an empty actor',
    actor: '',
    known: { ann: 'admin' },
    says: /does not say who started this run\.$/u,
  },
  ...['', 'app', 'app[bot', 'App[bot]', 'xapp[bot]', 'app[bot]x', '*', 'any', '.*'].map((bots) => ({
    name: `a bot where the bots are "${bots}"`,
    sender: 'app[bot]',
    bots,
    known: { 'app[bot]': 'admin' },
    reason: bot,
    says: /^The bot app\[bot\], which caused the event, is not in allowed-bots\.$/u,
  })),
  {
    name: 'a person with the name of a listed bot',
    sender: 'app',
    bots: 'app',
    says: /^app, .* has the role none/u,
  },
  {
    name: 'a bot that repeats the run of a writer',
    actor: 'app[bot]',
    known: { ann: 'write' },
    reason: bot,
    says: /^The bot app\[bot\], which started this run,/u,
  },
  {
    name: 'a stranger who repeats the run of a listed bot',
    sender: 'app[bot]',
    actor: 'ben',
    bots: 'app[bot]',
    says: /^ben, .* has the role none/u,
  },
]

describe('the gate', () => {
  it.each(allowed)('lets in $name', async (given) => {
    expect(await decide(given).decision).toEqual({ allowed: true })
  })

  it.each(refused)('refuses $name', async ({ reason = permission, says, ...given }) => {
    expect(await decide(given).decision).toEqual({
      allowed: false,
      reason,
      message: expect.stringMatching(says) as unknown,
    })
  })

  it.each([
    ['a trusted event', { isTrusted: true, sender: null }],
    ['allowed-permissions: any, without a sender', { allowed: 'read,any', sender: null }],
    ['allowed-permissions: any, for a bot', { allowed: 'read,any', sender: 'app[bot]' }],
    ['allowed-permissions: any, while GitHub is down', { allowed: 'read,any', known: { ann: down } }],
  ])('asks about nobody: %s', async (_, given) => {
    const { asked, decision } = decide(given)
    expect(await decision).toEqual({ allowed: true })
    expect(asked).toEqual([])
  })

  it.each([
    { who: 'ann, who caused the event,', known: { ann: down } },
    { who: 'ben, who started this run,', actor: 'ben', known: { ann: 'admin', ben: down } },
  ])('refuses nobody if GitHub does not tell the permission of $who', async ({ who, ...given }) => {
    const error = await failureOf(decide(given).decision, ActionError)
    expect(error.message).toMatch(
      `The permission of ${who} could not be checked. Nobody was refused, and nothing was sent`,
    )
    expect(error.message).toMatch(/: connect ECONNREFUSED$/u)
  })

  it('passes on the reason of an interruption', async () => {
    const reason = new Error('cancelled')
    await expect(decide({ known: { ann: reason } }).decision).rejects.toBe(reason)
  })

  it('asks once about somebody who is both sender and actor', async () => {
    const { asked, decision } = decide({ known: { ann: 'write' } })
    await decision
    expect(asked).toEqual(['ann'])
  })

  it('asks nothing about a listed bot', async () => {
    const { asked, decision } = decide({ sender: 'app[bot]', bots: 'app[bot]' })
    await decision
    expect(asked).toEqual([])
  })

  it('takes an account for a bot that GitHub calls one, whatever its login', async () => {
    const { decision } = decide({ sender: 'helper', type: 'Bot', known: { helper: 'write' } })
    expect(await decision).toMatchObject({ allowed: false, reason: bot })
  })

  it('shows a hostile login as one short line', async () => {
    const { decision } = decide({ sender: `x\n::error::${'y'.repeat(5000)}` })
    const { message } = (await decision) as { message: string }
    expect(message).not.toContain('\n')
    expect(message.length).toBeLessThan(500)
  })
})
