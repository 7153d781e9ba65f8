import type { VisitorCounts } from '../../service/contract.ts'
import type { VisitorAnalytics, VisitorSeries } from '../read/visitor-analytics.ts'
import { csvTable } from './csv-table.ts'

// One chunk of dist/ has all code for CSV.
export { includedCsvFiles } from './included-csv.ts'

/**
 * Returns `visitors.csv`: RFC 4180 with a header, one row per page. With a comparison, it has the pages of both
 * periods, and more columns with the counts of the previous period.
 */
export function visitorsCsv({ rows, previous }: VisitorAnalytics): Generator<string> {
  const compared = previous === undefined ? [] : ['previousHuman', 'previousAi', 'previousTotal']
  return csvTable(['path', 'human', 'ai', 'total', ...compared], rows, (row) => [
    row.path,
    ...countsOf(row),
    ...(row.previous === undefined ? [] : countsOf(row.previous)),
  ])
}

/** Returns `series.csv`: one row per bucket. */
export function* seriesCsv({ buckets }: VisitorSeries): Generator<string> {
  yield* csvTable(['dateFrom', 'dateTo', 'days', 'partial', 'human', 'ai', 'total'], buckets, (bucket) => [
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
