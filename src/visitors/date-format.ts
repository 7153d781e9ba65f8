import type { DateRange } from './dates/date-range.ts'
import type { Bucket, BucketSize } from './dates/period.ts'
import { atFirstUse } from './number-format.js'

const days = atFirstUse(
  () => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
)
const dates = atFirstUse(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }))
const months = atFirstUse(
  () => new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
)

/** `Oct 1 – 31, 2026`, with the last day for the exclusive bound; bounds that are no days as they are. */
export function formatRange({ dateFrom, dateTo }: DateRange): string {
  if (dateFrom?.length === 10 && dateTo?.length === 10) {
    const lastDay = new Date(Date.parse(dateTo) - 86_400_000)
    // Which of its spaces are narrow is a matter of the data of Node.
    return dates().formatRange(new Date(dateFrom), lastDay).replaceAll(/\s/gu, ' ')
  }
  return `${dateFrom ?? 'The beginning'} until ${dateTo === undefined ? 'now' : `before ${dateTo}`}`
}

/** The buckets of a series on the axis of a chart: `Nov 2`, in a series of several years `Nov 2, 2026`, as months `Nov 2026`. */
export function bucketLabels({ size, buckets }: { size: BucketSize; buckets: readonly Bucket[] }): string[] {
  const years = new Set(buckets.map(({ firstDay }) => firstDay.slice(0, 4)))
  const format = size === 'month' ? months() : years.size > 1 ? dates() : days()
  return buckets.map(({ firstDay }) => format.format(new Date(firstDay)))
}

/** What a reader has to know of the first and the last bucket. */
export function bucketNote(size: BucketSize): string {
  return {
    day: '',
    week: 'Weeks begin on Monday and are cut to the range.',
    month: 'Months are cut to the range.',
  }[size]
}
