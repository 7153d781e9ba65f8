import { emailReplacement } from '../../shared/private-words.ts'
import { basePath } from '../../shared/site-address.ts'

// Control characters, lone surrogates, and what a URL parser reads as a separator.
const unsafe = /[\p{Cc}\p{Cs}\\?#]/u
const dotSegment = /^(?:\.|%2e){1,2}$/iu
// Encoded separators and control characters. Some servers decode them before they read the path.
const encodedSeparator = /%(?:[01][0-9a-f]|2f|5c|7f)/iu
const encodedEscape = /%25(?=[0-9a-f]{2})/giu

/**
 * Returns the address of a page of the site; undefined if its path cannot be made a link that is certain to stay below
 * the address of the site.
 *
 * The path is untrusted text. After the origin, the link has only letters, digits and `-._~%/`, so that it has no
 * meaning in Markdown or in an attribute of HTML.
 */
export function pageLink(siteUrl: URL, path: string): string | undefined {
  // A path without its e-mail address is no page.
  if (path.includes(emailReplacement)) return undefined
  if (!path.startsWith('/') || unsafe.test(path) || encodedSeparator.test(path)) return undefined
  const segments = path.slice(1).split('/')
  const isSafe = segments.every(
    (segment, index) => !dotSegment.test(segment) && (segment !== '' || index === segments.length - 1),
  )
  if (!isSafe) return undefined
  const base = `${siteUrl.origin}${basePath(siteUrl)}`
  return `${base}/${segments.map(encodeSegment).join('/')}`
}

/** Encodes a segment. Bytes that are already encoded stay as they are. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment)
    .replaceAll(encodedEscape, '%')
    .replaceAll(/[!'()*]/gu, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
}
