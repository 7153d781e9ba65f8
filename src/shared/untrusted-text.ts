// Escape sequences of terminals: https://ecma-international.org/publications-and-standards/standards/ecma-48/
// Node's stripVTControlCharacters looks for the end of each sequence up to the end of the text. Here a sequence ends
// before the next control character.
const escapeSequence = new RegExp(
  [
    // A string, such as a hyperlink or a title, with its terminator.
    String.raw`(?:\u001B[P\]X^_]|[\u0090\u0098\u009D-\u009F])\P{Cc}*(?:[\u0007\u009C]|\u001B\\)`,
    // A control sequence, such as a colour.
    String.raw`(?:\u001B\[|\u009B)[0-?]*[ -\/]*[@-~]`,
    String.raw`\u001B[ -\/]*[0-~]`,
  ].join('|'),
  'gu',
)
// Controls except white space, and characters that change the displayed order.
const unprintable = /[^\P{Cc}\s\u0085]|\p{Bidi_Control}/gu
/** A class of the `v` flag: the characters that show nothing, except white space. Joiners and selectors are among them. */
export const invisibleClass = String.raw`[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\uFFF9-\uFFFC\u{13430}-\u{1343F}\u{16FE4}\u{1D159}]|[\p{Cc}--[\t\n\r]]`

/**
 * The fewest characters of a secret. A shorter text is in many numbers and words, and masking it would spoil them. No key
 * of the service and no token of GitHub is that short.
 */
export const minSecretCharacters = 8
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u

/** Returns text without terminal escape sequences, control characters and bidi controls. White space is kept. */
export function printable(text: string): string {
  if (text.search(unprintable) === -1) return text.toWellFormed()
  return text.replace(escapeSequence, '').replace(unprintable, '').toWellFormed()
}

/** Splits a text at any kind of line break. */
export function lines(text: string): string[] {
  return text.split(lineBreak)
}

/** Returns the first characters of a text, as code points, so that none is cut in the middle. */
export function firstCharacters(text: string, count: number): string {
  // A code point has at most two units.
  return Array.from(text.slice(0, 2 * count))
    .slice(0, count)
    .join('')
}

/**
 * Returns untrusted text as one printable line, for a message, a log line or an output.
 *
 * @param maxCharacters the number of code points to keep; an ellipsis replaces the rest
 */
export function singleLine(text: string, maxCharacters = 200): string {
  // Limits the work on a body of several megabytes.
  const start = firstCharacters(text, maxCharacters * 16)
  const line = printable(start)
    .replace(/[\s\u0085]+/gu, ' ')
    .trim()
  const shown = firstCharacters(line, maxCharacters)
  return shown.length < line.length || start.length < text.length ? `${shown}…` : line
}

// A dot is kept before a digit only, because chat programs turn evil.example into a link. An underscore is kept inside
// a word only, because Markdown and chat programs read others as emphasis.
const meaningful =
  /(?:[^\p{L}\p{M}\p{N}/\-._]|\p{Default_Ignorable_Code_Point}|(?<![\p{L}\p{N}])[._]|\.(?!\p{N})|_(?![\p{L}\p{N}]))+/gu

/**
 * Returns an untrusted name or path as plain text that no chat program reads as a link or markup. Letters and digits of any
 * script, `/` and `-` are kept, and an ellipsis replaces the rest. A URL parser reads some characters, such as `ⅽ` and the
 * full-width dot, as others: they are replaced first.
 */
export function plainName(name: string, maxCharacters: number): string {
  // Limits the work on a text of several megabytes.
  const composed = firstCharacters(name, maxCharacters * 16).normalize('NFKC')
  const characters = Array.from(composed.replaceAll(meaningful, '…'))
  const cut = characters.slice(0, maxCharacters).join('').replace(/…$/u, '')
  const isCut = characters.length > maxCharacters || characters.at(-1) === '…'
  return isCut ? `${cut}…` : cut
}

/** Returns a line that the runner cannot parse as a command, in either of its two forms. */
export function withoutCommands(line: string): string {
  return printable(line)
    .replace(/^(\s*):(?=:)/u, '$1: ')
    .replaceAll('##[', '# #[')
}

/**
 * Returns untrusted text as one line of Markdown code, also for table cells. Markup, HTML, mentions and links in it
 * have no effect.
 *
 * GitHub's renderer ignores a code span of 80 or more backticks, and a pipe ends a table cell even inside a span.
 */
export function codeSpan(text: string, maxCharacters = 200): string {
  const line = singleLine(text, maxCharacters)
  if (line === '') return '_(empty)_'
  if (!/[`|]/u.test(line)) return `\`${line}\``
  // GitHub turns e-mail addresses into links after it has decoded the entities. A comment splits the address.
  return `<code>${asEntities(line).replaceAll('@', '<!-- -->@')}</code>`
}

/** Replaces every character with a meaning in Markdown or HTML, except `@`. */
export function asEntities(text: string): string {
  return text.replaceAll(/[!-/:-?[-`{-~]/gu, (character) => `&#${character.charCodeAt(0)};`)
}

const htmlEntities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * Returns untrusted text as a Markdown code block that the text cannot close.
 *
 * GitHub's renderer stores the length of a fence in one byte, so a longer fence cannot enclose a text with fences.
 * Inside `<pre>` it reads no Markdown until the end tag.
 */
export function codeBlock(text: string): string {
  const body = lines(text).map(printable).join('\n')
  if (!body.includes('```')) return `\`\`\`text\n${body}\n\`\`\``
  return `<pre><code>${body.replaceAll(/[&<>]/gu, (character) => htmlEntities[character] ?? '')}\n</code></pre>`
}

/** Returns paragraphs of Markdown that a reader can unfold. */
export function folded(title: string, ...paragraphs: string[]): string[] {
  return [`<details><summary>${title}</summary>`, ...paragraphs, '</details>']
}
