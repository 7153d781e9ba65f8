import type { PageVisitors, VisitorCounts } from '../../src/service/contract.ts'
import type { BucketSize, PeriodWithDays } from '../../src/analytics/period/buckets.ts'
import { addDays, addMonths } from '../../src/analytics/period/calendar.ts'
import { contentOf, type ExportContent } from '../../src/analytics/show/export-content.ts'
import { comparePages } from '../../src/analytics/read/comparison.ts'
import type {
  PreviousVisitors,
  VisitorAnalytics,
  VisitorSeries,
} from '../../src/analytics/read/visitor-analytics.ts'
import { totals } from './page-server.ts'

/** Nothing interrupts. */
export const noPause = (): Promise<void> => Promise.resolve()

export const nobody: VisitorCounts = { human: 0, ai: 0, total: 0 }

/** The content of an export of January 2026, without pages, comparison and series unless told. */
export const analyticsOf = (change: Partial<VisitorAnalytics> = {}): Promise<ExportContent> =>
  contentOf(
    {
      projectId: 'docs',
      dateFrom: '2026-01-01',
      dateTo: '2026-02-01',
      days: 31,
      unfinished: false,
      siteUrl: undefined,
      exportedAt: new Date(Date.UTC(2026, 1, 1, 12)),
      totals,
      visitors: [],
      rows: change.previous?.changes ?? change.visitors ?? [],
      previous: undefined,
      history: undefined,
      series: undefined,
      ...change,
    },
    noPause,
  )

/** The same, compared with December 2025 unless told. */
export const comparedOf = (
  visitors: PageVisitors[],
  before: PageVisitors[],
  {
    totalsBefore = totals,
    lists = {},
    rangeBefore = { dateFrom: '2025-12-01', dateTo: '2026-01-01', days: 31 },
    ...change
  }: Partial<VisitorAnalytics> & {
    totalsBefore?: VisitorCounts
    /** What `include` read of the previous period. */
    lists?: PreviousVisitors['lists']
    rangeBefore?: PeriodWithDays
  } = {},
): Promise<ExportContent> => {
  const changes = comparePages(visitors, before)
  return analyticsOf({
    visitors,
    previous: { ...rangeBefore, totals: totalsBefore, visitors: before, changes, lists },
    ...change,
  })
}

/** A bucket for each of `counts`, from 1 January 2026 on. */
export const seriesOf = (size: BucketSize, counts: readonly VisitorCounts[]): VisitorSeries => {
  const start = (index: number): string =>
    size === 'month'
      ? addMonths('2026-01-01', index)
      : addDays('2026-01-01', index * (size === 'week' ? 7 : 1))
  return {
    size,
    buckets: counts.map(({ human, ai, total }, index) => ({
      dateFrom: start(index),
      dateTo: start(index + 1),
      days: Math.round((Date.parse(start(index + 1)) - Date.parse(start(index))) / 86_400_000),
      partial: false,
      unfinished: false,
      human,
      ai,
      total,
    })),
  }
}
