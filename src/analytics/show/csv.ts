import type { Cell, Table } from './tables/table.ts'

/** Returns the file of a table: RFC 4180 with a header and all rows. Texts in it cannot run as formulas. */
export function* csvOf({ fields, rows }: Table): Generator<string> {
  yield record(fields.map(({ name }) => name))
  for (const row of rows) yield record(fields.map(({ index }) => valueOf(row[index])))
}

function valueOf(cell: Cell = null): string | number {
  if (typeof cell === 'boolean') return String(cell)
  if (cell === null || typeof cell !== 'object') return cell ?? ''
  // Of cells with several values, only links are in files. URLs have no spaces.
  return 'map' in cell ? cell.map((value) => ('url' in value ? value.url : value.text)).join(' ') : ''
}

function record(values: readonly (string | number)[]): string {
  return `${values.map((value) => (typeof value === 'string' ? textCell(value) : value)).join()}\r\n`
}

// What ends a cell or a row, also for a spreadsheet that separates by semicolon or tab.
const needsQuotes = /[",;\t\r\n]/u

function textCell(text: string): string {
  const inert = defuseFormulas(text)
  return needsQuotes.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
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
 * an apostrophe before each part that would run.
 */
export function defuseFormulas(cell: string): string {
  const inert = cell.replace(beforeSign, (run, found?: string) =>
    found === undefined ? run : run.replace(startOfPart, "'"),
  )
  return runsAtStart.test(cell) ? `'${inert}` : inert
}
