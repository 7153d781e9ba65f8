import type { VisitorCounts } from '../../service/contract.ts'
import type { IncludedLists } from '../read/included-lists.ts'
import type { VisitorAnalytics, VisitorSeries } from '../read/visitor-analytics.ts'
import { type Cell, csvTable } from './csv-table.ts'
import type { ExportFile } from './export-files.ts'
import { type Value, writtenLists } from './written-lists.ts'

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
export function seriesCsv({ buckets }: VisitorSeries): Generator<string> {
  return csvTable(['dateFrom', 'dateTo', 'days', 'partial', 'human', 'ai', 'total'], buckets, (bucket) => [
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

/** Returns one CSV file for each list that was read. */
export function includedCsvFiles(lists: IncludedLists): ExportFile[] {
  return writtenLists(lists).map(({ file, columns, rows }) => ({
    name: file,
    chunks: csvTable(columns, rows, (row) => columns.map((column) => cellOf(row[column]))),
  }))
}

function cellOf(value: Value = null): Cell {
  // URLs have no spaces.
  if (typeof value === 'object') return value?.map(({ url }) => url).join(' ') ?? null
  return typeof value === 'boolean' ? String(value) : value
}
