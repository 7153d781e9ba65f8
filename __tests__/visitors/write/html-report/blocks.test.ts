import { describe, expect, it } from '@jest/globals'

import { changesBlock } from '../../../../src/visitors/write/html-report/changes.ts'
import type { Html } from '../../../../src/visitors/write/html-report/html.ts'
import {
  footer,
  noVisitorsBlock,
  pageHeader,
  blockHtml,
} from '../../../../src/visitors/write/html-report/page-parts.ts'
import {
  allPagesBlock,
  sectionsBlock,
  topPagesBlock,
} from '../../../../src/visitors/write/html-report/pages.ts'
import {
  isDrawn,
  seriesData,
  shareBlock,
  visitorsBlock,
} from '../../../../src/visitors/write/html-report/series.ts'
import { goneBlock, tasksBlock } from '../../../../src/visitors/write/html-report/tasks.ts'
import { totalsBlock } from '../../../../src/visitors/write/html-report/totals.ts'
import { analyticsOf, comparedOf, nobody, seriesOf } from '../../../support/analytics.ts'
import { type HtmlElement, parseHtml } from '../../../support/html-document.ts'
import { row, totals } from '../../../support/page-server.ts'
import { questionsOf, searchesOf } from '../../../support/reader-lists.ts'

const hostile = '/<b>"&\u202e</b>'
const siteUrl = new URL('https://docs.example.com/base/')

function rendered({ markup }: Html): HtmlElement {
  return parseHtml(markup)
}

const plain = (text: string | undefined): string => (text ?? '').replaceAll(/\s+/gu, ' ').trim()
const textsOf = (element: HtmlElement, selector: string): string[] =>
  [...element.querySelectorAll(selector)].map(({ textContent }) => plain(textContent))
/** The cells of each row in the body of a table. */
const rowsOf = (element: HtmlElement): string[][] =>
  [...element.querySelectorAll('tbody tr')].map((each) =>
    [...each.children].map(({ textContent }) => plain(textContent)),
  )
const pages = (count: number, total = 1) =>
  Array.from({ length: count }, (_, index) => row(`/${String(index).padStart(3, '0')}`, total))

const shownHostile = hostile.replace('\u202E', '')

describe('the header', () => {
  it('names the project, as text, and has the verdict with its dates', () => {
    const visitors = [row(hostile, 5)]
    const element = rendered(pageHeader(comparedOf(visitors, [], { projectId: hostile, days: 30 })))
    expect(textsOf(element, 'h1, p')).toEqual([
      'Documentation visitors of /<b>"&</b>',
      'As many visitors as in December 2025, which was a day longer.',
      'Jan 1 – 31, 2026 (30 days), compared with Dec 1 – 31, 2025 (31 days). 1,100 visitors, 27.3% AI.',
    ])
    expect(element.querySelectorAll('b')).toHaveLength(0)
  })

  it('says that a range is not over', () => {
    expect(textsOf(rendered(pageHeader(analyticsOf({ unfinished: true }))), '.note')).toEqual([
      'Jan 1 – 31, 2026. 27.3% AI.',
      'The range is not over: its numbers still grow.',
    ])
  })
})

describe('the block of the tasks', () => {
  it('has a line for each task, with the words of readers and the paths as text', () => {
    const lists = {
      questions: questionsOf([{ question: hostile, page: '/a' }]),
      searches: searchesOf([]),
    }
    const content = comparedOf([row(hostile, 1)], [row(hostile, 5)], { ...lists, siteUrl })
    const element = rendered(tasksBlock(content).content)
    expect(textsOf(element, 'li')).toEqual([
      `Write an answer to “${shownHostile}”, asked once, on /a`,
      `Look at ${shownHostile}, 1 visitor, 4 fewer`,
    ])
    expect(element.querySelectorAll('b')).toHaveLength(0)
    expect(textsOf(element, '.note')).toEqual([
      'The agent can do this: quote gaps.md in the next step of the workflow, with quote-file: gaps.md.',
      'With include: feedback, the list would also tell the pages that readers dislike.',
    ])
  })

  it('says that there is nothing to do', () => {
    expect(textsOf(rendered(tasksBlock(analyticsOf()).content), 'p')[0]).toBe('No task was found.')
  })
})

