import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import type { VisitorCounts } from '../../../src/service/contract.ts'
import { singleLine } from '../../../src/untrusted-text.ts'
import { visitorReport } from '../../../src/visitors/write/markdown-report.ts'
import { seriesChart, splitChart } from '../../../src/visitors/write/mermaid-charts.ts'
import { analyticsOf, comparedOf, nobody, seriesOf } from '../../support/analytics.ts'
import { codePoint } from '../../support/code-point.ts'
import { tableRows } from '../../support/dist-markdown.ts'
import { row, totals } from '../../support/page-server.ts'
import { codeTexts, outsideOfCode, renderAll, renderers } from '../../support/rendered-markdown.ts'

const most = Number.MAX_SAFE_INTEGER
const oneMiB = 1_048_576

const reportOf = (paths: string[], { summaryRows = 25, projectId = 'docs' } = {}): string =>
  visitorReport(analyticsOf({ visitors: paths.map((path) => row(path)), projectId }), summaryRows)
const comparedReport = (...lists: Parameters<typeof comparedOf>): string =>
  visitorReport(comparedOf(...lists), 25)

/** The cell of the path in each row of the table of pages, which ends the report. */
function pathCells(report: string): string[] {
  const [, table = ''] = report.split('|---|--:|--:|--:|--:|\n')
  return table.split('\n').map((line) => {
    const cells = line.split(/(?<!\\)\|/u)
    expect(cells.map((cell) => cell.trim()).slice(2)).toEqual(['10', '0', '10 `██████████`', '0.9 %', ''])
    return cells[1]?.slice(1, -1) ?? ''
  })
}

/** The cells right of a page in the first table that has it. */
function cellsOf(report: string, path: string): string[] | undefined {
  return tableRows(report)
    .find(([first]) => first === `\`${path}\``)
    ?.slice(1)
}

/** The list of the pages that one period alone has. */
function listed(report: string, title: 'New' | 'Vanished'): string | undefined {
  return new RegExp(`^\\*\\*${title} pages\\*\\*: (.*)$`, 'mu').exec(report)?.[1]
}

const pagesOf = (prefix: string, count: number, total: number) =>
  Array.from({ length: count }, (_, index) => row(`${prefix}${String(index).padStart(4, '0')}`, total))

