import type { ComparedCount } from '../../judge/compared-count.ts'
import { wholeMonth } from '../../period/date-format.ts'
import type { VisitorAnalytics } from '../../read/visitor-analytics.ts'
import type { Column, Rise } from './table.ts'

/** What the columns of a count in both periods are called: by their months, if both are one. */
export function periodNames({ previous, ...range }: VisitorAnalytics): { now: string; before: string } {
  const [now, before] = [wholeMonth(range), previous && wholeMonth(previous)]
  if (now === undefined || before === undefined) return { now: 'Now', before: 'Before' }
  return { now: now.month, before: before.month }
}

/**
 * Returns the columns of a count: now, before, and the change. If nothing is compared, it is the count alone, below the
 * title.
 */
export function countColumns<Row>(
  title: string,
  count: (row: Row) => ComparedCount,
  { periods, withBefore, rise }: { periods: VisitorAnalytics; withBefore: boolean; rise: Rise },
): Column<Row>[] {
  const now = (row: Row): number => count(row).now
  if (!withBefore) return [{ title, kind: 'count', cell: now }]
  const names = periodNames(periods)
  const hasChange = !periods.unfinished
  const counts: Column<Row>[] = [
    { title: names.now, kind: 'count', cell: now },
    // Beside the change, the summary has no room for it. It can be seen from the other two.
    { title: names.before, kind: 'before', isWide: hasChange, cell: (row) => count(row).before },
  ]
  // The counts of a range that is not over still grow.
  return hasChange ? [...counts, { title: 'Change', kind: 'change', rise, cell: count }] : counts
}
