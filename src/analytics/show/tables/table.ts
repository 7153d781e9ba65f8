import { formatCountOf } from '../../../shared/number-format.ts'
import type { ComparedCount } from '../../judge/change-rule.ts'
import type { Counted } from '../../judge/topics/topic.ts'

/**
 * What the cells of a column have. Words and pages are text of others: one text, or several with their counts. A share is 0
 * to 1. A date is a time as it was received.
 */
export type ColumnKind =
  'words' | 'code' | 'page' | 'state' | 'links' | 'count' | 'share' | 'ratio' | 'change' | 'date'

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
  title?: string
  /** Its name in the file. A column without one is only shown to people. */
  name?: string
  kind: ColumnKind
  /** The column that names the rows. People see it first. */
  isRowName?: boolean
  /** The summary, which is narrow, has no room for the column. */
  isWide?: boolean
}

/** A column has a field of the rows, or what `cell` returns. */
type Column<Row> = ColumnTitles & ({ name: keyof Row & string } | { cell: (row: Row) => Cell })

/** A part of the rows that people can choose to see. */
interface Filter<Row> {
  title: string
  has: (row: Row) => boolean
}

/** What a table is about, beside its columns and rows. */
export interface Table {
  /** Its name in the report, unique there. */
  name: string
  title: string
  /** Noun of one row, in the singular. */
  noun: string
  /** Says what the rows are. */
  note?: string | undefined
  /** The CSV file with all rows. */
  file?: string
  /** Said in place of the rows if there are none. */
  empty: string
  /** Says what is missing, if the list was cut. */
  cut?: string | undefined
  columns: readonly ColumnTitles[]
  /** A cell for each column. */
  rows: readonly (readonly Cell[])[]
  /** The indices of the rows in the order in which people see them at first. Without it, that of `rows`. */
  order?: readonly number[] | undefined
  /** The first one is chosen at first. Without filters, all rows are shown. */
  filters?: readonly { title: string; has: readonly boolean[] }[]
}

type Description<Row> = Omit<Table, 'columns' | 'rows' | 'filters'> & {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  filters?: readonly Filter<Row>[]
}

interface PeopleColumns {
  names: TitledColumn[]
  /** Columns with texts, which stand below the name of a row, so that the table fits on a phone. */
  details: TitledColumn[]
  numbers: TitledColumn[]
}

interface TitledColumn {
  title: string
  kind: ColumnKind
  isWide: boolean
  /** The place of its cells in a row. */
  index: number
}

/** Returns the columns for people. */
export function peopleColumns({ columns }: Pick<Table, 'columns'>): PeopleColumns {
  const shown: PeopleColumns = { names: [], details: [], numbers: [] }
  for (const [index, { title, kind, isRowName = false, isWide = false }] of columns.entries()) {
    if (title === undefined) continue
    const part = isRowName ? shown.names : isText(kind) ? shown.details : shown.numbers
    part.push({ title, kind, isWide, index })
  }
  return shown
}

/** Returns true for a column with texts, which are on the left and wrap. */
export function isText(kind: ColumnKind): boolean {
  return kind === 'words' || kind === 'code' || kind === 'page' || kind === 'state'
}

/** Returns the texts of a cell of words or pages. */
export function textsOf(cell: Cell): readonly Counted[] {
  if (Array.isArray(cell)) return cell as readonly Counted[]
  return typeof cell === 'string' ? [{ text: cell, count: 1 }] : []
}

/** Returns a table of rows of one type. Files, summary and report render it, and know nothing else of the rows. */
export function tableOf<Row>({ columns, rows, filters, ...table }: Description<Row>): Table {
  const cells = columns.map((column) =>
    'cell' in column ? column.cell : (row: Row) => row[column.name] as Cell,
  )
  return {
    ...table,
    columns,
    rows: rows.map((row) => cells.map((cellOf) => cellOf(row))),
    ...(filters && { filters: filters.map(({ title, has }) => ({ title, has: rows.map(has) })) }),
  }
}

/** Says that a list was not read to its end: `Only the first 100 pages were read`. */
export function firstOnly(count: number, noun: string): string {
  return `Only the first ${formatCountOf(count, noun)} ${count === 1 ? 'was' : 'were'} read`
}
