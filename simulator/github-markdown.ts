import { spawnSync } from 'node:child_process'

import { Marked } from 'marked'
import { defaultTreeAdapter, type DefaultTreeAdapterTypes, html, parseFragment } from 'parse5'

// The elements and attributes that GitHub keeps of raw HTML, and those that its renderer writes.
const keptElements = new Set(
  `a abbr b bdo blockquote br caption cite code dd del details dfn div dl dt em figcaption figure g-emoji h1 h2 h3 h4 h5 h6
  hr i img input ins kbd li mark ol p picture pre q rp rt ruby s samp section small source span strike strong sub summary
  sup table tbody td tfoot th thead time tr tt ul var wbr`.split(/\s+/u),
)
const keptAttributes = new Set(
  `align alt aria-label checked colspan data-footnote-backref data-footnote-ref data-footnotes disabled href id lang name
  open rowspan src start title type`.split(/\s+/u),
)
const removedElements = new Set(['script', 'style', 'template'])
const voidElements = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr'])
const keptTarget = /^(?:https?:|mailto:|[^:]*$|[^:]*[/?#])/iu

const extensions = ['table', 'strikethrough', 'autolink', 'tagfilter', 'tasklist', 'footnotes']
const cmarkOptions = [
  ...['--unsafe', '--hardbreaks', '--github-pre-lang', '--to', 'html'],
  ...extensions.flatMap((name) => ['--extension', name]),
]

// GitHub shows these tags as text.
const filteredTag = /<(?=\/?(?:iframe|noembed|noframes|plaintext|script|style|textarea|title|xmp)\b)/giu
const marked = new Marked({
  breaks: true,
  renderer: { html: ({ text }) => text.replaceAll(filteredTag, '&lt;') },
})

/**
 * Returns the HTML of Markdown as `POST /markdown` does in the mode `gfm`: sanitized, and each line break kept. The
 * renderer is cmark-gfm, as on GitHub, or marked if cmark-gfm is not installed. marked has no footnotes, and takes more text
 * for comments and declarations of HTML.
 */
export function renderGitHubMarkdown(markdown: string): string {
  return sanitized(withCmark(markdown) ?? marked.parse(markdown, { async: false }))
}

/** Returns undefined if cmark-gfm is not installed. */
function withCmark(markdown: string): string | undefined {
  const { status, stdout } = spawnSync('cmark-gfm', cmarkOptions, {
    input: markdown,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    // Not by default that of a Jest test, which is a copy.
    env: process.env,
  })
  return status === 0 ? stdout : undefined
}

interface OpenElement {
  children: readonly DefaultTreeAdapterTypes.ChildNode[]
  next: number
  end: string
}

/** Returns HTML without comments and with no other elements and attributes than the kept ones. */
function sanitized(page: string): string {
  const body = defaultTreeAdapter.createElement('body', html.NS.HTML, [])
  const parts: string[] = []
  // A loop, because a page can have thousands of nested quotes.
  const open: OpenElement[] = [{ children: parseFragment(body, page, {}).childNodes, next: 0, end: '' }]
  for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
    const node = last.children[last.next++]
    if (node === undefined) {
      parts.push(last.end)
      open.pop()
    } else if (defaultTreeAdapter.isTextNode(node)) parts.push(escaped(node.value))
    else if (defaultTreeAdapter.isElementNode(node) && !removedElements.has(node.tagName)) {
      const { tagName, childNodes } = node
      const isKept = keptElements.has(tagName)
      if (isKept) parts.push(startTag(node))
      open.push({
        children: childNodes,
        next: 0,
        end: isKept && !voidElements.has(tagName) ? `</${tagName}>` : '',
      })
    }
  }
  return parts.join('')
}

function startTag({ tagName, attrs }: DefaultTreeAdapterTypes.Element): string {
  const kept = attrs
    .filter(({ name, value }) => keptAttributes.has(name) && (name !== 'href' || keptTarget.test(value)))
    .map(({ name, value }) => ` ${name}="${escaped(value)}"`)
  return `<${tagName}${kept.join('')}>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
