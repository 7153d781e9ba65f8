import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { BrowserServer } from 'playwright-core'

import { startChromiumServer } from '../../scripts/chromium.ts'
import { type Font, writeFontsFile } from './fonts.ts'

/** The browsers of all test files. The font of a browser is chosen when it starts. */
const browsers = new Map<Font, Promise<BrowserServer>>()
let folder = ''

// The first test that needs a browser starts it. It answers `GET /<font>` with the address of the browser.
const starter = createServer(({ url = '' }, response) => {
  const font = url.slice(1) as Font
  const browser = browsers.get(font) ?? startChromiumServer(writeFontsFile(folder, font))
  browsers.set(font, browser)
  browser.then(
    (started) => response.end(started.wsEndpoint()),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})

/** Runs once before all tests. */
export default async function start(): Promise<void> {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-browsers-'))
  starter.listen(0, '127.0.0.1')
  await once(starter, 'listening')
  process.env['BROWSERS_URL'] = `http://127.0.0.1:${(starter.address() as AddressInfo).port}`
}

/** Runs once after all tests, whether they passed or not. */
export async function stop(): Promise<void> {
  starter.close()
  starter.closeAllConnections()
  for (const browser of browsers.values())
    await browser.then(
      (started) => started.close(),
      // A browser that did not start failed its tests.
      () => undefined,
    )
  browsers.clear()
  rmSync(folder, { recursive: true })
}
