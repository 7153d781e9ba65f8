import { ActionError } from '../shared/errors.ts'
import { addressBelow, isLoopback, isThisMachine, siteAddress } from '../shared/site-address.ts'

/** Returns the URL of a path of the contract, below the path of the base URL. */
export function urlBelow(baseUrl: URL, segments: readonly string[]): URL {
  return addressBelow(baseUrl, segments, encodeSegment)
}

/** Encodes one path segment. A dot segment would change the path, even if it is encoded. */
function encodeSegment(segment: string): string {
  if (/^\.{0,2}$/u.test(segment) || !segment.isWellFormed()) {
    throw new ActionError(`"${segment}" cannot be used as an identifier in the path of a request.`)
  }
  return encodeURIComponent(segment)
}

/** Like {@link siteAddress}, for an address that the service names: this machine counts only if the service is on it. */
export function namedAddress(text: string, baseUrl: URL): URL | undefined {
  const address = siteAddress(text)
  return address && isThisMachine(address) && !isLoopback(baseUrl) ? undefined : address
}
