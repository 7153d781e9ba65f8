import { readFileSync } from 'node:fs'

import { expect, it } from '@jest/globals'

import { analyticsOf, comparedOf } from '../support/analytics.ts'
import { describeInBrowser, desktop, phone, showOn } from '../support/browser.ts'
import { row } from '../support/page-server.ts'
import { allPathsOf, chartsOf, overflowing, pathsOf, statusOf, textOf } from '../support/report-page.ts'

/** A text, and what a reader sees where that differs. */
type Attack = readonly [text: string, shown?: string]

/** Each sets `hit` where it is run. */
const markup: readonly Attack[] = [
  ['<script>window.hit=1</script>'],
  ['</script><script>window.hit=1</script>'],
  ['</SCRIPT ><script>hit=1</script>'],
  ['<!--<script>'],
  ['--></script><!--'],
  ['"><img src=x onerror=hit=1>'],
  [`'><svg onload=hit=1>`],
  ['</text></svg><img src=x onerror=hit=1>'],
  ['</style><style>*{display:none}</style>'],
  ['</title></noscript><script>hit=1</script>'],
]
const oddities: readonly Attack[] = [
  ['javascript:hit=1'],
  ['&lt;b&gt;&#60;script&#62;&amp;'],
  ['${hit=1}{{hit=1}}{a|b}%s%d\\u003c'],
  ['url(https://evil.example/x)" style="x'],
  ['a\u202Eb\u2066c\u200Ed\u061Ce', 'abcde'],
  ['a\u2028b\u2029c\nd\r\ne\tf', 'a b c d e f'],
  ['a\u0000b\u0007c\u001B[31md\u009Be', 'abcde'],
  ['', '(empty)'],
  ['a\uD800b\uDC00', 'a\uFFFDb\uFFFD'],
  ['👩‍👩‍👧‍👦🏳️‍🌈é文שלום'],
]
const builtIns: readonly Attack[] = [['__proto__'], ['constructor'], ['toString'], ['hasOwnProperty']]
const groups = { markup, oddities, 'names of built-in properties': builtIns }
const attacks = [...markup, ...oddities]

const shownOf = ([text, shown = text]: Attack): string => shown
const pagesOf = (texts: readonly Attack[]) => texts.map(([path], index) => row(path, 1000 - index))
const unwanted = /[^\P{Cc}\t\n]|\p{Bidi_Control}|\p{Cs}/u

