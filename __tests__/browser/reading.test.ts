import path from 'node:path'

import { beforeAll, describe, expect, it } from '@jest/globals'

import { comparedOf, seriesOf } from '../support/analytics.ts'
import { describeInBrowser, desktop, phone, showOn } from '../support/browser.ts'
import { exportFolder, filesIn, openStage } from '../support/dist-stage.ts'
import { current, exportReport, previous } from '../support/exported-report.ts'
import { fonts } from '../support/fonts.ts'
import { row } from '../support/page-server.ts'
import {
  chartsOf,
  colourOf,
  isInView,
  overflowing,
  rowsOf,
  scrollingTables,
  statusOf,
  textOf,
  unreadable,
} from '../support/report-page.ts'

const white = 'rgb(255, 255, 255)'
const format = new Intl.NumberFormat('en-US')
const { human, ai, total } = current.totals
const totals = [total, human, ai].map((count) => format.format(count))

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
    it('begins with the verdict and the totals of the period', async () => {
      const page = await stage.open(full)
      expect(await page.locator('.totals strong').allInnerTexts()).toEqual(totals)
      const change = current.totals.total - previous.totals.total
      expect(await page.locator('.totals .change').first().innerText()).toBe(`+${format.format(change)}`)
      expect(await page.locator('header p').allInnerTexts()).toEqual([
        expect.stringMatching(/^[\d.]+% more visitors than in the 31 days before\.$/u),
        expect.stringMatching(
          /^Oct 5\s–\sNov 4, 2026, compared with Sep 4\s–\sOct 4, 2026\. [\d,]+ visitors, [\d.]+% AI\.$/u,
        ),
      ])
    })

    it('follows the scheme of the system', async () => {
      const page = await stage.open(full)
      expect(await page.evaluate(colours)).toEqual({
        background: 'rgb(246, 248, 250)',
        text: 'rgb(31, 35, 40)',
      })
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
      const light = [{ background: white, text: 'rgb(31, 35, 40)' }, await colourOf(page, '--human')]
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      expect([await page.evaluate(colours), await colourOf(page, '--human')]).toEqual(light)
      const [series] = await chartsOf(page)
      expect(series?.shapes.map(({ stroke }) => stroke)).toContain(light[1])
    })

    it('shows the sections that sum up, and no controls', async () => {
      const page = await stage.open(full)
      await page.click('text=The numbers per day')
      await page.emulateMedia({ media: 'print' })
      const shown = await page.evaluate<string[]>(
        `[...document.querySelectorAll('main > section')].filter((each) => each.checkVisibility()).map(({ id }) => id)`,
      )
      expect(shown).toEqual(['tasks', 'totals', 'changes', 'series'])
      for (const hidden of ['nav', 'details', '.more'])
        for (const element of await page.locator(hidden).all()) expect(await element.isVisible()).toBe(false)
      const changes = await page.locator('#changes').boundingBox()
      const series = await page.locator('#series').boundingBox()
      expect(series?.y).toBeLessThan(changes?.y ?? 0)
    })

    it.each(fonts)('fits the width of the paper: %s font', async (font) => {
      const page = await stage.open(full, { font })
      await page.emulateMedia({ media: 'print' })
      // A4 and Letter upright with the usual margins, at 96 pixels to the inch.
      for (const width of [718, 739]) {
        await page.setViewportSize({ width, height: 1000 })
        expect(await overflowing(page)).toEqual([])
        expect(await scrollingTables(page)).toEqual([])
        const shown = (await chartsOf(page)).filter(({ box }) => box.width > 0)
        expect(shown).toHaveLength(1)
        expect(shown.flatMap(unreadable)).toEqual([])
      }
    })

    it.each(['A4', 'Letter'])('is one page, also with many changes of long paths: %s', async (format) => {
      const paths = (mark: string, count: number) =>
        Array.from({ length: 9 }, (_, index) => row(`/${mark}${'/long-segment'.repeat(9)}/${index}`, count))
      const changes = comparedOf(
        [...paths('up', 2_000_000), ...paths('down', 1_000_000), ...paths('new', 1_000_000)],
        [...paths('up', 1_000_000), ...paths('down', 2_000_000), ...paths('gone', 1_000_000)],
        { days: 30, unfinished: true, series: seriesOf('day', [current.totals, previous.totals]) },
      )
      for (const file of [full, await stage.write(changes)]) {
        for (const font of fonts) {
          const page = await stage.open(file, { scheme: 'dark', font })
          const pdf = await page.pdf({ format, printBackground: true })
          const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu) ?? []
          expect([font, sheets.length]).toEqual([font, 1])
        }
      }
    })
  })

  describe('on a wide screen', () => {
    const columns = `new Set(
      [...document.querySelectorAll('main > section')].map((each) => Math.round(each.getBoundingClientRect().left)),
    ).size`
    it.each(fonts)('has contents beside the sections, and two columns: %s font', async (font) => {
      for (const [width, isBeside, count] of [
        [1600, true, 2],
        [desktop, true, 2],
        [768, false, 1],
        [phone, false, 1],
      ] as const) {
        const page = await stage.open(full, { width, font })
        const contents = await page.locator('.contents').boundingBox()
        const main = await page.locator('main').boundingBox()
        expect((contents?.x ?? 0) + (contents?.width ?? 0) <= (main?.x ?? 0)).toBe(isBeside)
        expect(await page.evaluate(columns)).toBe(count)
        expect(await overflowing(page)).toEqual([])
      }
    })

    it('jumps from the contents to a section', async () => {
      const page = await stage.open(full)
      await page.click('.contents >> text=Sections')
      expect(await isInView(page, '#sections-title')).toBe(true)
    })
  })

  it.each(fonts)('needs no scrolling sideways, whatever the width of the window: %s font', async (font) => {
    const page = await stage.open(full, { font })
    await page.click('text=The numbers per day')
    for (const width of [320, phone, 768, desktop]) {
      await showOn(page, { width })
      expect(await overflowing(page)).toEqual([])
      expect(await scrollingTables(page)).toEqual([])
    }
  })

  it.each(fonts)('has rows of two lines on a phone: the path, then the numbers: %s font', async (font) => {
    const page = await stage.open(full, { width: phone, font })
    const rows = await page.evaluate<{ tops: number[]; rights: number[] }[]>(`
      [...document.querySelectorAll('#pages-table tbody tr')].slice(0, 10).map((row) => {
        const boxes = [...row.cells].map((cell) => cell.getBoundingClientRect()).filter(({ width }) => width > 0)
        return { tops: boxes.map(({ top }) => Math.round(top)), rights: boxes.map(({ right }) => Math.round(right)) }
      })
    `)
    for (const { tops, rights } of rows) {
      const [path = 0, ...numbers] = tops
      expect(numbers).toHaveLength(6)
      expect(new Set(numbers).size).toBe(1)
      expect(path).toBeLessThan(numbers[0] ?? 0)
      expect(rights).toEqual(rows[0]?.rights)
    }
  })

  it('has on a phone every column that adds up to another', async () => {
    const page = await stage.open(full, { width: 320 })
    for (const column of ['total', 'human', 'ai'])
      expect(await page.locator(`#pages-table td[data-column=${column}]`).first().isVisible()).toBe(true)
  })

  describe('without scripts', () => {
    it('has totals, charts and changes, and says what is missing', async () => {
      const page = await stage.open(full, { javaScript: false })
      expect(await page.locator('.totals strong').allInnerTexts()).toEqual(totals)
      expect(await page.locator('#changes tbody tr').count()).toBe(10)
      expect(await page.locator('noscript').innerText()).toMatch(
        /^The table of all pages needs scripts, which are turned off here\./u,
      )
      expect(await page.locator('#pages-explorer').isVisible()).toBe(false)
      for (const width of [phone, desktop]) {
        await showOn(page, { width })
        const charts = await chartsOf(page)
        expect(charts).toHaveLength(2)
        expect(charts.every(({ box }) => box.width > 250 && box.height > 50)).toBe(true)
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
      ).toMatchObject(['total', 'human', 'ai'].map((name) => run.outputs[name]))
      expect((await chartsOf(page)).map(({ name }) => name)).toEqual([
        'Visitors per week',
        'Share of AI visitors per week',
      ])
      expect((await rowsOf(page))[0]).toHaveLength(9)
      await page.fill('#pages-filter', '/quickstart')
      await page.locator('#pages-table th button').first().click()
      expect(await statusOf(page)).toMatch(/^1–1 of 1 hit in \d+ pages$/u)
      expect(await overflowing(page)).toEqual([])
      await stage.close(page)
    })
  })

  it('does not ask for scripts where they run', async () => {
    expect(await textOf(await stage.open(full))).not.toContain('needs scripts')
  })
})
