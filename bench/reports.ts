import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Browser } from 'playwright-core'

import { runAction } from '../simulator/action-runner.ts'
import { findChromium, launchChromium } from '../scripts/chromium.ts'
import type { Bench, Measured, Pair } from './comparison.ts'
import { exportInputs } from './exports.ts'
import { startService } from './processes.ts'

/** The opening of report.html, until the browser has drawn it. The baseline is an empty page. */
export async function* compareReports({ folder, before }: Bench): AsyncGenerator<Pair> {
  if (findChromium() === undefined) {
    console.error('SKIPPED: report.html in a browser. No Chromium was found.')
    return
  }
  const pages = 2500
  await using service = await startService({ pages })
  const write = async (name: string, actionFolder?: string): Promise<string> => {
    const inputs = {
      ...exportInputs(service.url),
      'output-dir': path.join(folder, name),
    }
    await runAction({ inputs, folder, actionFolder })
    return path.join(folder, name, 'report.html')
  }
  const report = await write('now')
  const baseline = before === undefined ? writeEmptyPage(folder) : await write('before', before)
  await using browser = await launchChromium()
  yield {
    subject: {
      name: `opening report.html of ${pages.toLocaleString('en-US')} pages`,
      run: () => open(browser, report),
    },
    baseline: {
      name: before === undefined ? 'an empty page' : 'before',
      run: () => open(browser, baseline),
    },
  }
}

function writeEmptyPage(folder: string): string {
  const file = path.join(folder, 'empty.html')
  writeFileSync(file, '<!doctype html><title>Empty</title>')
  return file
}

async function open(browser: Browser, file: string): Promise<Measured> {
  await using page = await browser.newPage()
  const startedAtMs = performance.now()
  await page.goto(pathToFileURL(file).href)
  // The task after the next frame: the browser has drawn it.
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))')
  return { wallMs: performance.now() - startedAtMs }
}
