/** Returns true for hosts that are never reached through a proxy, and that allow plain http. */
export function isLoopback({ hostname }: URL): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u.test(hostname)
}

const thisMachine =
  /^(?:(?:.+\.)?localhost\.?|(?:0|127)(?:\.\d+){3}|\[::1?\]|\[::(?:ffff:)?(?:0|7f[\da-f]{2}):[\da-f]+\])$/u

/** Returns true for every host that is the machine of whoever asks, in any form that a URL can have. */
export function isThisMachine({ hostname }: URL): boolean {
  return thisMachine.test(hostname)
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

type Encode = (segment: string) => string

/** Returns the path of a site without a slash at its end; empty if it is the root. */
export function basePath({ pathname }: URL): string {
  return pathname.replace(/(?<!\/)\/+$/u, '')
}

/** Returns the address of a path below that of a site. */
export function addressBelow(site: URL, segments: readonly string[], encode: Encode = encodeURIComponent) {
  const url = new URL(site)
  url.pathname = [basePath(site), ...segments.map(encode)].join('/')
  return url
}

// A character in UTF-8. What decodes to none stays as it is.
const escapes =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-4](?:%[89ab][\da-f]){3}/giu
// They end or separate parts of an address, or change how the text around them is read.
const staysEncoded = /[/?#%\p{Cc}\p{Bidi_Control}]/u

/** Decodes the escapes of a text, but for those that would change its meaning. */
export function withoutEscapes(text: string): string {
  return text.replace(escapes, (escape) => {
    try {
      const character = decodeURIComponent(escape)
      return staysEncoded.test(character) ? escape : character
    } catch {
      return escape
    }
  })
}
