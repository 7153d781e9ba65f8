import type { Dispatcher } from 'undici'

import { UnusableProxyError } from './errors.ts'
import type * as Undici from './http-client.ts'

/** The HTTP client, and the dispatcher for a URL: direct, or through the runner's proxy. */
export interface Connection {
  undici: typeof Undici
  dispatcher: Dispatcher
}

/** @throws UnusableProxyError */
export async function connectionTo(url: URL): Promise<Connection> {
  const undici = await import('./http-client.ts')
  if (isLoopback(url)) return { undici, dispatcher: new undici.Agent({ allowH2: false }) }
  const httpsProxy = proxyUrl(variable('https_proxy'))
  try {
    const dispatcher = new undici.EnvHttpProxyAgent({
      // Empty, not absent: otherwise undici uses http_proxy for https if https_proxy is not set.
      httpProxy: '',
      httpsProxy,
      noProxy: variable('no_proxy'),
      allowH2: false,
    })
    return { undici, dispatcher }
  } catch {
    // undici decodes the user and password of the URL. Its error could show them.
    throw new UnusableProxyError()
  }
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
  const url = URL.parse(value.includes('://') ? value : `http://${value}`)
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.href
  throw new UnusableProxyError()
}
