import { describe, expect, it } from '@jest/globals'
import { fc } from '../support/properties.ts'

import { ActionError } from '../../src/shared/errors.ts'
import { parseRetryAfter } from '../../src/service/retry-after.ts'
import { failureOf } from '../support/failure-of.ts'
import { clientOf, firstPage, serviceStarter } from '../support/service-client.ts'

const start = serviceStarter()
const now = Date.UTC(2026, 0, 15, 12)

describe('Service and network: Retry-After', () => {
  it.each([
    ['seconds with spaces around', ' 7 ', 7000],
    ['a date (IMF-fixdate)', 'Thu, 15 Jan 2026 12:01:30 GMT', 90_000],
    ['a date (RFC 850)', 'Thursday, 15-Jan-26 12:01:30 GMT', 90_000],
    ['a date (asctime)', 'Thu Jan 15 12:01:30 2026', 90_000],
    ['a date (asctime) with a day of one digit', 'Sun Feb  1 12:00:00 2026', 17 * 86_400_000],
  ])('is read as %s', (_, header, expectedMs) => {
    expect(parseRetryAfter(header, now)).toBe(expectedMs)
  })

  it.each([
    ['zero', '0'],
    ['a past date', 'Thu, 15 Jan 2026 11:59:59 GMT'],
    ['the present date', 'Thu, 15 Jan 2026 12:00:00 GMT'],
    ['a past date (RFC 850)', 'Sunday, 06-Nov-94 08:49:37 GMT'],
    ['a past date (asctime)', 'Sun Nov  6 08:49:37 1994'],
  ])('asks for no delay when it is %s', (_, header) => {
    expect(parseRetryAfter(header, now)).toBe(0)
  })

  it.each([
    ['absent', undefined],
    ['empty', ''],
    ['negative', '-5'],
    ['fractional', '1.5'],
    ['in exponent notation', '1e3'],
    ['a date of ISO 8601', '2026-01-15T12:01:30Z'],
    ['a date without a weekday', '15 Jan 2026 12:01:30 GMT'],
    ['a date without a time', 'Mon, 31 Dec 2029'],
    ['a sentence that holds a year', 'Monday is not a date 2030'],
    ['a list', '5, 10'],
  ])('is as if absent when it is %s', (_, header) => {
    expect(parseRetryAfter(header, now)).toBeUndefined()
  })

  it('never asks for a negative delay, or one that is not a number', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.date().map(String)), (header) => {
        expect(parseRetryAfter(header, now) ?? 0).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it.each([
    ['a date', 'Thu, 15 Jan 2026 12:00:40 GMT', 40_500],
    ['no number', 'later', 500],
  ])('in %s is honoured by the client, with jitter added only', async (_, header, expectedMs) => {
    const service = await start()
    service.faults.add({ status: 503, headers: { 'retry-after': header }, body: { error: 'Down' } })
    const { client, clock } = clientOf(service.url)
    await client.listVisitors(firstPage)
    expect(clock.sleeps).toEqual([expectedMs])
  })

  it('beyond the deadline fails at once, with the time when it may work again', async () => {
    const service = await start()
    service.faults.add({ status: 429, headers: { 'retry-after': '7200' }, body: { error: 'Slow down' } })
    const { client, clock, log } = clientOf(service.url)
    const error = await failureOf(client.listVisitors(firstPage), ActionError)
    expect(error.message).toMatch(
      /HTTP 429: Slow down\. .+ next retry would be at 2026-01-15T14:00:00\.500Z, after the deadline/,
    )
    expect(service.requests).toHaveLength(1)
    expect(clock.sleeps).toEqual([])
    log.expectExactly()
  })

  it('of a create beyond the deadline fails without doubt about the job', async () => {
    const service = await start()
    service.faults.add({ status: 429, headers: { 'retry-after': '7200' }, body: { error: 'Slow down' } })
    const { client } = clientOf(service.url)
    const error = await failureOf(client.createJob('Document the flag'), ActionError)
    expect(error.message).toMatch(/after the deadline of this step \(timeout-minutes\)\.$/)
    expect(service.requests).toHaveLength(1)
  })
})
