import path from 'node:path'

import { beforeAll, describe, expect, it } from '@jest/globals'

import { comparedOf } from '../support/analytics.ts'
import { describeInBrowser, desktop, phone, showOn } from '../support/browser.ts'
import { exportFolder, filesIn, openStage } from '../support/dist-stage.ts'
import { current, exportReport, previous } from '../support/exported-report.ts'
import { row } from '../support/page-server.ts'
import { chartsOf, colourOf, overflowing, rowsOf, statusOf, textOf } from '../support/report-page.ts'

const white = 'rgb(255, 255, 255)'
const format = new Intl.NumberFormat('en-US')
const totals = [current.totals.total, current.totals.human, current.totals.ai].map((count) =>
  format.format(count),
)

describeInBrowser('report.html as it is read', (stage) => {
  let full = ''
  beforeAll(async () => {
    full = await exportReport(stage)
  })
  const colours = `{
    const { backgroundColor, color } = getComputedStyle(document.body)
    ;({ background: backgroundColor, text: color })
  }`

  describe('on a screen', () => {
    it('begins with the totals of the period and what changed', async () => {
      const page = await stage.open(full)
      expect(await page.locator('.totals strong').allInnerTexts()).toEqual(totals)
      const change = current.totals.total - previous.totals.total
      expect(await page.locator('.totals .change').first().innerText()).toContain(
        `+${format.format(change)} (`,
      )
      expect(await page.locator('header p').innerText()).toMatch(
        /^Oct 5\s–\sNov 4, 2026, compared with Sep 4\s–\sOct 4, 2026$/u,
      )
    })

    it('follows the scheme of the system', async () => {
      const page = await stage.open(full)
      expect(await page.evaluate(colours)).toEqual({ background: white, text: 'rgb(31, 35, 40)' })
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await page.evaluate(colours)).toEqual({
        background: 'rgb(13, 17, 23)',
        text: 'rgb(240, 246, 252)',
      })
    })
  })

  describe('on paper', () => {
    it('is light, whatever the scheme of the system', async () => {
      const page = await stage.open(full)
      const light = [await page.evaluate(colours), await colourOf(page, '--human')]
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      expect([await page.evaluate(colours), await colourOf(page, '--human')]).toEqual(light)
      const [split] = await chartsOf(page)
      expect(split?.shapes.map(({ fill }) => fill)).toContain(light[1])
    })

    it('leaves out the controls and keeps everything else', async () => {
      const page = await stage.open(full)
      await page.emulateMedia({ media: 'print' })
      for (const hidden of ['.filter', 'nav', 'details'])
        for (const element of await page.locator(hidden).all()) expect(await element.isVisible()).toBe(false)
      expect(await page.locator('#pages tbody tr').count()).toBe(100)
      expect(await page.locator('#status').isVisible()).toBe(true)
      expect(await chartsOf(page)).toHaveLength(3)
    })

    it('has the numbers of the series when a reader has opened them', async () => {
      const page = await stage.open(full)
      await page.click('text=The numbers per day')
      await page.emulateMedia({ media: 'print' })
      expect(await page.locator('details[open] tbody tr').last().isVisible()).toBe(true)
    })

    it('fits the width of the paper', async () => {
      const page = await stage.open(full)
      await page.emulateMedia({ media: 'print' })
      // A4 and Letter upright with the usual margins, at 96 pixels to the inch.
      for (const width of [718, 739]) {
        await page.setViewportSize({ width, height: 1000 })
        expect(await overflowing(page)).toEqual([])
        expect((await chartsOf(page)).map(({ variant }) => variant)).toEqual(Array(3).fill('desktop'))
      }
    })

    it('can be printed to a file', async () => {
      const page = await stage.open(full, { scheme: 'dark' })
      const pdf = await page.pdf({ format: 'A4', printBackground: true })
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
      const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu) ?? []
      expect(sheets.length).toBeGreaterThan(1)
      expect(sheets.length).toBeLessThan(20)
    })
  })

  it('has the numbers of its charts as text', async () => {
    const page = await stage.open(
      await stage.write(
        comparedOf([row('/a', 9)], [row('/b', 5)], {
          totals: { human: 9, ai: 4, total: 10 },
          totalsBefore: { human: 5, ai: 0, total: 5 },
        }),
      ),
    )
    for (const summary of await page.locator('summary').all()) await summary.click()
    expect(await page.locator('details tbody tr').allInnerTexts()).toEqual([
      'This period\t6\t3\t1\t10',
      'Previous\t5\t0\t0\t5',
      '/a\t9\t0\t0\t9',
    ])
  })

  describe('without scripts', () => {
    it('has totals, charts and changes, and says what is missing', async () => {
      const page = await stage.open(full, { javaScript: false })
      expect(await page.locator('.totals strong').allInnerTexts()).toEqual(totals)
      expect(await page.locator('.columns tbody tr').count()).toBe(22)
      expect(await page.locator('noscript').innerText()).toMatch(
        /^The table of all pages needs scripts, which are turned off here\./u,
      )
      expect(await page.locator('#explorer').isVisible()).toBe(false)
      for (const width of [phone, desktop]) {
        await showOn(page, { width })
        const charts = await chartsOf(page)
        const variant = width === phone ? 'phone' : 'desktop'
        expect(charts.map((chart) => chart.variant)).toEqual([variant, variant, variant])
        expect(charts.every(({ box }) => box.width > 300 && box.height > 50)).toBe(true)
        expect(await overflowing(page)).toEqual([])
      }
    })

    it('opens the numbers of the series', async () => {
      const page = await stage.open(full, { javaScript: false })
      await page.click('text=The numbers per day')
      expect(await page.locator('details[open] tbody tr').count()).toBe(31)
      expect(await page.locator('details[open] tbody tr').first().innerText()).toMatch(
        /^2026-10-05\t[\d,]+\t/u,
      )
    })
  })

  describe('written by dist/', () => {
    it('is there by default and can be read, sorted and filtered', async () => {
      await using step = await openStage()
      const run = await step.runExport({
        'upload-artifact': 'false',
        compare: 'previous-period',
        series: 'weekly',
      })
      expect(filesIn(exportFolder(run))).toContain('report.html')
      const page = await stage.open(path.join(exportFolder(run), 'report.html'))
      expect(await page.title()).toBe('Documentation visitors of project-1')
      expect(
        (await page.locator('.totals strong').allInnerTexts()).map((text) => text.replaceAll(',', '')),
      ).toEqual(['total', 'human', 'ai'].map((name) => run.outputs[name]))
      expect((await chartsOf(page)).map(({ name }) => name)).toEqual([
        'Human and AI share of all visitors',
        'Visitors per week',
        'Visitors of the most visited pages',
      ])
      expect((await rowsOf(page))[0]).toHaveLength(7)
      await page.fill('#filter', '/quickstart')
      await page.locator('#pages th button').first().click()
      expect(await statusOf(page)).toBe('1–1 of 1 page')
      expect(await overflowing(page)).toEqual([])
      await stage.close(page)
    })
  })

  it('does not ask for scripts where they run', async () => {
    expect(await textOf(await stage.open(full))).not.toContain('needs scripts')
  })
})
