import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, it } from '@jest/globals'
import { marked } from 'marked'
import type { Page } from 'playwright-core'

import { type BrowserStage, describeInBrowser, phone } from '../support/browser.ts'
import { readDocument } from '../support/documents.ts'

const style = readFileSync(
  createRequire(import.meta.url).resolve('github-markdown-css/github-markdown-light.css'),
)
/** Width of README on the page of a repository, in pixels. */
const onGitHub = 1012

/** Shows a document with GitHub's style sheet, at the width of a window. */
async function openDocument({ folder, open }: BrowserStage, document: string, width: number): Promise<Page> {
  const paddingPx = width === phone ? 16 : 32
  const base = pathToFileURL(path.resolve(document)).href
  const file = path.join(folder, `${path.basename(document)}-${width}.html`)
  writeFileSync(
    file,
    `<!doctype html><base href="${base}"><style>${style.toString()} body { margin: 0 }</style>
    <article class="markdown-body" style="padding: ${paddingPx}px">${await marked.parse(readDocument(document))}</article>`,
  )
  // Its pictures are requests.
  return open(file, { width, mayHaveTroubles: true })
}

describeInBrowser('the documents on GitHub', (stage) => {
  it('README has at most 6,000 pixels, with a picture of at most 500', async () => {
    const page = await openDocument(stage, 'README.md', onGitHub)
    const sizes = await page.evaluate<{ height: number; pictures: number[] }>(`({
      height: document.querySelector('article').getBoundingClientRect().height,
      pictures: [...document.querySelectorAll('img')].map((img) => img.getBoundingClientRect().height),
    })`)
    expect(sizes.height).toBeGreaterThan(1000)
    expect(sizes.height).toBeLessThanOrEqual(6000)
    expect(sizes.pictures.length).toBeGreaterThan(0)
    for (const height of sizes.pictures) {
      expect(height).toBeGreaterThan(100)
      expect(height).toBeLessThanOrEqual(500)
    }
  })

  it.each([
    ['README.md', 6],
    ['docs/automations.md', 1],
    ['docs/reference.md', 4],
  ])('the tables of %s fit on a phone', async (document, count) => {
    const page = await openDocument(stage, document, phone)
    const tables = await page.evaluate<{ head: string; wanted: number; shown: number }[]>(
      `[...document.querySelectorAll('table')].map((table) => ({
        head: table.rows[1].innerText,
        wanted: table.scrollWidth,
        shown: table.clientWidth,
      }))`,
    )
    expect(tables.length).toBeGreaterThanOrEqual(count)
    expect(tables.filter(({ wanted, shown }) => wanted > shown)).toEqual([])
  })
})
