import { beforeAll, expect, it } from '@jest/globals'

import type { Findings } from '../../src/analytics/judge/findings.ts'
import {
  comparedOf,
  feedbackOf,
  historyOf,
  many,
  questionsOf,
  row,
  searchesOf,
} from '../support/analytics.ts'
import { describeInBrowser, desktop, phone, showOn } from '../support/browser.ts'
import { namesOf, overflowing, textOf } from '../support/report-page.ts'

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
const attacks = [...markup, ...oddities, ...builtIns]
const texts = attacks.map(([text]) => text)
const shownTexts = attacks.map(([text, shown = text]) => shown)
const unwanted = /[^\P{Cc}\t\n]|\p{Bidi_Control}|\p{Cs}/u
const siteUrl = new URL('https://docs.example.com/base')

/** Every text of others is an attack. */
const hostile = (): Promise<Findings> =>
  comparedOf(
    texts.map((path, index) => row(path, 1000 - index)),
    texts.map((path, index) => row(`${path}/gone`, 500 - index)),
    {
      projectId: texts.join('|'),
      siteUrl,
      searches: searchesOf(
        texts.map((term, index) => ({ term, hits: 90 - index, topClickedPage: term, lastSearchedAt: term })),
      ),
      ...feedbackOf(
        texts.map((path, index) => ({ path, thumbsDown: 90 - index })),
        texts.map((text) => ({
          path: text,
          comment: text,
          code: text,
          status: text,
          source: text,
          createdAt: text,
        })),
      ),
      questions: questionsOf(
        texts.flatMap((text) =>
          [1, 2].map(() => ({ question: text, category: text, page: text, timestamp: text })),
        ),
      ),
      lists: {
        questions: questionsOf(texts.flatMap((text) => many(9, () => ({ question: `before: ${text}` })))),
      },
    },
  )

describeInBrowser('Untrusted text in report.html', (stage) => {
  let report = ''
  beforeAll(async () => {
    report = await stage.write(await hostile())
  })

  it('is shown as it is, everywhere, and becomes no element', async () => {
    const page = await stage.open(report)
    await page.evaluate(`for (const each of document.querySelectorAll('details')) each.open = true`)
    expect((await namesOf(page, 'pages')).slice(0, attacks.length)).toEqual(shownTexts)
    expect(new Set(await namesOf(page, 'searches'))).toEqual(new Set(shownTexts))
    expect(new Set(await namesOf(page, 'feedback'))).toEqual(new Set(shownTexts))
    expect(await page.locator('#moved code').allTextContents()).toEqual(
      expect.arrayContaining(shownTexts.slice(0, 10)),
    )
    for (const words of await page.locator('#gaps bdi, #tasks bdi').allTextContents())
      expect([...shownTexts, ...shownTexts.map((text) => `before: ${text}`), 'before:']).toContain(words)
    expect(await textOf(page)).not.toMatch(unwanted)
    expect(await page.locator('img, main script, iframe, form, svg[onload]').count()).toBe(0)
    for (const width of [phone, desktop]) {
      await showOn(page, { width })
      expect(await overflowing(page)).toEqual([])
    }
  })

  it('would be noticed if it became markup', async () => {
    const page = await stage.open(report, { withoutPolicy: true, mayHaveTroubles: true })
    await page.evaluate(`{
      const names = [...document.querySelectorAll('#pages tbody th')]
      for (const { textContent } of names) document.body.insertAdjacentHTML('beforeend', textContent)
    }`)
    await page.waitForFunction('globalThis.hit === 1')
  })

  it('may be long without end, beside the largest numbers', async () => {
    const long = ['<b>'.repeat(70_000), 'x'.repeat(200_000), '/a'.repeat(100_000), ' '.repeat(200_000)]
    const most = Number.MAX_SAFE_INTEGER
    const totals = { human: most, ai: most, total: most }
    const visitors = long.map((path) => ({ path, ...totals }))
    const questions = questionsOf(long.flatMap((question) => [{ question }, { question }]))
    const history = historyOf(8, totals)
    const findings = await comparedOf(visitors, [row('/a', most)], { totals, history, questions })
    const page = await stage.open(await stage.write(findings))
    for (const width of [320, phone, desktop]) {
      await showOn(page, { width })
      expect(await overflowing(page)).toEqual([])
    }
    const names = await namesOf(page)
    expect(Math.max(...names.map((name) => name.length))).toBe(2001)
  })
})
