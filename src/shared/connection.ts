import type { Dispatcher } from 'undici'

import { isLoopback } from './site-address.ts'

/** The proxy of the runner for https. Without one, both are empty. */
export interface RunnerProxy {
  /** A URL, or a host and port. */
  url: string
  /** The hosts that are reached without it, separated by commas. */
  except: string
}

/** Returns what sends requests to the origin of a URL: directly, or through the runner's proxy. */
export async function connectionTo(url: URL, proxy: RunnerProxy): Promise<Dispatcher> {
  const { EnvHttpProxyAgent } = await import('./undici-parts.ts')
  return new EnvHttpProxyAgent({
    // Empty, not absent: otherwise undici uses http_proxy for https if https_proxy is not set.
    httpProxy: '',
    httpsProxy: isLoopback(url) ? '' : proxyUrl(proxy.url),
    noProxy: proxy.except,
    allowH2: false,
    // The connection to the proxy itself does not get the option above.
    proxyTls: { allowH2: false },
  })
}

function proxyUrl(value: string): string {
  if (value === '') return ''
  // Like the runner, accept a proxy as host and port without a scheme.
  const url = URL.parse(value.includes('://') ? value : `http://${value}`)
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.href
  // Not with the value: it can contain a password.
  throw new Error('https_proxy or HTTPS_PROXY must be a URL such as http://proxy.example:8080')
}

/** Returns the text of an answer; undefined if it is larger than `mostBytes`. */
export async function textOf(
  body: Dispatcher.ResponseData['body'],
  mostBytes: number,
): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > mostBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
