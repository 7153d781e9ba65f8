import type { PageVisitors, VisitorCounts } from '../../service/contract.ts'
import type { ExportContent } from '../export-content.ts'
import type { Since } from '../gaps.ts'
import type { IncludedLists } from '../read/included-lists.ts'
import type { VisitorAnalytics } from '../read/visitor-analytics.ts'
import { writtenLists } from './written-lists.ts'

/**
 * Returns `visitors.json`: the whole export as one document. Each page is on its own line, so that two exports can be
 * compared line by line.
 */
export function* visitorsJson(analytics: ExportContent): Generator<string> {
  const { projectId, exportedAt, totals, visitors, previous, series } = analytics
  const bounds = { dateFrom: analytics.dateFrom ?? null, dateTo: analytics.dateTo ?? null }
  const head = { schemaVersion: 1, projectId, ...bounds, exportedAt: exportedAt.toISOString() }
  yield open({ ...head, totals: countsOf(totals) }, 'visitors')
  yield* list(visitors, pageOf)
  if (previous !== undefined) {
    const { dateFrom, dateTo } = previous
    yield ',\n"previous":'
    yield open({ dateFrom, dateTo, totals: countsOf(previous.totals) }, 'visitors')
    yield* list(previous.visitors, pageOf)
    yield '}'
  }
  if (series !== undefined) {
    yield ',\n"series":'
    yield* list(series.buckets, ({ dateFrom, dateTo, days, partial, ...counts }) => ({
      dateFrom,
      dateTo,
      days,
      partial,
      ...countsOf(counts),
    }))
  }
  yield* includedMembers(analytics)
  yield ',\n"tasks":'
  yield* list(analytics.tasks, (task) => task)
  yield* gapsMember(analytics)
  yield '}\n'
}

function* includedMembers(lists: IncludedLists): Generator<string> {
  for (const { member, fields, rowsName, rows } of writtenLists(lists)) {
    yield `,\n"${member}":`
    yield open(fields, rowsName)
    yield* list(rows, (row) => row)
    yield '}'
  }
}

/** What readers did not find. Pages that lost visitors are in `previous`. */
function* gapsMember({ gaps }: ExportContent): Generator<string> {
  if (gaps === undefined) return
  const lists = { questions: gaps.questions, terms: gaps.terms, pages: gaps.pages, gone: gaps.gone }
  let separator = ',\n"gaps":{'
  for (const [name, rows] of Object.entries(lists)) {
    if (rows === undefined) continue
    yield `${separator}"${name}":`
    yield* list<object & { since?: Since | undefined }>(rows, ({ since, ...gap }) => ({
      ...gap,
      ...(since && { previous: since.previous, new: since.isNew }),
    }))
    separator = ',\n'
  }
  yield '}'
}

/**
 * Returns `visitors.ndjson`: one page per line. With a comparison, it has the pages of both periods, with the counts of
 * the previous period as `previous`.
 */
export function* visitorsNdjson({ rows }: VisitorAnalytics): Generator<string> {
  for (const { previous, ...page } of rows)
    yield `${JSON.stringify({ ...pageOf(page), ...(previous && { previous: countsOf(previous) }) })}\n`
}

/** Returns the start of a JSON object, up to the value of `next`. */
function open(fields: object, next: string): string {
  return `${JSON.stringify(fields).slice(0, -1)},"${next}":`
}

function* list<T>(items: readonly T[], shape: (item: T) => object): Generator<string> {
  yield '['
  let separator = '\n'
  for (const item of items) {
    yield separator + JSON.stringify(shape(item))
    separator = ',\n'
  }
  yield '\n]'
}

// Without a spread, because that takes longer than the rest of a line.
function pageOf({ path, human, ai, total }: PageVisitors): PageVisitors {
  return { path, human, ai, total }
}

function countsOf({ human, ai, total }: VisitorCounts): VisitorCounts {
  return { human, ai, total }
}
