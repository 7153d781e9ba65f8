import { parse, postprocess, preprocess } from 'micromark'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { normalizeIdentifier } from 'micromark-util-normalize-identifier'
import type { Event, Token } from 'micromark-util-types'

import {
  type CharacterReference,
  decodeReference,
  invisibleReferencesInHtml,
} from './character-references.ts'
import type { Edit, HiddenKind, Span } from './edits.ts'
import { isInvisible } from './invisible-characters.ts'
import { githubHtml } from './github-html.ts'
import { Labels } from './labels.ts'
import { Page } from './page.ts'

const extensions = [gfmTable(), gfmStrikethrough(), gfmAutolinkLiteral(), gfmFootnote(), githubHtml]

/** The page that Markdown makes, and the parts of the Markdown that are not on it. */
export interface MarkdownParts {
  page: Page
  edits: Edit[]
  /** Those to characters that show nothing. */
  references: CharacterReference[]
  labels: Labels
  /** Where a mark of Markdown or HTML is text. */
  code: Span[]
}

const spanOf = ({ start, end }: Token): Span => ({ start: start.offset, end: end.offset })

export function markdownParts(source: string): MarkdownParts {
  const events = postprocess(
    parse({ extensions })
      .document()
      .write(preprocess()(source, undefined, true)),
  )
  const walk = new Walk(source, hiddenFootnotes(events, source))
  for (const [kind, token] of events) {
    if (kind === 'enter') walk.enter(token)
    else walk.exit(token)
  }
  return walk.end()
}

/** The definitions of footnotes that nothing refers to, or that another one stands in front of. */
function hiddenFootnotes(events: readonly Event[], source: string): Set<Token> {
  const calls = new Set<string>()
  const definitions: { token: Token; id: string }[] = []
  const open: Token[] = []
  for (const [kind, token] of events) {
    const id = (): string => normalizeIdentifier(source.slice(token.start.offset, token.end.offset))
    if (token.type === 'gfmFootnoteDefinition') {
      if (kind === 'enter') open.push(token)
      else open.pop()
    }
    if (kind === 'exit') continue
    const definition = open.at(-1)
    if (token.type === 'gfmFootnoteCallString') calls.add(id())
    else if (token.type === 'gfmFootnoteDefinitionLabelString' && definition !== undefined) {
      definitions.push({ token: definition, id: id() })
    }
  }
  const shown = new Set<string>()
  const hidden = new Set<Token>()
  for (const { token, id } of definitions) {
    if (!calls.has(id) || shown.has(id)) hidden.add(token)
    shown.add(id)
  }
  return hidden
}

// Where the page shows nothing of the text in them.
const unshown = new Set(['image', 'resource', 'reference', 'definition', 'codeFencedFence'])
const shownText = new Set([
  'data',
  'characterEscapeValue',
  'codeTextData',
  'codeFlowValue',
  'autolinkProtocol',
  'autolinkEmail',
])
const tags = new Map(
  Object.entries({
    paragraph: 'p',
    atxHeading: 'h1',
    setextHeading: 'h1',
    blockQuote: 'blockquote',
    listOrdered: 'ol',
    listUnordered: 'ul',
    emphasis: 'em',
    strong: 'strong',
    strikethrough: 'del',
    codeText: 'code',
    codeFenced: 'pre',
    codeIndented: 'pre',
    table: 'table',
    tableRow: 'tr',
    tableHeader: 'th',
    tableData: 'td',
    autolink: 'a',
    literalAutolink: 'a',
  }),
)

interface OpenLink {
  label: Span | undefined
  reference: Span | undefined
  name: Span | undefined
  isInline: boolean
  isImage: boolean
}

class Walk {
  readonly #source: string
  readonly #page: Page
  readonly #labels: Labels
  readonly #edits: Edit[] = []
  readonly #references: CharacterReference[] = []
  readonly #links: OpenLink[] = []
  readonly #code: Span[] = []
  readonly #hiddenFootnotes: ReadonlySet<Token>
  #unshownDepth = 0
  #columns = 0
  #column = 0
  /** The end of what stays in front of a part that does not. */
  #keptEnd = 0
  #definitionLabel: Span = { start: 0, end: 0 }

  constructor(source: string, hiddenFootnotes: ReadonlySet<Token>) {
    this.#source = source
    this.#hiddenFootnotes = hiddenFootnotes
    this.#page = new Page(source)
    this.#labels = new Labels(source)
  }

  end(): MarkdownParts {
    return {
      page: this.#page,
      edits: this.#edits,
      references: this.#references,
      labels: this.#labels,
      code: this.#code,
    }
  }

