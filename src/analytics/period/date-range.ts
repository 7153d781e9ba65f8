import { addDays, addMonths, dateIn, firstOfMonth, mondayOf } from './calendar.ts'

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
  'yesterday, last-N-days (N from 1 to 3650), last-week, last-N-weeks (1 to 520), last-month, last-N-months (1 to 120), last-quarter, month-to-date or year-to-date'

const mostUnits = { days: 3650, weeks: 520, months: 120 } as const

/**
 * Returns the dates of a relative range at the moment `nowMs` in `timeZone`; undefined for an unknown name. Ranges of
 * whole days end with yesterday, ranges of whole weeks, months or a quarter with the last one that is over. Ranges to
 * date include today.
 */
export function resolveRange(name: string, nowMs: number, timeZone: string): Period | undefined {
  const today = dateIn(timeZone, nowMs)
  const thisWeek = mondayOf(today)
  const thisMonth = firstOfMonth(today)
  switch (name) {
    case 'yesterday':
      return { dateFrom: addDays(today, -1), dateTo: today }
    case 'last-week':
      return { dateFrom: addDays(thisWeek, -7), dateTo: thisWeek }
    case 'last-month':
      return { dateFrom: addMonths(thisMonth, -1), dateTo: thisMonth }
    case 'month-to-date':
      return { dateFrom: thisMonth, dateTo: addDays(today, 1) }
    case 'year-to-date':
      return { dateFrom: `${today.slice(0, 4)}-01-01`, dateTo: addDays(today, 1) }
    case 'last-quarter': {
      const thisQuarter = addMonths(thisMonth, -((Number(today.slice(5, 7)) - 1) % 3))
      return { dateFrom: addMonths(thisQuarter, -3), dateTo: thisQuarter }
    }
  }
  const [, digits, unit] = /^last-([1-9]\d{0,3})-(days|weeks|months)$/u.exec(name) ?? []
  const count = Number(digits)
  if (unit === 'days' && count <= mostUnits.days) return { dateFrom: addDays(today, -count), dateTo: today }
  if (unit === 'weeks' && count <= mostUnits.weeks)
    return { dateFrom: addDays(thisWeek, -7 * count), dateTo: thisWeek }
  if (unit === 'months' && count <= mostUnits.months)
    return { dateFrom: addMonths(thisMonth, -count), dateTo: thisMonth }
  return undefined
}

/** Returns valid names of ranges to suggest for an unknown one, with its number if that is valid. */
export function rangesLike(unknown: string): string[] {
  const count = Number(/\d+/u.exec(unknown)?.[0] ?? 7)
  const counted = Object.entries(mostUnits).filter(([, most]) => count >= 1 && count <= most)
  const fixed = ['yesterday', 'last-week', 'last-month', 'last-quarter', 'month-to-date', 'year-to-date']
  return [...fixed, ...counted.map(([unit]) => `last-${count}-${unit}`)]
}
