import { beforeAll, describe, expect, it } from '@jest/globals'

import { codeSpan, singleLine } from '../../../src/shared/untrusted-text.ts'
import type { VisitorAnalytics } from '../../../src/analytics/read/visitor-analytics.ts'
import { visitorReport } from '../../../src/analytics/show/markdown-report.ts'
import {
  analyticsOf,
  comparedOf,
  feedbackOf,
  historyOf,
  many,
  nobody,
  questionsOf,
  row,
  searchesOf,
} from '../../support/analytics.ts'
import { attacks, expectInertMarkdown, longRun } from '../../support/dist-attacks.ts'
import { told } from '../../support/told.ts'
import { codePoint, fc, runs } from '../../support/properties.ts'
import { codeTexts, linksIn, outsideOfCode, renderAll, renderers } from '../../support/rendered-markdown.ts'

const most = Number.MAX_SAFE_INTEGER
const note = (bold = ' Bold changes are beyond what is usual.'): string =>
  `Unique visitors. AI: agents and other programs, as the service tells them from people. A visitor can count in People and in AI, but only once in All.${bold} The counts are approximate. The pages do not add up to the total.`
const oneMiB = 1_048_576

const summaryOf = async (content: ReturnType<typeof analyticsOf>): Promise<string> =>
  visitorReport(await content, 'docs-visitors/gaps.md')
const reportOf = (change: Partial<VisitorAnalytics>): Promise<string> => summaryOf(analyticsOf(change))
const comparedReport = (...of: Parameters<typeof comparedOf>): Promise<string> => summaryOf(comparedOf(...of))

