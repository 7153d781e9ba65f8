import { stringify } from 'csv-stringify/sync'

import type { VisitorList } from './visitor-pages.ts'

const rowsPerChunk = 1000

/** `visitors.csv`: RFC 4180 with a header, one row per page. */
export function* visitorsCsv({ visitors }: VisitorList): Generator<string> {
  yield record([['path', 'human', 'ai', 'total']])
  for (let index = 0; index < visitors.length; index += rowsPerChunk) {
    const rows = visitors.slice(index, index + rowsPerChunk)
    yield record(rows.map(({ path, human, ai, total }) => [defuseFormula(path), human, ai, total]))
  }
}

function record(rows: (string | number)[][]): string {
  return stringify(rows, {
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    // Where the list separator is another, a part of a cell would be a cell of its own.
    quoted_match: /[;\t]/u,
  })
}

/**
 * A cell that no spreadsheet runs as a formula. csv-stringify's own option knows neither a line feed nor leading spaces,
 * which some spreadsheets skip: https://owasp.org/www-community/attacks/CSV_Injection
 */
export function defuseFormula(cell: string): string {
  return /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u.test(cell) ? `'${cell}` : cell
}
