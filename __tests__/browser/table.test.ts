import { expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'

import { analyticsOf, comparedOf, feedbackOf, many, row } from '../support/analytics.ts'
import { describeInBrowser } from '../support/browser.ts'
import { current, reportOpener, previous } from '../support/exported-report.ts'
import { namesOf, orderOf, rowsOf, statusOf } from '../support/report-page.ts'

const before = new Map(previous.visitors.map((page) => [page.path, page]))
const now = new Map(current.visitors.map((page) => [page.path, page]))
/** Every page of the two periods, by total and then by path. */
const all = [...new Set([...now.keys(), ...before.keys()])]
  .map((path) => ({ human: 0, ai: 0, total: 0, ...now.get(path), path }))
  .sort((a, b) => b.total - a.total || (a.path < b.path ? -1 : 1))
type Line = (typeof all)[number]

const pathsOf = (lines: readonly Line[]): string[] => lines.map(({ path }) => path)
/** Also a button that has nothing left to do. */
const press = async (page: Page, name: string) =>
  page.locator('#pages').getByRole('button', { name, exact: true }).click({ force: true })
const heading = (page: Page, name: string) =>
  page.locator('#pages th').getByRole('button', { name, exact: true })

describeInBrowser('The tables of report.html', (stage) => {
  const open = reportOpener(stage)

  it('start with the first rows, in their order', async () => {
    const page = await open()
    expect(await namesOf(page)).toEqual(pathsOf(all.slice(0, 25)))
    expect(await statusOf(page)).toBe(`1–25 of ${all.length} pages`)
  })

  it('show from the start by which column they are ordered', async () => {
    const page = await open()
    expect(await orderOf(page)).toEqual({ Now: 'descending' })
    const order = await page.evaluate(
      `[...document.querySelectorAll('#questions th[aria-sort]')].map((head) => [head.textContent, head.ariaSort])`,
    )
    expect(order).toEqual([['Topic', 'other']])
  })

  it('sort texts from A, numbers from the largest, and then the other way', async () => {
    const page = await open()
    const keys: [string, (line: Line) => number | string, string[]][] = [
      ['Page', ({ path }) => path.toLowerCase(), ['ascending', 'descending']],
      ['People', ({ human }) => human, ['descending', 'ascending']],
    ]
    for (const [name, keyOf, directions] of keys) {
      for (const direction of directions) {
        await heading(page, name).click()
        expect(await orderOf(page)).toEqual({ [name]: direction })
        const sign = direction === 'ascending' ? 1 : -1
        const sorted = all.toSorted((a, b) => sign * (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0))
        expect(await namesOf(page)).toEqual(pathsOf(sorted.slice(0, 25)))
      }
    }
  })

  it('sort changes by their size and direction, and have cells without a value always last', async () => {
    const counts = [
      ['/less', 100, 900],
      ['/chance', 500, 510],
      ['/more', 900, 100],
      ['/gone', 0, 0],
    ] as const
    const file = await stage.write(
      await comparedOf(
        counts.map(([path, count]) => row(path, count)),
        counts.map(([path, , count]) => row(path, count)),
      ),
    )
    const page = await stage.open(file)
    const [column, share] = [3, 6]
    await heading(page, 'Change').click()
    expect((await rowsOf(page)).map((cells) => cells[column])).toEqual([
      '+800 (+800%)',
      '0',
      '−10',
      '−800 (−89%)',
    ])
    await heading(page, 'Change').click()
    expect(await namesOf(page)).toEqual(['/less', '/chance', '/gone', '/more'])
    for (const direction of ['descending', 'ascending']) {
      await heading(page, 'AI share').click()
      expect(await orderOf(page)).toEqual({ 'AI share': direction })
      expect((await rowsOf(page)).at(-1)?.[share]).toBe('–')
    }
  })

  it('filter by a part of any text, whatever its case, from the first row on', async () => {
    const page = await open()
    await press(page, 'Last')
    await page.fill('#pages-filter', '  API-Reference ')
    const found = all.filter(({ path }) => path.includes('api-reference'))
    expect(await namesOf(page)).toEqual(pathsOf(found))
    expect(await statusOf(page)).toBe(`${found.length} hits in ${all.length} pages`)
    await page.fill('#pages-filter', 'no such page')
    expect(await statusOf(page)).toBe(`No page matches. 0 hits in ${all.length} pages`)
    await page.fill('#pages-filter', '')
    expect(await namesOf(page)).toEqual(pathsOf(all.slice(0, 25)))
  })

  it('show the rows of a choice', async () => {
    const page = await open()
    await page.selectOption('#pages select', 'No visitors now')
    expect(await namesOf(page)).toEqual(pathsOf(all.filter(({ total }) => total === 0)))
  })

  it('open with the first choice that has rows', async () => {
    const page = await open()
    expect(await statusOf(page, 'questions')).toBe('1–25 of 44 hits in 45 questions')
    expect(await statusOf(page, 'feedback')).toBe('2 hits in 3 feedback items')
    const unwritten = await stage.write(await analyticsOf(feedbackOf([], [{ helpful: true }])))
    expect(await statusOf(await stage.open(unwritten), 'feedback')).toBe('1 feedback item')
  })

  it('have a pager above 30 rows, which moves by 25', async () => {
    const visitors = (count: number) => many(count, (index) => row(`/${index}`, 100 - index))
    const few = await stage.open(await stage.write(await analyticsOf({ visitors: visitors(30) })))
    expect(await rowsOf(few)).toHaveLength(30)
    expect(await few.locator('#pages nav').isVisible()).toBe(false)
    const page = await stage.open(await stage.write(await analyticsOf({ visitors: visitors(60) })))
    const steps = [
      ['Next', '26–50'],
      ['Next', '51–60'],
      ['Next', '51–60'],
      ['Back', '26–50'],
      ['First', '1–25'],
      ['Back', '1–25'],
      ['Last', '51–60'],
    ] as const
    for (const [name, rows] of steps) {
      await press(page, name)
      expect([name, await statusOf(page)]).toEqual([name, `${rows} of 60 pages`])
    }
  })

  it('work by keyboard alone, and keep the focus on a button that has nothing left to do', async () => {
    const page = await open()
    await page.focus('#pages-filter')
    await page.keyboard.type('quick')
    expect(await namesOf(page)).toContain('/quickstart')
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Delete')
    // The choice, then First, Back, Next and Last.
    for (let tabs = 0; tabs < 5; tabs += 1) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await statusOf(page)).toMatch(new RegExp(`–${all.length} of`, 'u'))
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Last')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    expect(await orderOf(page)).toEqual({ Page: 'ascending' })
  })
})