describe('the job summary of an export', () => {
  it('has the verdict, what to do, the totals and the pages', async () => {
    const visitors = [
      { path: '/', human: 12_345, ai: 2000, total: 14_000 },
      { path: '/guide', human: 1, ai: 0, total: 1 },
    ]
    expect(await reportOf({ visitors })).toBe(
      [
        '<sub>`docs` · January 2026</sub>',
        '## 1,100 visitors in January 2026.',
        '| <sub>Total</sub> | <sub>Now</sub> |\n|:--|--:|\n| All | 1,100 |\n| People | 900 |\n| AI | 300 |',
        '### Do next',
        'No tasks: questions, searches and feedback were not read.',
        'With questions, searches and feedback in `include`, this list also has the questions that the assistant could not answer, the searches with few clicks and the pages that readers dislike.',
        '<details><summary>Pages (2)</summary>',
        '| <sub>Page</sub> | <sub>All</sub> | <sub>People</sub> |\n|:--|--:|--:|\n| `/` | 14,000 | 12,345 |\n| `/guide` | 1 | 1 |',
        '</details>',
        note(''),
      ].join('\n\n'),
    )
  })

  it('draws the periods of each total from 0, named by the periods, and ends with the last count before', async () => {
    const weeks = [8000, 7000, 6000, 5000, 4000, 4000, 3000, 2000]
    const range = { dateFrom: '2026-02-23', dateTo: '2026-03-02' }
    const history = weeks.map((human) => ({ human, ai: 500, total: human + 500 }))
    const { content } = await told({ range, history, now: { human: 1000, ai: 0, total: 1000 } })
    const table = visitorReport(content, undefined).split('\n\n')[3]
    expect(table?.split('\n').map((line) => line.split(' | ').at(-1))).toEqual([
      '<sub>9 weeks</sub> |',
      '|:--|--:|--:|',
      '<sub>█▇▆▅▄▄▃▂▁ week before 2,500</sub> |',
      '<sub>█▇▆▅▄▄▃▂▁ week before 2,000</sub> |',
      '<sub>████████▁ week before 500</sub> |',
    ])
  })

  it('has the numbers before, and what moved', async () => {
    const report = await comparedReport(
      [row('/', 900), row('/down', 200), row('/new', 200), row('/same', 101)],
      [row('/', 880), row('/down', 600), row('/gone', 1234), row('/same', 100)],
      { totalsBefore: { human: 920, ai: 0, total: 1000 } },
    )
    expect(report.split('\n\n')).toEqual([
      '<sub>`docs` · January 2026</sub>',
      '## 1,100 visitors in January 2026.',
      'Pages and lists are compared with December 2025.',
      '| <sub>Total</sub> | <sub>January</sub> |\n|:--|--:|\n| All | 1,100<br><sub>December 1,000</sub> |\n| People | 900<br><sub>December 920</sub> |\n| AI | 300<br><sub>December 0</sub> |',
      '### Do next (1 task)',
      '1. **Check** `/gone`<br>no visitors now, 1,234 before: moved, removed or broken?',
      expect.stringMatching(/^With questions, searches and feedback in `include/u),
      '### What moved (3)',
      'The largest difference from what was expected first.',
      '| <sub>Page</sub> | <sub>January</sub> | <sub>Change</sub> |\n|:--|--:|--:|\n| `/gone` | 0 | **−1,234** |\n| `/down` | 200 | **−400 (−67%)** |\n| `/new` | 200 | **+200** |',
      '<details><summary>Pages (5)</summary>',
      'Visitors per page.',
      '| <sub>Page</sub> | <sub>January</sub> | <sub>Change</sub> |\n|:--|--:|--:|\n| `/` | 900 | +20 |\n| `/down` | 200 | **−400 (−67%)** |\n| `/new` | 200 | **+200** |\n| `/same` | 101 | +1 |\n| `/gone` | 0 | **−1,234** |',
      '</details>',
      note(),
    ])
  })

  it('has the visitors of each period before in one line, and the change of the unanswered questions beside them', async () => {
    const history = historyOf(8, { human: 900, ai: 300, total: 1050 })
    const questions = questionsOf([{ question: 'SAML?' }])
    const report = await comparedReport([], [], { history, questions, lists: { questions: questionsOf([]) } })
    expect(report).toContain(
      `\n\n${'Dec: 1,050 (people 900, AI 300) · '.repeat(8)}Jan: 1,100 (people 900, AI 300)\n\n`,
    )
    expect(report).toContain('| Unanswered questions | 1\u00A0+1<br><sub>December 0</sub> |  |')
  })

  it('has at most ten pages that moved and 25 of all, and tells how many there are', async () => {
    const pages = many(40, (index) => row(`/${index}`, 900 - index))
    const same = [row('/a', 1000)]
    const report = await comparedReport([...same, ...pages], same)
    expect(report).toContain('### What moved (10 of 40)')
    expect(report).toContain('<summary>Pages (25 of 41)</summary>')
    expect(report.match(/^\| `/gmu)).toHaveLength(35)
    // No file has what moved.
    expect(report.match(/^And .+/gmu)).toEqual(['And 16 more, in `visitors.csv`.'])
  })

  it('tells when no page moved', async () => {
    const report = await comparedReport([row('/page', 101)], [row('/page', 100)])
    expect(report).toContain('### What moved\n\nNo page moved.\n')
  })

  it('does not say that no page moved while the range is not over', async () => {
    const report = await comparedReport([row('/page', 300)], [row('/page', 900)], { unfinished: true })
    expect(report).toContain('### What moved\n\nNo page has moved up so far.\n')
  })
})

describe('the summary of an empty site', () => {
  it('begins with what to check, and has no tasks and no empty table', async () => {
    const report = await comparedReport([row('/', 0)], [row('/', 0)], {
      totals: nobody,
      totalsBefore: nobody,
    })
    expect(report).toBe(
      [
        '<sub>`docs` · January 2026</sub>',
        '## No visitors in January 2026.',
        '### What to check',
        [
          '- **The range**: January 2026. Was the site public then?',
          '- **The project**: `docs`. Is this the project ID of the site, from the API keys page of the dashboard?',
          '- **The tracking**: does the analytics page of the dashboard have visitors for these days? If not, the site does not count them.',
        ].join('\n'),
      ].join('\n\n'),
    )
  })

  it('has the loss since the previous period, and no page', async () => {
    const report = await comparedReport([], [row('/gone', 70)], { totals: nobody })
    expect(report).toContain('What to check')
    expect(report).toContain('| All | 0<br><sub>December 1,100</sub> |')
    expect(report).not.toContain('What moved')
  })
})

/** An export with a gap of each kind. */
const withGaps = (): Partial<VisitorAnalytics> => ({
  questions: questionsOf([
    { page: 'https://docs.example/keys' },
    { question: 'saml' },
    { question: 'SAML?' },
    { question: 'Where?', resolution: 'answered' },
  ]),
  searches: searchesOf([{ hits: 1200, clickThroughRate: 0.125, topClickedPage: '/b' }]),
  ...feedbackOf(
    [{ thumbsDown: 1234, thumbsUp: 2 }],
    [{ comment: 'Step 3\nis wrong' }, { comment: 'Too short' }, { comment: 'Too long' }],
  ),
})

describe('where readers were not served', () => {
  it('has the lists, and a table for each kind of gap', async () => {
    const report = await comparedReport([], [], {
      ...withGaps(),
      lists: {
        ...withGaps(),
        // As many questions as now, so that nothing is scaled.
        questions: { ...questionsOf(many(9, () => ({ question: 'Invoices?' }))), asked: 4 },
      },
    })
    const blocks = report.split('\n\n')
    expect(blocks.slice(blocks.indexOf('### Where readers were not served (3 gaps)') + 1)).toEqual([
      'Questions 4 (before 4) · unanswered 3 (before 9) · searches 1,200 (before 1,200) · thumbs down 1,234 (before 1,234) · thumbs up 2 (before 2)',
      '#### Topics without an answer (1)',
      'Questions about one subject are one topic.',
      '| <sub>Topic</sub> | <sub>January</sub> | <sub>Change</sub> |\n|:--|--:|--:|\n| `SAML?`<br>Asked on: `/keys` | 3 | +3 |',
      '#### Searches with few clicks (1)',
      'Less than 20% of the searches led to a click.',
      '| <sub>Term</sub> | <sub>January</sub> | <sub>Change</sub> |\n|:--|--:|--:|\n| `sso`<br>Clicked most: `/b` | 1,200 | 0 |',
      '#### Disliked pages (1)',
      'More thumbs down, which are counted here, than up. Comments are those neither resolved nor dismissed.',
      '| <sub>Page</sub> | <sub>January</sub> | <sub>Change</sub> |\n|:--|--:|--:|\n| `/a`<details><summary>3 open comments</summary>Open comments: `Too short`, `Too long`, `Step 3 is wrong`</details> | 1,234 | 0 |',
      note(),
    ])
  })

  it('does not exist if only visitors and views were read', async () => {
    expect(await reportOf({})).not.toContain('not served')
  })

  it('has the first five of many gaps, and tells how many there are', async () => {
    const questions = questionsOf(many(14, (index) => ({ question: `Q${index % 7}` })))
    const report = await reportOf({ questions })
    expect(report).toContain('#### Topics without an answer (5 of 7)\n')
    expect(report.match(/^\| `Q/gmu)).toHaveLength(5)
    expect(report).toContain('And 2 more, in `gaps.md`.')
  })

  it('says of how many terms and pages it knows, if not of all', async () => {
    const cut = { isComplete: false }
    const searches = { ...searchesOf(many(1200, (index) => ({ term: String(index) }))), ...cut }
    const votes = many(100, (index) => ({ path: `/${index}`, thumbsDown: 2 }))
    const report = await reportOf({
      searches,
      pageFeedback: { ...feedbackOf(votes, []).pageFeedback, ...cut },
    })
    expect(report).toContain(' Only the first 1,200 search terms were read: those with the most searches.\n')
    expect(report).toContain(' Only the first 100 pages were read: the service gives no more.\n')
  })
})

describe('the advice', () => {
  it('names gaps.md where a later step can quote it', async () => {
    const content = await analyticsOf(withGaps())
    const advice = 'with `quote-file: docs-visitors/gaps.md`.'
    expect(visitorReport(content, 'docs-visitors/gaps.md')).toContain(advice)
    expect(visitorReport(content, undefined)).not.toContain('quote-file')
  })

  it('is what include would tell more if there is no task', async () => {
    expect(await reportOf({ questions: questionsOf([]) })).toContain(
      'With searches and feedback in `include`, this list also has the searches with few clicks and the pages that readers dislike.',
    )
  })
})

describe('the links of the summary', () => {
  const siteUrl = new URL('https://docs.example.com/base')

  it.each(renderers)('lead to the pages of the site, in every place: $name', async (renderer) => {
    const visitors = [row('/up', 90), row('/b', 9), row('/keys', 8)]
    const before = [row('/up', 1), row('/b', 9), row('/keys', 8), row('/gone', 80)]
    const report = await comparedReport(visitors, before, { siteUrl, ...withGaps() })
    const [body] = renderAll(renderer, [report])
    expect(body && linksIn(body)).toEqual(
      // The tasks, what moved, the gaps, and all pages.
      [...['/a', '/b', '/keys'], '/up', ...['/keys', '/b', '/a'], ...['/up', '/b', '/keys']].map((path) => [
        path,
        `https://docs.example.com/base${path}`,
      ]),
    )
  })

  it('do not exist for a page that only AI still visits and that answers 404', async () => {
    const ask = () => Promise.resolve(new Map([['/gone', { isMissing: true, movedTo: undefined }]]))
    const visitors = [row('/a', 900), { path: '/gone', human: 0, ai: 80, total: 80 }]
    const report = await comparedReport(visitors, [row('/a', 900), row('/gone', 300)], { siteUrl, ask })
    expect(report).toContain('**Fix** `/gone`')
    expect(report).toContain('| [`/a`](<https://docs.example.com/base/a>) |')
    expect(report).not.toContain('/gone>)')
  })

  it.each(['/' + 'é'.repeat(60), '//evil', '/../a'])('do not exist for %j', async (path) => {
    expect(await reportOf({ visitors: [row(path)], siteUrl })).not.toContain('](<')
  })
})

