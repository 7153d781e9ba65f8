import { Temporal } from 'temporal-polyfill'

import { type DateRange, hasOffset, momentOf } from './date-range.ts'

/** A range with both bounds. */
export interface Period extends DateRange {
  dateFrom: string
  dateTo: string
}

export interface PeriodWithDays extends Period {
  /** Number of calendar days. A part of a day counts as a day. */
  days: number
}

/** A day, a week from Monday, or a month. It is cut to the period. */
export interface Bucket extends PeriodWithDays {
  /** The day on which the bucket starts, `YYYY-MM-DD`, in the time zone of the period. */
  firstDay: string
  /** The period has only a part of the day, week or month. */
  partial: boolean
  /** The bucket ends in the future. It contains today, or days after today. */
  unfinished: boolean
}

export type BucketSize = 'day' | 'week' | 'month'

/** The values of the input `series`. */
export const bucketSizes = { none: undefined, daily: 'day', weekly: 'week', monthly: 'month' } as const

/** Returns the number of calendar days of a period. A part of a day counts as a day. */
export function daysOf(period: Period, timeZone: string): number {
  return daysBetween(spanOf(period, timeZone))
}

function daysBetween({ from, to }: Pick<Span, 'from' | 'to'>): number {
  const last = to.subtract({ nanoseconds: 1 }).toPlainDate()
  // When clocks go back over midnight, the date goes back to the day before.
  return Math.max(0, from.toPlainDate().until(last).days) + 1
}

/** Returns true if the bound is after `nowMs`. A date means the start of its day in `timeZone`. */
export function isFuture(bound: string, timeZone: string, nowMs: number): boolean {
  return (momentOf(bound, timeZone)?.epochMilliseconds ?? 0) > nowMs
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
 *
 * @param nowMs the time, for `unfinished`
 */
export function* bucketsOf(
  period: Period,
  size: BucketSize,
  timeZone: string,
  nowMs: number,
): Generator<Bucket> {
  const { from, to, write } = spanOf(period, timeZone)
  let start = from
  for (let day = secondBucket(from, size); isBefore(start, to); day = next(day, size)) {
    const end = startOf(day, from)
    // A time zone that crossed the date line skipped a day.
    if (!isBefore(start, end)) continue
    const isLast = !isBefore(end, to)
    const firstDay = start.toPlainDate()
    const wholeStart = startOf(firstDayOf(firstDay, size), from)
    const dateTo = isLast ? period.dateTo : write(end)
    yield {
      dateFrom: start === from ? period.dateFrom : write(start),
      dateTo,
      firstDay: firstDay.toString(),
      days: daysBetween({ from: start, to: isLast ? to : end }),
      partial: isBefore(wholeStart, start) || isBefore(to, end),
      unfinished: isFuture(dateTo, timeZone, nowMs),
    }
    start = end
  }
}

/** Returns the first day of the bucket after the one that contains `from`. */
function secondBucket(from: Temporal.ZonedDateTime, size: BucketSize): Temporal.PlainDate {
  const day = next(firstDayOf(from.toPlainDate(), size), size)
  return isBefore(from, startOf(day, from)) ? day : next(day, size)
}

/** The moments of a period. */
export interface Span {
  from: Temporal.ZonedDateTime
  to: Temporal.ZonedDateTime
  /** Formats a moment like the bounds. */
  write: (moment: Temporal.ZonedDateTime) => string
}

/** @throws TypeError if a bound is not a date */
export function spanOf({ dateFrom, dateTo }: Period, timeZone: string): Span {
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

export function startOf(
  day: Temporal.PlainDate,
  { timeZoneId }: Temporal.ZonedDateTime,
): Temporal.ZonedDateTime {
  return day.toZonedDateTime(timeZoneId)
}

export function isStartOfDay(moment: Temporal.ZonedDateTime): boolean {
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

export function isBefore(a: Temporal.ZonedDateTime, b: Temporal.ZonedDateTime): boolean {
  return Temporal.ZonedDateTime.compare(a, b) < 0
}
