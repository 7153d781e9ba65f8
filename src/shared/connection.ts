import type { Dispatcher } from 'undici'

import { RequestError } from './retry.ts'
import { isLoopback } from './site-address.ts'

/** The proxy of the runner for https. Without one, both are empty. */
export interface RunnerProxy {
  /** A URL, or a host and port. */
  url: string
  /** The hosts that are reached without it, separated by commas. */
  except: string
}

/**
 * Returns what sends requests to the origin of a URL: directly, or through the runner's proxy.
 *
 * @throws RequestError of the kind `refused` if the proxy cannot be used
 */
export async function connectionTo(url: URL, proxy: RunnerProxy): Promise<Dispatcher> {
  const { EnvHttpProxyAgent } = await import('./undici-parts.ts')
  try {
    return new EnvHttpProxyAgent({
      // Empty, not absent: otherwise undici uses http_proxy for https if https_proxy is not set.
      httpProxy: '',
      httpsProxy: isLoopback(url) ? '' : proxyUrl(proxy.url),
      noProxy: proxy.except,
      allowH2: false,
      // The connection to the proxy itself does not get the option above.
      proxyTls: { allowH2: false },
    })
  } catch {
    // Without the cause and the value: both can contain the password, which undici decodes.
    throw new RequestError(
      'The proxy of the runner cannot be used, so nothing was sent. https_proxy or HTTPS_PROXY must be a URL such as http://proxy.example:8080. In its password, % is written as %25.',
      { kind: 'refused' },
    )
  }
}

function proxyUrl(value: string): string {
  if (value === '') return ''
  // Like the runner, accept a proxy as host and port without a scheme.
  const { href, protocol } = new URL(value.includes('://') ? value : `http://${value}`)
  if (protocol === 'http:' || protocol === 'https:') return href
  throw new TypeError('another scheme')
}

/** Returns the text of an answer; undefined if it is larger than `mostBytes`. */
export async function bodyTextWithin(
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