describe('the report of an export', () => {
  it('has project, range, totals with their share, and the top pages', () => {
    const visitors = [
      { path: '/', human: 12_345, ai: 2000, total: 14_000 },
      { path: '/guide', human: 1, ai: 0, total: 1 },
    ]
    const report = visitorReport(analyticsOf({ visitors }), 25)
    expect(report).toBe(
      [
        '## Documentation visitors of `docs`',
        '',
        'Jan 1 – 31, 2026. Unique visitors. A visitor counted as both human and AI counts once in the total.',
        '',
        '| Visitors | Number | Share |',
        '|---|--:|--:|',
        '| Human | 900 | 81.8 % |',
        '| AI | 300 | 27.3 % |',
        '| **Total** | **1,100** |  |',
        '',
        splitChart(totals),
        '',
        '### All 2 pages',
        '',
        '| Page | Human | AI | Total | Share |',
        '|---|--:|--:|--:|--:|',
        '| `/` | 12,345 | 2,000 | 14,000 `██████████` | 1,272.7 % |',
        '| `/guide` | 1 | 0 | 1 `░░░░░░░░░░` | 0.1 % |',
      ].join('\n'),
    )
  })

  it('has what compare and series read, too', () => {
    const series = seriesOf('week', [{ human: 3, ai: 2, total: 4 }, nobody])
    const report = comparedReport(
      [row('/', 800), row('/down', 400), row('/new', 200), row('/same', 1)],
      [row('/', 600), row('/down', 500), row('/gone', 1234), row('/same', 1)],
      { totalsBefore: { human: 1000, ai: 0, total: 1000 }, series },
    )
    expect(report).toBe(
      [
        '## Documentation visitors of `docs`',
        '',
        'Jan 1 – 31, 2026, compared with Dec 1 – 31, 2025. Unique visitors. A visitor counted as both human and AI counts once in the total.',
        '',
        '| Visitors | Number | Share | Previous | Change |',
        '|---|--:|--:|--:|--:|',
        '| Human | 900 | 81.8 % | 1,000 | −100 (−10.0 %) |',
        '| AI | 300 | 27.3 % | 0 | +300 (new) |',
        '| **Total** | **1,100** |  | 1,000 | +100 (+10.0 %) |',
        '',
        splitChart(totals),
        '',
        '### Visitors per week',
        '',
        'Bars: all visitors. Lines: 🟦 human, 🟧 AI. Weeks begin on Monday and are cut to the range.',
        '',
        seriesChart(series),
        '',
        '### All 4 pages',
        '',
        '| Page | Human | AI | Total | Share | Change |',
        '|---|--:|--:|--:|--:|--:|',
        '| `/` | 800 | 0 | 800 `██████████` | 72.7 % | +200 (+33.3 %) |',
        '| `/down` | 400 | 0 | 400 `█████░░░░░` | 36.4 % | −100 (−20.0 %) |',
        '| `/new` | 200 | 0 | 200 `███░░░░░░░` | 18.2 % | +200 (new) |',
        '| `/same` | 1 | 0 | 1 `░░░░░░░░░░` | 0.1 % | 0 |',
        '',
        '### What changed',
        '',
        '| Biggest risers | Previous | Now | Change |',
        '|---|--:|--:|--:|',
        '| `/` | 600 | 800 | +200 (+33.3 %) |',
        '',
        '| Biggest fallers | Previous | Now | Change |',
        '|---|--:|--:|--:|',
        '| `/down` | 500 | 400 | −100 (−20.0 %) |',
        '',
        '**New pages**: `/new` (200)',
        '',
        '**Vanished pages**: `/gone` (1,234)',
      ].join('\n'),
    )
  })

  it.each([
    [2, '### Top 2 of 3 pages', 2],
    [3, '### All 3 pages', 3],
    [25, '### All 3 pages', 3],
  ])('with summary-rows %d has the title "%s"', (summaryRows, title, rows) => {
    const report = reportOf(['/a', '/b', '/c'], { summaryRows })
    expect(report).toContain(title)
    expect(pathCells(report)).toHaveLength(rows)
  })

  it.each([
    ['summary-rows is 0', ['/a'], 0],
    ['there are no pages', [], 25],
  ])('has no table of pages when %s', (_, paths, summaryRows) => {
    expect(reportOf(paths, { summaryRows })).not.toContain('| Page |')
  })

  it('has no chart of a series of one bucket, which is the total', () => {
    const series = seriesOf('month', [totals])
    expect(visitorReport(analyticsOf({ series }), 25)).toBe(visitorReport(analyticsOf(), 25))
  })

  it('has no share when there were no visitors', () => {
    const report = visitorReport(analyticsOf({ totals: nobody, visitors: [row('/', 0)] }), 25)
    expect(tableRows(report)).toEqual(
      expect.arrayContaining([
        ['Human', '0', '–'],
        ['`/`', '0', '0', '0 `░░░░░░░░░░`', '–'],
      ]),
    )
    expect(report).not.toContain('mermaid')
  })

  it.each([
    [100, '██████████'],
    [96, '██████████'],
    [94, '█████████░'],
    [50, '█████░░░░░'],
    [5, '█░░░░░░░░░'],
    [4, '░░░░░░░░░░'],
    [0, '░░░░░░░░░░'],
  ])('has a bar for %d visitors where the most are 100', (total, bar) => {
    const report = visitorReport(analyticsOf({ visitors: [row('/most', 100), row('/page', total)] }), 25)
    expect(cellsOf(report, '/page')?.[2]).toContain(` \`${bar}\``)
  })

  it.each([
    ['day', 120, ''],
    ['day', 121, 'The last 120 of 121 days. '],
    ['week', 1200, 'The last 120 of 1,200 weeks. '],
    ['month', 130, 'The last 120 of 130 months. '],
  ] as const)('tells which of the buckets its chart has: per %s, %d', (size, count, words) => {
    const series = seriesOf(size, new Array<VisitorCounts>(count).fill(nobody))
    expect(visitorReport(analyticsOf({ series }), 25)).toContain(
      `### Visitors per ${size}\n\n${words}Bars: all visitors.`,
    )
  })
})

