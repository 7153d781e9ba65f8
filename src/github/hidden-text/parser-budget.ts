import type { Edit } from './edits.ts'

// The time of the parser grows with the square of some numbers. With these limits 64 KiB take less than a second.
const maxLines = 4000
const maxTableMarks = 8192
const maxLinesTimesDepth = 8000
// Sums over the paragraphs of the square of the number of marks.
const maxBracketCost = 500_000
const maxEmphasisCost = 4_000_000

const containers = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=\s|$)|\[\^[^\]\s]+\]:))*/u

/** The end of a text that holds more marks than the parser can read in time. */
export function beyondParserBudget(text: string): Edit[] {
  const budget = new Budget()
  for (const { 0: line, index } of text.matchAll(/[^\r\n]*(?:\r\n|\r|\n|$)/gu)) {
    const characters = budget.read(line)
    if (characters === undefined) continue
    const part = { start: index + characters, end: text.length }
    return [{ ...part, kind: 'complex text', replacement: '', placeholder: '' }]
  }
  return []
}

class Budget {
  #lines = 0
  #depth = 0
  #tableMarks = 0
  #brackets = new SquareBudget(maxBracketCost)
  #emphasis = new SquareBudget(maxEmphasisCost)

  /** @returns the number of characters of the line that are within the budget; undefined: all are */
  read(line: string): number | undefined {
    if (line.trim() === '') {
      this.#brackets.startParagraph()
      this.#emphasis.startParagraph()
    }
    this.#lines += 1
    const start = containers.exec(line)?.[0] ?? ''
    const markers = start.match(/[>:)+*.-]/gu)?.length ?? 0
    if (markers > 0) this.#depth = Math.max(this.#depth, markers, start.length / 4)
    if (this.#lines > maxLines || this.#lines * Math.min(100, this.#depth) > maxLinesTimesDepth) return 0
    for (const { 0: mark, index } of line.matchAll(/[|[*_~&]/gu)) if (this.#isOver(mark)) return index
    return undefined
  }

  #isOver(mark: string): boolean {
    if (mark === '|') return (this.#tableMarks += 1) > maxTableMarks
    return mark === '[' ? this.#brackets.isOver() : this.#emphasis.isOver()
  }
}

class SquareBudget {
  readonly #max: number
  #spent = 0
  #inParagraph = 0

  constructor(max: number) {
    this.#max = max
  }

  startParagraph(): void {
    this.#inParagraph = 0
  }

  isOver(): boolean {
    // The difference of two squares that follow each other.
    this.#spent += 2 * this.#inParagraph + 1
    this.#inParagraph += 1
    return this.#spent > this.#max
  }
}
