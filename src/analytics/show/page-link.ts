import { emailReplacement } from '../../shared/private-words.ts'
import { addressBelow } from '../../shared/site-address.ts'
import type { Findings } from '../judge/findings.ts'
import { pagePath } from '../read/pages.ts'

// Control characters, lone surrogates, and what a URL parser reads as a separator.
const unsafe = /[\p{Cc}\p{Cs}\\?#]/u
const dotSegment = /^(?:\.|%2e){1,2}$/iu
// Encoded separators and control characters. Some servers decode them before they read the path.
const encodedSeparator = /%(?:[01][0-9a-f]|2f|5c|7f)/iu
const encodedEscape = /%25(?=[0-9a-f]{2})/giu

/**
 * Returns the address of a page; undefined if it is not known, if no reader visits the page now or voted on it, or if the site
 * answers that it is missing.
 */
export type LinkOf = (path: string) => string | undefined

export function linksOf({ siteUrl, rows, pageFeedback, movement }: Findings): LinkOf {
  // The counts of visitors are approximate. A page that readers voted on was there.
  const voted = (pageFeedback?.pages ?? []).map((page) => ({ ...page, path: pagePath(page.path) }))
  const there = new Set([...rows, ...voted].filter(({ total }) => total > 0).map(({ path }) => path))
  for (const { answers, gone } of [...movement.rows, ...movement.lost])
    if (answers.some(({ isMissing }) => isMissing)) for (const path of gone) there.delete(path)
  return (path) => (siteUrl !== undefined && there.has(path) ? pageLink(siteUrl, path) : undefined)
}

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
  return isSafe ? addressBelow(siteUrl, segments, segmentInLink).href : undefined
}

/** Encodes a segment. Bytes that are already encoded stay as they are. */
function segmentInLink(segment: string): string {
  return encodeURIComponent(segment)
    .replaceAll(encodedEscape, '%')
    .replaceAll(/[!'()*]/gu, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
}
