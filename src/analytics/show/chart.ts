import { groupBy } from '../../shared/group-by.ts'
import { addDays, daysBetween, firstOfMonth, mondayOf, weekdayOf } from '../period/calendar.ts'
import { bucketLabels, monthLabel } from '../period/date-format.ts'
import type { BucketVisitors, VisitorSeries } from '../read/visitor-analytics.ts'

// More are not legible in a summary, and GitHub draws no chart above 50,000 characters.
export const mostBuckets = 120
const mostLabels = 8
const charactersOnAxis = 45
// The middle of a label is at its bucket. Further right, it would leave the chart.
const mostRight = 0.95
// Above this, labels are the first days of months.
const mostDaysByDate = 70

/** What the charts of summary and report draw. */
export interface Chart {
  title: string
  size: VisitorSeries['size']
  buckets: readonly BucketVisitors[]
  /** A text for each bucket below the axis; an empty one for most. */
  labels: string[]
  /** All visitors of the buckets of the previous period, from its first one on. Empty if they were not read. */
  before: number[]
}

/**
 * Returns the chart of a series; undefined if there is nothing to draw: fewer than two buckets, or no visitor. Many days are
 * drawn by weeks, each with the means of its days.
 */
export function chartOf(
  series: VisitorSeries | undefined,
  bucketsBefore: readonly BucketVisitors[] = [],
): Chart | undefined {
  if (series === undefined || series.buckets.length < 2) return undefined
  if (series.buckets.every(({ human, ai, total }) => human + ai + total === 0)) return undefined
  const areMeans = series.size === 'day' && series.buckets.length > mostBuckets
  const drawn = areMeans ? weeklyMeans(series.buckets) : series
  const title = `Visitors per ${series.size}${areMeans ? ', mean of each week' : ''}`
  const drawnBefore = areMeans ? weeklyMeans(bucketsBefore).buckets : bucketsBefore
  const before = drawnBefore.slice(0, drawn.buckets.length).map(({ total }) => total)
  return { title, ...drawn, labels: axisLabels(drawn), before }
}

/** The sum of days would count people more than once. */
function weeklyMeans(days: readonly BucketVisitors[]): VisitorSeries {
  const weeks = groupBy(days, ({ dateFrom }) => mondayOf(dateFrom))
  const buckets = [...weeks.values()].map((week): BucketVisitors => {
    const [first, last] = [week[0], week.at(-1)]
    const mean = (name: 'human' | 'ai' | 'total'): number =>
      Math.round(week.reduce((sum, day) => sum + day[name], 0) / week.length)
    return {
      dateFrom: first?.dateFrom ?? '',
      dateTo: last?.dateTo ?? '',
      days: week.length,
      partial: week.length < 7,
      unfinished: week.some(({ unfinished }) => unfinished),
      human: mean('human'),
      ai: mean('ai'),
      total: mean('total'),
    }
  })
  return { size: 'week', buckets }
}

/** Labels of days that are a week apart are on Mondays; those of a long range are at the first days of months. */
function axisLabels(series: VisitorSeries): string[] {
  const { size, buckets } = series
  const [first, last] = [buckets[0]?.dateFrom ?? '', lastDayOf(buckets.at(-1))]
  const byMonth = size !== 'month' && daysBetween(first, last) > mostDaysByDate
  const isOneYear = first.slice(0, 4) === last.slice(0, 4)
  const texts = byMonth
    ? buckets.map((bucket) => monthLabel(lastDayOf(bucket), isOneYear))
    : bucketLabels(series)
  const most = Math.min(mostLabels, Math.floor(charactersOnAxis / Math.max(...texts.map(lengthOf))))
  const byWeek = size === 'day' && buckets.length > 3 * most
  const places = buckets.flatMap((bucket, index) => {
    if (byMonth) return firstOfMonth(lastDayOf(bucket)) >= bucket.dateFrom ? [index] : []
    return byWeek && weekdayOf(bucket.dateFrom) !== 1 ? [] : [index]
  })
  const every = Math.ceil(places.length / most)
  const hasRoom = (index: number): boolean => (index + 0.5) / buckets.length <= mostRight
  const labelled = new Set(places.filter((index, rank) => rank % every === 0 && hasRoom(index)))
  return texts.map((text, index) => (labelled.has(index) ? text : ''))
}

function lastDayOf(bucket: BucketVisitors | undefined): string {
  return bucket === undefined ? '' : addDays(bucket.dateTo, -1)
}

function lengthOf({ length }: string): number {
  return length
}
