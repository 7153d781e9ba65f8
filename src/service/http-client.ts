// The index of undici also loads WebSocket, caches, mocks and more, which about doubles the time that the client takes
// to load. The package has no "exports", so its files can be imported. They are not documented: run all tests after an
// update.
import type { Dispatcher } from 'undici'
import operations from 'undici/lib/api/index.js'
import Agent from 'undici/lib/dispatcher/agent.js'
import AnyDispatcher from 'undici/lib/dispatcher/dispatcher.js'
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js'

export { Agent, EnvHttpProxyAgent }

type RequestOptions = Omit<Dispatcher.RequestOptions, 'origin' | 'path'> & { dispatcher: Dispatcher }

// The index of undici does this too: `request`, and the `connect` that proxies need, are methods only after it.
Object.assign(AnyDispatcher.prototype, operations)

/** `request` of the index of undici, with the options that are used here. */
export async function request(
  { origin, pathname, search }: URL,
  { dispatcher, ...options }: RequestOptions,
): Promise<Dispatcher.ResponseData> {
  return dispatcher.request({ ...options, origin, path: `${pathname}${search}` })
}
