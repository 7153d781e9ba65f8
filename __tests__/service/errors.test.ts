import { describe, expect, it } from '@jest/globals'
import { fc } from '../support/properties.ts'

import { ServiceError } from '../../src/service/errors.ts'
import { kindOfAnswer, retryPolicy, wasCertainlyNotAccepted } from '../../src/shared/retry.ts'

const status = (code: number, from: Parameters<typeof kindOfAnswer>[1] = 'service'): ServiceError =>
  new ServiceError('No', { kind: kindOfAnswer(code, from), status: code })
const ofKind = (kind: ServiceError['kind']): ServiceError => new ServiceError('No', { kind })
const mayBeSentAgain = (request: 'read' | 'post', error: Error): boolean =>
  retryPolicy(request, () => 0)(error) !== undefined

const sources = ['service', 'other', 'unknown'] as const
const yes = true
const no = false

describe('which failure may be sent again', () => {
  it.each<[string, Error, Record<'get' | 'post' | 'unaccepted', boolean>]>([
    ['a request that was not sent', ofKind('unsent'), { get: yes, post: yes, unaccepted: yes }],
    ['a request without a usable proxy', ofKind('refused'), { get: no, post: no, unaccepted: yes }],
    ['a missing or unreadable answer', ofKind('unanswered'), { get: yes, post: no, unaccepted: no }],
    ['a POST that may be accepted', ofKind('uncertain'), { get: no, post: no, unaccepted: no }],
    ['status 408', status(408), { get: yes, post: no, unaccepted: no }],
    ['status 429 of the service', status(429), { get: yes, post: yes, unaccepted: yes }],
    ['status 429 of something else', status(429, 'other'), { get: yes, post: no, unaccepted: no }],
    ['status 500', status(500), { get: yes, post: no, unaccepted: no }],
    ['status 400', status(400), { get: no, post: no, unaccepted: yes }],
    ['status 400 without a body', status(400, 'unknown'), { get: no, post: no, unaccepted: yes }],
    ['status 403 of something else', status(403, 'other'), { get: no, post: no, unaccepted: no }],
    ['status 499', status(499), { get: no, post: no, unaccepted: yes }],
    [
      'a redirect, or an answer that is not read',
      new ServiceError('No'),
      { get: no, post: no, unaccepted: no },
    ],
    ['a defect', new TypeError('No'), { get: no, post: no, unaccepted: no }],
  ])('%s', (_, error, expected) => {
    expect({
      get: mayBeSentAgain('read', error),
      post: mayBeSentAgain('post', error),
      unaccepted: wasCertainlyNotAccepted(error),
    }).toEqual(expected)
  })

  it('is never a POST that may have been accepted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 599 }), fc.constantFrom(...sources), (code, from) => {
        const error = status(code, from)
        expect(mayBeSentAgain('post', error) && !wasCertainlyNotAccepted(error)).toBe(false)
      }),
    )
  })
})
