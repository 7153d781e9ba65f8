import { beforeAll, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'

import { comparedOf } from '../support/analytics.ts'
import { describeInBrowser, phone } from '../support/browser.ts'
import { exportReport } from '../support/exported-report.ts'
import { orderOf, pathsOf, scrollingTables, statusOf } from '../support/report-page.ts'

const key = (page: Page, ...keys: string[]) =>
  keys.reduce<Promise<void>>((done, each) => done.then(() => page.keyboard.press(each)), Promise.resolve())
const nameOfFocus = `(({ id, role, ariaLabel, textContent }) => id || ariaLabel || role || textContent.trim().slice(0, 40))(
  document.activeElement,
)`
const focused = (page: Page) => page.evaluate<string>(nameOfFocus)

async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < 80 && (await focused(page)) !== name; tabs += 1) await key(page, 'Tab')
  expect(await focused(page)).toBe(name)
}

describeInBrowser('The table of report.html by keyboard alone', (stage) => {
  let full = ''
  beforeAll(async () => {
    full = await exportReport(stage)
  })

  it('filters, sorts and pages', async () => {
    const page = await stage.open(full)
    await tabTo(page, 'pages-filter')
    await page.keyboard.type('quick')
    expect(await pathsOf(page)).toContain('/quickstart')
    await key(page, 'Control+A', 'Delete')

    await tabTo(page, 'Page')
    await key(page, 'Enter')
    expect(await orderOf(page)).toEqual({ Page: 'ascending' })
    await key(page, 'Space')
    expect(await orderOf(page)).toEqual({ Page: 'descending' })
    await key(page, 'Tab', 'Tab', 'Space')
    expect(await orderOf(page)).toEqual({ Share: 'descending' })

    for (let tabs = 0; tabs < 3; tabs += 1) await key(page, 'Shift+Tab')
    expect(await focused(page)).toBe('pages-last')
    await key(page, 'Shift+Tab', 'Enter')
    expect(await statusOf(page)).toMatch(/^26–/u)
    await key(page, 'Shift+Tab', 'Space')
    expect(await statusOf(page)).toMatch(/^1–/u)
  })

  it('shows the focus', async () => {
    const page = await stage.open(full)
    const unmarked: string[] = []
    const reached: string[] = []
    while (reached.length < 80 && reached.at(-1) !== 'Percent') {
      await key(page, 'Tab')
      // The control of a chart is invisible: the chart shows its focus, around its lines.
      const { name, outline } = await page.evaluate<{ name: string; outline: string }>(`{
        const chart = document.activeElement.closest('.chart')
        const { outlineStyle, outlineWidth } =
          chart === null ? getComputedStyle(document.activeElement) : getComputedStyle(chart, '::after')
        ;({ name: ${nameOfFocus}, outline: outlineStyle + outlineWidth })
      }`)
      reached.push(name)
      if (!/^(?:solid|auto)[1-9]/u.test(outline)) unmarked.push(name)
    }
    expect(unmarked).toEqual([])
    const inOrder =
      'Who visited,Visitors per day: exact values,Share of AI visitors per day: exact values,pages-filter,pages-choice,pages-grouped,pages-first,pages-back,pages-next,pages-last,Page,Visitors,Share,Human,AI,AI share,Previous,Change,Percent'.split(
        ',',
      )
    // The contents have the first "AI share".
    const seen = reached.filter(
      (name, index) => inOrder.includes(name) && index !== reached.indexOf('AI share'),
    )
    expect(seen).toEqual(inOrder)
  })

  it('folds and unfolds sections, and keeps the focus on them', async () => {
    const page = await stage.open(full)
    await page.focus('#pages-grouped')
    await key(page, 'Space')
    const section = (await page.locator('#pages-table .group button').first().textContent()) ?? ''
    expect(await pathsOf(page)).toEqual([])
    await tabTo(page, section)
    await key(page, 'Enter')
    expect((await pathsOf(page)).length).toBeGreaterThan(1)
    expect(await focused(page)).toBe(section)
    await key(page, 'Space')
    expect(await pathsOf(page)).toEqual([])
    expect(await focused(page)).toBe(section)
  })

  it('keeps the focus near a button that becomes disabled', async () => {
    const page = await stage.open(full)
    for (const [id, status] of [
      ['last', /–(\d+) of \1 pages$/u],
      ['first', /^1–25 of/u],
    ] as const) {
      await page.focus(`#pages-${id}`)
      await key(page, 'Enter')
      expect(await statusOf(page)).toMatch(status)
      expect(await page.evaluate('document.activeElement.parentElement.id')).toBe('pages-pager')
    }
  })

  it('scrolls sideways only if numbers are too long, and then says so and can be scrolled', async () => {
    const usual = await stage.open(full, { width: phone })
    expect(await scrollingTables(usual)).toEqual([])
    const most = Number.MAX_SAFE_INTEGER
    const visitors = ['/a/b', '/c/d'].map((path) => ({ path, human: most, ai: most, total: most }))
    const page = await stage.open(await stage.write(comparedOf(visitors, [])), { width: phone })
    expect(await scrollingTables(page)).toContain('All pages')
    const unmarked = `[...document.querySelectorAll('.scroll')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .filter((scroll) => scroll.tabIndex !== 0 || !getComputedStyle(scroll, '::before').content.includes('Scroll'))
      .map((scroll) => scroll.ariaLabel)`
    expect(await page.evaluate(unmarked)).toEqual([])
    await page.locator('.scroll:has(#pages-table)').focus()
    const scrolled = page.evaluate<number>(
      `new Promise((done) => { document.activeElement.onscroll = ({ target }) => done(target.scrollLeft) })`,
    )
    await key(page, 'ArrowRight')
    expect(await scrolled).toBeGreaterThan(0)
  })
})
