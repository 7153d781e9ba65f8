import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { beforeAll, expect, it } from '@jest/globals'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

import { analyticsOf, comparedOf, nobody, seriesOf } from '../support/analytics.ts'
import { describeInBrowser, screens, showOn } from '../support/browser.ts'
import { exportReport } from '../support/exported-report.ts'
import { row } from '../support/page-server.ts'
import { chartsOf } from '../support/report-page.ts'

type Screen = (typeof screens)[number]
const [phoneInLight, phoneInDark, desktopInLight, desktopInDark] = screens as [Screen, Screen, Screen, Screen]

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe-core says against a page by all of its rules. */
async function faultsOf(page: Page, shown: readonly Screen[] = screens): Promise<string[]> {
  const faults: string[] = []
  await page.evaluate(axe)
  for (const screen of shown) {
    await showOn(page, screen)
    // Nothing is to be preloaded: the page has no style sheet but its own.
    const { violations } = await page.evaluate<AxeResults>(
      `axe.run({ resultTypes: ['violations'], preload: false })`,
    )
    for (const { id, help, nodes } of violations) {
      const places = nodes.map(({ html }) => html.slice(0, 150)).join(' | ')
      faults.push(`${screen.width} px, ${screen.scheme}: ${id}: ${help}: ${places}`)
    }
  }
  return faults
}

describeInBrowser('report.html, whoever reads it', (stage) => {
  const reports = { full: '', plain: '' }
  beforeAll(async () => {
    reports.full = await exportReport(stage.folder, { count: 12 })
    reports.plain = await exportReport(stage.folder, { count: 12, isPlain: true })
  })

  it('has nothing that axe-core finds fault with', async () => {
    expect(await faultsOf(await stage.open(reports.full))).toEqual([])
  })

  it('has nothing that axe-core finds fault with when it is opened, sorted and filtered', async () => {
    const page = await stage.open(reports.full)
    await page.click('summary')
    await page.locator('#pages th button').last().click()
    await page.fill('#filter', 'guides')
    expect(await faultsOf(page, [phoneInDark, desktopInLight])).toEqual([])
  })

  it('has nothing that axe-core finds fault with without comparison and series', async () => {
    const page = await stage.open(reports.plain)
    expect(await faultsOf(page, [phoneInLight, desktopInDark])).toEqual([])
  })

  it('has nothing that axe-core finds fault with on the last rows', async () => {
    const visitors = Array.from({ length: 103 }, (_, index) => row(`/${index}`, 1000 - index))
    const page = await stage.open(await stage.write(analyticsOf({ visitors })))
    await page.click('#last')
    expect(await faultsOf(page, [phoneInLight])).toEqual([])
  })

  it('has nothing that axe-core finds fault with when nobody visited and the filter finds nothing', async () => {
    const series = seriesOf('day', [nobody])
    const empty = comparedOf([], [], { totals: nobody, totalsBefore: nobody, series })
    const page = await stage.open(await stage.write(empty))
    await page.fill('#filter', 'no such page')
    expect(await faultsOf(page, [phoneInLight])).toEqual([])
  })

  // axe-core does not look at the colours of drawings.
  it('has charts that stand out: labels by 4.5 to 1, shapes by 3 to 1', async () => {
    const page = await stage.open(reports.full)
    for (const screen of screens) {
      await showOn(page, screen)
      const background = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
      for (const { labels, shapes } of await chartsOf(page)) {
        const contrasts = labels.map(({ fill }) => contrastOf(fill, background))
        expect(Math.min(...contrasts)).toBeGreaterThan(4.5)
        const fills = shapes.map(({ fill }) => fill).filter((fill) => fill !== 'none')
        expect(Math.min(...fills.map((fill) => contrastOf(fill, background)))).toBeGreaterThan(3)
      }
    }
  })
})

/** As WCAG 2 defines it. */
function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/gu) ?? [])
    .map((part) => Number(part) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
