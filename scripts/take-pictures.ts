// Takes the pictures in README.md: the job summary and report.html of an export from the simulator, light and dark.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { marked } from 'marked'
import type { Browser } from 'playwright-core'

import { startAction } from '../simulator/action-runner.ts'
import { simulatorKey, startDocumentationService } from '../simulator/documentation-service.ts'
import { launchChromium } from './chromium.ts'

type Scheme = 'light' | 'dark'

const pictures = path.resolve(import.meta.dirname, '..', 'pictures')
const widthPx = 960
const { resolve } = createRequire(import.meta.url)

const folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-pictures-'))
const browser = await launchChromium()
try {
  mkdirSync(pictures, { recursive: true })
  const { summary, report } = await exportVisitors()
  for (const scheme of ['light', 'dark'] as const) {
    await takeSummary(browser, summary, scheme)
    await takeReport(browser, report, scheme)
  }
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}

/** Returns the summary as Markdown, and the path of the report. */
async function exportVisitors(): Promise<{ summary: string; report: string }> {
  const service = await startDocumentationService()
  const { exitCode, log, summary, outputs } = await startAction({
    folder,
    inputs: {
      'api-key': simulatorKey,
      'project-id': 'acme-docs',
      'base-url': service.url,
      'date-from': '2026-10-23',
      'date-to': '2026-11-20',
      compare: 'previous-period',
      series: 'daily',
      'summary-rows': '10',
      'upload-artifact': 'false',
    },
  }).finished.finally(() => service.close())
  if (exitCode !== 0) throw new Error(`The export failed: ${log}`)
  // The path of the files is only valid on this machine.
  const shown = summary.replace(/\n\nThe data is[^\n]*\n$/u, '')
  return { summary: shown, report: path.join(outputs['outputDir'] ?? '', 'report.html') }
}

/** Shows the summary with GitHub's style sheet and with Mermaid for the charts, close to what GitHub shows. */
async function takeSummary(browser: Browser, summary: string, scheme: Scheme): Promise<void> {
  const page = await newPage(browser, scheme)
  const style = resolve(`github-markdown-css/github-markdown-${scheme}.css`)
  await page.setContent(`<!doctype html><style>${readFileSync(style, 'utf8')} body { margin: 0 }</style>
    <article class="markdown-body" style="padding: 24px">${await marked.parse(summary)}</article>`)
  await page.addScriptTag({ path: resolve('@mermaid-js/tiny') })
  await page.evaluate(`(async () => {
    mermaid.initialize({ startOnLoad: false, theme: '${scheme === 'dark' ? 'dark' : 'default'}' })
    const nodes = [...document.querySelectorAll('code.language-mermaid')]
    for (const node of nodes) node.parentElement.style.background = 'none'
    await mermaid.run({ nodes })
  })()`)
  await page.locator('article').screenshot({ path: path.join(pictures, `summary-${scheme}.png`) })
  await page.close()
}

async function takeReport(browser: Browser, report: string, scheme: Scheme): Promise<void> {
  const page = await newPage(browser, scheme)
  await page.goto(pathToFileURL(report).href)
  const take = async (name: string, y: number, height: number): Promise<void> => {
    const clip = { x: 0, y, width: widthPx, height }
    await page.screenshot({ path: path.join(pictures, `${name}-${scheme}.png`), clip, fullPage: true })
  }
  const top = await page.locator('#top-title').boundingBox()
  const topPx = (top?.y ?? 0) - 24
  await take('report', 0, topPx)
  await page.fill('#filter', 'api')
  await take('report-table', topPx, await page.evaluate(`document.body.scrollHeight - ${topPx}`))
  await page.close()
}

async function newPage(browser: Browser, scheme: Scheme) {
  const viewport = { width: widthPx, height: 900 }
  return browser.newPage({ colorScheme: scheme, viewport, deviceScaleFactor: 1.5 })
}
