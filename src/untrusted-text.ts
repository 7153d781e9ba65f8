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

/** Text of others as a Markdown code span: no markup, HTML, mention or link in it is live. Also for table cells. */
export function codeSpan(text: string, maxCharacters = 200): string {
  const line = singleLine(text, maxCharacters)
  if (line === '') return '_(empty)_'
  // Renderers differ in whether a pipe after a backslash ends a table cell, inside a code span too.
  if (line.includes('\\|')) return `<code>${line.replaceAll(/[^\p{L}\p{N} ]/gu, toEntity)}</code>`
  const fence = '`'.repeat(longestRun(line, /`+/gu) + 1)
  const padding = line.startsWith('`') || line.endsWith('`') ? ' ' : ''
  return fence + padding + line.replaceAll('|', '\\|') + padding + fence
}

function toEntity(character: string): string {
  return `&#${character.codePointAt(0) ?? 0};`
}

/** Text of others as a fenced Markdown code block that nothing in it can close. */
export function codeBlock(text: string): string {
  const body = lines(text).map(printable).join('\n')
  const fence = '`'.repeat(Math.max(3, longestRun(body, /`+/gu) + 1))
  return `${fence}text\n${body}\n${fence}`
}

function longestRun(text: string, run: RegExp): number {
  let longest = 0
  for (const [match] of text.matchAll(run)) longest = Math.max(longest, match.length)
  return longest
}
