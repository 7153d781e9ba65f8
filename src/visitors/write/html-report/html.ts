import { singleLine } from '../../../untrusted-text.ts'

/** Markup that may stand in a page as it is. Only {@link html} and {@link ownMarkup} make it. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

type Part = string | number | Html | readonly Part[]

/**
 * Markup from a template, without its indentation; text put into it is escaped, for element content and for quoted
 * attributes.
 */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const texts = strings.map((string) => string.replaceAll(/\n\s*/gu, '\n'))
  return new Html(texts.reduce((before, text, index) => before + markupOf(parts[index - 1] ?? '') + text))
}

/** Text of others as one line, without controls and what reorders it. */
export function shown(text: string): string {
  return singleLine(text, 2000) || '(empty)'
}

/** Markup that is made here and holds no text of others that is not yet escaped. */
export function ownMarkup(markup: string): Html {
  return new Html(markup)
}

function markupOf(part: Part): string {
  if (part instanceof Html) return part.markup
  if (typeof part === 'object') return part.map(markupOf).join('')
  return String(part).replaceAll(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`)
}

/** JSON that a script element can hold as data: no text in it ends the element or opens another. */
export function jsonInScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
