import { type VisitorData, visitorData } from '../../simulator/visitor-data.ts'
import { bucketsOf, type Period } from '../../src/visitors/dates/period.ts'
import { periodToCompare } from '../../src/visitors/dates/previous-period.ts'
import { comparePages } from '../../src/visitors/read/comparison.ts'
import type {
  PreviousVisitors,
  VisitorAnalytics,
  VisitorSeries,
} from '../../src/visitors/read/visitor-analytics.ts'
import { inExportOrder } from '../../src/visitors/read/visitor-list.ts'
import type { BrowserStage } from './browser.ts'

/** More than three windows of the table. */
export const pages = 80
export const period = { dateFrom: '2026-10-05', dateTo: '2026-11-05' }
export const days = 31
const exportedAt = new Date('2026-11-05T06:17:00Z')

const before = periodToCompare(period, 'previous-period', 'UTC')
if (before === undefined) throw new Error('There is a period before.')

/** What the simulated service answers for the period, and for the one before. */
export const current = visitorData(pages, period.dateFrom, period.dateTo)
export const previous = visitorData(pages, before.dateFrom, before.dateTo)

/** Writes the `report.html` of the simulator's data; a plain one has no comparison and no series. */
export async function exportReport(
  { write }: Pick<BrowserStage, 'write'>,
  {
    isPlain = false,
    count = pages,
    siteUrl,
  }: { isPlain?: boolean; count?: number; siteUrl?: URL | undefined } = {},
): Promise<string> {
  const list = listOf(visitorData(count, period.dateFrom, period.dateTo))
  const analytics = {
    projectId: 'project-1',
    ...period,
    days,
    unfinished: false,
    siteUrl,
    exportedAt,
    ...list,
  }
  if (isPlain) return write({ ...analytics, rows: list.visitors, previous: undefined, series: undefined })
  const previous = previousOf(list.visitors, count)
  return write({ ...analytics, rows: previous.changes, previous, series: seriesOf(period, count) })
}

function listOf({ totals, visitors }: VisitorData): Pick<VisitorAnalytics, 'totals' | 'visitors'> {
  return { totals, visitors: inExportOrder(visitors) }
}

function previousOf(visitors: VisitorAnalytics['visitors'], count: number): PreviousVisitors {
  if (before === undefined) throw new Error('There is a period before.')
  const list = listOf(visitorData(count, before.dateFrom, before.dateTo))
  return { ...before, ...list, changes: comparePages(visitors, list.visitors), lists: {} }
}

function seriesOf(of: Period, count: number): VisitorSeries {
  const buckets = [...bucketsOf(of, 'day', 'UTC', exportedAt.getTime())].map((bucket) => ({
    ...bucket,
    ...visitorData(count, bucket.dateFrom, bucket.dateTo).totals,
  }))
  return { size: 'day', buckets }
}
