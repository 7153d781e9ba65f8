import { describe, expect, it } from '@jest/globals'

import { ActionError } from '../../src/shared/errors.ts'
import { decodeCreatedJob, decodeJob } from '../../src/service/decoding.ts'
import { ServiceError } from '../../src/service/errors.ts'

/** Lists in lists. */
function nested(depth: number): unknown {
  let value: unknown = 0
  for (let level = 0; level < depth; level++) value = [value]
  return value
}

function thrownBy(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('Nothing was thrown.')
}

describe('an agent job', () => {
  it.each(['job_2', '', 'JOB_1'])('is never another one than was asked for (%j)', (id) => {
    const error = thrownBy(() => decodeJob({ id, status: 'active' }, 'job_1'))
    expect(error).toBeInstanceOf(ActionError)
    expect(error).not.toBeInstanceOf(ServiceError)
    expect(error).toHaveProperty(
      'message',
      `The service returned job ${id} instead of job job_1. Check base-url and project-id.`,
    )
  })

  it.each([
    ['missing, beside one that the contract does not know', { price: 5 }, {}],
    ['null', { prLink: null, model: null, source: null, createdAt: null, archivedAt: null }, {}],
    ['of another type', { model: {}, source: 'main', createdAt: 0, archivedAt: true }, {}],
    ['a source with fields of another type', { source: { repository: 5, ref: [] } }, { source: {} }],
  ])('keeps its status when the fields for people are %s', (_, fields, kept) => {
    const job = decodeJob({ status: 'active', ...fields }, 'job_1')
    expect(job).toEqual({ id: 'job_1', status: 'active', ...kept })
  })

  it.each([
    [{ url: 5 }, 'an object'],
    [[5], 'a list'],
    [5, '5'],
  ])('names a link of another type for whoever drops it: %j', (prLink, shown) => {
    expect(decodeJob({ status: 'completed', prLink }, 'job_1').prLink).toBe(shown)
  })

  it.each(['prLink', 'model', 'source'])('is read when its %s is nested very deeply', (field) => {
    const job = decodeJob({ id: 'job_1', status: 'active', [field]: nested(100_000) }, 'job_1')
    expect(job).toMatchObject({ id: 'job_1', status: 'active' })
  })

  it('is refused with a short message when its status is nested very deeply', () => {
    expect(() => decodeJob({ status: nested(100_000) }, 'job_1')).toThrow(
      '$.status is a list, expected string',
    )
  })

  it.each([
    ['no object', null, 'The service sent an agent job of an unexpected shape: $ is null, expected object'],
    ['a list', [], '$ is a list, expected object'],
    ['an object without a status', {}, '$.status is missing, expected string'],
    ['an object whose status is a number', { status: 1 }, '$.status is 1, expected string'],
    ['an object whose id is a number', { status: 'active', id: 7 }, '$.id is 7, expected string'],
  ])('cannot be %s', (_, body, problem) => {
    expect(() => decodeJob(body, 'job_1')).toThrow(ServiceError)
    expect(() => decodeJob(body, 'job_1')).toThrow(problem)
  })
})

describe('an answer to a create', () => {
  it.each(['job_1', 7, true, null, []])('that is %j is no job', (body) => {
    expect(thrownBy(() => decodeCreatedJob(body))).toBeInstanceOf(ServiceError)
  })

  it('that has an id alone is an active job', () => {
    expect(decodeCreatedJob({ id: 'job_1' })).toEqual({ id: 'job_1', status: 'active' })
  })
})
