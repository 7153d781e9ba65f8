import { formatCount } from '../../number-format.ts'
import type { BucketVisitors, VisitorAnalytics, VisitorSeries } from '../../read/visitor-analytics.ts'
import { maxBuckets, seriesChart } from './series-chart.ts'

/** Returns the chart of a series, with its legend. */
export function seriesBlock({ series }: VisitorAnalytics): string[] {
  // A single bucket repeats the total.
  if (series === undefined || series.buckets.length === 1) return []
  const { size, buckets } = series
  const shown = buckets.slice(-maxBuckets)
  const notes = [
    shown.length === buckets.length
      ? ''
      : `The last ${maxBuckets} of ${formatCount(buckets.length)} ${size}s.`,
    'Bars: 🟧 AI, 🟦 all others.',
    greyNote(size, shown),
    size === 'week' ? 'Weeks begin on Monday.' : '',
  ]
  return [`### Visitors per ${size}`, notes.filter((note) => note !== '').join(' '), seriesChart(series)]
}

/** Returns what the grey bars are; an empty text if there are none. */
function greyNote(size: VisitorSeries['size'], buckets: readonly BucketVisitors[]): string {
  const isCut = buckets.some(({ partial }) => partial)
  const isUnfinished = buckets.some(({ unfinished }) => unfinished)
  if (!isCut && !isUnfinished) return ''
  const reasons = [
    ...(isCut ? [`the range has only a part of this ${size}`] : []),
    ...(isUnfinished ? [`this ${size} is not over yet`] : []),
  ]
  return `Grey instead of blue: ${reasons.join(', or ')}.`
}
