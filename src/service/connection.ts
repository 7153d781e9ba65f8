import type { Dispatcher } from 'undici'

import { ServiceError } from './errors.ts'
import type * as Undici from './http-client.ts'

/** The HTTP client, and the way to the host of a URL: straight, or through the proxy of the runner. */
export interface Connection {
  undici: typeof Undici
  dispatcher: Dispatcher
}

/** @throws {@link ServiceError} when the runner's proxy is no URL */
export async function connectionTo(url: URL): Promise<Connection> {
  const undici = await import('./http-client.ts')
  if (isLoopback(url)) return { undici, dispatcher: new undici.Agent({ allowH2: false }) }
  const dispatcher = new undici.EnvHttpProxyAgent({
    // Empty instead of absent: without it, https falls back to the proxy for plain http.
    httpProxy: '',
    httpsProxy: proxyUrl(variable('https_proxy')),
    noProxy: variable('no_proxy'),
    allowH2: false,
  })
  return { undici, dispatcher }
}

/** True for the hosts that no proxy may see, and to which plain http is allowed. */
export function isLoopback({ hostname }: URL): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u.test(hostname)
}

/** A variable in either case; the runner takes an empty one as absent. */
function variable(name: string): string {
  const [lower, upper] = [process.env[name], process.env[name.toUpperCase()]]
  return lower === undefined || lower === '' ? (upper ?? '') : lower
}

function proxyUrl(value: string): string {
  if (value === '') return ''
  // As the runner reads it: a proxy may be given as host and port alone.
  const url = /^https?:\/\//iu.test(value) ? value : `http://${value}`
  if (URL.canParse(url)) return url
  throw new ServiceError('The proxy of the runner cannot be used: https_proxy or HTTPS_PROXY is not a URL.')
}
