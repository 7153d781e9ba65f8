import { atFirstUse } from '../../shared/first-use.ts'
import { addDays, addMonths, isDate } from './calendar.ts'
import type { DateRange } from './periods.ts'

const dates = atFirstUse(
  () =>
    new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }),
)

/** Formats a date: `Nov 9, 2026`. */
export function formatDate(date: string): string {
  return dates().format(new Date(date))
}

/** Formats a moment to the minute: `Nov 16, 2026, 06:12 UTC`. */
export function formatDateTime(moment: Date): string {
  const text = moment.toISOString()
  return `${formatDate(text.slice(0, 10))}, ${text.slice(11, 16)} UTC`
}

/**
 * Formats a range with its last day instead of the exclusive bound: `Nov 9–15, 2026`, `Oct 26 – Nov 1, 2026`, `Nov 9,
 * 2026`. Bounds that are not dates are unchanged.
 */
export function formatRange({ dateFrom, dateTo }: DateRange): string {
  if (!isDate(dateFrom) || !isDate(dateTo))
    return `From ${dateFrom ?? 'the beginning'} to ${dateTo === undefined ? 'now' : `before ${dateTo}`}`
  const text = dates().formatRange(new Date(dateFrom), new Date(addDays(dateTo, -1)))
  return text.replaceAll('\u2009', ' ').replace(/ – (?=\d)/u, '–')
}

/** Returns the calendar month of a range; undefined if it is not exactly one. */
export function wholeMonth({ dateFrom, dateTo }: DateRange): { month: string; year: string } | undefined {
  if (!isDate(dateFrom) || !dateFrom.endsWith('-01') || dateTo !== addMonths(dateFrom, 1)) return undefined
  const month = new Date(dateFrom).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' })
  return { month, year: dateFrom.slice(0, 4) }
}

/** Returns a label for a period: `Nov` for a calendar month, else its first day, `Nov 9`. */
export function shortLabel(range: DateRange): string {
  return wholeMonth(range)?.month.slice(0, 3) ?? formatDate(range.dateFrom ?? '').replace(/,.*/u, '')
}

/** Returns the name of the weekday of a date: `Monday` */
export function weekdayName(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })
}
