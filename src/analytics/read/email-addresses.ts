/** What stands in the place of an e-mail address. */
export const emailReplacement = '[e-mail address]'

// The forms of an at sign and of a full stop that are one character.
const at = String.raw`@\uFF20\uFE6B`
const dot = String.raw`.\u2024\u3002\uFE52\uFF0E\uFF61`
const word = String.raw`\p{L}\p{M}\p{N}_\uFF3F\uFF0D\-`
// What shows nothing, and the control characters that log and summary leave out.
const invisible = String.raw`\p{Default_Ignorable_Code_Point}\0-\x08\x0E-\x1F\x7F-\x84\x86-\x9F`
const atSign = new RegExp(`[${at}]+`, 'u')
// A run of characters of addresses with at signs in it, and what can enclose a name before an at sign.
const run = new RegExp(String.raw`(["')]?)([${at}${word}${dot}${invisible}!$%'*+^\x60{|}~\uFF0B]+)`, 'gu')
const dots = new RegExp(`[${dot}]`, 'u')
const wholeLabel = new RegExp(`^[${word}%]+$`, 'u')
// Two letters tell the end of a domain from a version number, such as that of `package@1.2.3`.
const lettersOfLabel = new RegExp(String.raw`^[\p{L}\p{M}]{2}[${word}]*`, 'u')
const invisibles = new RegExp(`[${invisible}]`, 'gu')
// File extensions in names of packages, such as `react@next.js`. None is a top-level domain.
const extensions = new Set(['js', 'cjs', 'mjs', 'jsx', 'ts', 'cts', 'mts', 'tsx', 'json', 'css'])

/**
 * Replaces every e-mail address in a text that readers wrote or caused, also if characters of it are encoded, even twice.
 * It also replaces the characters that touch the address. Its time is linear in the length of the text. A missing text is
 * null.
 */
export function withoutEmailAddresses(text: string): string
export function withoutEmailAddresses(text: string | null | undefined): string | null
export function withoutEmailAddresses(text: string | null | undefined): string | null {
  if (text == null || !possible.test(text)) return text ?? null
  const { decoded, sourceIndex } = decode(text)
  if (!atSign.test(decoded)) return text
  const parts: string[] = []
  let end = 0
  for (const { 1: quote = '', 2: touching = '', index } of decoded.matchAll(run)) {
    if (!hasAddress(touching, quote !== '')) continue
    const start = index + quote.length
    parts.push(text.slice(end, sourceIndex(start)), emailReplacement)
    end = sourceIndex(start + touching.length)
  }
  return parts.join('') + text.slice(end)
}

/** @param follows whether a quoted name or a comment can come before an at sign at the start */
function hasAddress(touching: string, follows: boolean): boolean {
  if (!atSign.test(touching)) return false
  const parts = touching.replace(invisibles, '').split(atSign)
  return parts.some((part, index) => index > 0 && (follows || parts[index - 1] !== '') && hasDomain(part))
}

/** Returns true if the text begins with a domain. */
function hasDomain(text: string): boolean {
  const labels = text.split(dots)
  for (const [index, label] of labels.entries()) {
    const letters = lettersOfLabel.exec(label)?.[0]
    if (index > 0 && letters !== undefined && !extensions.has(letters.toLowerCase())) return true
    if (!wholeLabel.test(label)) return false
  }
  return false
}

// Encoded characters. A sign of an encoding that is itself encoded is decoded in the same step: `%2540`, `&amp;#64;`.
const hex = String.raw`[\da-f]`
const following = `%[89ab]${hex}`
const encoded = new RegExp(
  [
    `%(?:25)*(?<byte>[0-7]${hex})`,
    `(?<bytes>%[cd]${hex}${following}|%e${hex}(?:${following}){2}|%f[0-7](?:${following}){3})`,
    String.raw`&(?:amp;)*(?:#(?<decimal>\d{1,12})|#x(?<code>${hex}{1,12})|(?<name>amp|commat|period)(?=;));?`,
    String.raw`(?<!\\)\\+(?:u(?<unit>${hex}{4})|x(?<short>${hex}{2})|u\{(?<point>${hex}{1,6})\})`,
  ].join('|'),
  'giu',
)
const words = /[ +]?[[({<] ?(?<name>at|dot) ?[\])}>][ +]?/giu
const named: Readonly<Record<string, string>> = { amp: '&', commat: '@', period: '.', at: '@', dot: '.' }
const possible = new RegExp(String.raw`[${at}%&\\]|${words.source}`, 'iu')
// More than twice is not expected. Each step reads the whole text.
const mostSteps = 6

interface DecodedText {
  decoded: string
  /** Returns where a character of the decoded text begins in the source. No index may be below the one before. */
  sourceIndex: (index: number) => number
}

/** Decodes encoded characters, also those that are encoded several times, and then words such as `[at]`. */
function decode(text: string): DecodedText {
  let result: DecodedText = { decoded: text, sourceIndex: (index) => index }
  for (let step = 0; step < mostSteps; step++) {
    const next = decodeOnce(result, encoded)
    if (next.decoded === result.decoded) break
    result = next
  }
  // Spaces around a word can be encoded, too.
  return decodeOnce(result, words)
}

function decodeOnce({ decoded: text, sourceIndex: before }: DecodedText, pattern: RegExp): DecodedText {
  const parts: string[] = []
  // Where each decoded character ends, in the decoded text and in the source.
  const ends: { decoded: number; source: number }[] = []
  let [decodedLength, sourceEnd] = [0, 0]
  for (const { 0: found, index, groups = {} } of text.matchAll(pattern)) {
    const character = decodedCharacter(groups) ?? found
    parts.push(text.slice(sourceEnd, index), character)
    decodedLength += index - sourceEnd + character.length
    sourceEnd = index + found.length
    ends.push({ decoded: decodedLength, source: sourceEnd })
  }
  let next = 0
  let shift = 0
  return {
    decoded: parts.join('') + text.slice(sourceEnd),
    sourceIndex: (index) => {
      for (let end = ends[next]; end !== undefined && end.decoded <= index; end = ends[++next])
        shift = end.source - end.decoded
      return before(index + shift)
    },
  }
}

/** Returns undefined if the code is no character. */
function decodedCharacter(groups: Partial<Record<string, string>>): string | undefined {
  const { bytes, decimal, name } = groups
  if (name !== undefined) return named[name.toLowerCase()]
  try {
    if (bytes !== undefined) return decodeURIComponent(bytes)
    const code = groups['byte'] ?? groups['code'] ?? groups['unit'] ?? groups['short'] ?? groups['point']
    return String.fromCodePoint(decimal === undefined ? parseInt(code ?? '', 16) : Number(decimal))
  } catch {
    // Overlong UTF-8, or a code above U+10FFFF.
    return undefined
  }
}
