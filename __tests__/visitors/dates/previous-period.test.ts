import { describe, expect, it } from '@jest/globals'

import type { Period } from '../../../src/visitors/dates/period.ts'
import { periodToCompare, type ToDate } from '../../../src/visitors/dates/previous-period.ts'

const before = (period: Period, timeZone: string) => periodToCompare(period, 'previous-period', timeZone)

/** The bound at which the period before begins, once its end is seen to be the beginning of the period. */
function startBefore(dateFrom: string, dateTo: string, timeZone = 'UTC'): string | undefined {
  const previous = before({ dateFrom, dateTo }, timeZone)
  if (previous !== undefined) expect(previous.dateTo).toBe(dateFrom)
  return previous?.dateFrom
}

const zones = ['UTC', 'America/Sao_Paulo', 'Pacific/Apia', 'Asia/Kathmandu', 'America/St_Johns']

describe('the period before', () => {
  it.each([
    ['two months and a day', '2026-03-01', '2026-05-02', '2025-12-29'],
    ['a month from its second day', '2026-02-02', '2026-03-02', '2026-01-05'],
    ['a month and a day', '2026-03-01', '2026-04-02', '2026-01-28'],
  ])('has as many days: %s', (_, dateFrom, dateTo, start) => {
    expect(startBefore(dateFrom, dateTo)).toBe(start)
  })

  it('has whole days also where the first day of the period began after midnight', () => {
    // Brazil put its clocks forward at 0:00 on 4 November 2018.
    const [fourth, eleventh] = ['2018-11-04T01:00:00-02:00', '2018-11-11T00:00:00-02:00']
    expect(startBefore(fourth, eleventh, 'America/Sao_Paulo')).toBe('2018-10-28T03:00:00Z')
  })

  it.each([
    ['January', '2026-01-01', '2026-02-01', '2025-12-01'],
    ['the first quarter', '2024-01-01', '2024-04-01', '2023-10-01'],
    ['a leap year', '2024-01-01', '2025-01-01', '2023-01-01'],
    ['a month of date-times', '2026-03-01T00:00', '2026-04-01T00:00:00', '2026-02-01'],
    ['a month of a date and a date-time', '2026-03-01', '2026-04-01T00:00', '2026-02-01'],
  ])('is as many months where the period has whole months: %s', (_, dateFrom, dateTo, start) => {
    expect(startBefore(dateFrom, dateTo)).toBe(start)
  })

  it.each([
    ['2026-01-02', '2026-01-02T06:00', '2026-01-01T18:00:00'],
    ['2026-01-02T10:00:00.5', '2026-01-02T10:00:01', '2026-01-02T10:00:00'],
  ])('of local date-times is local: from %s until before %s begins %s', (dateFrom, dateTo, start) => {
    for (const timeZone of zones) expect(startBefore(dateFrom, dateTo, timeZone)).toBe(start)
  })

  it.each([
    ['hours', 'UTC', '2026-03-01T06:00Z', '2026-03-01T18:00Z', '2026-02-28T18:00:00Z'],
    [
      'a moment',
      'UTC',
      '2026-03-01T00:00:00Z',
      '2026-03-01T00:00:00.000000001Z',
      '2026-02-28T23:59:59.999999999Z',
    ],
    ['no month there', 'Asia/Tokyo', '2026-03-01T00:00Z', '2026-04-01T00:00Z', '2026-01-29T00:00:00Z'],
    [
      'a month in another offset',
      'Europe/Berlin',
      '2026-03-01T00:00+01:00',
      '2026-04-01T02:00+04:00',
      '2026-01-31T23:00:00Z',
    ],
    [
      'a day after a gap',
      'America/Sao_Paulo',
      '2018-11-05T02:00Z',
      '2018-11-06T02:00Z',
      '2018-11-04T03:00:00Z',
    ],
  ])('of instants has the days of the time zone: %s in %s', (_, timeZone, dateFrom, dateTo, start) => {
    expect(startBefore(dateFrom, dateTo, timeZone)).toBe(start)
  })

  it.each([
    ['2026-03-01', '2026-03-08T00:00:00+01:00', '2026-02-21T23:00:00Z'],
    ['2026-03-01T00:00:00+01:00', '2026-03-08', '2026-02-21T23:00:00Z'],
    ['2026-03-01T12:00', '2026-03-01T12:00Z', '2026-03-01T10:00:00Z'],
  ])('of a local bound and an instant begins with an instant: %s, %s', (dateFrom, dateTo, start) => {
    expect(startBefore(dateFrom, dateTo, 'Europe/Berlin')).toBe(start)
  })

  it.each([
    ['a day', '0000-01-02', '0000-01-03', '0000-01-01'],
    ['a month', '0000-02-01', '0000-03-01', '0000-01-01'],
    ['a year', '0001-01-01', '0002-01-01', '0000-01-01'],
  ])('can begin in the year 0: %s', (_, dateFrom, dateTo, start) => {
    expect(startBefore(dateFrom, dateTo)).toBe(start)
  })

  it.each([
    ['a day', '0000-01-01', '0000-01-02', 'UTC'],
    ['a month', '0000-01-01', '0000-02-01', 'UTC'],
    ['ten thousand years', '0000-01-01', '9999-12-31', 'UTC'],
  ])('cannot begin before the year 0: %s', (_, dateFrom, dateTo, timeZone) => {
    expect(startBefore(dateFrom, dateTo, timeZone)).toBeUndefined()
  })

  it('begins in the year 0 of UTC where the time zone has another', () => {
    const hour = (timeZone: string) => startBefore('0000-01-01T00:30Z', '0000-01-01T01:30Z', timeZone)
    const half = (timeZone: string) => startBefore('0000-01-01T00:30Z', '0000-01-01T01:00Z', timeZone)
    for (const timeZone of ['America/New_York', 'UTC', 'Asia/Tokyo'])
      expect([hour(timeZone), half(timeZone)]).toEqual([undefined, '0000-01-01T00:00:00Z'])
  })

  it('is refused for bounds that are no dates', () => {
    expect(() => before({ dateFrom: 'yesterday', dateTo: '2026-01-01' }, 'UTC')).toThrow(TypeError)
  })
})

