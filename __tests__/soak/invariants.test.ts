import { describe, expect, it } from '@jest/globals'

import type { Fault } from '../../simulator/faults.ts'
import type { RecordedRequest } from '../../simulator/recording-server.ts'
import { parseCsv } from '../../soak/invariants/csv-table.ts'
import { mayBePerformed } from '../../soak/invariants/posts.ts'
import { readerFileNames, readerFileProblems } from '../../soak/invariants/reader-files.ts'
import { readerTruth } from '../../soak/invariants/reader-truth.ts'
import { visitorTruth } from '../../soak/invariants/visitor-truth.ts'
import type { VisitorsScenario } from '../../soak/scenarios/scenario.ts'

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

describe('a file of what readers did', () => {
  const scenario: VisitorsScenario = {
    operation: 'visitors',
    inputs: { 'date-from': '2026-03-01', 'date-to': '2026-03-02', include: 'searches' },
    data: { kind: 'site', pages: 40 },
    attempts: 1,
    timeoutMs: 1,
    faults: [],
    signals: [],
    unusable: undefined,
  }
  const rows = readerTruth(scenario).searches.map(({ searchQuery, hits }) => `${searchQuery},${hits}\r\n`)
  const problems = (lines: string[]): string[] | undefined =>
    readerFileProblems('searches.csv', ['term,hits\r\n', ...lines].join(''), scenario)

  it('must have what the service has', () => {
    expect(rows.length).toBeGreaterThan(1)
    expect(problems(rows)).toEqual([])
    expect(problems(rows.slice(1))).toHaveLength(2)
  })

  it('is expected only with include', () => {
    expect(readerFileNames(scenario)).toEqual(['searches.csv', 'gaps.md'])
    expect(readerFileNames({ ...scenario, inputs: {} })).toEqual([])
  })
})
