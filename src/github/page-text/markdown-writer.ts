/** What separates two visible texts. The wider of two wins. */
export const gaps = { none: 0, space: 1, line: 2, blankLine: 3 } as const
export type Gap = (typeof gaps)[keyof typeof gaps]

/** Marks around text, such as `**`. They are written if visible text is between them. */
export interface Mark {
  opening: string
  closing: string
  /** Where it was written; undefined before that. */
  part: number | undefined
  /** How many characters were written up to its end. */
  end: number
}

/** A quote or a list item. */
interface Container {
  /** What its first line begins with; undefined once that line was written. */
  first: string | undefined
  /** What its other lines begin with, with the containers around it. */
  prefix: string
}

/**
 * Writes Markdown piece by piece, each piece once, so the time is linear. White space, marks and the starts of quotes and
 * list items are written when visible text follows.
 */
export class MarkdownWriter {
  readonly #parts: string[] = []
  #length = 0
  #gap: Gap = gaps.none
  /** Whether the last piece was a border. */
  #isAtStart = false
  readonly #containers: Container[] = []
  /** How many of the containers held the text before, too. */
  #shared = 0
  #waiting: Mark[] = []
  /** What a line break becomes; undefined outside of headings and table rows. */
  #lineBreak: string | undefined
  /** Whether the heading or table row has begun, so that a line break would be inside it. */
  #isInLine = false

  toString(): string {
    return this.#parts.join('')
  }

  /** Asks for a gap before the next visible text. */
  gap(gap: Gap): void {
    if (gap > this.#gap) this.#gap = gap
  }

  /** Writes text as browsers do: any white space is one space. */
  text(text: string): void {
    const words = text.replaceAll(/[\t\n\f\r ]+/gu, ' ')
    if (words.startsWith(' ')) this.gap(gaps.space)
    const trimmed = words.trim()
    if (trimmed === '') return
    this.#write(trimmed)
    if (words.endsWith(' ')) this.gap(gaps.space)
  }

  /** Writes code in a line. */
  code(text: string): void {
    const words = text.replaceAll(/\s+/gu, ' ').trim()
    if (words === '') return
    const fence = '`'.repeat(longestBackticks(words) + 1)
    const space = fence.length > 1 ? ' ' : ''
    this.#write(`${fence}${space}${words}${space}${fence}`)
  }

  /** Writes a block of code with its language. In a heading or a table cell, it becomes one line. */
  codeBlock(text: string, language: string): void {
    if (text.trim() === '') return
    this.gap(gaps.blankLine)
    if (this.isOneLine) this.code(text)
    else {
      const fence = '`'.repeat(Math.max(3, longestBackticks(text) + 1))
      this.#write(`${fence}${language}`)
      const prefix = this.#containers.at(-1)?.prefix ?? ''
      for (const line of [...text.split('\n'), fence])
        this.#push(`\n${line === '' ? prefix.trimEnd() : prefix + line}`)
    }
    this.gap(gaps.blankLine)
  }

  /** The opening mark is written before the next visible text. */
  openMark(opening: string, closing: string): Mark {
    const mark = { opening, closing, part: undefined, end: 0 }
    this.#waiting.push(mark)
    return mark
  }

  closeMark({ part, closing }: Mark): void {
    // Marks are nested, so a mark that still waits is the last one.
    if (part === undefined) this.#waiting.pop()
    else this.#push(closing)
  }

  openLink(target: string): Mark {
    return this.openMark('[', `](${/[\s()<>]/u.test(target) ? `<${target}>` : target})`)
  }

  /** Closes a link. A link whose text is its target becomes that text. */
  closeLink(mark: Mark, target: string): void {
    if (mark.part !== undefined && this.#isTarget(mark.part, mark.end, target)) this.#parts[mark.part] = ''
    else this.closeMark(mark)
  }

  #isTarget(part: number, end: number, target: string): boolean {
    const schemes = ['', 'mailto:', 'http://']
    // Only a text as long as the target is joined.
    if (!schemes.some((scheme) => scheme.length + this.#length - end === target.length)) return false
    const text = this.#parts.slice(part + 1).join('')
    return schemes.some((scheme) => scheme + text === target)
  }

  /** @param first what the first line begins with; `others`: what the other lines begin with */
  openContainer(first: string, others: string): void {
    this.#containers.push({ first, prefix: `${this.#containers.at(-1)?.prefix ?? ''}${others}` })
  }

  closeContainer(): void {
    this.#containers.pop()
    this.#shared = Math.min(this.#shared, this.#containers.length)
  }

  /** Whether a line break is now written as something else. */
  get isOneLine(): boolean {
    return this.#lineBreak !== undefined
  }

  /** Starts a heading or a table row: from here on, a line break becomes `lineBreak`. */
  startLine(lineBreak: string): void {
    this.#lineBreak = lineBreak
  }

  endLine(): void {
    this.#lineBreak = undefined
    this.#isInLine = false
  }

  /** Writes the border of a table cell, also beside an empty cell. */
  border(border: string): void {
    if (!this.#isInLine) this.#writeGap()
    this.#gap = gaps.none
    this.#push(border)
    this.#isAtStart = true
  }

  #write(visible: string): void {
    this.#writeGap()
    for (const mark of this.#waiting) {
      this.#push(mark.opening)
      mark.part = this.#parts.length - 1
      mark.end = this.#length
    }
    if (this.#waiting.length > 0) this.#waiting = []
    this.#push(this.#lineBreak === cellBreak ? visible.replaceAll('|', '\\|') : visible)
    this.#isAtStart = false
  }

  #writeGap(): void {
    this.#push(this.#gapText())
    this.#gap = gaps.none
    this.#shared = this.#containers.length
    this.#isInLine = this.#lineBreak !== undefined
  }

  #gapText(): string {
    if (this.#parts.length === 0) return this.#linePrefix()
    if (this.#gap === gaps.none || (this.#isInLine && this.#isAtStart)) return ''
    if (this.#gap === gaps.space) return ' '
    if (this.#isInLine) return this.#lineBreak ?? ''
    if (this.#gap === gaps.line) return `\n${this.#linePrefix()}`
    const between = this.#containers[this.#shared - 1]?.prefix ?? ''
    return `\n${between.trimEnd()}\n${this.#linePrefix()}`
  }

  #linePrefix(): string {
    let start = this.#containers.length
    while (start > 0 && this.#containers[start - 1]?.first !== undefined) start -= 1
    const firsts = this.#containers.slice(start).map((container) => {
      const { first = '' } = container
      container.first = undefined
      return first
    })
    return [this.#containers[start - 1]?.prefix ?? '', ...firsts].join('')
  }

  #push(part: string): void {
    this.#parts.push(part)
    this.#length += part.length
  }
}

/** The line break inside a table cell. */
export const cellBreak = '<br>'

function longestBackticks(text: string): number {
  return text.match(/`+/gu)?.reduce((longest, { length }) => Math.max(longest, length), 0) ?? 0
}
