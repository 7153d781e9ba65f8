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

import { manyReaders } from '../simulator/reader-rows.ts'
import { runAction } from '../simulator/action-runner.ts'
import {
  type DocumentationService,
  type DocumentationServiceOptions,
  simulatorKey,
  startDocumentationService,
} from '../simulator/documentation-service.ts'
import { startDocumentationSite } from '../simulator/documentation-site.ts'
import { startGitHubApi, workflowToken } from '../simulator/github-api.ts'
import { launchChromium } from './chromium.ts'
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

interface Site {
  service?: DocumentationServiceOptions
  inputs: Record<string, string>
}

const fourWeeks = { 'date-from': '2026-10-23', 'date-to': '2026-11-20' }
const october = { 'date-from': '2026-10-01', 'date-to': '2026-11-01' }
const linked = { 'site-url': 'https://docs.example.com' }
const nobody = { totals: { human: 0, ai: 0, total: 0 }, visitors: [] }
const everything: Site = {
  service: { pages: 236 },
  inputs: { ...october, ...linked, include: 'views,searches,feedback,questions' },
}

/** The sites to look at, by the first part of the names of their pictures. */
const sites = {
  everything,
  // What the quick start of README makes, which shows it: a week, compared with the 8 before. There was a release in it.
  week: {
    service: { pages: 236 },
    inputs: {
      'date-from': '2026-06-01',
      'date-to': '2026-06-08',
      ...linked,
      include: 'searches,feedback,questions',
    },
  },
  // The requests end in the middle of the search terms.
  'readers-cut': {
    service: { pages: 230, readers: manyReaders(300) },
    inputs: { ...fourWeeks, include: 'searches,feedback', 'max-requests': '6' },
  },
  'no-readers': {
    service: { pages: 230, readers: { searches: [], feedback: [], conversations: [] } },
    inputs: { ...fourWeeks, include: 'searches,feedback,questions' },
  },
  // The month has 31 days, and the one before has 30.
  'unequal-months': { inputs: { ...october, ...linked } },
  'not-over': { inputs: { ...linked, range: 'month-to-date' } },
  empty: { service: { visitors: nobody }, inputs: { ...fourWeeks, ...linked } },
  'one-page': { service: { pages: 1 }, inputs: { ...fourWeeks, ...linked } },
  '2500-pages': { service: { pages: 2500 }, inputs: { ...fourWeeks, ...linked } },
} satisfies Readonly<Record<string, Site>>

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

/** Returns what the pictures of README and docs/ are taken of, by the first part of their names: Markdown, and reports. */
async function readmeSources() {
  return {
    request: await requestWithAnswer(),
    preview: await previewComment(),
    week: (await exportVisitors(sites.week)).report,
    report: (await exportVisitors(everything)).report,
  }
}
type Sources = Awaited<ReturnType<typeof readmeSources>>

