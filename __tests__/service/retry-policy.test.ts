import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { NoAnswerError, NotSentError, RedirectError, RefusedAnswerError, StatusError, UnexpectedShapeError, UnreadableAnswerError } from '../../src/service/errors.ts'
import { mayBeSentAgain, refuseBeyondDeadline, retryDelayMs, wasCertainlyNotAccepted } from '../../src/service/retry-policy.ts'
import { deadlineOf, FakeClock } from '../support/fake-clock.ts'

const status = (code: number, fromService = true): StatusError =>
  new StatusError('No', { status: code, retryAfterMs: undefined, fromService })

const yes = true
const no = false

describe('which failure may be sent again', () => {
  it.each<[string, Error, Record<'get' | 'post' | 'unaccepted', boolean>]>([
    ['a request that was not sent', new NotSentError('No'), { get: yes, post: yes, unaccepted: yes }],
    ['a missing answer', new NoAnswerError('No'), { get: yes, post: no, unaccepted: no }],
    ['an unreadable answer', new UnreadableAnswerError('No'), { get: yes, post: no, unaccepted: no }],
    ['status 408', status(408), { get: yes, post: no, unaccepted: no }],
    ['status 429 of the service', status(429), { get: yes, post: yes, unaccepted: yes }],
    ['status 429 of something else', status(429, false), { get: yes, post: no, unaccepted: no }],
    ['status 500', status(500), { get: yes, post: no, unaccepted: no }],
    ['status 599', status(599), { get: yes, post: no, unaccepted: no }],
    ['status 400', status(400), { get: no, post: no, unaccepted: yes }],
    ['status 404', status(404), { get: no, post: no, unaccepted: yes }],
    ['status 499', status(499), { get: no, post: no, unaccepted: yes }],
    ['a redirect', new RedirectError('No'), { get: no, post: no, unaccepted: no }],
    ['a refused answer', new RefusedAnswerError('No'), { get: no, post: no, unaccepted: no }],
    ['an answer of another shape', new UnexpectedShapeError('No'), { get: no, post: no, unaccepted: no }],
    ['a defect', new TypeError('No'), { get: no, post: no, unaccepted: no }],
  ])('%s', (_, error, expected) => {
    expect({
      get: mayBeSentAgain('GET', error),
      post: mayBeSentAgain('POST', error),
      unaccepted: wasCertainlyNotAccepted(error),
    }).toEqual(expected)
  })

  it('is never a POST that may have been accepted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 599 }), fc.boolean(), (code, fromService) => {
        const error = status(code, fromService)
        expect(mayBeSentAgain('POST', error) && !wasCertainlyNotAccepted(error)).toBe(false)
      }),
    )
  })
})

const retry = fc.integer({ min: 0, max: 100 })
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const retryAfter = fc.option(fc.integer({ min: 1, max: 10_000_000 }), { nil: undefined })

describe('the delay before a retry', () => {
  it.each([
    [0, 1000],
    [1, 2000],
    [2, 4000],
    [3, 8000],
    [4, 16_000],
    [5, 32_000],
    [6, 60_000],
    [50, 60_000],
    [2000, 60_000],
  ])('after %d retries has a ceiling of %d ms', (retries, ceilingMs) => {
    expect(retryDelayMs(retries, undefined, () => 0.999_999)).toBeCloseTo(ceilingMs, -1)
  })

  it('is anything from nothing to the ceiling: full jitter', () => {
    expect(retryDelayMs(3, undefined, () => 0)).toBe(0)
    expect(retryDelayMs(3, undefined, () => 0.25)).toBe(2000)
  })

  it('is never earlier than the service asked for, and at most a minute later', () => {
    fc.assert(
      fc.property(retry, retryAfter, random, (retries, retryAfterMs, chance) => {
        const delayMs = retryDelayMs(retries, retryAfterMs, () => chance)
        expect(delayMs).toBeGreaterThanOrEqual(retryAfterMs ?? 0)
        expect(delayMs).toBeLessThanOrEqual((retryAfterMs ?? 0) + 60_000)
      }),
    )
  })
})

describe('a delay against the deadline', () => {
  const clock = new FakeClock()
  const context = { clock, deadline: deadlineOf(clock, 10_000) }
  const refuse = (delayMs: number) => () => {
    refuseBeyondDeadline(delayMs, new Error('Slow down.'), context)
  }

  it('is accepted before it', () => {
    expect(refuse(9999)).not.toThrow()
  })

  it.each([10_000, 10_001, 1e12])('is refused from it on (%d ms)', (delayMs) => {
    expect(refuse(delayMs)).toThrow(/^Slow down\. It may work again after .+Z, which is beyond the deadline/)
  })

  it.each([1e20, Infinity])('is refused when no date can hold it (%d ms)', (delayMs) => {
    expect(refuse(delayMs)).toThrow('in more than 200,000 years')
  })
})
