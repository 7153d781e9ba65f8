import type { Span } from './edits.ts'
import { firstIndexNot } from './sorted-search.ts'

interface Segment {
  html: Span
  source: Span
  /** What a reader sees of it; undefined where that is the source itself. */
  shown: string | undefined
}

/**
 * The HTML of a page, with the part of the Markdown that each part of the HTML is from. Text is written without characters
 * that mean something in HTML, so that it is as long as its source.
 */
export class Page {
  readonly #source: string
  readonly #parts: string[] = []
  readonly #segments: Segment[] = []
  #length = 0
  #sourceEnd = 0

  constructor(source: string) {
    this.#source = source
  }

  get html(): string {
    return this.#parts.join('')
  }

  /** A tag that Markdown makes. */
  tag(html: string): void {
    this.#write(html, { start: this.#sourceEnd, end: this.#sourceEnd }, '')
  }

  /** Text that the page shows as it is in the source. */
  text({ start, end }: Span): void {
    this.#write(this.#source.slice(start, end).replace(/[<>&"\0\r]/gu, 'x'), { start, end }, undefined)
  }

  /** A character reference, which the page shows as another text. */
  reference(source: Span, shown: string): void {
    this.#write(shown.replace(/[<>&"\0\r]/gu, 'x'), source, shown)
  }

  /** HTML of the source. GitHub shows the tags of some elements as text. */
  raw({ start, end }: Span): void {
    const html = this.#source
      .slice(start, end)
      .replace(
        /<(?=\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?:[\s>]|\/>))/giu,
        'x',
      )
    this.#write(html.replace(/[\r\0]/gu, ' '), { start, end }, undefined)
  }

  #write(html: string, source: Span, shown: string | undefined): void {
    if (html === '') return
    this.#parts.push(html)
    this.#segments.push({ html: { start: this.#length, end: this.#length + html.length }, source, shown })
    this.#length += html.length
    this.#sourceEnd = source.end
  }

  /** Where in the source a position of the HTML is. */
  sourceAt(position: number): number {
    const segment = this.#segments[this.#indexAt(position)]
    if (segment === undefined) return this.#sourceEnd
    const { html, source } = segment
    return html.end - html.start === source.end - source.start
      ? source.start + position - html.start
      : position === html.start
        ? source.start
        : source.end
  }

  /** What a reader sees of a part of the HTML. */
  shown({ start, end }: Span): string {
    const parts: string[] = []
    for (let index = this.#indexAt(start); index < this.#segments.length; index++) {
      const segment = this.#segments[index]
      if (segment === undefined || segment.html.start >= end) break
      const { html, source, shown } = segment
      if (shown !== undefined) parts.push(shown)
      else {
        const offset = source.start - html.start
        parts.push(this.#source.slice(Math.max(start, html.start) + offset, Math.min(end, html.end) + offset))
      }
    }
    return parts.join('')
  }

  /** The index of the segment that ends after the position. */
  #indexAt(position: number): number {
    return firstIndexNot(({ html }) => html.end <= position, this.#segments)
  }
}
