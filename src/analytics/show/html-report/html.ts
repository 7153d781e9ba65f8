import { singleLine } from '../../../shared/untrusted-text.ts'

/** Markup that can be put into a page unchanged. Untrusted text in it must already be escaped, as {@link html} does. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

type Part = string | number | Html | undefined | readonly Part[]

/**
 * Returns markup from a template, without its indentation. Inserted text is escaped for element content and quoted
 * attributes; nothing for an undefined part.
 */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const texts = strings.map((string) => string.replaceAll(/\n\s*/gu, '\n'))
  return new Html(texts.reduce((before, text, index) => before + markupOf(parts[index - 1]) + text))
}

/** Returns untrusted text as one line, without control characters and bidi controls. */
export function shownLine(text: string, maxCharacters = 2000): string {
  return singleLine(text, maxCharacters) || '(empty)'
}

function markupOf(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Html) return part.markup
  if (typeof part === 'object') return part.map(markupOf).join('')
  return String(part).replaceAll(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`)
}
