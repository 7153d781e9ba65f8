import type { Cell as TableCell, Table } from './tables/table.ts'
import { type Cell, csvTable } from './csv-table.ts'

/** Returns the file of a table: RFC 4180 with a header and all rows. */
export function csvOf({ columns, rows }: Table): Generator<string> {
  const indices = columns.flatMap(({ name }, index) => (name === undefined ? [] : [index]))
  const header = columns.flatMap(({ name }) => name ?? [])
  return csvTable(header, rows, (row) => indices.map((index) => cellOf(row[index])))
}

function cellOf(cell: TableCell = null): Cell {
  if (typeof cell === 'boolean') return String(cell)
  if (cell === null || typeof cell !== 'object') return cell
  // Of cells with several values, only links are in files. URLs have no spaces.
  return 'map' in cell ? cell.map((value) => ('url' in value ? value.url : value.text)).join(' ') : null
}
