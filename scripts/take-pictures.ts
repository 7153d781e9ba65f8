// Builds dist/, and takes pictures of the job summary and report.html of exports from the simulator, light and dark. Without
// options, those in pictures/, with those of comments. With --all <folder>, those to look at after a change: sites from empty
// to 2,500 pages, at five widths, and the report in print; with --only <name>, one of them. With --check, builds and takes
// nothing, and tells which of those in pictures/ show something else than dist/ writes.
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

import type { Browser, Page } from 'playwright-core'

import { launchChromium } from './chromium.ts'
import { exportVisitors, readmeSources, type Site, sites, type Sources } from './pictured-runs.ts'
import { summaryPage } from './summary-page.ts'

type Scheme = 'light' | 'dark'

const schemes: readonly Scheme[] = ['light', 'dark']
const widthsPx = [1600, 1280, 768, 640, 390]
/** README shows its three pictures beside each other, at two thirds of this width. It is that of a phone. */
const readmeWidthPx = 400
const printWidthPx = 720
const readmePictures = path.resolve(import.meta.dirname, '..', 'pictures')
/** What they show, as hashes. */
const shownFile = path.join(readmePictures, 'shown.json')

const { values } = parseArgs({
  options: { all: { type: 'string' }, only: { type: 'string' }, check: { type: 'boolean', default: false } },
})
const folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-pictures-'))
try {
  if (values.check) await checkReadmePictures()
  else {
    await import('./build.ts')
    await takePictures()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function takePictures(): Promise<void> {
  const browser = await launchChromium()
  try {
    if (values.all === undefined) await takeReadmePictures(browser)
    else
      for (const [name, site] of Object.entries(sites))
        if (values.only === undefined || values.only === name)
          await takeAll(browser, path.resolve(values.all), name, site)
  } finally {
    await browser.close()
  }
}

async function takeReadmePictures(browser: Browser): Promise<void> {
  mkdirSync(readmePictures, { recursive: true })
  const fileOf = (name: string, scheme: Scheme): string => path.join(readmePictures, `${name}-${scheme}.png`)
  const sources = await readmeSources(folder)
  for (const scheme of schemes) {
    for (const name of ['request', 'preview'] as const) {
      await using page = await openPage(browser, await summaryPage(sources[name]), scheme, readmeWidthPx)
      await page.locator('article').screenshot({ path: fileOf(name, scheme) })
    }
    await using week = await openPage(browser, sources.week, scheme, readmeWidthPx)
    await takeTop(week, ':nth-match(.task, 3)', fileOf('week', scheme))
    await using report = await openPage(browser, sources.report, scheme, 1280)
    await takeTop(report, '#pages', fileOf('report', scheme))
    await report.fill('#pages-filter', 'api')
    await report.locator('#pages').screenshot({ path: fileOf('report-table', scheme) })
  }
  writeFileSync(shownFile, `${JSON.stringify(hashesOf(sources), undefined, 2)}\n`)
}

/**
 * Returns the hash of what each picture shows, and of the style of the report. Another browser or other fonts draw the same
 * otherwise, so the pictures themselves differ between machines.
 */
function hashesOf({ week, report, ...comments }: Sources): Record<string, string> {
  const until = (html: string, id: string): string => html.split(`id="${id}"`)[0] ?? ''
  const shown = { ...comments, week: until(week, 'moved'), report: until(report, 'searches') }
  return Object.fromEntries(
    Object.entries(shown).map(([name, text]) => {
      // The mark of a comment is hidden, and the ports of the simulators differ.
      const same = text.replaceAll(/<!-- [^]*?-->|(?<=127\.0\.0\.1):\d+/gu, '')
      return [name, createHash('sha256').update(same).digest('hex')]
    }),
  )
}

async function checkReadmePictures(): Promise<void> {
  const taken = JSON.parse(readFileSync(shownFile, 'utf8')) as Record<string, string>
  const now = hashesOf(await readmeSources(folder))
  const changed = Object.keys(now).filter((name) => now[name] !== taken[name])
  if (changed.length === 0) return
  console.error(
    `dist/ writes something else than these pictures show: ${changed.join(', ')}. Run npm run pictures, look at them, and commit pictures/.`,
  )
  process.exitCode = 1
}

/** Takes a picture of what stands above an element. */
async function takeTop(page: Page, end: string, path: string): Promise<void> {
  const box = await page.locator(end).boundingBox()
  const width = page.viewportSize()?.width ?? 0
  const clip = { x: 0, y: 0, width, height: Math.floor((box?.y ?? 900) - 8) }
  await page.screenshot({ path, clip, fullPage: true })
}

async function takeAll(browser: Browser, pictures: string, name: string, site: Site): Promise<void> {
  const { summary, report } = await exportVisitors(site, folder)
  const summaryHtml = await summaryPage(summary)
  mkdirSync(pictures, { recursive: true })
  const take = async (page: Page, what: string): Promise<void> => {
    await page.screenshot({ path: path.join(pictures, `${name}-${what}.png`), fullPage: true })
  }
  for (const widthPx of widthsPx) {
    for (const scheme of schemes) {
      await using shownSummary = await openPage(browser, summaryHtml, scheme, widthPx)
      await take(shownSummary, `summary-${widthPx}-${scheme}`)
      await using page = await openPage(browser, report, scheme, widthPx)
      await take(page, `report-${widthPx}-${scheme}`)
    }
  }
  await using page = await openPage(browser, report, 'light', printWidthPx)
  await page.emulateMedia({ media: 'print' })
  await take(page, 'report-print')
  console.log(`${name}: ${pictures}`)
}

async function openPage(browser: Browser, html: string, scheme: Scheme, widthPx: number): Promise<Page> {
  const viewport = { width: widthPx, height: 900 }
  const page = await browser.newPage({ colorScheme: scheme, viewport, deviceScaleFactor: 1.5 })
  const file = path.join(folder, 'page.html')
  writeFileSync(file, html)
  await page.goto(pathToFileURL(file).href)
  return page
}
