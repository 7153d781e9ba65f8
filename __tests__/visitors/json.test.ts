import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { visitorsJson, visitorsNdjson } from '../../src/visitors/json.ts'
import { codePoint } from '../support/code-point.ts'
import { page, row, totals } from '../support/page-server.ts'

const about = {
  projectId: 'docs',
  dateFrom: '2026-01-01',
  dateTo: '2026-02-01',
  exportedAt: new Date(Date.UTC(2026, 1, 1, 12)),
}
const hostile = [
  '=1+1',
  '__proto__',
  '\u2028',
  '\n::error::x',
  '</script>',
  '"',
  '\\',
  '\u0000',
  '\ud800',
  '😀',
]

const jsonOf = (paths: string[], change: object = {}): string =>
  [
    ...visitorsJson(
      page(
        paths.map((path) => row(path)),
        false,
      ),
      { ...about, ...change },
    ),
  ].join('')
const ndjsonOf = (paths: string[]): string =>
  [
    ...visitorsNdjson(
      page(
        paths.map((path) => row(path)),
        false,
      ),
    ),
  ].join('')

describe('visitors.json', () => {
  it('has the documented shape', () => {
    expect(JSON.parse(jsonOf(['/a', '/b']))).toEqual({
      schemaVersion: 1,
      projectId: 'docs',
      dateFrom: '2026-01-01',
      dateTo: '2026-02-01',
      exportedAt: '2026-02-01T12:00:00.000Z',
      totals,
      visitors: [row('/a'), row('/b')],
    })
  })

  it('has its fields in the documented order', () => {
    const document = JSON.parse(jsonOf(['/a'])) as { visitors: object[] }
    expect(Object.keys(document).join()).toBe(
      'schemaVersion,projectId,dateFrom,dateTo,exportedAt,totals,visitors',
    )
    expect(Object.keys(document.visitors[0] ?? {}).join()).toBe('path,human,ai,total')
  })

  it('has null for a bound that was not given', () => {
    expect(JSON.parse(jsonOf([], { dateFrom: undefined, dateTo: undefined }))).toMatchObject({
      dateFrom: null,
      dateTo: null,
    })
  })

  it('has an empty list when there are no pages', () => {
    expect(JSON.parse(jsonOf([]))).toMatchObject({ visitors: [] })
  })

  it('has a page per line', () => {
    expect(
      jsonOf(['/a', '/b', '/c'])
        .split('\n')
        .filter((line) => line.startsWith('{"path"')),
    ).toHaveLength(3)
  })

  it('keeps the text of paths as it is', () => {
    const document = JSON.parse(jsonOf(hostile)) as { visitors: { path: string }[] }
    expect(document.visitors.map(({ path }) => path)).toEqual(hostile)
  })

  it('is JSON whatever it holds', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: codePoint })), fc.string(), (paths, projectId) => {
        const document: unknown = JSON.parse(jsonOf(paths, { projectId }))
        expect(document).toMatchObject({ projectId, visitors: paths.map((path) => row(path)) })
      }),
    )
  })
})

describe('visitors.ndjson', () => {
  it('has one page per line, and a line break after the last', () => {
    expect(ndjsonOf(['/a', '/b'])).toBe(
      '{"path":"/a","human":10,"ai":0,"total":10}\n{"path":"/b","human":10,"ai":0,"total":10}\n',
    )
  })

  it('is empty when there are no pages', () => {
    expect(ndjsonOf([])).toBe('')
  })

  it('has one line per page whatever the paths hold', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: codePoint })), (paths) => {
        const lines = ndjsonOf(paths)
          .split(/\r\n|[\r\n]/u)
          .slice(0, -1)
        expect(lines.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual(paths)
      }),
    )
  })
})
