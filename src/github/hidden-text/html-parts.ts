import { type Token, Tokenizer } from 'parse5'

import type { Edit, Span } from './edits.ts'
import type { Page } from './page.ts'

// The elements whose tags the page of GitHub keeps, and some that it shows the text of. Any other name can hold text.
const knownElements = new Set(
  `a abbr audio b bdo big blockquote body br caption center cite code col colgroup dd del details dfn div dl dt em
  figcaption figure font footer h1 h2 h3 h4 h5 h6 head header hr html i img ins kbd li main mark nav ol p picture pre q rp
  rt ruby s samp section small source span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul
  var video wbr`.split(/\s+/u),
)
const keptAttributes = ['href', 'src']
const inertTag = '<wbr>'

/** What a page shows, and the hidden parts of its raw HTML. */
export interface HtmlParts {
  shown: string
  edits: Edit[]
}

export function htmlParts(page: Page, source: string): HtmlParts {
  const shown: string[] = []
  const edits: Edit[] = []
  const hide = ({ start, end }: Span, kind: Edit['kind']): void => {
    const placeholder = kind === 'comment' ? inertComment(source.slice(start, end)) : inertTag
    edits.push({ start, end, kind, replacement: '', placeholder })
  }
  const toSource = (span: Span): Span => ({
    start: page.sourceAt(span.start),
    end: sourceEnd(page, span.end),
  })
  let position = 0
  const reach = (token: Token.Token): Span => {
    const span = {
      start: token.location?.startOffset ?? position,
      end: token.location?.endOffset ?? position,
    }
    position = span.end
    return span
  }
  const text = (token: Token.CharacterToken): void => {
    shown.push(page.shown(reach(token)))
  }
  const tag = (token: Token.TagToken): void => {
    const part = toSource(reach(token))
    if (part.start === part.end || source[part.start] !== '<') return
    if (knownElements.has(token.tagName)) edits.push(...attributeEdits(token, page, source, part))
    else hide(part, 'HTML part')
  }
  const comment = (token: Token.CommentToken | Token.DoctypeToken): void => {
    hide(toSource(reach(token)), 'comment')
  }
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onComment: comment,
      onDoctype: comment,
      onStartTag: tag,
      onEndTag: tag,
      onCharacter: text,
      onNullCharacter: text,
      onWhitespaceCharacter: text,
      onEof: () => undefined,
      onParseError: null,
    },
  )
  const { html } = page
  tokenizer.write(html, true)
  // A tag without an end hides the rest of the page.
  if (position < html.length) hide(toSource({ start: position, end: html.length }), 'HTML part')
  return { shown: shown.join(''), edits }
}

/** The last character of a part is in the source; what follows it can be a tag that Markdown made. */
function sourceEnd(page: Page, end: number): number {
  return end === 0 ? 0 : page.sourceAt(end - 1) + (page.sourceAt(end) > page.sourceAt(end - 1) ? 1 : 0)
}

function attributeEdits(token: Token.TagToken, page: Page, source: string, tag: Span): Edit[] {
  const kept = keptAttributes
    .flatMap((name) => token.location?.attrs?.[name] ?? [])
    .map(({ startOffset, endOffset }) => ({
      start: page.sourceAt(startOffset),
      end: sourceEnd(page, endOffset),
    }))
    .sort((a, b) => a.start - b.start)
  const edits: Edit[] = []
  const gap = (start: number, end: number, replacement: string): void => {
    if (/[^\s/]/u.test(source.slice(start, end))) {
      edits.push({ start, end, kind: 'HTML part', replacement, placeholder: replacement })
    }
  }
  let start = tag.start + (/^<\/?[^\s/>]*/u.exec(source.slice(tag.start, tag.end))?.[0].length ?? 0)
  for (const attribute of kept) {
    gap(start, attribute.start, ' ')
    start = attribute.end
  }
  gap(start, tag.end - (source[tag.end - 1] === '>' ? 1 : 0), '')
  return edits
}

/** An empty comment that Markdown takes for the same kind of HTML, with the same end. */
function inertComment(comment: string): string {
  if (comment.startsWith('<![CDATA[')) return comment.endsWith(']]>') ? '<![CDATA[]]>' : '<![CDATA[>'
  if (comment.startsWith('<?')) return comment.endsWith('?>') ? '<??>' : '<?>'
  return /^<![A-Z]/u.test(comment) ? '<!X >' : '<!---->'
}
