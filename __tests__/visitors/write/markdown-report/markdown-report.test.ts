import { describe, expect, it } from '@jest/globals'
import { fc, runs } from '../../../support/properties.ts'

import type { VisitorCounts } from '../../../../src/service/contract.ts'
import { singleLine } from '../../../../src/untrusted-text.ts'
import { visitorReport } from '../../../../src/visitors/write/markdown-report/markdown-report.ts'
import { linkedPath, pathInTable } from '../../../../src/visitors/write/markdown-report/path-code.ts'
import { seriesChart } from '../../../../src/visitors/write/markdown-report/series-chart.ts'
import { analyticsOf, comparedOf, nobody, seriesOf } from '../../../support/analytics.ts'
import { codePoint } from '../../../support/code-point.ts'
import { tableRows } from '../../../support/dist-markdown.ts'
import { many } from '../../../support/included-lists.ts'
import { row, totals } from '../../../support/page-server.ts'
import { feedbackOf, questionsOf, searchesOf } from '../../../support/reader-lists.ts'
import {
  codeTexts,
  linksIn,
  outsideOfCode,
  renderAll,
  renderers,
} from '../../../support/rendered-markdown.ts'

const most = Number.MAX_SAFE_INTEGER
const oneMiB = 1_048_576

const reportOf = (paths: string[], { summaryRows = 25, projectId = 'docs' } = {}): string =>
  visitorReport(analyticsOf({ visitors: paths.map((path) => row(path)), projectId }), summaryRows)
const comparedReport = (...lists: Parameters<typeof comparedOf>): string =>
  visitorReport(comparedOf(...lists), 25)

/** The cell of the path in each row of the table of pages, which is at the end of the report. */
function pathCells(report: string): string[] {
  const [, pages = ''] = report.replace(/\n\n<\/details>$/u, '').split('| Page | Visitors | AI share |\n')
  const [, table = ''] = pages.split('|---|--:|--:|\n')
  return table.split('\n').map((line) => {
    const cells = line.split(/(?<!\\)\|/u)
    expect(cells.map((cell) => cell.trim()).slice(2)).toEqual(['10', '0.0%', ''])
    return cells[1]?.slice(1, -1) ?? ''
  })
}

/** The rows of the table with this title, without its head. */
function rowsBelow(report: string, title: string | RegExp): string[][] {
  const tables = report.split('\n\n').map(tableRows)
  const table = tables.find(([head]) => head?.[0]?.match(title) !== null && head !== undefined)
  return table?.slice(2) ?? []
}

