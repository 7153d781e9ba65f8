import { type Answer, jsonAnswer } from './answer.ts'

/** What a key permits: `read` for GET, `write` for POST. */
export type Scope = 'read' | 'write'

/** An admin key of the organization. It is valid for each of its projects. */
export interface ApiKey {
  scopes: Scope[]
  /** Default false. */
  expired?: boolean
  /** Whether the key's IP allowlist, if any, contains the caller. Default true. */
  ipAllowed?: boolean
}

/** The key that is accepted if the options name no keys. */
export const simulatorKey = 'mint_simulator_key_0123456789'

/** Returns the answer with status 401 or 403 if an `Authorization` header does not permit `scope`. */
export function refuse(
  keys: Readonly<Record<string, ApiKey>>,
  authorization: string | undefined,
  scope: Scope,
): Answer | undefined {
  if (authorization === undefined) return jsonAnswer(401, { error: 'Missing Authorization header' })
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
  if (token === undefined) return jsonAnswer(401, { error: 'Malformed Authorization header' })
  const key = new Map(Object.entries(keys)).get(token)
  if (key === undefined) return jsonAnswer(401, { error: 'Invalid API key' })
  if (key.expired === true) return jsonAnswer(401, { error: 'API key has expired' })
  if (key.ipAllowed === false)
    return jsonAnswer(403, { error: 'Your IP address is not on the allowlist of this API key' })
  return key.scopes.includes(scope)
    ? undefined
    : jsonAnswer(403, { error: `API key lacks the required scope: ${scope}` })
}