async function takeReadmePictures(browser: Browser): Promise<void> {
  mkdirSync(readmePictures, { recursive: true })
  const fileOf = (name: string, scheme: Scheme): string => path.join(readmePictures, `${name}-${scheme}.png`)
  const sources = await readmeSources()
  for (const scheme of schemes) {
    for (const name of ['request', 'preview'] as const) {
      await using page = await openSummary(browser, sources[name], scheme, readmeWidthPx)
      await page.locator('article').screenshot({ path: fileOf(name, scheme) })
    }
    await using week = await openReport(browser, sources.week, scheme, readmeWidthPx)
    await takeTop(week, ':nth-match(.task, 3)', fileOf('week', scheme))
    await using report = await openReport(browser, sources.report, scheme, 1280)
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
  const now = hashesOf(await readmeSources())
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
  const { summary, report } = await exportVisitors(site)
  mkdirSync(pictures, { recursive: true })
  const take = async (page: Page, what: string): Promise<void> => {
    await page.screenshot({ path: path.join(pictures, `${name}-${what}.png`), fullPage: true })
  }
  for (const widthPx of widthsPx) {
    for (const scheme of schemes) {
      await using summaryPage = await openSummary(browser, summary, scheme, widthPx)
      await take(summaryPage, `summary-${widthPx}-${scheme}`)
      await using page = await openReport(browser, report, scheme, widthPx)
      await take(page, `report-${widthPx}-${scheme}`)
    }
  }
  await using page = await openReport(browser, report, 'light', printWidthPx)
  await page.emulateMedia({ media: 'print' })
  await take(page, 'report-print')
  console.log(`${name}: ${pictures}`)
}

/** Returns the summary as Markdown, and the report. */
async function exportVisitors({
  service: options,
  inputs,
}: Site): Promise<{ summary: string; report: string }> {
  await using service = await startDocumentationService({
    ...options,
    analyticsRequestsPerHour: Number.POSITIVE_INFINITY,
  })
  const { summary, outputs } = await runAction({
    folder,
    inputs: { ...accessTo(service), 'max-requests': '1000', 'upload-artifact': 'false', ...inputs },
  })
  // The path of the files is only valid on this machine.
  const shown = summary.replace(/\n\nThe data is[^\n]*\n$/u, '')
  const report = readFileSync(path.join(outputs['outputDir'] ?? '', 'report.html'), 'utf8')
  return { summary: shown, report }
}

/** Asks the agent in a comment. Returns the comment, and the one of the action below it, as Markdown. */
async function requestWithAnswer(): Promise<string> {
  const text = 'With the flag --json, the command prints one object per line.'
  const body = '/docs Document the --json flag of export.'
  const user = { login: 'maintainer', type: 'User' }
  const payload = {
    action: 'created',
    issue: { number: 42, title: 'Where is --json documented?', body: '', state: 'open', user },
    comment: { id: 1, body, user, author_association: 'MEMBER' },
    repository: { full_name: 'acme/docs', private: true, default_branch: 'main' },
    sender: user,
  }
  const head = 'a'.repeat(40)
  await using site = await startDocumentationSite({
    pages: { '/reference/cli': { text: { title: 'CLI', paragraphs: [text] } } },
  })
  await using service = await startDocumentationService({
    jobLife: [{ status: 'completed', prLink: 'https://github.com/acme/docs/pull/128' }],
    builds: [[{ status: 'success' }]],
    previewUrl: site.url,
  })
  await using github = await startGitHubApi({ permissions: { maintainer: { permission: 'write' } } })
  github.pullRequests.set(128, { head, base: 'b'.repeat(40) })
  github.pullRequestFiles.set(128, [
    {
      filename: 'reference/cli.mdx',
      status: 'modified',
      patch: `@@ -9 +9 @@\n-The command prints a table.\n+${text}`,
    },
  ])
  const preview = { preview: 'true', 'poll-interval-seconds': '0.05' }
  await runAction({
    folder,
    inputs: { ...accessTo(service), 'prompt-from': 'comment', comment: 'continue', ...preview },
    githubToken: workflowToken,
    event: { name: 'issue_comment', payload },
    env: { GITHUB_API_URL: github.url, GITHUB_TRIGGERING_ACTOR: user.login },
  })
  const answer = github.comments[0]?.body ?? ''
  return `${commentBox(user.login, body)}\n\n${commentBox('github-actions bot', answer)}`
}

/** Builds the preview of a pull request, of which one page does not parse. Returns the comment of the action, as Markdown. */
async function previewComment(): Promise<string> {
  const now = 'Rows are written as they are read, so an export of any size fits into memory.'
  const pages = ['guides/export', 'guides/import', 'reference/cli']
  const head = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821'
  const payload = {
    action: 'synchronize',
    pull_request: { number: 57, state: 'open', head: { sha: head } },
    repository: { full_name: 'acme/docs', private: true },
  }
  const live = { text: { title: 'Export', paragraphs: [now] } }
  const logs = ['Parsing 41 pages', 'Failed to parse guides/export.mdx:12: Expected a closing tag for <Note>']
  await using site = await startDocumentationSite({
    pages: { '/guides/import': live, '/reference/cli': live },
  })
  await using service = await startDocumentationService({
    builds: [[{ status: 'success', commit: { sha: head }, logs }]],
    previewUrl: site.url,
  })
  await using github = await startGitHubApi()
  github.pullRequests.set(57, { head, base: 'b'.repeat(40) })
  const patch = `@@ -9 +9 @@\n-Rows are kept until all are read.\n+${now}`
  const files = pages.map((page) => ({ filename: `${page}.mdx`, status: 'modified' as const, patch }))
  github.pullRequestFiles.set(57, files)
  await runAction({
    folder,
    inputs: { ...accessTo(service), preview: 'true', comment: 'true', 'poll-interval-seconds': '0.05' },
    githubToken: workflowToken,
    event: { name: 'pull_request', payload },
    env: { GITHUB_API_URL: github.url },
  })
  return commentBox('github-actions bot', github.comments[0]?.body ?? '')
}

function accessTo({ url }: DocumentationService): Record<string, string> {
  return { 'api-key': simulatorKey, 'project-id': 'acme-docs', 'base-url': url }
}

/** Returns a table that looks like a comment on GitHub. */
function commentBox(author: string, text: string): string {
  return `<table style="display: table; width: 100%; table-layout: fixed">
<tr style="background: #818b981f"><th align="left">${author} commented</th></tr>
<tr style="background: none"><td>

${text}

</td></tr>
</table>`
}

async function openSummary(
  browser: Browser,
  summary: string,
  scheme: Scheme,
  widthPx: number,
): Promise<Page> {
  const page = await newPage(browser, scheme, widthPx)
  const file = path.join(folder, 'summary.html')
  writeFileSync(file, await summaryPage(summary))
  await page.goto(pathToFileURL(file).href)
  return page
}

async function openReport(browser: Browser, report: string, scheme: Scheme, widthPx: number): Promise<Page> {
  const page = await newPage(browser, scheme, widthPx)
  const file = path.join(folder, 'report.html')
  writeFileSync(file, report)
  await page.goto(pathToFileURL(file).href)
  return page
}

async function newPage(browser: Browser, scheme: Scheme, widthPx: number): Promise<Page> {
  const viewport = { width: widthPx, height: 900 }
  return browser.newPage({ colorScheme: scheme, viewport, deviceScaleFactor: 1.5 })
}
