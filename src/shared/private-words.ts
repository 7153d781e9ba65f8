import { atFirstUse } from './first-use.ts'
import { withoutEscapes } from './site-address.ts'

/** What stands in the place of an e-mail address. */
export const emailReplacement = '[e-mail address]'

const atSigns = /(?:@|%40)+/gu
const word = String.raw`\p{L}\p{M}\p{N}_%\-`
// The end of a text. The lookbehind lets the search begin only once in a run of these characters.
const name = new RegExp(String.raw`(?<![${word}.!$'*+^\x60{|}~])[${word}.!$'*+^\x60{|}~]+$`, 'u')
const domain = new RegExp(String.raw`^[${word}]+(?:\.[${word}]+)*`, 'u')
// Two letters tell the end of a domain from a version number, such as that of `package@1.2.3`.
const twoLetters = /^[\p{L}\p{M}]{2}/u
// File extensions in names of packages, such as `react@next.js`. None is a top-level domain.
const extensions = new Set(['js', 'cjs', 'mjs', 'jsx', 'ts', 'cts', 'mts', 'tsx', 'json', 'css'])

/**
 * Replaces every e-mail address of the forms `name@host` and `name%40host` in a text that readers wrote or caused. Its time is
 * linear in the length of the text.
 */
export function withoutEmailAddresses(text: string): string {
  const parts: string[] = []
  let end = 0
  let before = 0
  const signs = [...text.matchAll(atSigns)]
  for (const [index, { 0: sign, index: start }] of signs.entries()) {
    const after = start + sign.length
    const [named] = name.exec(text.slice(before, start)) ?? ['']
    const [host] = domain.exec(text.slice(after, signs[index + 1]?.index)) ?? ['']
    before = after
    if (named === '' || !isDomain(withoutEscapes(host))) continue
    // The host of the address before can be the name of this one.
    if (start - named.length >= end) parts.push(text.slice(end, start - named.length), emailReplacement)
    end = after + host.length
  }
  return parts.join('') + text.slice(end)
}

function isDomain(host: string): boolean {
  const [, ...labels] = host.split('.')
  return labels.some((label) => twoLetters.test(label) && !extensions.has(label.toLowerCase()))
}

/** What stands in the place of a key. */
export const keyReplacement = '[key]'

/** The start of a key, which is not within a run of `characters`. A percent-encoded character can be before it. */
const after = (characters: string) => String.raw`(?:(?<![${characters}])|(?<=%[\dA-Fa-f]{2}))`
const start = after(String.raw`\dA-Za-z`)
const pem = (edge: 'BEGIN' | 'END') => String.raw`-----${edge} [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----`

/** The forms of keys, as their issuers document them: how each begins, and its length. */
const forms = [
  // Anthropic and OpenAI
  String.raw`${start}sk-(?:ant|proj|svcacct|admin)-[\w\-]{20,}`,
  // GitHub: https://github.blog/engineering/platform-security/behind-githubs-new-authentication-token-formats/
  String.raw`${start}gh[opsur]_\w{36,}`,
  String.raw`${start}github_pat_\w{22,}`,
  // AWS
  String.raw`${start}A(?:KI|SI)A[\dA-Z]{16}(?![\dA-Za-z])`,
  // Stripe
  String.raw`${start}[rs]k_(?:live|test)_[\dA-Za-z]{16,}`,
  // Slack
  String.raw`${start}xox[abeoprs]-[\dA-Za-z\-]{20,}`,
  // Google
  String.raw`${start}AIza[\w\-]{35}(?![\w\-])`,
  // The documentation service
  String.raw`${start}mint_\w{16,}`,
  // A JSON Web Token. It begins only once in a run of its characters.
  String.raw`${after(String.raw`\w\-`)}eyJ[\w\-]{8,}\.eyJ[\w\-]{8,}\.[\w\-]{8,}`,
  // A private key, up to its end, or the lines of its start.
  String.raw`${pem('BEGIN')}(?:(?:[^\-]|-(?!----))*${pem('END')}|(?:(?:\s|\\n)+[\d+\/A-Za-z]{40,})*(?:(?:\s|\\n)+[\d+\/A-Za-z]{1,63}={1,2})?)`,
]
const anyForm = atFirstUse(() => new RegExp(forms.join('|'), 'gu'))

/**
 * Replaces every key of a documented form in a text that somebody pasted it into. Its time is linear in the length of the text.
 *
 * @param onKey called for each key
 */
export function withoutPastedKeys(text: string, onKey: () => void): string {
  return text.replaceAll(anyForm(), () => {
    onKey()
    return keyReplacement
  })
}
