import type { Temporal } from 'temporal-polyfill'

import {
  daysOf,
  isBefore,
  isStartOfDay,
  type Period,
  type PeriodWithDays,
  type Span,
  spanOf,
  startOf,
} from './period.ts'

/** The values of the input `compare`, without `none`. */
export type Comparison = 'previous-period' | 'previous-year'

/** A range that ends today. It is compared with the same dates of the month or year before. */
export type ToDate = 'month-to-date' | 'year-to-date'

/**
 * Returns the period to compare with; undefined if it would start before the year 0.
 *
 * `previous-period` is the period of the same kind just before. Whole calendar months are compared with as many months
 * before, a range to date with the same dates of the month or year before. Any other period is compared with the same
 * number of days and the same part of a day. `previous-year` is the same dates a year before. A date that the earlier
 * month does not have becomes the last day of that month.
 *
 * @param toDate the name of the range, if it is one that ends today
 */
export function periodToCompare(
  period: Period,
  comparison: Comparison,
  timeZone: string,
  toDate?: ToDate,
): PeriodWithDays | undefined {
  const span = spanOf(period, timeZone)
  const bounds = boundsToCompare(period, span, comparison, toDate)
  return bounds.dateFrom.startsWith('-') ? undefined : { ...bounds, days: daysOf(bounds, timeZone) }
}

function boundsToCompare(
  period: Period,
  span: Span,
  comparison: Comparison,
  toDate: ToDate | undefined,
): Period {
  const { from, to, write } = span
  const months = toDate === undefined ? wholeMonths(span) : undefined
  if (comparison === 'previous-period' && toDate === undefined)
    return { dateFrom: write(startBefore(span, months)), dateTo: period.dateFrom }
  const shift = toDate === 'month-to-date' && comparison === 'previous-period' ? { months: 1 } : { years: 1 }
  const start = isStartOfDay(from) ? startOf(from.toPlainDate().subtract(shift), from) : from.subtract(shift)
  const end = months === undefined ? sameEnd(to, shift) : startOf(to.toPlainDate().subtract(shift), to)
  // 28 and 29 February are the same date in a year without the second.
  return { dateFrom: write(start), dateTo: write(isBefore(start, end) ? end : start.add(from.until(to))) }
}

/** Returns the same date and time earlier. At the start of a day, the bound is the end of the day before. */
function sameEnd(to: Temporal.ZonedDateTime, shift: Temporal.DurationLike): Temporal.ZonedDateTime {
  if (!isStartOfDay(to)) return to.subtract(shift)
  return startOf(to.toPlainDate().subtract({ days: 1 }).subtract(shift).add({ days: 1 }), to)
}

function startBefore({ from, to }: Span, months: number | undefined): Temporal.ZonedDateTime {
  if (!isStartOfDay(from) || !isStartOfDay(to)) return from.subtract(from.until(to, { largestUnit: 'day' }))
  const first = from.toPlainDate()
  return startOf(first.subtract(months === undefined ? first.until(to.toPlainDate()) : { months }), from)
}

/** Returns the number of calendar months if the period has only whole ones. */
function wholeMonths({ from, to }: Span): number | undefined {
  const [first, end] = [from.toPlainDate(), to.toPlainDate()]
  const isWhole = isStartOfDay(from) && isStartOfDay(to) && first.day === 1 && end.day === 1
  return isWhole ? first.until(end, { largestUnit: 'month' }).months : undefined
}
