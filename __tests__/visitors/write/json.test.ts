import { describe, expect, it } from '@jest/globals'
import { fc } from '../../support/properties.ts'

import type { ExportContent } from '../../../src/visitors/export-content.ts'
import type { VisitorAnalytics } from '../../../src/visitors/read/visitor-analytics.ts'
import { visitorsJson, visitorsNdjson } from '../../../src/visitors/write/json.ts'
import { analyticsOf, comparedOf, nobody, seriesOf } from '../../support/analytics.ts'
import { codePoint } from '../../support/code-point.ts'
import { row, totals } from '../../support/page-server.ts'

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

const ofPages = (paths: string[], change: Partial<VisitorAnalytics> = {}): ExportContent =>
  analyticsOf({ visitors: paths.map((path) => row(path)), ...change })
const written = (analytics: ExportContent): string => [...visitorsJson(analytics)].join('')
const jsonOf = (...pages: Parameters<typeof ofPages>): string => written(ofPages(...pages))
/** A document has these members in this order. */
const expectDocument = (document: string, expected: object): void => {
  expect(JSON.stringify(JSON.parse(document))).toBe(JSON.stringify(expected))
}
const ndjsonOf = (paths: string[]): string => [...visitorsNdjson(ofPages(paths))].join('')

describe('visitors.json', () => {
  it('has the documented members in their order', () => {
    expectDocument(jsonOf(['/a', '/b']), {
      schemaVersion: 1,
      projectId: 'docs',
      dateFrom: '2026-01-01',
      dateTo: '2026-02-01',
      exportedAt: '2026-02-01T12:00:00.000Z',
      totals,
      visitors: [row('/a'), row('/b')],
      tasks: [],
    })
  })

  it('has null for a bound that was not given', () => {
    expect(JSON.parse(jsonOf([], { dateFrom: undefined, dateTo: undefined }))).toMatchObject({
      dateFrom: null,
      dateTo: null,
    })
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

describe('visitors.json with what compare and series read', () => {
  const analytics = comparedOf([row('/a', 5), row('/new', 2)], [row('/a', 7), row('/gone', 1)], {
    totalsBefore: { human: 8, ai: 1, total: 9 },
    series: seriesOf('day', [{ human: 3, ai: 2, total: 4 }, nobody]),
  })

  it('has the documented members in their order', () => {
    const aDay = { days: 1, partial: false }
    expectDocument(written(analytics), {
      schemaVersion: 1,
      projectId: 'docs',
      dateFrom: '2026-01-01',
      dateTo: '2026-02-01',
      exportedAt: '2026-02-01T12:00:00.000Z',
      totals,
      visitors: [row('/a', 5), row('/new', 2)],
      previous: {
        dateFrom: '2025-12-01',
        dateTo: '2026-01-01',
        totals: { human: 8, ai: 1, total: 9 },
        visitors: [row('/a', 7), row('/gone', 1)],
      },
      series: [
        { dateFrom: '2026-01-01', dateTo: '2026-01-02', ...aDay, human: 3, ai: 2, total: 4 },
        { dateFrom: '2026-01-02', dateTo: '2026-01-03', ...aDay, ...nobody },
      ],
      tasks: [
        { kind: 'look-at', words: null, page: '/a', count: 5, previous: 7 },
        { kind: 'look-at', words: null, page: '/gone', count: 0, previous: 1 },
      ],
    })
  })

  it('has a page or a bucket per line', () => {
    expect(
      written(analytics)
        .split('\n')
        .filter((line) => /^\{"(?:path|dateFrom)"/u.test(line)),
    ).toHaveLength(6)
  })
})

describe('visitors.ndjson of two periods', () => {
  it('has the counts of the previous one on each line, for the pages of both', () => {
    const analytics = comparedOf([row('/a', 5)], [row('/a', 7), row('/gone', 1)])
    expect([...visitorsNdjson(analytics)].join('')).toBe(
      [
        '{"path":"/a","human":5,"ai":0,"total":5,"previous":{"human":7,"ai":0,"total":7}}',
        '{"path":"/gone","human":0,"ai":0,"total":0,"previous":{"human":1,"ai":0,"total":1}}',
        '',
      ].join('\n'),
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
