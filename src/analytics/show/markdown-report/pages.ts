import type { ExportContent } from '../export-content.ts'
import { formatCount } from '../../../shared/number-format.ts'
import { movedTable, pageTable } from '../tables/page-tables.ts'
import type { Table } from '../tables/table.ts'
import { folded, markdownTable } from './markdown-table.ts'
import { pathInTable } from './path-code.ts'

const movedShown = 10
const pagesShown = 25
const unbrokenCharacters = 6

/** Returns the pages and sections that moved. */
export function movedBlock(content: ExportContent): string[] {
  if (content.previous === undefined || content.rows.length === 0) return []
  const moved = movedTable(content)
  const of = moved.rows.length > movedShown ? ` (${movedShown} of ${formatCount(moved.rows.length)})` : ''
  return [
    `### ${moved.title}${of}`,
    moved.rows.length === 0 ? moved.empty : shownRows(moved, movedShown, content),
  ]
}

/** Returns the most visited pages, folded. */
export function pagesBlock(content: ExportContent): string[] {
  const all = content.rows.length
  if (all === 0) return []
  const title =
    all > pagesShown
      ? `Most visited pages (${pagesShown} of ${formatCount(all)})`
      : all === 1
        ? 'The only page'
        : `All ${formatCount(all)} pages`
  const pages = pageTable(content, content.rows.slice(0, pagesShown))
  return folded(title, [shownRows(pages, pagesShown, content)])
}

function shownRows(table: Table, rows: number, { siteUrl }: ExportContent): string {
  return markdownTable(table, {
    rows,
    texts: 1,
    isNarrow: true,
    wordsCharacters: 100,
    // A section is no page.
    path: (path, isGone) =>
      pathInTable(path, isGone || path.endsWith('/*') ? undefined : siteUrl, unbrokenCharacters),
  })
}