describe('the block about what is gone', () => {
  it('has the first names and the count for each reason, as text', () => {
    const element = rendered(
      goneBlock([
        { reason: 'not-disliked', name: '/a', previous: 3 },
        { reason: 'not-asked', name: hostile, previous: 2 },
      ]).content,
    )
    expect(rowsOf(element)).toEqual([
      [`Questions not asked any more${shownHostile}`, '1'],
      ['Pages not disliked any more/a', '1'],
    ])
    expect(textsOf(rendered(goneBlock([]).content), 'p')).toEqual(['No gap of the previous period is gone.'])
  })
})

describe('the block of the totals', () => {
  it('has all, human and AI visitors, and says how many were counted as both', () => {
    const element = rendered(totalsBlock(analyticsOf()).content)
    expect(textsOf(element, '.totals li')).toEqual([
      'All visitors 1,100',
      'Human 900 81.8% of all',
      'AI 300 27.3% of all',
    ])
    expect(textsOf(element, '.note')).toEqual([
      '100 visitors were counted as both human and AI. They count once in all.',
    ])
  })

  it('says how each number changed', () => {
    const element = rendered(
      totalsBlock(comparedOf([], [], { totalsBefore: { human: 450, ai: 600, total: 1050 } })).content,
    )
    expect(textsOf(element, '.totals .changes')).toEqual(['+50+4.8%', '+450+100.0%', '−300−50.0%'])
    expect(textsOf(element, '.note')[0]).toContain('both human and AI (previous: 0).')
    const same = rendered(totalsBlock(comparedOf([], [])).content)
    expect(new Set(textsOf(same, '.totals .changes'))).toEqual(new Set(['no change']))
  })

  it('has a bar whose parts do not overlap, and a legend with their numbers', () => {
    const element = rendered(totalsBlock(analyticsOf()).content)
    const parts = [...element.querySelectorAll('rect')].map((part) =>
      ['class', 'x', 'width'].map((name) => part.getAttribute(name)).join(' '),
    )
    expect(parts).toEqual(['human 0% 72.7%', 'both 72.7% 9.1%', 'ai 81.8% 18.2%'])
    expect(textsOf(element, '.legend li')).toEqual([
      'Human only 800 (72.7%)',
      'Both 100 (9.1%)',
      'AI only 200 (18.2%)',
    ])
  })

  it('has no shares and no bar without visitors', () => {
    const element = rendered(totalsBlock(analyticsOf({ totals: nobody })).content)
    expect(textsOf(element, '.totals li')).toEqual(['All visitors 0', 'Human 0', 'AI 0'])
    expect(element.querySelectorAll('rect, .legend, .note')).toHaveLength(0)
  })
})

describe('a comparison of periods of different lengths', () => {
  const analytics = comparedOf([row('/a', 2)], [row('/a', 1)], { days: 30 })
  const equal = comparedOf([row('/a', 2)], [row('/a', 1)])

  it('names the days of both in every block with a change', () => {
    const note =
      'Changes compare 30 days with 31 days. A longer period has more visitors for that reason alone.'
    for (const block of [totalsBlock(analytics), changesBlock(analytics), allPagesBlock(analytics, 1)])
      expect(textsOf(rendered(block.content), '.note').at(-1)).toBe(note)
    expect(textsOf(rendered(changesBlock(equal).content), '.note')).toEqual([])
  })
})

