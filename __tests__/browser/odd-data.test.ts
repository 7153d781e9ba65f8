import { readFileSync } from 'node:fs'

import { expect, it } from '@jest/globals'

import { documentationPaths } from '../../simulator/documentation-paths.ts'
import type { PageVisitors, VisitorCounts } from '../../src/service/contract.ts'
import type { VisitorAnalytics } from '../../src/visitors/read/visitor-analytics.ts'
import { analyticsOf, comparedOf, nobody, seriesOf } from '../support/analytics.ts'
import { describeInBrowser, desktop, phone, showOn } from '../support/browser.ts'
import { exportReport } from '../support/exported-report.ts'
import { row } from '../support/page-server.ts'
import { chartsOf, overflowing, rowsOf, statusOf, textOf, unreadable } from '../support/report-page.ts'

const most = Number.MAX_SAFE_INTEGER
const counts = (human: number, ai: number, total: number): VisitorCounts => ({ human, ai, total })
const pagesOf = (...totals: VisitorCounts[]): PageVisitors[] =>
  totals.map((total, index) => ({ path: `/${index}`, ...total }))

/** Numbers that no site should have, in every place that shows numbers. */
const odd = (name: string, now: VisitorCounts, before: VisitorCounts) => ({
  name,
  analytics: comparedOf(pagesOf(now, now, before), pagesOf(before, now), {
    totals: now,
    totalsBefore: before,
    series: seriesOf('day', [now, before, now]),
  }),
})
const oddities: { name: string; analytics: VisitorAnalytics }[] = [
  odd('a total above the sum of human and AI', counts(5, 5, 100), counts(1, 0, 7)),
  odd('a total below human and AI', counts(50, 70, 10), counts(3, 2, 1)),
  odd('a total of zero with human and AI', counts(5, 5, 0), counts(5, 5, 0)),
  odd('a total without human and AI', counts(0, 0, 9), counts(0, 0, 1)),
  odd('the largest numbers', counts(most, most, most), counts(most, 0, most)),
  odd('the largest numbers after none', counts(most, most, most), nobody),
  odd('none after the largest numbers', nobody, counts(most, most, most)),
  odd('one visitor', counts(1, 0, 1), counts(0, 1, 1)),
  {
    name: 'pages with more visitors than the site',
    analytics: analyticsOf({ totals: counts(1, 1, 1), visitors: pagesOf(counts(1000, 1, 1001)) }),
  },
  {
    name: 'pages of a site without visitors',
    analytics: analyticsOf({ totals: nobody, visitors: [row('/', 5)] }),
  },
  { name: 'pages without visitors', analytics: analyticsOf({ visitors: pagesOf(nobody, nobody) }) },
  { name: 'one month', analytics: analyticsOf({ series: seriesOf('month', [counts(2, 1, 3)]) }) },
  { name: 'open bounds', analytics: analyticsOf({ dateFrom: undefined, dateTo: undefined }) },
]

const withoutData = (file: string): number =>
  Buffer.byteLength(
    readFileSync(file, 'utf8').replace(/(<script type="application\/json" id="data">)[^<]*/u, '$1'),
  )

const notANumber = /NaN|Infinity|undefined|null|\[object/u
const notAnAttribute = /="[^"]*(?:NaN|Infinity|undefined)[^"]*"/u
const clickEachHeading = `for (const button of document.querySelectorAll('#pages-table th button')) button.click()`

describeInBrowser('report.html with odd data', (stage) => {
  it('says so when nobody visited', async () => {
    const empty = comparedOf([], [], {
      totals: nobody,
      totalsBefore: nobody,
      series: seriesOf('day', Array(31).fill(nobody) as VisitorCounts[]),
    })
    const page = await stage.open(await stage.write(empty), { width: desktop })
    expect(await page.locator('.totals, .chart, table, .split').count()).toBe(0)
    const text = await textOf(page)
    for (const checked of ['The range:', 'The project:', 'The tracking:']) expect(text).toContain(checked)
    expect(text).not.toMatch(notANumber)
    expect(await page.content()).not.toMatch(notAnAttribute)
  })

  it.each(oddities)('opens, shows only numbers and fits a phone with $name', async ({ analytics }) => {
    const file = await stage.write(analytics)
    const page = await stage.open(file, { width: phone })
    expect(await rowsOf(page)).toHaveLength(analytics.rows.length)
    await page.evaluate(clickEachHeading)
    expect(await rowsOf(page)).toHaveLength(analytics.rows.length)
    expect(await textOf(page)).not.toMatch(notANumber)
    expect(await page.content()).not.toMatch(notAnAttribute)
    // What fits in the wide font fits in the narrow one. The largest numbers show it.
    const isLargest = analytics.totals.total === most
    const narrow = isLargest ? [await stage.open(file, { font: 'narrow' })] : []
    for (const shown of [page, ...narrow]) {
      for (const width of [320, phone]) {
        await showOn(shown, { width })
        expect(await overflowing(shown)).toEqual([])
        for (const chart of await chartsOf(shown)) {
          const { left, right } = chart.box
          expect(unreadable(chart)).toEqual([])
          expect(chart.shapes.filter(({ box }) => box.left < left - 2 || box.right > right + 2)).toEqual([])
        }
      }
    }
  })

  it('is below 150 KB without the numbers of its pages, also with ten years of days, of which it lists the last', async () => {
    expect(withoutData(await exportReport(stage))).toBeLessThan(150_000)
    const totals = Array.from({ length: 3650 }, (_, day) => counts(100_000 + day, 9000 + day, 105_000 + day))
    const file = await stage.write(analyticsOf({ series: seriesOf('day', totals) }))
    expect(withoutData(file)).toBeLessThan(150_000)
    const page = await stage.open(file)
    await page.click('text=The numbers per day')
    expect(await page.locator('details[open] tbody tr').count()).toBe(400)
    expect(await page.locator('#series .note').innerText()).toContain(
      'the last 400 of 3,650 days. series.csv has all',
    )
  })

  it('never shows more than 25 rows of 25,000 pages', async () => {
    const visitors = documentationPaths(25_000).map((path, index) => ({
      path,
      ...counts(100_000 - (index % 5), (index * 7919) % 25_000, 130_000 - index),
    }))
    const before = visitors.slice(5000).map((page, index) => row(page.path, (index * 31) % 90_000))
    const page = await stage.open(await stage.write(comparedOf(visitors, before)))
    const lengths = await page.evaluate<number[]>(`{
        const lengths = []
        const count = () => lengths.push(document.querySelectorAll('#pages-table tbody tr').length)
        count()
        for (const button of document.querySelectorAll('#pages-table th button')) {
          button.click()
          count()
        }
        const filter = document.getElementById('pages-filter')
        for (const text of ['r', 'reference', 'no such page', '']) {
          filter.value = text
          filter.dispatchEvent(new Event('input'))
          count()
        }
        for (const id of ['next', 'back', 'last', 'first', 'last']) {
          document.getElementById('pages-' + id).click()
          count()
        }
        lengths
      }`)
    expect(lengths).toEqual([...Array<number>(1 + 9 + 2).fill(25), 0, ...Array<number>(1 + 5).fill(25)])
    expect(await statusOf(page)).toBe('24,976–25,000 of 25,000 pages')
  })
})
