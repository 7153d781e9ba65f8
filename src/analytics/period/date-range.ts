import { addDays, calendarUnits, dateOf, firstOfMonth } from './calendar.ts'

/** Bounds as they are sent: `YYYY-MM-DD` or an ISO 8601 date-time. Undefined means unbounded. */
export interface DateRange {
  dateFrom: string | undefined
  /** Exclusive. */
  dateTo: string | undefined
}

/** A range of whole days. */
export interface Period extends DateRange {
  dateFrom: string
  dateTo: string
}

export interface PeriodWithDays extends Period {
  /** Number of calendar days. */
  days: number
}

export const rangeNames =
  'last-N-days (N from 1 to 3650), last-week, last-N-weeks (1 to 520), last-month, last-N-months (1 to 120) or month-to-date, for example last-7-days'

const mostUnits = { day: 3650, week: 520, month: 120 }
const units = ['day', 'week', 'month'] as const

/**
 * Returns the dates of a relative range at the moment `nowMs` in UTC, in which the service counts; undefined for an unknown
 * name. Ranges of whole days end with yesterday, ranges of whole weeks or months with the last one that is over.
 * `month-to-date` includes today.
 */
export function resolveRange(name: string, nowMs: number): Period | undefined {
  const today = dateOf(nowMs)
  const last = (count: number, unit: keyof typeof mostUnits): Period => {
    const { startOf, add } = calendarUnits[unit]
    return { dateFrom: add(startOf(today), -count), dateTo: startOf(today) }
  }
  if (name === 'month-to-date') return { dateFrom: firstOfMonth(today), dateTo: addDays(today, 1) }
  if (name === 'last-week') return last(1, 'week')
  if (name === 'last-month') return last(1, 'month')
  const count = Number(/^last-([1-9]\d{0,3})-/u.exec(name)?.[1])
  const unit = units.find((unit) => name === `last-${count}-${unit}s`)
  return unit === undefined || count > mostUnits[unit] ? undefined : last(count, unit)
}
