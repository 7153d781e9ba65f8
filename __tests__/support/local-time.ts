/*
 * The calendar of time zones by Intl alone, as a model for code that uses Temporal. A day is a count from 1970-01-01,
 * a moment milliseconds since then.
 */

export const dayMs = 86_400_000

export const timeZones = Intl.supportedValuesOf('timeZone')

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known !== undefined) return known
  // Sweden writes `2026-01-15 12:00:00`.
  const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formatters.set(timeZone, formatter)
  return formatter
}

/** What the clocks of a time zone show, as the moment at which those of UTC show the same; whole seconds. */
export function localTime(moment: number, timeZone: string): number {
  return Date.parse(`${formatterOf(timeZone).format(moment).replace(' ', 'T')}Z`)
}

export function localDay(moment: number, timeZone: string): number {
  return Math.floor(localTime(moment, timeZone) / dayMs)
}

export const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)

export const dayOf = (date: string): number => Date.parse(date) / dayMs

/** The same number for all days of a day, of a week from Monday or of a month; larger for later ones. */
export function unitOf(day: number, size: 'day' | 'week' | 'month'): number {
  const date = new Date(day * dayMs)
  switch (size) {
    case 'day':
      return day
    case 'week':
      // Day 4 was a Monday.
      return Math.floor((day - 4) / 7)
    case 'month':
      return date.getUTCFullYear() * 12 + date.getUTCMonth()
  }
}

/** The first moment of a day that a time zone has. */
export function startOfDay(day: number, timeZone: string): number {
  return firstMoment(day * dayMs - dayMs, day * dayMs + dayMs, (moment) => localDay(moment, timeZone) >= day)
}

/** The moments, whole seconds, from `from` until `to` at which the clocks of a time zone were moved. */
export function clockChanges(from: number, to: number, timeZone: string): number[] {
  const offset = (moment: number): number => localTime(moment, timeZone) - moment
  const changes: number[] = []
  // Some countries go back for the month of Ramadan.
  const step = 10 * dayMs
  let before = offset(from)
  for (let start = from; start < to; start += step) {
    const after = offset(start + step)
    if (after !== before) {
      const known = before
      changes.push(firstMoment(start, start + step, (moment) => offset(moment) !== known))
    }
    before = after
  }
  return changes
}

/** The first whole second after `low` and up to `high` at which something that stays true is true. */
function firstMoment(low: number, high: number, isReached: (moment: number) => boolean): number {
  let [no, yes] = [low / 1000, high / 1000]
  while (yes - no > 1) {
    const middle = Math.floor((no + yes) / 2)
    if (isReached(middle * 1000)) yes = middle
    else no = middle
  }
  return yes * 1000
}
