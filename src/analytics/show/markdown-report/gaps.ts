import type { ExportContent } from '../export-content.ts'
import { formatCount, formatCountOf } from '../../../shared/number-format.ts'
import { gapTables, maxGapsPerTable, uncomparedNote } from '../tables/gap-tables.ts'
import type { Table } from '../tables/table.ts'
import { closedBlock } from './answer.ts'
import { markdownTable, type TableCut } from './markdown-table.ts'
import { pathInTable } from './path-code.ts'

const gapsShown = 5

/** Returns where readers were not served, and what is closed; nothing if no list that tells it was read. */
export function gapsBlock(content: ExportContent): string[] {
  const { gaps, siteUrl } = content
  if (gaps === undefined) return []
  const found = gapTables(content)
  const cut: TableCut = {
    rows: gapsShown,
    texts: 5,
    isFolded: true,
    wordsCharacters: 100,
    path: (path) => pathInTable(path, siteUrl),
  }
  const empty = found
    .filter(({ rows }) => rows.length === 0)
    .flatMap(({ empty, cut }) => (cut === undefined ? [empty] : [empty, cut]))
  const tables = found.filter(({ rows }) => rows.length > 0)
  const uncompared = uncomparedNote(content)
  return [
    '### Where readers were not served',
    [...listSizes(content), ...empty].join(' '),
    ...tables.flatMap((table) => gapTableBlock(table, '####', cut)),
    ...(uncompared === undefined ? [] : [uncompared]),
    ...(tables.some(({ rows }) => rows.length > gapsShown)
      ? [`\`gaps.md\` has up to ${maxGapsPerTable} of each.`]
      : []),
    ...closedBlock(content),
  ]
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

/** Returns how much the lists have, with and without gaps. An empty list has a sentence of its own. */
function listSizes({ questions, searches, pageFeedback }: ExportContent): string[] {
  const parts = [
    questions &&
      questions.asked > 0 &&
      `${formatCountOf(questions.asked, 'question')} to the assistant, ${formatCount(questions.unanswered)} unanswered.`,
    searches &&
      searches.terms.length > 0 &&
      `${formatCount(searches.totalSearches)} ${searches.totalSearches === 1 ? 'search' : 'searches'}.`,
    pageFeedback &&
      pageFeedback.pages.length > 0 &&
      `${formatCount(pageFeedback.thumbsDown)} thumbs down, ${formatCount(pageFeedback.thumbsUp)} thumbs up.`,
  ]
  return parts.filter((part) => typeof part === 'string')
}
