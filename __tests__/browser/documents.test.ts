import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, it } from '@jest/globals'
import { marked } from 'marked'
import type { Page } from 'playwright-core'

import { type BrowserStage, describeInBrowser, phone } from '../support/browser.ts'
import { visitorReport } from '../../src/analytics/show/markdown-report.ts'
import {
  analyticsOf,
  comparedOf,
  feedbackOf,
  many,
  questionsOf,
  row,
  searchesOf,
} from '../support/analytics.ts'
import { readDocument } from '../support/documents.ts'
import { brokenWords } from '../support/report-page.ts'

const style = readFileSync(
  createRequire(import.meta.url).resolve('github-markdown-css/github-markdown-light.css'),
)

/** Shows Markdown with GitHub's style sheet, at the width of a window. Its links and pictures are relative to `document`. */
async function openMarkdown(
  { folder, open }: BrowserStage,
  markdown: string,
  { width, paddingPx, document }: { width: number; paddingPx: number; document: string },
): Promise<Page> {
  const base = pathToFileURL(path.resolve(document)).href
  const file = path.join(folder, `${path.basename(document)}-${width}.html`)
  writeFileSync(
    file,
    `<!doctype html><base href="${base}"><style>${style.toString()} body { margin: 0 }</style>
    <article class="markdown-body" style="padding: ${paddingPx}px">${await marked.parse(markdown)}</article>`,
  )
  // Its pictures are requests.
  return open(file, { width, mayHaveTroubles: true })
}

/** The tables that have to be scrolled sideways, by a row, with the pixels that are missing. */
async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(
    `[...document.querySelectorAll('table')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((table) => table.rows[1].innerText + ': ' + (table.scrollWidth - table.clientWidth))`,
  )
}

describeInBrowser('the job summary on a phone', (stage) => {
  it('has no table that scrolls sideways if paths and words are ordinary', async () => {
    const pages = ['/', '/api-reference/webhooks/list', '/guides/agent-instructions', '/v1/introduction']
    const now = many(12, (index) => row(pages[index] ?? `/integrations/part-${index}`, 1345 - index))
    const before = [...now.slice(1).map(({ path }) => row(path, 1111)), row('/security/gone', 345)]
    const asked = 'How do I rotate an API key without downtime of authentication?'
    const lists = {
      questions: questionsOf(many(26, () => ({ question: asked, page: pages[1] ?? null }))),
      searches: searchesOf([{ hits: 1205, clickThroughRate: 0.08, topClickedPage: pages[2] ?? null }]),
      ...feedbackOf(
        [{ path: pages[1] ?? '', thumbsDown: 123, thumbsUp: 12 }],
        [{ path: pages[1] ?? '', comment: asked }],
      ),
    }
    const siteUrl = new URL('https://docs.example.com')
    const compared = await comparedOf(now, before, { siteUrl, ...lists, lists })
    const alone = await analyticsOf({
      visitors: now.map((each) => ({ ...each, ai: 1111 })),
      siteUrl,
      ...lists,
    })
    for (const [content, count] of [
      [compared, 6],
      [alone, 5],
    ] as const) {
      const summary = visitorReport(content, undefined).replaceAll('<details>', '<details open>')
      const page = await openMarkdown(stage, summary, { width: phone, paddingPx: 24, document: 'summary.md' })
      const tables = await tooWide(page)
      expect(await page.locator('table').count()).toBe(count)
      expect(tables).toEqual([])
      // Words of readers are code, too, and break between words.
      expect((await brokenWords(page, 'td code')).filter((word) => !word.includes(' '))).toEqual([])
    }
  })
})

describeInBrowser('the documents on GitHub', (stage) => {
  // README's table of recipes has five columns. GitHub lets it be scrolled.
  it.each([
    ['README.md', 2, 1],
    ['docs/automations.md', 1, 0],
    ['docs/reference.md', 4, 0],
  ])('the tables of %s fit on a phone', async (document, count, scrolled) => {
    const page = await openMarkdown(stage, readDocument(document), { width: phone, paddingPx: 16, document })
    expect(await page.locator('table').count()).toBeGreaterThanOrEqual(count)
    expect((await tooWide(page)).length).toBe(scrolled)
  })
})
