import { stripVTControlCharacters } from 'node:util'

// Controls other than white space, and the characters that reorder what a reader sees.
const unprintable = /[^\P{Cc}\s\u0085]|\p{Bidi_Control}/gu
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u

/** Text without terminal escape sequences, control characters and bidi controls; white space stays. */
export function printable(text: string): string {
  if (text.search(unprintable) === -1) return text.toWellFormed()
  // Twice, because removing a control character can join the halves of an escape sequence.
  const stripped = stripVTControlCharacters(text).replace(unprintable, '')
  return stripVTControlCharacters(stripped).toWellFormed()
}

/** The lines of a text, whatever breaks them. */
export function lines(text: string): string[] {
  return text.split(lineBreak)
}

/**
 * Text of others as one printable line for a message, a log line or an output.
 *
 * @param maxCharacters code points kept; the rest becomes an ellipsis
 */
export function singleLine(text: string, maxCharacters = 200): string {
  // The slice bounds the work on a body of megabytes.
  const line = printable(text.slice(0, maxCharacters * 16))
    .replace(/[\s\u0085]+/gu, ' ')
    .trim()
  const characters = Array.from(line)
  const cut = characters.length > maxCharacters || text.length > maxCharacters * 16
  return cut ? `${characters.slice(0, maxCharacters).join('')}…` : line
}

/** One line that the runner cannot take for a command, in either of the forms that it parses. */
export function withoutCommands(line: string): string {
  return printable(line)
    .replace(/^(\s*):(?=:)/u, '$1: ')
    .replaceAll('##[', '# #[')
}

/**
 * Text of others as one line of Markdown code, also for table cells: no markup, HTML, mention or link in it is live.
 *
 * GitHub's renderer gives up a code span of 80 or more backticks, and a pipe ends a table cell inside a span too.
 */
export function codeSpan(text: string, maxCharacters = 200): string {
  const line = singleLine(text, maxCharacters)
  if (line === '') return '_(empty)_'
  if (!/[`|]/u.test(line)) return `\`${line}\``
  // GitHub makes links of e-mail addresses after it has decoded the entities. A comment splits the address.
  return `<code>${asEntities(line).replaceAll('@', '<!-- -->@')}</code>`
}

/** Text without any character that means something in Markdown or HTML, except `@`. */
export function asEntities(text: string): string {
  return text.replaceAll(/[!-/:-?[-`{-~]/gu, (character) => `&#${character.charCodeAt(0)};`)
}

const htmlEntities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * Text of others as a Markdown code block that nothing in it can close.
 *
 * GitHub's renderer keeps the length of a fence in one byte, so a longer fence cannot hold a text with fences. In `<pre>`
 * it reads no Markdown up to the end tag.
 */
export function codeBlock(text: string): string {
  const body = lines(text).map(printable).join('\n')
  if (!body.includes('```')) return `\`\`\`text\n${body}\n\`\`\``
  return `<pre><code>${body.replaceAll(/[&<>]/gu, (character) => htmlEntities[character] ?? '')}\n</code></pre>`
}
