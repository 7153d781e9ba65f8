import { stringify } from 'csv-stringify/sync'

const rowsPerChunk = 1000

/** A null cell is empty. */
export type Cell = string | number | null

/** Returns a table in the form of RFC 4180. Texts in it cannot run as formulas. */
export function* csvTable<Row>(
  header: readonly string[],
  rows: readonly Row[],
  cells: (row: Row) => Cell[],
): Generator<string> {
  yield record(header)
  for (let index = 0; index < rows.length; index += rowsPerChunk) {
    let chunk = ''
    for (const row of rows.slice(index, index + rowsPerChunk)) chunk += record(cells(row))
    yield chunk
  }
}

// Letters, digits and the other characters of most paths. They need no quotes, and none of them begins a formula.
const plain = /^[\w/.~%][\w/.~%-]*$/u

/** Returns a line. One of plain cells needs no library, which takes ten times as long. */
function record(cells: readonly Cell[]): string {
  const isPlain = cells.every((cell) => typeof cell === 'number' || (cell !== null && plain.test(cell)))
  return isPlain ? `${cells.join()}\r\n` : quotedRecord(cells)
}

/** Returns a line with quotes where they are needed. */
export function quotedRecord(cells: readonly Cell[]): string {
  const inert = (cell: Cell): Cell => (typeof cell === 'string' ? defuseFormulas(cell) : cell)
  return stringify([cells.map(inert)], {
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    quoted_match: /[;\t]/u,
  })
}

// A spreadsheet that separates by semicolon or tab splits a quoted cell there and at its line breaks, because a comma
// follows the closing quote. LibreOffice does so.
const startOfPart = /(?<=[;\t\n]|\r(?!\n))/gu
// OWASP lists these signs, and a tab or line break at the start of a cell. Some spreadsheets skip spaces, and
// a quote that does not begin the cell.
// https://owasp.org/www-community/attacks/CSV_Injection
const sign = String.raw`[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]`
const skipped = String.raw`"\s\p{Cc}\p{Default_Ignorable_Code_Point}`
const runsAtStart = new RegExp(String.raw`^(?:[\t\r\n]|[${skipped}]*${sign})`, 'u')
// The sign is optional, so that a long run without it is read once and not again from each of its characters.
const beforeSign = new RegExp(String.raw`[;${skipped}][${skipped}]*(${sign})?`, 'gu')

/**
 * Returns a cell that a spreadsheet does not run as a formula, for comma, semicolon and tab as the separator. It puts
 * an apostrophe before each part that would run. The option of csv-stringify only checks the first character of a cell.
 */
export function defuseFormulas(cell: string): string {
  const inert = cell.replace(beforeSign, (run, found?: string) =>
    found === undefined ? run : run.replace(startOfPart, "'"),
  )
  return runsAtStart.test(cell) ? `'${inert}` : inert
}
