import { describe, expect, it } from '@jest/globals'

import { decodeJob } from '../../src/service/decoding.ts'
import { UnexpectedShapeError } from '../../src/service/errors.ts'

const unknownJob = {
  id: undefined,
  prLink: null,
  model: null,
  sourceRepository: null,
  sourceRef: null,
  createdAt: null,
  archivedAt: null,
}

/** Lists in lists. */
function nested(depth: number): unknown {
  let value: unknown = 0
  for (let level = 0; level < depth; level++) value = [value]
  return value
}

describe('an agent job', () => {
  it('needs nothing but a status', () => {
    expect(decodeJob({ status: 'active' })).toEqual({ ...unknownJob, status: 'active' })
  })

  it('is kept without the fields that the contract does not know', () => {
    expect(decodeJob({ status: 'active', price: 5 })).toEqual({ ...unknownJob, status: 'active' })
  })

  it.each([
    ['null', { prLink: null, model: null, source: null, createdAt: null, archivedAt: null }],
    ['of another type', { model: {}, source: 'main', createdAt: 0, archivedAt: true }],
    ['a source with fields of another type', { source: { repository: 5, ref: [] } }],
  ])('keeps its status when the fields for people are %s', (_, fields) => {
    expect(decodeJob({ status: 'active', ...fields })).toEqual({ ...unknownJob, status: 'active' })
  })

  it.each([
    [{ url: 5 }, 'an object'],
    [[5], 'a list'],
    [5, '5'],
  ])('names a link of another type for whoever drops it: %j', (prLink, shown) => {
    expect(decodeJob({ status: 'completed', prLink }).prLink).toBe(shown)
  })

  it.each(['prLink', 'model', 'source'])('is read when its %s is nested very deeply', (field) => {
    const job = decodeJob({ id: 'job_1', status: 'active', [field]: nested(100_000) })
    expect(job).toMatchObject({ id: 'job_1', status: 'active' })
  })

  it('is refused with a short message when its status is nested very deeply', () => {
    expect(() => decodeJob({ status: nested(100_000) })).toThrow('$.status is a list, expected a text')
  })

  it.each([
    ['no object', null, '$ is null, expected an object'],
    ['a list', [], '$ is a list, expected an object'],
    ['a text', 'active', '$ is "active", expected an object'],
    ['an object without a status', {}, '$.status is missing, expected a text'],
    ['an object whose status is null', { status: null }, '$.status is null, expected a text'],
    ['an object whose status is a number', { status: 1 }, '$.status is 1, expected a text'],
    ['an object whose id is a number', { status: 'active', id: 7 }, '$.id is 7, expected a text'],
  ])('cannot be %s', (_, body, problem) => {
    expect(() => decodeJob(body)).toThrow(UnexpectedShapeError)
    expect(() => decodeJob(body)).toThrow(problem)
  })

  it('that is wrong is told in proper English', () => {
    expect(() => decodeJob(null)).toThrow('The service sent an agent job of an unexpected shape')
  })
})
