import { marked } from 'marked'

import { cmarkGfm, hasCmarkGfm } from './cmark-gfm.ts'
import { type HtmlElement, parseHtml } from './html-document.ts'

/** A program that turns Markdown into HTML. */
interface MarkdownRenderer {
  name: string
  toHtml: (markdown: string) => string
}

/** marked, and cmark-gfm where it is installed. */
export const renderers: readonly MarkdownRenderer[] = [
  { name: 'marked', toHtml: (markdown) => marked.parse(markdown, { async: false }) },
  ...(hasCmarkGfm
    ? [{ name: 'cmark-gfm', toHtml: (markdown: string) => cmarkGfm(markdown, 'tasklist') }]
    : []),
]

const separator = '<!-- the next document -->'

/** Renders documents with one run of the renderer, and parses them as browsers do. */
export function renderAll({ toHtml }: MarkdownRenderer, documents: readonly string[]): HtmlElement[] {
  const pages = toHtml(documents.join(`\n\n${separator}\n\n`)).split(separator)
  if (pages.length !== documents.length)
    throw new Error(
      `${documents.length} documents became ${pages.length}: one contains the start of the next.`,
    )
  return pages.map((html) => {
    const body = parseHtml(html).querySelector('body')
    if (body === undefined) throw new Error('The document has no body.')
    return body
  })
}

export function render(renderer: MarkdownRenderer, markdown: string): HtmlElement {
  const [body] = renderAll(renderer, [markdown])
  if (body === undefined) throw new Error('Nothing was rendered.')
  return body
}

/** The names of all elements, in the order of the document. */
export function elementNames(body: HtmlElement): string[] {
  return body.querySelectorAll('*').map(({ tagName }) => tagName)
}

/** The text of each code element, in the order of the document. */
export function codeTexts(body: HtmlElement): string[] {
  return body.querySelectorAll('code').map(({ textContent }) => textContent)
}

/** The text and the address of each link. */
export function linksIn(body: HtmlElement): [text: string, href: string | undefined][] {
  return body.querySelectorAll('a').map((link) => [link.textContent, link.getAttribute('href')])
}

/** The elements and the text of a document, with an empty `code` for each code element. */
export function outsideOfCode(body: HtmlElement): string {
  return body.markupOutsideOf('code')
}
