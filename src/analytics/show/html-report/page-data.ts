// The data inside of report.html. html-report.ts writes it, and the script of the page reads it.
import type { ComparedCount } from '../../judge/compared-count.ts'
import type { ShownColumn, Table } from '../tables/table.ts'

export interface PageData {
  /** Empty without charts. */
  buckets: BucketData[]
  tables: TableData[]
}

/** What the charts tell about a day, a week or a month. */
export interface BucketData {
  title: string
  human: number
  ai: number
  total: number
}

/** A table that people can sort and filter. */
export interface TableData extends Pick<Table, 'name' | 'title' | 'noun' | 'order'> {
  /** The first one names the rows. */
  columns: Pick<ShownColumn, 'title' | 'kind' | 'rise'>[]
  /** A cell for each column. */
  rows: ShownCell[][]
  /** The column by which the rows are ordered at first; -1 if there is none. */
  orderedBy: number
  /** The first one with rows is chosen at first. */
  filters: NonNullable<Table['filters']>
}

/** A cell whose texts can be shown as they are. A date is `YYYY-MM-DD`. */
export type ShownCell = string | number | null | ComparedCount | ShownPage

export interface ShownPage {
  path: string
  /** Undefined if the address of the page is not known, or nobody visits it now. */
  link?: string | undefined
}
