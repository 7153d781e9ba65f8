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
  overflowing,
  rowsOf,
  scrollingTables,
  statusOf,
  textOf,
  unreadable,
} from '../support/report-page.ts'

const format = new Intl.NumberFormat('en-US')
const { human, ai, total } = current.totals
const totals = [total, human, ai].map((count) => format.format(count))

describeInBrowser('report.html as it is read', (stage) => {
  let full = ''
  let changed = ''
  beforeAll(async () => {
    full = await exportReport(stage)
    const paths = (mark: string, count: number) =>
      Array.from({ length: 9 }, (_, index) => row(`/${mark}${'/long-segment'.repeat(9)}/${index}`, count))
    changed = await stage.write(
      comparedOf(
        [...paths('up', 2_000_000), ...paths('down', 1_000_000), ...paths('new', 1_000_000)],
        [...paths('up', 1_000_000), ...paths('down', 2_000_000), ...paths('gone', 1_000_000)],
        { days: 30, unfinished: true, series: seriesOf('day', [current.totals, previous.totals]) },
      ),
    )
  })
  const layout = `({
    isBeside: document.querySelector('.contents').getBoundingClientRect().right <=
      document.querySelector('main').getBoundingClientRect().left,
    columns: new Set(
      [...document.querySelectorAll('main > section')].map((each) => Math.round(each.getBoundingClientRect().left)),
    ).size,
  })`
  const colours = `{
    const { backgroundColor, color } = getComputedStyle(document.body)
    ;({ background: backgroundColor, text: color })
  }`

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
    expect(await textOf(page)).not.toContain('needs scripts')
  })

  it('follows the scheme of the system on a screen, and is light on paper', async () => {
    const page = await stage.open(full)
    const text = 'rgb(31, 35, 40)'
    expect(await page.evaluate(colours)).toEqual({ background: 'rgb(246, 248, 250)', text })
    const human = await colourOf(page, '--human')
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await page.evaluate(colours)).toEqual({
      background: 'rgb(13, 17, 23)',
      text: 'rgb(240, 246, 252)',
    })
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(colours)).toEqual({ background: 'rgb(255, 255, 255)', text })
    expect(await colourOf(page, '--human')).toBe(human)
    const [series] = await chartsOf(page)
    expect(series?.shapes.map(({ stroke }) => stroke)).toContain(human)
  })

  it('shows on paper the sections that sum up, and no controls', async () => {
    const page = await stage.open(full)
    await page.click('text=The numbers per day')
    await page.emulateMedia({ media: 'print' })
    const shown = (selector: string) =>
      page.evaluate<string[]>(
        `[...document.querySelectorAll('${selector}')].filter((each) => each.checkVisibility()).map(({ id }) => id)`,
      )
    expect(await shown('main > section')).toEqual(['tasks', 'totals', 'changes', 'series'])
    expect(await shown('nav, details, .more')).toEqual([])
    const changes = await page.locator('#changes').boundingBox()
    const series = await page.locator('#series').boundingBox()
    expect(series?.y).toBeLessThan(changes?.y ?? 0)
  })

  describe.each(fonts)('in the %s font', (font) => {
    it('fits the width of the paper', async () => {
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

    it('is one page of paper, also with many changes of long paths', async () => {
      for (const file of [full, changed]) {
        const page = await stage.open(file, { scheme: 'dark', font })
        for (const format of ['A4', 'Letter']) {
          const pdf = await page.pdf({ format, printBackground: true })
          const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu) ?? []
          expect([format, sheets.length]).toEqual([format, 1])
        }
      }
    })

    it('fills each window without scrolling sideways, with contents beside it or two columns where they fit', async () => {
      const page = await stage.open(full, { font })
      await page.click('text=The numbers per day')
      for (const width of [320, phone, 641, 768, 1024, desktop]) {
        await showOn(page, { width })
        expect(await overflowing(page)).toEqual([])
        expect(await scrollingTables(page)).toEqual([])
        expect(await page.evaluate(layout)).toEqual({
          isBeside: width >= desktop,
          columns: width >= 1024 ? 2 : 1,
        })
        const charts = await chartsOf(page)
        expect(charts.map(({ name }) => name)).toEqual(['Visitors per day', 'Share of AI visitors per day'])
        expect(charts.flatMap(unreadable)).toEqual([])
        for (const { box, labels } of charts) {
          expect(box.width).toBeGreaterThan((width >= 1024 ? 0.22 : 0.55) * width)
          expect(labels.length).toBeGreaterThan(5)
          expect(Math.min(...labels.map(({ box }) => box.bottom - box.top))).toBeGreaterThan(12)
        }
      }
    })

    it('has rows of two lines on a phone: the path, then the numbers', async () => {
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
      await showOn(page, { width: 320 })
      // Every column that adds up to another.
      for (const column of ['total', 'human', 'ai'])
        expect(await page.locator(`#pages-table td[data-column=${column}]`).first().isVisible()).toBe(true)
    })
  })

  it('has totals, charts, changes and numbers without scripts, and says what is missing', async () => {
    const page = await stage.open(full, { javaScript: false })
    expect(await page.locator('.totals strong').allInnerTexts()).toEqual(totals)
    expect(await page.locator('#changes tbody tr').count()).toBe(10)
    expect(await page.locator('noscript').innerText()).toMatch(
      /^The table of all pages needs scripts, which are turned off here\./u,
    )
    expect(await page.locator('#pages-explorer').isVisible()).toBe(false)
    await page.click('text=The numbers per day')
    const numbers = page.locator('details[open] tbody tr')
    expect(await numbers.count()).toBe(31)
    expect(await numbers.first().innerText()).toMatch(/^2026-10-05\t[\d,]+\t/u)
    for (const width of [phone, desktop]) {
      await showOn(page, { width })
      const charts = await chartsOf(page)
      expect(charts).toHaveLength(2)
      expect(charts.every(({ box }) => box.width > 250 && box.height > 50)).toBe(true)
      expect(await overflowing(page)).toEqual([])
    }
  })

  it('is written by dist/ by default, and can be read, sorted and filtered', async () => {
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
    await stage.close(page)
  })
})