describe('hostile text in the summary', () => {
  const hostile = [...attacks, longRun(60), longRun(100), longRun(256), '=1+1', '__proto__', '1. x', '\ud800']
  const unit = fc.oneof(
    fc.constantFrom(...['|', '`', '\\|', '<b>', '</code>', '<!--', '@a', '\n', '\n\n# ', '*', '_', '![']),
    fc.constantFrom(...['](x)', 'www.', 'http://', '\r', '\u2028', '\u001b[', '~~', '&amp;', '\\', '-']),
    fc.integer({ min: 79, max: 100 }).map((count) => '`'.repeat(count)),
    codePoint,
  )
  const random = fc
    .sample(
      fc.string({ unit, maxLength: 12 }).map((text) => `gem ${text}`),
      runs(100),
    )
    // The line of white space at the end is cut, which makes equal wordings.
    .map((text) => text.trim())

  /** A summary with the words wherever readers write, and in paths. */
  const summaryWith = (words: string, path = words): Promise<string> =>
    comparedReport([row(path, 900), row('/b', 500)], [row(path, 100), row('/c', 500)], {
      projectId: words,
      questions: questionsOf(many(2, () => ({ question: words, page: path }))),
      searches: searchesOf([{ term: `${words} how`, topClickedPage: path }]),
      ...feedbackOf([{ path, thumbsDown: 2 }], [{ path, comment: words }]),
    })
  let reports: string[]
  let randomReports: string[]
  beforeAll(async () => {
    reports = await Promise.all(hostile.map((words) => summaryWith(words)))
    randomReports = await Promise.all(['plain', ...random].map((words) => summaryWith(words)))
  })

  it('is inert', () => {
    expectInertMarkdown(reports.join('\n\n'))
  })

  it('is inert in a path that was encoded', async () => {
    const encoded = hostile.map((words) => encodeURIComponent(words.toWellFormed()))
    const decoded = await Promise.all(
      encoded.flatMap((path) => [
        summaryWith('a', `/${path}`),
        summaryWith('a', `https://docs.example/${path}`),
      ]),
    )
    expectInertMarkdown(decoded.join('\n\n'))
    expect(decoded[0]).toContain('`/%0A::set-output name=outcome::PWNED`')
  })

  it.each(renderers)('is shown as code: $name', (renderer) => {
    for (const [index, shown] of renderAll(renderer, reports).map(codeTexts).entries())
      expect(shown).toContain(singleLine(hostile[index] ?? '', 70))
  })

  it.each(renderers)('leaves all else as it is: $name', (renderer) => {
    const [expected, ...seen] = renderAll(renderer, randomReports).map(outsideOfCode)
    expect(seen).toEqual(random.map(() => expected))
  })

  it('would be found if it were not code', async () => {
    for (const words of attacks.filter((each) => /^(?:<|\[|\||<\/code)/u.test(each))) {
      const alive = (await summaryWith('PLAIN')).replaceAll('`PLAIN`', words)
      expect(() => {
        expectInertMarkdown(alive)
      }).toThrow('expect(received)')
    }
  })

  it.each(['@', '~', '`', '\\|', '\u{10fffd}'])(
    'leaves room beside the most that there can be to tell: %j',
    async (unit) => {
      const long = (index: number): string =>
        `|${String.fromCodePoint(0x10_0000 + index)}${unit.repeat(1000)}`
      const counts = { human: most, ai: most, total: most }
      const report = await comparedReport(
        many(100, (index) => ({ path: long(index), ...counts })),
        many(100, (index) => row(long(index), 1)),
        {
          projectId: long(0),
          totalsBefore: { human: 1, ai: 1, total: 1 },
          questions: questionsOf(many(12, (index) => ({ question: long(index % 6), page: long(index) }))),
          searches: searchesOf(
            many(6, (index) => ({ term: long(index + 9), topClickedPage: long(index), hits: most })),
          ),
          ...feedbackOf(
            many(6, (index) => ({ path: long(index), thumbsDown: most })),
            many(36, (index) => ({ path: long(index % 6), comment: long(index) })),
          ),
        },
      )
      // The step adds where the data is: a name and a folder of 200 characters.
      expect(Buffer.byteLength(report)).toBeLessThan(oneMiB / 4)
    },
  )
})

describe('a path', () => {
  const siteUrl = new URL('https://docs.example.com')
  const shown = async (path: string, given: Partial<VisitorAnalytics> = {}): Promise<string | undefined> =>
    /^\| (.+?) \| 90 \|/mu.exec(await reportOf({ visitors: [row(path, 90)], ...given }))?.[1]

  it('can break behind a slash', async () => {
    expect(await shown('/a/b-1')).toBe('<code>/a/<wbr>b-1</code>')
    expect(await shown('/a/b-1', { siteUrl })).toContain('[<code>/a/<wbr>b-1</code>]')
  })

  it.each(['<b>/a/b', '`/a/b', '|/a/b', '/a/b<', '/a/<b>/c', '/a'])(
    'has no breaks with another character, or with one segment: %s',
    async (path) => {
      expect(await shown(path)).toBe(codeSpan(path))
    },
  )
})
