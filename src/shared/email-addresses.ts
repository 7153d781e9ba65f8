import { decoded } from './escapes.ts'

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
    if (named === '' || !isDomain(decoded(host))) continue
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
