import { addDays, calendarUnits, daysBetween, mondayOf, monthsBetween } from './calendar.ts'
import type { Period } from './date-range.ts'

export interface PeriodWithDays extends Period {
  /** Number of calendar days. */
  days: number
}

/** A day, a week from Monday, or a month. It is cut to the period. */
export interface Bucket extends PeriodWithDays {
  /** The period has only a part of the week or month. */
  partial: boolean
  /** The bucket contains today, or days after today. */
  unfinished: boolean
}

export type BucketSize = keyof typeof calendarUnits

/** The values of the input `series`. */
export const bucketSizes = { none: undefined, daily: 'day', weekly: 'week', monthly: 'month' } as const

/** Returns the number of buckets in a period without creating them. */
export function bucketCount({ dateFrom, dateTo }: Period, size: BucketSize): number {
  const lastDay = addDays(dateTo, -1)
  if (size === 'day') return daysBetween(dateFrom, dateTo)
  if (size === 'week') return daysBetween(mondayOf(dateFrom), mondayOf(lastDay)) / 7 + 1
  return monthsBetween(dateFrom, lastDay) + 1
}

/** Returns the buckets of a period, without gaps or overlaps. */
export function bucketsOf(period: Period, size: BucketSize, today: string): Bucket[] {
  const { startOf, add } = calendarUnits[size]
  let end = period.dateFrom
  return Array.from({ length: bucketCount(period, size) }, () => {
    const start = end
    const wholeStart = startOf(start)
    const wholeEnd = add(wholeStart, 1)
    end = wholeEnd < period.dateTo ? wholeEnd : period.dateTo
    return {
      dateFrom: start,
      dateTo: end,
      days: daysBetween(start, end),
      partial: wholeStart !== start || end !== wholeEnd,
      unfinished: end > today,
    }
  })
}
