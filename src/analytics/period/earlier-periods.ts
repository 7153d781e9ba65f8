import { addDays, addMonths, daysBetween, firstOfMonth, monthsBetween } from './calendar.ts'
import type { Period, PeriodWithDays } from './date-range.ts'

const historyLength = 8
// The longest quarter. A longer range has too few like it in the past.
const mostDays = 92

/**
 * Returns the period of the same kind just before. Whole calendar months are compared with as many months before,
 * `month-to-date` with the same dates of the month before, any other period with as many days. A date that the earlier month
 * does not have becomes the last day of that month.
 */
export function periodBefore(period: Period, isMonthToDate: boolean): PeriodWithDays {
  if (isMonthToDate || areWholeMonths(period)) return stepsBefore(period, 1, isMonthToDate)
  const { dateFrom, dateTo } = period
  return withDays(addDays(dateFrom, -daysBetween(dateFrom, dateTo)), dateFrom)
}

/**
 * Returns the 8 periods before a period that show what is usual, the oldest first. There are none for a period longer than a
 * quarter.
 *
 * Whole calendar months step by as many months, `month-to-date` by one month. Any other period steps by the fewest whole
 * weeks that hold it, so that the earlier ones have the same weekdays.
 */
export function periodsBefore(period: Period, isMonthToDate: boolean): PeriodWithDays[] {
  if (daysBetween(period.dateFrom, period.dateTo) > mostDays) return []
  return Array.from({ length: historyLength }, (_, index) =>
    stepsBefore(period, historyLength - index, isMonthToDate),
  )
}

export function isSamePeriod(a: Period, b: Period): boolean {
  return a.dateFrom === b.dateFrom && a.dateTo === b.dateTo
}

export function areWholeMonths({ dateFrom, dateTo }: Period): boolean {
  return dateFrom === firstOfMonth(dateFrom) && dateTo === firstOfMonth(dateTo)
}

function stepsBefore(period: Period, steps: number, isMonthToDate: boolean): PeriodWithDays {
  const { dateFrom, dateTo } = period
  if (isMonthToDate) {
    const lastDay = addMonths(addDays(dateTo, -1), -steps)
    return withDays(addMonths(dateFrom, -steps), addDays(lastDay, 1))
  }
  if (areWholeMonths(period)) {
    const months = steps * monthsBetween(dateFrom, dateTo)
    return withDays(addMonths(dateFrom, -months), addMonths(dateTo, -months))
  }
  const days = steps * 7 * Math.ceil(daysBetween(dateFrom, dateTo) / 7)
  return withDays(addDays(dateFrom, -days), addDays(dateTo, -days))
}

function withDays(dateFrom: string, dateTo: string): PeriodWithDays {
  return { dateFrom, dateTo, days: daysBetween(dateFrom, dateTo) }
}