/** The titles of the report, in their order. */
const titlesOf = (report: string): string[] =>
  [...report.matchAll(/^(?:#{2,3} (.*)|<summary>(.*)<\/summary>)$/gmu)]
    .map(([, title = '', label = '']) => title + label)
    .filter((title) => title !== 'Do this week')

const pagesOf = (prefix: string, count: number, total: number) =>
  Array.from({ length: count }, (_, index) => row(`${prefix}${String(index).padStart(4, '0')}`, total))

describe('the report of an export', () => {
  it('has headline, totals and pages', () => {
    const visitors = [
      { path: '/', human: 12_345, ai: 2000, total: 14_000 },
      { path: '/guide', human: 1, ai: 0, total: 1 },
    ]
    const report = visitorReport(analyticsOf({ visitors }), 25)
    expect(report).toBe(
      [
        '## Documentation visitors of `docs`',
        '',
        '**1,100 visitors in January 2026.**',
        '',
        '<sub>Jan 1 – 31, 2026. 27.3% AI.</sub>',
        '',
        '### Do this week',
        '',
        'No task was found.',
        '',
        'With `include: assistant,feedback,searches`, the list would also tell the questions that the assistant could not answer, the pages that readers dislike and the searches with few clicks.',
        '',
        '| Visitors | Now |',
        '|---|--:|',
        '| Human | 900 |',
        '| AI | 300 |',
        '| **All** | 1,100 |',
        '',
        'Unique visitors. 100 counted as both human and AI, and once in all.',
        '',
        '<details>',
        '<summary>All 2 pages</summary>',
        '',
        '| Page | Visitors | AI share |',
        '|---|--:|--:|',
        '| `/` | 14,000 | 14.3% |',
        '| `/guide` | 1 | 0.0% |',
        '',
        '</details>',
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
    const [answer = '', rest = ''] = report.split('\n\n| Visitors |')
    expect(answer.split('\n').slice(2, 10)).toEqual([
      '**10.0% more visitors than in December 2025.**',
      '',
      '<sub>Jan 1 – 31, 2026, compared with Dec 1 – 31, 2025. 1,100 visitors, 27.3% AI.</sub>',
      '',
      '### Do this week',
      '',
      '1. **Look at** `/gone`, no visitors now, 1,234 before. Redirect?',
      '2. **Look at** `/down`, 400 visitors, 100 fewer',
    ])
    expect(rest).toBe(
      [
        ' Now | Change |',
        '|---|--:|--:|',
        '| Human | 900 | −100 (−10.0%) |',
        '| AI | 300 | +300 (new) |',
        '| **All** | 1,100 | +100 (+10.0%) |',
        '',
        'Unique visitors. 100 counted as both human and AI, and once in all.',
        '',
        '### What moved',
        '',
        '| Page | Change | Now |',
        '|---|--:|--:|',
        '| `/gone` | −1,234 (no visitors now) | 0 |',
        '| `/` | +200 (+33.3%) | 800 |',
        '| `/new` | +200 (new) | 200 |',
        '| `/down` | −100 (−20.0%) | 400 |',
        '',
        '### Visitors per week',
        '',
        'Bars: 🟧 AI, 🟦 all others. Weeks begin on Monday.',
        '',
        seriesChart(series),
        '',
        '<details>',
        '<summary>All 4 pages</summary>',
        '',
        '| Page | Visitors, change | AI share |',
        '|---|--:|--:|',
        '| `/` | 800 (+33.3%) | 0.0% |',
        '| `/down` | 400 (−20.0%) | 0.0% |',
        '| `/new` | 200 (new) | 0.0% |',
        '| `/same` | 1 (0.0%) | 0.0% |',
        '',
        '</details>',
      ].join('\n'),
    )
  })

  it('has the views in a sentence', () => {
    const views = { totals: { human: 2000, ai: 345, total: 2345 }, isComplete: true, pages: [] }
    const report = visitorReport(analyticsOf({ views }), 25)
    expect(report).toContain(' once in all. 2,345 views: 2,000 human, 345 AI.\n'.trimEnd())
  })

  it('says that a range is not over yet', () => {
    expect(visitorReport(analyticsOf({ unfinished: true }), 25)).toContain(' The range is not over yet,')
    expect(visitorReport(analyticsOf(), 25)).not.toContain('not over yet')
  })

  it.each([
    [2, 'Most visited pages (2 of 3)', 2],
    [25, 'All 3 pages', 3],
  ])('with summary-rows %d has the title "%s"', (summaryRows, title, rows) => {
    const report = reportOf(['/a', '/b', '/c'], { summaryRows })
    expect(report).toContain(`<summary>${title}</summary>\n\n| Page |`)
    expect(pathCells(report)).toHaveLength(rows)
  })

  it.each([
    ['day', 121, 'The last 120 of 121 days. Bars: 🟧 AI, 🟦 all others.'],
    ['week', 1200, 'The last 120 of 1,200 weeks. Bars: 🟧 AI, 🟦 all others. Weeks begin on Monday.'],
  ] as const)('tells which of the buckets its chart has: per %s, %d', (size, count, words) => {
    const series = seriesOf(size, new Array<VisitorCounts>(count).fill(nobody))
    expect(visitorReport(analyticsOf({ series }), 25)).toContain(`### Visitors per ${size}\n\n${words}\n\n`)
  })

  it('says why a bucket is grey', () => {
    const { size, buckets } = seriesOf('week', [totals, totals])
    const [first, last] = [{ partial: true }, { unfinished: true }]
    const notWhole = buckets.map((bucket, index) => ({ ...bucket, ...(index > 0 ? last : first) }))
    const report = (shown: typeof buckets): string =>
      visitorReport(analyticsOf({ series: { size, buckets: shown } }), 25)
    expect(report([...notWhole, ...buckets])).toContain(
      ' Grey instead of blue: the range has only a part of this week, or this week is not over yet.',
    )
    expect(report([...notWhole.slice(1), ...buckets])).toContain(
      ' Grey instead of blue: this week is not over yet.',
    )
  })

  it('says nothing of a grey bucket that the chart does not have', () => {
    const { size, buckets } = seriesOf('day', new Array<VisitorCounts>(121).fill(nobody))
    const series = { size, buckets: buckets.map((bucket, index) => ({ ...bucket, partial: index === 0 })) }
    expect(visitorReport(analyticsOf({ series }), 25)).not.toContain('Grey')
  })
})

describe('the report of a site without visitors', () => {
  const series = seriesOf('day', [nobody, nobody])

  it('says what to check, and has no empty table or chart', () => {
    const report = visitorReport(analyticsOf({ totals: nobody, series }), 25)
    expect(report.slice(report.indexOf('Nobody was'))).toBe(
      [
        'Nobody was counted in this range. What to check:',
        '',
        '- **The range**: Jan 1 – 31, 2026. Was the site public then?',
        '- **The project**: `docs`. Is this the project ID of the site, from the API keys page of the dashboard?',
        '- **The tracking**: does the analytics page of the dashboard have visitors for these days? If not, the site does not count them.',
      ].join('\n'),
    )
  })

  it('is the same with pages that nobody visited, and with an empty previous period', () => {
    const empty = { totals: nobody, totalsBefore: nobody, series }
    const report = comparedReport([row('/', 0)], [row('/', 0)], empty)
    expect(report).toContain('What to check')
    expect(report).not.toMatch(/\||mermaid|details/u)
  })

  it('has the loss since the previous period', () => {
    const report = comparedReport([], [row('/gone', 7)], { totals: nobody, series })
    expect(report).toContain('What to check')
    expect(titlesOf(report)).toEqual(['Documentation visitors of `docs`', 'What moved'])
    expect(tableRows(report)).toContainEqual(['**All**', '0', '−1,100 (−100.0%)'])
  })
})

describe('the report of a small site', () => {
  it('has no sections of few pages, which the list of pages shows', () => {
    expect(titlesOf(reportOf(['/a/1', '/b/1']))).toEqual(['Documentation visitors of `docs`', 'All 2 pages'])
  })

  it('has no sections if there is only one', () => {
    expect(reportOf(pagesOf('/a/', 20, 1).map(({ path }) => path))).not.toContain('sections</summary>')
  })
})

describe('the sections in the report', () => {
  const pages = [
    ...pagesOf('/guides/', 10, 50),
    { path: '/api/jobs', human: 60, ai: 40, total: 90 },
    row('/', 70),
  ]

  it('have the visitors of their top page, and their pages', () => {
    expect(rowsBelow(visitorReport(analyticsOf({ visitors: pages }), 0), 'Section')).toEqual([
      ['`/api/`', '90', '1'],
      ['Top-level pages', '70', '1'],
      ['`/guides/`', '50', '10'],
    ])
  })

  it('have their change, also if they have no visitors now', () => {
    const report = comparedReport(pages, [row('/guides/0000', 40), row('/v1/jobs', 99)])
    expect(rowsBelow(report, 'Section')).toEqual([
      ['`/api/`', '90 (new)', '1'],
      ['Top-level pages', '70 (new)', '1'],
      ['`/guides/`', '50 (+25.0%)', '10'],
      ['`/v1/`', '0 (−100.0%)', '0'],
    ])
  })

  it('are the ten most visited, and the number of the others', () => {
    const visitors = Array.from({ length: 1012 }, (_, index) => row(`/${index}/page`, 2000 - index))
    const report = visitorReport(analyticsOf({ visitors }), 0)
    expect(rowsBelow(report, 'Section').map(([name]) => name)).toEqual(
      Array.from({ length: 10 }, (_, index) => `\`/${index}/\``),
    )
    expect(report).toContain('\nAnd 1,002 more. ')
  })
})

describe('two periods of different length', () => {
  it('have their days in the verdict and in each table with a change', () => {
    const pages = pagesOf('/a/', 12, 4)
    const before = [...pages, row('/b/gone')].map((page) => ({ ...page, total: page.total - 1 }))
    const report = comparedReport([...pages, row('/b/new')], before, {
      ...{ dateFrom: '2026-10-01', dateTo: '2026-11-01', days: 31 },
      rangeBefore: { dateFrom: '2026-09-01', dateTo: '2026-10-01', days: 30 },
    })
    const heads = report.split('\n').filter((line) => /^\|.*(?:change|previous)/iu.test(line))
    expect(heads).toHaveLength(4)
    for (const head of heads) expect(head).toMatch(/change \(31 days, before 30\)/iu)
    expect(report).toContain('**As many visitors as in September, which was a day shorter.**')
  })
})

describe('the links of the report', () => {
  const siteUrl = new URL('https://docs.example.com/base')
  const linked = visitorReport(
    comparedOf(
      [row('/up', 9), row('/down', 2), row('/new', 1)],
      [row('/up', 1), row('/down', 8), row('/gone', 3)],
      { siteUrl },
    ),
    25,
  )

  it.each(renderers)('lead to the pages of the site, in every place: $name', (renderer) => {
    const link = (path: string): [string, string] => [path, `https://docs.example.com/base${path}`]
    const [ofTasks, ofChanges] = [['/down'], ['/up', '/down', '/new']]
    const ofPages = ofChanges
    const [body] = renderAll(renderer, [linked])
    expect(body && linksIn(body)).toEqual([...ofTasks, ...ofChanges, ...ofPages].map(link))
  })

  it('do not exist for a page without visitors now, and without site-url', () => {
    expect(linked).toContain('| `/gone` | −3 (no visitors now) | 0 |')
    const gone = comparedOf([row('/up', 9)], [row('/gone', 30)], { siteUrl })
    expect(visitorReport(gone, 25)).toContain('**Look at** `/gone`, no visitors now')
    expect(linked.replaceAll(/\[(`[^`]*`)\]\(<[^>]*>\)/gu, '$1')).not.toContain('](<')
    expect(reportOf(['/a'])).not.toContain('](')
  })

  it.each(['/' + 'é'.repeat(60), '//evil', '/a|b', '/../a'])('do not exist for %j', (path) => {
    expect(visitorReport(analyticsOf({ visitors: [row(path)], siteUrl }), 25)).not.toContain('](<')
  })
})

describe('the report of two periods', () => {
  it('has the ten pages that changed most, whether they rose, fell, are new or have no visitors now', () => {
    const now = Array.from({ length: 14 }, (_, index) =>
      row(`/${index}`, index % 2 === 0 ? 100 + index : 100 - index),
    )
    const before = [...now.map(({ path }) => row(path, 100)), row('/gone', 50)]
    const report = comparedReport([...now, row('/new', 40)], before)
    expect(titlesOf(report)[1]).toBe('What moved (10 of 15)')
    expect(rowsBelow(report, 'Page').slice(0, 4)).toEqual([
      ['`/gone`', '−50 (no visitors now)', '0'],
      ['`/new`', '+40 (new)', '40'],
      ['`/13`', '−13 (−13.0%)', '87'],
      ['`/12`', '+12 (+12.0%)', '112'],
    ])
    expect(rowsBelow(report, 'Page')).toHaveLength(10)
  })

  it('tells when no page changed, and has no chart of one bucket, which is the total', () => {
    const series = seriesOf('month', [totals])
    const report = comparedReport([row('/page')], [row('/page')], { series })
    expect(report).not.toContain('Visitors per')
    expect(report).toContain('### What moved\n\nNo page changed.\n')
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
    ['a new row', 'a |\n| b | 1 | 2 | 3', '<code>a &#124; &#124; b &#124; 1 &#124; 2 &#124; 3</code>'],
    ['HTML', '<script>alert(1)</script>', '`<script>alert(1)</script>`'],
    ['bidi controls', 'a\u202eb\u2066c', '`abc`'],
    ['nothing', '', '_(empty)_'],
  ])('stay code in one cell: %s', (_, path, cell) => {
    expect(pathCells(reportOf([path]))).toEqual([cell])
  })

  const unit = fc.oneof(
    fc.constantFrom(
      ...['|', '`', '\\|', '||', '<b>', '</code>', '<!--', '@a', 'a@b.c', '\n', '\n\n# '],
      ...['*', '_', '![', '](x)'],
      ...['www.', 'http://', ')', '\r', '\u2028', '\u001b[', '~~', '&amp;', '\\'],
    ),
    fc.integer({ min: 79, max: 100 }).map((count) => '`'.repeat(count)),
    codePoint,
  )

  it.each(renderers)('leave all else as it is, in every place of it: $name', (renderer) => {
    const path = fc.string({ unit, maxLength: 12 }).map((text) => `/${text}`)
    const lists = fc.sample(
      fc.uniqueArray(path, { minLength: 5, maxLength: 5, selector: (each) => singleLine(each, 70) }),
      runs(50),
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
      seen.map(codeTexts).map((texts) => texts.filter((text) => !/^(?:include: .*|---\n.*)$/su.test(text))),
    ).toEqual(
      lists.map((list) => {
        const [project = '', up = '', down = '', appeared = '', vanished = ''] = list.map((each) =>
          singleLine(each, 70),
        )
        return [project, down, vanished, up, down, appeared, vanished, up, down, appeared]
      }),
    )
  })

  it.each(renderers)('leave all else as it is in the list of sections: $name', (renderer) => {
    const segment = fc.string({ unit, maxLength: 12 }).map((text) => `s${text.replaceAll('/', '')}`)
    const fill = pagesOf('/fill/', 10, 1)
    const reportWith = (name: string): string =>
      visitorReport(analyticsOf({ visitors: [row(`/${name}/page`, 9), ...fill] }), 0)
    const names = fc.sample(segment, runs(50))
    const [expected, ...seen] = renderAll(renderer, ['plain', ...names].map(reportWith))
    const codes = names.map((name) => singleLine(`/${name}/`, 70))
    expect(seen.map((body) => codeTexts(body)[2])).toEqual(codes)
    expect(seen.map(outsideOfCode)).toEqual(names.map(() => expected && outsideOfCode(expected)))
  })

  it.each(renderers)('are links only to pages of the site, in every place: $name', (renderer) => {
    const siteUrl = new URL('https://docs.example.com/base')
    const path = fc.string({ unit, maxLength: 12 }).map((text) => `/${text}`)
    const paths = fc.sample(fc.uniqueArray(path, { minLength: 4, maxLength: 4 }), runs(50))
    const reportWith = ([up = '', down = '', appeared = '', vanished = '']: string[]): string =>
      visitorReport(
        comparedOf(
          [row(up, 90), row(down, 50), row(appeared, 30)],
          [row(up, 10), row(down, 80), row(vanished, 20)],
          { siteUrl },
        ),
        25,
      )
    const links = renderAll(renderer, [['/up', '/down', '/new', '/gone'], ...paths].map(reportWith)).map(
      linksIn,
    )
    expect(links[0]).toHaveLength(7)
    for (const [, href] of links.flat()) {
      const url = new URL(href ?? '')
      expect(`${url.origin}${url.pathname}${url.search}${url.hash}`).toMatch(
        /^https:\/\/docs\.example\.com\/base\/[^?#]*$/u,
      )
    }
  })

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
        questions: questionsOf(many(6, (index) => ({ question: long(index), page: long(index) }))),
        searches: searchesOf(
          many(6, (index) => ({ term: long(index), topClickedPage: long(index), hits: most })),
        ),
        ...feedbackOf(
          many(6, (index) => ({ path: long(index), thumbsDown: most })),
          many(6, (index) => ({ path: long(index), comment: long(index) })),
        ),
      })
      const report = visitorReport(analytics, 1000)
      expect(report).toContain('All 1,000 pages')
      expect(report).toContain('(10 of 2,000)')
      expect(report).toContain('Disliked pages (5 of 6)')
      // The step adds where the data is: a name and a folder of 200 characters.
      expect(Buffer.byteLength(report)).toBeLessThan(oneMiB - 8192)
    },
  )

  it('leave room in the summary beside the longest links', () => {
    const siteUrl = new URL(`https://docs.example.com/${'b'.repeat(40)}/`)
    // Each of these characters has four bytes, and twelve in a link.
    const paths = Array.from(
      { length: 1000 },
      (_, index) => `/${String(index).padStart(4, '0')}${'😀'.repeat(18)}`,
    )
    const report = visitorReport(
      analyticsOf({ visitors: paths.map((path) => row(path, most)), siteUrl }),
      1000,
    )
    expect(report.match(/\]\(</gu)).toHaveLength(1000)
    expect(Buffer.byteLength(report)).toBeLessThan(oneMiB - 8192)
  })
})

describe('a path in a table', () => {
  const siteUrl = new URL('https://docs.example.com')

  it('can break behind a slash', () => {
    expect(pathInTable('/a/b-1', undefined)).toBe('<code>/a/<wbr>b-1</code>')
    expect(pathInTable('/a/b-1', siteUrl)).toContain('[<code>/a/<wbr>b-1</code>]')
  })

  it.each(['<b>/a/b', '`/a/b', '|/a/b', '/a/b<', '/a/<b>/c', '/a'])(
    'has no breaks with another character, or with one segment: %s',
    (path) => {
      expect(pathInTable(path, siteUrl)).toBe(linkedPath(path, siteUrl))
    },
  )
})
