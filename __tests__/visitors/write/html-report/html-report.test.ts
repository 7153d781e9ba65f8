import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Script } from 'node:vm'

import { describe, expect, it } from '@jest/globals'

import type { VisitorAnalytics } from '../../../../src/visitors/read/visitor-analytics.ts'
import { htmlReport } from '../../../../src/visitors/write/html-report/html-report.ts'
import { analyticsOf, comparedOf, seriesOf } from '../../../support/analytics.ts'
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
  [...page.querySelectorAll('main > section > h2')].map((each) => each.getAttribute('id') ?? '')
const hashOf = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

describe('the sections of the page', () => {
  const visitors = [row('/a', 2), row('/b', 1)]
  const series = seriesOf('day', [totals])

  it.each<[string, VisitorAnalytics, string[]]>([
    ['without visitors', analyticsOf(), ['totals-title', 'pages-title']],
    ['with visitors', analyticsOf({ visitors }), ['totals-title', 'top-title', 'pages-title']],
    ['with a series', analyticsOf({ series }), ['totals-title', 'series-title', 'pages-title']],
    [
      'with a comparison in which nobody visits any more',
      comparedOf([], visitors),
      ['totals-title', 'changes-title', 'pages-title'],
    ],
    [
      'with everything',
      comparedOf(visitors, visitors, { series }),
      ['totals-title', 'series-title', 'changes-title', 'top-title', 'pages-title'],
    ],
  ])('are those that its data fills: %s', async (_, analytics, sections) => {
    expect(sectionsOf(await pageOf(analytics))).toEqual(sections)
  })

  it('are named by their headings', async () => {
    const page = await pageOf(comparedOf(visitors, visitors, { series }))
    const named = [...page.querySelectorAll('section')].map((section) =>
      section.getAttribute('aria-labelledby'),
    )
    expect(named).toEqual(sectionsOf(page))
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
    const page = await pageOf(comparedOf([row('/a')], [row('/a')], { series: seriesOf('day', [totals]) }))
    expect(page.querySelectorAll('style')).toHaveLength(1)
    expect(page.querySelectorAll('script:not([type])')).toHaveLength(1)
    expect(page.querySelectorAll('[style]')).toHaveLength(0)
  })
})

describe('the script of the page', () => {
  it('is one script of both modules, without import and export', async () => {
    const script = textOf(await pageOf(analyticsOf()), 'script:not([type])')
    expect(script).not.toMatch(/^(?:import|export) /mu)
    const numberFormat = readFileSync(new URL('number-format.js', sources), 'utf8')
    for (const [, name = ''] of numberFormat.matchAll(/^export (function \w+|const \w+)/gmu))
      expect(script).toContain(`\n${name}`)
  })

  it('is valid outside of a module', async () => {
    const script = textOf(await pageOf(analyticsOf()), 'script:not([type])')
    expect(() => new Script(script)).not.toThrow()
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
    })
  })

  it('is empty without pages', async () => {
    expect(dataOf(await pageOf(analyticsOf()))).toEqual({ total: totals.total, pages: [] })
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
