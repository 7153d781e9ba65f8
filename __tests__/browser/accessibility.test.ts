import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { beforeAll, expect, it } from '@jest/globals'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

import { analyticsOf, comparedOf, nobody, seriesOf } from '../support/analytics.ts'
import { describeInBrowser, phone, screens, showOn } from '../support/browser.ts'
import { exportReport } from '../support/exported-report.ts'
import { row } from '../support/page-server.ts'
import { chartsOf, colourOf } from '../support/report-page.ts'

type Screen = (typeof screens)[number]
const [phoneInLight, phoneInDark, desktopInLight, desktopInDark] = screens as [Screen, Screen, Screen, Screen]

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe-core reports for a page, with all of its rules. */
async function faultsOf(page: Page, ...shown: readonly Screen[]): Promise<string[]> {
  const faults: string[] = []
  await page.evaluate(axe)
  for (const screen of shown) {
    await showOn(page, screen)
    // The page has only its own style sheet: axe-core need not load another.
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

describeInBrowser('The accessibility of report.html', (stage) => {
  const reports = { full: '', plain: '' }
  beforeAll(async () => {
    reports.full = await exportReport(stage, { count: 12, siteUrl: new URL('https://docs.example.com') })
    reports.plain = await exportReport(stage, { count: 12, isPlain: true })
  })

  it.each([
    { scheme: 'light', first: desktopInLight, second: phoneInLight },
    { scheme: 'dark', first: phoneInDark, second: desktopInDark },
  ] as const)('passes axe-core when opened, and when sorted and filtered: $scheme', async (each) => {
    const { scheme, first, second } = each
    const page = await stage.open(reports.full)
    expect(await faultsOf(page, first, { width: 768, scheme }, { width: 1600, scheme })).toEqual([])
    await page.click('summary')
    await page.locator('#series-chart input').focus()
    await page.locator('#pages-table th button').last().click()
    await page.fill('#pages-filter', 'guides')
    await page.check('#pages-grouped')
    expect(await faultsOf(page, second)).toEqual([])
  })

  it('passes axe-core without comparison and series', async () => {
    const page = await stage.open(reports.plain)
    expect(await faultsOf(page, desktopInDark)).toEqual([])
  })

  it('passes axe-core on the last rows', async () => {
    const visitors = Array.from({ length: 103 }, (_, index) => row(`/${index}`, 1000 - index))
    const page = await stage.open(await stage.write(analyticsOf({ visitors })))
    await page.click('#pages-last')
    expect(await faultsOf(page, phoneInLight)).toEqual([])
  })

  it('passes axe-core when nobody visits any more, and when the filter finds nothing', async () => {
    const series = seriesOf('day', [nobody, nobody])
    const empty = comparedOf([], [row('/a'), row('/b')], {
      totals: nobody,
      series,
      unfinished: true,
      days: 30,
    })
    const page = await stage.open(await stage.write(empty))
    await page.fill('#pages-filter', 'no such page')
    expect(await faultsOf(page, phoneInLight, desktopInDark)).toEqual([])
  })

  it('passes axe-core where a table is wider than the window', async () => {
    const most = Number.MAX_SAFE_INTEGER
    const visitors = ['/a/b', '/c/d'].map((path) => ({ path, human: most, ai: most, total: most }))
    const series = seriesOf('week', visitors)
    const page = await stage.open(await stage.write(comparedOf(visitors, visitors, { series })), {
      width: phone,
    })
    expect(await page.locator('.scroll.wide').count()).toBeGreaterThan(0)
    expect(await faultsOf(page, phoneInLight, phoneInDark)).toEqual([])
  })

  // axe-core does not check the colours of drawings.
  it('has charts with a contrast of 4.5 to 1 for labels and 3 to 1 for shapes', async () => {
    const page = await stage.open(reports.full)
    for (const screen of screens) {
      await showOn(page, screen)
      for (const { labels, shapes } of await chartsOf(page)) {
        const background = await colourOf(page, '--panel')
        const contrasts = labels.map(({ fill }) => contrastOf(fill, background))
        expect(Math.min(...contrasts)).toBeGreaterThan(4.5)
        // The marks behind the lines repeat what the labels say.
        const drawn = shapes.filter(({ tag, classes }) => tag !== 'rect' && !classes.includes('area'))
        const colours = drawn.map(({ fill, stroke }) => (stroke === 'none' ? fill : stroke))
        expect(colours.length).toBeGreaterThan(0)
        expect(Math.min(...colours.map((colour) => contrastOf(colour, background)))).toBeGreaterThan(3)
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
