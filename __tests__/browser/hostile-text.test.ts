import { readFileSync } from 'node:fs'

import { expect, it } from '@jest/globals'

import { analyticsOf, comparedOf } from '../support/analytics.ts'
import { describeInBrowser, desktop, phone, showOn } from '../support/browser.ts'
import { fonts } from '../support/fonts.ts'
import { row } from '../support/page-server.ts'
import { followLink, overflowing, pathsOf, statusOf, textOf } from '../support/report-page.ts'

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
  ['a\u0000b\u0007c\u001B[31md\u009Be', 'abcd'],
  ['', '(empty)'],
  ['a\uD800b\uDC00', 'a\uFFFDb\uFFFD'],
  ['👩‍👩‍👧‍👦🏳️‍🌈é文שלום'],
]
const builtIns: readonly Attack[] = [['__proto__'], ['constructor'], ['toString'], ['hasOwnProperty']]
const groups = [markup.slice(0, 5), markup.slice(5), oddities.slice(0, 5), oddities.slice(5), builtIns]
const attacks = [...markup, ...oddities, ...builtIns]

const shownOf = ([text, shown = text]: Attack): string => shown
const pagesOf = (texts: readonly Attack[]) => texts.map(([path], index) => row(path, 1000 - index))
const unwanted = /[^\P{Cc}\t\n]|\p{Bidi_Control}|\p{Cs}/u