describe('the blocks of a series', () => {
  const day = (human: number, ai: number, total: number) => ({ human, ai, total })
  const series = seriesOf('day', [day(3, 1, 4), day(0, 0, 0), day(2, 2, 4)])

  it('are left out for one bucket, and for buckets without visitors', () => {
    expect(isDrawn(seriesOf('day', [totals]))).toBe(false)
    expect(isDrawn(seriesOf('day', [nobody, nobody]))).toBe(false)
    expect(isDrawn(series)).toBe(true)
  })

  it('have a chart, a legend, and the numbers of each bucket', () => {
    const element = rendered(blockHtml(visitorsBlock(series)))
    expect(textsOf(element, 'h2, summary')).toEqual(['Visitors per day', 'The numbers per day'])
    expect(textsOf(element, '.legend li')).toEqual(['All', 'Human', 'AI', 'Weekend'])
    expect(textsOf(element, 'thead th')).toEqual(['From', 'Human', 'AI', 'All', 'AI share'])
    expect(rowsOf(element)).toEqual([
      ['2026-01-01', '3', '1', '4', '25.0%'],
      ['2026-01-02', '0', '0', '0', '–'],
      ['2026-01-03', '2', '2', '4', '50.0%'],
    ])
    expect(textsOf(element, '.note')).toEqual([])
  })

  it('have the AI share as a line with gaps where nobody came', () => {
    const element = rendered(shareBlock(series).content)
    expect(textsOf(element, '.value')).toEqual(['0%', '20%', '40%', '60%'])
    expect(element.querySelectorAll('circle')).toHaveLength(2)
  })

  it('say which buckets are not whole', () => {
    const weeks = seriesOf('week', [totals, totals, totals])
    const [first, , last] = weeks.buckets
    if (first === undefined || last === undefined) throw new Error('There are three weeks.')
    Object.assign(first, { partial: true, days: 2 })
    Object.assign(last, { unfinished: true })
    const element = rendered(visitorsBlock(weeks).content)
    expect(textsOf(element, '.note')).toEqual([
      'Not whole: Jan 1 – 7, 2026 is 2 days of a week; Jan 15 – 21, 2026 is not over.',
    ])
    expect(textsOf(element, '.legend li')).toEqual(['All', 'Human', 'AI', 'Not whole'])
    expect(rowsOf(element).map(([name, days]) => `${name} | ${days}`)).toEqual([
      '2026-01-01 2 days | 2',
      '2026-01-08 | 7',
      '2026-01-15 not over | 7',
    ])
    expect(seriesData(weeks).map(({ title }) => title)).toEqual([
      'Jan 1 – 7, 2026 (2 days)',
      'Jan 8 – 14, 2026',
      'Jan 15 – 21, 2026 (not over)',
    ])
  })

  it('list the numbers of the last 400 buckets, and say so', () => {
    const many = seriesOf(
      'day',
      Array.from({ length: 401 }, () => totals),
    )
    const { markup } = visitorsBlock(many).content
    const days = [...markup.matchAll(/<th scope="row">(.+?)</gu)].map(([, day]) => day)
    expect([days.length, days[0], days.at(-1)]).toEqual([400, '2026-01-02', '2027-02-05'])
    expect(plain(markup)).toContain('The table shows only the last 400 of 401 days. series.csv has all.')
  })
})

