// Calendar dates are texts of the form YYYY-MM-DD, which order like the dates. They are counted in UTC, where every day has
// 24 hours.

const dayMs = 86_400_000

const dateForm = /^\d{4}-\d{2}-\d{2}$/u
const dateTimeForm =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?$/u

/** Returns true for a real date. */
export function isDate(text: string | undefined): text is string {
  if (text === undefined || !dateForm.test(text)) return false
  // Date.parse takes 30 February for 1 March or 2 March.
  const moment = Date.parse(text)
  return !Number.isNaN(moment) && dateOf(moment) === text
}

/**
 * Returns the moment of a date or an ISO 8601 date-time, in milliseconds since the epoch; undefined if the text has
 * neither form or is not a real date. A text without an offset is read in UTC.
 */
export function momentMs(text: string): number | undefined {
  const [, date = text, offset] = dateTimeForm.exec(text) ?? []
  if (!isDate(date)) return undefined
  // Date.parse reads a date in UTC, but a date-time without an offset in the time zone of the machine.
  return Date.parse(date === text || offset !== undefined ? text : `${text}Z`)
}

/** Returns the UTC date at a moment, in milliseconds since the epoch. */
export function dateOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}

export function addDays(date: string, days: number): string {
  return dateOf(Date.parse(date) + days * dayMs)
}

/** Adds months. A day that the month does not have becomes its last day. */
export function addMonths(date: string, months: number): string {
  const moved = new Date(firstOfMonth(date))
  // Day 0 is the last day of the month before.
  moved.setUTCMonth(moved.getUTCMonth() + months + 1, 0)
  moved.setUTCDate(Math.min(Number(date.slice(8)), moved.getUTCDate()))
  return dateOf(moved.getTime())
}

export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs
}

/** Returns the number of months from the month of one date to that of another. */
export function monthsBetween(from: string, to: string): number {
  const months = (date: string): number => 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7))
  return months(to) - months(from)
}

/** Returns the Monday of the week of a date. */
export function mondayOf(date: string): string {
  // A Sunday is day 0.
  return addDays(date, -((new Date(date).getUTCDay() + 6) % 7))
}

export function firstOfMonth(date: string): string {
  return `${date.slice(0, 8)}01`
}
