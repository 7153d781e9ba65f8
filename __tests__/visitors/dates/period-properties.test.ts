import { describe, expect, it } from '@jest/globals'
import { fc, runs } from '../../support/properties.ts'

import {
  type Bucket,
  bucketCount,
  type BucketSize,
  bucketsOf,
  type Period,
} from '../../../src/visitors/dates/period.ts'
import { periodToCompare } from '../../../src/visitors/dates/previous-period.ts'
import {
  clockChanges,
  dateOf,
  dayMs,
  dayOf,
  localDay,
  localTime,
  startOfDay,
  timeZones,
  unitOf,
} from '../../support/local-time.ts'

const sizes = ['day', 'week', 'month'] as const
const nowMs = Date.UTC(2026, 0)
const anySize = fc.constantFrom(...sizes)
const anyZone = fc.constantFrom(...timeZones)

const hour = 3_600_000
const instantOf = (moment: number): string => new Date(moment).toISOString()
/** The same instant, as a clock shows it that is `minutes` ahead of UTC. */
const withOffset = (moment: number, minutes: number): string => {
  const size = Math.abs(minutes)
  const [hours, rest] = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0'))
  const clock = instantOf(moment + minutes * 60_000).slice(0, -1)
  return `${clock}${minutes < 0 ? '-' : '+'}${hours ?? ''}:${rest ?? ''}`
}
/** The moment of a date or a local date-time, by the clocks of UTC. */
const calendarMoment = (bound: string): number => Date.parse(bound.length === 10 ? bound : `${bound}Z`)

/** True when buckets adjoin and have the very bounds of the period. */
function isTiling(buckets: readonly Bucket[], { dateFrom, dateTo }: Period): boolean {
  const isAdjoining = buckets.every(
    (bucket, index) => bucket.dateFrom === (buckets[index - 1]?.dateTo ?? dateFrom),
  )
  return isAdjoining && buckets.at(-1)?.dateTo === dateTo
}

/**
 * Fails unless the buckets of instants are the days, weeks or months of the time zone, and as many as their count; one
 * that the time zone left out may count.
 */
function expectBucketsOf(period: Period, size: BucketSize, timeZone: string): void {
  const buckets = [...bucketsOf(period, size, timeZone, nowMs)]
  const count = bucketCount(period, size, timeZone)
  const unitAt = (moment: number): number => unitOf(localDay(moment, timeZone), size)
  let leftOut = 0
  const isRight = (
    { dateFrom, dateTo, firstDay, days, partial, unfinished }: Bucket,
    index: number,
  ): boolean => {
    const [start, end] = [Date.parse(dateFrom), Date.parse(dateTo)]
    const unit = unitAt(start)
    const unitsPassed = index === 0 ? 1 : unit - unitAt(start - 1)
    leftOut += unitsPassed - 1
    return (
      start < end &&
      unitsPassed > 0 &&
      unitAt(end - 1) === unit &&
      days === localDay(end - 1, timeZone) - localDay(start, timeZone) + 1 &&
      partial === (unitAt(start - 1) === unit || unitAt(end) === unit) &&
      unfinished === end > nowMs &&
      firstDay === dateOf(localDay(start, timeZone))
    )
  }
  // A call of expect takes longer than all of this.
  const isWhole = buckets.every(isRight) && isTiling(buckets, period) && count === buckets.length + leftOut
  if (!isWhole) expect({ timeZone, size, period, count, buckets }).toBe('buckets of the time zone')
}

