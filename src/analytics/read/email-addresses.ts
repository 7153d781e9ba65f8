/** What stands in the place of an e-mail address. */
export const emailReplacement = '[e-mail address]'

// The forms of an at sign: plain, full-width, small, percent-encoded (also twice), as an entity, and `[at]`.
const at = String.raw`@|\uFF20|\uFE6B|%(?:25)?40|&#0{0,6}64;|&#[xX]0{0,6}40;|&commat;| ?[\[({] ?(?:at|AT) ?[\])}] ?`
const atSign = new RegExp(at, 'u')
// The forms of a full stop, and other full-width characters of addresses.
const dot = String.raw`.\u3002\uFF0E\uFF61`
const word = String.raw`\p{L}\p{M}\p{N}_\uFF3F\uFF0D\-`
const invisible = String.raw`\p{Default_Ignorable_Code_Point}`
const addressCharacters = String.raw`[${word}${dot}${invisible}!$%'*+^\x60{|}~\uFF0B]`
// A run of characters of addresses with an at sign in it. No two alternatives begin with the same character, except `%`
// and `{`, so that the time is linear in the length of the text. Without a limit, 8 MB overflow the stack of V8.
const run = new RegExp(String.raw`(["')]?)((?:${at}|${addressCharacters}){1,100000})`, 'gu')
// A last label with two letters tells a domain from a version number, such as that of `package@1.2.3`.
const domain = new RegExp(String.raw`^(?:[${word}%]+[${dot}])+[\p{L}\p{M}]{2}`, 'u')
const invisibles = new RegExp(invisible, 'gu')

/**
 * Replaces every e-mail address in a text that readers wrote or caused. It finds addresses whose at sign is encoded or
 * full-width, too. It also replaces the characters that touch the address. Its time is linear in the length of the
 * text. A missing text is null.
 */
export function withoutEmailAddresses(text: string): string
export function withoutEmailAddresses(text: string | null | undefined): string | null
export function withoutEmailAddresses(text: string | null | undefined): string | null {
  if (text == null || !atSign.test(text)) return text ?? null
  return text.replace(run, (found, quote: string, touching: string) =>
    hasAddress(touching, quote !== '') ? quote + emailReplacement : found,
  )
}

/** @param follows whether a quoted name or a comment can come before an at sign at the start */
function hasAddress(touching: string, follows: boolean): boolean {
  const parts = touching.replace(invisibles, '').split(new RegExp(at, 'u'))
  return parts.some((part, index) => index > 0 && (follows || parts[index - 1] !== '') && domain.test(part))
}
