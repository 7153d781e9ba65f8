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
const heading = (page: Page, name: string) =>
  page.locator('#pages th').getByRole('button', { name, exact: true })

describeInBrowser('The tables of report.html', (stage) => {
  const open = reportOpener(stage)

  it('start with all rows, in their order', async () => {
    const page = await open()
    expect(await namesOf(page)).toEqual(pathsOf(all))
    expect(await statusOf(page)).toBe(`${all.length} pages`)
  })

  it('keep their header in view while the rows are scrolled', async () => {
    const page = await open()
    const top = () =>
      page.evaluate<number>(`document.querySelector('#pages thead th').getBoundingClientRect().top`)
    await page.locator('#pages').scrollIntoViewIfNeeded()
    const before = await top()
    await page.evaluate(`document.querySelector('#pages .scroll').scrollTop = 400`)
    expect(await top()).toBe(before)
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
        expect(await namesOf(page)).toEqual(pathsOf(sorted))
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

  it('filter by a part of any text, whatever its case', async () => {
    const page = await open()
    await page.fill('#pages-filter', '  API-Reference ')
    const found = all.filter(({ path }) => path.includes('api-reference'))
    expect(await namesOf(page)).toEqual(pathsOf(found))
    expect(await statusOf(page)).toBe(`${found.length} hits in ${all.length} pages`)
    await page.fill('#pages-filter', 'no such page')
    expect(await statusOf(page)).toBe(`No page matches. 0 hits in ${all.length} pages`)
    await page.fill('#pages-filter', '')
    expect(await namesOf(page)).toEqual(pathsOf(all))
  })

  it('show the rows of a choice', async () => {
    const page = await open()
    await page.selectOption('#pages select', 'No visitors now')
    expect(await namesOf(page)).toEqual(pathsOf(all.filter(({ total }) => total === 0)))
  })

  it('open with the first choice that has rows', async () => {
    const page = await open()
    expect(await statusOf(page, 'questions')).toBe('44 hits in 45 questions')
    expect(await statusOf(page, 'feedback')).toBe('2 hits in 3 feedback items')
    const unwritten = await stage.write(await analyticsOf(feedbackOf([], [{ helpful: true }])))
    expect(await statusOf(await stage.open(unwritten), 'feedback')).toBe('1 feedback item')
  })

  it('filter the first 1,000 rows of a longer list', async () => {
    const visitors = many(1200, (index) => row(`/page-${index}`, 2000 - index))
    const page = await stage.open(await stage.write(await analyticsOf({ visitors })))
    expect(await statusOf(page)).toBe('The first 1,000 of 1,200 pages')
    await page.fill('#pages-filter', '/page-99')
    expect(await statusOf(page)).toBe('11 hits in the first 1,000 of 1,200 pages')
    await page.fill('#pages-filter', '/page-1100')
    expect(await statusOf(page)).toBe('No page matches. 0 hits in the first 1,000 of 1,200 pages')
  })

  it('work by keyboard alone', async () => {
    const page = await open()
    await page.focus('#pages-filter')
    await page.keyboard.type('quick')
    expect(await namesOf(page)).toContain('/quickstart')
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Delete')
    // The choice, the box with the rows, and the first heading.
    for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    expect(await orderOf(page)).toEqual({ Page: 'ascending' })
  })
})
