// The index of undici also loads WebSocket, caches, mocks and more. That about doubles the load time of the client. The
// package has no "exports", so its files can be imported. They are not documented: run all tests after an update.
import type { Dispatcher } from 'undici'
import operations from 'undici/lib/api/index.js'
import Agent from 'undici/lib/dispatcher/agent.js'
import AnyDispatcher from 'undici/lib/dispatcher/dispatcher.js'
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js'

export { Agent, EnvHttpProxyAgent }

type RequestOptions = Omit<Dispatcher.RequestOptions, 'origin' | 'path'> & { dispatcher: Dispatcher }

// The index of undici does the same. It adds the methods `request` and `connect`, and proxies need `connect`.
Object.assign(AnyDispatcher.prototype, operations)

/** Like `request` of the index of undici, with only the options that are used here. */
export async function request(
  { origin, pathname, search }: URL,
  { dispatcher, ...options }: RequestOptions,
): Promise<Dispatcher.ResponseData> {
  return dispatcher.request({ ...options, origin, path: `${pathname}${search}` })
}
