import { beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'

import { analyticsOf, comparedOf } from '../support/analytics.ts'
import { describeInBrowser } from '../support/browser.ts'
import { current, exportReport, previous } from '../support/exported-report.ts'
import { row } from '../support/page-server.ts'
import { allPathsOf, isInView, orderOf, pathsOf, rowsOf, statusOf } from '../support/report-page.ts'

const nobody = { human: 0, ai: 0, total: 0 }
const before = new Map(previous.visitors.map((page) => [page.path, page]))
const now = new Map(current.visitors.map((page) => [page.path, page]))

/** Every page of the two periods, by total and then by path. */
const all = [...new Set([...now.keys(), ...before.keys()])]
  .map((path) => ({ ...nobody, ...now.get(path), path, before: before.get(path)?.total ?? 0 }))
  .sort((a, b) => b.total - a.total || (a.path < b.path ? -1 : 1))
type Line = (typeof all)[number]

const paths = (lines: readonly Line[]): string[] => lines.map(({ path }) => path)
const heading = (page: Page, name: string) => page.locator('#pages th button', { hasText: name })

describeInBrowser('The table of report.html', (stage) => {
  let full = ''
  beforeAll(async () => {
    full = await exportReport(stage)
  })

  it('starts with the pages that have most visitors', async () => {
    const page = await stage.open(full)
    expect(await pathsOf(page)).toEqual(paths(all.slice(0, 100)))
    expect(await statusOf(page)).toBe(`1–100 of ${all.length} pages`)
    expect(await orderOf(page)).toEqual({ Total: 'descending' })
  })

  describe('sorts', () => {
    const columns: Record<string, (line: Line) => number | string> = {
      Page: ({ path }) => path.toLowerCase(),
      Human: ({ human }) => human,
      AI: ({ ai }) => ai,
      Share: ({ total }) => total,
      Total: ({ total }) => total,
      Previous: (line) => line.before,
      Change: (line) => line.total - line.before,
    }
    it('by each column: paths from A, numbers from the largest, and then the other way', async () => {
      const page = await stage.open(full)
      for (const [name, of] of Object.entries(columns)) {
        const directions = ['ascending', 'descending']
        for (const direction of name === 'Page' ? directions : directions.toReversed()) {
          await heading(page, name).dispatchEvent('click')
          const sign = direction === 'ascending' ? 1 : -1
          const sorted = all.toSorted((a, b) => sign * (of(a) < of(b) ? -1 : of(a) > of(b) ? 1 : 0))
          expect(await orderOf(page)).toEqual({ [name]: direction })
          expect(await allPathsOf(page)).toEqual(paths(sorted))
        }
      }
    })

    it('in the other direction when the column is the current order', async () => {
      const page = await stage.open(full)
      await heading(page, 'Total').click()
      expect(await orderOf(page)).toEqual({ Total: 'ascending' })
    })

    it('from the first row on, and leaves the filter', async () => {
      const page = await stage.open(full)
      await page.fill('#filter', 'reference')
      await page.click('#next')
      await heading(page, 'Page').click()
      const found = all.filter(({ path }) => path.includes('reference'))
      expect(await pathsOf(page)).toEqual(paths(found).sort().slice(0, 100))
      expect(await statusOf(page)).toBe(`1–100 of ${found.length} pages`)
    })
  })

  describe('filters', () => {
    it('by a part of the path, whatever its case and the spaces around it', async () => {
      const page = await stage.open(full)
      for (const text of ['api-reference', '  API-Reference ', 'I-ReF']) {
        await page.fill('#filter', text)
        const found = all.filter(({ path }) => path.includes(text.trim().toLowerCase()))
        expect(found.length).toBeGreaterThan(3)
        expect(await pathsOf(page)).toEqual(paths(found))
        expect(await statusOf(page)).toBe(`1–${found.length} of ${found.length} pages`)
      }
    })

    it('down to one page, to none, and back to all', async () => {
      const page = await stage.open(full)
      await page.fill('#filter', '/quickstart')
      expect(await statusOf(page)).toBe('1–1 of 1 page')
      await page.fill('#filter', 'no such page')
      expect(await rowsOf(page)).toEqual([])
      expect(await statusOf(page)).toBe('No page matches.')
      for (const id of ['first', 'back', 'next', 'last'])
        expect(await page.locator(`#${id}`).isDisabled()).toBe(true)
      await page.fill('#filter', '')
      expect(await allPathsOf(page)).toEqual(paths(all))
    })

    it('from the first row on, in the order that was chosen', async () => {
      const page = await stage.open(full)
      await heading(page, 'Page').click()
      await page.click('#last')
      await page.fill('#filter', 'guides')
      const found = all.filter(({ path }) => path.includes('guides'))
      expect(await pathsOf(page)).toEqual(paths(found).sort())
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
        await page.fill('#filter', text)
        expect(await pathsOf(page)).toEqual([path])
      }
    })
  })

  describe('pages through its rows', () => {
    it('with first, back, next and last, and disables what leads nowhere', async () => {
      const page = await stage.open(full)
      const last = all.length - (all.length % 100)
      for (const [id, start] of [
        ['next', 100],
        ['next', 200],
        ['back', 100],
        ['first', 0],
        ['last', last],
        ['back', last - 100],
        ['back', 0],
      ] as const) {
        await page.dispatchEvent(`#${id}`, 'click')
        const end = Math.min(start + 100, all.length)
        expect(await statusOf(page)).toBe(`${start + 1}–${end} of ${all.length} pages`)
        expect(await pathsOf(page)).toEqual(paths(all.slice(start, end)))
        const off = page.locator('nav').getByRole('button', { disabled: true })
        expect(await off.allInnerTexts()).toEqual([
          ...(start === 0 ? ['First', 'Back'] : []),
          ...(end === all.length ? ['Next', 'Last'] : []),
        ])
      }
    })

    it('to the last row', async () => {
      for (const count of [100, 101]) {
        const visitors = Array.from({ length: count }, (_, index) => row(`/${index}`, 1000 - index))
        const page = await stage.open(await stage.write(analyticsOf({ visitors })))
        if (count > 100) await page.dispatchEvent('#last', 'click')
        expect((await pathsOf(page)).at(-1)).toBe(`/${count - 1}`)
        expect(await page.locator('#next').isDisabled()).toBe(true)
      }
    })

    it('to where the new rows begin', async () => {
      const page = await stage.open(full)
      await page.click('#next')
      expect(await isInView(page, '#pages tbody tr:first-child')).toBe(true)
    })
  })

  it('starts afresh when a reader comes back to it', async () => {
    const page = await stage.open(full)
    await page.locator('#change').selectOption('New')
    await page.fill('#filter', 'api')
    await page.goto('about:blank')
    await page.goBack()
    expect([await page.inputValue('#change'), await page.inputValue('#filter')]).toEqual(['all', ''])
    expect(await statusOf(page)).toBe(`1–100 of ${all.length} pages`)
  })

  it('has no page controls where all rows are shown', async () => {
    const few = await stage.open(await stage.write(analyticsOf({ visitors: [row('/', 1)] })))
    expect(await few.locator('nav').isVisible()).toBe(false)
    expect(await (await stage.open(full)).locator('nav').isVisible()).toBe(true)
  })

  describe('compared with the period before', () => {
    const compared = comparedOf(
      [row('/grown', 150), row('/shrunk', 50), row('/same', 40), row('/new', 7)],
      [row('/grown', 100), row('/shrunk', 100), row('/same', 40), row('/gone', 9)],
    )

    it('shows numbers and change of every page of both periods', async () => {
      const page = await stage.open(await stage.write(compared))
      expect(await rowsOf(page)).toEqual([
        ['/grown', '150', '0', '150', '13.6 %', '100', '+50 (+50.0 %)'],
        ['/shrunk', '50', '0', '50', '4.5 %', '100', '−50 (−50.0 %)'],
        ['/same', '40', '0', '40', '3.6 %', '40', '0'],
        ['/new', '7', '0', '7', '0.6 %', '0', '+7 (new)'],
        ['/gone', '0', '0', '0', '0.0 %', '9', '−9 (−100.0 %)'],
      ])
    })

    it('can be limited to pages that changed in one way', async () => {
      const page = await stage.open(await stage.write(compared))
      for (const [choice, left] of [
        ['Rising', ['/grown']],
        ['Falling', ['/shrunk']],
        ['New', ['/new']],
        ['Vanished', ['/gone']],
        ['All', ['/grown', '/shrunk', '/same', '/new', '/gone']],
      ] as const) {
        await page.fill('#filter', '')
        await page.getByLabel('Change', { exact: true }).selectOption(choice)
        expect(await pathsOf(page)).toEqual(left)
        await page.fill('#filter', 'N')
        expect(await pathsOf(page)).toEqual(left.filter((path) => path.includes('n')))
      }
    })

    it('has pages that are new and pages that vanished, in sections of their own too', async () => {
      const page = await stage.open(full)
      const lost = all.filter((line) => line.total === 0)
      const found = all.filter((line) => line.before === 0)
      expect(lost.length).toBeGreaterThan(0)
      expect(found.length).toBeGreaterThan(0)
      const listed = await allPathsOf(page)
      for (const [title, lines] of [
        ['Vanished pages', lost],
        ['New pages', found],
      ] as const) {
        expect(await page.getByRole('group', { name: title }).locator('tbody th').allInnerTexts()).toEqual(
          paths(lines),
        )
        expect(listed).toEqual(expect.arrayContaining(paths(lines)))
      }
    })

    it('has the columns of a comparison only with one', async () => {
      const plain = ['Page', 'Human', 'AI', 'Total', 'Share']
      const page = await stage.open(full)
      expect(await page.locator('#pages thead th').allInnerTexts()).toEqual([...plain, 'Previous', 'Change'])
      const other = await stage.open(await exportReport(stage, { isPlain: true }))
      expect(await other.locator('#pages thead th').allInnerTexts()).toEqual(plain)
      expect((await rowsOf(other)).every((cells) => cells.length === plain.length)).toBe(true)
      expect(await allPathsOf(other)).toEqual(paths(all.filter(({ total }) => total > 0)))
      expect(await other.locator('h2').allInnerTexts()).not.toContain('What changed')
    })
  })
})
