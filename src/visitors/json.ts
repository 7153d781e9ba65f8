import type { DateRange } from './date-range.ts'
import type { VisitorList } from './visitor-pages.ts'

/** `visitors.json`: the whole export as one document, a page per line, so that two exports can be compared by line. */
export function* visitorsJson(
  { totals, visitors }: VisitorList,
  about: DateRange & { projectId: string; exportedAt: Date },
): Generator<string> {
  const head = {
    schemaVersion: 1,
    projectId: about.projectId,
    dateFrom: about.dateFrom ?? null,
    dateTo: about.dateTo ?? null,
    exportedAt: about.exportedAt.toISOString(),
    totals: countsOf(totals),
  }
  yield `${JSON.stringify(head).slice(0, -1)},"visitors":[`
  let separator = '\n'
  for (const line of visitorsNdjson({ visitors })) {
    yield separator + line.trimEnd()
    separator = ',\n'
  }
  yield '\n]}\n'
}

/** `visitors.ndjson`: one page per line. */
export function* visitorsNdjson({ visitors }: Pick<VisitorList, 'visitors'>): Generator<string> {
  for (const row of visitors) yield `${JSON.stringify({ path: row.path, ...countsOf(row) })}\n`
}

function countsOf({ human, ai, total }: VisitorList['totals']): VisitorList['totals'] {
  return { human, ai, total }
}
