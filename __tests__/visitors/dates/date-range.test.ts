import { describe, expect, it } from '@jest/globals'
import { fc, runs } from '../../support/properties.ts'

import { hasOffset, isTimeZone, momentOf, resolveRange } from '../../../src/visitors/dates/date-range.ts'

const at = (instant: string): number => Date.parse(instant)
const resolved = (name: string, instant: string, timeZone = 'UTC'): (string | undefined)[] => {
  const range = resolveRange(name, at(instant), timeZone)
  return [range?.dateFrom, range?.dateTo]
}
const dayAfter = (date: string, days = 1): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

describe('a range by name', () => {
  // 2026-11-18 is a Wednesday.
  it.each([
    ['yesterday', '2026-11-17', '2026-11-18'],
    ['last-1-days', '2026-11-17', '2026-11-18'],
    ['last-7-days', '2026-11-11', '2026-11-18'],
    ['last-30-days', '2026-10-19', '2026-11-18'],
    ['last-3650-days', '2016-11-20', '2026-11-18'],
    ['last-week', '2026-11-09', '2026-11-16'],
    ['last-month', '2026-10-01', '2026-11-01'],
    ['last-1-weeks', '2026-11-09', '2026-11-16'],
    ['last-4-weeks', '2026-10-19', '2026-11-16'],
    ['last-520-weeks', '2016-11-28', '2026-11-16'],
    ['last-1-months', '2026-10-01', '2026-11-01'],
    ['last-3-months', '2026-08-01', '2026-11-01'],
    ['last-120-months', '2016-11-01', '2026-11-01'],
    ['last-quarter', '2026-07-01', '2026-10-01'],
    ['month-to-date', '2026-11-01', '2026-11-19'],
    ['year-to-date', '2026-01-01', '2026-11-19'],
  ])('%s is from %s until before %s', (name, dateFrom, dateTo) => {
    expect(resolved(name, '2026-11-18T15:30:00Z')).toEqual([dateFrom, dateTo])
  })

  it.each([
    ['last-month', '2026-01-15', ['2025-12-01', '2026-01-01']],
    ['last-2-weeks', '2026-01-01', ['2025-12-15', '2025-12-29']],
    ['last-month', '2024-03-31', ['2024-02-01', '2024-03-01']],
    ['last-3-months', '2026-02-15', ['2025-11-01', '2026-02-01']],
    ['last-quarter', '2026-01-01', ['2025-10-01', '2026-01-01']],
    ['last-quarter', '2026-03-31', ['2025-10-01', '2026-01-01']],
    ['last-quarter', '2026-04-01', ['2026-01-01', '2026-04-01']],
    ['last-quarter', '2025-12-31', ['2025-07-01', '2025-10-01']],
  ])('%s has whole months, weeks and quarters on %s', (name, today, range) => {
    expect(resolved(name, `${today}T12:00:00Z`)).toEqual(range)
  })

  it.each([
    ['just after midnight', '2026-03-28T23:00:00Z', '2026-03-29'],
    ['after the short day', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['in the hour that comes twice', '2026-10-25T00:30:00Z', '2026-10-25'],
  ])('has the right days around daylight saving in Berlin: %s', (_, instant, today) => {
    expect(resolved('yesterday', instant, 'Europe/Berlin')).toEqual([dayAfter(today, -1), today])
  })

  it('goes by the calendar over a day that a time zone left out', () => {
    // Samoa went from 29 to 31 December 2011.
    expect(resolved('yesterday', '2011-12-30T12:00:00Z', 'Pacific/Apia')).toEqual([
      '2011-12-30',
      '2011-12-31',
    ])
  })

  it.each([
    'last-0-days',
    'last--1-days',
    'last-07-days',
    'last-3651-days',
    'last-7.5-days',
    'last-days',
    'last-521-weeks',
    'last-121-months',
    'last-3-constructor',
    'Yesterday',
    'today',
    'last-year',
    ' yesterday',
    '__proto__',
  ])('is unknown: %s', (name) => {
    expect(resolveRange(name, at('2026-11-18T12:00:00Z'), 'UTC')).toBeUndefined()
  })

  it('ends today or tomorrow and has the length of its name, at any time in any time zone', () => {
    const zones = Intl.supportedValuesOf('timeZone')
    const moment = fc.integer({ min: Date.UTC(1971, 0), max: Date.UTC(2099, 0) })
    fc.assert(
      fc.property(
        moment,
        fc.constantFrom(...zones),
        fc.integer({ min: 1, max: 3650 }),
        (nowMs, timeZone, days) => {
          const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(nowMs)
          const range = (name: string) => resolveRange(name, nowMs, timeZone)
          expect(range(`last-${days}-days`)).toEqual({ dateFrom: dayAfter(today, -days), dateTo: today })
          expect(range('month-to-date')).toEqual({
            dateFrom: `${today.slice(0, 8)}01`,
            dateTo: dayAfter(today),
          })
          expect(range('year-to-date')).toEqual({
            dateFrom: `${today.slice(0, 4)}-01-01`,
            dateTo: dayAfter(today),
          })
          const week = range('last-week')
          expect(new Date(week?.dateFrom ?? '').getUTCDay()).toBe(1)
          expect(week?.dateTo).toBe(dayAfter(week?.dateFrom ?? '', 7))
          const daysSince = (at(today) - at(week?.dateTo ?? '')) / 86_400_000
          expect(daysSince >= 0 && daysSince < 7).toBe(true)
        },
      ),
      { numRuns: runs(60) },
    )
  })
})

describe('a bound', () => {
  it.each([
    ['2026-01-15', 'Europe/Berlin', '2026-01-14T23:00:00Z'],
    ['2026-07-15', 'Europe/Berlin', '2026-07-14T22:00:00Z'],
    ['2000-02-29', 'UTC', '2000-02-29T00:00:00Z'],
    ['2026-01-15T10:30', 'Europe/Berlin', '2026-01-15T09:30:00Z'],
    ['2026-01-15T10:30:15.5Z', 'Europe/Berlin', '2026-01-15T10:30:15.500Z'],
    ['2026-01-15T10:30Z', 'Asia/Tokyo', '2026-01-15T10:30:00Z'],
    ['2026-01-15T10:30:00+05:45', 'UTC', '2026-01-15T04:45:00Z'],
    ['2026-01-15T00:00:00-11:00', 'UTC', '2026-01-15T11:00:00Z'],
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00Z'],
  ])('%s in %s is %s', (bound, timeZone, instant) => {
    const moment = momentOf(bound, timeZone)
    expect([moment?.epochMilliseconds, moment?.timeZoneId]).toEqual([at(instant), timeZone])
  })

  it.each([
    ['29 February of no leap year', '2023-02-29'],
    ['29 February of a century', '2100-02-29'],
    ['30 February', '2024-02-30'],
    ['31 April', '2024-04-31'],
    ['month 13', '2024-13-01'],
    ['month 0', '2024-00-01'],
    ['day 0', '2024-01-00'],
    ['hour 24', '2024-01-01T24:00'],
    ['minute 60', '2024-01-01T10:60'],
    ['30 February with a time', '2024-02-30T10:00Z'],
    ['an offset of 25 hours', '2024-01-01T00:00+25:00'],
    ['an offset without a colon', '2024-01-01T00:00+0100'],
    ['only an hour', '2024-01-01T10'],
    ['a space instead of T', '2024-01-01 10:00'],
    ['a basic date', '20240101'],
    ['one digit', '2024-1-1'],
    ['slashes', '01/02/2024'],
    ['a week', '2024-W01'],
    ['a time zone in brackets', '2024-01-01T00:00[Europe/Berlin]'],
    ['a word', 'yesterday'],
    ['a number', '1704067200'],
    ['nothing', ''],
    ['a line break behind', '2024-01-01\n'],
  ])('cannot be %s', (_, bound) => {
    expect(momentOf(bound, 'UTC')).toBeUndefined()
  })

  it.each([
    ['2026-01-15', false],
    ['2026-01-15T10:30', false],
    ['2026-01-15T10:30:00.5', false],
    ['2026-01-15T10:30Z', true],
    ['2026-01-15T10:30:00+05:45', true],
    ['2026-01-15T10:30:00-11:00', true],
  ])('%s names its instant itself: %p', (bound, exact) => {
    expect(hasOffset(bound)).toBe(exact)
  })
})

describe('a time zone', () => {
  it.each(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Etc/GMT+12', 'Asia/Kolkata'])(
    'can be %s',
    (name) => {
      expect(isTimeZone(name)).toBe(true)
    },
  )

  it.each(['', 'Nowhere/City', '+02:00', 'Z', 'UTC+2', 'Europe/Berlin ', 'UTC[x]', 'CESTX', '__proto__'])(
    'cannot be "%s"',
    (name) => {
      expect(isTimeZone(name)).toBe(false)
    },
  )
})
