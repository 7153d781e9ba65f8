import { describe, expect, it } from '@jest/globals'

import { comparePages } from '../../../../src/visitors/read/comparison.ts'
import type { Html } from '../../../../src/visitors/write/html-report/html.ts'
import {
  changesSection,
  footer,
  header,
  seriesSection,
  tableSection,
  topPagesSection,
  totalsSection,
} from '../../../../src/visitors/write/html-report/sections.ts'
import { analyticsOf, comparedOf, nobody, seriesOf } from '../../../support/analytics.ts'
import { type HtmlElement, parseHtml } from '../../../support/html-document.ts'
import { row, totals } from '../../../support/page-server.ts'

const hostile = '<b>"&\u202e</b>'

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

describe('the header', () => {
  it('names the project, as text, and the period', () => {
    const element = rendered(header(analyticsOf({ projectId: hostile })))
    expect(textsOf(element, 'h1, p')).toEqual(['Documentation visitors of <b>"&</b>', 'Jan 1 – 31, 2026'])
  })

  it('names the previous period of a comparison', () => {
    expect(textsOf(rendered(header(comparedOf([], []))), 'p')).toEqual([
      'Jan 1 – 31, 2026, compared with Dec 1 – 31, 2025',
    ])
  })
})

describe('the section of the totals', () => {
  it('has a card for all, human and AI visitors, with the shares of the latter', () => {
    const element = rendered(totalsSection(totals, undefined))
    expect(textsOf(element, '.totals li')).toEqual([
      'All visitors 1,100',
      'Human 900 81.8 % of all',
      'AI 300 27.3 % of all',
    ])
  })

  it('tells how each total changed', () => {
    const element = rendered(totalsSection(totals, { human: 450, ai: 600, total: 1100 }))
    expect(textsOf(element, '.totals .change')).toEqual(['0', '+450 (+100.0 %)', '−300 (−50.0 %)'])
  })

  it('has a legend with the numbers of the parts', () => {
    expect(textsOf(rendered(totalsSection(totals, undefined)), '.legend li')).toEqual([
      'Human only 800 (72.7 %)',
      'Both 100 (9.1 %)',
      'AI only 200 (18.2 %)',
    ])
  })

  it('has a chart, with its numbers as a table', () => {
    const element = rendered(totalsSection(totals, { human: 2, ai: 1, total: 3 }))
    expect(element.querySelectorAll('.chart')).toHaveLength(1)
    expect(textsOf(element, 'thead th')).toEqual(['Period', 'Human only', 'Both', 'AI only', 'All'])
    expect(rowsOf(element)).toEqual([
      ['This period', '800', '100', '200', '1,100'],
      ['Previous', '2', '0', '1', '3'],
    ])
  })

  it('has no shares, chart and table without visitors', () => {
    const element = rendered(totalsSection(nobody, undefined))
    expect(textsOf(element, '.totals li')).toEqual(['All visitors 0', 'Human 0', 'AI 0'])
    expect(element.querySelectorAll('.chart, details')).toHaveLength(0)
  })
})

describe('the section of a series', () => {
  it('has its size as title, a chart, and the numbers of each bucket', () => {
    const element = rendered(seriesSection(seriesOf('day', [totals, nobody])))
    expect(textsOf(element, 'h2, summary')).toEqual(['Visitors per day', 'The numbers per day'])
    expect(element.querySelectorAll('.chart')).toHaveLength(1)
    expect(textsOf(element, 'thead th')).toEqual(['From', 'Human', 'AI', 'All'])
    expect(rowsOf(element)).toEqual([
      ['2026-01-01', '900', '300', '1,100'],
      ['2026-01-02', '0', '0', '0'],
    ])
    expect(textsOf(element, '.note')).toEqual([])
  })

  it('lists the numbers of the last 400 buckets, and says so', () => {
    const { markup } = seriesSection(
      seriesOf(
        'day',
        Array.from({ length: 401 }, () => totals),
      ),
    )
    const days = [...markup.matchAll(/<th scope="row">(.+?)</gu)].map(([, day]) => day)
    expect([days.length, days[0], days.at(-1)]).toEqual([400, '2026-01-02', '2027-02-05'])
    expect(markup).toContain(
      '<p class="note">The table shows only the last 400 of 401 days. series.csv has all.</p>',
    )
  })
})