  enter(token: Token): void {
    const { type } = token
    if (unshown.has(type) || this.#hiddenFootnotes.has(token)) this.#unshownDepth += 1
    if (type === 'link' || type === 'image') {
      const isImage = type === 'image'
      this.#links.push({ label: undefined, reference: undefined, name: undefined, isInline: false, isImage })
    }
    if (type === 'tableHead') this.#columns = Number.POSITIVE_INFINITY
    if (type === 'tableRow') this.#column = 0
    if (type === 'tableData' && ++this.#column > this.#columns) {
      if (this.#column === this.#columns + 1) this.#keptEnd = token.start.offset
      this.#unshownDepth += 1
    }
    if (this.#unshownDepth > 0) return
    const tag = tags.get(type)
    if (tag !== undefined) this.#page.tag(`<${tag}>`)
    if (type === 'link') this.#page.tag('<a href="">')
  }

  exit(token: Token): void {
    const { type } = token
    const span = spanOf(token)
    if (type === 'codeTextData' || type === 'codeFlowValue') this.#code.push(span)
    if (type === 'characterReference') this.#reference(span)
    this.#exitHidden(type, span)
    this.#exitLink(type, span)
    if (this.#unshownDepth === 0) this.#show(type, span)
    if (unshown.has(type)) this.#unshownDepth -= 1
    if (this.#hiddenFootnotes.has(token)) {
      this.#unshownDepth -= 1
      this.#hide(span, 'footnote')
    }
    this.#exitTable(type, span)
    if (this.#unshownDepth > 0) return
    if (type === 'image') this.#page.tag('<img src="" alt="">')
    const tag = type === 'link' ? 'a' : tags.get(type)
    if (tag !== undefined) this.#page.tag(`</${tag}>`)
  }

  #show(type: string, span: Span): void {
    if (type === 'htmlFlowData' || type === 'htmlTextData') this.#html(span)
    else if (shownText.has(type)) this.#page.text(span)
    else if (type === 'lineEnding' || type === 'lineEndingBlank') this.#page.tag('\n')
  }

  #html({ start, end }: Span): void {
    let position = start
    for (const reference of invisibleReferencesInHtml(this.#source.slice(start, end))) {
      const span = { start: start + reference.start, end: start + reference.end }
      this.#page.raw({ start: position, end: span.start })
      this.#page.reference(span, reference.text)
      this.#references.push({ ...span, text: reference.text })
      position = span.end
    }
    this.#page.raw({ start: position, end })
  }

  #reference(span: Span): void {
    const text = decodeReference(this.#source.slice(span.start + 1, span.end - 1)) ?? ''
    if (this.#unshownDepth === 0) this.#page.reference(span, text)
    if (isInvisible(text)) this.#references.push({ ...span, text })
  }

  #exitHidden(type: string, span: Span): void {
    if (/^(?:definition|resource)Destination$|^codeFencedFenceInfo$/u.test(type)) this.#keptEnd = span.end
    else if (type === 'codeFencedFenceMeta') this.#hideAfterKept(span, 'info string')
    else if (type === 'resourceTitle' || type === 'definitionTitle') this.#hideAfterKept(span, 'title')
    else if (type === 'definitionLabelString') this.#definitionLabel = span
    else if (type === 'definition') this.#labels.define({ ...span, label: this.#definitionLabel })
  }

  #exitLink(type: string, span: Span): void {
    const link = this.#links.at(-1)
    if (link === undefined) return
    if (type === 'labelText') link.label = span
    else if (type === 'resource') link.isInline = true
    else if (type === 'reference') link.reference = span
    else if (type === 'referenceString') link.name = span
    else if (type === 'link' || type === 'image') {
      this.#links.pop()
      this.#closeLink(link, span)
    }
  }

  #closeLink({ label, reference, name, isInline, isImage }: OpenLink, { end }: Span): void {
    if (isImage && label !== undefined) this.#hide(label, 'image text')
    if (isInline) return
    const shown = name ?? label
    if (shown === undefined) return
    if (name === undefined && !isImage) this.#labels.refer(shown, shown, true)
    else this.#labels.refer(shown, reference ?? { start: end, end }, false)
  }

  #exitTable(type: string, span: Span): void {
    if (type === 'tableHead') this.#columns = this.#column
    if (type === 'tableHeader') this.#column += 1
    if (type === 'tableData' && this.#column > this.#columns) this.#unshownDepth -= 1
    if (type === 'tableRow' && this.#column > this.#columns) this.#hideAfterKept(span, 'table cell')
  }

  #hideAfterKept({ end }: Span, kind: HiddenKind): void {
    this.#hide({ start: this.#keptEnd, end }, kind)
  }

  #hide({ start, end }: Span, kind: HiddenKind): void {
    // An item of a list that is empty would be text after a paragraph.
    const placeholder = kind === 'footnote' ? '<wbr>' : ''
    this.#edits.push({ start, end, kind, replacement: '', placeholder })
  }
}
