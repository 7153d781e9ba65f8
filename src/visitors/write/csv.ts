import { stringify } from 'csv-stringify/sync'

import type { PageVisitors, VisitorCounts } from '../../service/contract.ts'
import type { VisitorAnalytics, VisitorSeries } from '../read/visitor-analytics.ts'

const rowsPerChunk = 1000

/**
 * `visitors.csv`: RFC 4180 with a header, one row per page. With a comparison, the pages of both periods and the counts
 * of the previous one in further columns.
 */
export function* visitorsCsv({ visitors, previous }: VisitorAnalytics): Generator<string> {
  const header = ['path', 'human', 'ai', 'total']
  const page = (row: PageVisitors): (string | number)[] => [defuseFormula(row.path), ...countsOf(row)]
  if (previous === undefined) {
    yield* table(header, visitors, page)
    return
  }
  yield* table([...header, 'previousHuman', 'previousAi', 'previousTotal'], previous.changes, (change) => [
    ...page(change),
    ...countsOf(change.previous),
  ])
}

/** `series.csv`: one row per bucket. */
export function* seriesCsv({ buckets }: VisitorSeries): Generator<string> {
  yield* table(['dateFrom', 'dateTo', 'human', 'ai', 'total'], buckets, (bucket) => [
    bucket.dateFrom,
    bucket.dateTo,
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
    // Where the list separator is another, a part of a cell would be a cell of its own.
    quoted_match: /[;\t]/u,
  })
}

/**
 * A cell that no spreadsheet runs as a formula. csv-stringify's own option knows neither a line feed nor leading spaces,
 * which some spreadsheets skip: https://owasp.org/www-community/attacks/CSV_Injection
 */
export function defuseFormula(cell: string): string {
  return /^(?:[\t\r\n]|[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u.test(
    cell,
  )
    ? `'${cell}`
    : cell
}
