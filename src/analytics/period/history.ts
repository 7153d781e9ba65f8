import type { PeriodWithDays } from './buckets.ts'
import { addDays, addMonths, daysBetween, monthsBetween } from './calendar.ts'
import type { Period } from './date-range.ts'
import { areWholeMonths, datesMonthsBefore, type ToDate } from './previous-period.ts'

const historyLength = 8
// The longest quarter. A longer range has too few like it in the past.
const mostDays = 92

/**
 * Returns the 8 periods before a period that show what is usual, the oldest first. There are none for `year-to-date` and
 * for a period longer than a quarter.
 *
 * Whole calendar months step by as many months, `month-to-date` by one month. Any other period steps by the fewest whole
 * weeks that hold it, so that the earlier ones have the same weekdays.
 *
 * @param toDate the name of the range, if it is one that ends today
 */
export function periodsBefore(period: Period, toDate?: ToDate): PeriodWithDays[] {
  if (toDate === 'year-to-date' || daysBetween(period.dateFrom, period.dateTo) > mostDays) return []
  return Array.from({ length: historyLength }, (_, index) => {
    const { dateFrom, dateTo } = stepsBefore(period, historyLength - index, toDate)
    return { dateFrom, dateTo, days: daysBetween(dateFrom, dateTo) }
  })
}

export function isSamePeriod(a: Period, b: Period): boolean {
  return a.dateFrom === b.dateFrom && a.dateTo === b.dateTo
}

function stepsBefore(period: Period, steps: number, toDate?: ToDate): Period {
  const { dateFrom, dateTo } = period
  if (toDate === 'month-to-date') return datesMonthsBefore(period, steps)
  if (areWholeMonths(period)) {
    const months = steps * monthsBetween(dateFrom, dateTo)
    return { dateFrom: addMonths(dateFrom, -months), dateTo: addMonths(dateTo, -months) }
  }
  const days = steps * 7 * Math.ceil(daysBetween(dateFrom, dateTo) / 7)
  return { dateFrom: addDays(dateFrom, -days), dateTo: addDays(dateTo, -days) }
}
