import { beforeAll, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'

import type { VisitorAnalytics } from '../../src/visitors/read/visitor-analytics.ts'
import { comparedOf } from '../support/analytics.ts'
import { faultsOf } from '../support/axe.ts'
import { describeInBrowser, desktop, phone, showOn } from '../support/browser.ts'
import { row } from '../support/page-server.ts'
import {
  dislikedPage,
  feedbackEntry,
  feedbackOf,
  question,
  questionsOf,
  searchesOf,
  term,
} from '../support/reader-lists.ts'
import { followLink, overflowing, scrollingTables, textOf } from '../support/report-page.ts'

/** Each sets `hit` where it is run. The second text is what a reader sees. */
const attacks: readonly (readonly [text: string, shown?: string])[] = [
  ['<script>window.hit=1</script>'],
  ['</script><script>window.hit=1</script>'],
  ['<!--<script>'],
  ['"><img src=x onerror=hit=1>'],
  [`'><svg onload=hit=1>`],
  ['</style></title></noscript></table><script>hit=1</script>'],
  ['javascript:hit=1'],
  ['&lt;b&gt;&#60;script&#62;&amp;'],
  ['a\u202Eb\u2066c\u200Ed', 'abcd'],
  ['a\u0000b\u001B[31mc\nd', 'abc d'],
  ['__proto__'],
  ['x'.repeat(3000), `${'x'.repeat(2000)}…`],
]
const texts = attacks.map(([text]) => text)
const shownTexts = attacks.map(([text, shown = text]) => shown)
const unwanted = /[^\P{Cc}\t\n]|\p{Bidi_Control}|\p{Cs}/u
const siteUrl = new URL('https://docs.example.com')

const isComplete = true
const hostile: Partial<VisitorAnalytics> = {
  searches: searchesOf(
    texts.map((text, index) =>
      term({ term: text, hits: 90 - index, topClickedPage: text, lastSearchedAt: text }),
    ),
  ),
  pageFeedback: {
    ...{ thumbsUp: 0, thumbsDown: 0, isComplete },
    pages: texts.map((path, index) => dislikedPage({ path, total: 90 - index, thumbsDown: 90 - index })),
  },
  feedback: {
    isComplete,
    entries: texts.map((text) =>
      feedbackEntry({ path: text, comment: text, code: text, status: text, source: text, createdAt: null }),
    ),
  },
  questions: questionsOf(
    texts.map((text) => question({ question: text, category: text, page: text, timestamp: null })),
  ),
}

/** A state as the report shows it: without underscores, and with a capital first. */
const inWords = (text: string): string => {
  const words = text.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const cellsOf = (page: Page, name: string, column: string) =>
  page.locator(`#${name}-table tbody [data-column=${column}]`).allTextContents()
const statusOf = (page: Page, name: string) => page.locator(`#${name}-status`).innerText()

describeInBrowser('The lists of readers in report.html', (stage) => {
  const reports = { usual: '', hostile: '' }
  beforeAll(async () => {
    const visitors = [row('/a', 8), row('/b', 4), row('/c', 2)]
    const views = {
      ...{ totals: { human: 40, ai: 0, total: 40 }, isComplete },
      pages: [
        { path: '/a', human: 28, ai: 0, total: 28 },
        { path: '/b', human: 4, ai: 0, total: 4 },
      ],
    }
    const terms = [
      term({ term: 'install', hits: 40, clickThroughRate: 0.75, topClickedPage: '/a' }),
      ...Array.from({ length: 7 }, (_, index) => term({ term: `sso ${index}`, hits: 20 - index })),
      term({ term: 'Zebra', hits: 1, clickThroughRate: 0.5, topClickedPage: '/gone', lastSearchedAt: null }),
    ]
    const entries = [
      feedbackEntry({ comment: 'Does not work', status: 'in_progress', path: '/a' }),
      feedbackEntry({ comment: 'Thanks', helpful: true, status: 'resolved', path: '/b' }),
      feedbackEntry({ helpful: true, createdAt: null }),
    ]
    const disliked = [
      dislikedPage({ thumbsDown: 3, total: 3 }),
      dislikedPage({ path: '/b', thumbsUp: 2, total: 3 }),
    ]
    const asked = [
      question({ question: 'How to sign in?', category: 'Security', page: '/a' }),
      question({ question: 'What is it?', resolution: 'answered', timestamp: '2026-01-14T12:00:00Z' }),
    ]
    reports.usual = await stage.write(
      comparedOf(visitors, visitors, {
        views,
        siteUrl,
        searches: searchesOf(terms),
        ...feedbackOf(disliked, entries),
        questions: questionsOf(asked),
      }),
    )
    reports.hostile = await stage.write(comparedOf([row('/a')], [], { ...hostile, siteUrl }))
  })

  it('show every row, sorted, with links to the pages that had visitors and to no other', async () => {
    const page = await stage.open(reports.usual)
    expect((await cellsOf(page, 'searches', 'term')).slice(0, 2)).toEqual(['install', 'sso 0'])
    expect((await cellsOf(page, 'searches', 'clicked'))[0]).toBe('75.0%')
    expect(await cellsOf(page, 'page-feedback', 'page')).toEqual(['/a', '/b'])
    expect(await cellsOf(page, 'questions', 'date')).toEqual(['2026-01-15', '2026-01-14'])
    expect(await statusOf(page, 'searches')).toBe('1–9 of 9 search terms')
    const links = await page.evaluate<string[]>(
      `[...document.querySelectorAll('.list a')].map(({ href, rel, target }) => [href, rel, target].join())`,
    )
    const to = (path: string) => `https://docs.example.com${path},noopener noreferrer,_blank`
    expect(new Set(links)).toEqual(new Set([to('/a'), to('/b')]))
    await page.locator('#feedback-choice').selectOption('All')
    expect(await cellsOf(page, 'feedback', 'comment')).toEqual(['Does not work', 'Thanks', '–'])
    expect(await cellsOf(page, 'feedback', 'status')).toEqual(['In progress', 'Resolved', 'Pending'])
  })

  it('are sorted by each heading, words from A to Z first, and rows without a value last', async () => {
    const page = await stage.open(reports.usual)
    const sort = (table: string, heading: string) =>
      page.locator(`#${table}-table th`).getByText(heading, { exact: true }).click()
    await sort('searches', 'Term')
    expect((await cellsOf(page, 'searches', 'term')).at(-1)).toBe('Zebra')
    await sort('searches', 'Clicked most')
    expect((await cellsOf(page, 'searches', 'page')).slice(0, 3)).toEqual(['/a', '/gone', '–'])
    await sort('searches', 'With a click')
    expect((await cellsOf(page, 'searches', 'clicked')).slice(0, 3)).toEqual(['75.0%', '50.0%', '0.0%'])
    await page.locator('#feedback-choice').selectOption('All')
    await sort('feedback', 'Date')
    expect((await cellsOf(page, 'feedback', 'date')).at(-1)).toBe('–')
    await sort('questions', 'Question')
    await sort('questions', 'Question')
    expect((await cellsOf(page, 'questions', 'question'))[0]).toBe('What is it?')
    expect(await cellsOf(page, 'pages', 'perVisitor')).toEqual(['3.5', '1.0', '–'])
    await sort('pages', 'Views per visitor')
    await sort('pages', 'Views per visitor')
    expect(await cellsOf(page, 'pages', 'perVisitor')).toEqual(['1.0', '3.5', '–'])
  })

  it('are filtered by any of their words, and by what they are, and keep that in the address', async () => {
    const page = await stage.open(reports.usual)
    await page.fill('#questions-filter', 'security')
    expect(await cellsOf(page, 'questions', 'question')).toEqual(['How to sign in?'])
    await page.fill('#questions-filter', 'nothing')
    expect(await statusOf(page, 'questions')).toBe('No question matches. 0 hits in 2 questions')
    await page.fill('#questions-filter', '')
    for (const [choice, comments] of [
      ['Open comments', ['Does not work']],
      ['Up', ['Thanks', '–']],
      ['Comments', ['Does not work', 'Thanks']],
    ] as const) {
      await page.locator('#feedback-choice').selectOption(choice)
      expect(await cellsOf(page, 'feedback', 'comment')).toEqual(comments)
    }
    await page.fill('#searches-filter', 'ZEB')
    expect(await cellsOf(page, 'searches', 'term')).toEqual(['Zebra'])
    await page.fill('#searches-filter', '/GONE')
    expect(await cellsOf(page, 'searches', 'term')).toEqual(['Zebra'])
    expect(await page.locator('#searches-table .group').count()).toBe(0)
    await page.locator('#page-feedback-choice').selectOption('More down than up')
    expect(await cellsOf(page, 'page-feedback', 'page')).toEqual(['/a'])
    // Each table keeps its own state, and a link changes only that of its table.
    await page.waitForURL(/#searches\.filter=\/GONE&page-feedback\.show=gaps$/u)
    await followLink(page.locator('#gaps .more a'))
    await page.waitForURL(/#searches\.show=gaps&page-feedback\.show=gaps$/u)
    expect(await page.inputValue('#searches-choice')).toBe('gaps')
    expect(await cellsOf(page, 'searches', 'term')).toHaveLength(7)
  })

  it('start with the feedback that has a comment, where there is any', async () => {
    const page = await stage.open(reports.usual)
    expect(await cellsOf(page, 'feedback', 'comment')).toEqual(['Does not work', 'Thanks'])
    expect(await statusOf(page, 'feedback')).toBe('1–2 of 2 hits in 3 feedback items')
    await page.locator('#feedback-choice').selectOption('All')
    await page.waitForURL(/#feedback\.show=all$/u)
    await page.locator('#feedback-choice').selectOption('Comments')
    await page.waitForURL(/report-\d+\.html$/u)
  })

  it('show 25 rows at once, and paths that break behind their slashes, unless they have very many', async () => {
    const paths = ['/guides/sso', '/'.repeat(1000)]
    const disliked = paths.map((path, index) => dislikedPage({ path, total: 9 - index }))
    const terms = Array.from({ length: 26 }, (_, index) => term({ term: `sso ${index}`, hits: 90 - index }))
    const thumbs = [feedbackEntry({ helpful: true }), feedbackEntry()]
    const file = await stage.write(
      comparedOf([row('/a')], [], { siteUrl, searches: searchesOf(terms), ...feedbackOf(disliked, thumbs) }),
    )
    const page = await stage.open(file)
    expect(await cellsOf(page, 'feedback', 'thumb')).toEqual(['Up', 'Down'])
    expect(await cellsOf(page, 'searches', 'term')).toHaveLength(25)
    await page.click('#searches-next')
    expect(await statusOf(page, 'searches')).toBe('26–26 of 26 search terms')
    expect(await cellsOf(page, 'page-feedback', 'page')).toEqual(paths)
    const breaks = await page.evaluate<number[]>(
      `[...document.querySelectorAll('#page-feedback-table tbody code')].map((code) => code.querySelectorAll('wbr').length)`,
    )
    expect(breaks).toEqual([1, 0])
  })

  it('show what readers wrote as text', async () => {
    const page = await stage.open(reports.hostile)
    const short = shownTexts.map((text) => (text.length > 40 ? `${text.slice(0, 40)}…` : text))
    expect(await cellsOf(page, 'searches', 'term')).toEqual(shownTexts)
    expect(await cellsOf(page, 'searches', 'page')).toEqual(shownTexts)
    expect(new Set(await cellsOf(page, 'searches', 'last'))).toEqual(new Set(['–']))
    expect(await cellsOf(page, 'page-feedback', 'page')).toEqual(shownTexts)
    expect(await cellsOf(page, 'feedback', 'comment')).toEqual(shownTexts)
    expect(await cellsOf(page, 'feedback', 'code')).toEqual(shownTexts)
    expect(await cellsOf(page, 'feedback', 'page')).toEqual(shownTexts)
    expect(await cellsOf(page, 'feedback', 'status')).toEqual(short.map(inWords))
    expect(await cellsOf(page, 'feedback', 'source')).toEqual(short.map(inWords))
    expect(await cellsOf(page, 'questions', 'question')).toEqual(shownTexts)
    expect(await cellsOf(page, 'questions', 'category')).toEqual(short)
    expect(await cellsOf(page, 'questions', 'page')).toEqual(shownTexts)
    for (const words of await page.locator('#gaps bdi').allTextContents())
      expect([...shownTexts, `${'x'.repeat(300)}…`]).toContain(words)
    expect(await page.locator('#gaps bdi').count()).toBeGreaterThan(10)
    expect(await textOf(page)).not.toMatch(unwanted)
    expect(await page.locator('img, main script, iframe').count()).toBe(0)
    expect(await page.locator('a[href^="javascript:"]').count()).toBe(0)
  })

  it('would be noticed if they became markup', async () => {
    const page = await stage.open(reports.hostile, { withoutPolicy: true, mayHaveTroubles: true })
    await page.evaluate(`{
      const { lists } = JSON.parse(document.getElementById('data').textContent)
      for (const rows of Object.values(lists))
        for (const cells of rows) document.body.insertAdjacentHTML('beforeend', cells[0])
    }`)
    await page.waitForFunction('globalThis.hit === 1')
    expect(await page.locator('img').count()).toBeGreaterThan(0)
  })

  it.each([
    ['usual', 'narrow'],
    ['usual', 'wide'],
    ['hostile', 'wide'],
  ] as const)('fit the window, whatever readers wrote: %s texts, %s font', async (texts, font) => {
    const page = await stage.open(reports[texts], { font })
    for (const width of [phone, 768, desktop]) {
      await showOn(page, { width })
      expect(await overflowing(page)).toEqual([])
    }
    await showOn(page, { width: phone })
    const wide = `[...document.querySelectorAll('.list')].filter(({ scrollWidth }) => scrollWidth > innerWidth).length`
    expect(await page.evaluate(wide)).toBe(0)
  })

  it('have place for the arrow of the sorted column, at any width of a phone', async () => {
    const page = await stage.open(reports.usual, { font: 'narrow' })
    for (let width = 320; width <= 400; width += 4) {
      await showOn(page, { width })
      expect([width, await scrollingTables(page)]).toEqual([width, []])
    }
  })

  it.each(['usual', 'hostile'] as const)('pass axe-core: %s', async (name) => {
    const page = await stage.open(reports[name])
    const faults = await faultsOf(page, { width: desktop, scheme: 'light' }, { width: phone, scheme: 'dark' })
    expect(faults).toEqual([])
  })
})
