import type { ExportContent } from '../export-content.ts'
import { formatCount } from '../../../shared/number-format.ts'
import { gapsTitle, maxGapsPerTable, shownGaps } from '../tables/gap-tables.ts'
import type { Table } from '../tables/table.ts'
import { markdownTable, type TableCut } from './markdown-table.ts'
import { pathInTable } from './path-code.ts'

const rowsShown = 5

/** Returns where readers were not served; nothing if no list that tells it was read. */
export function gapsBlock(content: ExportContent): string[] {
  const { gaps, siteUrl } = content
  if (gaps === undefined) return []
  const { counts, notes, tables } = shownGaps(content)
  const cut: TableCut = {
    rows: rowsShown,
    texts: 5,
    isNarrow: true,
    wordsCharacters: 100,
    path: (path) => pathInTable(path, siteUrl),
  }
  return [
    `### ${gapsTitle}`,
    ...(counts === undefined ? [] : [counts]),
    ...(notes.length === 0 ? [] : [notes.join(' ')]),
    ...tables.flatMap((table) => [...gapTableBlock(table, '####', cut), ...whereOthersAre(table)]),
  ]
}

function whereOthersAre({ rows, file = '' }: Table): string[] {
  const others = rows.length - rowsShown
  if (others <= 0) return []
  return [`And ${formatCount(others)} more, in \`${rows.length > maxGapsPerTable ? file : 'gaps.md'}\`.`]
}

/** Returns a table with its title, what its rows are, and its first rows. */
export function gapTableBlock(gapTable: Table, heading: string, cut: TableCut): string[] {
  const { title, note, rows, cut: missing } = gapTable
  const shown = Math.min(rows.length, cut.rows)
  const of = rows.length > shown ? ` (${shown} of ${formatCount(rows.length)})` : ''
  return [
    `${heading} ${title}${of}`,
    [note, missing].filter((text) => text !== undefined).join(' '),
    markdownTable(gapTable, cut),
  ]
}
