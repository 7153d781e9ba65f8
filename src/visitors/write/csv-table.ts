import { stringify } from 'csv-stringify/sync'

const rowsPerChunk = 1000

/** A null cell is empty. */
export type Cell = string | number | null

/** Returns a table in the form of RFC 4180. Texts in it cannot run as formulas. */
export function* csvTable<Row>(
  header: string[],
  rows: readonly Row[],
  cells: (row: Row) => Cell[],
): Generator<string> {
  yield record([header])
  for (let index = 0; index < rows.length; index += rowsPerChunk)
    yield record(rows.slice(index, index + rowsPerChunk).map(cells))
}

function record(rows: Cell[][]): string {
  const inert = (cell: Cell): Cell => (typeof cell === 'string' ? defuseFormulas(cell) : cell)
  return stringify(
    rows.map((cells) => cells.map(inert)),
    {
      record_delimiter: 'windows',
      quote_record_delimiter: true,
      quoted_match: /[;\t]/u,
    },
  )
}

// A spreadsheet that separates by semicolon or tab splits a quoted cell there and at its line breaks, because a comma
// follows the closing quote. LibreOffice does so.
const startOfPart = String.raw`(?<=^|[;\t\n]|\r(?!\n))`
// OWASP lists these signs, and a tab or line break at the start of a cell. Some spreadsheets skip spaces.
// https://owasp.org/www-community/attacks/CSV_Injection
const formula = String.raw`[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]`
const undefused = new RegExp(String.raw`^(?=[\t\r\n])|${startOfPart}(?=${formula})`, 'gu')

/**
 * Returns a cell that a spreadsheet does not run as a formula, for comma, semicolon and tab as the separator. It puts
 * an apostrophe before each part that would run. The option of csv-stringify only checks the first character of a cell.
 */
export function defuseFormulas(cell: string): string {
  return cell.replace(undefused, "'")
}
