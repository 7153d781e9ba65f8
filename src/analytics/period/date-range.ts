import { addDays, addMonths, calendarUnits, dateIn, firstOfMonth } from './calendar.ts'

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

export const rangeNames =
  'yesterday, last-N-days (N from 1 to 3650), last-week, last-N-weeks (1 to 520), last-month, last-N-months (1 to 120), last-quarter, month-to-date or year-to-date, for example last-7-days, last-12-months'

const mostUnits = { day: 3650, week: 520, month: 120 }
const units = ['day', 'week', 'month'] as const

/**
 * Returns the dates of a relative range at the moment `nowMs` in `timeZone`; undefined for an unknown name. Ranges of
 * whole days end with yesterday, ranges of whole weeks, months or a quarter with the last one that is over. Ranges to
 * date include today.
 */
export function resolveRange(name: string, nowMs: number, timeZone: string): Period | undefined {
  const today = dateIn(timeZone, nowMs)
  const thisMonth = firstOfMonth(today)
  const last = (count: number, unit: keyof typeof mostUnits): Period => {
    const { startOf, add } = calendarUnits[unit]
    return { dateFrom: add(startOf(today), -count), dateTo: startOf(today) }
  }
  switch (name) {
    case 'yesterday':
      return last(1, 'day')
    case 'last-week':
      return last(1, 'week')
    case 'last-month':
      return last(1, 'month')
    case 'month-to-date':
      return { dateFrom: thisMonth, dateTo: addDays(today, 1) }
    case 'year-to-date':
      return { dateFrom: `${today.slice(0, 4)}-01-01`, dateTo: addDays(today, 1) }
    case 'last-quarter': {
      const thisQuarter = addMonths(thisMonth, -((Number(today.slice(5, 7)) - 1) % 3))
      return { dateFrom: addMonths(thisQuarter, -3), dateTo: thisQuarter }
    }
  }
  const count = Number(/^last-([1-9]\d{0,3})-/u.exec(name)?.[1])
  const unit = units.find((unit) => name === `last-${count}-${unit}s`)
  return unit === undefined || count > mostUnits[unit] ? undefined : last(count, unit)
}
