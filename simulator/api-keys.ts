import { type Answer, jsonAnswer } from './answer.ts'

/** What a key permits: `read` for GET, `write` for POST. */
export type Scope = 'read' | 'write'

/** An admin key of the service. */
export interface ApiKey {
  scopes: Scope[]
  /** Default false. */
  expired?: boolean
  /** Whether the key's IP allowlist, if any, contains the caller. Default true. */
  ipAllowed?: boolean
  /** Project IDs that the key is valid for. Default: all. */
  projects?: string[]
  /** Analytics requests of one organization share a limit. Default `acme`. */
  organization?: string
}

/** A key that every project accepts if the options name no keys. */
export const simulatorKey = 'mint_simulator_key_0123456789'

/** Returns the valid key of an `Authorization` header, or the 401 answer. */
export function authenticate(
  keys: ReadonlyMap<string, ApiKey>,
  authorization: string | undefined,
): ApiKey | Answer {
  if (authorization === undefined) return jsonAnswer(401, { error: 'Missing Authorization header' })
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
  if (token === undefined) return jsonAnswer(401, { error: 'Malformed Authorization header' })
  const key = keys.get(token)
  if (key === undefined) return jsonAnswer(401, { error: 'Invalid API key' })
  if (key.expired === true) return jsonAnswer(401, { error: 'API key has expired' })
  return key
}

/** Returns the 403 answer if `key` does not permit `scope` in the project. */
export function refuse(key: ApiKey, scope: Scope, projectId: string): Answer | undefined {
  if (key.ipAllowed === false) {
    return jsonAnswer(403, { error: 'Your IP address is not on the allowlist of this API key' })
  }
  if (!key.scopes.includes(scope)) {
    return jsonAnswer(403, { error: `API key lacks the required scope: ${scope}` })
  }
  if (key.projects?.includes(projectId) === false) {
    return jsonAnswer(403, { error: 'API key has no access to this project' })
  }
  return undefined
}
