import { singleLine } from '../shared/untrusted-text.ts'
import { wordList } from '../shared/word-list.ts'
import type { Cause } from './event-causes.ts'
import { explaining } from './github-call.ts'
import { loginForm } from './github-objects.ts'
import type { RepositoryPermission } from './github-client.ts'
import { type Skip, SkippedError } from '../shared/errors.ts'

/** The roles of GitHub. A role includes those before it. An organization can give these names to roles of its own. */
const roles = ['none', 'read', 'triage', 'write', 'maintain', 'admin']
/** Two of them have the permission of another one. */
const permissionsOfRoles: Readonly<Record<string, string>> = { triage: 'read', maintain: 'write' }

/** The values of `allowed-permissions`. `any` turns the gate off. */
export const allowedPermissionNames = ['admin', 'maintain', 'write', 'triage', 'read', 'any'] as const
export type AllowedPermission = (typeof allowedPermissionNames)[number]

interface GateOptions {
  event: { name: string; causes: readonly Cause[] }
  /** Roles that may trigger a job. So may those that include one of them. */
  allowedPermissions: readonly AllowedPermission[]
  /** Exact logins of bots that may trigger a job. */
  allowedBots: readonly string[]
  /** @throws GitHubError if GitHub does not tell it */
  permissionOf: (login: string) => Promise<RepositoryPermission>
}

/**
 * Lets the accounts behind an event start an agent job. An account that the event does not name is refused.
 *
 * @throws SkippedError if one of them may not
 * @throws ActionError if GitHub does not tell a permission: nobody is refused then
 */
export async function passGate(options: GateOptions): Promise<void> {
  if (options.allowedPermissions.includes('any')) return
  for (const cause of options.event.causes) await check(cause, options)
}

async function check({ did, account, unreadable }: Cause, options: GateOptions): Promise<void> {
  const { event, allowedPermissions, allowedBots } = options
  const refusal = (reason: Skip['reason'], message: string) => new SkippedError({ reason, message })
  if (account === undefined) {
    const name = event.name === '' ? 'that triggered this run' : event.name
    const why =
      unreadable === undefined
        ? `The event ${name} does not say who ${did}`
        : `Nobody can tell who ${did}, because the event payload could not be read: ${unreadable}`
    throw refusal('insufficient-permission', `${why}. So allowed-permissions cannot be checked.`)
  }
  const { login, isBot } = account
  const name = singleLine(login)
  if (isBot) {
    if (allowedBots.includes(login)) return
    const bots = [...allowedBots, login].join(',')
    const toAllow = loginForm.test(login) ? ` To allow it, write:\nallowed-bots: ${bots}` : ''
    throw refusal('bot-not-allowed', `The bot ${name}, which ${did}, is not in allowed-bots.${toAllow}`)
  }
  const who = `${name}, who ${did},`
  const unknown = `The permission of ${who} could not be checked. Nobody was refused, and nothing was sent to the service. Run the workflow again once this works:`
  const role = roleOf(await options.permissionOf(login).catch(explaining(unknown)))
  if (allowedPermissions.some((allowed) => roles.indexOf(role) >= roles.indexOf(allowed))) return
  const needed = wordList('or', allowedPermissions)
  throw refusal(
    'insufficient-permission',
    `${who} has the role ${singleLine(role)}. The input allowed-permissions asks for ${needed}.`,
  )
}

/** A custom role counts as the permission that it is based on. */
function roleOf({ permission, role_name: roleName }: RepositoryPermission): string {
  return roleName !== undefined && permissionsOfRoles[roleName] === permission ? roleName : permission
}
