import { expect, it } from '@jest/globals'

import type { PageVisitors, VisitorCounts } from '../../src/service/contract.ts'
import type { Findings } from '../../src/analytics/judge/findings.ts'
import { analyticsOf, comparedOf, nobody, row } from '../support/analytics.ts'
import { describeInBrowser, phone, showOn } from '../support/browser.ts'
import { overflowing, rowsOf, textOf } from '../support/report-page.ts'

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
  }),
})
const oddities: { name: string; analytics: Promise<Findings> }[] = [
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
  { name: 'open bounds', analytics: analyticsOf({ dateFrom: undefined, dateTo: undefined }) },
]

const notANumber = /NaN|Infinity|undefined|null|\[object/u
const notAnAttribute = /="[^"]*(?:NaN|Infinity|undefined)[^"]*"/u

describeInBrowser('report.html with odd data', (stage) => {
  it.each(oddities)('opens, shows only numbers and fits a phone with $name', async ({ analytics }) => {
    const content = await analytics
    const page = await stage.open(await stage.write(content), { width: phone })
    await page.evaluate(`for (const button of document.querySelectorAll('#pages th button')) button.click()`)
    expect(await rowsOf(page)).toHaveLength(content.rows.length)
    expect(await textOf(page)).not.toMatch(notANumber)
    expect(await page.content()).not.toMatch(notAnAttribute)
    for (const width of [320, phone]) {
      await showOn(page, { width })
      expect(await overflowing(page)).toEqual([])
    }
  })
})
