// The index of undici also loads WebSocket, caches, mocks and more. That about doubles the load time of the client, and fails
// on Node 20. The package has no "exports", so its files can be imported. They are not documented: run all tests after an
// update.
import operations from 'undici/lib/api/index.js'
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js'
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js'

// The index of undici does the same. It adds the methods `request` and `connect`, and proxies need `connect`.
Object.assign(Dispatcher.prototype, operations)

export { EnvHttpProxyAgent }
