import { codeSpan } from '../../../shared/untrusted-text.ts'
import { formatCount, formatCountOf } from '../../../shared/number-format.ts'
import type { Counted } from '../../judge/topics/topic.ts'
import { pagePath } from '../../read/page-path.ts'
import { isClear, numberText } from '../tables/number-text.ts'
import {
  type Cell,
  type ColumnKind,
  isComparedCount,
  lineColumns,
  type Table,
  textsBelow,
  textsOf,
} from '../tables/table.ts'

const textsPerCell = 5

/** How a table is shown. */
interface TableView {
  /** Whether words are cut, cells with several texts are folded, and wide columns are left out. */
  isNarrow: boolean
  /** Returns the path of a page as Markdown. A page that nobody visits now is no link. */
  path: (path: string, isGone: boolean) => string
}

/**
 * Returns rows of a table, with the columns for people. Columns with words and pages are no columns here, but further lines
 * below the name of the row, so that the table fits on a phone.
 */
export function markdownTable(shown: Table, rows: readonly number[], view: TableView): string {
  const columns = lineColumns(shown).filter(({ isWide = false }) => !(view.isNarrow && isWide))
  const lines = rows.map((index) => {
    const row = shown.rows[index] ?? []
    const isGone = row.some((cell) => isComparedCount(cell) && cell.now === 0)
    const [name, ...numbers] = columns.map(({ kind, index }, column) =>
      column === 0 ? textOf(kind, textsOf(row[index]), view, isGone) : numberMarkdown(kind, row[index]),
    )
    const open = [name]
    const hidden: { count: string; text: string }[] = []
    for (const { title, kind, texts } of textsBelow(shown, row)) {
      const text = `${title}: ${textOf(kind, texts, view, false)}`
      if (!view.isNarrow || kind !== 'words' || texts.length === 1) open.push(text)
      else hidden.push({ count: `${formatCount(texts.length)} ${title.toLowerCase()}`, text })
    }
    return [open.join('<br>') + foldedTexts(hidden), ...numbers]
  })
  return table(
    columns.map(({ title }) => (view.isNarrow ? smallHead(title) : title)),
    lines,
  )
}

/** GitHub leaves room below a folded block, so a cell has one for all of its texts. */
function foldedTexts(texts: readonly { count: string; text: string }[]): string {
  if (texts.length === 0) return ''
  const counts = texts.map(({ count }) => count).join(', ')
  return `<details><summary>${counts}</summary>${texts.map(({ text }) => text).join('<br>')}</details>`
}

/** Several columns have little room on a phone. */
export function smallHead(title: string): string {
  return `<sub>${title}</sub>`
}

/** Returns a table with text in the first column and numbers in the others. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), `|:--|${'--:|'.repeat(head.length - 1)}`, ...rows.map(line)].join('\n')
}

function textOf(kind: ColumnKind, texts: readonly Counted[], view: TableView, isGone: boolean): string {
  const shown = texts.slice(0, textsPerCell).map(({ text, count }) => {
    const safe =
      kind === 'page' ? view.path(pagePath(text), isGone) : codeSpan(text, view.isNarrow ? 100 : 300)
    return `${safe}${count === 1 ? '' : ` (${formatCount(count)})`}`
  })
  const others = texts.length - shown.length
  return `${shown.join(', ')}${others > 0 ? ` and ${formatCountOf(others, 'other')}` : ''}`
}

/** Returns a number. A change beyond what is usual is bold. */
function numberMarkdown(kind: ColumnKind, cell: Cell | undefined): string {
  const text = numberText(kind, cell)
  return isComparedCount(cell) && isClear(cell) ? `**${text}**` : text
}
