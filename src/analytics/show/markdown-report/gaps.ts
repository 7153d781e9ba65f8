import type { Findings } from '../../judge/findings.ts'
import { formatCount } from '../../../shared/number-format.ts'
import { gapsTitle, maxGapsPerTable, shownGaps } from '../tables/gap-tables.ts'
import type { Table } from '../tables/table.ts'
import { type Block, tableBlocks, type TableCut } from './markdown-table.ts'
import { pathInTable } from './path-code.ts'

const rowsShown = 5

/** Returns where readers were not served, for the summary; nothing if no list that tells it was read. */
export function summaryGapsBlocks(content: Findings): Block[] {
  if (content.gaps === undefined) return []
  const path = (path: string): string => pathInTable(path, content.siteUrl)
  const cut: TableCut = { rows: rowsShown, isNarrow: true, path }
  return [`### ${gapsTitle}`, ...gapsBlocks(content, '####', cut, whereOthersAre)]
}

function whereOthersAre({ rows, file = '' }: Table): Block {
  const others = rows.length - rowsShown
  if (others <= 0) return undefined
  return `And ${formatCount(others)} more, in \`${rows.length > maxGapsPerTable ? file : 'gaps.md'}\`.`
}

/** @param whereRowsAre says where rows are that are not shown */
export function gapsBlocks(
  content: Findings,
  heading: string,
  cut: TableCut,
  whereRowsAre: (table: Table) => Block,
): Block[] {
  const { counts, notes, tables } = shownGaps(content)
  return [
    counts,
    notes,
    ...tables.flatMap((table) => [...tableBlocks(heading, table, cut), whereRowsAre(table)]),
  ]
}
