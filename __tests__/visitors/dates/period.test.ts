import { describe, expect, it } from '@jest/globals'

import { momentOf } from '../../../src/visitors/dates/date-range.ts'
import {
  type Bucket,
  bucketCount,
  type BucketSize,
  bucketsOf,
  daysOf,
  isFuture,
  type Period,
} from '../../../src/visitors/dates/period.ts'

const nowMs = Date.UTC(2026, 10, 18, 15, 30)

/** The bounds of the buckets, each once, when they adjoin. */
function boundsOf(size: BucketSize, dateFrom: string, dateTo: string, timeZone = 'UTC'): string[] {
  const buckets = [...bucketsOf({ dateFrom, dateTo }, size, timeZone, nowMs)]
  expect(buckets.slice(1).map((bucket) => bucket.dateFrom)).toEqual(
    buckets.slice(0, -1).map((bucket) => bucket.dateTo),
  )
  return [buckets[0]?.dateFrom ?? '', ...buckets.map((bucket) => bucket.dateTo)]
}

const zones = ['UTC', 'America/Sao_Paulo', 'Pacific/Apia', 'Asia/Kathmandu', 'America/St_Johns']

describe('the buckets of a period', () => {
  it.each<[string, BucketSize, string[]]>([
    ['days over the end of a year', 'day', ['2025-12-30', '2025-12-31', '2026-01-01', '2026-01-02']],
    ['a midnight that Brazil left out', 'day', ['2018-11-03T23:30', '2018-11-04', '2018-11-04T00:30']],
    ['weeks cut at both ends', 'week', ['2026-11-18', '2026-11-23', '2026-11-30', '2026-12-02']],
    ['months cut at both ends', 'month', ['2025-12-31', '2026-01-01', '2026-02-01', '2026-02-02']],
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
      'weeks',
      'America/New_York',
      'week',
      ['2026-03-04T12:00Z', '2026-03-09T04:00:00Z', '2026-03-16T04:00:00Z', '2026-03-16T05:00Z'],
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

  it('have the day on which they begin, also in the middle of it', () => {
    const period = { dateFrom: '2026-11-18T12:00', dateTo: '2026-11-20' }
    const days = [...bucketsOf(period, 'day', 'Asia/Tokyo', nowMs)].map(({ firstDay }) => firstDay)
    expect(days).toEqual(['2026-11-18', '2026-11-19'])
  })

  it('leave out a day that the time zone left out; their count, made without them, has it', () => {
    // Samoa went from 29 to 31 December 2011.
    const period = { dateFrom: '2011-12-29T00:00:00-10:00', dateTo: '2012-01-01T00:00:00+14:00' }
    const whole = { days: 1, partial: false, unfinished: false }
    expect([...bucketsOf(period, 'day', 'Pacific/Apia', nowMs)]).toEqual([
      { dateFrom: period.dateFrom, dateTo: '2011-12-30T10:00:00Z', firstDay: '2011-12-29', ...whole },
      { dateFrom: '2011-12-30T10:00:00Z', dateTo: period.dateTo, firstDay: '2011-12-31', ...whole },
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
      const buckets = [...bucketsOf({ dateFrom, dateTo }, 'day', 'America/St_Johns', nowMs)]
      expect(buckets).toHaveLength(2)
      expect(bucketCount({ dateFrom, dateTo }, 'day', 'America/St_Johns')).toBe(2)
    },
  )

  it('are counted and begun without making them all', () => {
    const period = { dateFrom: '0000-01-01', dateTo: '9999-12-31' }
    expect(bucketCount(period, 'day', 'UTC')).toBe(3_652_424)
    expect(bucketsOf(period, 'day', 'UTC', nowMs).next().value).toMatchObject({ dateTo: '0000-01-02' })
  })

  it('have bounds that are bounds themselves', () => {
    const period = { dateFrom: '2026-01-01T00:00:00.000000001', dateTo: '2026-01-03T23:59:59.999999999' }
    for (const bound of boundsOf('day', period.dateFrom, period.dateTo))
      expect(momentOf(bound, 'UTC')).toBeDefined()
  })
})

describe('the days of a period', () => {
  it.each([
    ['six hours', 1, '2026-11-18T06:00', '2026-11-18T12:00', 'UTC'],
    ['a night', 2, '2026-11-18T18:00', '2026-11-19T06:00', 'UTC'],
    ['a week with a short day', 7, '2026-03-22T23:00Z', '2026-03-29T22:00Z', 'Europe/Berlin'],
    ['hours over a midnight there', 2, '2026-11-18T22:00Z', '2026-11-18T23:30Z', 'Europe/Berlin'],
    ['an evening that comes twice', 1, '2010-11-07T02:30Z', '2010-11-07T03:00Z', 'America/St_Johns'],
  ])('are counted, and a part of a day counts: %s has %d', (_, days, dateFrom, dateTo, timeZone) => {
    expect(daysOf({ dateFrom, dateTo }, timeZone)).toBe(days)
  })
})

describe('a bound in the future', () => {
  it.each([
    ['2026-11-18', 'UTC', false],
    ['2026-11-19', 'UTC', true],
    ['2026-11-19', 'Pacific/Kiritimati', false],
    ['2026-11-18T15:30Z', 'UTC', false],
    ['2026-11-18T15:30:01Z', 'UTC', true],
    ['2026-11-18T16:00', 'Europe/Berlin', false],
  ])('%s in %s: %p', (bound, timeZone, expected) => {
    expect(isFuture(bound, timeZone, nowMs)).toBe(expected)
  })
})

describe('a bucket', () => {
  const bucketsIn = (size: BucketSize, period: Period, timeZone = 'UTC'): Bucket[] => [
    ...bucketsOf(period, size, timeZone, nowMs),
  ]

  it.each<[string, BucketSize, string, string, boolean]>([
    ['a day', 'day', '2026-02-01', '2026-02-02', false],
    ['a day without its last hour', 'day', '2026-02-01', '2026-02-01T23:00', true],
    ['a day without its first hour', 'day', '2026-02-01T01:00', '2026-02-02', true],
  ])('is partial if the range has only a part of it: %s', (_, size, dateFrom, dateTo, partial) => {
    expect(bucketsIn(size, { dateFrom, dateTo }).map((bucket) => bucket.partial)).toEqual([partial])
  })

  it('is whole if its first day began after midnight', () => {
    // Brazil put its clocks forward at 0:00 on 4 November 2018.
    const day = { dateFrom: '2018-11-04T01:00:00-02:00', dateTo: '2018-11-05T00:00:00-02:00' }
    expect(bucketsIn('day', day, 'America/Sao_Paulo').map(({ partial }) => partial)).toEqual([false])
  })

  it('is unfinished if it contains today or days after it', () => {
    const days = bucketsIn('day', { dateFrom: '2026-11-17', dateTo: '2026-11-20' })
    expect(days.map(({ unfinished }) => unfinished)).toEqual([false, true, true])
    const weeks = bucketsIn('week', { dateFrom: '2026-11-09', dateTo: '2026-11-18' })
    expect(weeks.map(({ unfinished, partial }) => [unfinished, partial])).toEqual([
      [false, false],
      [false, true],
    ])
  })
})
