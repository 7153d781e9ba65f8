import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { describeRange, visitorReport } from '../../src/visitors/visitor-report.ts'
import { codePoint } from '../support/code-point.ts'
import { row, totals } from '../support/page-server.ts'
import { encodedCode } from '../support/dist-markdown.ts'

const about = { projectId: 'docs', dateFrom: '2026-01-01', dateTo: '2026-02-01', summaryRows: 25 }
const reportOf = (paths: string[], change: Partial<typeof about> = {}): string =>
  visitorReport({ totals, visitors: paths.map((path) => row(path)) }, { ...about, ...change })

/** The cell of the path in each row of the table of pages. */
function pathCells(report: string): string[] {
  const [, table = ''] = report.split('|---|--:|--:|--:|\n')
  return table.split('\n').map((line) => {
    const cells = line.split(/(?<!\\)\|/u)
    expect(cells.map((cell) => cell.trim()).slice(2)).toEqual(['10', '0', '10', ''])
    return cells[1]?.slice(1, -1) ?? ''
  })
}

/** Fails unless a cell is code from its first to its last character: one span, or encoded. */
function expectCodeSpan(cell: string): void {
  if (cell === '_(empty)_' || cell.replace(encodedCode, '') === '') return
  const [fence = ''] = /^`+/u.exec(cell) ?? []
  expect(fence).not.toBe('')
  const runs = cell.match(/`+/gu) ?? []
  expect(runs.filter((run) => run.length === fence.length)).toHaveLength(2)
  expect(cell.endsWith(fence)).toBe(true)
}

describe('the report of an export', () => {
  it('has project, range, totals with their share, and the top pages', () => {
    const visitors = [
      { path: '/', human: 12_345, ai: 2000, total: 14_000 },
      { path: '/guide', human: 1, ai: 0, total: 1 },
    ]
    const report = visitorReport({ totals: { human: 900, ai: 300, total: 1100 }, visitors }, about)
    expect(report).toBe(
      [
        '## Documentation visitors of `docs`',
        '',
        'From `2026-01-01` until before `2026-02-01`. Unique visitors; who is both human and AI traffic counts once in the total.',
        '',
        '| Visitors | Number | Share |',
        '|---|--:|--:|',
        '| Human | 900 | 81.8 % |',
        '| AI | 300 | 27.3 % |',
        '| **Total** | **1,100** |  |',
        '',
        '### All 2 pages',
        '',
        '| Page | Human | AI | Total |',
        '|---|--:|--:|--:|',
        '| `/` | 12,345 | 2,000 | 14,000 |',
        '| `/guide` | 1 | 0 | 1 |',
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

  it('has no share when there were no visitors', () => {
    const none = { human: 0, ai: 0, total: 0 }
    const report = visitorReport({ totals: none, visitors: [] }, about)
    expect(report).toContain('| Human | 0 | – |')
    expect(report).not.toMatch(/NaN|Infinity/)
  })

  it.each([
    [{ dateFrom: undefined, dateTo: undefined }, 'From the beginning until now'],
    [{ dateFrom: '2026-01-01', dateTo: undefined }, 'From `2026-01-01` until now'],
    [{ dateFrom: undefined, dateTo: '2026-01-01' }, 'From the beginning until before `2026-01-01`'],
  ])('tells of a range without bounds: %j', (range, words) => {
    expect(describeRange(range)).toBe(words)
  })
})

describe('hostile paths in the report', () => {
  it.each([
    ['a pipe', '/a|b|c', '`/a\\|b\\|c`'],
    ['backticks', '/`a``b', '```/`a``b```'],
    ['a backtick at the start', '`a', '`` `a ``'],
    ['a backtick at the end', 'a`', '`` a` ``'],
    ['only backticks', '```', '```` ``` ````'],
    ['HTML', '<script>alert(1)</script>', '`<script>alert(1)</script>`'],
    ['an image', '![x](http://evil.example/x.png)', '`![x](http://evil.example/x.png)`'],
    ['a pipe after a backslash', 'a\\|b', '<code>a&#92;&#124;b</code>'],
    ['a mention', '@octocat', '`@octocat`'],
    ['a line break', 'a\n\n# Title', '`a # Title`'],
    ['a new row', 'a |\n| b | 1 | 2 | 3', '`a \\| \\| b \\| 1 \\| 2 \\| 3`'],
    ['escape sequences', '\u001b[31mred\u001b[0m', '`red`'],
    ['bidi controls', 'a\u202eb\u2066c', '`abc`'],
    ['nothing', '', '_(empty)_'],
    ['only white space', ' \u2028\t', '_(empty)_'],
  ])('stay code in one cell: %s', (_, path, cell) => {
    expect(pathCells(reportOf([path]))).toEqual([cell])
  })

  it('are one code span in one cell, whatever they hold', () => {
    const unit = fc.oneof(
      fc.constantFrom('|', '`', '``', '\\', '<b>', '@a', '\n', '\r', '\u2028', '*', '[', '](x)', '\u001b['),
      codePoint,
    )
    fc.assert(
      fc.property(fc.array(fc.string({ unit, maxLength: 20 }), { minLength: 1, maxLength: 5 }), (paths) => {
        const cells = pathCells(reportOf(paths))
        expect(cells).toHaveLength(paths.length)
        cells.forEach(expectCodeSpan)
      }),
    )
  })

  it.each(['|', '`', '`|', '😀', '<', '\u202e', '\\|', 'é'])(
    'keep it below 1 MiB with 1,000 rows of 10 KB: %j',
    (unit) => {
      const paths = Array.from({ length: 1000 }, (_, index) => `${index}${unit.repeat(10_000 / unit.length)}`)
      const report = reportOf(paths, { summaryRows: 1000, projectId: unit.repeat(5000) })
      expect(Buffer.byteLength(report)).toBeLessThan(1_048_576)
      expect(pathCells(report)).toHaveLength(1000)
    },
  )

  it('in the project stay code', () => {
    expect(reportOf([], { projectId: '<b>`@x' })).toContain('## Documentation visitors of ``<b>`@x``\n')
  })
})