describe('the block of the changes', () => {
  const changesOf = (now: ReturnType<typeof row>[], before: ReturnType<typeof row>[]): HtmlElement => {
    const analytics = comparedOf(now, before, { siteUrl })
    return rendered(changesBlock(analytics).content)
  }

  it('has one table of what moved, the largest change first', () => {
    const element = changesOf(
      [row('/up', 4), row('/down', 1), row('/new', 7)],
      [row('/up', 2), row('/down', 2), row('/gone', 5)],
    )
    expect(rowsOf(element)).toEqual([
      ['/new', '+7 (new)', '7'],
      ['/gone', '−5 (no visitors now)', '0'],
      ['/up', '+2 (+100.0%)', '4'],
      ['/down', '−1 (−50.0%)', '1'],
    ])
  })

  it('links to the pages that exist', () => {
    const element = changesOf([row('/up', 4)], [row('/gone', 5)])
    const links = [...element.querySelectorAll('tbody a')].map((link) =>
      ['href', 'target', 'rel'].map((name) => link.getAttribute(name)).join(' '),
    )
    expect(links).toEqual(['https://docs.example.com/base/up _blank noopener noreferrer'])
  })

  it('says if nothing changed', () => {
    expect(textsOf(changesOf([row('/same', 1)], [row('/same', 1)]), 'p')).toEqual(['No page changed.'])
  })

  it('has ten rows, and counts the others with links to the table of all pages', () => {
    const links = (element: HtmlElement) =>
      [...element.querySelectorAll('.more a')].map(
        (link) => `${link.textContent} ${link.getAttribute('href')}`,
      )
    expect(links(changesOf(pages(10), []))).toEqual([])
    const many = changesOf(
      [...pages(9), row('/up', 2), row('/more', 3), row('/down', 1)],
      [row('/up', 1), row('/more', 1), row('/down', 2), row('/gone', 1)],
    )
    expect(rowsOf(many)).toHaveLength(10)
    expect(links(many)).toEqual([
      '2 rising #pages.show=up&pages.sort=-change',
      '1 falling #pages.show=down&pages.sort=change',
      '9 new #pages.show=new&pages.sort=-total',
      '1 with no visitors now #pages.show=vanished&pages.sort=-before',
    ])
  })
})

describe('the block of the most visited pages', () => {
  it('has a bar and the numbers of at most 10 pages', () => {
    const element = rendered(topPagesBlock(analyticsOf({ visitors: pages(11) })).content)
    expect(element.querySelectorAll('.parts')).toHaveLength(10)
    expect(rowsOf(element)).toEqual(pages(10).map(({ path }) => [path, '1', '0.0%']))
    expect(textsOf(element, '.legend li')).toEqual(['Human only', 'Both', 'AI only'])
  })

  it('shows a hostile path as text, and makes no link of it that leaves the site', () => {
    const paths = [hostile, '//evil.example/', '/../up', 'javascript:alert(1)', '/a b']
    const element = rendered(
      topPagesBlock(analyticsOf({ siteUrl, visitors: paths.map((path) => row(path, 1)) })).content,
    )
    expect(textsOf(element, 'tbody code')[0]).toBe('/<b>"&</b>')
    expect(element.querySelectorAll('b')).toHaveLength(0)
    const links = [...element.querySelectorAll('tbody a')].map((link) => link.getAttribute('href') ?? '')
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !link.startsWith('https://docs.example.com/base/'))).toEqual([])
  })
})

describe('the block of the sections', () => {
  it('has the pages, the most visited page and the AI share of each, and never a sum of visitors', () => {
    const visitors = [
      { path: '/', human: 9, ai: 0, total: 9 },
      { path: '/api/a', human: 4, ai: 4, total: 8 },
      { path: '/api/b', human: 2, ai: 0, total: 2 },
      { path: '/guides', human: 1, ai: 0, total: 1 },
      { path: '/guides/a', human: 0, ai: 1, total: 1 },
    ]
    const section = sectionsBlock(analyticsOf({ visitors }))
    expect(section?.count).toBe(3)
    const element = rendered(section?.content ?? pageHeader(analyticsOf()))
    expect(rowsOf(element)).toEqual([
      ['Top-level pages', '1', '9', '0.0%'],
      ['/api/', '2', '8', '40.0%'],
      ['/guides/', '2', '1', '50.0%'],
    ])
  })

  it('keeps a hostile section inside of its link', () => {
    const name = '/"><img src=x onerror=alert(1)>&pages.sort=x#'
    const visitors = [row(`${name}/a`), row('/b')]
    const element = rendered(sectionsBlock(analyticsOf({ visitors }))?.content ?? pageHeader(analyticsOf()))
    expect(element.querySelectorAll('img')).toHaveLength(0)
    const [href = ''] = [...element.querySelectorAll('tbody a')].map(
      (link) => link.getAttribute('href') ?? '',
    )
    const state = new URLSearchParams(href.slice(1))
    expect([...state.keys()]).toEqual(['pages.filter', 'pages.by'])
    expect(state.get('pages.filter')).toBe(`${name}/`)
  })
})

