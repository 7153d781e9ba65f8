import { describe, expect, it } from '@jest/globals'

import { csvOf as csvOfTable, defuseFormulas } from '../../../src/analytics/show/csv.ts'
import { listTables, type ListsWithTopics } from '../../../src/analytics/show/tables/list-tables.ts'
import { pageTable } from '../../../src/analytics/show/tables/page-tables.ts'
import type { Table } from '../../../src/analytics/show/tables/table.ts'
import {
  analyticsOf,
  comparedOf,
  feedbackOf,
  many,
  questionsOf,
  row,
  searchesOf,
} from '../../support/analytics.ts'
import { readDocument } from '../../support/documents.ts'
import { everyList, readingIncluded } from '../../support/included-lists.ts'
import { codePoint, fc, runs } from '../../support/properties.ts'
import { serviceStarter } from '../../support/service-client.ts'

const start = serviceStarter()

const textOf = (table: Table): string => [...csvOfTable(table)].join('')
const csvOf = async (...paths: string[]): Promise<string> =>
  textOf(pageTable(await analyticsOf({ visitors: paths.map((path) => row(path)) })))
const comparedCsvOf = async (...lists: Parameters<typeof comparedOf>): Promise<string> =>
  textOf(pageTable(await comparedOf(...lists)))

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

it('the files have the columns that docs/visitors.md lists', async () => {
  const read = await readingIncluded(await start(), everyList).read()
  const listed = [...readDocument('docs/visitors.md').matchAll(/^\| `(\S+\.csv)` .*?\| `([\w,]+)`/gmu)].map(
    ([, file, columns]) => [file, columns],
  )
  const written = [pageTable(await analyticsOf({})), ...listTables(read)].map((table) => [
    table.file,
    table.fields.map(({ name }) => name).join(),
  ])
  expect(listed.sort()).toEqual(written.sort())
})

describe('visitors.csv', () => {
  it('has a header and one row per page', async () => {
    const rows = [
      { path: '/', human: 5, ai: 2, total: 6 },
      { path: '/guide', human: 1, ai: 0, total: 1 },
    ]
    expect(textOf(pageTable(await analyticsOf({ visitors: rows })))).toBe(
      'path,human,ai,total\r\n/,5,2,6\r\n/guide,1,0,1\r\n',
    )
  })

  it.each([1000, 1001])('has every one of %d rows once', async (count) => {
    const paths = many(count, (index) => `/${index}`)
    expect(parseCsv(await csvOf(...paths)).map(([path]) => path)).toEqual(['path', ...paths])
  })

  it('can be read back, whatever the paths hold', async () => {
    const unit = fc.oneof(fc.constantFrom('"', ',', '\r', '\n', '=', ' ', "'", '\t'), codePoint)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit, maxLength: 8 }), { maxLength: 5 }), async (paths) => {
        const expected = paths.map((path) => [defuseFormulas(path), '10', '0', '10'])
        expect(parseCsv(await csvOf(...paths))).toEqual([['path', 'human', 'ai', 'total'], ...expected])
      }),
    )
  })
})

const pages = pageTable(await analyticsOf())
/** The line of a row with one cell. */
const lineOf = (cell: string): string => textOf({ ...pages, rows: [[cell]] }).replace(/^.*\r\n/u, '')
const readCell = (cell: string): string => parseCsv(lineOf(cell))[0]?.[0] ?? ''

describe('a cell', () => {
  it.each([
    ['a comma', '/a,b', '"/a,b"'],
    ['a semicolon', '/a;b', '"/a;b"'],
    ['a tab', '/a\tb', '"/a\tb"'],
    ['a line feed', '/a\nb', '"/a\nb"'],
    ['a carriage return', '/a\rb', '"/a\rb"'],
    ['quotes, which are doubled', '/a"b"', '"/a""b"""'],
  ])('is quoted if it has %s', (_, cell, quoted) => {
    expect(lineOf(cell)).toBe(`${quoted},,,\r\n`)
  })

  it.each(['', '/a b', "/it's", '/ä\u2028', '[x](y)'])('is not quoted otherwise: %j', (cell) => {
    expect(lineOf(cell)).toBe(`${cell},,,\r\n`)
  })
})

describe('visitors.csv of two periods', () => {
  it('has the counts of the previous period in further columns', async () => {
    const csv = await comparedCsvOf(
      [{ path: '/', human: 5, ai: 2, total: 6 }],
      [{ path: '/', human: 4, ai: 3, total: 5 }],
    )
    expect(csv).toBe('path,human,ai,total,previousHuman,previousAi,previousTotal\r\n/,5,2,6,4,3,5\r\n')
  })

  it('has new and vanished pages with zeros, all in the order of an export', async () => {
    const csv = await comparedCsvOf(
      [row('/new', 3), row('/b', 9)],
      [row('/gone', 99), row('/b', 1), row('/also', 1)],
    )
    expect(parseCsv(csv).slice(1).map(String)).toEqual([
      '/b,9,0,9,1,0,1',
      '/new,3,0,3,0,0,0',
      '/also,0,0,0,1,0,1',
      '/gone,0,0,0,99,0,99',
    ])
  })
})

