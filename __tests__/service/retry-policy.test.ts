import { describe, expect, it } from '@jest/globals'
import { fc } from '../support/properties.ts'

import {
  NoAnswerError,
  NotSentError,
  ServiceError,
  StatusError,
  UnexpectedShapeError,
  UnreadableAnswerError,
  UnusableProxyError,
} from '../../src/service/errors.ts'
import {
  mayBeSentAgain,
  retryDelayMs,
  retryPolicy,
  wasCertainlyNotAccepted,
} from '../../src/service/retry-policy.ts'

const status = (code: number, fromService = true, retryAfterMs?: number): StatusError =>
  new StatusError('No', { status: code, retryAfterMs, fromService })

const yes = true
const no = false

describe('which failure may be sent again', () => {
  it.each<[string, Error, Record<'get' | 'post' | 'unaccepted', boolean>]>([
    ['a request that was not sent', new NotSentError('No'), { get: yes, post: yes, unaccepted: yes }],
    ['a request without a usable proxy', new UnusableProxyError(), { get: no, post: no, unaccepted: yes }],
    ['a missing answer', new NoAnswerError('No'), { get: yes, post: no, unaccepted: no }],
    ['an unreadable answer', new UnreadableAnswerError('No'), { get: yes, post: no, unaccepted: no }],
    ['status 408', status(408), { get: yes, post: no, unaccepted: no }],
    ['status 429 of the service', status(429), { get: yes, post: yes, unaccepted: yes }],
    ['status 429 of something else', status(429, false), { get: yes, post: no, unaccepted: no }],
    ['status 500', status(500), { get: yes, post: no, unaccepted: no }],
    ['status 400', status(400), { get: no, post: no, unaccepted: yes }],
    ['status 499', status(499), { get: no, post: no, unaccepted: yes }],
    [
      'a redirect, or an answer that is not read',
      new ServiceError('No'),
      { get: no, post: no, unaccepted: no },
    ],
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

const lost = new NoAnswerError('No')
const retry = fc.integer({ min: 0, max: 100 })
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const retryAfter = fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: undefined })

describe('the delay before a retry', () => {
  it.each([
    [0, 1000],
    [1, 2000],
    [5, 32_000],
    [6, 60_000],
    [2000, 60_000],
  ])('after %d retries has a ceiling of %d ms', (retries, ceilingMs) => {
    expect(retryDelayMs(lost, retries, () => 0.999_999)).toBeCloseTo(ceilingMs, -1)
  })

  it('is anything from nothing to the ceiling: full jitter', () => {
    expect(retryDelayMs(lost, 3, () => 0)).toBe(0)
    expect(retryDelayMs(lost, 3, () => 0.25)).toBe(2000)
  })

  it('is never earlier than the service asked for, and at most a minute later', () => {
    fc.assert(
      fc.property(retry, retryAfter, random, (retries, retryAfterMs, chance) => {
        const delayMs = retryDelayMs(status(503, true, retryAfterMs), retries, () => chance)
        expect(delayMs).toBeGreaterThanOrEqual(retryAfterMs ?? 0)
        expect(delayMs).toBeLessThanOrEqual((retryAfterMs ?? 0) + 60_000)
      }),
    )
  })

  it.each([
    [0, 30_000],
    [1, 60_000],
    [2, 120_000],
    [3, 240_000],
    [4, 480_000],
    [9, 480_000],
  ])('after %d retries is at least %d ms for a 429 that names no time', (retries, leastMs) => {
    expect(retryDelayMs(status(429), retries, () => 0)).toBe(leastMs)
    expect(retryDelayMs(status(429), retries, () => 0.5)).toBeGreaterThan(leastMs)
  })

  it.each([2000, 0])('is what a 429 asks for, however short (%d ms)', (retryAfterMs) => {
    expect(retryDelayMs(status(429, true, retryAfterMs), 0, () => 0)).toBe(retryAfterMs)
  })
})

describe('the policy for one request', () => {
  it('ends after five retries', () => {
    const decide = retryPolicy('GET', () => 0)
    const notes = Array.from({ length: 6 }, () => decide(lost)?.note)
    expect(notes).toEqual([...[1, 2, 3, 4, 5].map((count) => `retry ${count} of 5`), undefined])
  })

  it('ends with the first failure that does not pass', () => {
    expect(retryPolicy('GET', () => 0)(status(400))).toBeUndefined()
    expect(retryPolicy('POST', () => 0)(lost)).toBeUndefined()
  })
})
