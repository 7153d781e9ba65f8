import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'

import { dateOf, dayOf, visitorData } from '../../simulator/visitor-data.ts'
import { analyticsOf, many, seriesOf } from '../support/analytics.ts'
import { describeInBrowser, desktop, phone, showOn } from '../support/browser.ts'
import { days, reportOpener, pages, period } from '../support/exported-report.ts'
import { fonts } from '../support/fonts.ts'
import {
  type Box,
  chartsOf,
  colourOf,
  overflowing,
  type ShownChart,
  unreadable,
} from '../support/report-page.ts'

const format = new Intl.NumberFormat('en-US')
const from = dayOf(period.dateFrom)
const daily = many(days, (day) => visitorData(pages, dateOf(from + day), dateOf(from + day + 1)).totals)

describeInBrowser('The charts of report.html', (stage) => {
  const open = reportOpener(stage)

  describe('tell the exact values', () => {
    const expected = (day: number): string[] => [
      'Fri, Oct 16, 2026',
      `All${format.format(daily[day]?.total ?? 0)}`,
      `People${format.format(daily[day]?.human ?? 0)}`,
      `AI${format.format(daily[day]?.ai ?? 0)}`,
    ]
    const day = 11

    it('on hover, and hide them afterwards', async () => {
      const page = await open()
      expect(await tipOf(page)).toEqual([])
      await page.locator('#series-chart').scrollIntoViewIfNeeded()
      const { x, y } = await placeOf(page, day)
      await page.mouse.move(x, y)
      expect(await tipOf(page)).toEqual(expected(day))
      const [series] = await chartsOf(page)
      const dot = series && dotsOf(series, await colourOf(page, '--all'))[day]
      const marks = await page.evaluate<Box[]>(
        `[...document.querySelectorAll('#series-chart .marks i')].map((mark) => mark.getBoundingClientRect().toJSON())`,
      )
      expect(marks).toHaveLength(3)
      const mark = middleOf(marks[0] ?? { left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0 })
      expect(Math.hypot(mark.x - (dot?.x ?? 0), mark.y - (dot?.y ?? 0))).toBeLessThan(2)
      await page.mouse.move(5, 5)
      expect(await tipOf(page)).toEqual([])
    })

    it('on focus, by the arrow keys, Home and End, and announce them', async () => {
      const page = await open()
      const control = page.getByRole('slider', { name: 'Visitors per day: exact values', exact: true })
      await control.focus()
      expect((await tipOf(page))[0]).toBe('Wed, Nov 4, 2026')
      await page.keyboard.press('Home')
      expect((await tipOf(page))[0]).toBe('Mon, Oct 5, 2026')
      for (let presses = 0; presses < day; presses += 1) await page.keyboard.press('ArrowRight')
      expect(await tipOf(page)).toEqual(expected(day))
      const announced = (await control.getAttribute('aria-valuetext')) ?? ''
      const [title, ...values] = expected(day)
      // The announcement has spaces and commas between the parts.
      const letters = (text: string): string => text.replaceAll(/[\s,]/gu, '')
      expect(letters(announced)).toBe(letters([title, ...values].join('')))
      await page.keyboard.press('Escape')
      expect(await tipOf(page)).toEqual([])
    })

    it('on touch, until a touch elsewhere', async () => {
      const page = await open({ width: phone })
      await page.locator('#series-chart').scrollIntoViewIfNeeded()
      const { x, y } = await placeOf(page, day)
      const touch = (type: string, at: { x: number; y: number }) =>
        page.evaluate(`{
        const at = { clientX: ${at.x}, clientY: ${at.y}, pointerType: 'touch', bubbles: true }
        document.elementFromPoint(${at.x}, ${at.y}).dispatchEvent(new PointerEvent('${type}', at))
      }`)
      for (const type of ['pointerdown', 'pointerup', 'pointerleave']) await touch(type, { x, y })
      expect(await tipOf(page)).toEqual(expected(day))
      expect(await overflowing(page)).toEqual([])
      await touch('pointerdown', { x: 5, y: 5 })
      expect(await tipOf(page)).toEqual([])
    })
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

/** The lines of the box with the exact values; empty if none is shown. */
async function tipOf(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`
    [...document.querySelectorAll('.tip:not([hidden]) > *')].map((line) => line.textContent)
  `)
}

/** The middle of a bucket of the first chart on the screen. */
async function placeOf(page: Page, index: number): Promise<{ x: number; y: number }> {
  const box = await page.locator('#series-chart').boundingBox()
  if (box === null) throw new Error('The chart is not shown.')
  return { x: box.x + (box.width * (index + 0.5)) / days, y: box.y + 60 }
}

function middleOf({ left, right, top, bottom }: Box): { x: number; y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** The middles of the dots of a colour, in the order of the data. */
function dotsOf({ shapes }: ShownChart, colour: string): { x: number; y: number }[] {
  return shapes.filter(({ tag, fill }) => tag === 'circle' && fill === colour).map(({ box }) => middleOf(box))
}
