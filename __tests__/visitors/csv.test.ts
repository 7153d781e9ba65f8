import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { defuseFormula, visitorsCsv } from '../../src/visitors/csv.ts'
import { codePoint } from '../support/code-point.ts'
import { page, row } from '../support/page-server.ts'

const csvOf = (...paths: string[]): string =>
  [
    ...visitorsCsv(
      page(
        paths.map((path) => row(path)),
        false,
      ),
    ),
  ].join('')

/** RFC 4180, read the way that spreadsheets do: any line break outside of quotes ends a record. */
function parseCsv(text: string): string[][] {
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/y
  const records: string[][] = [[]]
  while (field.lastIndex < text.length) {
    const [, quoted, plain = '', end] = field.exec(text) ?? []
    if (end === undefined) throw new SyntaxError('This is no CSV.')
    records.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end !== ',' && end !== '') records.push([])
  }
  return records.slice(0, -1)
}

describe('visitors.csv', () => {
  it('has a header and one row per page', () => {
    const rows = [
      { path: '/', human: 5, ai: 2, total: 6 },
      { path: '/guide', human: 1, ai: 0, total: 1 },
    ]
    expect([...visitorsCsv(page(rows, false))].join('')).toBe(
      'path,human,ai,total\r\n/,5,2,6\r\n/guide,1,0,1\r\n',
    )
  })

  it('has only the header when there are no pages', () => {
    expect(csvOf()).toBe('path,human,ai,total\r\n')
  })

  it.each([
    ['a comma', '/a,b', '"/a,b"'],
    ['a quote', '/a"b', '"/a""b"'],
    ['CRLF', '/a\r\nb', '"/a\r\nb"'],
    ['LF', '/a\nb', '"/a\nb"'],
    ['CR', '/a\rb', '"/a\rb"'],
  ])('quotes a path with %s', (_, path, cell) => {
    expect(csvOf(path)).toBe(`path,human,ai,total\r\n${cell},10,0,10\r\n`)
  })

  it.each([999, 1000, 1001, 2500])('has every one of %d rows once', (count) => {
    const paths = Array.from({ length: count }, (_, index) => `/${index}`)
    expect(parseCsv(csvOf(...paths)).map(([path]) => path)).toEqual(['path', ...paths])
  })

  it('can be read back, whatever the paths hold', () => {
    const unit = fc.oneof(fc.constantFrom('"', ',', '\r', '\n', '=', ' ', "'", '\t'), codePoint)
    fc.assert(
      fc.property(fc.array(fc.string({ unit, maxLength: 8 }), { maxLength: 5 }), (paths) => {
        const expected = paths.map((path) => [defuseFormula(path), '10', '0', '10'])
        expect(parseCsv(csvOf(...paths))).toEqual([['path', 'human', 'ai', 'total'], ...expected])
      }),
    )
  })
})

describe('a cell that a spreadsheet would run as a formula', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\tx',
    '\r=1',
    '\rx',
    '\n=1',
    '\nx',
    '\uff1d1+1',
    '\uff0b1',
    '\uff0d1',
    '\uff20SUM(A1)',
    ' =1',
    '   @SUM(A1)',
    '\u00a0=1',
    ' \t=1',
    '\u3000\uff1d1',
    '\ufeff=1',
    '=cmd|" /C calc"!A0',
    '=HYPERLINK("http://evil.example","x")',
  ])('is prefixed with an apostrophe: %j', (cell) => {
    expect(defuseFormula(cell)).toBe(`'${cell}`)
    expect(parseCsv(csvOf(cell))[1]?.[0]).toBe(`'${cell}`)
  })

  it.each(['/a\n=1+1', '/a\r=1+1', '/a\r\n=1+1', '/a\n@SUM(A1),1,2,3'])(
    'starts no cell of its own after a line break in a path: %j',
    (path) => {
      const [, ...records] = parseCsv(csvOf(path))
      expect(records).toEqual([[path, '10', '0', '10']])
    },
  )

  it.each(['/', '/=1', 'a+b', '/guides/a-b', "'=1", '', ' ', '1-1', '/@x'])('is not: %j', (cell) => {
    expect(defuseFormula(cell)).toBe(cell)
  })
})
