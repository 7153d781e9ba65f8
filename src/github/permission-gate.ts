import { messageOf } from '../errors.ts'
import { singleLine } from '../untrusted-text.ts'
import { type Account, isBot, isOutsiderEvent, type TriggerEvent } from './trigger-event.ts'

const baseRoles: ReadonlySet<string> = new Set(['admin', 'maintain', 'write', 'triage', 'read', 'none'])

/** A permission as GitHub returns it. `permission` has no values for `maintain` and `triage`; `roleName` does. */
export interface RepositoryPermission {
  permission: string
  /** One of GitHub's roles, or the name of a custom role. */
  roleName: string | undefined
}

export interface GateOptions {
  event: TriggerEvent
  /** Roles that may trigger a job. `any` turns the gate off. */
  allowedPermissions: readonly string[]
  /** Exact logins of bots that may trigger a job. */
  allowedBots: readonly string[]
  /** @throws if GitHub does not answer; the gate then refuses the event */
  permissionOf: (login: string) => Promise<RepositoryPermission>
}

export type GateDecision =
  | { allowed: true }
  | { allowed: false; reason: 'insufficient-permission' | 'bot-not-allowed'; message: string }

/**
 * Decides whether the accounts behind an event may start an agent job. An account that cannot be verified is refused.
 */
export async function decideGate(options: GateOptions): Promise<GateDecision> {
  const { event, allowedPermissions } = options
  if (!isOutsiderEvent(event.name) || allowedPermissions.includes('any')) return { allowed: true }
  const { sender, triggeringActor } = event
  if (sender === undefined || triggeringActor === undefined || triggeringActor === '') {
    const unreadable = event.unreadable.sender
    const why =
      unreadable === undefined
        ? `The event ${event.name} does not say who caused this run.`
        : `Nobody can tell who caused this run, because the event payload could not be read: ${unreadable}.`
    return refusal('insufficient-permission', why)
  }
  const actor =
    triggeringActor === sender.login ? sender : { login: triggeringActor, isBot: isBot(triggeringActor) }
  for (const account of actor === sender ? [sender] : [sender, actor]) {
    const decision = await decideFor(account, options)
    if (!decision.allowed) return decision
  }
  return { allowed: true }
}

async function decideFor({ login, isBot }: Account, options: GateOptions): Promise<GateDecision> {
  const { allowedPermissions, allowedBots, permissionOf } = options
  const shown = singleLine(login)
  if (isBot) {
    if (allowedBots.includes(login)) return { allowed: true }
    return refusal('bot-not-allowed', `The bot ${shown} is not in allowed-bots.`)
  }
  try {
    const role = roleOf(await permissionOf(login))
    if (allowedPermissions.includes(role)) return { allowed: true }
    const needed = allowedPermissions.join(', ')
    return refusal(
      'insufficient-permission',
      `${shown} has the role ${singleLine(role)}, but needs one of ${needed}.`,
    )
  } catch (error) {
    const why = `The permission of ${shown} could not be verified: ${messageOf(error)}`
    return refusal('insufficient-permission', why)
  }
}

/** A custom role counts as the permission that it is based on. */
function roleOf({ permission, roleName }: RepositoryPermission): string {
  return roleName !== undefined && baseRoles.has(roleName) ? roleName : permission
}

function refusal(reason: 'insufficient-permission' | 'bot-not-allowed', message: string): GateDecision {
  return { allowed: false, reason, message }
}