describeInBrowser('Untrusted text in report.html', (stage) => {
  it('is shown as it is, as the path of a page and as the label of a bar', async () => {
    const page = await stage.open(await stage.write(analyticsOf({ visitors: pagesOf(attacks) })))
    expect(await pathsOf(page)).toEqual(attacks.map(shownOf))
    expect(await textOf(page)).not.toMatch(unwanted)
    for (const width of [phone, desktop]) {
      await showOn(page, { width })
      expect(await overflowing(page)).toEqual([])
      const chart = (await chartsOf(page)).at(-1)
      const labels = chart?.labels.slice(0, attacks.length).map(({ text }) => text) ?? []
      const whole = labels.map((label, index) => {
        const shown = shownOf(attacks[index] ?? [''])
        return label.startsWith('…') && shown.endsWith(label.slice(1)) ? shown : label
      })
      expect(whole).toEqual(attacks.map(shownOf))
      expect(chart?.shapes.length).toBeGreaterThan(attacks.length)
    }
  })

  it('can be sorted and filtered by', async () => {
    const page = await stage.open(await stage.write(analyticsOf({ visitors: pagesOf(attacks) })))
    const sorted = attacks.map(shownOf).sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
    await page.locator('#pages th button').first().click()
    expect(await allPathsOf(page)).toEqual(sorted)
    await page.locator('#pages th button').first().click()
    expect(await allPathsOf(page)).toEqual(sorted.toReversed())
    for (const shown of attacks.map(shownOf)) {
      await page.fill('#filter', shown)
      expect(await pathsOf(page)).toContain(shown)
    }
  })

  it('is text in the file, too, without what reorders or hides', async () => {
    const projectId = attacks.map(([text]) => text).join('')
    const analytics = comparedOf(pagesOf(attacks), [], { projectId })
    const file = readFileSync(await stage.write(analytics), 'utf8')
    expect(file).not.toMatch(unwanted)
    expect(file.match(/<script/giu)).toHaveLength(2)
    expect(file.match(/<\/script/giu)).toHaveLength(2)
    expect(file.match(/<(?:style|title|noscript)/giu)).toHaveLength(3)
    expect(file).not.toContain('<!--')
  })

  it.each(Object.entries(groups))('is shown as it is in every section: %s', async (_, group) => {
    const sections = {
      'Biggest risers': { before: 10, now: 20, mark: '/R' },
      'Biggest fallers': { before: 20, now: 10, mark: '/F' },
      'New pages': { before: 0, now: 5, mark: '/N' },
      'Vanished pages': { before: 5, now: 0, mark: '/V' },
    }
    // A page is in one section alone, which a mark tells.
    const listed = (period: 'before' | 'now') =>
      Object.values(sections).flatMap(({ mark, ...totals }) =>
        totals[period] === 0 ? [] : group.map(([text]) => row(text + mark, totals[period])),
      )
    const page = await stage.open(await stage.write(comparedOf(listed('now'), listed('before'))))
    for (const [title, { mark }] of Object.entries(sections)) {
      const cells = page.locator('.columns > div', { hasText: title }).locator('tbody th')
      const expected = group.map((attack) => (attack[0] === '' ? mark : shownOf(attack) + mark))
      expect((await cells.allTextContents()).sort()).toEqual(expected.sort())
    }
    expect(await textOf(page)).not.toMatch(unwanted)
  })

  it('is shown as it is, as the id of the project', async () => {
    const texts = Object.values(groups).flat()
    const projectId = texts.map(([text]) => text).join('|')
    const shown = texts.map((attack) => (attack[0] === '' ? '' : shownOf(attack))).join('|')
    const page = await stage.open(await stage.write(analyticsOf({ projectId })))
    expect(await page.title()).toBe(`Documentation visitors of ${shown}`)
    expect(await page.locator('h1 small').textContent()).toBe(`of ${shown}`)
    expect(await textOf(page)).not.toMatch(unwanted)
  })

  it('that is very long is cut and fits the window', async () => {
    const long = ['x', '/path', '<b>', '文', '👍🏽', ' a'].map((part) => part.repeat(10_240 / part.length))
    const visitors = long.map((path, index) => row(path, 100 - index))
    const file = await stage.write(comparedOf(visitors, [], { projectId: '</h1>'.repeat(2000) }))
    const page = await stage.open(file)
    const paths = await pathsOf(page)
    expect(paths.map((path) => Array.from(path).length)).toEqual(Array.from({ length: 6 }, () => 2001))
    expect(paths.every((path) => path.endsWith('…'))).toBe(true)
    for (const width of [phone, desktop]) {
      await showOn(page, { width })
      expect(await overflowing(page)).toEqual([])
    }
    await page.fill('#filter', '<b><b>')
    expect(await statusOf(page)).toBe('1–1 of 1 page')
  })

  it('keeps pages apart that look the same', async () => {
    const paths = ['/a', '/a\u202E', '/a\u0000', ' /a']
    const analytics = comparedOf(
      paths.map((path, index) => row(path, 40 - index)),
      paths.map((path, index) => row(path, 20 - index)),
    )
    const page = await stage.open(await stage.write(analytics))
    expect(await pathsOf(page)).toEqual(['/a', '/a', '/a', '/a'])
    expect(await page.locator('#pages .change').allTextContents()).toEqual([
      '+20 (+100.0 %)',
      '+20 (+105.3 %)',
      '+20 (+111.1 %)',
      '+20 (+117.6 %)',
    ])
  })

  it('changes no built-in object as the path of a page', async () => {
    const visitors = [row('/a', 9), ...builtIns.map(([path], index) => row(path, 5 - index))]
    const file = await stage.write(analyticsOf({ visitors }))
    expect(await pathsOf(await stage.open(file))).toEqual(visitors.map(({ path }) => path))
  })
})
