import type { Dispatcher } from 'undici'

import { ServiceError } from './errors.ts'
import type * as Undici from './http-client.ts'

/** The HTTP client, and the dispatcher for a URL: direct, or through the runner's proxy. */
export interface Connection {
  undici: typeof Undici
  dispatcher: Dispatcher
}

/** @throws {@link ServiceError} if the runner's proxy is not a valid URL */
export async function connectionTo(url: URL): Promise<Connection> {
  const undici = await import('./http-client.ts')
  if (isLoopback(url)) return { undici, dispatcher: new undici.Agent({ allowH2: false }) }
  const dispatcher = new undici.EnvHttpProxyAgent({
    // Empty, not absent: otherwise undici uses http_proxy for https if https_proxy is not set.
    httpProxy: '',
    httpsProxy: proxyUrl(variable('https_proxy')),
    noProxy: variable('no_proxy'),
    allowH2: false,
  })
  return { undici, dispatcher }
}

/** Returns true for hosts that are never reached through a proxy, and that allow plain http. */
export function isLoopback({ hostname }: URL): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u.test(hostname)
}

/** Returns a variable in lower or upper case. Like the runner, it treats an empty one as absent. */
function variable(name: string): string {
  const [lower, upper] = [process.env[name], process.env[name.toUpperCase()]]
  return lower === undefined || lower === '' ? (upper ?? '') : lower
}

function proxyUrl(value: string): string {
  if (value === '') return ''
  // Like the runner, accept a proxy as host and port without a scheme.
  const url = /^https?:\/\//iu.test(value) ? value : `http://${value}`
  if (URL.canParse(url)) return url
  throw new ServiceError('The proxy of the runner cannot be used: https_proxy or HTTPS_PROXY is not a URL.')
}
