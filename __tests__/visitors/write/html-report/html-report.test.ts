import { createHash } from 'node:crypto'
import { Script } from 'node:vm'

import { describe, expect, it } from '@jest/globals'

import type { ExportContent } from '../../../../src/visitors/export-content.ts'
import { htmlReport } from '../../../../src/visitors/write/html-report/html-report.ts'
import { analyticsOf, comparedOf, nobody, seriesOf } from '../../../support/analytics.ts'
import { type HtmlElement, parseHtml } from '../../../support/html-document.ts'
import { feedbackOf, questionsOf, searchesOf } from '../../../support/reader-lists.ts'
import { row, totals } from '../../../support/page-server.ts'

const hostile = '</script><script>alert(1)</script><!-- "&\' \u202e'

async function markupOf(analytics: ExportContent): Promise<string> {
  return [...(await htmlReport(analytics))].join('')
}

async function pageOf(analytics: ExportContent): Promise<HtmlElement> {
  return parseHtml(await markupOf(analytics))
}

const textOf = (page: HtmlElement, selector: string): string =>
  page.querySelector(selector)?.textContent ?? ''
const blocksOf = (page: HtmlElement): string[] =>
  [...page.querySelectorAll('main > section')].map((each) => each.getAttribute('id') ?? '')
const hashOf = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

describe('the blocks of the page', () => {
  const visitors = [row('/a/b', 2), row('/c/d', 1)]
  const series = seriesOf('day', [totals, totals])
  const withoutSeries = ['tasks', 'totals', 'top', 'sections', 'pages']

  it.each<[string, ExportContent, string[]]>([
    [
      'without visitors',
      analyticsOf({ totals: nobody, series: seriesOf('day', [nobody, nobody]) }),
      ['tasks', 'no-visitors'],
    ],
    ['with one page', analyticsOf({ visitors: [row('/a')] }), ['tasks', 'totals', 'pages']],
    ['with pages', analyticsOf({ visitors: [row('/a'), row('/b')] }), ['tasks', 'totals', 'top', 'pages']],
    ['with sections', analyticsOf({ visitors }), ['tasks', 'totals', 'top', 'sections', 'pages']],
    ['with a series of one day', analyticsOf({ visitors, series: seriesOf('day', [totals]) }), withoutSeries],
    [
      'with pages that nobody visited',
      analyticsOf({ totals: nobody, visitors: [row('/a/b', 0), row('/c/d', 0)] }),
      ['tasks', 'no-visitors', 'pages'],
    ],
    [
      'with a comparison in which nobody visits any more',
      comparedOf([], visitors, { totals: nobody }),
      ['tasks', 'no-visitors', 'totals', 'changes', 'pages'],
    ],
    [
      'with everything',
      comparedOf(visitors, visitors, { series }),
      ['tasks', 'totals', 'changes', 'series', 'share', 'top', 'sections', 'pages'],
    ],
  ])('are those that its data fills: %s', async (_, analytics, blocks) => {
    expect(blocksOf(await pageOf(analytics))).toEqual(blocks)
  })

  it('have what readers missed near the top, and each list of include at the end', async () => {
    const lists = {
      views: { totals, isComplete: true, pages: [] },
      searches: searchesOf([]),
      ...feedbackOf([], []),
      questions: questionsOf([]),
    }
    expect(blocksOf(await pageOf(comparedOf(visitors, visitors, { series, ...lists })))).toEqual([
      ...['tasks', 'totals', 'changes', 'gaps', 'gone', 'series', 'share', 'top', 'sections', 'pages'],
      ...['searches', 'page-feedback', 'feedback', 'questions'],
    ])
    const onlyViews = analyticsOf({ visitors, views: lists.views })
    expect(blocksOf(await pageOf(onlyViews))).toEqual(withoutSeries)
  })

  it('are named by their headings, and are in the contents', async () => {
    const page = await pageOf(comparedOf(visitors, visitors, { series }))
    const headings = [...page.querySelectorAll('main > section > h2')].map((each) => each.getAttribute('id'))
    const named = [...page.querySelectorAll('section')].map((each) => each.getAttribute('aria-labelledby'))
    expect(named).toEqual(headings)
    const jumps = [...page.querySelectorAll('.contents a')].map((each) => each.getAttribute('href'))
    expect(jumps).toEqual(blocksOf(page).map((id) => `#${id}`))
  })

  it('have a title for each table, column and choice', async () => {
    const lists = {
      views: { totals, isComplete: true, pages: [] },
      searches: searchesOf([{}]),
      ...feedbackOf([{}], [{ comment: 'No', code: 'a', filename: 'a.ts' }]),
      questions: questionsOf([{ category: 'Setup', page: '/a' }]),
    }
    const before = { searches: searchesOf([{ term: 'gone' }]) }
    const changed = comparedOf(visitors, [row('/a/b', 5)], { series, ...lists, lists: before })
    const page = await pageOf(changed)
    const words = (selector: string, inside = page): string =>
      [...inside.querySelectorAll(selector)].map(({ textContent }) => textContent.trim()).join(' | ')
    // The class says which blocks the printed page has.
    const titles = [...page.querySelectorAll('main > section')].map(
      (block) => `${block.getAttribute('class') ?? ''} ${words('h2, h3, thead th, option', block)}`,
    )
    expect(titles).toEqual([
      'printed Do this week',
      'printed Who visited',
      'printed What moved 2 | Page | Change | Now',
      ' Where readers were not served | Unanswered questions 1 | Question | Asked | Searches with few clicks 1 | Term | Searches | With a click | Disliked pages 1 | Page | Down | Up',
      ' Did it help? | Since the previous period | Count',
      'printed Visitors per day | From | Human | AI | All | AI share',
      ' AI share',
      ' Most visited pages | Page | Visitors | AI share',
      ' Sections 2 | Section | Pages | Top page | AI share',
      ' All pages 2 | All | Rising | Falling | New | No visitors now | Page | Visitors | Share | Human | AI | AI share | Views per visitor | Previous | Change | Percent',
      ' Search terms 1 | All | Few clicks | Without a click | Term | Searches | With a click | Clicked most | Last search',
      ' Feedback by page 1 | All | More down than up | More up than down | Page | Thumbs up | Thumbs down | On code | Other | All',
      ' Feedback 1 | All | Open comments | Comments | Down | Up | Comment | On code | Page | Thumb | Status | Source | Date',
      ' Questions 1 | All | Unanswered | Others | Question | Resolution | Category | Asked on | Date',
    ])
  })
})

