import { describe, expect, it } from '@jest/globals'

import { decodeJob, decodeVisitorsPage } from '../../src/service/decoding.ts'
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

const counts = { human: 3, ai: 1, total: 4 }
const pageWith = (change: object): object => ({
  totals: counts,
  visitors: [{ path: '/', ...counts }],
  hasMore: false,
  ...change,
})

const wrongCounts: [string, unknown, string][] = [
  ['negative', -1, 'is -1'],
  ['fractional', 1.5, 'is 1.5'],
  ['a text', '3', 'is "3"'],
  ['beyond the safe integers', 2 ** 53, 'is 9007199254740992'],
  ['null', null, 'is null'],
  ['missing', undefined, 'is missing'],
  ['a boolean', true, 'is true'],
  ['a list', [3], 'is a list'],
]

describe('Pages of visitors: counts that are no safe integers, 0 or more', () => {
  describe.each(['human', 'ai', 'total'])('as %s', (name) => {
    it.each(wrongCounts)('are an error with the JSON path in totals: %s', (_, value, got) => {
      const page = pageWith({ totals: { ...counts, [name]: value } })
      expect(() => decodeVisitorsPage(page)).toThrow(
        `$.totals.${name} ${got}, expected a whole number, 0 or more.`,
      )
    })

    it.each(wrongCounts)('are an error with the JSON path in a row: %s', (_, value, got) => {
      const good = { path: '/', ...counts }
      const page = pageWith({ visitors: [good, good, { ...good, [name]: value }] })
      expect(() => decodeVisitorsPage(page)).toThrow(
        `$.visitors[2].${name} ${got}, expected a whole number, 0 or more.`,
      )
    })
  })

  it.each([0, 1, Number.MAX_SAFE_INTEGER])('do not include %d', (count) => {
    const totals = { human: count, ai: count, total: count }
    expect(decodeVisitorsPage(pageWith({ totals })).totals).toEqual(totals)
  })
})

describe('Pages of visitors: missing and wrong fields', () => {
  it.each([
    ['a page that is null', null, '$ is null'],
    ['a page that is a list', [], '$ is a list'],
    ['totals missing', pageWith({ totals: undefined }), '$.totals is missing'],
    ['totals null', pageWith({ totals: null }), '$.totals is null'],
    ['visitors missing', pageWith({ visitors: undefined }), '$.visitors is missing'],
    ['visitors an object', pageWith({ visitors: {} }), '$.visitors is an object'],
    ['a row null', pageWith({ visitors: [null] }), '$.visitors[0] is null'],
    ['a path missing', pageWith({ visitors: [counts] }), '$.visitors[0].path is missing'],
    ['a path that is a number', pageWith({ visitors: [{ ...counts, path: 7 }] }), '$.visitors[0].path is 7'],
    ['hasMore missing', pageWith({ hasMore: undefined }), '$.hasMore is missing'],
    ['hasMore a text', pageWith({ hasMore: 'false' }), '$.hasMore is "false"'],
    ['hasMore a number', pageWith({ hasMore: 0 }), '$.hasMore is 0'],
  ])('are an error with the JSON path: %s', (_, body, problem) => {
    expect(() => decodeVisitorsPage(body)).toThrow(UnexpectedShapeError)
    expect(() => decodeVisitorsPage(body)).toThrow(`of an unexpected shape: ${problem}, expected`)
  })

  it('cannot come from a key __proto__', () => {
    const body: unknown = JSON.parse(
      `{"totals":{"__proto__":${JSON.stringify(counts)}},"visitors":[],"hasMore":false}`,
    )
    expect(() => decodeVisitorsPage(body)).toThrow('$.totals.human is missing')
  })

  it('that are long are cut in the message', () => {
    expect(() => decodeVisitorsPage(pageWith({ totals: 'x'.repeat(10_000) }))).toThrow(
      /is "x{99}…, expected an/,
    )
  })
})