/** What a spreadsheet could take for a formula. */
const formula = /^["\s\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u
/** The parts of a cell that a spreadsheet can separate. */
const partsOf = (cell: string): string[] => [cell, ...cell.split(/[;\r\n]/u), ...cell.split(/[\t\r\n]/u)]

describe('a cell that a spreadsheet would run as a formula', () => {
  it.each([
    '=1+1',
    '+1',
    '\tx',
    '\uff1d1+1',
    ' =1',
    '\u00a0=1',
    '\ufeff=1',
    '\u0000=1',
    '\u034f=1',
    '=cmd|" /C calc"!A0',
  ])('is prefixed with an apostrophe: %j', (cell) => {
    expect(defuseFormulas(cell)).toBe(`'${cell}`)
    expect(readCell(cell)).toBe(`'${cell}`)
  })

  it.each([
    ['a semicolon', '/b;=HYPERLINK(A2);x', "/b;'=HYPERLINK(A2);x"],
    ['a line feed', '/b\n=1+1', "/b\n'=1+1"],
    ['a line break of two characters', '/b\r\n=1+1', "/b\r\n'=1+1"],
    ['a semicolon and spaces', '/b; \u00a0\ufeff=1', "/b;' \u00a0\ufeff=1"],
    ['a tab at the start', '\t=1', "'\t'=1"],
    ['several separators', '+1;-1\t\uff1d1\n\uff20x', "'+1;'-1\t'\uff1d1\n'\uff20x"],
    ['a quote and a semicolon', '/b";=1', '/b";\'=1'],
    ['a semicolon and a quote', 'x;"=1+cmd|', 'x;\'"=1+cmd|'],
  ])('has an apostrophe before each formula: after %s', (_, cell, expected) => {
    expect(defuseFormulas(cell)).toBe(expected)
  })

  it('has no formula in any part, and nothing but apostrophes is added', () => {
    const unit = fc.constantFrom(
      ...['=', '+', '-', '@', '\uff1d', '\uff0b', '\uff0d', '\uff20', "'", '"', ',', 'x', '/'],
      ...[';', '\t', '\r', '\n', '\r\n', ' ', '\u00a0', '\u200b', '\u0000'],
    )
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (path) => {
        const cell = readCell(path)
        expect(partsOf(cell).filter((part) => formula.test(part))).toEqual([])
        expect(cell.replaceAll("'", '')).toBe(path.replaceAll("'", ''))
      }),
      { numRuns: runs(1000) },
    )
  })

  it.each([
    ...['/', '/=1', 'a+b', '/guides/a-b', "'=1", '', ' ', '1-1', '/@x'],
    ...['/a;b', '/a;b=1', '/a\tb', '/a\nb', "/a;'=1", '/a,=1', '/a b=c&d=-1', '/a =1'],
  ])('is not: %j', (cell) => {
    expect(defuseFormulas(cell)).toBe(cell)
  })
})

const counts = { human: 1, ai: 2, total: 3 }
const listsCsvOf = (lists: ListsWithTopics): string[] => listTables(lists).map(textOf)

describe('the CSV files of include', () => {
  it('are one per list that was read', () => {
    expect(listTables({})).toEqual([])
    const files = listTables({
      searches: searchesOf([]),
      questions: questionsOf([]),
      ...feedbackOf([], []),
      views: { totals: counts, pages: [], isComplete: true },
    })
    expect(files.map((table) => [table.file, textOf(table)])).toEqual([
      ['views.csv', 'path,human,ai,total\r\n'],
      ['searches.csv', 'term,hits,clickThroughRate,topClickedPage,lastSearchedAt\r\n'],
      ['feedback-by-page.csv', 'path,thumbsUp,thumbsDown,code,total\r\n'],
      ['feedback.csv', 'path,createdAt,source,status,helpful,comment,code,filename,lang\r\n'],
      ['questions.csv', 'timestamp,question,resolution,category,page,sources,topic\r\n'],
    ])
  })

  it('have a row per entry, with empty cells for null', () => {
    expect(listsCsvOf({ searches: searchesOf([{ clickThroughRate: 0.05 }]) })).toEqual([
      'term,hits,clickThroughRate,topClickedPage,lastSearchedAt\r\nsso,10,0.05,,2026-01-31T12:00:00Z\r\n',
    ])
    const { feedback } = feedbackOf([], [{ createdAt: null, helpful: null }, { helpful: true }])
    expect(listsCsvOf({ feedback })[0]?.split('\r\n').slice(1)).toEqual([
      '/a,,contextual,pending,,,,,',
      '/a,2026-01-15T12:00:00Z,contextual,pending,true,,,,',
      '',
    ])
  })

  it('have the URLs of the sources with spaces between, as one text', () => {
    const sources = [
      { title: 'A', url: '=1+1' },
      { title: 'B', url: 'https://docs.example/b' },
    ]
    const questions = questionsOf([{ sources }, {}])
    const topicOf = new Map(questions.questions.slice(0, 1).map((question) => [question, 'SAML?']))
    const [, ...rows] = listsCsvOf({ questions, topicOf })[0]?.split('\r\n') ?? []
    expect(rows).toEqual([
      expect.stringMatching(/,'=1\+1 https:\/\/docs\.example\/b,SAML\?$/u),
      expect.stringMatching(/,,$/u),
      '',
    ])
  })
})
