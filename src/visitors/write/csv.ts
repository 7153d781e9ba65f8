import type { PageVisitors, VisitorCounts } from '../../service/contract.ts'
import type { VisitorAnalytics, VisitorSeries } from '../read/visitor-analytics.ts'
import { type Cell, csvTable } from './csv-table.ts'

// One chunk of dist/ has all code for CSV.
export { includedCsvFiles } from './included-csv.ts'

/**
 * Returns `visitors.csv`: RFC 4180 with a header, one row per page. With a comparison, it has the pages of both
 * periods, and more columns with the counts of the previous period.
 */
export function* visitorsCsv({ visitors, previous }: VisitorAnalytics): Generator<string> {
  const header = ['path', 'human', 'ai', 'total']
  const page = (row: PageVisitors): Cell[] => [row.path, ...countsOf(row)]
  if (previous === undefined) {
    yield* csvTable(header, visitors, page)
    return
  }
  yield* csvTable([...header, 'previousHuman', 'previousAi', 'previousTotal'], previous.changes, (change) => [
    ...page(change),
    ...countsOf(change.previous),
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
