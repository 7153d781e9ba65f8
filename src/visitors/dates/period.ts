import { Temporal } from 'temporal-polyfill'

import { type DateRange, hasOffset, momentOf } from './date-range.ts'

/** A range with both bounds. */
export interface Period extends DateRange {
  dateFrom: string
  dateTo: string
}

/** A day, a week from Monday, or a month. It is cut to the period. */
export interface Bucket extends Period {
  /** The day on which the bucket starts, `YYYY-MM-DD`, in the time zone of the period. */
  firstDay: string
}

export type BucketSize = 'day' | 'week' | 'month'

/** The values of the input `series`. */
export const bucketSizes = { none: undefined, daily: 'day', weekly: 'week', monthly: 'month' } as const

/**
 * Returns the period of the same length just before. For a whole calendar month, that is the month before. For any
 * other period, it has the same number of days and the same part of a day. Returns undefined if it would start before
 * the year 0.
 */
export function previousPeriod(period: Period, timeZone: string): Period | undefined {
  const { from, to, write } = spanOf(period, timeZone)
  const dateFrom = write(startBefore(from, to))
  return dateFrom.startsWith('-') ? undefined : { dateFrom, dateTo: period.dateFrom }
}

function startBefore(from: Temporal.ZonedDateTime, to: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  if (!isStartOfDay(from) || !isStartOfDay(to)) return from.subtract(from.until(to, { largestUnit: 'day' }))
  const [first, end] = [from.toPlainDate(), to.toPlainDate()]
  const isWholeMonth = first.day === 1 && first.add({ months: 1 }).equals(end)
  return startOf(first.subtract(isWholeMonth ? { months: 1 } : first.until(end)), from)
}

/** Returns the number of buckets in a period without creating them. It also counts a day that a time zone skipped. */
export function bucketCount(period: Period, size: BucketSize, timeZone: string): number {
  const { from, to } = spanOf(period, timeZone)
  const first = secondBucket(from, size)
  let last = firstDayOf(to.subtract({ nanoseconds: 1 }).toPlainDate(), size)
  // When clocks go back over midnight, the date goes back to the day before.
  if (isBefore(startOf(next(last, size), to), to)) last = next(last, size)
  return Math.max(0, first.until(last, { largestUnit: size })[`${size}s`] + 1) + 1
}

/**
 * Returns the buckets of a period, without gaps or overlaps. If a bound has an offset, the days are those of `timeZone`.
 * Otherwise bounds are calendar dates, in the service's own time zone.
 */
export function* bucketsOf(period: Period, size: BucketSize, timeZone: string): Generator<Bucket> {
  const { from, to, write } = spanOf(period, timeZone)
  let start = from
  for (let day = secondBucket(from, size); isBefore(start, to); day = next(day, size)) {
    const end = startOf(day, from)
    // A time zone that crossed the date line skipped a day.
    if (!isBefore(start, end)) continue
    yield {
      dateFrom: start === from ? period.dateFrom : write(start),
      dateTo: isBefore(end, to) ? write(end) : period.dateTo,
      firstDay: start.toPlainDate().toString(),
    }
    start = end
  }
}

/** Returns the first day of the bucket after the one that contains `from`. */
function secondBucket(from: Temporal.ZonedDateTime, size: BucketSize): Temporal.PlainDate {
  const day = next(firstDayOf(from.toPlainDate(), size), size)
  return isBefore(from, startOf(day, from)) ? day : next(day, size)
}

interface Span {
  from: Temporal.ZonedDateTime
  to: Temporal.ZonedDateTime
  /** Formats a moment like the bounds. */
  write: (moment: Temporal.ZonedDateTime) => string
}

function spanOf({ dateFrom, dateTo }: Period, timeZone: string): Span {
  const isExact = hasOffset(dateFrom) || hasOffset(dateTo)
  // In UTC, every date and time of the calendar exists.
  const zone = isExact ? timeZone : 'UTC'
  const [from, to] = [dateFrom, dateTo].map((bound) => momentOf(bound, zone))
  if (from === undefined || to === undefined)
    throw new TypeError(`This bound is not a date: ${dateFrom}, ${dateTo}.`)
  return { from, to, write: isExact ? writeInstant : writeLocal }
}

function writeInstant(moment: Temporal.ZonedDateTime): string {
  return moment.toInstant().toString()
}

function writeLocal(moment: Temporal.ZonedDateTime): string {
  return (isStartOfDay(moment) ? moment.toPlainDate() : moment.toPlainDateTime()).toString()
}

function startOf(day: Temporal.PlainDate, { timeZoneId }: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  return day.toZonedDateTime(timeZoneId)
}

function isStartOfDay(moment: Temporal.ZonedDateTime): boolean {
  return moment.equals(moment.startOfDay())
}

/** Returns the first day of the next bucket. */
function next(day: Temporal.PlainDate, size: BucketSize): Temporal.PlainDate {
  return day.add({ [`${size}s`]: 1 })
}

function firstDayOf(day: Temporal.PlainDate, size: BucketSize): Temporal.PlainDate {
  switch (size) {
    case 'day':
      return day
    case 'week':
      return day.subtract({ days: day.dayOfWeek - 1 })
    case 'month':
      return day.with({ day: 1 })
  }
}

function isBefore(a: Temporal.ZonedDateTime, b: Temporal.ZonedDateTime): boolean {
  return Temporal.ZonedDateTime.compare(a, b) < 0
}
