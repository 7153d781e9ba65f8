import type { PeriodWithDays } from './buckets.ts'
import { addDays, addMonths, daysBetween, firstOfMonth, monthsBetween } from './calendar.ts'
import type { Period } from './date-range.ts'

/** The values of the input `compare`, without `none`. */
export type Comparison = 'previous-period' | 'previous-year'

/** A range that ends today. It is compared with the same dates of the month or year before. */
export type ToDate = 'month-to-date' | 'year-to-date'

/**
 * Returns the period to compare with.
 *
 * `previous-period` is the period of the same kind just before. Whole calendar months are compared with as many months
 * before, a range to date with the same dates of the month or year before, any other period with as many days.
 * `previous-year` is the same dates a year before. A date that the earlier month does not have becomes the last day of
 * that month.
 *
 * @param toDate the name of the range, if it is one that ends today
 */
export function periodToCompare(period: Period, comparison: Comparison, toDate?: ToDate): PeriodWithDays {
  const { dateFrom, dateTo } = boundsToCompare(period, comparison, toDate)
  return { dateFrom, dateTo, days: daysBetween(dateFrom, dateTo) }
}

function boundsToCompare(period: Period, comparison: Comparison, toDate?: ToDate): Period {
  const { dateFrom, dateTo } = period
  const isWhole = toDate === undefined && areWholeMonths(period)
  if (comparison === 'previous-period' && toDate === undefined) {
    const start = isWhole
      ? addMonths(dateFrom, -monthsBetween(dateFrom, dateTo))
      : addDays(dateFrom, -daysBetween(dateFrom, dateTo))
    return { dateFrom: start, dateTo: dateFrom }
  }
  const months = toDate === 'month-to-date' && comparison === 'previous-period' ? 1 : 12
  const dates = datesMonthsBefore(period, months)
  return isWhole ? { ...dates, dateTo: addMonths(dateTo, -months) } : dates
}

export function areWholeMonths({ dateFrom, dateTo }: Period): boolean {
  return dateFrom === firstOfMonth(dateFrom) && dateTo === firstOfMonth(dateTo)
}

/** Returns the same dates some months before. A date that the earlier month does not have becomes its last day. */
export function datesMonthsBefore({ dateFrom, dateTo }: Period, months: number): Period {
  const lastDay = addMonths(addDays(dateTo, -1), -months)
  return { dateFrom: addMonths(dateFrom, -months), dateTo: addDays(lastDay, 1) }
}
