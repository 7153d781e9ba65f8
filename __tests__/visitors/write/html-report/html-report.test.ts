import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Script } from 'node:vm'

import { describe, expect, it } from '@jest/globals'

import type { VisitorAnalytics } from '../../../../src/visitors/read/visitor-analytics.ts'
import { htmlReport } from '../../../../src/visitors/write/html-report/html-report.ts'
import { analyticsOf, comparedOf, nobody, seriesOf } from '../../../support/analytics.ts'
import { type HtmlElement, parseHtml } from '../../../support/html-document.ts'
import { row, totals } from '../../../support/page-server.ts'

const sources = new URL('../../../../src/visitors/', import.meta.url)
const hostile = '</script><script>alert(1)</script><!-- "&\' \u202e'

async function markupOf(analytics: VisitorAnalytics): Promise<string> {
  return [...(await htmlReport(analytics))].join('')
}

async function pageOf(analytics: VisitorAnalytics): Promise<HtmlElement> {
  return parseHtml(await markupOf(analytics))
}

const textOf = (page: HtmlElement, selector: string): string =>
  page.querySelector(selector)?.textContent ?? ''
const sectionsOf = (page: HtmlElement): string[] =>
  [...page.querySelectorAll('main > section')].map((each) => each.getAttribute('id') ?? '')
const hashOf = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

describe('the sections of the page', () => {
  const visitors = [row('/a/b', 2), row('/c/d', 1)]
  const series = seriesOf('day', [totals, totals])
  const withoutSeries = ['totals', 'top', 'sections', 'pages']

  it.each<[string, VisitorAnalytics, string[]]>([
    [
      'without visitors',
      analyticsOf({ totals: nobody, series: seriesOf('day', [nobody, nobody]) }),
      ['totals', 'advice'],
    ],
    ['with one page', analyticsOf({ visitors: [row('/a')] }), ['totals', 'pages']],
    ['with pages', analyticsOf({ visitors: [row('/a'), row('/b')] }), ['totals', 'top', 'pages']],
    ['with sections', analyticsOf({ visitors }), ['totals', 'top', 'sections', 'pages']],
    ['with a series of one day', analyticsOf({ visitors, series: seriesOf('day', [totals]) }), withoutSeries],
    [
      'with a comparison in which nobody visits any more',
      comparedOf([], visitors, { totals: nobody }),
      ['totals', 'advice', 'changes', 'pages'],
    ],
    [
      'with everything',
      comparedOf(visitors, visitors, { series }),
      ['totals', 'changes', 'series', 'share', 'top', 'sections', 'pages'],
    ],
  ])('are those that its data fills: %s', async (_, analytics, sections) => {
    expect(sectionsOf(await pageOf(analytics))).toEqual(sections)
  })

  it('are named by their headings, and are in the contents', async () => {
    const page = await pageOf(comparedOf(visitors, visitors, { series }))
    const headings = [...page.querySelectorAll('main > section > h2')].map((each) => each.getAttribute('id'))
    const named = [...page.querySelectorAll('section')].map((each) => each.getAttribute('aria-labelledby'))
    expect(named).toEqual(headings)
    const jumps = [...page.querySelectorAll('.contents a')].map((each) => each.getAttribute('href'))
    expect(jumps).toEqual(sectionsOf(page).map((id) => `#${id}`))
  })

  it('count every page of both periods in the table', async () => {
    const page = await pageOf(comparedOf(visitors, [row('/gone', 3)]))
    expect(textOf(page, '#pages-title small')).toBe('3')
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

  it('meets one style sheet, one script, and no style attribute', async () => {
    const page = await pageOf(
      comparedOf([row('/a')], [row('/a')], { series: seriesOf('day', [totals, totals]) }),
    )
    expect(page.querySelectorAll('style')).toHaveLength(1)
    expect(page.querySelectorAll('script:not([type])')).toHaveLength(1)
    expect(page.querySelectorAll('[style]')).toHaveLength(0)
  })
})

describe('the script of the page', () => {
  it('is one script of all modules, without import and export', async () => {
    const script = textOf(await pageOf(analyticsOf()), 'script:not([type])')
    expect(script).not.toMatch(/^(?:import|export) /mu)
    const numberFormat = readFileSync(new URL('number-format.js', sources), 'utf8')
    for (const [, name = ''] of numberFormat.matchAll(/^export (function \w+|const \w+)/gmu))
      expect(script).toContain(`\n${name}`)
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
      pages: [
        ['/a', 3, 2, 4],
        ['/b', 1, 0, 1],
      ],
      links: {},
    })
  })

  it('has the total of the previous period with a comparison, also of pages that are gone', async () => {
    const page = await pageOf(comparedOf([row('/a', 4)], [row('/a', 3), row('/gone', 2)]))
    expect(dataOf(page)).toEqual({
      total: totals.total,
      pages: [
        ['/a', 4, 0, 4, 3],
        ['/gone', 0, 0, 0, 2],
      ],
      links: {},
    })
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

  it('has the buckets of the series, also of the previous period', async () => {
    const series = seriesOf('day', [totals, { human: 1, ai: 0, total: 1 }])
    const compared = comparedOf([row('/a', 4)], [], { series })
    if (compared.previous !== undefined) compared.previous.series = series
    const data = dataOf(await pageOf(compared)) as { series: Record<string, unknown[]> }
    expect(data.series['buckets']).toEqual([
      { title: 'Thu, Jan 1, 2026', ...totals },
      { title: 'Fri, Jan 2, 2026', human: 1, ai: 0, total: 1 },
    ])
    expect(data.series['previous']).toHaveLength(2)
  })

  it('is empty without pages', async () => {
    expect(dataOf(await pageOf(analyticsOf()))).toEqual({ total: totals.total, pages: [], links: {} })
  })

  it.each([1000, 1001])('is whole with %d pages', async (count) => {
    const visitors = Array.from({ length: count }, (_, index) => row(`/${index}`, 1))
    const markup = await markupOf(analyticsOf({ visitors }))
    const [, json = ''] = /<script type="application\/json" id="data">(.*?)<\/script>/su.exec(markup) ?? []
    const { pages } = JSON.parse(json) as { pages: unknown[] }
    expect(pages).toEqual(visitors.map(({ path }) => [path, 1, 0, 1]))
  })

  it('holds a hostile path as text, which ends no element', async () => {
    const page = await pageOf(comparedOf([row(hostile, 2)], [row(hostile, 1)]))
    expect(page.querySelectorAll('script')).toHaveLength(2)
    expect((dataOf(page) as { pages: unknown[][] }).pages[0]?.[0]).toBe(hostile.replace(' \u202e', ''))
  })
})

describe('the title of the page', () => {
  it('names the project as text', async () => {
    const page = await pageOf(analyticsOf({ projectId: '</title><b>docs</b>' }))
    expect(textOf(page, 'title')).toBe('Documentation visitors of </title><b>docs</b>')
    expect(page.querySelectorAll('b')).toHaveLength(0)
  })
})
