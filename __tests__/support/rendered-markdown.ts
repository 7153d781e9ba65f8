import { marked } from 'marked'
import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parse, serialize } from 'parse5'

import { cmarkGfm, hasCmarkGfm } from './cmark-gfm.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

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
export function renderAll({ toHtml }: MarkdownRenderer, documents: readonly string[]): Element[] {
  const pages = toHtml(documents.join(`\n\n${separator}\n\n`)).split(separator)
  if (pages.length !== documents.length)
    throw new Error(
      `${documents.length} documents became ${pages.length}: one contains the start of the next.`,
    )
  return pages.map((html) => {
    const body = elementsIn(parse(html)).find(({ tagName }) => tagName === 'body')
    if (body === undefined) throw new Error('The document has no body.')
    return body
  })
}

export function render(renderer: MarkdownRenderer, markdown: string): Element {
  const [body] = renderAll(renderer, [markdown])
  if (body === undefined) throw new Error('Nothing was rendered.')
  return body
}

/** The names of all elements, in the order of the document. */
export function elementNames(body: Element): string[] {
  return elementsIn(body).map(({ tagName }) => tagName)
}

/** The text of each code element, in the order of the document. */
export function codeTexts(body: Element): string[] {
  return elementsIn(body)
    .filter(({ tagName }) => tagName === 'code')
    .map(textOf)
}

/** The text of each code element in the first cell of a row. */
export function codeTextsOfFirstCells(body: Element): string[] {
  const rows = elementsIn(body).filter(({ tagName }) => tagName === 'tr')
  return rows.flatMap((row) => {
    const first = row.childNodes.find((child) => defaultTreeAdapter.isElementNode(child))
    return first?.tagName === 'td' ? codeTexts(first) : []
  })
}

/** The text and the address of each link. */
export function linksIn(body: Element): [text: string, href: string | undefined][] {
  return elementsIn(body)
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => [textOf(link), link.attrs.find(({ name }) => name === 'href')?.value])
}

/** The elements and the text of a document, with an empty `code` for each code element. */
export function outsideOfCode(body: Element): string {
  const getChildNodes: typeof defaultTreeAdapter.getChildNodes = (node) =>
    node.nodeName === 'code' ? [] : node.childNodes
  return serialize(body, { treeAdapter: { ...defaultTreeAdapter, getChildNodes } })
}

function elementsIn(node: Node): Element[] {
  return childrenOf(node).flatMap((child) =>
    defaultTreeAdapter.isElementNode(child) ? [child, ...elementsIn(child)] : elementsIn(child),
  )
}

function textOf(node: Node): string {
  return defaultTreeAdapter.isTextNode(node) ? node.value : childrenOf(node).map(textOf).join('')
}

function childrenOf(node: Node): Node[] {
  return 'childNodes' in node ? node.childNodes : []
}
