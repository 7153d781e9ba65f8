import { stringify } from 'csv-stringify/sync'

import type { PageVisitors, VisitorCounts } from '../../service/contract.ts'
import type { VisitorAnalytics, VisitorSeries } from '../read/visitor-analytics.ts'

const rowsPerChunk = 1000

/**
 * Returns `visitors.csv`: RFC 4180 with a header, one row per page. With a comparison, it has the pages of both
 * periods, and more columns with the counts of the previous period.
 */
export function* visitorsCsv({ visitors, previous }: VisitorAnalytics): Generator<string> {
  const header = ['path', 'human', 'ai', 'total']
  const page = (row: PageVisitors): (string | number)[] => [defuseFormulas(row.path), ...countsOf(row)]
  if (previous === undefined) {
    yield* table(header, visitors, page)
    return
  }
  yield* table([...header, 'previousHuman', 'previousAi', 'previousTotal'], previous.changes, (change) => [
    ...page(change),
    ...countsOf(change.previous),
  ])
}

/** Returns `series.csv`: one row per bucket. */
export function* seriesCsv({ buckets }: VisitorSeries): Generator<string> {
  yield* table(['dateFrom', 'dateTo', 'days', 'partial', 'human', 'ai', 'total'], buckets, (bucket) => [
    bucket.dateFrom,
    bucket.dateTo,
    bucket.days,
    String(bucket.partial),
    ...countsOf(bucket),
  ])
}

function countsOf({ human, ai, total }: VisitorCounts): number[] {
  return [human, ai, total]
}

function* table<Row>(
  header: string[],
  rows: readonly Row[],
  cells: (row: Row) => (string | number)[],
): Generator<string> {
  yield record([header])
  for (let index = 0; index < rows.length; index += rowsPerChunk)
    yield record(rows.slice(index, index + rowsPerChunk).map(cells))
}

function record(rows: (string | number)[][]): string {
  return stringify(rows, {
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    quoted_match: /[;\t]/u,
  })
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
