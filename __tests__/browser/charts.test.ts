import { expect, it } from '@jest/globals'

import { visitorData } from '../../simulator/visitor-data.ts'
import { analyticsOf, many, seriesOf } from '../support/analytics.ts'
import { describeInBrowser, desktop, phone, showOn } from '../support/browser.ts'
import { days, pages, reportOpener } from '../support/exported-report.ts'
import { fonts } from '../support/fonts.ts'
import { chartsOf, unreadable } from '../support/report-page.ts'

describeInBrowser('The charts of report.html', (stage) => {
  const open = reportOpener(stage)

  it('tell the values of the bucket under the pointer as a tooltip', async () => {
    const page = await open()
    const title = await page.evaluate<string>(`{
      const chart = document.querySelector('.chart')
      chart.scrollIntoView({ block: 'center' })
      const { left, top, width } = chart.getBoundingClientRect()
      document.elementFromPoint(left + (width * 11.5) / ${days}, top + 60).textContent
    }`)
    const { human, ai, total } = visitorData(pages, '2026-10-16', '2026-10-17').totals
    expect(title).toBe(`Fri, Oct 16, 2026: All ${total}, People ${human}, AI ${ai}`)
  })

  it('have labels apart for ten years of days', async () => {
    const totals = many(3650, (day) => ({ human: day, ai: 9, total: day + 5 }))
    const file = await stage.write(await analyticsOf({ series: seriesOf('day', totals) }))
    for (const font of fonts) {
      const page = await stage.open(file, { font })
      for (const width of [phone, desktop]) {
        await showOn(page, { width })
        expect((await chartsOf(page)).flatMap(unreadable)).toEqual([])
      }
    }
  })

  it.each(['day', 'week'] as const)('tell the year where the %ss are of more than one', async (size) => {
    const totals = many(size === 'day' ? 800 : 110, () => ({ human: 5, ai: 5, total: 9 }))
    const file = await stage.write(await analyticsOf({ series: seriesOf(size, totals) }))
    const [series] = await chartsOf(await stage.open(file, { width: 1600 }))
    const texts = (series?.labels ?? []).map(({ text }) => text).join(' ')
    for (const year of ['2026', '2027']) expect(texts).toContain(year)
  })
})