describe('the block of all pages', () => {
  const columnsOf = (element: HtmlElement): (string | undefined)[] =>
    [...element.querySelectorAll('th')].map((heading) => heading.getAttribute('data-column'))
  const plainPages = analyticsOf({ visitors: [row('/a/b'), row('/c/d')] })

  it('has the columns and the choices that its script fills, and the number of pages', () => {
    const plain = rendered(blockHtml(allPagesBlock(plainPages, 1234)))
    expect(textsOf(plain, 'h2')).toEqual(['All pages 1,234'])
    const columns = ['path', 'total', 'share', 'human', 'ai', 'aiShare']
    expect(columnsOf(plain)).toEqual(columns)
    expect(plain.querySelector('#pages-choice')).toBeUndefined()
    const compared = rendered(allPagesBlock(comparedOf([row('/a')], []), 2).content)
    expect(columnsOf(compared)).toEqual([...columns, 'before', 'change', 'growth'])
    const choices = [...compared.querySelectorAll('#pages-choice option')]
    expect(choices.map((option) => option.getAttribute('value')).join()).toBe('all,up,down,new,vanished')
  })

  it.each([
    [true, '12 views of the whole site, 1.5 per visitor.'],
    [false, '12 views of the whole site, 1.5 per visitor. The views of not all pages were read.'],
  ])('says how many views the site has, with all pages read: %s', (isComplete, note) => {
    const views = { totals: { human: 12, ai: 0, total: 12 }, isComplete, pages: [] }
    const content = analyticsOf({ totals: { human: 8, ai: 0, total: 8 }, visitors: [row('/a')], views })
    expect(textsOf(rendered(allPagesBlock(content, 1).content), '.note')).toEqual([note])
  })

  it('is hidden and says why, until its script runs', () => {
    const element = rendered(allPagesBlock(plainPages, 2).content)
    expect(element.querySelector('#pages-explorer')?.hasAttribute('hidden')).toBe(true)
    expect(textsOf(element, 'noscript')[0]).toMatch(/needs scripts, which are turned off here/u)
  })

  it('can be grouped if there are several sections, and has no filter for one page', () => {
    const isGroupable = (paths: string[]): boolean => {
      const analytics = analyticsOf({ visitors: paths.map((path) => row(path)) })
      return (
        rendered(allPagesBlock(analytics, paths.length).content).querySelector('#pages-grouped') !== undefined
      )
    }
    expect(isGroupable(['/a/b', '/c/d'])).toBe(true)
    expect(isGroupable(['/a', '/b'])).toBe(false)
    const one = rendered(allPagesBlock(analyticsOf({ visitors: [row('/a')] }), 1).content)
    expect(one.querySelector('.filter')?.hasAttribute('hidden')).toBe(true)
  })
})

describe('the block of an export without visitors', () => {
  it('says what to check', () => {
    const element = rendered(noVisitorsBlock(analyticsOf({ projectId: hostile, totals: nobody })).content)
    expect(textsOf(element, 'p, li')).toEqual([
      'Nobody was counted in this range. What to check:',
      'The range: Jan 1 – 31, 2026. Was the site public then?',
      'The project: /<b>"&</b>. Is this the project ID of the site, from the API keys page of the dashboard?',
      'The tracking: does the analytics page of the dashboard have visitors for these days? If not, the site does not count them.',
    ])
  })
})

describe('the footer', () => {
  it('says when the data was exported', () => {
    expect(textsOf(rendered(footer(analyticsOf())), 'time')).toEqual(['2026-02-01T12:00:00.000Z'])
  })
})
