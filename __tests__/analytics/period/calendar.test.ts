import { describe, expect, it } from '@jest/globals'

import { addMonths, momentMs } from '../../../src/analytics/period/calendar.ts'

describe('the moment of a date or a date-time', () => {
  it.each([
    ['2026-01-15', '2026-01-15T00:00:00Z'],
    ['2000-02-29', '2000-02-29T00:00:00Z'],
    ['2026-01-15T10:30', '2026-01-15T10:30:00Z'],
    ['2026-01-15T10:30:15.123456789Z', '2026-01-15T10:30:15.123Z'],
    ['2026-01-15T10:30:00+05:45', '2026-01-15T04:45:00Z'],
    ['2026-01-15T23:30-11:00', '2026-01-16T10:30:00Z'],
  ])('%s is %s', (text, moment) => {
    expect(momentMs(text)).toBe(Date.parse(moment))
  })

  it.each([
    ['29 February of no leap year', '2023-02-29'],
    ['29 February of a century', '2100-02-29'],
    ['31 April', '2024-04-31'],
    ['month 13', '2024-13-01'],
    ['day 0', '2024-01-00'],
    ['30 February with a time', '2024-02-30T10:00Z'],
    ['hour 24', '2024-01-01T24:00'],
    ['minute 60', '2024-01-01T10:60'],
    ['an offset of 25 hours', '2024-01-01T00:00+25:00'],
    ['an offset without a colon', '2024-01-01T00:00+0100'],
    ['only an hour', '2024-01-01T10'],
    ['a space instead of T', '2024-01-01 10:00'],
    ['a basic date', '20240101'],
    ['one digit', '2024-1-1'],
    ['a week', '2024-W01'],
    ['a time zone in brackets', '2024-01-01T00:00[Europe/Berlin]'],
    ['a number', '1704067200'],
    ['nothing', ''],
    ['a line break behind', '2024-01-01\n'],
  ])('is undefined for %s', (_, text) => {
    expect(momentMs(text)).toBeUndefined()
  })
})

describe('a date some months away', () => {
  it.each([
    ['2026-03-31', -1, '2026-02-28'],
    ['2024-02-29', -12, '2023-02-28'],
    ['2023-02-28', 12, '2024-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-12-31', 2, '2027-02-28'],
  ])('is in that month: %s and %d is %s', (date, months, moved) => {
    expect(addMonths(date, months)).toBe(moved)
  })
})
