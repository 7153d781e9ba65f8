import { describe, expect, it } from '@jest/globals'

import { ActionError, SkippedError } from '../../src/shared/errors.ts'
import type { Account, Cause } from '../../src/github/event-causes.ts'
import { GitHubError } from '../../src/github/github-call.ts'
import { type AllowedPermission, passGate } from '../../src/github/permission-gate.ts'
import { failureOf } from '../support/failure-of.ts'

/** What GitHub answers about each login: `permission`, or `permission/role_name`; an Error is thrown. */
type Known = Record<string, string | Error>

interface Given {
  causes?: Cause[]
  known?: Known
  allowed?: AllowedPermission[]
  bots?: string
}

const cause = (login: string | undefined, did = 'caused the event'): Cause => {
  const account: Account | undefined =
    login === undefined ? undefined : { login, isBot: login.endsWith('[bot]') }
  return { did, account, unreadable: undefined }
}
const ann = cause('ann')
const ben = cause('ben', 'started this run')
const app = cause('app[bot]')

function decide({ causes = [ann], known = {}, allowed = ['admin', 'maintain', 'write'], bots = '' }: Given) {
  const asked: string[] = []
  const decision = passGate({
    event: { name: 'issues', causes },
    allowedPermissions: allowed,
    allowedBots: bots.split(',').filter((login) => login !== ''),
    permissionOf: (login) => {
      asked.push(login)
      const answer = known[login] ?? 'none'
      if (answer instanceof Error) return Promise.reject(answer)
      const [permission = '', role] = answer.split('/')
      return Promise.resolve({ permission, role_name: role })
    },
  }).catch((error: unknown) => {
    if (error instanceof SkippedError) return error.skip
    throw error
  })
  return { asked, decision }
}

const down = new GitHubError('connect ECONNREFUSED')

