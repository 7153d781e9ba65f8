import { Temporal } from 'temporal-polyfill'

import { type DateRange, hasOffset, momentOf } from './date-range.ts'

/** A range with both of its bounds. */
export interface Period extends DateRange {
  dateFrom: string
  dateTo: string
}

/** A day, a week from Monday or a month of a period, cut to it. */
export interface Bucket extends Period {
  /** The day on which it begins, `YYYY-MM-DD`, in the time zone of the period. */
  firstDay: string
}

export type BucketSize = 'day' | 'week' | 'month'

/** What the input `series` takes. */
export const bucketSizes = { none: undefined, daily: 'day', weekly: 'week', monthly: 'month' } as const

/**
 * The period of the same length just before: a whole calendar month has the month before it, all others as many days
 * and as much of a day. Undefined where it would begin before the year 0.
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

/** How many buckets a period has, without making them; a day that a time zone left out counts. */
export function bucketCount(period: Period, size: BucketSize, timeZone: string): number {
  const { from, to } = spanOf(period, timeZone)
  const first = secondBucket(from, size)
  let last = firstDayOf(to.subtract({ nanoseconds: 1 }).toPlainDate(), size)
  // Clocks that are put back over midnight return to the day before.
  if (isBefore(startOf(next(last, size), to), to)) last = next(last, size)
  return Math.max(0, first.until(last, { largestUnit: size })[`${size}s`] + 1) + 1
}

/**
 * The buckets of a period, without gap or overlap. Days begin where the calendar of `timeZone` begins them when a bound
 * names its instant; else bounds are calendar dates, for whatever time zone the service counts in.
 */
export function* bucketsOf(period: Period, size: BucketSize, timeZone: string): Generator<Bucket> {
  const { from, to, write } = spanOf(period, timeZone)
  let start = from
  for (let day = secondBucket(from, size); isBefore(start, to); day = next(day, size)) {
    const end = startOf(day, from)
    // A time zone that moved over the date line left out a day.
    if (!isBefore(start, end)) continue
    yield {
      dateFrom: start === from ? period.dateFrom : write(start),
      dateTo: isBefore(end, to) ? write(end) : period.dateTo,
      firstDay: start.toPlainDate().toString(),
    }
    start = end
  }
}

/** The first day of the bucket after that of `from`. */
function secondBucket(from: Temporal.ZonedDateTime, size: BucketSize): Temporal.PlainDate {
  const day = next(firstDayOf(from.toPlainDate(), size), size)
  return isBefore(from, startOf(day, from)) ? day : next(day, size)
}

interface Span {
  from: Temporal.ZonedDateTime
  to: Temporal.ZonedDateTime
  /** A moment in the form of the bounds. */
  write: (moment: Temporal.ZonedDateTime) => string
}

function spanOf({ dateFrom, dateTo }: Period, timeZone: string): Span {
  const isExact = hasOffset(dateFrom) || hasOffset(dateTo)
  // UTC has every date and time of the calendar.
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

/** The first day of the next bucket. */
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
