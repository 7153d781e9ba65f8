import { few, formatCount, formatGain, formatGrowth, formatShare } from '../../../shared/number-format.ts'
import type { ComparedCount } from '../../judge/compared-count.ts'
import { wholeMonth } from '../../period/date-format.ts'
import type { FieldKind } from '../../read/fields.ts'
import type { VisitorAnalytics } from '../../read/visitor-analytics.ts'
import type { Counted } from '../../judge/topics/topic.ts'

/**
 * What the cells of a column have. Words and pages are text of others: one text, or several with their counts. Plain text is
 * ours. A share is 0 to 1. A date is a time as it was received.
 */
export type ColumnKind = FieldKind | 'plain' | 'before' | 'change'

/** The most rows of a list that the report has. */
const mostListed = 1000

/** What it means for readers that a count rises. */
export type Rise = 'better' | 'worse'

/** Null for an empty cell. */
export type Cell =
  | string
  | number
  | boolean
  | null
  | ComparedCount
  | readonly Counted[]
  | readonly { title: string; url: string }[]

interface ColumnTitles {
  /** Its title for people. A column without one is only in the file. */
  title?: string | undefined
  /** Its name in the file. A column without one is only shown to people. */
  name?: string
  kind: ColumnKind
  /** The column that names the rows. People see it first. Default: their first column. */
  isRowName?: boolean | undefined
  /** The summary, which is narrow, has no room for the column. */
  isWide?: boolean | undefined
  /** Of a change. Undefined if it is neither better nor worse. */
  rise?: Rise | undefined
}

/** A column has a field of the rows, or what `cell` returns. */
export type Column<Row> = ColumnTitles & ({ name: keyof Row & string } | { cell: (row: Row) => Cell })

/** A column for people. */
export interface ShownColumn extends Pick<ColumnTitles, 'kind' | 'isWide' | 'rise'> {
  title: string
  /** The place of its cells in a row. */
  index: number
}

/** What a table is about, beside its columns and rows. */
export interface Table {
  /** Its name in the report, unique there. */
  name: string
  title: string
  /** Of a list, the noun of one row, in the singular. */
  noun?: string
  /** Says what the rows are, and what is missing if the list was cut. */
  note?: string | undefined
  /** The file with all rows. */
  file?: string
  /** Said in place of the rows if there are none. */
  empty?: string | undefined
  /** The number of rows in words, if not every row counts. */
  count?: string | undefined
  /** The columns of the file, and the places of their cells in a row. */
  fields: readonly { name: string; index: number }[]
  /** The columns for people, that of the names first. */
  columns: readonly ShownColumn[]
  rows: readonly (readonly Cell[])[]
  /** The indices of the rows in the order in which people see them at first. Without it, that of `rows`. */
  order?: readonly number[] | undefined
  /** The title of the column by which the rows are ordered at first. */
  orderedBy?: string | undefined
}

type Description<Row> = Omit<Table, 'fields' | 'columns' | 'rows'> & {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
}

/** Returns a table of rows of one type. Files, summary and report render it, and know nothing else of the rows. */
export function tableOf<Row>({ columns, rows, ...table }: Description<Row>): Table {
  const cells = columns.map((column) =>
    'cell' in column ? column.cell : (row: Row) => row[column.name] as Cell,
  )
  return {
    ...table,
    fields: columns.flatMap(({ name }, index) => (name === undefined ? [] : { name, index })),
    columns: columns
      .flatMap(({ title, ...column }, index) => (title === undefined ? [] : { ...column, title, index }))
      .sort((a, b) => Number(b.isRowName ?? false) - Number(a.isRowName ?? false)),
    rows: rows.map((row) => cells.map((cellOf) => cellOf(row))),
  }
}

/** What the columns of a count in both periods are called: by their months, if both are one. */
export function periodNames({ previous, ...range }: VisitorAnalytics): { now: string; before: string } {
  const [now, before] = [wholeMonth(range), previous && wholeMonth(previous)]
  if (now === undefined || before === undefined) return { now: 'Now', before: 'Before' }
  return { now: now.month, before: before.month }
}

/**
 * Returns the columns of a count: now, before, and the change. If the period before is known of no row, it is the count alone,
 * below the title.
 *
 * @param rise of the change
 */
export function countColumns<Row>(
  title: string,
  count: (row: Row) => ComparedCount,
  rows: readonly Row[],
  periods: VisitorAnalytics,
  rise: Rise,
): Column<Row>[] {
  const now = (row: Row): number => count(row).now
  if (rows.every((row) => count(row).before === null)) return [{ title, kind: 'count', cell: now }]
  const names = periodNames(periods)
  const hasChange = !periods.unfinished
  const counts: Column<Row>[] = [
    { title: names.now, kind: 'count', cell: now },
    // Beside the change, the summary has no room for it. It can be seen from the other two.
    { title: names.before, kind: 'before', isWide: hasChange, cell: (row) => count(row).before },
  ]
  // The counts of a range that is not over still grow.
  return hasChange ? [...counts, { title: 'Change', kind: 'change', rise, cell: count }] : counts
}

/** Returns the indices of the rows of a list that the report has, in the order in which people see them at first. */
export function listedRows({ rows, order = [...rows.keys()] }: Table): readonly number[] {
  return order.slice(0, mostListed)
}

/** Returns the columns of a line: that of the names, and those of numbers. */
export function lineColumns({ columns }: Table): ShownColumn[] {
  return columns.filter(({ kind }, index) => index === 0 || !isText(kind))
}

/** Returns the texts that stand below the name of a row, so that the table fits on a phone. */
export function textsBelow({ columns }: Table, row: readonly Cell[]) {
  return columns
    .slice(1)
    .filter(({ kind }) => isText(kind))
    .map((column) => ({ ...column, texts: textsOfCell(row[column.index]) }))
    .filter(({ texts }) => texts.length > 0)
}

/** Returns true for a column with texts, which are on the left and wrap. */
export function isText(kind: ColumnKind): boolean {
  return kind === 'words' || kind === 'code' || kind === 'page' || kind === 'plain' || kind === 'state'
}

export function textsOfCell(cell: Cell | undefined): readonly Counted[] {
  if (Array.isArray(cell)) return cell as readonly Counted[]
  return typeof cell === 'string' ? [{ text: cell, count: 1 }] : []
}

export function isComparedCount(cell: unknown): cell is ComparedCount {
  return cell !== null && typeof cell === 'object' && 'before' in cell
}

/** Returns the text of a cell with a number. A dash means that there is no value. */
export function numberText(kind: ColumnKind, cell: Cell | undefined): string {
  if (isComparedCount(cell)) {
    const { gain, growth } = changeParts(cell)
    return growth === undefined ? gain : `${gain} (${growth})`
  }
  if (typeof cell !== 'number') return '–'
  return kind === 'share' ? formatShare(cell) : formatCount(cell)
}

/** Formats a change: `+3`, `+1,234` and `+12.3%`. A percentage is only of a change beyond what is usual, and not of a few. */
export function changeParts(count: ComparedCount): { gain: string; growth?: string } {
  const { now, before } = count
  if (before === null) return { gain: '–' }
  const gain = formatGain(now, before)
  return isClear(count) && now >= few && before >= few
    ? { gain, growth: formatGrowth(now, before) }
    : { gain }
}

/** Returns true for a change beyond what is usual. */
export function isClear({ change }: Pick<ComparedCount, 'change'>): boolean {
  return change === 'more' || change === 'fewer'
}
