import { describe, expect, it } from '@jest/globals'

import { UnexpectedShapeError } from '../../../src/service/errors.ts'
import { visitorList } from '../../../src/visitors/read/visitor-list.ts'

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
  it.each(wrongCounts)('are an error with the JSON path, in totals and in a row: %s', (_, value, got) => {
    const good = { path: '/', ...counts }
    for (const name of ['human', 'ai', 'total']) {
      const [inTotals, inRow] = [{ totals: { ...counts, [name]: value } }, { ...good, [name]: value }]
      const expected = `${name} ${got}, expected a whole number, 0 or more.`
      expect(() => visitorList.decode(pageWith(inTotals))).toThrow(`$.totals.${expected}`)
      expect(() => visitorList.decode(pageWith({ visitors: [good, good, inRow] }))).toThrow(
        `$.visitors[2].${expected}`,
      )
    }
  })

  it.each([0, 1, Number.MAX_SAFE_INTEGER])('do not include %d', (count) => {
    const totals = { human: count, ai: count, total: count }
    expect(visitorList.decode(pageWith({ totals })).totals).toEqual(totals)
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
    expect(() => visitorList.decode(body)).toThrow(UnexpectedShapeError)
    expect(() => visitorList.decode(body)).toThrow(`of an unexpected shape: ${problem}, expected`)
  })

  it('cannot come from a key __proto__', () => {
    const body: unknown = JSON.parse(
      `{"totals":{"__proto__":${JSON.stringify(counts)}},"visitors":[],"hasMore":false}`,
    )
    expect(() => visitorList.decode(body)).toThrow('$.totals.human is missing')
  })

  it('that are long are cut in the message', () => {
    expect(() => visitorList.decode(pageWith({ totals: 'x'.repeat(10_000) }))).toThrow(
      /is "x{99}…, expected an/,
    )
  })
})
