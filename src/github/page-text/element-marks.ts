import type { Token } from 'parse5'

import { attributeOf } from './html-elements.ts'
import { cellBreak, gaps, type Mark, type MarkdownWriter } from './markdown-writer.ts'

type Tag = Token.TagToken

const blocks = new Set(
  'address article aside blockquote center details dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header main nav ol p section summary table ul'.split(
    ' ',
  ),
)
const lines = new Set('caption dd div dt figcaption legend li option td th tr'.split(' '))
const inlineMarks: Readonly<Record<string, readonly [opening: string, closing: string]>> = {
  b: ['**', '**'],
  strong: ['**', '**'],
  em: ['*', '*'],
  i: ['*', '*'],
  del: ['~~', '~~'],
  s: ['~~', '~~'],
  strike: ['~~', '~~'],
  sub: ['<sub>', '</sub>'],
  sup: ['<sup>', '</sup>'],
}
/** Ends what an element has begun. */
type Leave = () => void

export interface OpenElement {
  tag: Tag
  /** The marks of an inline element. */
  mark: Mark | undefined
  leave: Leave
}

interface OpenTable {
  row: OpenElement | undefined
  /** Number of cells in the first row; undefined until it has ended. */
  columns: number | undefined
  cellsInRow: number
}

const nothing = (): void => undefined

/** Writes the marks of elements that hold others. */
export class ElementMarks {
  readonly #writer: MarkdownWriter
  readonly #visible: (text: string) => string
  /** The number of the next item of each open list; undefined for a list of bullets. */
  readonly #lists: { next: number | undefined; isFootnotes: boolean }[] = []
  #table: OpenTable | undefined

  /** @param visible removes the invisible characters of a text */
  constructor(writer: MarkdownWriter, visible: (text: string) => string) {
    this.#writer = writer
    this.#visible = visible
  }

  /** Begins an element, and returns what ends it. */
  enter(element: OpenElement, parent: OpenElement | undefined): Leave {
    const { tag } = element
    const { tagName } = tag
    if (tagName === 'a') return this.#link(tag, parent)
    const marks = inlineMarks[tagName]
    if (marks !== undefined) return this.#marked(element, ...marks)
    if (this.#writer.isOneLine && tagName !== 'td' && tagName !== 'th') return this.separate(tag)
    if (/^h[1-6]$/u.test(tagName)) return this.#heading(tag)
    switch (tagName) {
      case 'blockquote':
        return this.#container(tag, '> ', '> ')
      case 'ol':
      case 'ul':
        return this.#list(tag, parent)
      case 'li':
        return this.#item(tag)
      case 'table':
        return this.#tableWith(tag)
      case 'tr':
        return this.#row(element)
      case 'td':
      case 'th':
        return this.#cell(tag, parent)
      default:
        return this.separate(tag)
    }
  }

  /** Separates an element from what is before and behind it. */
  separate({ tagName }: Tag): Leave {
    const gap = blocks.has(tagName) ? gaps.blankLine : lines.has(tagName) ? gaps.line : undefined
    if (gap === undefined) return nothing
    const separate = (): void => {
      this.#writer.gap(gap)
    }
    separate()
    return separate
  }

  #marked(element: OpenElement, opening: string, closing: string): Leave {
    const mark = this.#writer.openMark(opening, closing)
    element.mark = mark
    return () => {
      this.#writer.closeMark(mark)
    }
  }

  #link(tag: Tag, parent: OpenElement | undefined): Leave {
    if (attributeOf(tag, 'data-footnote-ref') !== undefined) return this.#footnoteReference(parent)
    const target = this.#visible(attributeOf(tag, 'href') ?? '')
      .replaceAll(/\s+/gu, ' ')
      .trim()
    if (target === '') return nothing
    const mark = this.#writer.openLink(target)
    return () => {
      this.#writer.closeLink(mark, target)
    }
  }

  #footnoteReference(parent: OpenElement | undefined): Leave {
    // GitHub writes the number as a superscript.
    if (parent?.tag.tagName === 'sup' && parent.mark !== undefined) {
      parent.mark.opening = ''
      parent.mark.closing = ''
    }
    const mark = this.#writer.openMark('[^', ']')
    return () => {
      this.#writer.closeMark(mark)
    }
  }

  #heading(tag: Tag): Leave {
    const writer = this.#writer
    const end = this.separate(tag)
    const mark = writer.openMark(`${'#'.repeat(Number(tag.tagName[1]))} `, '')
    writer.startLine(' ')
    return () => {
      writer.closeMark(mark)
      writer.endLine()
      end()
    }
  }

  #container(tag: Tag, first: string, others: string): Leave {
    const end = this.separate(tag)
    this.#writer.openContainer(first, others)
    return () => {
      this.#writer.closeContainer()
      end()
    }
  }

  #list(tag: Tag, parent: OpenElement | undefined): Leave {
    const gap = this.#lists.length === 0 ? gaps.blankLine : gaps.line
    const start = Number(attributeOf(tag, 'start') ?? '1')
    const next = Number.isSafeInteger(start) && start >= 0 && start < 1e9 ? start : 1
    this.#writer.gap(gap)
    this.#lists.push({
      next: tag.tagName === 'ol' ? next : undefined,
      isFootnotes: parent !== undefined && attributeOf(parent.tag, 'data-footnotes') !== undefined,
    })
    return () => {
      this.#lists.pop()
      this.#writer.gap(gap)
    }
  }

  #item(tag: Tag): Leave {
    const list = this.#lists.at(-1)
    if (list?.next === undefined) return this.#container(tag, '- ', '  ')
    const number = list.next++
    if (list.isFootnotes) return this.#container(tag, `[^${number}]: `, '    ')
    return this.#container(tag, `${number}. `, ' '.repeat(`${number}. `.length))
  }

  #tableWith(tag: Tag): Leave {
    const end = this.separate(tag)
    this.#table = { row: undefined, columns: undefined, cellsInRow: 0 }
    return () => {
      this.#table = undefined
      end()
    }
  }

  #row(element: OpenElement): Leave {
    const table = this.#table
    const end = this.separate(element.tag)
    if (table === undefined) return end
    table.row = element
    table.cellsInRow = 0
    this.#writer.startLine(cellBreak)
    return () => {
      const { cellsInRow } = table
      if (cellsInRow > 0) this.#writer.border(' |')
      this.#writer.endLine()
      end()
      if (cellsInRow === 0 || table.columns !== undefined) return
      table.columns = cellsInRow
      this.#writer.text(`|${' --- |'.repeat(cellsInRow)}`)
      end()
    }
  }

  #cell(tag: Tag, parent: OpenElement | undefined): Leave {
    const table = this.#table
    // In a cell, the cells of another table are only separated.
    if (table?.row === undefined || parent !== table.row) return this.separate(tag)
    this.#writer.border(table.cellsInRow === 0 ? '| ' : ' | ')
    table.cellsInRow += 1
    return nothing
  }
}