describe('the buckets of instants, in every time zone', () => {
  // Samoa without 30 December; Brazil without midnight; Egypt and Lebanon, the same; the rules of today.
  const years = [2011, 2018, 2023, 2026].map((year) => [Date.UTC(year, 0), Date.UTC(year + 1, 0)] as const)

  const around: [BucketSize, number, number][] = [
    ['day', 1.3 * dayMs, 1.7 * dayMs],
    ['day', 0, 1],
    ['week', 9 * dayMs, 6 * dayMs],
    ['month', 33 * dayMs, 30 * dayMs],
  ]

  it('are its days, weeks and months around every change of its clocks', () => {
    let changed = 0
    const known = new Set<string>()
    const length = runs(timeZones.length)
    const [some = []] = fc.sample(fc.shuffledSubarray(timeZones, { minLength: length, maxLength: length }), 1)
    for (const timeZone of some) {
      const changes = years.flatMap(([from, to]) => clockChanges(from, to, timeZone))
      changed += changes.length
      // Many time zones have the same clocks in these years.
      const clocks = [...years.flat(), ...changes]
        .map((moment) => [moment, localTime(moment, timeZone)])
        .join()
      if (known.has(clocks)) continue
      known.add(clocks)
      // Some time zones have none.
      for (const moment of [Date.UTC(2026, 0), ...changes])
        for (const [size, before, after] of around) {
          const period = { dateFrom: instantOf(moment - before), dateTo: instantOf(moment + after) }
          expectBucketsOf(period, size, timeZone)
        }
    }
    expect(changed).toBeGreaterThan(runs(500))
  })

  it('are its days, weeks and months at any time', () => {
    const moment = fc.integer({ min: Date.UTC(1970, 0) / 1000, max: Date.UTC(2099, 0) / 1000 })
    const length = fc.integer({ min: 1, max: (60 * dayMs) / 1000 })
    const minutes = fc.integer({ min: -18 * 60 + 1, max: 18 * 60 - 1 })
    fc.assert(
      fc.property(anyZone, anySize, moment, length, minutes, (timeZone, size, seconds, span, offset) => {
        const [from, to] = [seconds * 1000, (seconds + span) * 1000]
        // Where clocks go back over midnight, the evening comes twice.
        fc.pre([from, to].every((bound) => localTime(bound, timeZone) % dayMs < 22 * hour))
        const period = { dateFrom: withOffset(from, offset), dateTo: withOffset(to, -offset) }
        expectBucketsOf(period, size, timeZone)
      }),
      { numRuns: runs(150) },
    )
  })
})

describe('the buckets of dates', () => {
  it('are those of the calendar, whatever the time zone, counted day by day', () => {
    const first = fc.integer({ min: dayOf('0001-01-01'), max: dayOf('9990-01-01') })
    fc.assert(
      fc.property(anyZone, anySize, first, fc.integer({ min: 1, max: 120 }), (timeZone, size, from, days) => {
        const starts = [from]
        for (let day = from + 1; day < from + days; day++)
          if (unitOf(day, size) !== unitOf(day - 1, size)) starts.push(day)
        const expected = starts.map((start, index) => ({
          dateFrom: dateOf(start),
          dateTo: dateOf(starts[index + 1] ?? from + days),
          firstDay: dateOf(start),
          days: (starts[index + 1] ?? from + days) - start,
          partial:
            unitOf(start - 1, size) === unitOf(start, size) ||
            (index === starts.length - 1 && unitOf(from + days - 1, size) === unitOf(from + days, size)),
        }))
        const period = { dateFrom: dateOf(from), dateTo: dateOf(from + days) }
        const buckets = [...bucketsOf(period, size, timeZone, nowMs)]
        expect(buckets).toMatchObject(expected)
        expect(bucketCount(period, size, timeZone)).toBe(expected.length)
      }),
    )
  })

  it('with times begin with dates, and are cut to the times', () => {
    const minute = fc.integer({ min: Date.UTC(1900, 0) / 60_000, max: Date.UTC(2100, 0) / 60_000 })
    const length = fc.integer({ min: 1, max: 90 * 24 * 60 })
    fc.assert(
      fc.property(anyZone, anySize, minute, length, (timeZone, size, from, span) => {
        const [dateFrom, dateTo] = [from, from + span].map((bound) => instantOf(bound * 60_000).slice(0, 16))
        const period = { dateFrom: dateFrom ?? '', dateTo: dateTo ?? '' }
        const buckets = [...bucketsOf(period, size, timeZone, nowMs)]
        expect(isTiling(buckets, period)).toBe(true)
        const bounds = buckets.slice(1).map((bucket) => bucket.dateFrom)
        const [firstDay, lastDay] = [from, from + span - 1].map((bound) => Math.floor(bound / 1440))
        const expected: string[] = []
        for (let day = (firstDay ?? 0) + 1; day <= (lastDay ?? 0); day++)
          if (unitOf(day, size) !== unitOf(day - 1, size)) expected.push(dateOf(day))
        expect(bounds).toEqual(expected)
        expect(bucketCount(period, size, timeZone)).toBe(buckets.length)
      }),
      { numRuns: runs(200) },
    )
  })
})

