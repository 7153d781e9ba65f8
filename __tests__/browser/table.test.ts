import { beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'

import { analyticsOf, comparedOf } from '../support/analytics.ts'
import { describeInBrowser, desktop } from '../support/browser.ts'
import { current, exportReport, previous } from '../support/exported-report.ts'
import { row } from '../support/page-server.ts'
import { allPathsOf, groupsOf, isInView, orderOf, pathsOf, rowsOf, statusOf } from '../support/report-page.ts'

const nobody = { human: 0, ai: 0, total: 0 }
const before = new Map(previous.visitors.map((page) => [page.path, page]))
const now = new Map(current.visitors.map((page) => [page.path, page]))

/** Every page of the two periods, by total and then by path. */
const all = [...new Set([...now.keys(), ...before.keys()])]
  .map((path) => ({ ...nobody, ...now.get(path), path, before: before.get(path)?.total ?? 0 }))
  .sort((a, b) => b.total - a.total || (a.path < b.path ? -1 : 1))
type Line = (typeof all)[number]

const paths = (lines: readonly Line[]): string[] => lines.map(({ path }) => path)
const heading = (page: Page, name: string) =>
  page.locator('#pages-table').getByRole('button', { name, exact: true })

describeInBrowser('The table of report.html', (stage) => {
  let full = ''
  beforeAll(async () => {
    full = await exportReport(stage)
  })

  it('starts with the pages that have most visitors', async () => {
    const page = await stage.open(full)
    expect(await pathsOf(page)).toEqual(paths(all.slice(0, 25)))
    expect(await statusOf(page)).toBe(`1–25 of ${all.length} pages`)
    expect(await orderOf(page)).toEqual({ Visitors: 'descending' })
    // Pages of one period are among them.
    for (const count of ['total', 'before'] as const)
      expect(all.filter((line) => line[count] === 0).length).toBeGreaterThan(0)
  })

  describe('sorts', () => {
    const columns: Record<string, (line: Line) => number | string | undefined> = {
      Page: ({ path }) => path.toLowerCase(),
      Share: ({ total }) => total,
      Human: ({ human }) => human,
      AI: ({ ai }) => ai,
      'AI share': ({ ai, total }) => (total === 0 ? undefined : ai / total),
      Visitors: ({ total }) => total,
      Previous: (line) => line.before,
      Change: (line) => line.total - line.before,
      Percent: (line) => (line.total === line.before ? 0 : (line.total - line.before) / line.before),
    }
    it('by each column: paths from A, numbers from the largest, and then the other way', async () => {
      const page = await stage.open(full)
      for (const [name, of] of Object.entries(columns)) {
        const directions = name === 'Page' ? ['ascending', 'descending'] : ['descending', 'ascending']
        // One column of each kind shows the other way.
        const shown = ['Page', 'Human', 'AI share'].includes(name) ? directions : directions.slice(0, 1)
        for (const direction of shown) {
          await heading(page, name).dispatchEvent('click')
          const sign = direction === 'ascending' ? 1 : -1
          const sorted = all.toSorted((a, b) => {
            const [one, other] = [of(a), of(b)]
            // Pages without a value are always last.
            if (one === undefined || other === undefined)
              return Number(one === undefined) - Number(other === undefined)
            return sign * (one < other ? -1 : one > other ? 1 : 0)
          })
          expect(await orderOf(page)).toEqual({ [name]: direction })
          expect(await allPathsOf(page)).toEqual(paths(sorted))
        }
      }
    })

    it('and filters from the first row on, and each leaves the other', async () => {
      const page = await stage.open(full)
      await page.fill('#pages-filter', 'section-')
      await page.click('#pages-next')
      await heading(page, 'Page').click()
      const found = all.filter(({ path }) => path.includes('section-'))
      expect(await pathsOf(page)).toEqual(paths(found).sort().slice(0, 25))
      expect(await statusOf(page)).toBe(`1–25 of ${found.length} hits in ${all.length} pages`)
      await page.click('#pages-last')
      await page.fill('#pages-filter', 'guides')
      const others = all.filter(({ path }) => path.includes('guides'))
      expect(await pathsOf(page)).toEqual(paths(others).sort())
    })
  })

  describe('filters', () => {
    it('by a part of the path, whatever its case and the spaces around it, down to none, and back to all', async () => {
      const page = await stage.open(full)
      for (const text of ['api-reference', '  API-Reference ', 'I-ReF']) {
        await page.fill('#pages-filter', text)
        const found = all.filter(({ path }) => path.includes(text.trim().toLowerCase()))
        expect(found.length).toBeGreaterThan(3)
        expect(await pathsOf(page)).toEqual(paths(found))
        expect(await statusOf(page)).toBe(`1–${found.length} of ${found.length} hits in ${all.length} pages`)
      }
      await page.fill('#pages-filter', '/quickstart')
      expect(await statusOf(page)).toBe(`1–1 of 1 hit in ${all.length} pages`)
      await page.fill('#pages-filter', 'no such page')
      expect(await rowsOf(page)).toEqual([])
      expect(await statusOf(page)).toBe(`No page matches. 0 hits in ${all.length} pages`)
      expect(await page.locator('#pages-pager').isVisible()).toBe(false)
      await page.fill('#pages-filter', '')
      expect(await allPathsOf(page)).toEqual(paths(all))
    })

    it('takes the input as text, not as a pattern', async () => {
      const visitors = ['/a.b', '/axb', '/(c', '/[d]', '/e\\f', '/İ', '/ÉTÉ'].map((path) => row(path))
      const page = await stage.open(await stage.write(analyticsOf({ visitors })))
      for (const [text, path] of [
        ['a.b', '/a.b'],
        ['(', '/(c'],
        ['[d', '/[d]'],
        ['\\', '/e\\f'],
        ['été', '/ÉTÉ'],
        ['İ', '/İ'],
      ] as const) {
        await page.fill('#pages-filter', text)
        expect(await pathsOf(page)).toEqual([path])
      }
    })
  })

  describe('pages through its rows', () => {
    it('with first, back, next and last, and disables what leads nowhere', async () => {
      const page = await stage.open(full)
      const last = all.length - (all.length % 25)
      for (const [id, start] of [
        ['next', 25],
        ['next', 50],
        ['back', 25],
        ['first', 0],
        ['last', last],
        ['back', last - 25],
        ['back', last - 50],
      ] as const) {
        await page.click(`#pages-${id}`)
        expect(await isInView(page, '#pages-table tbody tr:first-child')).toBe(true)
        const end = Math.min(start + 25, all.length)
        expect(await statusOf(page)).toBe(`${start + 1}–${end} of ${all.length} pages`)
        expect(await pathsOf(page)).toEqual(paths(all.slice(start, end)))
        const off = page.locator('#pages-pager').getByRole('button', { disabled: true })
        expect(await off.allInnerTexts()).toEqual([
          ...(start === 0 ? ['First', 'Back'] : []),
          ...(end === all.length ? ['Next', 'Last'] : []),
        ])
      }
    })

    it('only if there are more than are shown at once', async () => {
      for (const count of [25, 26]) {
        const visitors = Array.from({ length: count }, (_, index) => row(`/${index}`, 1000 - index))
        const page = await stage.open(await stage.write(analyticsOf({ visitors })))
        expect(await page.locator('#pages-pager').isVisible()).toBe(count > 25)
        if (count > 25) await page.click('#pages-last')
        expect((await pathsOf(page)).at(-1)).toBe(`/${count - 1}`)
        await stage.close(page)
      }
    })
  })

  describe('puts whole segments first', () => {
    const visitors = ['/apis', '/api/b', '/x/api', '/rapid', '/api/v1/jobs'].map((path, index) =>
      row(path, 90 - index),
    )
    it('when it filters, whatever the order, and says so', async () => {
      const page = await stage.open(await stage.write(analyticsOf({ visitors })))
      for (const text of ['api', '/api', 'API/']) {
        await page.fill('#pages-filter', text)
        const whole = ['/api/b', '/x/api', '/api/v1/jobs']
        expect((await pathsOf(page)).slice(0, 3)).toEqual(
          text === 'API/' ? ['/api/b', '/api/v1/jobs'] : whole,
        )
      }
      await page.fill('#pages-filter', 'api')
      expect(await groupsOf(page)).toEqual(['Whole segments 3 pages', 'Parts of segments 2 pages'])
      await heading(page, 'Visitors').click()
      expect(await pathsOf(page)).toEqual(['/api/v1/jobs', '/x/api', '/api/b', '/rapid', '/apis'])
      await page.fill('#pages-filter', 'api/v1')
      expect(await pathsOf(page)).toEqual(['/api/v1/jobs'])
      expect(await groupsOf(page)).toEqual([])
    })
  })

  describe('groups by section', () => {
    const visitors = [
      { path: '/', human: 9, ai: 1, total: 10 },
      { path: '/api/a', human: 6, ai: 2, total: 8 },
      { path: '/guides', human: 5, ai: 0, total: 5 },
      { path: '/api/b', human: 1, ai: 1, total: 2 },
      { path: '/guides/x', human: 1, ai: 0, total: 1 },
    ]
    it('with the pages, the top page and the AI share of each, and folds them', async () => {
      const page = await stage.open(await stage.write(analyticsOf({ visitors })))
      await page.check('#pages-grouped')
      expect(await groupsOf(page)).toEqual([
        'Top-level pages 1 page · top page 10 visitors · AI share 10.0%',
        '/api/ 2 pages · top page 8 visitors · AI share 30.0%',
        '/guides/ 2 pages · top page 5 visitors · AI share 0.0%',
      ])
      expect(await pathsOf(page)).toEqual(['/', '/api/a', '/api/b', '/guides', '/guides/x'])
      expect(await statusOf(page)).toBe('5 pages in 3 sections')
      await page.getByRole('button', { name: '/api/', exact: true }).click()
      expect(await pathsOf(page)).toEqual(['/', '/guides', '/guides/x'])
      await heading(page, 'Visitors').click()
      expect(await pathsOf(page)).toEqual(['/guides/x', '/guides', '/'])
      await page.fill('#pages-filter', 'x')
      expect(await statusOf(page)).toBe('1 hit in 5 pages in 1 section')
    })

    it('folded if they do not fit, and pages through them', async () => {
      const page = await stage.open(full)
      await page.check('#pages-grouped')
      expect(await pathsOf(page)).toEqual([])
      expect(await statusOf(page)).toMatch(new RegExp(`^${all.length} pages in \\d+ sections$`, 'u'))
      await page.getByRole('button', { name: '/reference/', exact: true }).click()
      expect(await statusOf(page)).toMatch(/ sections, lines 1–25 of \d\d$/u)
      await page.click('#pages-next')
      // The heading of the section is repeated.
      expect((await groupsOf(page))[0]).toMatch(/^\/reference\/ \d+ pages/u)
      expect((await pathsOf(page)).length).toBeGreaterThan(10)
    })
  })

  it('keeps its heading and its position in view', async () => {
    const page = await stage.open(full)
    await page.setViewportSize({ width: desktop, height: 400 })
    await page.locator('#pages-table tbody tr').nth(20).scrollIntoViewIfNeeded()
    for (const part of ['thead th', 'tbody tr:nth-child(20)'])
      expect(await isInView(page, `#pages-table ${part}`)).toBe(true)
    expect(await isInView(page, '#pages-status')).toBe(true)
    expect(await isInView(page, '#pages-next')).toBe(true)
  })

  describe('compared with the period before', () => {
    const compared = comparedOf(
      [row('/grown', 150), row('/shrunk', 50), row('/same', 40), row('/new', 7)],
      [row('/grown', 100), row('/shrunk', 100), row('/same', 40), row('/gone', 9)],
    )

    it('shows numbers and change of every page of both periods, or of pages that changed in one way', async () => {
      const page = await stage.open(await stage.write(compared))
      expect(await rowsOf(page)).toEqual([
        ['/grown', '150', '13.6%', '150', '0', '0.0%', '100', '+50', '+50.0%'],
        ['/shrunk', '50', '4.5%', '50', '0', '0.0%', '100', '−50', '−50.0%'],
        ['/same', '40', '3.6%', '40', '0', '0.0%', '40', '0', '0.0%'],
        ['/new', '7', '0.6%', '7', '0', '0.0%', '0', '+7', 'new'],
        ['/gone', '0', '0.0%', '0', '0', '–', '9', '−9', '−100.0%'],
      ])
      for (const [choice, left] of [
        ['Rising', ['/grown']],
        ['Falling', ['/shrunk']],
        ['New', ['/new']],
        ['No visitors now', ['/gone']],
        ['All', ['/grown', '/shrunk', '/same', '/new', '/gone']],
      ] as const) {
        await page.fill('#pages-filter', '')
        await page.getByLabel('Change', { exact: true }).selectOption(choice)
        expect(await pathsOf(page)).toEqual(left)
        await page.fill('#pages-filter', 'N')
        expect(await pathsOf(page)).toEqual(left.filter((path) => path.includes('n')))
      }
    })

    it('has the columns of a comparison only with one', async () => {
      const page = await stage.open(await exportReport(stage, { isPlain: true }))
      const plain = ['Page', 'Visitors', 'Share', 'Human', 'AI', 'AI share']
      expect(await page.locator('#pages-table thead th').allInnerTexts()).toEqual(plain)
      expect((await rowsOf(page)).every((cells) => cells.length === plain.length)).toBe(true)
      expect(await allPathsOf(page)).toEqual(paths(all.filter(({ total }) => total > 0)))
    })
  })
})