describe('the report of two periods', () => {
  it.each([
    ['growth', 15, 10, '+5 (+50.0 %)'],
    ['loss', 5, 10, '−5 (−50.0 %)'],
    ['no change', 10, 10, '0'],
    ['growth from zero', 5, 0, '+5 (new)'],
    ['nobody in both', 0, 0, '0'],
  ])('tells the change of a page: %s', (_, now, before, change) => {
    const report = comparedReport([row('/page', now)], [row('/page', before)])
    expect(cellsOf(report, '/page')?.at(-1)).toBe(change)
  })

  it('takes a page that the previous list does not have for one that nobody visited', () => {
    expect(cellsOf(comparedReport([row('/page', 1234)], []), '/page')?.at(-1)).toBe('+1,234 (new)')
  })

  it.each([
    ['from zero', nobody, '+1,100 (new)'],
    ['not at all', totals, '0'],
    ['by half', { ...totals, total: 2200 }, '−1,100 (−50.0 %)'],
  ])('tells how the total changed: %s', (_, totalsBefore, change) => {
    const rows = tableRows(comparedReport([], [], { totalsBefore }))
    expect(rows.find(([title]) => title === '**Total**')?.at(-1)).toBe(change)
  })

  it('has the five pages that rose and that fell most', () => {
    const now = Array.from({ length: 14 }, (_, index) =>
      row(`/${index}`, index < 7 ? 100 + index : 100 - index),
    )
    const before = now.map(({ path }) => row(path, 100))
    const rows = tableRows(comparedReport(now, before))
    const pathsBelow = (title: string): (string | undefined)[] => {
      const start = rows.findIndex(([first]) => first === title)
      return rows.slice(start + 2, start + 7).map(([path]) => path)
    }
    expect(pathsBelow('Biggest risers')).toEqual(['`/6`', '`/5`', '`/4`', '`/3`', '`/2`'])
    expect(pathsBelow('Biggest fallers')).toEqual(['`/13`', '`/12`', '`/11`', '`/10`', '`/9`'])
    expect(rows.at(-1)?.[0]).toBe('`/9`')
  })

  it.each([
    [1, '`/0000` (3)'],
    [10, '`/0009` (3)'],
    [11, 'and 1 more'],
    [1010, 'and 1,000 more'],
  ])('names ten of %d new or vanished pages, and tells how many more there are', (count, end) => {
    const pages = pagesOf('/', count, 3)
    for (const names of [
      listed(comparedReport(pages, []), 'New'),
      listed(comparedReport([], pages), 'Vanished'),
    ]) {
      expect(names?.endsWith(end)).toBe(true)
      expect(names?.match(/`\/\d+` \(3\)/gu)).toHaveLength(Math.min(count, 10))
    }
  })

  it('names the most visited of the new and vanished pages', () => {
    const few = pagesOf('/few-', 20, 1)
    expect(listed(comparedReport([...few, row('/many', 9)], []), 'New')).toMatch(
      /^`\/many` \(9\), `\/few-0000`/u,
    )
    expect(listed(comparedReport([], [...few, row('/many', 9)]), 'Vanished')).toMatch(/^`\/many` \(9\), /u)
  })

  it('tells when there are no new and no vanished pages', () => {
    const report = comparedReport([row('/page')], [row('/page')])
    expect([listed(report, 'New'), listed(report, 'Vanished')]).toEqual(['none', 'none'])
    expect(report).not.toMatch(/risers|fallers/u)
  })

  it('tells of no change of pages where there are none', () => {
    expect(comparedReport([], [])).not.toContain('### What changed')
  })

  it('names vanished pages also where no page is left', () => {
    expect(listed(comparedReport([], [row('/gone', 7)]), 'Vanished')).toBe('`/gone` (7)')
  })

  it('has only numbers where numbers belong, whatever the counts', () => {
    const count = fc.oneof(fc.nat(2), fc.maxSafeNat(), fc.constant(most))
    const counts = fc.record({ human: count, ai: count, total: count })
    const path = fc.constantFrom('/a', '/b', '/c', '/d')
    const page = fc.record({ path, human: count, ai: count, total: count })
    const pages = fc.uniqueArray(page, { selector: (each) => each.path })
    fc.assert(
      fc.property(counts, counts, pages, pages, fc.array(counts), (now, before, visitors, gone, buckets) => {
        const series = buckets.length === 0 ? undefined : seriesOf('day', buckets)
        const report = comparedReport(visitors, gone, { totals: now, totalsBefore: before, series })
        expect(report).not.toMatch(/NaN|∞|Infinity|undefined|null/u)
      }),
    )
  })
})

