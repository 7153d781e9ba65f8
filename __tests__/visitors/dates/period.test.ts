import { describe, expect, it } from '@jest/globals'

import { momentOf } from '../../../src/visitors/dates/date-range.ts'
import {
  bucketCount,
  type BucketSize,
  bucketsOf,
  previousPeriod,
} from '../../../src/visitors/dates/period.ts'

/** The bound at which the period before begins, once its end is seen to be the beginning of the period. */
function startBefore(dateFrom: string, dateTo: string, timeZone = 'UTC'): string | undefined {
  const previous = previousPeriod({ dateFrom, dateTo }, timeZone)
  if (previous !== undefined) expect(previous.dateTo).toBe(dateFrom)
  return previous?.dateFrom
}

/** The bounds of the buckets, each once, when they adjoin. */
function boundsOf(size: BucketSize, dateFrom: string, dateTo: string, timeZone = 'UTC'): string[] {
  const buckets = [...bucketsOf({ dateFrom, dateTo }, size, timeZone)]
  expect(buckets.slice(1).map((bucket) => bucket.dateFrom)).toEqual(
    buckets.slice(0, -1).map((bucket) => bucket.dateTo),
  )
  return [buckets[0]?.dateFrom ?? '', ...buckets.map((bucket) => bucket.dateTo)]
}

const zones = ['UTC', 'America/Sao_Paulo', 'Pacific/Apia', 'Asia/Kathmandu', 'America/St_Johns']

