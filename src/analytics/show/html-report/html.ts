import { singleLine } from '../../../shared/untrusted-text.ts'

/** Markup that can be put into a page unchanged. Only {@link html} and {@link ownMarkup} create it. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

type Part = string | number | Html | undefined | readonly Part[]

/** The texts of each template: a template of a row is used a thousand times. */
const unindented = new WeakMap<TemplateStringsArray, readonly string[]>()

/**
 * Returns markup from a template, without its indentation. Inserted text is escaped for element content and quoted
 * attributes; nothing for an undefined part.
 */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const texts = unindented.get(strings) ?? strings.map((string) => string.replaceAll(/\n\s*/gu, '\n'))
  unindented.set(strings, texts)
  return new Html(texts.reduce((before, text, index) => before + markupOf(parts[index - 1]) + text))
}

/** Returns untrusted text as one line, without control characters and bidi controls. */
export function oneLine(text: string, maxCharacters = 2000): string {
  return singleLine(text, maxCharacters) || '(empty)'
}

/** Marks a string as markup. Untrusted text in it must already be escaped. */
export function ownMarkup(markup: string): Html {
  return new Html(markup)
}

function markupOf(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Html) return part.markup
  if (typeof part === 'object') return part.map(markupOf).join('')
  return String(part).replaceAll(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`)
}