describe('the section of the changes', () => {
  it('has a table for each kind of change, with the number of pages', () => {
    const now = [row('/up', 4), row('/down', 1), row('/new', 7)]
    const before = [row('/up', 2), row('/down', 2), row('/gone', 5)]
    const element = rendered(changesSection(comparePages(now, before)))
    expect(textsOf(element, 'h3')).toEqual([
      'Biggest risers 1',
      'Biggest fallers 1',
      'New pages 1',
      'Vanished pages 1',
    ])
    expect(rowsOf(element)).toEqual([
      ['/up', '2', '4', '+2 (+100.0 %)'],
      ['/down', '2', '1', '−1 (−50.0 %)'],
      ['/new', '0', '7', '+7 (new)'],
      ['/gone', '5', '0', '−5 (−100.0 %)'],
    ])
  })

  it('says where nothing changed', () => {
    const element = rendered(changesSection([]))
    expect(textsOf(element, 'h3 ~ *')).toEqual(['None.', 'None.', 'None.', 'None.'])
  })

  it.each([
    [10, 10, []],
    [11, 10, ['And 1 more in the table of all pages.']],
  ])('shows, of %d new pages, %d', (count, shown, more) => {
    const element = rendered(changesSection(comparePages(pages(count), [])))
    expect(rowsOf(element)).toHaveLength(shown)
    expect(textsOf(element, 'p').filter((text) => text !== 'None.')).toEqual(more)
  })

  it('shows a hostile path as text', () => {
    const element = rendered(changesSection(comparePages([row(hostile, 1)], [])))
    expect(textsOf(element, 'tbody code')).toEqual(['<b>"&</b>'])
  })
})

describe('the section of the most visited pages', () => {
  it('has a chart and the numbers of at most 20 pages', () => {
    const element = rendered(topPagesSection(pages(21)))
    expect(element.querySelectorAll('.chart')).toHaveLength(1)
    expect(rowsOf(element)).toEqual(pages(20).map(({ path }) => [path, '1', '0', '0', '1']))
  })

  it('has a legend without numbers', () => {
    expect(textsOf(rendered(topPagesSection(pages(1))), '.legend li')).toEqual([
      'Human only',
      'Both',
      'AI only',
    ])
  })

  it('shows a hostile path as text', () => {
    const element = rendered(topPagesSection([row(hostile, 1)]))
    expect(textsOf(element, 'tbody code')).toEqual(['<b>"&</b>'])
    expect(element.querySelectorAll('b')).toHaveLength(0)
  })
})

describe('the section of all pages', () => {
  const columnsOf = (element: HtmlElement): (string | undefined)[] =>
    [...element.querySelectorAll('th')].map((heading) => heading.getAttribute('data-column'))

  it('has the columns that its script fills, and the number of pages', () => {
    const element = rendered(tableSection(1234, false))
    expect(textsOf(element, 'h2')).toEqual(['All pages 1,234'])
    expect(columnsOf(element)).toEqual(['path', 'human', 'ai', 'total', 'share'])
    expect(element.querySelector('#change')).toBeUndefined()
  })

  it('has two more columns and a filter with a comparison', () => {
    const element = rendered(tableSection(1, true))
    expect(columnsOf(element).slice(5)).toEqual(['previous', 'change'])
    const choices = [...element.querySelectorAll('#change option')].map((option) =>
      option.getAttribute('value'),
    )
    expect(choices).toEqual(['all', 'up', 'down', 'new', 'vanished'])
  })

  it('is hidden and says why, until its script runs', () => {
    const element = rendered(tableSection(1, false))
    expect(element.querySelector('#explorer')?.hasAttribute('hidden')).toBe(true)
    expect(textsOf(element, 'noscript')[0]).toMatch(/needs scripts, which are turned off here/u)
  })
})

describe('the footer', () => {
  it('says when the data was exported', () => {
    expect(textsOf(rendered(footer(analyticsOf())), 'time')).toEqual(['2026-02-01T12:00:00.000Z'])
  })
})