describe('the policy of the page', () => {
  it('allows its own style sheet and script by their hashes, and nothing else', async () => {
    const page = await pageOf(analyticsOf({ visitors: [row('/a')] }))
    const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content')
    expect(policy).toBe(
      [
        "default-src 'none'",
        `style-src ${hashOf(textOf(page, 'style'))}`,
        `script-src ${hashOf(textOf(page, 'script:not([type])'))}`,
        "base-uri 'none'",
        "form-action 'none'",
      ].join('; '),
    )
  })

  it('stands before the first element that it rules', async () => {
    const markup = await markupOf(analyticsOf())
    expect(markup.indexOf('Content-Security-Policy')).toBeLessThan(markup.indexOf('<style>'))
  })
})

describe('the script of the page', () => {
  it('is one script of its modules and of those that it shares with the summary, without types and comments', async () => {
    const script = textOf(await pageOf(analyticsOf()), 'script:not([type])')
    for (const name of [
      'formatCount(count)',
      'sectionNames(paths)',
      'showTable({',
      'showList(',
      'showValues(',
    ])
      expect(script).toContain(`\n  function ${name}`)
    expect(script).not.toMatch(/^ *(?:import|export|interface) |\/\*\*/mu)
  })

  it('is valid outside of a module', async () => {
    const script = textOf(await pageOf(analyticsOf()), 'script:not([type])')
    expect(() => new Script(script)).not.toThrow()
    // In a strict block, two functions of one name are an error.
    expect(() => new Script(`'use strict'; { ${script} }`)).not.toThrow()
    expect(() => new Script(`'use strict'; { function a() {} function a() {} }`)).toThrow()
  })
})

