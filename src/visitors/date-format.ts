import { atFirstUse } from '../first-use.ts'
import type { DateRange } from './dates/date-range.ts'
import type { Bucket, BucketSize, PeriodWithDays } from './dates/period.ts'
import { formatCountOf } from './number-format.ts'

const days = atFirstUse(
  () => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
)
const dates = atFirstUse(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }))
const monthNames = atFirstUse(() => new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }))
const months = atFirstUse(
  () => new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
)

/**
 * Formats a range as `Oct 1 – 31, 2026`, with its last day instead of the exclusive bound. Bounds that are not dates
 * are unchanged.
 */
export function formatRange({ dateFrom, dateTo }: DateRange): string {
  if (dateFrom?.length === 10 && dateTo?.length === 10) {
    const lastDay = new Date(Date.parse(dateTo) - 86_400_000)
    // The data of Node decides which of the spaces are narrow.
    return dates().formatRange(new Date(dateFrom), lastDay).replaceAll(/\s/gu, ' ')
  }
  return `From ${dateFrom ?? 'the beginning'} to ${dateTo === undefined ? 'now' : `before ${dateTo}`}`
}

/** Returns the calendar month of a range; undefined if it is not exactly one. */
export function wholeMonth({ dateFrom, dateTo }: DateRange): { month: string; year: string } | undefined {
  if (dateFrom?.length !== 10 || dateTo?.length !== 10 || !dateFrom.endsWith('-01')) return undefined
  const [year = '', month = ''] = dateFrom.split('-')
  const next = new Date(Date.UTC(Number(year), Number(month), 1)).toISOString().slice(0, 10)
  return dateTo === next ? { month: monthNames().format(new Date(dateFrom)), year } : undefined
}

/**
 * Formats a range and the period that it is compared with. It has the days of each if they differ: `Oct 1 – 31, 2026 (31
 * days), compared with Sep 1 – 30, 2026 (30 days)`.
 */
export function formatComparedRanges(
  range: DateRange & { days: number | undefined },
  previous?: PeriodWithDays,
): string {
  if (previous === undefined) return formatRange(range)
  const days = differingDays(range, previous)
  const of = (count: number | undefined): string =>
    count === undefined ? '' : ` (${formatCountOf(count, 'day')})`
  return `${formatRange(range)}${of(days?.now)}, compared with ${formatRange(previous)}${of(days?.before)}`
}

/** Returns the days of a range and of the period that it is compared with; undefined if they are equally long. */
export function differingDays(
  { days }: { days: number | undefined },
  previous: { days: number } | undefined,
): { now: number; before: number } | undefined {
  if (days === undefined || previous === undefined || days === previous.days) return undefined
  return { now: days, before: previous.days }
}

/** Returns labels for the buckets of a series: `Nov 2`, or with several years `Nov 2, 2026`, or for months `Nov 2026`. */
export function bucketLabels({
  size,
  buckets,
}: {
  size: BucketSize
  buckets: readonly Pick<Bucket, 'firstDay'>[]
}): string[] {
  const years = new Set(buckets.map(({ firstDay }) => firstDay.slice(0, 4)))
  const format = size === 'month' ? months() : years.size > 1 ? dates() : days()
  return buckets.map(({ firstDay }) => format.format(new Date(firstDay)))
}
