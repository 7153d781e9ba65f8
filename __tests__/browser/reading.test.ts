import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { analyticsOf, feedbackOf, many, questionsOf, row } from '../support/analytics.ts'
import { describeInBrowser, phone, showOn } from '../support/browser.ts'
import { exportFolder, filesIn, openStage } from '../support/dist-stage.ts'
import { current, reportOpener } from '../support/exported-report.ts'
import { fonts } from '../support/fonts.ts'
import {
  brokenWords,
  chartsOf,
  colourOf,
  namesOf,
  overflowing,
  shadedEdges,
  statusOf,
  unreadable,
} from '../support/report-page.ts'

const format = new Intl.NumberFormat('en-US')
const { human, ai, total } = current.totals
const totals = [total, human, ai].map((count) => format.format(count))
const widths = [320, phone, 768, 1280, 1600]
const unfoldAll = `for (const each of document.querySelectorAll('details')) each.open = true`

describeInBrowser('report.html as it is read', (stage) => {
  const open = reportOpener(stage)

  it.each(fonts)('scrolls sideways in no window, with everything unfolded, in the %s font', async (font) => {
    const page = await open({ font })
    await page.evaluate(unfoldAll)
    for (const width of widths) {
      await showOn(page, { width })
      expect([width, await overflowing(page)]).toEqual([width, []])
      // Only the whole lists may scroll in their own box.
      const scrolling = await page.evaluate<string[]>(
        `[...document.querySelectorAll('.lines')]
          .filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent.slice(0, 80))`,
      )
      expect([width, scrolling]).toEqual([width, []])
    }
  })

  it.each(fonts)(
    'has the count of each period at its bar in every window, and that of the range bold, in the %s font',
    async (font) => {
      const page = await open({ font })
      for (const width of widths) {
        await showOn(page, { width })
        const [chart] = await chartsOf(page)
        expect([width, chart?.bars.length, chart?.labels.length]).toEqual([width, 9, 18])
        expect([width, chart && unreadable(chart)]).toEqual([width, []])
      }
      expect(await page.evaluate(`getComputedStyle(document.querySelector('.range text')).fontWeight`)).toBe(
        '600',
      )
    },
  )

  it('shows at which edges a table goes on, until it is scrolled there', async () => {
    const page = await open({ width: phone })
    await page.locator('#pages .scroll').scrollIntoViewIfNeeded()
    expect(await shadedEdges(page)).toEqual(['right', 'bottom'])
    await page.evaluate(`document.querySelector('#pages .scroll').scrollTo(9999, 99999)`)
    expect(await shadedEdges(page)).toEqual([])
  })

  it('lets a table that is too wide be scrolled by keyboard', async () => {
    const page = await open({ width: phone })
    const table = page.locator('#pages .scroll')
    await table.focus()
    const scrolled = page.evaluate<number>(
      `new Promise((done) => { document.activeElement.onscroll = ({ target }) => done(target.scrollLeft) })`,
    )
    await page.keyboard.press('ArrowRight')
    expect(await scrolled).toBeGreaterThan(0)
  })

  it('has the verdict, the totals, the chart and the tasks on the first screen', async () => {
    const page = await open()
    const bottom = await page.evaluate<number>(
      `document.querySelector('#tasks').getBoundingClientRect().bottom`,
    )
    expect(bottom).toBeLessThan(900)
    await showOn(page, { width: 1600 })
    const width = await page.evaluate<number>(`document.querySelector('main').clientWidth`)
    expect(width).toBe(1200)
  })

  it('leaves out the counts before where it is narrow, and keeps the change', async () => {
    const page = await open({ width: phone })
    const heads = (table: string) =>
      page.evaluate<string[]>(
        `[...document.querySelectorAll('${table} thead th')]
          .filter((head) => head.checkVisibility({ visibilityProperty: true })).map((head) => head.textContent)`,
      )
    expect(await heads('#moved')).toEqual(['Page', 'Now', 'Change'])
    expect((await heads('#pages')).slice(0, 4)).toEqual(['Page', 'Now', 'Change', 'People'])
    for (const width of [640, 1280]) {
      await showOn(page, { width })
      expect(await heads('#moved')).toEqual(['Page', 'Now', 'Before', 'Change'])
      expect((await heads('#pages')).slice(0, 4)).toEqual(['Page', 'Now', 'Before', 'Change'])
    }
  })

  it('breaks addresses on a phone only behind slashes and hyphens', async () => {
    const page = await open({ width: phone })
    expect(await brokenWords(page, '#tasks code, #moved code, #gaps code')).toEqual([])
  })

  it('breaks no word of a status or a category', async () => {
    const page = await open({ width: phone })
    await page.evaluate(unfoldAll)
    expect(await page.locator('.scroll .state').count()).toBeGreaterThan(0)
    expect(await brokenWords(page, '.scroll .state')).toEqual([])
  })

  it('has targets of at least 24 pixels', async () => {
    const page = await open({ width: phone })
    await page.evaluate(unfoldAll)
    // Links in a sentence have the height of their line.
    const small = await page.evaluate<string[]>(
      `[...document.querySelectorAll('button, select, summary, .evidence, tbody a, input')]
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 24)
        .map((each) => each.outerHTML.slice(0, 80))`,
    )
    expect(small).toEqual([])
  })

  // WCAG 2.2 exempts links in a sentence, but a finger does not.
  it.each(fonts)('has links and folds 24 pixels apart on a phone, in the %s font', async (font) => {
    // Some fill their line, so that the evidence stands below them.
    const visitors = many(5, (index) => row(`/${'a'.repeat(24 + 3 * index)}`, 900))
    const asked = visitors.map(({ path: page }, index) => ({ question: `gem${index}?`, page }))
    const questions = questionsOf(many(3, () => asked).flat())
    const votes = visitors.map(({ path }) => ({ path, thumbsDown: 2 }))
    const comments = many(5, (index) => ({ path: visitors[0]?.path ?? '', comment: `${index} is wrong` }))
    const siteUrl = new URL('https://docs.example.com')
    const content = await analyticsOf({ visitors, siteUrl, questions, ...feedbackOf(votes, comments) })
    const page = await stage.open(await stage.write(content), { width: phone, font })
    const near = await page.evaluate<string[]>(`{
      const targets = [...document.querySelectorAll(':is(#tasks, #gaps) :is(a, summary)')]
        .filter((each) => each.checkVisibility())
        .flatMap((of) => [...of.getClientRects()].map((box) => ({ of, box })))
      const middle = ({ top, bottom }) => (top + bottom) / 2
      targets.flatMap(({ of, box }, index) => targets.slice(index + 1)
        .filter((other) => other.of !== of && box.left < other.box.right && other.box.left < box.right)
        .filter((other) => Math.abs(middle(box) - middle(other.box)) < 24)
        .map((other) => of.textContent + ' / ' + other.of.textContent))
    }`)
    expect(near).toEqual([])
  })

  it('has drawn all rows of its pages soon after it opened, also those outside of the window', async () => {
    const page = await open()
    await page.locator('#pages tbody tr').last().waitFor()
    const last = `document.querySelector('#pages tbody tr:last-child')`
    expect(await page.evaluate(`${last}.checkVisibility({ contentVisibilityAuto: true })`)).toBe(true)
  })

  it('has four totals in one row, or two in each of two', async () => {
    const page = await open()
    for (const [width, columns] of [
      [640, 2],
      [703, 4],
    ] as const) {
      await showOn(page, { width })
      const lefts = await page.evaluate<number[]>(
        `[...document.querySelectorAll('.cards li')].map((each) => each.getBoundingClientRect().left)`,
      )
      expect(lefts).toHaveLength(4)
      expect([width, new Set(lefts).size]).toEqual([width, columns])
    }
  })

  it('colours the texts of a row with it, if one of them is pointed at', async () => {
    const page = await open()
    const [, texts] = await page.locator('#topics-1 tr').all()
    await texts?.hover()
    expect(await page.evaluate(`getComputedStyle(document.querySelector('#topics-1')).backgroundColor`)).toBe(
      'rgb(240, 243, 246)',
    )
  })

  it('leads from each task to its row with the head of its table in view, and all its texts', async () => {
    const page = await open()
    const texts = page.locator('tbody:target details')
    let unfolded = 0
    for (const link of await page.locator('.evidence').all()) {
      await link.click()
      expect(await page.locator('tbody:target').isVisible()).toBe(true)
      const headAndRow = await page.evaluate<number[]>(`{
        const row = document.querySelector('tbody:target')
        const head = row.closest('table').querySelector('th')
        ;[head.getBoundingClientRect(), row.getBoundingClientRect()].flatMap(({ top, bottom }) => [top, bottom])
      }`)
      expect(headAndRow[0]).toBeGreaterThanOrEqual(0)
      expect(headAndRow[1]).toBeLessThanOrEqual(Math.ceil(headAndRow[2] ?? 0))
      expect(headAndRow[3]).toBeLessThanOrEqual(900)
      // The event of the address comes after the click.
      await page.waitForFunction(`document.querySelector('tbody:target details:not([open])') === null`)
      unfolded += await texts.count()
    }
    expect(unfolded).toBeGreaterThan(0)
  })

  it('follows the scheme of the system on a screen, and is light on paper', async () => {
    const page = await open()
    const background = 'getComputedStyle(document.body).backgroundColor'
    expect(await page.evaluate(background)).toBe('rgb(246, 248, 250)')
    const better = await colourOf(page, '--better')
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await page.evaluate(background)).toBe('rgb(13, 17, 23)')
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(background)).toBe('rgb(255, 255, 255)')
    expect(await colourOf(page, '--better')).toBe(better)
  })

  describe.each(fonts)('on paper, in the %s font', (font) => {
    it('shows what the screen shows, without controls, and names what is folded', async () => {
      const page = await open({ font })
      // A header that stays in view would cover rows of the next page.
      const positionsOfHeads = `[...new Set([...document.querySelectorAll('thead, thead th')].map((each) => getComputedStyle(each).position))]`
      const marksOfFolded = `[...new Set([...document.querySelectorAll('details:not([open]) > summary')]
        .filter((each) => each.checkVisibility())
        .map((each) => getComputedStyle(each, '::after').content))]`
      const shown = (selector: string) =>
        page.evaluate<string[]>(
          `[...document.querySelectorAll('${selector}')].filter((each) => each.checkVisibility()).map(({ id }) => id)`,
        )
      const sections = await shown('main > section')
      const tasks = await page.locator('#tasks li').allTextContents()
      await page.emulateMedia({ media: 'print' })
      // A4 and Letter upright with the margins of the page, at 96 pixels to the inch.
      for (const width of [703, 725]) {
        await page.setViewportSize({ width, height: 1000 })
        expect(await shown('main > section')).toEqual(sections)
        expect(await shown('button:not(th *), input, select, .evidence')).toEqual([])
        expect(await shown('details:not([open]) > :not(summary)')).toEqual([])
        expect(await page.evaluate(marksOfFolded)).toEqual(['" · not printed"'])
        expect(await page.evaluate(positionsOfHeads)).toEqual(['static'])
        expect(await page.locator('#topics-6').isVisible()).toBe(true)
        expect(await page.locator('#tasks li').allTextContents()).toEqual(tasks)
        expect(await overflowing(page)).toEqual([])
        expect((await chartsOf(page)).flatMap(unreadable)).toEqual([])
      }
    })
  })

  it('has everything without scripts, but no controls', async () => {
    const page = await open({ javaScript: false })
    expect((await page.locator('.cards strong').allInnerTexts()).slice(0, 3)).toEqual(totals)
    expect(await page.locator('#pages tbody tr').last().isVisible()).toBe(true)
    expect(await page.locator('.controls').first().isVisible()).toBe(false)
    expect(await page.locator('th button').count()).toBe(0)
    const list = page.locator('details:has(table)').first()
    expect(await list.locator('table').isVisible()).toBe(false)
    await list.locator('summary').click()
    expect(await list.locator('table').isVisible()).toBe(true)
  })

  it('is written by dist/ by default, and can be read, sorted and filtered', async () => {
    await using step = await openStage()
    const run = await step.runExport({ 'upload-artifact': 'false' })
    expect(filesIn(exportFolder(run))).toContain('report.html')
    const page = await stage.open(path.join(exportFolder(run), 'report.html'))
    await page.fill('#pages-filter', '/quickstart')
    await page.locator('#pages th button').first().click()
    expect(await statusOf(page)).toMatch(/^1 of \d+ pages$/u)
    expect(await namesOf(page)).toEqual(['/quickstart'])
    await stage.close(page)
  })
})