describe('the period before', () => {
  it.each([
    ['a day', '2026-11-18', '2026-11-19', '2026-11-17'],
    ['a week', '2026-11-09', '2026-11-16', '2026-11-02'],
    ['thirty days', '2026-10-19', '2026-11-18', '2026-09-19'],
    ['the first day of a year', '2026-01-01', '2026-01-02', '2025-12-31'],
    ['the day after 29 February', '2024-03-01', '2024-03-02', '2024-02-29'],
    ['the day after 28 February', '2023-03-01', '2023-03-02', '2023-02-28'],
    ['a year', '2025-01-01', '2026-01-01', '2024-01-02'],
    ['a leap year', '2024-01-01', '2025-01-01', '2022-12-31'],
    ['two months', '2026-03-01', '2026-05-01', '2025-12-30'],
    ['a month from its second day', '2026-02-02', '2026-03-02', '2026-01-05'],
    ['a month without its last day', '2026-03-01', '2026-03-31', '2026-01-30'],
    ['a month and a day', '2026-03-01', '2026-04-02', '2026-01-28'],
  ])('has as many days: %s', (_, dateFrom, dateTo, start) => {
    expect(startBefore(dateFrom, dateTo)).toBe(start)
  })

  it.each([
    ['January', '2026-01-01', '2026-02-01', '2025-12-01'],
    ['February', '2026-02-01', '2026-03-01', '2026-01-01'],
    ['February of a leap year', '2024-02-01', '2024-03-01', '2024-01-01'],
    ['March', '2026-03-01', '2026-04-01', '2026-02-01'],
    ['December', '2026-12-01', '2027-01-01', '2026-11-01'],
    ['a month of date-times', '2026-03-01T00:00', '2026-04-01T00:00:00', '2026-02-01'],
    ['a month of a date and a date-time', '2026-03-01', '2026-04-01T00:00', '2026-02-01'],
  ])('is the month before where the period is a whole month: %s', (_, dateFrom, dateTo, start) => {
    expect(startBefore(dateFrom, dateTo)).toBe(start)
  })

  it.each([
    ['2026-01-02T12:00', '2026-01-03', '2026-01-02'],
    ['2026-01-02T06:00', '2026-01-02T12:00', '2026-01-02'],
    ['2026-01-02', '2026-01-02T06:00', '2026-01-01T18:00:00'],
    ['2026-01-02T10:00:00.5', '2026-01-02T10:00:01', '2026-01-02T10:00:00'],
    ['2024-03-01T12:00', '2024-03-02T13:00', '2024-02-29T11:00:00'],
  ])('of local date-times is local: from %s until before %s begins %s', (dateFrom, dateTo, start) => {
    for (const timeZone of zones) expect(startBefore(dateFrom, dateTo, timeZone)).toBe(start)
  })

  it.each([
    ['an hour that does not exist', '2026-03-29T02:30', '2026-03-29T03:30', '2026-03-29T01:30:00'],
    ['an hour that comes twice', '2026-10-25T03:00', '2026-10-25T04:00', '2026-10-25T02:00:00'],
  ])('of local date-times knows no change of clocks: %s', (_, dateFrom, dateTo, start) => {
    expect(startBefore(dateFrom, dateTo, 'Europe/Berlin')).toBe(start)
  })

  it.each([
    ['a week', 'UTC', '2026-03-01T00:00:00Z', '2026-03-08T00:00:00Z', '2026-02-22T00:00:00Z'],
    ['hours', 'UTC', '2026-03-01T06:00Z', '2026-03-01T18:00Z', '2026-02-28T18:00:00Z'],
    [
      'a moment',
      'UTC',
      '2026-03-01T00:00:00Z',
      '2026-03-01T00:00:00.000000001Z',
      '2026-02-28T23:59:59.999999999Z',
    ],
    ['a month', 'UTC', '2026-03-01T00:00Z', '2026-04-01T00:00Z', '2026-02-01T00:00:00Z'],
    ['a month there', 'Europe/Berlin', '2026-02-28T23:00Z', '2026-03-31T22:00Z', '2026-01-31T23:00:00Z'],
    ['no month there', 'Asia/Tokyo', '2026-03-01T00:00Z', '2026-04-01T00:00Z', '2026-01-29T00:00:00Z'],
    [
      'a month in another offset',
      'Europe/Berlin',
      '2026-03-01T00:00+01:00',
      '2026-04-01T02:00+04:00',
      '2026-01-31T23:00:00Z',
    ],
    ['a short day', 'Europe/Berlin', '2026-03-28T23:00Z', '2026-03-29T22:00Z', '2026-03-27T23:00:00Z'],
    ['a long day', 'Europe/Berlin', '2026-10-24T22:00Z', '2026-10-25T23:00Z', '2026-10-23T22:00:00Z'],
    [
      'a week with a short day in it',
      'Europe/Berlin',
      '2026-03-22T23:00Z',
      '2026-03-29T22:00Z',
      '2026-03-15T23:00:00Z',
    ],
    [
      'a day after a gap',
      'America/Sao_Paulo',
      '2018-11-05T02:00Z',
      '2018-11-06T02:00Z',
      '2018-11-04T03:00:00Z',
    ],
    [
      'a week up to a gap',
      'America/Sao_Paulo',
      '2018-10-28T03:00Z',
      '2018-11-04T03:00Z',
      '2018-10-21T03:00:00Z',
    ],
  ])('of instants has the days of the time zone: %s in %s', (_, timeZone, dateFrom, dateTo, start) => {
    expect(startBefore(dateFrom, dateTo, timeZone)).toBe(start)
  })

  it('has whole days also where the first day of the period began after midnight', () => {
    // Brazil put its clocks forward at 0:00 on 4 November 2018.
    const [fourth, eleventh] = ['2018-11-04T01:00:00-02:00', '2018-11-11T00:00:00-02:00']
    expect(startBefore(fourth, eleventh, 'America/Sao_Paulo')).toBe('2018-10-28T03:00:00Z')
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
    ['a year', '0001-01-01', '0002-01-01', '0000-01-02'],
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
    expect(() => previousPeriod({ dateFrom: 'yesterday', dateTo: '2026-01-01' }, 'UTC')).toThrow(TypeError)
  })
})

