import { Temporal } from 'temporal-polyfill'

/** Bounds as they are sent: `YYYY-MM-DD` or an ISO 8601 date-time. Undefined means unbounded. */
export interface DateRange {
  dateFrom: string | undefined
  /** Exclusive. */
  dateTo: string | undefined
}

export const rangeNames =
  'yesterday, last-N-days (N from 1 to 3650), last-week, last-N-weeks (1 to 520), last-month, last-N-months (1 to 120), last-quarter, month-to-date or year-to-date'

const mostUnits = { days: 3650, weeks: 520, months: 120 } as const

const dateForm = /^\d{4}-\d{2}-\d{2}$/u
const dateTimeForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?$/u
const offsetForm = /^[^T]*T.*(?:Z|[+-]\d{2}:\d{2})$/u

/** Returns true for IANA names that this runtime knows. An offset is not a name. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/u.test(name)) return false
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
    return true
  } catch {
    return false
  }
}

/**
 * Returns the moment of a bound in `timeZone`; undefined if it has neither of the two forms or is not a real date. A
 * date means the start of its day, and a date-time without an offset is local time, both in `timeZone`.
 */
export function momentOf(bound: string, timeZone: string): Temporal.ZonedDateTime | undefined {
  try {
    if (dateForm.test(bound)) return Temporal.PlainDate.from(bound).toZonedDateTime(timeZone)
    if (!dateTimeForm.test(bound)) return undefined
    if (offsetForm.test(bound)) return Temporal.Instant.from(bound).toZonedDateTimeISO(timeZone)
    return Temporal.PlainDateTime.from(bound).toZonedDateTime(timeZone)
  } catch {
    return undefined
  }
}

/** Returns true for a date-time with an offset. */
export function hasOffset(bound: string): boolean {
  return offsetForm.test(bound)
}

/**
 * Returns the dates of a relative range at the moment `nowMs` in `timeZone`; undefined for an unknown name. Ranges of
 * whole days end with yesterday, ranges of whole weeks, months or a quarter with the last one that is over. Ranges to
 * date include today.
 */
export function resolveRange(
  name: string,
  nowMs: number,
  timeZone: string,
): { dateFrom: string; dateTo: string } | undefined {
  const today = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timeZone).toPlainDate()
  const range = rangeAround(name, today)
  return range && { dateFrom: range[0].toString(), dateTo: range[1].toString() }
}

/** Returns valid names of ranges to suggest for an unknown one, with its number if that is valid. */
export function rangesLike(unknown: string): string[] {
  const count = Number(/\d+/u.exec(unknown)?.[0] ?? 7)
  const counted = Object.entries(mostUnits).filter(([, most]) => count >= 1 && count <= most)
  const fixed = ['yesterday', 'last-week', 'last-month', 'last-quarter', 'month-to-date', 'year-to-date']
  return [...fixed, ...counted.map(([unit]) => `last-${count}-${unit}`)]
}

function rangeAround(
  name: string,
  today: Temporal.PlainDate,
): [Temporal.PlainDate, Temporal.PlainDate] | undefined {
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  const firstOfMonth = today.with({ day: 1 })
  const tomorrow = today.add({ days: 1 })
  switch (name) {
    case 'yesterday':
      return [today.subtract({ days: 1 }), today]
    case 'last-week':
      return [monday.subtract({ weeks: 1 }), monday]
    case 'last-month':
      return [firstOfMonth.subtract({ months: 1 }), firstOfMonth]
    case 'month-to-date':
      return [firstOfMonth, tomorrow]
    case 'year-to-date':
      return [today.with({ month: 1, day: 1 }), tomorrow]
    case 'last-quarter': {
      const firstOfQuarter = firstOfMonth.subtract({ months: (today.month - 1) % 3 })
      return [firstOfQuarter.subtract({ months: 3 }), firstOfQuarter]
    }
    default: {
      const [, digits, unit] = /^last-([1-9]\d{0,3})-(days|weeks|months)$/u.exec(name) ?? []
      if (unit !== 'days' && unit !== 'weeks' && unit !== 'months') return undefined
      const count = Number(digits)
      const end = { days: today, weeks: monday, months: firstOfMonth }[unit]
      return count <= mostUnits[unit] ? [end.subtract({ [unit]: count }), end] : undefined
    }
  }
}
