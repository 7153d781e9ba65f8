import { addDays, addMonths, dateOf, daysBetween, firstOfMonth, mondayOf, monthsBetween } from './calendar.ts'

/** Bounds as they are sent: `YYYY-MM-DD` or an ISO 8601 date-time. Undefined means unbounded. */
export interface DateRange {
  dateFrom: string | undefined
  /** Exclusive. */
  dateTo: string | undefined
}

/** A range of whole days. */
export type Period = Record<keyof DateRange, string>

export interface PeriodWithDays extends Period {
  /** Number of calendar days. */
  days: number
}

export const rangeNames =
  'last-N-days (N from 1 to 3650), last-week, last-N-weeks (1 to 520), last-month, last-N-months (1 to 120) or month-to-date, for example last-7-days'

const historyLength = 8
// The longest quarter. A longer range has too few like it in the past.
const mostDays = 92

/** The units of whole days: where the one around a date begins, how some are added to a date, and how many a range may have. */
const units = {
  day: { startOf: (date: string): string => date, add: addDays, most: 3650 },
  week: {
    startOf: mondayOf,
    add: (date: string, weeks: number): string => addDays(date, 7 * weeks),
    most: 520,
  },
  month: { startOf: firstOfMonth, add: addMonths, most: 120 },
}

/**
 * Returns the dates of a relative range at the moment `nowMs` in UTC, in which the service counts; undefined for an unknown
 * name. Ranges of whole days end with yesterday, ranges of whole weeks or months with the last one that is over.
 * `month-to-date` includes today.
 */
export function resolveRange(name: string, nowMs: number): Period | undefined {
  const today = dateOf(nowMs)
  if (name === 'month-to-date') return { dateFrom: firstOfMonth(today), dateTo: addDays(today, 1) }
  const form = /^last-(?:(week|month)|([1-9]\d{0,3})-(day|week|month)s)$/u
  const [, single, count = '1', unit = single] = form.exec(name) ?? []
  if (unit === undefined) return undefined
  const { startOf, add, most } = units[unit as keyof typeof units]
  return Number(count) > most
    ? undefined
    : { dateFrom: add(startOf(today), -Number(count)), dateTo: startOf(today) }
}

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