describe('the buckets of a period', () => {
  it.each<[string, BucketSize, string[]]>([
    ['one day', 'day', ['2026-11-18', '2026-11-19']],
    ['days over the end of a year', 'day', ['2025-12-30', '2025-12-31', '2026-01-01', '2026-01-02']],
    ['days of a leap year', 'day', ['2024-02-28', '2024-02-29', '2024-03-01']],
    ['days of another year', 'day', ['2100-02-27', '2100-02-28', '2100-03-01']],
    ['a day that Samoa left out', 'day', ['2011-12-29', '2011-12-30', '2011-12-31']],
    ['a midnight that Brazil left out', 'day', ['2018-11-03T23:30', '2018-11-04', '2018-11-04T00:30']],
    ['one week', 'week', ['2026-11-09', '2026-11-16']],
    ['weeks from Monday', 'week', ['2026-11-09', '2026-11-16', '2026-11-23']],
    ['weeks cut at both ends', 'week', ['2026-11-18', '2026-11-23', '2026-11-30', '2026-12-02']],
    ['a part of one week', 'week', ['2026-11-17', '2026-11-20']],
    ['a Sunday and a Monday', 'week', ['2026-11-22', '2026-11-23', '2026-11-24']],
    ['weeks over the end of a year', 'week', ['2025-12-24', '2025-12-29', '2026-01-05', '2026-01-07']],
    ['one month', 'month', ['2026-02-01', '2026-03-01']],
    ['months cut at both ends', 'month', ['2025-12-31', '2026-01-01', '2026-02-01', '2026-02-02']],
    ['a part of one month', 'month', ['2026-02-27', '2026-02-28']],
    ['months of a leap year', 'month', ['2024-01-31', '2024-02-01', '2024-03-01', '2024-03-31']],
    ['days with times', 'day', ['2026-01-01T12:00', '2026-01-02', '2026-01-03', '2026-01-03T06:00']],
    ['times of one day', 'day', ['2026-01-01T12:00', '2026-01-01T12:00:00.001']],
    ['a week with times', 'week', ['2026-11-22T23:59', '2026-11-23', '2026-11-23T00:01']],
    ['a month with times', 'month', ['2026-01-31T23:59:59', '2026-02-01', '2026-03-01']],
    ['the first and the last day', 'month', ['0000-01-31', '0000-02-01', '0000-02-02']],
  ])('are cut to it, by the calendar of no time zone: %s', (_, size, bounds) => {
    const [dateFrom = '', dateTo = ''] = [bounds.at(0), bounds.at(-1)]
    for (const timeZone of zones) {
      expect(boundsOf(size, dateFrom, dateTo, timeZone)).toEqual(bounds)
      expect(bucketCount({ dateFrom, dateTo }, size, timeZone)).toBe(bounds.length - 1)
    }
  })

  it.each<[string, string, BucketSize, string[]]>([
    ['days', 'UTC', 'day', ['2026-03-01T00:00:00Z', '2026-03-02T00:00:00Z', '2026-03-03T00:00:00Z']],
    ['days cut', 'UTC', 'day', ['2026-03-01T23:59Z', '2026-03-02T00:00:00Z', '2026-03-02T00:01+00:00']],
    [
      'days there',
      'Asia/Kathmandu',
      'day',
      ['2026-03-01T00:00Z', '2026-03-01T18:15:00Z', '2026-03-02T00:00Z'],
    ],
    [
      'a short day',
      'Europe/Berlin',
      'day',
      ['2026-03-28T00:00+01:00', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z', '2026-03-30T20:00Z'],
    ],
    [
      'a long day',
      'Europe/Berlin',
      'day',
      ['2026-10-24T22:00Z', '2026-10-25T23:00:00Z', '2026-10-27T00:00+01:00'],
    ],
    [
      'a day without midnight',
      'America/Sao_Paulo',
      'day',
      ['2018-11-03T03:00Z', '2018-11-04T03:00:00Z', '2018-11-05T02:00:00Z', '2018-11-05T12:00Z'],
    ],
    [
      'weeks',
      'America/New_York',
      'week',
      ['2026-03-04T12:00Z', '2026-03-09T04:00:00Z', '2026-03-16T04:00:00Z', '2026-03-16T05:00Z'],
    ],
    [
      'months',
      'Europe/Berlin',
      'month',
      ['2026-02-28T12:00Z', '2026-02-28T23:00:00Z', '2026-03-31T22:00:00Z', '2026-04-01T00:00Z'],
    ],
    [
      'a date and an instant',
      'Asia/Tokyo',
      'day',
      ['2026-03-01', '2026-03-01T15:00:00Z', '2026-03-01T16:00Z'],
    ],
    [
      'an instant and a date',
      'Asia/Tokyo',
      'day',
      ['2026-02-28T16:00Z', '2026-03-01T15:00:00Z', '2026-03-03'],
    ],
  ])('of instants are those of the time zone: %s in %s', (_, timeZone, size, bounds) => {
    const [dateFrom = '', dateTo = ''] = [bounds.at(0), bounds.at(-1)]
    expect(boundsOf(size, dateFrom, dateTo, timeZone)).toEqual(bounds)
    expect(bucketCount({ dateFrom, dateTo }, size, timeZone)).toBe(bounds.length - 1)
  })

  it.each<[BucketSize, string, string, string, string[]]>([
    ['day', '2026-11-18T12:00', '2026-11-20', 'Asia/Tokyo', ['2026-11-18', '2026-11-19']],
    ['week', '2026-11-18', '2026-11-24', 'UTC', ['2026-11-18', '2026-11-23']],
    ['month', '2026-01-31', '2026-02-02', 'UTC', ['2026-01-31', '2026-02-01']],
    ['day', '2026-11-18T15:00Z', '2026-11-18T15:01Z', 'Asia/Tokyo', ['2026-11-19']],
    ['day', '2018-11-03T03:00Z', '2018-11-04T04:00Z', 'America/Sao_Paulo', ['2018-11-03', '2018-11-04']],
  ])('have the day on which they begin: per %s from %s until before %s in %s', (size, ...rest) => {
    const [dateFrom, dateTo, timeZone, days] = rest
    const buckets = [...bucketsOf({ dateFrom, dateTo }, size, timeZone)]
    expect(buckets.map(({ firstDay }) => firstDay)).toEqual(days)
  })

  it('leave out a day that the time zone left out; their count, made without them, has it', () => {
    // Samoa went from 29 to 31 December 2011.
    const period = { dateFrom: '2011-12-29T00:00:00-10:00', dateTo: '2012-01-01T00:00:00+14:00' }
    expect([...bucketsOf(period, 'day', 'Pacific/Apia')]).toEqual([
      { dateFrom: period.dateFrom, dateTo: '2011-12-30T10:00:00Z', firstDay: '2011-12-29' },
      { dateFrom: '2011-12-30T10:00:00Z', dateTo: period.dateTo, firstDay: '2011-12-31' },
    ])
    expect(bucketCount(period, 'day', 'Pacific/Apia')).toBe(3)
  })

  it.each([
    ['ends', '2010-11-06T02:30Z', '2010-11-07T03:00Z'],
    ['begins', '2010-11-07T03:00Z', '2010-11-09T03:30Z'],
  ])(
    'are as many as their count where the period %s in a day that was interrupted',
    (_, dateFrom, dateTo) => {
      // Newfoundland put its clocks back at 0:01 on 7 November 2010, to 23:01 on the 6th.
      const buckets = [...bucketsOf({ dateFrom, dateTo }, 'day', 'America/St_Johns')]
      expect(buckets).toHaveLength(2)
      expect(bucketCount({ dateFrom, dateTo }, 'day', 'America/St_Johns')).toBe(2)
    },
  )

  it('are counted and begun without making them all', () => {
    const period = { dateFrom: '0000-01-01', dateTo: '9999-12-31' }
    expect(bucketCount(period, 'day', 'UTC')).toBe(3_652_424)
    expect(bucketsOf(period, 'day', 'UTC').next().value).toMatchObject({ dateTo: '0000-01-02' })
  })

  it('have bounds that are bounds themselves', () => {
    const period = { dateFrom: '2026-01-01T00:00:00.000000001', dateTo: '2026-01-03T23:59:59.999999999' }
    for (const bound of boundsOf('day', period.dateFrom, period.dateTo))
      expect(momentOf(bound, 'UTC')).toBeDefined()
  })
})