describe('the gate', () => {
  it.each<[string, Given]>([
    ['an admin', { known: { ann: 'admin/admin' } }],
    ['a maintainer, whom GitHub shows as write', { known: { ann: 'write/maintain' } }],
    ['a writer without a role name', { known: { ann: 'write' } }],
    ['a custom role made from write', { known: { ann: 'write/docs-team' } }],
    ['an admin where maintain is allowed', { known: { ann: 'admin/admin' }, allowed: ['maintain'] }],
    ['a maintainer where write is allowed', { known: { ann: 'write/maintain' }, allowed: ['write'] }],
    ['a writer where triage is allowed', { known: { ann: 'write/write' }, allowed: ['triage'] }],
    ['triage where read is allowed', { known: { ann: 'read/triage' }, allowed: ['read'] }],
    [
      'a custom role called triage, made from write, where write is allowed',
      { known: { ann: 'write/triage' }, allowed: ['write'] },
    ],
    ['two who may write', { causes: [ann, ben], known: { ann: 'write', ben: 'admin' } }],
    ['a bot by its exact login', { causes: [app], bots: 'other[bot],app[bot]' }],
    ['a listed bot beside a writer', { causes: [app, ben], bots: 'app[bot]', known: { ben: 'write' } }],
  ])('lets in %s', async (_, given) => {
    expect(await decide(given).decision).toBeUndefined()
  })

  it.each<[string, Given, RegExp]>([
    [
      'a stranger',
      {},
      /^ann, who caused the event, has the role none\. The input allowed-permissions asks for admin, maintain or write\.$/u,
    ],
    ['triage, which is no write', { known: { ann: 'read/triage' } }, /has the role triage/u],
    ['read where triage is allowed', { known: { ann: 'read/read' }, allowed: ['triage'] }, /role read/u],
    [
      'a maintainer where admin is allowed',
      { known: { ann: 'write/maintain' }, allowed: ['admin'] },
      /role maintain/u,
    ],
    [
      'write where maintain is allowed',
      { known: { ann: 'write/write' }, allowed: ['maintain'] },
      /role write/u,
    ],
    ['a custom role made from read', { known: { ann: 'read/docs-team' } }, /role read/u],
    ['a custom role called admin', { known: { ann: 'read/admin' } }, /role read/u],
    ['a custom role called maintain, made from read', { known: { ann: 'read/maintain' } }, /role read/u],
    ['a custom role called after nothing allowed', { known: { ann: 'read/Write' } }, /role read/u],
    ['an answer without a permission', { known: { ann: '' } }, /has the role/u],
    [
      'the second, who may not',
      { causes: [ann, ben], known: { ann: 'admin', ben: 'read' } },
      /^ben, who started this run, has/u,
    ],
    ['the first, who may not', { causes: [ann, ben], known: { ann: 'read', ben: 'admin' } }, /^ann, /u],
    ['a person beside a listed bot', { causes: [app, ben], bots: 'app[bot]' }, /^ben, .* has the role none/u],
    [
      'a person with the name of a listed bot',
      { causes: [cause('app')], bots: 'app' },
      /^app, .* role none/u,
    ],
    [
      'an account that is not told',
      { causes: [cause(undefined), ben], known: { ben: 'admin' } },
      /^The event issues does not say who caused the event\. So allowed-permissions cannot be checked\.$/u,
    ],
    [
      'an account that cannot be read',
      { causes: [{ ...cause(undefined), unreadable: '$.sender is 5' }] },
      /^Nobody can tell who caused the event, because the event payload could not be read: \$\.sender is 5\. So allowed-permissions cannot be checked\.$/u,
    ],
  ])('refuses %s', async (_, given, says) => {
    expect(await decide(given).decision).toEqual({
      reason: 'insufficient-permission',
      message: expect.stringMatching(says) as unknown,
    })
  })

  it.each(['', 'app', 'app[bot', 'App[bot]', 'xapp[bot]', 'app[bot]x', '*', 'any', '.*'])(
    'refuses a bot where the bots are "%s", whatever its permission is',
    async (bots) => {
      const { asked, decision } = decide({ causes: [app], bots, known: { 'app[bot]': 'admin' } })
      expect(await decision).toEqual({
        reason: 'bot-not-allowed',
        message: `The bot app[bot], which caused the event, is not in allowed-bots. To allow it, write:\nallowed-bots: ${bots === '' ? '' : `${bots},`}app[bot]`,
      })
      expect(asked).toEqual([])
    },
  )

  it.each<[string, Given]>([
    ['an event that needs write access', { causes: [] }],
    ['allowed-permissions: any, without a sender', { allowed: ['read', 'any'], causes: [cause(undefined)] }],
    ['allowed-permissions: any, for a bot', { allowed: ['read', 'any'], causes: [app] }],
    ['allowed-permissions: any, while GitHub is down', { allowed: ['read', 'any'], known: { ann: down } }],
    ['a listed bot', { causes: [app], bots: 'app[bot]' }],
  ])('asks about nobody: %s', async (_, given) => {
    const { asked, decision } = decide(given)
    expect(await decision).toBeUndefined()
    expect(asked).toEqual([])
  })

  it.each<[string, Given]>([
    ['ann, who caused the event,', { known: { ann: down } }],
    ['ben, who started this run,', { causes: [ann, ben], known: { ann: 'admin', ben: down } }],
  ])('refuses nobody if GitHub does not tell the permission of %s', async (who, given) => {
    const error = await failureOf(decide(given).decision, ActionError)
    expect(error.message).toBe(
      `The permission of ${who} could not be checked. Nobody was refused, and nothing was sent to the service. Run the workflow again once this works: connect ECONNREFUSED`,
    )
  })

  it('passes on the reason of an interruption', async () => {
    const reason = new Error('cancelled')
    await expect(decide({ known: { ann: reason } }).decision).rejects.toBe(reason)
  })

  it('shows a hostile login as one short line', async () => {
    const { decision } = decide({ causes: [cause(`x\n::error::${'y'.repeat(5000)}`)] })
    const { message } = (await decision) as { message: string }
    expect(message).not.toContain('\n')
    expect(message.length).toBeLessThan(500)
  })
})
