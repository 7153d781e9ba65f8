import { beforeAll, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'

import { describeInBrowser, phone } from '../support/browser.ts'
import { exportReport } from '../support/exported-report.ts'
import { orderOf, pathsOf, statusOf } from '../support/report-page.ts'

const key = (page: Page, ...keys: string[]) =>
  keys.reduce<Promise<void>>((done, each) => done.then(() => page.keyboard.press(each)), Promise.resolve())
const focused = (page: Page) =>
  page.evaluate<string>(`{
    const { id, role, textContent } = document.activeElement
    id || role || textContent.slice(0, 40)
  }`)

async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < 40 && (await focused(page)) !== name; tabs += 1) await key(page, 'Tab')
  expect(await focused(page)).toBe(name)
}

describeInBrowser('The table of report.html by keyboard alone', (stage) => {
  let full = ''
  beforeAll(async () => {
    full = await exportReport(stage)
  })

  it('filters, sorts and pages', async () => {
    const page = await stage.open(full)
    await tabTo(page, 'filter')
    await page.keyboard.type('quick')
    expect(await pathsOf(page)).toContain('/quickstart')
    await key(page, 'Control+A', 'Delete')

    await key(page, 'Tab', 'Tab', 'Tab', 'Enter')
    expect(await orderOf(page)).toEqual({ Page: 'ascending' })
    await key(page, 'Space')
    expect(await orderOf(page)).toEqual({ Page: 'descending' })
    await key(page, 'Tab', 'Tab', 'Space')
    expect(await orderOf(page)).toEqual({ AI: 'descending' })

    await tabTo(page, 'next')
    await key(page, 'Enter')
    expect(await statusOf(page)).toMatch(/^101–/u)
    await key(page, 'Shift+Tab', 'Space')
    expect(await statusOf(page)).toMatch(/^1–/u)
  })

  it('shows the focus', async () => {
    const page = await stage.open(full)
    const unmarked: string[] = []
    const reached: string[] = []
    while (reached.length < 40 && reached.at(-1) !== 'last') {
      await key(page, 'Tab')
      const name = await focused(page)
      reached.push(name)
      const outline = await page.evaluate<string>(
        `{ const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement); outlineStyle + outlineWidth }`,
      )
      if (!/^(?:solid|auto)[1-9]/u.test(outline)) unmarked.push(name)
    }
    expect(unmarked).toEqual([])
    const inOrder =
      'The numbers of the split,filter,change,group,Page,Human,AI,Total,Share,Previous,Change,next,last'.split(
        ',',
      )
    const after = reached.slice(reached.indexOf('filter'))
    expect([...reached.slice(0, 1), ...after].filter((name) => inOrder.includes(name))).toEqual(inOrder)
  })

  it('keeps the focus near a button that becomes disabled', async () => {
    const page = await stage.open(full)
    for (const [id, status] of [
      ['last', /–(\d+) of \1 pages$/u],
      ['first', /^1–100 of/u],
    ] as const) {
      await page.focus(`#${id}`)
      await key(page, 'Enter')
      expect(await statusOf(page)).toMatch(status)
      expect(await page.evaluate('document.activeElement.parentElement.tagName')).toBe('NAV')
    }
  })

  it('can be scrolled sideways where the window is narrow', async () => {
    const page = await stage.open(full, { width: phone })
    await page.locator('.scroll:has(#pages)').focus()
    const scrolled = page.evaluate<number>(
      `new Promise((done) => { document.activeElement.onscroll = ({ target }) => done(target.scrollLeft) })`,
    )
    await key(page, 'ArrowRight')
    expect(await scrolled).toBeGreaterThan(0)
    await page.locator('#pages th button', { hasText: 'Change' }).click()
    expect(await orderOf(page)).toEqual({ Change: 'descending' })
  })
})