describe('the same dates of the month before', () => {
  const monthBefore = (dateFrom: string, dateTo: string, toDate: ToDate = 'month-to-date') =>
    periodToCompare({ dateFrom, dateTo }, 'previous-period', 'UTC', toDate)

  it.each([
    ['on the last day', '2026-10-01', '2026-11-01', '2026-09-01', '2026-10-01', 30],
    ['on 30 March', '2026-03-01', '2026-03-31', '2026-02-01', '2026-03-01', 28],
    ['on 30 November', '2026-11-01', '2026-12-01', '2026-10-01', '2026-10-31', 30],
    ['on 28 February', '2026-02-01', '2026-03-01', '2026-01-01', '2026-01-29', 28],
    ['in January', '2026-01-01', '2026-01-16', '2025-12-01', '2025-12-16', 15],
  ])('are compared with month-to-date: %s', (_, dateFrom, dateTo, from, to, days) => {
    expect(monthBefore(dateFrom, dateTo)).toEqual({ dateFrom: from, dateTo: to, days })
  })

  it('are those of the year before for year-to-date', () => {
    const november = { dateFrom: '2025-01-01', dateTo: '2025-11-19', days: 322 }
    expect(monthBefore('2026-01-01', '2026-11-19', 'year-to-date')).toEqual(november)
  })
})

describe('the same dates of the year before', () => {
  const yearBefore = (dateFrom: string, dateTo: string, timeZone = 'UTC', toDate?: ToDate) =>
    periodToCompare({ dateFrom, dateTo }, 'previous-year', timeZone, toDate)

  it.each([
    ['February after a leap year', '2025-02-01', '2025-03-01', '2024-02-01', '2024-03-01', 29],
    ['February of a leap year', '2024-02-01', '2024-03-01', '2023-02-01', '2023-03-01', 28],
    ['a year', '2025-01-01', '2026-01-01', '2024-01-01', '2025-01-01', 366],
    ['up to 28 February', '2025-02-10', '2025-03-01', '2024-02-10', '2024-02-29', 19],
    ['29 February', '2024-02-29', '2024-03-01', '2023-02-28', '2023-03-01', 1],
    ['from 29 February', '2024-02-29', '2024-03-08', '2023-02-28', '2023-03-08', 8],
    ['hours', '2026-11-18T06:00', '2026-11-18T12:00', '2025-11-18T06:00:00', '2025-11-18T12:00:00', 1],
    [
      'both noons around the end of 28 February',
      '2024-02-28T12:00',
      '2024-02-29T12:00',
      '2023-02-28T12:00:00',
      '2023-03-01T12:00:00',
      2,
    ],
  ])('are those of %s', (_, dateFrom, dateTo, from, to, days) => {
    expect(yearBefore(dateFrom, dateTo)).toEqual({ dateFrom: from, dateTo: to, days })
  })

  it('are also those of a range to date, which is not whole months on the last day of one', () => {
    expect(yearBefore('2025-01-01', '2025-03-01', 'UTC', 'year-to-date')).toEqual({
      dateFrom: '2024-01-01',
      dateTo: '2024-02-29',
      days: 59,
    })
  })

  it('of instants are those of the time zone', () => {
    // Brazil began this day at 1:00, and the day a year later at 0:00.
    expect(yearBefore('2019-11-04T03:00Z', '2019-11-05T03:00Z', 'America/Sao_Paulo')).toEqual({
      dateFrom: '2018-11-04T03:00:00Z',
      dateTo: '2018-11-05T02:00:00Z',
      days: 1,
    })
  })

  it('cannot begin before the year 0', () => {
    expect(yearBefore('0000-05-01', '0000-05-02')).toBeUndefined()
    expect(yearBefore('0001-05-01', '0001-05-02')?.dateFrom).toBe('0000-05-01')
  })
})