describe('hostile paths in the report', () => {
  it.each([
    ['a pipe', '/a|b|c', '<code>&#47;a&#124;b&#124;c</code>'],
    ['backticks', '/`a``b', '<code>&#47;&#96;a&#96;&#96;b</code>'],
    ['a backtick at the start', '`a', '<code>&#96;a</code>'],
    ['a backtick at the end', 'a`', '<code>a&#96;</code>'],
    ['only backticks', '```', '<code>&#96;&#96;&#96;</code>'],
    ['HTML', '<script>alert(1)</script>', '`<script>alert(1)</script>`'],
    ['an image', '![x](http://evil.example/x.png)', '`![x](http://evil.example/x.png)`'],
    ['a pipe after a backslash', 'a\\|b', '<code>a&#92;&#124;b</code>'],
    ['a mention', '@octocat', '`@octocat`'],
    ['a line break', 'a\n\n# Title', '`a # Title`'],
    ['a new row', 'a |\n| b | 1 | 2 | 3', '<code>a &#124; &#124; b &#124; 1 &#124; 2 &#124; 3</code>'],
    ['escape sequences', '\u001b[31mred\u001b[0m', '`red`'],
    ['bidi controls', 'a\u202eb\u2066c', '`abc`'],
    ['nothing', '', '_(empty)_'],
    ['only white space', ' \u2028\t', '_(empty)_'],
  ])('stay code in one cell: %s', (_, path, cell) => {
    expect(pathCells(reportOf([path]))).toEqual([cell])
  })

  it.each(renderers)('leave all else as it is, in every place of it: $name', (renderer) => {
    const unit = fc.oneof(
      fc.constantFrom(
        ...['|', '`', '\\|', '||', '<b>', '</code>', '<!--', '@a', 'a@b.c', '\n', '\n\n# '],
        ...['*', '_', '![', '](x)'],
        ...['www.', 'http://', ')', '\r', '\u2028', '\u001b[', '~~', '&amp;', '\\'],
      ),
      fc.integer({ min: 79, max: 100 }).map((count) => '`'.repeat(count)),
      codePoint,
    )
    const path = fc.string({ unit, maxLength: 12 }).map((text) => `/${text}`)
    const lists = fc.sample(
      fc.uniqueArray(path, { minLength: 5, maxLength: 5, selector: (each) => singleLine(each, 70) }),
      50,
    )
    const reportWith = ([project = '', up = '', down = '', appeared = '', vanished = '']: string[]): string =>
      comparedReport(
        [row(up, 90), row(down, 50), row(appeared, 30)],
        [row(up, 10), row(down, 80), row(vanished, 20)],
        { projectId: project, series: seriesOf('day', [totals]) },
      )
    const [expected, ...seen] = renderAll(
      renderer,
      [['docs', 'up', 'down', 'new', 'gone'], ...lists].map(reportWith),
    )
    expect(seen.map(outsideOfCode)).toEqual(lists.map(() => expected && outsideOfCode(expected)))
    expect(
      seen.map(codeTexts).map((texts) => texts.filter((text) => !/^(?:[█░]+|---\n.*)$/su.test(text))),
    ).toEqual(
      lists.map((list) => {
        const [project = '', up = '', down = '', appeared = '', vanished = ''] = list.map((each) =>
          singleLine(each, 70),
        )
        return [project, up, down, appeared, up, down, appeared, vanished]
      }),
    )
  })

  it.each(['|', '`', '`|', '😀', '<', '\u202e', '\\|', 'é'])(
    'of 10 KB are cut in each of 1,000 rows: %j',
    (unit) => {
      const paths = Array.from({ length: 1000 }, (_, index) => `${index}${unit.repeat(10_000 / unit.length)}`)
      const report = reportOf(paths, { summaryRows: 1000, projectId: unit.repeat(5000) })
      expect(Buffer.byteLength(report)).toBeLessThan(oneMiB)
      expect(pathCells(report)).toHaveLength(1000)
    },
  )

  // The pipe makes each path HTML code, in which an at sign takes nine bytes and other punctuation up to six.
  it.each(['@', '~', '`', '\\|', '\u{10fffd}'])(
    'leave room in the summary beside the most that there can be to tell: %j',
    (unit) => {
      const long = (index: number): string =>
        `|${String.fromCodePoint(0x10_0000 + index)}${unit.repeat(1000)}`
      const pages = (from: number, count: number, total: number) =>
        Array.from({ length: count }, (_, index) => ({
          path: long(from + index),
          human: most,
          ai: most,
          total,
        }))
      const counts = { human: most, ai: most, total: most }
      // Each of a thousand rows has visitors, so that all of its numbers are long; its change is the longest.
      const now = [...pages(0, 980, most), ...pages(980, 10, most - 1), ...pages(990, 10, most)]
      const before = [...pages(0, 980, 1), ...pages(980, 10, most), ...pages(2000, 1000, most)]
      const bound = '2026-01-01T00:00:00.000000000+00:00'
      const analytics = comparedOf(now, before, {
        projectId: long(0),
        dateFrom: bound,
        dateTo: bound,
        totals: { ...counts, total: 1 },
        totalsBefore: { human: 1, ai: 1, total: 1 },
        series: seriesOf('day', new Array<VisitorCounts>(500).fill(counts)),
      })
      const report = visitorReport(analytics, 1000)
      expect(report).toContain('### All 1,000 pages')
      expect(report).toContain('and 990 more')
      // The step adds where the data is: a name and a folder of 200 characters.
      expect(Buffer.byteLength(report)).toBeLessThan(oneMiB - 8192)
    },
  )

  it('in the project stay code', () => {
    expect(reportOf([], { projectId: '<b>`@x' })).toContain(
      '## Documentation visitors of <code>&#60;b&#62;&#96;<!-- -->@x</code>\n',
    )
  })
})
