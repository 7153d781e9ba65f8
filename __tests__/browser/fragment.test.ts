import { beforeAll, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'

import { describeInBrowser, troublesOf } from '../support/browser.ts'
import { exportReport } from '../support/exported-report.ts'
import { followLink, groupsOf, isInView, orderOf, pathsOf, statusOf, textOf } from '../support/report-page.ts'

/** Goes to the page with a fragment, as somebody does who got its address. */
async function goTo(page: Page, fragment: string): Promise<void> {
  const [address = ''] = page.url().split('#')
  await page.goto('about:blank')
  await page.goto(`${address}#${fragment}`)
}

async function stateOf(page: Page): Promise<object> {
  return {
    filter: await page.inputValue('#pages-filter'),
    choice: await page.inputValue('#pages-choice'),
    isGrouped: await page.isChecked('#pages-grouped'),
    order: await orderOf(page),
  }
}

const first = { filter: '', choice: 'all', isGrouped: false, order: { Visitors: 'descending' } }

describeInBrowser('The address of report.html', (stage) => {
  let report = ''
  beforeAll(async () => {
    report = await exportReport(stage)
  })

  it('keeps filter, change, group and order, and restores them', async () => {
    const page = await stage.open(report)
    await page.fill('#pages-filter', 'api-reference')
    await page.locator('#pages-choice').selectOption('Rising')
    await page.check('#pages-grouped')
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await page.waitForURL(
      /#pages\.filter=api-reference&pages\.show=up&pages\.by=section&pages\.sort=-change$/u,
    )
    const [state, paths] = [await stateOf(page), await pathsOf(page)]
    expect(paths.length).toBeGreaterThan(1)
    const copy = await stage.open(report)
    await goTo(copy, page.url().split('#')[1] ?? '')
    expect([await stateOf(copy), await pathsOf(copy)]).toEqual([state, paths])
    expect(await isInView(copy, '#pages-filter')).toBe(true)
  })

  it('has no fragment after everything is as it was', async () => {
    const page = await stage.open(report)
    await page.fill('#pages-filter', 'x')
    await page.waitForURL(/#pages\.filter=x$/u)
    await page.fill('#pages-filter', '')
    await page.waitForURL((url) => url.hash === '')
  })

  it('names a section after a jump, unless it keeps the state of a table', async () => {
    const page = await stage.open(report)
    const jump = page.locator('.contents a', { hasText: 'What moved' })
    await followLink(jump)
    expect(new URL(page.url()).hash).toBe('#changes')
    await page.fill('#pages-filter', 'guides')
    await page.waitForURL(/#pages\.filter=guides$/u)
    await jump.click()
    await page.waitForURL(/#pages\.filter=guides$/u)
    expect(await isInView(page, '#changes-title')).toBe(true)
    expect(await page.inputValue('#pages-filter')).toBe('guides')
  })

  it('shows the pages of a change or of a section by the link to them', async () => {
    const page = await stage.open(report)
    await followLink(page.locator('#changes .more a').first())
    expect(await stateOf(page)).toEqual({ ...first, choice: 'up', order: { Change: 'descending' } })
    expect(await isInView(page, '#pages-filter')).toBe(true)
    expect((await pathsOf(page)).length).toBeGreaterThan(5)
    await followLink(page.locator('#sections a', { hasText: '/guides/' }))
    expect((await pathsOf(page)).every((path) => path.startsWith('/guides'))).toBe(true)
    expect(await groupsOf(page)).toHaveLength(1)
  })

  const attack = '"><img src=x onerror=hit=1><script>hit=1</script>'
  it.each([
    [
      'markup',
      `pages.filter=${encodeURIComponent(attack)}&pages.sort=${encodeURIComponent(attack)}`,
      `pages.filter=${attack}&pages.show=${attack}&pages.by=${attack}`,
    ],
    [
      'names that do not exist',
      'pages.sort=__proto__&pages.show=constructor&pages.by=toString&__proto__.x=1',
      'pages.sort=-nothing&pages.show=nothing&pages.page=99',
    ],
    ['broken escapes and a script', 'pages.filter=%E0%A4%A&pages.sort=%', 'pages.filter=javascript:hit=1'],
  ])('takes a hostile fragment as text: %s', async (_, ...fragments) => {
    const page = await stage.open(report)
    for (const fragment of fragments) {
      await goTo(page, fragment)
      const filter = new URLSearchParams(fragment).get('pages.filter') ?? ''
      expect(await stateOf(page)).toEqual({ ...first, filter })
      if (filter !== '') expect(await statusOf(page)).toMatch(/^No page matches/u)
      expect(await page.locator('img').count()).toBe(0)
      expect(await textOf(page)).not.toContain('onerror')
      expect(await troublesOf(page)).toEqual([])
    }
  })

  it('would be noticed if it became markup', async () => {
    const page = await stage.open(report, { withoutPolicy: true, mayHaveTroubles: true })
    await goTo(page, `pages.filter=${encodeURIComponent(attack)}`)
    await page.evaluate(
      `document.body.insertAdjacentHTML('beforeend', new URLSearchParams(location.hash.slice(1)).get('pages.filter'))`,
    )
    await page.waitForFunction('globalThis.hit === 1')
    expect(await page.locator('img').count()).toBe(1)
  })
})
