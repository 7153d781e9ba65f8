import { documentAddress } from '../action-documents.ts'
import { codeSpan } from '../untrusted-text.ts'

/** Parts of messages. Each one is a heading of `docs/troubleshooting.md`. */
export const explained = [
  'api-key: it is empty',
  'answered with HTTP 401',
  'answered with HTTP 403',
  'answered with HTTP 404',
  'answered with HTTP 429',
  'could not be sent',
  'proxy of the runner cannot be used',
  'may have been started',
  'times in a row',
  'still running',
  'could not be uploaded',
  'GitHub Enterprise Server does not support it',
  'event payload could not be read',
  'does not list the changed files',
  'cannot find an earlier agent job',
  'did not accept the follow-up message',
] as const

/**
 * Returns a paragraph with links to what the documentation says about messages, as Markdown; none if it says nothing.
 * A message of a server can only choose among these links.
 */
export function troubleshootingLinks(messages: readonly string[]): string[] {
  const found = explained.filter((part) => messages.some((message) => message.includes(part)))
  if (found.length === 0) return []
  const links = found.map((part) => {
    const address = documentAddress(`docs/troubleshooting.md#${anchorOf(part)}`, process.env)
    return URL.canParse(address) ? `[${part}](<${address}>)` : `${part} (${codeSpan(address)} of this action)`
  })
  return [`Troubleshooting: ${links.join(' · ')}`]
}

/** Returns the anchor that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/gu, '')
    .replaceAll(' ', '-')
}
