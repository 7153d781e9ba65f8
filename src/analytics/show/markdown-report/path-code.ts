import { codeSpan } from '../../../shared/untrusted-text.ts'
import { pageLink } from '../page-link.ts'

// A longer path makes its table wider than the summary.
export const maxPathCharacters = 70
// A path with escapes is longer than any other, and has no link.
const maxLinkCharacters = 300

/** Returns a path as code. */
function pathCode(path: string): string {
  return codeSpan(path, maxPathCharacters)
}

// None of these characters has a meaning in Markdown or HTML, alone or together.
const ordinaryPath = /^(?:\/[A-Za-z0-9-]+){2,}$/u

/**
 * Returns a path for a table, as a link if the address of its page is known. An ordinary path can break behind a slash, so
 * that the table fits on a phone. Behind a hyphen it can break anyway.
 */
export function pathInTable(path: string, siteUrl: URL | undefined): string {
  const linked = linkedPath(path, siteUrl)
  if (path.length > maxPathCharacters || !ordinaryPath.test(path)) return linked
  const breakable = path.slice(1).replaceAll('/', '/<wbr>')
  return linked.replace(`\`${path}\``, `<code>/${breakable}</code>`)
}

/** Returns a path as code that is also a link to the page, if its address is known and short. */
export function linkedPath(path: string, siteUrl: URL | undefined): string {
  const code = pathCode(path)
  const link = siteUrl && pageLink(siteUrl, path)
  if (link === undefined || link.length > maxLinkCharacters || !code.startsWith('`')) return code
  return `[${code}](<${link}>)`
}