describeInBrowser('Untrusted text in report.html', (stage) => {
  it('is shown as it is, as the path of a page', async () => {
    const page = await stage.open(await stage.write(analyticsOf({ visitors: pagesOf(attacks) })))
    expect(await pathsOf(page)).toEqual(attacks.map(shownOf))
    expect(await page.locator('#top tbody code').allTextContents()).toEqual(attacks.slice(0, 10).map(shownOf))
    expect(await textOf(page)).not.toMatch(unwanted)
    for (const width of [phone, desktop]) {
      await showOn(page, { width })
      expect(await overflowing(page)).toEqual([])
    }
    const sorted = attacks.map(shownOf).sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
    for (const paths of [sorted, sorted.toReversed()]) {
      await page.locator('#pages-table th button').first().click()
      expect(await pathsOf(page)).toEqual(paths)
    }
    for (const shown of attacks.map(shownOf)) {
      await page.fill('#pages-filter', shown)
      expect(await pathsOf(page)).toContain(shown)
    }
  })

  it('is shown as it is, as the name of a section', async () => {
    const names = attacks.map(([text]) => `/${text.replaceAll('/', '|')}/`)
    const visitors = names.flatMap((name, index) => [row(`${name}a`, 1000 - index), row(`${name}b`, 1)])
    const page = await stage.open(await stage.write(analyticsOf({ visitors })))
    await page.check('#pages-grouped')
    const shown = attacks.map(
      (attack) => `/${(attack[0] === '' ? '' : shownOf(attack)).replaceAll('/', '|')}/`,
    )
    // An empty segment is no section.
    const expected = [...new Set(shown)].filter((name) => name !== '//').sort()
    const buttons = page.locator('#pages-table .group button')
    expect((await buttons.allTextContents()).filter((name) => name !== 'Top-level pages').sort()).toEqual(
      expected,
    )
    expect(await textOf(page)).not.toMatch(unwanted)
    await followLink(page.locator('#sections a').first())
    expect(await page.inputValue('#pages-filter')).toBe(
      await page.locator('#sections a').first().textContent(),
    )
    expect((await pathsOf(page)).length).toBe(2)
  })

  it('becomes no link that leaves the site or runs', async () => {
    const siteUrl = new URL('https://docs.example.com/base')
    const texts = [...markup, ...oddities].map(([text]) => text)
    const paths = [...texts, '//evil.example/', '/..//evil.example', '/\\evil.example', '/ok']
    const visitors = [...paths, ...texts.map((text) => `/${text}`)].map((path, index) =>
      row(path, 900 - index),
    )
    const page = await stage.open(await stage.write(comparedOf(visitors, [], { siteUrl })))
    const links: string[] = []
    for (const id of ['last', 'first']) {
      await page.click(`#pages-${id}`)
      links.push(
        ...(await page.evaluate<string[]>(
          `[...document.querySelectorAll('a[target]')].map(({ href, rel }) => rel + ' ' + href)`,
        )),
      )
    }
    const safe = 'noopener noreferrer https://docs.example.com/base/'
    expect(links).toContain(`${safe}ok`)
    expect(links.filter((link) => !link.startsWith(safe))).toEqual([])
    // Without the checks of a path, some of these links would leave the site or run.
    const unchecked = paths.map((path) => URL.parse(path, siteUrl.href)?.origin)
    expect(unchecked).toEqual(expect.arrayContaining(['https://evil.example', 'null']))
  })

  it('is shown as it is in what moved', async () => {
    const listed = (group: readonly Attack[]) => group.map(([text]) => row(`${text}/M`, 5))
    for (const [index, group] of groups.entries()) {
      // The groups are few enough for the block to show each page.
      const gone = groups.at(index - 1) ?? []
      const page = await stage.open(await stage.write(comparedOf(listed(group), listed(gone))))
      const shown = await page.locator('#changes tbody th').allTextContents()
      const moved = [...group, ...gone]
      expect(shown.toSorted()).toEqual(
        moved.map((attack) => (attack[0] === '' ? '/M' : `${shownOf(attack)}/M`)).sort(),
      )
      expect(await textOf(page)).not.toMatch(unwanted)
      await stage.close(page)
    }
  })

  it('is shown as it is, as the id of the project, and ends no element of the file', async () => {
    const texts = groups.flat()
    const projectId = texts.map(([text]) => text).join('|')
    const shown = texts.map((attack) => (attack[0] === '' ? '' : shownOf(attack))).join('|')
    const file = await stage.write(comparedOf(pagesOf(texts), [], { projectId }))
    const page = await stage.open(file)
    expect(await page.title()).toBe(`Documentation visitors of ${shown}`)
    expect(await page.locator('h1 small').textContent()).toBe(`of ${shown}`)
    expect(await textOf(page)).not.toMatch(unwanted)

    const source = readFileSync(file, 'utf8')
    expect(source).not.toMatch(unwanted)
    expect(source.match(/<script/giu)).toHaveLength(2)
    expect(source.match(/<\/script/giu)).toHaveLength(2)
    expect(source.match(/<(?:style|title|noscript)/giu)).toHaveLength(3)
    expect(source).not.toContain('<!--')
  })

  it('that is very long is cut and fits the window', async () => {
    const long = ['x', '/path', '<b>', '文', '👍🏽', ' a'].map((part) => part.repeat(10_240 / part.length))
    const visitors = long.map((path, index) => row(path, 100 - index))
    const file = await stage.write(
      comparedOf(visitors, [], {
        projectId: '</h1>'.repeat(2000),
        siteUrl: new URL('https://docs.example.com'),
      }),
    )
    for (const font of fonts) {
      const page = await stage.open(file, { font })
      for (const width of [phone, desktop]) {
        await showOn(page, { width })
        expect(await overflowing(page)).toEqual([])
      }
      const paths = await pathsOf(page)
      expect(paths.map((path) => Array.from(path).length)).toEqual(Array.from({ length: 6 }, () => 2001))
      expect(paths.every((path) => path.endsWith('…'))).toBe(true)
      await page.fill('#pages-filter', '<b><b>')
      expect(await statusOf(page)).toBe('1–1 of 1 hit in 6 pages')
    }
  })

  it('keeps pages apart that look the same', async () => {
    const paths = ['/a', '/a\u202E', '/a\u0000', ' /a']
    const analytics = comparedOf(
      paths.map((path, index) => row(path, 40 - index)),
      paths.map((path, index) => row(path, 20 - index)),
    )
    const page = await stage.open(await stage.write(analytics))
    expect(await pathsOf(page)).toEqual(['/a', '/a', '/a', '/a'])
    expect(await page.locator('#pages-table td[data-column=growth]').allTextContents()).toEqual([
      '+100.0%',
      '+105.3%',
      '+111.1%',
      '+117.6%',
    ])
  })
})
