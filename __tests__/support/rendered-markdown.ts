import { spawnSync } from 'node:child_process'

import { type HTMLElement, Window } from 'happy-dom'
import { marked } from 'marked'

/** A program that turns Markdown into HTML. */
export interface MarkdownRenderer {
  name: string
  toHtml: (markdown: string) => string
}

const options = ['--to', 'html', '--unsafe']
const extensions = ['table', 'autolink', 'strikethrough', 'tasklist', 'footnotes']

/** The renderer of GitHub, from Debian's package of that name. */
const cmarkGfm: MarkdownRenderer = {
  name: 'cmark-gfm',
  toHtml(markdown) {
    const run = spawnSync('cmark-gfm', [...options, ...extensions.flatMap((name) => ['--extension', name])], {
      input: markdown,
      encoding: 'utf8',
      maxBuffer: Infinity,
    })
    if (run.status !== 0) throw new Error(`cmark-gfm failed: ${run.error?.message ?? run.stderr}`)
    return run.stdout
  },
}

const hasCmarkGfm = spawnSync('cmark-gfm', ['--version']).status === 0
if (!hasCmarkGfm) {
  process.stderr.write(
    'SKIPPED: tests with the Markdown renderer of GitHub: cmark-gfm was not found. Install the package cmark-gfm.\n',
  )
}

/** marked, and cmark-gfm where it is installed. */
export const renderers: readonly MarkdownRenderer[] = [
  { name: 'marked', toHtml: (markdown) => marked.parse(markdown, { async: false }) },
  ...(hasCmarkGfm ? [cmarkGfm] : []),
]

const window = new Window()
const separator = '<!-- the next document -->'

/** Renders documents with one run of the renderer. */
export function renderAll({ toHtml }: MarkdownRenderer, documents: readonly string[]): HTMLElement[] {
  const pages = toHtml(documents.join(`\n\n${separator}\n\n`)).split(separator)
  if (pages.length !== documents.length)
    throw new Error(`${documents.length} documents became ${pages.length}: one holds the start of the next.`)
  return pages.map((html) => new window.DOMParser().parseFromString(html, 'text/html').body)
}

export function render(renderer: MarkdownRenderer, markdown: string): HTMLElement {
  const [body] = renderAll(renderer, [markdown])
  if (body === undefined) throw new Error('Nothing was rendered.')
  return body
}

/** The names of all elements, in the order of the document. */
export function elementNames(body: HTMLElement): string[] {
  return [...body.querySelectorAll('*')].map(({ localName }) => localName)
}

/** The text of each code element, in the order of the document. */
export function codeTexts(body: HTMLElement): string[] {
  return [...body.querySelectorAll('code')].map(({ textContent }) => textContent)
}

/** The elements and the text of a document, with an empty `code` for each code element. */
export function outsideOfCode(body: HTMLElement): string {
  const copy = body.cloneNode(true)
  for (const code of copy.querySelectorAll('code')) code.replaceChildren()
  return copy.innerHTML
}