describe('the data of the page', () => {
  const dataOf = (page: HtmlElement): unknown => JSON.parse(textOf(page, '#data'))

  it('has path and counts of each page', async () => {
    const visitors = [{ path: '/a', human: 3, ai: 2, total: 4 }, row('/b', 1)]
    expect(dataOf(await pageOf(analyticsOf({ visitors })))).toEqual({
      total: totals.total,
      pages: { path: ['/a', '/b'], human: [3, 1], ai: [2, 0], total: [4, 1] },
      links: {},
      lists: {},
    })
  })

  it('has the total of the previous period with a comparison, also of pages that are gone', async () => {
    const page = await pageOf(comparedOf([row('/a', 4)], [row('/a', 3), row('/gone', 2)]))
    expect(dataOf(page)).toMatchObject({ pages: { path: ['/a', '/gone'], total: [4, 0], before: [3, 2] } })
  })

  it('has the address of the site, and of the pages whose address is not made of it and the path', async () => {
    const paths = ['/a', '/b c', '//evil.example', 'javascript:alert(1)', '/d\u202e']
    const visitors = paths.map((path) => row(path, 1))
    const siteUrl = new URL('https://docs.example.com/base/')
    expect(dataOf(await pageOf(analyticsOf({ siteUrl, visitors })))).toMatchObject({
      site: 'https://docs.example.com/base',
      links: {
        1: 'https://docs.example.com/base/b%20c',
        2: null,
        3: null,
        4: 'https://docs.example.com/base/d%E2%80%AE',
      },
    })
  })

  it('has the views of each page, and null for a page without', async () => {
    const views = {
      totals,
      isComplete: true,
      pages: [
        { path: '/b', human: 5, ai: 4, total: 9 },
        { path: '__proto__', human: 1, ai: 0, total: 1 },
      ],
    }
    const visitors = [row('/a', 3), row('/b', 2), row('__proto__', 1)]
    expect(dataOf(await pageOf(analyticsOf({ visitors, views })))).toMatchObject({
      pages: { views: [null, 9, 1] },
    })
  })

  it('has the rows of each list, and the choices that show them', async () => {
    const terms = [
      { term: hostile, hits: 9, topClickedPage: 'https://docs.example.com/a?b', lastSearchedAt: null },
      { term: '', hits: 3, clickThroughRate: 0.5, lastSearchedAt: 'yesterday' },
    ]
    const entries = [
      { comment: null, helpful: true, code: 'x = 1', createdAt: '2026-01-31T23:59:59-05:00' },
      { comment: 'No', status: 'resolved', helpful: null },
    ]
    const asked = [{ category: 'Setup', page: '/a' }, { resolution: 'answered' }]
    const page = await pageOf(
      analyticsOf({
        searches: searchesOf(terms),
        ...feedbackOf([{ total: 3 }], entries),
        questions: questionsOf(asked),
      }),
    )
    expect((dataOf(page) as { lists: unknown }).lists).toEqual({
      searches: [
        [hostile.replace(' \u202e', ''), 9, 0, '/a', null, 3],
        ['(empty)', 3, 0.5, null, null, 0],
      ],
      'page-feedback': [['/a', 0, 1, 0, 2, 3, 1]],
      feedback: [
        [null, 'x = 1', '/a', 'Up', 'Pending', 'Contextual', '2026-02-01', 8],
        ['No', null, '/a', null, 'Resolved', 'Contextual', '2026-01-15', 2],
      ],
      questions: [
        ['How?', 'Unanswered', 'Setup', '/a', '2026-01-15', 1],
        ['How?', 'Answered', null, null, '2026-01-15', 2],
      ],
    })
  })

  it('has the buckets of the series', async () => {
    const series = seriesOf('day', [totals, { human: 1, ai: 0, total: 1 }])
    const data = dataOf(await pageOf(comparedOf([row('/a', 4)], [], { series }))) as { series: unknown[] }
    expect(data.series).toEqual([
      { title: 'Thu, Jan 1, 2026', ...totals },
      { title: 'Fri, Jan 2, 2026', human: 1, ai: 0, total: 1 },
    ])
  })

  it('is whole with more pages than a part has', async () => {
    const visitors = Array.from({ length: 1001 }, (_, index) => row(`/${index}`, 1))
    const markup = await markupOf(analyticsOf({ visitors }))
    const [, json = ''] = /<script type="application\/json" id="data">(.*?)<\/script>/su.exec(markup) ?? []
    const { pages } = JSON.parse(json) as { pages: unknown }
    const ones = visitors.map(() => 1)
    expect(pages).toEqual({
      path: visitors.map(({ path }) => path),
      human: ones,
      ai: visitors.map(() => 0),
      total: ones,
    })
  })

  it('holds a hostile path as text, which ends no element', async () => {
    const page = await pageOf(comparedOf([row(hostile, 2)], [row(hostile, 1)]))
    expect(page.querySelectorAll('script')).toHaveLength(2)
    expect(dataOf(page)).toMatchObject({ pages: { path: [hostile.replace(' \u202e', '')] } })
  })
})

describe('the title of the page', () => {
  it('names the project as text', async () => {
    const page = await pageOf(analyticsOf({ projectId: '</title><b>docs</b>' }))
    expect(textOf(page, 'title')).toBe('Documentation visitors of </title><b>docs</b>')
    expect(page.querySelectorAll('b')).toHaveLength(0)
  })
})
