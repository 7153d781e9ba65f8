import { describe, expect, it } from '@jest/globals'
import { fc } from '../../support/properties.ts'

import type { IncludedLists } from '../../../src/visitors/read/included-lists.ts'
import { includedCsvFiles } from '../../../src/visitors/write/csv.ts'
import {
  dislikedPage,
  feedbackEntry,
  feedbackOf,
  question,
  questionsOf,
  searchesOf,
  term,
} from '../../support/reader-lists.ts'

const isComplete = true
const counts = { human: 1, ai: 2, total: 3 }
const text = (chunks: Iterable<string>): string => [...chunks].join('')
const csvOf = (lists: IncludedLists): string[] => includedCsvFiles(lists).map(({ chunks }) => text(chunks))
/** Every cell of each file, with the words wherever readers or the service write text. */
const filesWith = (words: string): string[] =>
  csvOf({
    views: { totals: counts, isComplete, pages: [{ path: words, ...counts }] },
    searches: searchesOf([term({ term: words, topClickedPage: words, lastSearchedAt: words })]),
    ...feedbackOf(
      [dislikedPage({ path: words })],
      [
        feedbackEntry({
          ...{ path: words, createdAt: words, source: words, status: words, comment: words },
          ...{ code: words, filename: words, lang: words },
        }),
      ],
    ),
    questions: questionsOf([
      question({
        ...{ timestamp: words, question: words, resolution: words, category: words, page: words },
        sources: [
          { title: '', url: words },
          { title: '', url: words },
        ],
      }),
    ]),
  })

describe('the CSV files of include', () => {
  it('are one per list that was read', () => {
    expect(includedCsvFiles({})).toEqual([])
    const files = includedCsvFiles({
      searches: searchesOf([]),
      questions: questionsOf([]),
      ...feedbackOf([], []),
      views: { totals: counts, isComplete, pages: [] },
    })
    expect(files.map(({ name, chunks }) => [name, text(chunks)])).toEqual([
      ['views.csv', 'path,human,ai,total\r\n'],
      ['searches.csv', 'term,hits,clickThroughRate,topClickedPage,lastSearchedAt\r\n'],
      ['feedback-by-page.csv', 'path,thumbsUp,thumbsDown,code,total\r\n'],
      ['feedback.csv', 'path,createdAt,source,status,helpful,comment,code,filename,lang\r\n'],
      ['questions.csv', 'timestamp,question,resolution,category,page,sources\r\n'],
    ])
  })

  it('have a row per entry, with empty cells for null', () => {
    expect(csvOf({ searches: searchesOf([term({ clickThroughRate: 0.05 })]) })).toEqual([
      'term,hits,clickThroughRate,topClickedPage,lastSearchedAt\r\nsso,10,0.05,,2026-01-31T12:00:00Z\r\n',
    ])
    const entries = [feedbackEntry({ createdAt: null, helpful: null }), feedbackEntry({ helpful: true })]
    expect(csvOf({ feedback: { isComplete, entries } })[0]?.split('\r\n').slice(1)).toEqual([
      '/a,,contextual,pending,,,,,',
      '/a,2026-01-15T12:00:00Z,contextual,pending,true,,,,',
      '',
    ])
  })

  it('have the URLs of the sources with spaces between', () => {
    const sources = [
      { title: 'A', url: 'https://docs.example/a' },
      { title: 'B', url: 'https://docs.example/b' },
    ]
    expect(csvOf({ questions: questionsOf([question({ sources })]) })[0]).toContain(
      ',https://docs.example/a https://docs.example/b\r\n',
    )
  })
})

// The signs that spreadsheets take for a formula, after what they skip.
const formula = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u

describe('formulas in the CSV files of include', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '\uFF1D1',
    ' =1',
    'x;=1',
    'x\t=1',
    'x\n=1',
  ])('have an apostrophe before them in every cell: %j', (words) => {
    for (const file of filesWith(words)) {
      expect(file).toContain("'")
      for (const separator of [/,/u, /;/u, /\t/u])
        for (const part of file
          .replaceAll('"', '')
          .split(/[\r\n]/u)
          .flatMap((line) => line.split(separator)))
          expect(formula.test(part)).toBe(false)
    }
  })

  it('do not run, whatever readers write', () => {
    const unit = fc.constantFrom(...['=', '+', '-', '@', '\uff1d', '"', ',', 'x', ';', '\t', '\r', '\n', ' '])
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 8 }), (words) => {
        for (const file of filesWith(words))
          for (const cell of cellsOf(file))
            for (const part of [cell, ...cell.split(/[;\r\n]/u), ...cell.split(/[\t\r\n]/u)])
              expect(formula.test(part)).toBe(false)
      }),
    )
  })
})

/** The cells of RFC 4180. */
function cellsOf(csv: string): string[] {
  return Array.from(
    csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(?:,|\r\n|$)/gu),
    ([, quoted, plain = '']) => (quoted === undefined ? plain : quoted.replaceAll('""', '"')),
  )
}
