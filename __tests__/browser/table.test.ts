import { expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'

import { analyticsOf, comparedOf, many, row, totals } from '../support/analytics.ts'
import { describeInBrowser, phone } from '../support/browser.ts'
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

  it('keep their header in view while the rows are scrolled, and on a phone the paths', async () => {
    const page = await open({ width: phone })
    const headAndName = () =>
      page.evaluate<number[]>(`[
        document.querySelector('#pages thead th').getBoundingClientRect().top,
        document.querySelector('#pages tbody th').getBoundingClientRect().left,
      ]`)
    const scroll = (left: number, top: number) =>
      page.evaluate(`document.querySelector('#pages .scroll').scrollTo(${left}, ${top})`)
    await scroll(0, 100)
    const before = await headAndName()
    await scroll(200, 500)
    expect(await headAndName()).toEqual(before)
  })

  it('start in their order, and sort texts from A, numbers from the largest, and then the other way', async () => {
    const page = await open()
    expect(await orderOf(page)).toEqual({ Now: 'descending' })
    expect(await namesOf(page)).toEqual(pathsOf(all))
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
        { views: { totals, pages: [row('/more', 9000), row('/less', 100)], isComplete: true } },
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
      await heading(page, 'Views').click()
      expect(await orderOf(page)).toEqual({ Views: direction })
      expect((await rowsOf(page)).at(-1)?.[share]).toBe('–')
    }
  })

  it('filter by a part of any text, whatever its case', async () => {
    const page = await open()
    expect(await statusOf(page)).toBe(`${all.length} pages`)
    await page.fill('#pages-filter', '  API-Reference ')
    const found = all.filter(({ path }) => path.includes('api-reference'))
    expect(await namesOf(page)).toEqual(pathsOf(found))
    expect(await statusOf(page)).toBe(`${found.length} of ${all.length} pages`)
    await page.fill('#pages-filter', 'no such page')
    expect(await statusOf(page)).toBe(`0 of ${all.length} pages`)
    await page.fill('#pages-filter', '')
    expect(await namesOf(page)).toEqual(pathsOf(all))
  })

  it('filter the first 1,000 rows of a longer list', async () => {
    const visitors = many(1200, (index) => row(`/page-${index}`, 2000 - index))
    const page = await stage.open(await stage.write(await analyticsOf({ visitors })))
    expect(await statusOf(page)).toBe('The first 1,000 of 1,200 pages; visitors.csv has all')
    await page.fill('#pages-filter', '/page-99')
    expect(await statusOf(page)).toBe('11 of the first 1,000 of 1,200 pages; visitors.csv has all')
  })

  it('work by keyboard alone', async () => {
    const page = await open()
    await page.focus('#pages-filter')
    await page.keyboard.type('quick')
    expect(await namesOf(page)).toContain('/quickstart')
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Delete')
    // The box with the rows, and the first heading.
    for (let tabs = 0; tabs < 2; tabs += 1) await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    expect(await orderOf(page)).toEqual({ Page: 'ascending' })
  })
})
