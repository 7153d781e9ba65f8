import { codeSpan } from '../../../shared/untrusted-text.ts'
import { pageLink } from '../page-link.ts'

// With these limits, the report stays 180 KB below the runner's limit of 1 MiB. That holds for 1,000 rows (the
// maximum), the largest numbers, and paths in which every character has the longest escape, 9 bytes.
export const maxPathCharacters = 70
// A path with escapes is longer than any other, and has no link.
const maxLinkCharacters = 300

/** Returns a path as code. */
export function pathCode(path: string): string {
  return codeSpan(path, maxPathCharacters)
}

// None of these characters has a meaning in Markdown or HTML, alone or together.
const ordinaryPath = /^(?:\/[A-Za-z0-9-]+){2,}$/u

// On a phone, a table with three numbers has room for so many characters of code.
const unbrokenCharacters = 6

/**
 * Returns a path for a table, as a link if the address of its page is known. An ordinary path can break behind a slash and
 * inside of a long part, so that the table fits on a phone.
 */
export function pathInTable(path: string, siteUrl: URL | undefined): string {
  const linked = linkedPath(path, siteUrl)
  if (path.length > maxPathCharacters || !ordinaryPath.test(path)) return linked
  const breakable = `<code>/${path.slice(1).split('/').map(breakableSegment).join('/<wbr>')}</code>`
  return linked.replace(`\`${path}\``, breakable)
}

/** Returns a part of a path that can break in pieces of equal length. It can break behind a hyphen anyway. */
function breakableSegment(segment: string): string {
  const words = segment.split(/(?<=-)/u).map((word) => {
    const pieces = Math.ceil(word.length / unbrokenCharacters)
    const length = Math.ceil(word.length / pieces)
    return Array.from({ length: pieces }, (_, index) =>
      word.slice(index * length, (index + 1) * length),
    ).join('<wbr>')
  })
  return words.join('')
}

/** Returns a path as code that is also a link to the page, if its address is known and short. */
export function linkedPath(path: string, siteUrl: URL | undefined): string {
  const code = pathCode(path)
  const link = siteUrl && pageLink(siteUrl, path)
  if (link === undefined || link.length > maxLinkCharacters || !code.startsWith('`')) return code
  return `[${code}](<${link}>)`
}
