import type { Dispatcher } from 'undici'

import { ServiceError } from './errors.ts'
import type * as Undici from './undici-parts.ts'
import type { ServiceAddress } from './urls.ts'

/** The HTTP client, and the dispatcher for a URL: direct, or through the runner's proxy. */
export interface Connection {
  undici: typeof Undici
  dispatcher: Dispatcher
}

/** The proxy of the runner for https. Without one, both are empty. */
export interface RunnerProxy {
  /** A URL, or a host and port. */
  url: string
  /** The hosts that are reached without it, separated by commas. */
  except: string
}

/** @throws ServiceError if no request can be sent through the proxy. A retry would fail in the same way */
export async function connectionTo(url: URL, proxy: RunnerProxy): Promise<Connection> {
  const undici = await import('./undici-parts.ts')
  if (isLoopback(url)) return { undici, dispatcher: new undici.Agent({ allowH2: false }) }
  const httpsProxy = proxyUrl(proxy.url)
  try {
    const dispatcher = new undici.EnvHttpProxyAgent({
      // Empty, not absent: otherwise undici uses http_proxy for https if https_proxy is not set.
      httpProxy: '',
      httpsProxy,
      noProxy: proxy.except,
      allowH2: false,
      // The connection to the proxy itself does not get the option above.
      proxyTls: { allowH2: false },
    })
    return { undici, dispatcher }
  } catch {
    // undici decodes the user and password of the URL. Its error could show them.
    throw unusableProxy()
  }
}

/** Returns true for hosts that are never reached through a proxy, and that allow plain http. */
export function isLoopback({ hostname }: URL): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u.test(hostname)
}

/**
 * Returns the address of a site; undefined unless it is plain https, of at most 2,000 visible characters. On a loopback host,
 * http is allowed.
 */
export function siteAddress(text: string): URL | undefined {
  // URL.parse() silently drops line breaks and tabs.
  const url = /^[\x21-\x7E]{1,2000}$/u.test(text) ? URL.parse(text) : null
  const isAllowed = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url))
  return isAllowed && url.username === '' && url.password === '' ? url : undefined
}

/** Like {@link siteAddress}, for an address that the service names: a loopback host counts only if the service is on one. */
export function namedAddress(text: string, { baseUrl }: Pick<ServiceAddress, 'baseUrl'>): URL | undefined {
  const address = siteAddress(text)
  return address && isLoopback(address) && !isLoopback(baseUrl) ? undefined : address
}

function proxyUrl(value: string): string {
  if (value === '') return ''
  // Like the runner, accept a proxy as host and port without a scheme.
  const url = URL.parse(value.includes('://') ? value : `http://${value}`)
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.href
  throw unusableProxy()
}

function unusableProxy(): ServiceError {
  // Not with the value: it can contain a password.
  return new ServiceError(
    'The proxy of the runner cannot be used, so nothing was sent. https_proxy or HTTPS_PROXY must be a URL such as http://proxy.example:8080.',
    { kind: 'refused' },
  )
}
