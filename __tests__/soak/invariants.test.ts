import { describe, expect, it } from '@jest/globals'

import type { Fault } from '../../simulator/faults.ts'
import type { RecordedRequest } from '../../simulator/recording-server.ts'
import { parseCsv } from '../../soak/invariants/csv-table.ts'
import { mayBePerformed } from '../../soak/invariants/posts.ts'
import { visitorTruth } from '../../soak/invariants/visitor-truth.ts'

const request = (fault?: Fault): RecordedRequest => ({
  method: 'POST',
  path: '/',
  query: {},
  headers: {},
  body: undefined,
  receivedAtMs: 0,
  ...(fault && { fault }),
})

describe('a POST', () => {
  it.each<[number, Fault | undefined, boolean]>([
    [409, undefined, false],
    [404, { drip: { chunkBytes: 1, everyMs: 1 } }, false],
    [409, { cutBody: true }, true],
    [409, { status: 502, processed: true }, true],
    [200, { status: 400, processed: true }, true],
  ])(
    'that the service answers with %i, under the fault %j, may be performed: %s',
    (ownStatus, fault, may) => {
      expect(mayBePerformed({ ...request(fault), ownStatus })).toBe(may)
    },
  )

  it.each<Fault | undefined>([
    undefined,
    { status: 500, body: {} },
    { status: 408 },
    { status: 429, body: '<html>' },
    { status: 400, processed: true },
    { status: 400, cutBody: true },
    { hang: true },
    { reset: 'before-answer' },
  ])('may be performed after %j', (fault) => {
    expect(mayBePerformed(request(fault))).toBe(true)
  })

  it.each<Fault>([{ status: 400 }, { status: 404, body: '<html>' }, { status: 429, body: { error: 'x' } }])(
    'is not performed after %j',
    (fault) => {
      expect(mayBePerformed(request(fault))).toBe(false)
    },
  )
})

describe('a CSV file', () => {
  it('is read with quotes, commas and line breaks inside its cells', () => {
    expect(parseCsv('path,total\r\n"a "",\r\nb",1\r\n,2\r\n')).toEqual([
      { path: 'a ",\r\nb', total: '1' },
      { path: '', total: '2' },
    ])
  })

  it.each(['path,total\r\n/,1', 'path,total\r\n/\r\n', 'path\r\n"/\r\n', 'path\r\na"b\r\n'])(
    'is refused when it is not whole: %j',
    (text) => {
      expect(() => parseCsv(text)).toThrow()
    },
  )
})

describe('the truth of an export', () => {
  const list = { kind: 'list', rows: 40, isHostile: true } as const

  it('has each path once, by total and then by code point', () => {
    const { rows, isContradictory } = visitorTruth({ ...list, repeatedRow: 'same-counts' }, '', '')
    expect(new Set(rows.map(({ path }) => path)).size).toBe(40)
    expect(rows.map(({ total }) => total)).toEqual(rows.map(({ total }) => total).sort((a, b) => b - a))
    expect(isContradictory).toBe(false)
  })

  it('is contradictory when a path has two counts', () => {
    expect(visitorTruth({ ...list, repeatedRow: 'other-counts' }, '', '').isContradictory).toBe(true)
  })
})
