import { codeSpan } from '../../../untrusted-text.ts'
import { type GapCell, type GapTable, goneRows } from '../../gap-tables.ts'
import type { GoneGap } from '../../gaps.ts'
import { formatChange, formatCount, formatCountOf, formatGain, formatShare } from '../../number-format.ts'
import { table } from './markdown-table.ts'
import { pathCode } from './path-code.ts'

const nothing = '–'
const goneWordsCharacters = 60

/** How much of a table is shown. */
export interface GapCut {
  rows: number
  /** Pages or comments of a cell. */
  texts: number
  wordsCharacters: number
  /** Returns the path of a page as Markdown. */
  path: (path: string) => string
  /** The title of a column with changes. */
  changeTitle: string
}

/** Returns a table with its title, what its rows are, and its first rows. */
export function gapTableBlock(gapTable: GapTable, heading: string, cut: GapCut): string[] {
  const { title, note, columns, count, rows } = gapTable
  const shown = rows.slice(0, cut.rows)
  const of = count > shown.length ? ` (${shown.length} of ${formatCount(count)})` : ''
  const textColumns = columns.filter(({ kind }) => kind === 'words' || kind === 'pages').length
  return [
    `${heading} ${title}${of}`,
    [note, ...(gapTable.cut === undefined ? [] : [gapTable.cut])].join(' '),
    table(
      columns.map((column) => (column.kind === 'change' ? cut.changeTitle : column.title)),
      shown.map((row) => row.map((cell) => cellText(cell, gapTable, cut))),
      { textColumns },
    ),
  ]
}

function cellText(cell: GapCell, { name }: GapTable, cut: GapCut): string {
  switch (cell.kind) {
    case 'words':
      return textsOf(cell.texts, (text) => codeSpan(text, cut.wordsCharacters), cut)
    case 'pages':
      return textsOf(cell.texts, cut.path, cut)
    case 'count':
      return formatCount(cell.count)
    case 'share':
      return formatShare(cell.share, 1)
    case 'change':
      if (cell.since === undefined) return nothing
      if (name === 'losses') return formatChange(cell.now, cell.since.previous)
      return cell.since.isNew ? 'new' : formatGain(cell.now, cell.since.previous)
  }
}

function textsOf(
  texts: Extract<GapCell, { kind: 'words' }>['texts'],
  safe: (text: string) => string,
  cut: GapCut,
): string {
  if (texts.length === 0) return nothing
  const shown = texts
    .slice(0, cut.texts)
    .map(({ text, count }) => `${safe(text)}${count === 1 ? '' : ` (${formatCountOf(count, 'time')})`}`)
  const others = texts.length - shown.length
  return `${shown.join(', ')}${others > 0 ? ` and ${formatCountOf(others, 'other')}` : ''}`
}

/** Returns the gaps of the previous period that are gone; nothing if that is not known. */
export function goneBlock(gone: readonly GoneGap[] | undefined, heading: '##' | '###'): string[] {
  if (gone === undefined) return []
  const rows = goneRows(gone).map(({ title, names, arePages, count }) => [
    title,
    names.map((name) => (arePages ? pathCode(name) : codeSpan(name, goneWordsCharacters))).join(', '),
    formatCount(count),
  ])
  return [
    `${heading} Did it help?`,
    rows.length === 0
      ? 'No gap of the previous period is gone.'
      : table(['Since the previous period', 'The first', 'Count'], rows, { textColumns: 2 }),
  ]
}