describe('the period before', () => {
  const isFirstOfMonth = (day: number): boolean => dateOf(day).endsWith('-01')
  const monthBefore = (from: number): number => {
    let day = from - 1
    while (!isFirstOfMonth(day)) day--
    return day
  }
  const startBefore = (from: number, to: number): number => {
    if (!isFirstOfMonth(from) || !isFirstOfMonth(to)) return from - (to - from)
    let start = from
    for (let months = unitOf(to, 'month') - unitOf(from, 'month'); months > 0; months--)
      start = monthBefore(start)
    return start
  }
  const previousPeriod = (period: Period, timeZone: string) =>
    periodToCompare(period, 'previous-period', timeZone)

  it('of dates has as many days, or as many months if these are whole, whatever the time zone', () => {
    const days = fc.oneof(fc.integer({ min: 1, max: 400 }), fc.constantFrom(28, 29, 30, 31, 59, 61, 365))
    const first = fc.integer({ min: dayOf('0100-01-01'), max: dayOf('9990-01-01') })
    const firstOfMonth = first.map((day) => monthBefore(day))
    fc.assert(
      fc.property(anyZone, fc.oneof(first, firstOfMonth), days, (timeZone, from, length) => {
        const start = startBefore(from, from + length)
        const period = { dateFrom: dateOf(from), dateTo: dateOf(from + length) }
        const expected = { dateFrom: dateOf(start), dateTo: period.dateFrom, days: from - start }
        expect(previousPeriod(period, timeZone)).toEqual(expected)
      }),
      { numRuns: runs(300) },
    )
  })

  it('of local date-times is as long by the calendar, whatever the time zone', () => {
    const minute = fc.integer({ min: Date.UTC(1900, 0) / 60_000, max: Date.UTC(2100, 0) / 60_000 })
    const length = fc.integer({ min: 1, max: 90 * 24 * 60 })
    fc.assert(
      fc.property(anyZone, minute, length, (timeZone, from, span) => {
        fc.pre(from % 1440 !== 0 || span % 1440 !== 0)
        const [dateFrom, dateTo] = [from, from + span].map((bound) => instantOf(bound * 60_000).slice(0, 16))
        const previous = previousPeriod({ dateFrom: dateFrom ?? '', dateTo: dateTo ?? '' }, timeZone)
        expect(previous?.dateTo).toBe(dateFrom)
        expect(calendarMoment(previous?.dateFrom ?? '')).toBe((from - span) * 60_000)
      }),
    )
  })

  it('of whole days of any time zone has as many of them, or as many months', () => {
    // From then on no clock is put back over midnight, and no day is left out: each has one start.
    const day = fc.integer({ min: dayOf('2012-01-01'), max: dayOf('2099-01-01') })
    const firstOfMonth = day.map((each) => monthBefore(each))
    const days = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constantFrom(28, 29, 30, 31, 59, 61, 365))
    fc.assert(
      fc.property(anyZone, fc.oneof(day, firstOfMonth), days, (timeZone, from, length) => {
        const start = startBefore(from, from + length)
        const startAt = (each: number): string => instantOf(startOfDay(each, timeZone))
        const previous = previousPeriod({ dateFrom: startAt(from), dateTo: startAt(from + length) }, timeZone)
        expect(previous?.dateTo).toBe(startAt(from))
        expect(Date.parse(previous?.dateFrom ?? '')).toBe(startOfDay(start, timeZone))
      }),
      { numRuns: runs(300) },
    )
  })
})
