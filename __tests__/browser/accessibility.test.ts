import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { expect, it } from '@jest/globals'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

import { comparedOf, nobody, row } from '../support/analytics.ts'
import { describeInBrowser, desktop, phone, type Screen, showOn } from '../support/browser.ts'
import { reportOpener } from '../support/exported-report.ts'
import { chartsOf, colourOf } from '../support/report-page.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const phoneInLight: Screen = { width: phone, scheme: 'light' }
const phoneInDark: Screen = { width: phone, scheme: 'dark' }
const desktopInLight: Screen = { width: desktop, scheme: 'light' }
const desktopInDark: Screen = { width: desktop, scheme: 'dark' }

describeInBrowser('The accessibility of report.html', (stage) => {
  const open = reportOpener(stage)

  it('passes axe-core when opened, and when everything is unfolded, sorted and filtered', async () => {
    const page = await open()
    expect(await faultsOf(page, desktopInLight)).toEqual([])
    await page.evaluate(`for (const each of document.querySelectorAll('summary')) each.click()`)
    await page.locator('#pages th button').last().click()
    await page.fill('#pages-filter', 'guides')
    await page.fill('#searches-filter', 'no such term')
    expect(await faultsOf(page, phoneInDark)).toEqual([])
  })

  it('passes axe-core when nobody visits any more', async () => {
    const empty = comparedOf([], [row('/a'), row('/b')], { totals: nobody, unfinished: true })
    const page = await stage.open(await stage.write(await empty))
    expect(await faultsOf(page, phoneInLight)).toEqual([])
  })

  // axe-core does not check the colours of drawings.
  it('has a chart with a contrast of 4.5 to 1 for labels and 3 to 1 for shapes', async () => {
    const page = await open()
    for (const screen of [phoneInLight, phoneInDark, desktopInLight, desktopInDark]) {
      await showOn(page, screen)
      const background = await colourOf(page, '--panel')
      const [chart] = await chartsOf(page)
      const labels = chart?.labels.map(({ fill }) => contrastOf(fill, background)) ?? []
      expect(Math.min(...labels)).toBeGreaterThan(4.5)
      const bars = chart?.bars.map(({ fill }) => contrastOf(fill, background)) ?? []
      expect(bars).toHaveLength(9)
      expect(Math.min(...bars)).toBeGreaterThan(3)
    }
  })
})

/** As WCAG 2 defines it. */
function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = lightOf(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Red, green and blue light from 0 to 1. */
function lightOf(colour: string): number[] {
  return (colour.match(/\d+/gu) ?? [])
    .map((part) => Number(part) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
}

/** What axe-core reports for a page, with all of its rules, and that of WCAG 2.2, which it leaves out by default. */
async function faultsOf(page: Page, screen: Screen): Promise<string[]> {
  await page.evaluate(axe)
  await showOn(page, screen)
  // The page has only its own style sheet: axe-core need not load another.
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run({ resultTypes: ['violations'], preload: false, rules: { 'target-size': { enabled: true } } })`,
  )
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ html }) => html.slice(0, 150)).join(' | ')
    return `${id}: ${help}: ${places}`
  })
}
