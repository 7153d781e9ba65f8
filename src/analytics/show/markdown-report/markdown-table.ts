import { formatComparedCount } from '../compared-count.ts'
import { codeSpan, singleLine } from '../../../shared/untrusted-text.ts'
import { formatCount, formatCountOf, formatShare } from '../../../shared/number-format.ts'
import { pagePath } from '../../read/page-path.ts'
import { type Cell, type ColumnKind, peopleColumns, type Table, textsOf } from '../tables/table.ts'
import type { Counted } from '../../judge/topics/topic.ts'

/** How much of a table is shown. */
export interface TableCut {
  rows: number
  /** Of a cell with several texts. */
  texts: number
  /** Whether cells with several texts are folded. */
  isFolded: boolean
  wordsCharacters: number
  /** Returns the path of a page as Markdown. A page that nobody visits now is no link. */
  path: (path: string, isGone: boolean) => string
}

/**
 * Returns the first rows of a table, with the columns for people. Columns with words and pages are no columns here, but
 * further lines below the name of the row, so that the table fits on a phone.
 */
export function markdownTable(shown: Table, cut: TableCut): string {
  const { names, details, numbers: all } = peopleColumns(shown)
  const numbers = all.filter(({ isWide }) => !isWide)
  const head = [...names, ...numbers].map(({ title }) => title)
  const lines = shown.rows.slice(0, cut.rows).map((row) => {
    const isGone = row.some((cell) => isCompared(cell) && cell.now === 0)
    const open = names.map(({ kind, index }) => textOf(kind, textsOf(row[index] ?? null), cut, isGone))
    const hidden: { count: string; text: string }[] = []
    for (const { title, kind, index } of details) {
      const texts = textsOf(row[index] ?? null)
      if (texts.length === 0) continue
      const text = `${title}: ${textOf(kind, texts, cut, false)}`
      if (!cut.isFolded || kind !== 'words' || texts.length === 1) open.push(text)
      else hidden.push({ count: `${formatCount(texts.length)} ${title.toLowerCase()}`, text })
    }
    return [
      open.join('<br>') + foldedTexts(hidden),
      ...numbers.map(({ kind, index }) => numberOf(kind, row[index] ?? null)),
    ]
  })
  return table(head, lines)
}

/** GitHub leaves room below a folded block, so a cell has one for all of its texts. */
function foldedTexts(texts: readonly { count: string; text: string }[]): string {
  if (texts.length === 0) return ''
  const counts = texts.map(({ count }) => count).join(', ')
  return `<details><summary>${counts}</summary>${texts.map(({ text }) => text).join('<br>')}</details>`
}

/** Returns a table with text in the first column and numbers in the others. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), `|---|${'--:|'.repeat(head.length - 1)}`, ...rows.map(line)].join('\n')
}

/** Returns a block that is folded at first. */
export function folded(label: string, blocks: readonly string[]): string[] {
  return [`<details>\n<summary>${label}</summary>`, ...blocks, '</details>']
}

function isCompared(cell: Cell): cell is Extract<Cell, { before: number }> {
  return cell !== null && typeof cell === 'object' && 'before' in cell
}

function textOf(kind: ColumnKind, texts: readonly Counted[], cut: TableCut, isGone: boolean): string {
  const shown = texts.slice(0, cut.texts).map(({ text, count }) => {
    const safe = kind === 'page' ? cut.path(pagePath(text), isGone) : codeSpan(text, cut.wordsCharacters)
    return `${safe}${count === 1 ? '' : ` (${formatCount(count)})`}`
  })
  const others = texts.length - shown.length
  return `${shown.join(', ')}${others > 0 ? ` and ${formatCountOf(others, 'other')}` : ''}`
}

function numberOf(kind: ColumnKind, cell: Cell): string {
  if (isCompared(cell)) return formatComparedCount(cell)
  if (typeof cell === 'number') return kind === 'share' ? formatShare(cell, 1) : formatCount(cell)
  return typeof cell === 'string' ? singleLine(cell) : '–'
}
