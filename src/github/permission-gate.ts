import { ActionError, messageOf } from '../errors.ts'
import { singleLine } from '../untrusted-text.ts'
import type { Cause } from './event-causes.ts'
import { GitHubError } from './github-call.ts'
import type { TriggerEvent } from './trigger-event.ts'

const baseRoles: ReadonlySet<string> = new Set(['admin', 'maintain', 'write', 'triage', 'read', 'none'])

/** A permission as GitHub returns it. `permission` has no values for `maintain` and `triage`; `roleName` does. */
export interface RepositoryPermission {
  permission: string
  /** One of GitHub's roles, or the name of a custom role. */
  roleName: string | undefined
}

export interface GateOptions {
  event: Pick<TriggerEvent, 'name' | 'isTrusted' | 'causes'>
  /** Roles that may trigger a job. `any` turns the gate off. */
  allowedPermissions: readonly string[]
  /** Exact logins of bots that may trigger a job. */
  allowedBots: readonly string[]
  /** @throws GitHubError if GitHub does not tell it */
  permissionOf: (login: string) => Promise<RepositoryPermission>
}

export type GateDecision =
  | { allowed: true }
  | { allowed: false; reason: 'insufficient-permission' | 'bot-not-allowed'; message: string }

/**
 * Decides whether the accounts behind an event may start an agent job. An account that the event does not name is
 * refused.
 *
 * @throws ActionError if GitHub does not tell a permission: nobody is refused then
 */
export async function decideGate(options: GateOptions): Promise<GateDecision> {
  const { event, allowedPermissions } = options
  if (event.isTrusted || allowedPermissions.includes('any')) return { allowed: true }
  for (const cause of event.causes) {
    const decision = await decideFor(cause, options)
    if (!decision.allowed) return decision
  }
  return { allowed: true }
}

async function decideFor({ did, account, unreadable }: Cause, options: GateOptions): Promise<GateDecision> {
  const { event, allowedPermissions, allowedBots } = options
  if (account === undefined) {
    const name = event.name === '' ? 'that triggered this run' : event.name
    const why =
      unreadable === undefined
        ? `The event ${name} does not say who ${did}.`
        : `Nobody can tell who ${did}, because the event payload could not be read: ${unreadable}.`
    return refusal('insufficient-permission', why)
  }
  const { login, isBot } = account
  const shown = singleLine(login)
  if (isBot) {
    if (allowedBots.includes(login)) return { allowed: true }
    return refusal('bot-not-allowed', `The bot ${shown}, which ${did}, is not in allowed-bots.`)
  }
  const who = `${shown}, who ${did},`
  const role = roleOf(await permissionOf(login, who, options))
  if (allowedPermissions.includes(role)) return { allowed: true }
  const needed = allowedPermissions.join(', ')
  return refusal(
    'insufficient-permission',
    `${who} has the role ${singleLine(role)}, but needs one of ${needed}.`,
  )
}

async function permissionOf(login: string, who: string, options: GateOptions): Promise<RepositoryPermission> {
  try {
    return await options.permissionOf(login)
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    throw new ActionError(
      `The permission of ${who} could not be checked. Nobody was refused, and nothing was sent to the service. Run the workflow again once this works: ${messageOf(error)}`,
      { cause: error },
    )
  }
}

/** A custom role counts as the permission that it is based on. */
function roleOf({ permission, roleName }: RepositoryPermission): string {
  return roleName !== undefined && baseRoles.has(roleName) ? roleName : permission
}

function refusal(reason: 'insufficient-permission' | 'bot-not-allowed', message: string): GateDecision {
  return { allowed: false, reason, message }
}
