import { beforeAll, expect, it } from '@jest/globals'

import { analyticsOf, comparedOf, nobody, seriesOf } from '../support/analytics.ts'
import { faultsOf } from '../support/axe.ts'
import { describeInBrowser, desktop, phone, type Screen, showOn } from '../support/browser.ts'
import { exportReport } from '../support/exported-report.ts'
import { row } from '../support/page-server.ts'
import { chartsOf, colourOf } from '../support/report-page.ts'

const phoneInLight: Screen = { width: phone, scheme: 'light' }
const phoneInDark: Screen = { width: phone, scheme: 'dark' }
const desktopInLight: Screen = { width: desktop, scheme: 'light' }
const desktopInDark: Screen = { width: desktop, scheme: 'dark' }

describeInBrowser('The accessibility of report.html', (stage) => {
  let full = ''
  beforeAll(async () => {
    full = await exportReport(stage, { count: 12, siteUrl: new URL('https://docs.example.com') })
  })

  it('passes axe-core when opened, and when sorted, filtered and grouped', async () => {
    const page = await stage.open(full)
    const between: Screen = { width: 768, scheme: 'light' }
    expect(await faultsOf(page, desktopInLight, phoneInDark, between)).toEqual([])
    await page.click('summary')
    await page.locator('#series-chart input').focus()
    await page.locator('#pages-table th button').last().click()
    await page.fill('#pages-filter', 'guides')
    await page.check('#pages-grouped')
    expect(await faultsOf(page, phoneInLight, desktopInDark)).toEqual([])
  })

  it('passes axe-core without comparison and series, on the last rows', async () => {
    const visitors = Array.from({ length: 28 }, (_, index) => row(`/${index}`, 1000 - index))
    const page = await stage.open(await stage.write(analyticsOf({ visitors })))
    await page.click('#pages-last')
    expect(await faultsOf(page, phoneInLight, desktopInDark)).toEqual([])
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
    expect(await faultsOf(page, phoneInDark)).toEqual([])
  })

  // axe-core does not check the colours of drawings.
  it('has charts with a contrast of 4.5 to 1 for labels and 3 to 1 for shapes', async () => {
    const page = await stage.open(full)
    for (const screen of [phoneInLight, phoneInDark, desktopInLight, desktopInDark]) {
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

  it('has colours that a person with deuteranopia tells apart', async () => {
    const page = await stage.open(full)
    for (const screen of [desktopInLight, desktopInDark]) {
      await showOn(page, screen)
      for (const pair of [
        ['--up', '--down'],
        ['--human', '--ai'],
        ['--all', '--human'],
        ['--all', '--ai'],
      ] as const) {
        const [one, other] = [await colourOf(page, pair[0]), await colourOf(page, pair[1])]
        expect([...pair, differenceForDeuteranopia(one, other) > 40]).toEqual([...pair, true])
      }
    }
    // It has stripes of the colours beside it.
    expect(await page.evaluate(`getComputedStyle(document.querySelector('.parts .both')).fill`)).toBe(
      'url("#both")',
    )
    expect(await page.locator('#both').count()).toBe(1)
  })

  it('has changes of AI visitors in the colour of the text, since more is neither good nor bad', async () => {
    const page = await stage.open(full)
    const colour = (selector: string) =>
      page.evaluate<string>(`getComputedStyle(document.querySelector('${selector}')).color`)
    expect(await colour('.totals .ai .change')).toBe(await colourOf(page, '--text'))
    expect([await colourOf(page, '--up'), await colourOf(page, '--down')]).toContain(
      await colour('.totals .human .change'),
    )
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

// Machado, Oliveira and Fernandes 2009, severity 1.0.
const deuteranopia = [
  [0.367322, 0.860646, -0.227968],
  [0.280085, 0.672501, 0.047413],
  [-0.01182, 0.04294, 0.968881],
]

/** The CIE 1976 difference of two colours. Below about 10, they look alike. */
function differenceForDeuteranopia(one: string, other: string): number {
  const [a, b] = [one, other].map((colour) => {
    const light = lightOf(colour)
    const seen = deuteranopia.map((weights) =>
      Math.min(
        1,
        Math.max(
          0,
          weights.reduce((sum, weight, index) => sum + weight * (light[index] ?? 0), 0),
        ),
      ),
    )
    return labOf(seen)
  })
  return Math.hypot(...(a ?? []).map((value, index) => value - (b?.[index] ?? 0)))
}

function labOf([red = 0, green = 0, blue = 0]: number[]): number[] {
  const scaled = [
    (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
    0.2126 * red + 0.7152 * green + 0.0722 * blue,
    (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
  ]
  const [x = 0, y = 0, z = 0] = scaled.map((part) =>
    part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116,
  )
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
