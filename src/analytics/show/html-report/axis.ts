import type { BucketSize } from '../../period/buckets.ts'
import { weekdayOf } from '../../period/calendar.ts'
import { formatCount } from '../../../shared/number-format.ts'

/** Returns whole numbers for the lines of an axis, evenly spaced from 0 to `most` or above. */
export function axisTicks(most: number): number[] {
  const top = Math.max(1, most)
  const least = top / 4
  const power = 10 ** Math.floor(Math.log10(least))
  const step = Math.max(1, ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power)
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, index) => index * step)
}

/** Returns a formatter for the counts of an axis up to `most`: `12,345`, or `1.2M` if a full count does not fit. */
export function axisCounts(most: number): (count: number) => string {
  if (most < 100_000) return formatCount
  const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
  return (count) => compact.format(count)
}

/**
 * Returns the indices of the buckets that have a label: at most `mostLabels`, evenly spaced. Labels of days that are a
 * week or more apart are on Mondays.
 */
export function labelledBuckets(
  size: BucketSize,
  buckets: readonly { dateFrom: string }[],
  mostLabels: number,
): number[] {
  let every = Math.ceil(buckets.length / mostLabels)
  let first = 0
  if (size === 'day' && every > 3) {
    every = Math.ceil(every / 7) * 7
    first = buckets.findIndex(({ dateFrom }) => weekdayOf(dateFrom) === 1)
  }
  return buckets.flatMap((_, index) => (index >= first && (index - first) % every === 0 ? [index] : []))
}

export function isWeekend({ dateFrom }: { dateFrom: string }): boolean {
  return [0, 6].includes(weekdayOf(dateFrom))
}
